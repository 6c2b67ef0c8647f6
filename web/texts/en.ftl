# The game's texts in English.

title = Solitaire
description = Klondike, Spider and other card games for one, without a network too. No account, no advertisements.
continue = Continue

## Cards

card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card-hidden = hidden card
index = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Piles

pile-stock = Stock, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pile-waste = Waste, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pile-foundation = Foundation { $number }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pile-tableau = Column { $number }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pile-cell = Free cell { $number }, { $count ->
    [0] empty
   *[other] taken
}
pile-reserve = Reserve { $number }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}

## Controls

action-new = New game
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-menu = Menu
action-settings = Settings
action-cancel = Cancel
action-restart = Restart
action-close = Close
action-bring-back = Bring back the last one
action-undo-deal = Undo: bring back the last game
action-number = Number and link
action-copy = Copy
action-deal = Deal
action-reload = Reload

## Games

family-seven = Seven columns
option-seven = Draw { $n }
game-seven = { family-seven }, draw { $n }
family-klondike = Klondike
game-klondike = { family-klondike }
family-spider = Spider
option-spider = { $n ->
    [1] 1 suit
   *[other] { $n } suits
}
game-spider = { family-spider }, { option-spider }
family-freecell = FreeCell
game-freecell = { family-freecell }
family-pyramid = Pyramid
game-pyramid = { family-pyramid }
family-golf = Golf
game-golf = { family-golf }
deal-number = no. { $number }
score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## Menu

menu-title = Menu
menu-games = Choose a game
menu-this-game = This game
about = About this game
about-play = The game runs wholly in your browser, without a network too. Nothing leaves it: no account, no advertisements, no tracking.
about-save = Every game is saved by itself, and is as you left it when you come back.
about-deal = Every deal has a number. The same number always gives the same cards.

## Settings

settings-language = Language
settings-play = Playing
settings-cards = Cards
settings-table = Table
settings-shown = Shown
settings-senses = Sound and touch
setting-language = The game speaks
setting-oneTap = One tap moves a card
note-oneTap = Off: the first tap selects, the second puts down
setting-safe = Safe cards go home by themselves
note-safe = Only cards that are of no more use in the columns
setting-confirm = Ask before a new game
note-confirm = Only while a game is under way
setting-hand = Hand
hand-right = Right
hand-left = Left
setting-face = Faces
face-nordic = Nordic
face-classic = Classic
setting-colours = Colours of the suits
colours-two = Two
colours-four = Four
setting-back = Backs
back-lattice = Lattice
back-rosettes = Rosettes
back-selbu = Star
back-waves = Waves
back-plain = Plain
back-night = Night
back-knit = Knitted
setting-theme = Colour of the table
theme-spruce = Spruce
theme-fjord = Fjord
theme-slate = Slate
theme-plum = Plum
theme-sand = Sand
theme-night = Night
theme-contrast = High contrast
setting-speed = Movement
speed-normal = Usual
speed-slow = Slow
speed-fast = Fast
speed-off = None
setting-time = Time played
note-time = The clock starts with the first move
setting-moves = Number of moves
note-moves = Below the table, as you play
setting-score = Score
note-score = Below the table, as you play
setting-statistics = Statistics
note-statistics = Off: games are counted, but nothing of it is shown
setting-sound = Sound
note-sound = Quiet, like paper on felt
setting-vibrate = Vibration
note-vibrate = When cards cannot be put where they are dropped
ask-new = A game is under way. Do you want to deal a new one?

## The deal's number

number-title = Number and link
number-deal = This is { $game }, no. { $number }.
number-link = Link to the same cards
number-copied = The link has been copied
number-selected = The link is marked: copy it with the keyboard or a long press
number-other = Play another number
number-fault = Write a whole number from 1 to 4294967295

## Games in a file and versions

safekeeping = Keep your games safe
kept-promised = Your games lie in this browser alone, and it has promised to keep them.
kept-here = Your games lie in this browser alone. It may clear them away: those of a private window when that is closed, others when space is short. A file keeps them.
action-export = Save all to a file
action-choose-file = Open a file
action-add = Add what I lack
action-replace = Replace all of mine
action-install = Install
action-take-over = Play here
action-later = Later
file-written = Saved as { $name }
file-read = The file of { $when } holds { $games ->
    [one] 1 game
   *[other] { $games } games
}.
file-big = The file is too large to be one of saved games
file-form = This is no file of saved games
file-newer = The file is from a newer version of the game
file-save = A game in the file cannot be read, so nothing was changed
notice-elsewhere = This game is open in another window.
notice-update = There is a new version. Your game stays as it is.

## Messages

won = You won!
won-count = { moves }, { score }
points-start = +{ $points } to begin with
points-home = +{ $points } for cards to the foundations
points-columns = +{ $points } for cards from the columns to the foundations
points-waste = +{ $points } for cards from the waste to the foundations
points-placed = +{ $points } for cards from the waste to the columns
points-turned = +{ $points } for hidden cards turned up
points-runs = +{ $points } for whole runs
points-pyramid = +{ $points } for cards off the pyramid
points-cleared = +{ $points } for cards off the columns
points-back = −{ $points } for cards taken back from the foundations
points-passes = −{ $points } for going through the stock again
points-moves = −{ $points } for moves and deals
points-floor = +{ $points } forgiven, as a score never goes below zero
hint-move = A possible move: { $card } to { $target ->
    [foundation] the foundation
    [waste] the waste
    [tableau] column { $number }
   *[other] a free place
}
hint-stock = A possible move: take from the stock
hint-none = There is no possible move just now
refused = That move is not possible
refused-stale = The table had changed, so the move was not made
refused-hidden = A hidden card cannot be moved
refused-top = Only the top card can be taken from here
refused-run = These cards do not form a run, so they cannot move together
refused-rank = The { $card } does not follow the { $onto } here
refused-colour = Red and black take turns: the { $card } cannot lie on the { $onto }
refused-suit = The suit must be the same: the { $card } cannot lie on the { $onto }
refused-covered = Other cards lie on it
refused-capacity = There are not enough free places to move that many cards at once
refused-single = Only one card at a time can be put here
refused-full = The place is taken
refused-not-thirteen = The two cards do not make 13 together
refused-closed = Cards are not put here or taken from here by hand
refused-only-ace = Only an ace can begin here
refused-only-king = Only a king can be put on an empty place
refused-nothing-left = There are no more cards in the stock
refused-gaps = Fill the empty columns first: you can deal when every column has a card
refused-stays = The cards are there already
refused-empty = There is no card here to take
refused-nowhere = There is no place for the { $card } just now
refused-over = The game has been won
dealt = New deal, no. { $number }
finish-offer = Tap the table and the rest of the cards go home
finish-running = A tap stops the cards
stuck = No more moves
no-better = It lies as well here as anywhere else
save-damaged = The saved game could not be read; it has been set aside and a new one begun
storage-failed = The game cannot be saved in this browser just now
engine-restarted = The game had stopped and was set going again; nothing is lost
engine-failed = The game cannot go on. Your saved games are safe
address-form = The address names no game
address-game = The address names a game that is not here
address-number = The number in the address must be from 1 to 4294967295

# The game's texts in English.

## The first picture

# Plain words: nothing can stand in braces here.
index-A = A
index-K = K
index-Q = Q
index-J = J
index-T = 10
action-new = New game
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-menu = Menu
action-settings = Settings
notice-failed = The game cannot go on. Your saved games are safe.

### What comes before this is all that is said before the rest of the page has come

title = Solitaire
description = Klondike, Spider and other card games for one, without a network too. No account, no advertisements.
continue = Continue

## Cards

# The suit's letter and then the rank's: a name here begins with a letter.
card = { $card ->
    [SA] ace of spades
    [S2] two of spades
    [S3] three of spades
    [S4] four of spades
    [S5] five of spades
    [S6] six of spades
    [S7] seven of spades
    [S8] eight of spades
    [S9] nine of spades
    [ST] ten of spades
    [SJ] jack of spades
    [SQ] queen of spades
    [SK] king of spades
    [HA] ace of hearts
    [H2] two of hearts
    [H3] three of hearts
    [H4] four of hearts
    [H5] five of hearts
    [H6] six of hearts
    [H7] seven of hearts
    [H8] eight of hearts
    [H9] nine of hearts
    [HT] ten of hearts
    [HJ] jack of hearts
    [HQ] queen of hearts
    [HK] king of hearts
    [DA] ace of diamonds
    [D2] two of diamonds
    [D3] three of diamonds
    [D4] four of diamonds
    [D5] five of diamonds
    [D6] six of diamonds
    [D7] seven of diamonds
    [D8] eight of diamonds
    [D9] nine of diamonds
    [DT] ten of diamonds
    [DJ] jack of diamonds
    [DQ] queen of diamonds
    [DK] king of diamonds
    [CA] ace of clubs
    [C2] two of clubs
    [C3] three of clubs
    [C4] four of clubs
    [C5] five of clubs
    [C6] six of clubs
    [C7] seven of clubs
    [C8] eight of clubs
    [C9] nine of clubs
    [CT] ten of clubs
    [CJ] jack of clubs
    [CQ] queen of clubs
   *[CK] king of clubs
}
card-hidden = hidden card

## Piles

table = Card table: the arrows move, Enter plays, the question mark lists all keys
pile-stock = Stock: { $count ->
    [0] { $sign ->
        [turn] empty, ready to be turned over
       *[other] empty
    }
    [one] 1 card
   *[other] { $count } cards
}
pile-waste = Waste: { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-waste-empty = Waste: empty
pile-foundation = Foundation { $number }: { $card } on top
pile-foundation-empty = Foundation { $number }: empty
pile-tableau = Column { $number }: { $cards }
pile-tableau-empty = Column { $number }: empty
pile-cell = Free cell { $number }: { $card }
pile-cell-empty = Free cell { $number }: empty
pile-reserve = Reserve { $number }: { $cards }
pile-reserve-empty = Reserve { $number }: empty
pile-row = Row { $row }, place { $place }: { $card }
pile-row-covered = Row { $row }, place { $place }: { $card }, covered
pile-row-empty = Row { $row }, place { $place }: empty
place-empty = { $base ->
    [A] empty place for an ace
    [K] empty place for a king
   *[other] empty place
}
cards-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}

## Controls

action-fair-hint = Try a fair hint
action-show = Show me the win
action-stats = Statistics
action-log = Last games
action-daily = Daily deal
action-winnable = What can be won
action-reset = Reset these statistics
action-again = Deal again
action-watch = Watch
action-share = Share
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
passes-left = { $passes ->
    [0] last pass
    [one] 1 more pass
   *[other] { $passes } more passes
}
moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## Menu

menu-title = Menu
menu-games = Choose a game
menu-this-game = This game
deals = New games
deals-any = Any deal
deals-winnable = Can be won
deals-easy = Easy
deals-medium = Medium
deals-hard = Hard
deals-note = { $deals ->
    [any] Any deal at all. Some of them nobody could win.
    [winnable] Only deals that the game has found a way to win. It knew all the cards, so it may still take some finding.
   *[rated] Deals that can be won. Easy, medium and hard are a third each, by how many positions the game had to look at before it found a way to win.
}
deals-none = It is not known yet which deals of this game can be won, so any deal is dealt.
about = About this game
about-play = The game runs wholly in your browser, without a network too. Nothing leaves it: no account, no advertisements, no tracking.
about-save = Every game is saved by itself, and is as you left it when you come back.
about-deal = Every deal has a number. The same number always gives the same cards.

## Settings

settings-language = Language
settings-play = Playing
settings-thinking = Hints
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
setting-sure = Sure hints
note-sure = A hint is then the first move of a proved win: the hidden cards are looked at
setting-outlook = Can it still be won?
note-outlook = Says so below the table as you play, and so gives away something of the hidden cards
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

## Statistics

stats-game = Game
stats-none = No games yet: a game counts from its first move
stats-played = Games played
stats-won = Won
stats-rate = Share won
stats-clean = Won without undo and hints
stats-streak = Won in a row now
stats-best-streak = Most won in a row
stats-best-time = Shortest time
stats-median-time = Usual time (median)
stats-fewest-moves = Fewest moves
stats-median-moves = Usual number of moves (median)
stats-best-score = Best score
stats-offline = The plots could not be fetched
stats-removed = The statistics of this game have been reset.
plot-rate = Share won of the last 20 games, over time
plot-times = Times of the games that were won
plot-games = Game
plot-minutes = Minutes
plot-won = Games
ask-reset = Do you want to reset the statistics of { $game }? { $count ->
    [one] 1 game is taken out, and out of the log too.
   *[other] { $count } games are taken out, and out of the log too.
}
log-facts = { $when } · { $result ->
    [won] won
    [shown] the win was shown
   *[open] not won
} · { moves } · { $time }
saved-none = No game under way
saved-won = Won
saved-shown = The win was shown
saved-moves = Under way, { moves }
saved-rate = { $rate } of { $played } won

## Daily deal

daily-today = Play today’s deal
daily-streak = { $days ->
    [0] No days in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
daily-back = The month before
daily-on = The month after
daily-day = { $day }: { $state ->
    [won] won on the day
    [late] won later
    [open] begun, not won
   *[none] not played
}
daily-note = Every day has a deal of its own, and it can be won. Old days can be played too, but only a deal that is won on its own day counts for the days in a row.

## Watching a game

watch = The game that is watched
watch-start = Back to the deal
watch-back = One move back
watch-run = Run or pause
watch-on = One move on
watch-play = Play these cards
watch-end = Stop watching
watch-place = { $ply } of { $all }

## The deal's number

number-title = Number and link
number-deal = This is { $game }, no. { $number }.
number-proved = { $rating ->
    [easy] This deal can be won, and it is one of the easy ones.
    [medium] This deal can be won. It is neither an easy nor a hard one.
   *[hard] This deal can be won, but it is one of the hard ones.
}
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
notice-unsaved = This browser does not keep your game. A file does.
notice-update = There is a new version. Your game stays as it is.

## Messages

won = You won!
won-shown = That is how it is won
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
hint-none = There is no possible move just now
outlook = { $verdict ->
    [won] Can be won
    [lost] Cannot be won
    [unknown] Unknown
   *[thinking] Thinking
}
outlook-name = Can it still be won? { outlook }
outlook-said = { $verdict ->
    [won] The game can still be won: a way has been found
    [lost] The game can no longer be won: that is proved
    [unknown] Nobody knows whether the game can still be won: neither a way nor a proof was found
   *[thinking] Whether the game can still be won is not known yet
}
hint-fair = Fair hint: { $move }. { $why ->
    [wins] { $steps ->
        [one] That wins the game
       *[other] It leads to a win in { $steps } moves
    }
    [turns-up] { $steps ->
        [one] It turns up a hidden card in column { $number }
       *[other] In { $steps } moves a hidden card turns up in column { $number }
    }
    [run-home] { $steps ->
        [one] It brings a whole run home
       *[other] In { $steps } moves a whole run goes home
    }
    [home] { $steps ->
        [one] It brings the card home
       *[other] In { $steps } moves the { $card } goes home
    }
    [from-waste] { $steps ->
        [one] It brings a card of the waste into play
       *[other] In { $steps } moves the { $card } comes from the waste into play
    }
    [empties] { $pile ->
        [cell] It frees a cell
       *[tableau] It empties column { $number }
    }
    [deal] { $steps ->
        [one] Nothing in sight is better
       *[other] It puts the columns in order before a row is dealt
    }
    [off] It leaves less on the table
    [draw] Nothing in sight is better
    [joins-suit] It joins cards of one suit
   *[makes-room] It makes room for what comes next
}
hint-none-fair = { $why ->
    [no-move] Fair hint: no move is possible
    [nothing-useful] Fair hint: nothing useful is left to play
   *[unknown] Fair hint: none was found, though something useful may be left
}
hint-sure = { $verdict ->
    [won] Sure hint: { $move }. It leads to a win: proved
    [lost] Sure hint: the game can no longer be won. That is proved
   *[unknown] Sure hint: unknown. Neither a way to win nor a proof of the loss was found
}
looking = Looking for a way to win
looked-at = { $states ->
    [one] 1 position
   *[other] { $states } positions
}
ask-show = The win is played on the table, whatever the cards hide. The game then counts as shown: neither won nor lost.
show-running = This is how it is won. Any key or tap stops it
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
finish-offer = Tap the table or press Enter, and the rest of the cards go home
finish-running = A tap stops the cards
stuck = No more moves
no-better = It lies as well here as anywhere else
save-damaged = The saved game could not be read; it has been set aside and a new one begun
storage-failed = The game cannot be saved in this browser just now
engine-restarted = The game had stopped and was set going again; nothing is lost
rules-failed = The rules could not be read just now
address-form = The address names no game
address-game = The address names a game that is not here
address-number = The number in the address must be from 1 to 4294967295
address-moves = The moves in the address are not a game of these cards

## What is heard: one short sentence for what happened

said-card = { $to ->
    [foundation] The { $card } goes to the foundation
    [cell] The { $card } goes to free cell { $number }
    [waste] The { $card } goes to the waste
    [away] The { $card } leaves the table
   *[tableau] The { $card } goes to column { $number }
}
said-card-turned = { $to ->
    [foundation] The { $card } goes to the foundation; turned up: { $turned }
    [cell] The { $card } goes to free cell { $number }; turned up: { $turned }
    [waste] The { $card } goes to the waste; turned up: { $turned }
    [away] The { $card } leaves the table; turned up: { $turned }
   *[tableau] The { $card } goes to column { $number }; turned up: { $turned }
}
said-cards = { $count } cards from the { $card } go to column { $number }
said-cards-turned = { $count } cards from the { $card } go to column { $number }; turned up: { $turned }
said-pair = The { $card } and the { $onto } leave the table
said-run = { $runs ->
    [one] A whole run leaves the table, { $home } of 8 now
   *[other] { $runs } whole runs leave the table, { $home } of 8 now
}
said-run-turned = { $runs ->
    [one] A whole run leaves the table, { $home } of 8 now; turned up: { $turned }
   *[other] { $runs } whole runs leave the table, { $home } of 8 now; turned up: { $turned }
}
said-home = { $count ->
    [one] 1 more card goes to the foundations
   *[other] { $count } more cards go to the foundations
}
said-stock = From the stock: { $card }
said-stock-cards = { $count } cards from the stock, { $card } on top
said-pass = The waste has been turned over
said-pass-card = The waste has been turned over; from the stock: { $card }
said-deal = { $count ->
    [one] 1 card has been dealt
   *[other] { $count } cards have been dealt, one to each column
}
said-undone = Taken back
said-undone-card = { $to ->
    [tableau] Taken back: the { $card } is in column { $number } again
    [waste] Taken back: the { $card } is on the waste again
    [cell] Taken back: the { $card } is in free cell { $number } again
   *[foundation] Taken back: the { $card } is on the foundation again
}
said-restart = The game begins again with the same cards
said-won = You won: { moves }, { score }
held = { $count ->
    [one] In hand: { $card }
   *[other] In hand: { $count } cards from the { $card }
}
let-go = Put back
counted = { $count ->
    [one] 1 card: { $card }
   *[other] { $count } cards from the { $card }
}
read-moves = { $count ->
    [one] 1 possible move: { $moves }
   *[other] { $count } possible moves: { $moves }
}
move-cards = { $to ->
    [foundation] { $card } to the foundation
    [cell] { $card } to a free cell
    [waste] { $card } to the waste
   *[tableau] { $count ->
        [one] { $card } to column { $number }
       *[other] { $count } cards from the { $card } to column { $number }
    }
}
move-pair = { $card } with { $onto }
move-stock = take from the stock
read-score = { score }, { moves }, { $time }
read-no-stock = This game has no stock

## Keys

action-rules = Rules
action-guide = First steps
action-keys = Keys
keys-letters = Shortcuts of one letter
key-tab = Tab
key-arrows = Arrows
key-enter = Enter
key-space = Space
key-plus = +
key-minus = −
key-escape = Esc
key-ctrl-z = Ctrl+Z
key-ctrl-y = Ctrl+Y
keys-tab = To the table, and on to the controls
keys-arrows = From pile to pile, and from card to card in a column
keys-enter = Send the cards to their best place; with one tap off, pick up and put down
keys-space = Pick up and put down; on the stock, take from it
keys-count = One card more or fewer; Shift with an arrow does the same
keys-escape = Let go
keys-stock = Take from the stock
keys-finish = Finish
keys-moves = Hear the possible moves
keys-column = Hear the cards of this column
keys-score = Hear the score, the time, and whether it can be won where that is shown
keys-left = Hear what is left in the stock
keys-list = This list

## First steps

guide-offer = Would you like to see how it is played?
guide-yes = Yes
guide-no = No thanks
guide-next = Next
guide-stop = Stop
guide-done = Done
guide-undo = Undo takes back every move
guide-build-seven = { guide-build-klondike }
guide-deal-seven = { guide-deal-klondike }
guide-build-klondike = Build the columns down, red and black in turn
guide-deal-klondike = Tap the stock for more cards
guide-build-spider = Build down; a run of one suit moves as one
guide-deal-spider = Tap the stock for a new card on every column
guide-build-freecell = { guide-build-klondike }
guide-deal-freecell = No stock: lay cards aside on the free cells
guide-build-pyramid = Take free cards in pairs that make 13; a king goes alone
guide-deal-pyramid = Tap the stock for another card to pair with
guide-build-golf = Lay a card on the waste that is one higher or lower
guide-deal-golf = Tap the stock when no card fits

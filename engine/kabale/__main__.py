"""A text front end: how bugs are reproduced without a browser.

``python -m kabale show seven-3#4711 --after "s w>t2"`` draws a position, ``perft`` counts move
sequences, ``play`` plays, ``solve`` and ``survey`` tell what can be won, ``catalogue`` lists it,
``hints`` tells what the fair hint alone wins.
"""

import argparse
import json
import sys
from random import SystemRandom

from kabale import survey
from kabale.deal import HIGHEST_NUMBER
from kabale.errors import KabaleError
from kabale.game import Game, follow, moves
from kabale.games import find_game
from kabale.notation import parse_deal
from kabale.session import Session
from kabale.table import State
from kabale.view import View, view


def perft(game: Game, state: State, depth: int) -> int:
    """Count the sequences of ``depth`` legal moves from a position."""
    if depth == 0:
        return 1
    return sum(perft(game, follow(game, state, move), depth - 1) for move in moves(game, state))


def replay(deal: str, after: str) -> Session:
    """The game of that deal after some moves, written with blanks between them."""
    session = Session(*parse_deal(deal))
    for move in after.split():
        session.play(move, session.ply)
    return session


def revealed(session: Session) -> View:
    """The view with every card named and its ``up`` told: for tools, never for the page."""
    picture = view(session)
    for pile in picture["piles"]:
        down, up = session.state[pile["id"]]
        pile["cards"] = [
            {"k": card.k, "c": card.code, "up": shown}
            for cards, shown in ((down, False), (up, True))
            for card in cards
        ]
    return picture


def drawing(picture: View) -> str:
    """A position for people to read: a line a pile, face-down cards as dots unless revealed."""
    lines = [f"{picture['deal']}  ply {picture['ply']}  score {picture['score']}"]
    for pile in picture["piles"]:
        codes = [
            f"({card['c']})" if card.get("up") is False else card.get("c", "··")
            for card in pile["cards"]
        ]
        lines.append(f"{pile['id']:>3}  {' '.join(codes)}")
    return "\n".join([*lines, f"{picture['status']}; moves: {' '.join(picture['best'].values())}"])


def play(deal: str) -> None:
    """Play in the terminal: a move, ``undo``, ``redo``, ``restart``, or an empty line to leave."""
    if "#" not in deal:
        find_game(deal)
        deal += f"#{SystemRandom().randint(1, HIGHEST_NUMBER)}"
    session = Session(*parse_deal(deal))
    steps = {"undo": session.undo, "redo": session.redo, "restart": session.restart}
    while True:
        print(drawing(view(session)), end="\n> ", flush=True)
        words = sys.stdin.readline().split()
        if not words:
            return
        for word in words:
            try:
                steps[word]() if word in steps else session.play(word, session.ply)
            except KabaleError as error:
                print(f"{error.code}: {error.detail}")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 for success, 2 for a bad request with its code on standard error."""
    parser = argparse.ArgumentParser(prog="python -m kabale", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="the view of a position")
    show.add_argument("deal", metavar="GAME#N")
    show.add_argument("--after", default="", metavar="MOVES", help="moves, blanks between them")
    show.add_argument("--reveal", action="store_true", help="name the face-down cards too")
    show.add_argument("--json", action="store_true", help="as JSON")
    count = commands.add_parser("perft", help="count the move sequences of a length")
    count.add_argument("deal", metavar="GAME#N")
    count.add_argument("depth", type=int)
    commands.add_parser("play", help="play in the terminal").add_argument(
        "deal", metavar="GAME[#N]"
    )
    survey.add_commands(commands)
    options = parser.parse_args(arguments)
    try:
        if options.command == "show":
            session = replay(options.deal, options.after)
            picture = revealed(session) if options.reveal else view(session)
            print(json.dumps(picture) if options.json else drawing(picture))
        elif options.command == "perft":
            game, number = parse_deal(options.deal)
            print(perft(game, game.deal(number), options.depth))
        elif options.command == "solve":
            session = replay(options.deal, options.after)
            survey.solve(session.game, session.state, options)
        elif options.command == "survey":
            survey.survey(options)
        elif options.command == "hints":
            survey.survey_hints(options)
        elif options.command == "catalogue":
            survey.catalogue(options)
        else:
            play(options.deal)
    except KabaleError as error:
        print(f"{error.code}: {error.detail}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

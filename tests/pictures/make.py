"""Makes the reference pictures anew, of all games or of those named.

    .build/venv/bin/python tests/pictures/make.py [GAME ...]

Build the site first; look at what has changed before it is committed.
"""

import sys

from scenes import SIZES, games, reference, scenes, studio


def main(chosen):
    """Make the pictures of the chosen games."""
    with studio() as photographer:
        for game in chosen:
            for state, seen in scenes(game).items():
                photographer.show(seen)
                for size in SIZES:
                    photographer.keep(size, reference(game, state, size))
            print(game, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or games())

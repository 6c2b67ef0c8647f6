"""Kabale: the rules, history and picture of solitaire games, in pure Python with no dependency."""

__version__ = "0.1.0"

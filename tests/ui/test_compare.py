"""The Compare view: ways to solve on the puzzle, on sizes of a problem, as a picture, a table and a file."""

import sys

from driver import check, place_of, wait_for
from harness import run
from states import PUZZLE, leave_leaks_to_others, start_proper


def start_comparing(window):
    start_proper(window, PUZZLE, "magazine.txt")
    window.key("alt+4")
    wait_for("the view", lambda: window.shown("^Compare$") and window.shown("^Each way starts with nothing"))


def labels(window):
    return [w.get_name() for w in window.walk() if w.get_role_name() == "label" and w.get_name()]


def compares_the_puzzle(window):
    """The numbers are the engines' own."""
    start_comparing(window)
    window.key("Return")
    window.expect("^1 puzzle compared; ")
    wait_for("the table", lambda: "times as fast" in labels(window))
    names = labels(window)[::-1]  # the walk goes backwards
    names = names[names.index("times as fast"):]
    nodes = [names[names.index(way) + 3] for way in ("links", "links-first")]
    check(nodes == ["52.0", "4632"], f"the nodes are {nodes}")


def stays_until_stopped(window):
    """Another view, and back: the comparison and its numbers are still there."""
    start_comparing(window)
    window.key("Return")
    window.expect("^1 puzzle compared; ")
    window.key("alt+1")
    wait_for("the board", lambda: window.shown("^Row 1, column 1, "))
    window.key("alt+4")
    window.expect("^1 puzzle compared; ")


def picture_has_a_place_and_words(window):
    start_comparing(window)
    window.key("Return")
    window.expect("^1 puzzle compared; ")
    picture = window.find(name="^Comparison$")
    place = place_of(picture)
    check(place.width > 300 and place.height >= 200, f"the picture has {place.width}x{place.height} pixels")


def is_reached_by_its_button(window):
    leave_leaks_to_others(window)
    start_proper(window, PUZZLE, "magazine.txt")
    window.press_toggle("^Compare$")
    wait_for("the view", lambda: window.shown("^Each way starts with nothing"))


if __name__ == "__main__":
    sys.exit(run({
        "compare/compares-the-puzzle": compares_the_puzzle,
        "compare/stays-until-stopped": stays_until_stopped,
        "compare/picture-has-a-place-and-words": picture_has_a_place_and_words,
        "compare/is-reached-by-its-button": is_reached_by_its_button,
    }))

"""A file of several puzzles: each keeps what was entered in it, and saving one loses none of the others."""

import os
import re
import sys
import time

from driver import Atspi, Claims, Window, check, wait_for

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
N = 50


def puzzle(number):
    """No two are alike: the first digit tells the first nine, those behind have their number in other givens."""
    digits = list(PUZZLE)
    for place in (i for i in range(81) if PUZZLE[i] != "0"):
        if number == 0:
            break
        if number % 2:
            digits[place] = "0"
        number //= 2
    return "".join(digits)


FIFTY = [puzzle(number) for number in range(N)]


def write(window, name, text):
    path = os.path.join(window.folder, name)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return path


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def number_of(window, row):
    return next(int(w.get_name()) for w in window.walk(row) if re.match("[0-9]+$", w.get_name() or ""))


def choose(window, number):
    """A click on its row."""
    row = wait_for(f"row {number}", lambda: next(
        (w for w in window.walk() if w.get_role_name() == "list item" and number_of(window, w) == number), None))
    place = row.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    x, y = place.x + place.width // 2, place.y + place.height // 2
    window.move(x - 5, y)
    window.click(x, y)
    given = FIFTY[number - 1][0]
    wait_for(f"puzzle {number}", lambda: window.shown(rf"mine\.txt · {number}\b") or number == 1)
    wait_for("its first cell", lambda: (window.content(1, 1) == f"given {given}") == (given != "0"))


def opens(window):
    window.start(write(window, "mine.txt", "\n".join(FIFTY) + "\n"))
    window.expect("^50 puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "given 5")


def enters(window):
    choose(window, 5)
    window.act(window.cell(1, 4), "cell.focus")
    window.key("6", "Right", "Right", "ctrl+1")
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    wait_for("the mark", lambda: window.content(1, 6) == "candidates 1")


def check_entered(window):
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    check(window.content(1, 6) == "candidates 1", window.content(1, 6))


def comes_back(window):
    enters(window)
    for number in (2, 6):
        choose(window, number)
        check(window.content(1, 4) == "empty", window.content(1, 4))
    choose(window, 5)
    check_entered(window)


def comes_back_after_a_restart(window):
    choose(window, 3)
    window.kill()
    window.start()
    wait_for("the third", lambda: window.shown(r"mine\.txt · 3"))
    choose(window, 5)
    check_entered(window)


def undoes_through_puzzles(window):
    choose(window, 6)
    window.key("ctrl+z")
    wait_for("the fifth", lambda: window.shown(r"mine\.txt · 5"))
    check_entered(window)
    choose(window, 7)
    choose(window, 5)
    check_entered(window)


def complains_never(window):
    check(window.quit() == 0, "it did not end well")
    complaints = window.complaints()
    check(not complaints, "".join(complaints[:3]))


def main():
    window = Window(sys.argv[1], sys.argv[3])
    claims = Claims()
    for name, test in (
        ("collection/opens", opens),
        ("collection/entries-come-back-with-their-puzzle", comes_back),
        ("collection/entries-come-back-after-a-restart", comes_back_after_a_restart),
        ("collection/undo-goes-back-through-puzzles", undoes_through_puzzles),
        ("collection/log-is-empty-at-the-end", complains_never),
    ):
        claims.claim(name, test, window)
    return claims.finish()


if __name__ == "__main__":
    sys.exit(main())

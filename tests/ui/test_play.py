"""A game: what is typed, pointed at, counted and said while a puzzle is played."""

import os
import subprocess
import sys
import time

from driver import PATIENCE, Atspi, check, place_of, wait_for
from harness import run
from states import PUZZLE, start_empty, start_on, start_proper, write


def center(window, row, column):
    place = place_of(window.cell(row, column))
    return int(place.x + place.width / 2), int(place.y + place.height / 2)


def click_cell(window, row, column, held="", times=1):
    """In the window that has the keys, with a key held down."""
    x, y = center(window, row, column)
    down, up = (["keydown", held], ["keyup", held]) if held else ([], [])
    subprocess.run(["xdotool", "mousemove", "--window", window.id(), str(x), str(y), "sleep", "0.1", *down, "click",
                    "--repeat", str(times), "--delay", "60", "1", *up], check=True, timeout=PATIENCE)


def selected(window):
    """The places of the cells that a screen reader calls selected."""
    return sorted(tuple(int(word.strip(",")) for word in widget.get_name().split()[1:4:2]) for widget in window.walk()
                  if (widget.get_name() or "").startswith("Row ") and ", column " in widget.get_name()
                  and widget.has_state(Atspi.StateType.SELECTED))


def types_rows(window):
    """As a magazine prints them; a cell that is chosen first keeps what is typed into it."""
    start_empty(window)
    window.type(PUZZLE.replace(".", "0"))
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    check(window.content(1, 2) == "given 3", window.content(1, 2))
    check(window.content(9, 9) == "given 9", window.content(9, 9))
    check(window.says("^Editing givens: typing in a row$"), "the title does not tell of the row")
    window.key("ctrl+l", "ctrl+Home", "Right", "Right")
    window.type("14")
    wait_for("the second digit in its place", lambda: window.content(1, 3) == "entry 4")
    check(window.content(1, 4) == "empty", window.content(1, 4))


def types_cells(window):
    start_empty(window)
    window.key("5", "Right", "3", "4", "Down", "6")
    wait_for("the last digit", lambda: window.content(2, 2) == "given 6")
    check(window.content(1, 1) == "given 5" and window.content(1, 2) == "given 4", str(window.content(1, 2)))
    check(window.content(1, 3) == "empty", window.content(1, 3))


def keeps_focus(window):
    """A click on Solve, Undo or a bar leaves the arrows with the board."""
    start_proper(window)
    window.key("Right", "Right")
    for button in "^Solve$", "^Undo":
        place = place_of(window.button(button, lambda role: role == "push button"))
        window.click(place.x + place.width // 2, place.y + place.height // 2)
        wait_for(f"the focus after {button}", lambda: window.focus().get_name().startswith("Row 1, column 3"))
    window.key("Down")
    wait_for("the cell below", lambda: window.focus().get_name().startswith("Row 2, column 3"))


def selects_cells(window):
    start_proper(window)
    click_cell(window, 1, 3)
    click_cell(window, 4, 4, "ctrl")
    click_cell(window, 9, 1, "ctrl")
    wait_for("three cells", lambda: selected(window) == [(1, 3), (4, 4), (9, 1)])
    window.key("ctrl+1")
    wait_for("the candidate", lambda: window.content(9, 1) == "candidates 1")
    check(window.content(1, 3) == window.content(4, 4) == "candidates 1", window.content(1, 3))
    click_cell(window, 4, 4, "ctrl")
    wait_for("one less", lambda: selected(window) == [(1, 3), (9, 1)])
    window.key("ctrl+Right", "ctrl+Up")
    wait_for("two more", lambda: selected(window) == [(1, 3), (8, 2), (9, 1), (9, 2)])
    window.key("Left")
    wait_for("one again", lambda: selected(window) == [(8, 1)])


def selects_digits(window):
    """5 stands in R1C1, R2C6 and R8C9.  A busy machine may take so long for two clicks that they are none together."""
    def select_by_two_clicks():
        click_cell(window, 2, 6, times=2)
        time.sleep(0.5)
        return selected(window) == [(1, 1), (2, 6), (8, 9)]
    start_proper(window)
    wait_for("all fives", select_by_two_clicks)
    window.key("Left")
    wait_for("one cell", lambda: selected(window) == [(2, 5)])
    window.key("ctrl+shift+a")
    wait_for("all nines", lambda: selected(window) == [(2, 5), (3, 2), (8, 6), (9, 9)])


def explains_refusals(window):
    start_proper(window)
    window.key("9")
    window.expect(r"^R1C1 is given: it stays as it is while you play\.$")
    window.key("Right")
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    window.key("Right", "4", "ctrl+4")
    window.expect(r"^R1C3 has a digit: candidates are for empty cells\.$")


def prefer(key, value):
    """A preference of a program that does not run."""
    folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "keyfile"), "w", encoding="utf-8") as file:
        file.write(f"[org/dancinglinks/Quadrille]\n{key}={value}\n")


def locks_digits(window):
    """The digit goes where one clicks, and where one presses the space bar, until the mode ends."""
    start_proper(window)
    window.key("ctrl+shift+d")
    window.expect("^Digit first: choose one$")
    window.key("4")
    window.expect("^Digit first: 4$")
    click_cell(window, 1, 3)
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    click_cell(window, 1, 3)
    wait_for("it to go", lambda: window.content(1, 3) == "empty")
    window.key("ctrl+m", "Right", "space")
    wait_for("the candidate", lambda: window.content(1, 4) == "candidates 4")
    window.key("ctrl+m", "ctrl+shift+d", "6")
    wait_for("a digit as ever", lambda: window.content(1, 4) == "entry 6")
    check(not window.says("^Digit first: (4|choose one)$"), "the mode has not ended")


def is_drawn(window, name):
    """Whether there is anything to be seen where it has its place."""
    place = place_of(window.find("push button", name))
    shot = subprocess.run(["import", "-window", window.id(), "-crop", f"{place.width}x{place.height}+{place.x}+{place.y}",
                           "-format", "%[fx:standard_deviation]", "info:"], capture_output=True, check=True, text=True).stdout
    return float(shot) > 0.02


def shows_both_ends(window):
    """Of a trial, before anything is entered in it."""
    start_proper(window)
    window.key("F6")
    window.expect("^Playing: trying something$")
    for name in ("^Drop Trial$", "^Keep Trial$"):
        wait_for("its place", lambda: window.shown(name))
        wait_for("its picture", lambda: is_drawn(window, name))
    window.key("shift+F6")
    wait_for("it to go", lambda: not window.shown("^Drop Trial$"))
    window.expect("^Playing$")


def drops_trials(window):
    """R1C3 is 4 before the trial, which changes it and has a mark of its own."""
    start_proper(window)
    window.key("Right", "Right", "4", "F6", "1", "Right", "6", "Right", "Right", "ctrl+8")
    wait_for("the candidate", lambda: window.content(1, 6) == "candidates 8")
    check(window.content(1, 4) == "entry 6, trial", window.content(1, 4))
    check(window.content(1, 3) == "entry 1, trial", window.content(1, 3))
    window.kill()
    window.start()
    wait_for("the trial", lambda: window.content(1, 4) == "entry 6, trial")
    window.key("F6")
    window.expect(r"^A trial has begun already: Shift\+F6 drops it, Ctrl\+F6 keeps it\.$")
    window.press("^Drop Trial$")
    wait_for("what was before", lambda: window.content(1, 4) == "empty" and window.content(1, 3) == "entry 4")
    check(window.content(1, 6) == "empty", window.content(1, 6))
    wait_for("no more buttons", lambda: not window.shown("^Drop Trial$"))
    window.key("ctrl+z", "ctrl+F6")
    wait_for("entries like any other", lambda: window.content(1, 4) == "entry 6")


def counts_digits(window):
    """Two of the nine 1s are given; the last of all is the last of its kind."""
    start_four(window)
    check(window.find(name="^Digit 1, 2 left$"), "two 1s are not counted")
    type_four(window, 15)
    wait_for("the count", lambda: window.find(name="^Digit 3, 1 left$"))
    check(window.find(name="^Digit 1, 0 left$"), "all 1s are not counted")
    window.key("ctrl+l")
    wait_for("plain names", lambda: window.find(name="^Digit 1$"))


def marks_wrong_at_once(window):
    """R1C3 is 4 and R1C4 is 6: neither 1 nor 2 clashes with anything."""
    prefer("mark-wrong", "'at-once'")
    start_proper(window)
    window.key("Right", "Right", "1", "Right", "2")
    window.expect(r"^2 entries are wrong\. 49 of 51 cells to go\.$")
    check(window.content(1, 3) == "entry 1, wrong", window.content(1, 3))
    window.key("6")
    window.expect(r"^1 entry is wrong\. 49 of 51 cells to go\.$")
    check(window.content(1, 4) == "entry 6", window.content(1, 4))


def never_marks_wrong(window):
    prefer("mark-wrong", "'never'")
    start_proper(window)
    window.key("Right", "Right", "1")
    window.expect(r"^50 of 51 cells to go\.$")
    window.key("ctrl+k", "Right", "2")
    window.expect(r"^49 of 51 cells to go\.$")
    check(window.content(1, 3) == "entry 1", window.content(1, 3))


def checks_by_the_pad(window):
    start_proper(window)
    window.key("Right", "Right", "1")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 1")
    window.press("^Check My Entries$")
    window.expect(r"^1 entry is wrong\.$")


FOUR, SOLVED_FOUR = "1..4..1..3..2...", "1234341243212143"


def start_four(window, text=FOUR):
    start_on(window, text)
    window.expect(r"^Proper puzzle: exactly one solution\.$")


def type_four(window, last=16):
    """What is missing, up to a cell; the cursor begins in the first one."""
    window.key("ctrl+Home")
    for cell in range(last):
        if FOUR[cell] == ".":
            window.key(SOLVED_FOUR[cell])
        window.key(*(["Home", "Down"] if cell % 4 == 3 else ["Right"]))


def speaks_of_the_game(window):
    start_four(window)
    type_four(window, 15)
    window.expect(r"^1 of 11 cells to go\.$")
    window.key("ctrl+z")
    window.expect(r"^2 of 11 cells to go\.$")
    window.key("ctrl+Return")
    window.expect(r"^Solved: this is the only solution\.$")


def tells_the_end(window):
    start_four(window)
    window.key("ctrl+h")
    window.expect("^Look at ")
    type_four(window)
    window.expect(r"^Solved\.$")
    window.expect(r"^Solved in 0:\d\d, with 1 hint\.$")
    check(window.shown("^Next Puzzle$"), "nothing comes next")
    window.key("ctrl+z")
    wait_for("the end to be taken back", lambda: not window.shown("^Solved in "))


def goes_to_the_next_puzzle(window):
    start_on(window, FOUR + "\n2..4..1..3......")
    wait_for("four", lambda: window.content(1, 4) == "given 4")
    type_four(window)
    window.expect("^Solved")
    window.press("^Next Puzzle$")
    wait_for("the next puzzle", lambda: window.content(1, 1) == "given 2")
    wait_for("the end to go", lambda: not window.shown("^Next Puzzle$"))


def seconds(window):
    """What the clock shows."""
    label = window.find(role="label", name=r"^\d+:\d\d$")
    minutes, second = label.get_name().split(":")
    return 60 * int(minutes) + int(second)


def counts_time(window):
    start_four(window)
    wait_for("three seconds", lambda: seconds(window) >= 3)
    window.key("F8")
    window.expect("^Paused$")
    before = seconds(window)
    check(window.find("table") is None or place_of(window.find("table")).width == 0, "the board can be seen")
    time.sleep(1.5)
    check(seconds(window) == before, f"{seconds(window)} s, {before} s when it was paused")
    window.press("^Go On$")
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row "))
    wait_for("the next second", lambda: seconds(window) > before)
    window.key("Right", "2", "ctrl+z")
    wait_for("the undone cell", lambda: window.content(1, 2) == "empty")
    check(seconds(window) > before, "undo has wound the clock back")


def waits_for_the_window(window):
    """While another window has the keys, nobody plays."""
    start_four(window)
    wait_for("a second", lambda: seconds(window) >= 1)
    main = window.id()
    window.key("ctrl+comma")
    wait_for("the preferences", lambda: window.find(name="^Preferences$") and window.active() not in ("", main))
    time.sleep(0.2)
    before = seconds(window)
    time.sleep(1.5)
    check(seconds(window) == before, "the clock ran behind the preferences")
    window.leave_dialog()
    wait_for("the next second", lambda: seconds(window) > before)


def survives(window):
    start_on(window, FOUR)
    wait_for("seven seconds", lambda: window.find(name=r"^0:0[7-9]$"), 15)
    window.kill()
    window.start()
    wait_for("the time", lambda: 2 <= seconds(window) <= 9)
    window.quit()
    window.start()
    wait_for("the time", lambda: 2 <= seconds(window) <= 12)
    window.send(write(window, "other.txt", "2..4..1..3......"))
    wait_for("another puzzle", lambda: window.content(1, 1) == "given 2")
    check(seconds(window) <= 1, f"{seconds(window)} s for another puzzle")


def hides_the_clock(window):
    start_four(window)
    wait_for("the clock", lambda: window.shown(r"^\d+:\d\d$"))
    window.do("show-clock")
    wait_for("no clock", lambda: not window.shown(r"^\d+:\d\d$"))
    window.do("show-clock")
    wait_for("the clock", lambda: window.shown(r"^\d+:\d\d$"))
    window.key("ctrl+l")
    wait_for("no clock while setting up", lambda: not window.shown(r"^\d+:\d\d$"))


if __name__ == "__main__":
    sys.exit(run({
        "typing/a-row-as-printed-needs-no-mode": types_rows,
        "typing/cell-by-cell-stays-as-it-is": types_cells,
        "focus/stays-on-the-board-after-a-click-on-a-button": keeps_focus,
        "selection/ctrl-adds-and-removes-single-cells": selects_cells,
        "selection/a-double-click-selects-a-digit": selects_digits,
        "line/speaks-of-the-game": speaks_of_the_game,
        "end/is-told-with-time-and-hints": tells_the_end,
        "end/leads-to-the-next-puzzle-of-a-collection": goes_to_the_next_puzzle,
        "typing/a-locked-digit-goes-where-one-points": locks_digits,
        "trial/both-ends-are-seen-at-once": shows_both_ends,
        "trial/is-dropped-whole-or-kept": drops_trials,
        "pad/counts-what-is-left-of-each-digit": counts_digits,
        "pad/checks-entries": checks_by_the_pad,
        "wrong/is-marked-at-once-if-one-prefers": marks_wrong_at_once,
        "wrong/is-never-marked-if-one-prefers": never_marks_wrong,
        "clock/runs-pauses-and-is-never-wound-back": counts_time,
        "clock/waits-while-another-window-is-used": waits_for_the_window,
        "clock/survives-a-kill-and-belongs-to-its-puzzle": survives,
        "clock/can-be-hidden": hides_the_clock,
        "typing/a-symbol-that-changes-nothing-is-explained": explains_refusals,
    }))

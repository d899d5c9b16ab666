"""The picture is chosen by keys, written, and previewed before it is printed."""

import subprocess
import sys

from driver import Atspi, check, place_of, wait_for
from harness import run
from states import (
    CLI, OTHER, is_focused, leave_leaks_to_others, name_file, path_of, start_on, start_proper, unwind_by_tables,
)


def start_dialog(window):
    start_on(window, OTHER, "other.txt")
    open_dialog(window)


def open_dialog(window):
    main = window.id()
    window.key("ctrl+e")
    wait_for("the dialog", lambda: is_focused(window, "radio button") and window.active() not in ("", main))


def close_dialog(window):
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Puzzle and Solution$"))


def is_checked(window, name):
    widget = window.find(role="radio button", name=name)
    return widget is not None and widget.has_state(Atspi.StateType.CHECKED)


def choose_both(window):
    window.key("Right", "Down")
    wait_for("the choice", lambda: is_checked(window, "^Puzzle and Solution$"))


def export_to(window, path):
    """By the dialog's button and the chooser, as a person without a pointer would."""
    wait_for("the look", lambda: window.shown("^[0-9]+ × [0-9]+ pixels$"))
    window.key("alt+e")
    name_file(window, "^_?Export$", path)


def exports(window):
    """The puzzle with its solution, by keys alone; the suffix comes by itself."""
    leave_leaks_to_others(window)
    start_dialog(window)
    choose_both(window)
    export_to(window, path_of(window, "picture"))
    window.expect(r"^Saved “picture\.png”\.$")
    check(window.find(name="^Show in Folder$") and window.find(name="^Open$"), "nothing can be done with it")
    expected = path_of(window, "expected.png")
    subprocess.run([CLI, "draw", "--what", "both", path_of(window, "other.txt"), "-o", expected], check=True)
    with open(expected, "rb") as one, open(path_of(window, "picture.png"), "rb") as other:
        check(one.read() == other.read(), "it is not what the command line draws")
    close_dialog(window)


def shows_the_board(window):
    """What is on the board, cut to it: the puzzle alone before the first entry, and from then on with the entries."""
    leave_leaks_to_others(window)
    start_proper(window)
    open_dialog(window)
    wait_for("the puzzle", lambda: is_checked(window, "^Puzzle$"))
    window.expect("^800 × 800 pixels$")
    close_dialog(window)
    window.key("Right", "Right", "4")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    open_dialog(window)
    wait_for("the entries", lambda: is_checked(window, "^Puzzle With Entries$"))
    window.expect("^800 × 800 pixels$")
    close_dialog(window)


def says_why_not_exported(window):
    leave_leaks_to_others(window)
    start_dialog(window)
    export_to(window, "/proc/picture.png")
    window.expect(r"^picture\.png could not be saved: ")
    close_dialog(window)


def exports_as_before(window):
    """What was chosen last is chosen; what there is not is said."""
    leave_leaks_to_others(window)
    start_dialog(window)
    choose_both(window)
    export_to(window, path_of(window, "picture"))
    window.expect(r"^Saved “picture\.png”\.$")
    close_dialog(window)
    window.key("ctrl+e")
    wait_for("the choice", lambda: is_checked(window, "^Puzzle and Solution$"))
    window.expect(r"^No collection is open\.$")
    check(not window.find(name="^Collection$").has_state(Atspi.StateType.SENSITIVE), "there is a collection")
    close_dialog(window)


def wheel_leaves_numbers(window):
    """Over a number that nobody is at, the wheel turns the form."""
    start_dialog(window)
    number = wait_for("a number", lambda: window.find(role="spin button", name="^Width$"))
    before = number.value()
    place = place_of(number)
    window.move(place.x + 10, place.y + place.height // 2)
    subprocess.run(["xdotool", "click", "5", "click", "5", "sleep", "0.3"], check=True)
    check(number.value() == before, "the wheel changed the number")
    close_dialog(window)


def start_path(window):
    start_on(window, OTHER, "other.txt")
    window.key("ctrl+shift+h")
    window.expect(r"^[0-9]+ steps from the givens\.$")


def open_steps(window):
    window.press("^Export pictures of the steps$")
    wait_for("the choice", lambda: is_checked(window, "^Reason of a Step$"))


def is_same_as_drawn(window, name, *options):
    expected = path_of(window, "expected-" + name)
    subprocess.run([CLI, "draw", *options, path_of(window, "other.txt"), "-o", expected], check=True)
    with open(expected, "rb") as one, open(path_of(window, name), "rb") as other:
        check(one.read() == other.read(), "it is not what the command line draws")


def exports_the_shown_step(window):
    """The step that is shown on the board is the one that is proposed."""
    leave_leaks_to_others(window)
    start_path(window)
    window.key("Down", "Down", "Down", "Down")
    window.expect(r"^[45]\. ")
    shown = int(window.find(name=r"^[45]\. ").get_name().split(".")[0])
    open_steps(window)
    number = wait_for("the number", lambda: window.find(role="spin button", name="^Step$"))
    check(number.value() == shown, number.value())
    export_to(window, path_of(window, "step"))
    window.expect(r"^Saved “step\.png”\.$")
    is_same_as_drawn(window, "step.png", "--what", "reason", "--step", str(shown))
    number.set_value(900)
    window.expect(r"^The path has fewer steps\.$")
    close_dialog(window)


def exports_all_steps(window):
    """Without a step on the board, all of them: a handout."""
    leave_leaks_to_others(window)
    start_path(window)
    open_steps(window)
    window.expect(r"^Page 1 of 1?[0-9]$")
    window.key("alt+e")
    name_file(window, "^_?Export$", path_of(window, "steps"))
    window.expect(r"^Saved “steps\.pdf”\.$")
    is_same_as_drawn(window, "steps.pdf", "--what", "reason", "--storyboard")
    close_dialog(window)


def margins_leave_room(window):
    """No margin can be chosen that would leave no room for the picture, however small the page becomes."""
    start_dialog(window)
    margin = wait_for("the margin", lambda: window.find(role="spin button", name="^Margin in "))
    width = window.find(role="spin button", name="^Width$")
    before, most = width.value(), margin.most()
    margin.set_value(most)
    width.set_value(before / 10)
    wait_for("a narrower margin", lambda: margin.value() < most / 5)
    width.set_value(before)
    wait_for("the margin again", lambda: margin.value() == most)
    margin.set_value(-1)
    close_dialog(window)


def previews(window):
    unwind_by_tables(window)
    start_proper(window)
    window.key("ctrl+shift+p")
    window.expect("^Page 1 of 1$")
    window.key("Escape")
    wait_for("the preview to close", lambda: not window.find(name="^Page 1 of 1$"))


if __name__ == "__main__":
    sys.exit(run({
        "export/writes-what-the-command-line-draws": exports,
        "export/says-why-nothing-was-written": says_why_not_exported,
        "export/begins-with-what-is-on-the-board": shows_the_board,
        "export/keeps-what-was-chosen-last": exports_as_before,
        "export/the-wheel-leaves-numbers-alone": wheel_leaves_numbers,
        "export/margins-leave-room": margins_leave_room,
        "export/shown-step-of-the-path": exports_the_shown_step,
        "export/all-steps-of-the-path": exports_all_steps,
        "print/shows-its-pages-first": previews,
    }))

"""Several windows: each has its own puzzle, history and collection, and all are there again after a restart and a crash."""

import sys
import time

from driver import PROGRAM_PATH, check, role_of, wait_for
from harness import run
from states import OTHER, PUZZLE, is_focused, leave_leaks_to_others, start_on, write


def frames(window):
    return [w for w in window.walk() if role_of(w) in ("frame", "window") and (w.get_name() or "") != ""]


def titles(window):
    return sorted(frame.get_name().lstrip("• ") for frame in frames(window))


def expect_titles(window, *names):
    wait_for(f"windows {names}", lambda: titles(window) == sorted(names))


def content_in(window, title, row, column):
    """What a cell of the window of that title has."""
    for frame in frames(window):
        if frame.get_name().lstrip("• ") == title:
            for widget in window.walk(frame):
                name = widget.get_name() or ""
                if name.startswith(f"Row {row}, column {column}, "):
                    return name.split(", ", 2)[2]
    return None


def expect_content(window, title, row, column, content):
    wait_for(f"{content} in {title}", lambda: content_in(window, title, row, column) == content)


def open_second(window):
    """Beside a puzzle of a file, which has an entry, a window with an empty grid that gets a 7."""
    leave_leaks_to_others(window)
    start_on(window)
    window.act(window.cell(1, 3), "cell.focus")
    window.key("4")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    first = window.id()
    window.key("ctrl+alt+n")
    expect_titles(window, "puzzle.txt", "New puzzle")
    wait_for("the second to have the keys", lambda: window.active() not in ("", first))
    window.key("ctrl+Home", "7")
    expect_content(window, "New puzzle", 1, 1, "given 7")
    return first


def check_both(window):
    expect_titles(window, "puzzle.txt", "New puzzle")
    expect_content(window, "New puzzle", 1, 1, "given 7")
    expect_content(window, "puzzle.txt", 1, 1, "given 5")
    expect_content(window, "puzzle.txt", 1, 3, "entry 4")


def have_their_own(window):
    open_second(window)
    check_both(window)
    window.key("ctrl+z")
    expect_content(window, "New puzzle", 1, 1, "empty")
    expect_content(window, "puzzle.txt", 1, 3, "entry 4")


def come_back_after_a_kill(window):
    open_second(window)
    time.sleep(0.3)
    window.kill()
    window.start()
    check_both(window)


def come_back_after_quitting(window):
    open_second(window)
    window.activate(PROGRAM_PATH, "quit")
    window.process.wait(20)
    window.start()
    check_both(window)


def close_and_reopen(window):
    """The one that was closed is not there at the next start, and can still be reopened."""
    first = open_second(window)
    window.key("ctrl+w")
    wait_for("the first to have the keys", lambda: window.active() == first)
    expect_titles(window, "puzzle.txt")
    window.key("ctrl+shift+w")
    check_both(window)
    wait_for("the second again", lambda: window.active() not in ("", first))
    window.key("ctrl+z")
    expect_content(window, "New puzzle", 1, 1, "empty")
    window.key("ctrl+shift+z")
    expect_content(window, "New puzzle", 1, 1, "given 7")
    window.key("ctrl+w")
    expect_titles(window, "puzzle.txt")
    time.sleep(0.3)
    window.kill()
    window.start()
    expect_titles(window, "puzzle.txt")
    window.activate(PROGRAM_PATH, "reopen-window")
    check_both(window)


def forget_empty_ones(window):
    leave_leaks_to_others(window)
    start_on(window)
    first = window.id()
    window.key("ctrl+alt+n")
    expect_titles(window, "puzzle.txt", "New puzzle")
    wait_for("the second to have the keys", lambda: window.active() not in ("", first))
    window.key("ctrl+w")
    expect_titles(window, "puzzle.txt")
    window.activate(PROGRAM_PATH, "reopen-window")
    time.sleep(0.5)
    check(titles(window) == ["puzzle.txt"], titles(window))


def keep_what_was_begun(window):
    """A file comes from the file manager."""
    leave_leaks_to_others(window)
    start_on(window)
    window.send(write(window, "other.txt", OTHER + "\n"))
    expect_titles(window, "other.txt")
    window.act(window.cell(1, 2), "cell.focus")
    window.key("1")
    wait_for("the entry", lambda: window.content(1, 2) == "entry 1")
    window.send(write(window, "third.txt", PUZZLE + "\n"))
    expect_titles(window, "other.txt", "third.txt")
    expect_content(window, "other.txt", 1, 2, "entry 1")
    expect_content(window, "third.txt", 1, 1, "given 5")


def come_by_options(window):
    """As from the menu that a desktop has for the program."""
    leave_leaks_to_others(window)
    start_on(window)
    window.send("--new-puzzle")
    wait_for("the dialog", lambda: is_focused(window, "push button") and window.focus().get_name() == "Play")
    main = window.id_of("puzzle.txt")
    wait_for("it to have the keys", lambda: window.active() not in ("", main))
    window.leave_dialog()
    window.send("--new-window")
    expect_titles(window, "puzzle.txt", "New puzzle")


def have_their_own_collections(window):
    leave_leaks_to_others(window)
    window.start(write(window, "two.txt", PUZZLE + "\n" + OTHER + "\n"))
    window.expect("^2 puzzles$")
    window.act(window.cell(1, 3), "cell.focus")
    window.key("4")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    window.send(write(window, "three.txt", OTHER + "\n" + PUZZLE + "\n" + PUZZLE[:80] + ".\n"))
    window.expect("^3 puzzles$")
    check(window.says("^2 puzzles$"), "the other list is gone")
    time.sleep(0.3)
    window.kill()
    window.start()
    window.expect("^3 puzzles$")
    window.expect("^2 puzzles$")


if __name__ == "__main__":
    sys.exit(run({
        "windows/have-their-own-puzzles": have_their_own,
        "windows/come-back-after-a-kill": come_back_after_a_kill,
        "windows/come-back-after-quitting": come_back_after_quitting,
        "windows/close-and-reopen": close_and_reopen,
        "windows/leave-nothing-where-there-was-nothing": forget_empty_ones,
        "windows/a-file-does-not-replace-what-was-begun": keep_what_was_begun,
        "windows/come-by-options-of-the-program": come_by_options,
        "windows/have-their-own-collections": have_their_own_collections,
    }))

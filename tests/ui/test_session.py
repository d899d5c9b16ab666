"""The session is there again after a crash.  When it cannot be kept, the window says why as long as that is so, and nothing is
lost unasked.

A limit on the size of files stands for a full disk."""

import fcntl
import os
import resource
import signal
import sys
import time

from driver import check, wait_for
from harness import run
from states import OTHER, PUZZLE, make_grid, start_empty, start_on, start_proper, write

JOURNAL = "state/quadrille/session.journal"
NOT_KEPT = r"^This session is not kept any more, since \S+/state/quadrille cannot be written \(.+\): save what"


def limit(window, length):
    resource.prlimit(window.process.pid, resource.RLIMIT_FSIZE, (length, resource.RLIM_INFINITY))


def fill_disk(window):
    """Up to the last byte of the journal, when all is written."""
    path = os.path.join(window.folder, JOURNAL)
    time.sleep(1.5)
    limit(window, os.path.getsize(path))


def free_disk(window):
    limit(window, resource.RLIM_INFINITY)


def quit_well(window):
    """As somebody does who thinks of nothing."""
    status = window.quit()
    check(status == 0, f"it ended with {status}")


def shows(window, pattern):
    wait_for(f"“{pattern}”", lambda: window.shown(pattern))


def says_so_meanwhile(window):
    window.start()
    window.type("1")
    fill_disk(window)
    check(not window.shown("^This session"), "it says so too early")
    window.key("Right")
    window.type("2")
    shows(window, NOT_KEPT)
    make_grid(window)
    wait_for("an empty grid", lambda: window.content(1, 1) == "empty")
    time.sleep(1.2)
    check(window.shown(NOT_KEPT), "another message has closed it")
    free_disk(window)
    wait_for("it to go", lambda: not window.shown(NOT_KEPT))
    quit_well(window)


def asks(window, sentence, *keys):
    window.key(*keys)
    shows(window, sentence)
    time.sleep(0.5)
    check(window.process.poll() is None, "it has quit")


def asks_before_quitting(window):
    window.start()
    window.key("ctrl+Home")
    window.type("3")
    wait_for("the digit", lambda: window.content(1, 1) == "given 3")
    fill_disk(window)
    window.key("Right")
    window.type("4")
    wait_for("the next", lambda: window.content(1, 2) == "given 4")
    asks(window, r"^Your last 1 change is not kept\. If you quit now, it is lost\.$", "ctrl+q")
    window.leave_dialog()
    window.key("Right")
    window.type("5")
    wait_for("the last", lambda: window.content(1, 3) == "given 5")
    asks(window, r"^Your last 2 changes are not kept\. If you quit now, they are lost\.$", "ctrl+w")
    window.press("^Quit Anyway$")
    check(window.process.wait(10) == 0, "it did not end well")
    os.unlink(window.log)  # GTK complains of the disk, too
    window.start()
    check((window.content(1, 1), window.content(1, 2)) == ("given 3", "empty"), "it is not what was kept")
    quit_well(window)


def loses_nothing_when_it_can(window):
    """There is room again when it is to quit: then there is nothing to ask."""
    start_empty(window)
    fill_disk(window)
    window.key("ctrl+Home", "Right")
    window.type("6")
    shows(window, NOT_KEPT)
    asks(window, "^Your last 1 change is not kept", "ctrl+q")
    window.leave_dialog()
    free_disk(window)
    quit_well(window)
    window.start()
    check(window.content(1, 2) == "given 6", window.content(1, 2))
    quit_well(window)


def says_who_has_it(window):
    lock_path = os.path.join(window.folder, JOURNAL + ".lock")
    os.makedirs(os.path.dirname(lock_path))
    with open(lock_path, "wb") as lock:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        window.start()
        shows(window, r"^Another window of Quadrille keeps its session in \S+/state/quadrille, so this one is not kept: ")
        quit_well(window)


def recovers(window):
    start_proper(window)
    make_grid(window)
    window.key("ctrl+Home")
    window.type("3")
    wait_for("the digit", lambda: window.content(1, 1) == "given 3")
    window.kill()
    window.start()
    check(window.content(1, 1) == "given 3", window.content(1, 1))
    window.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
    window.expect("^All is undone in this puzzle")
    check(window.content(1, 1) == "empty", "a run of undos stops at the beginning of the puzzle")
    time.sleep(1)
    window.key("ctrl+z")
    wait_for("what was there before", lambda: window.content(1, 1) == "given 5" and window.content(1, 2) == "given 3")


def says_what_changed(window):
    """While the program does not run, the file of the puzzle on the board changes."""
    start_on(window, OTHER, "changing.txt")
    wait_for("the puzzle", lambda: window.content(1, 1) == "given 4")
    time.sleep(1.2)
    window.kill()
    write(window, "changing.txt", PUZZLE + "\n")
    window.start()
    window.expect(r"^changing\.txt has changed since you opened it; the board shows what you had\.$")
    check(window.content(1, 1) == "given 4", "the board changed too")


def be_told_of_full_disks():
    """A write beyond the limit fails, in place of ending the program."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


if __name__ == "__main__":
    sys.exit(run({
        "session/survives-being-killed": recovers,
        "session/says-that-a-file-changed-meanwhile": says_what_changed,
        "session/says-that-it-is-not-kept-as-long-as-that-is-so": says_so_meanwhile,
        "session/asks-before-changes-are-lost": asks_before_quitting,
        "session/asks-nothing-any-more-when-it-can-be-kept": loses_nothing_when_it_can,
        "session/says-that-another-window-has-it": says_who_has_it,
    }, be_told_of_full_disks))

"""When the session cannot be kept, the window says why as long as that is so, and nothing is lost unasked.

A limit on the size of files stands for a full disk."""

import fcntl
import os
import resource
import signal
import sys
import time

from driver import Claims, Window, check, ends_well, wait_for

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
    window.key("ctrl+n")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("Return")
    wait_for("an empty grid", lambda: window.content(1, 1) == "empty")
    time.sleep(1.2)
    check(window.shown(NOT_KEPT), "another message has closed it")
    free_disk(window)
    wait_for("it to go", lambda: not window.shown(NOT_KEPT))
    ends_well(window)


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
    window.start()
    check((window.content(1, 1), window.content(1, 2)) == ("given 3", "empty"), "it is not what was kept")
    ends_well(window)


def loses_nothing_when_it_can(window):
    """There is room again when it is to quit: then there is nothing to ask."""
    window.start()
    fill_disk(window)
    window.key("ctrl+Home", "Right")
    window.type("6")
    shows(window, NOT_KEPT)
    asks(window, "^Your last 1 change is not kept", "ctrl+q")
    window.leave_dialog()
    free_disk(window)
    ends_well(window)
    window.start()
    check(window.content(1, 2) == "given 6", window.content(1, 2))
    ends_well(window)


def says_who_has_it(window):
    with open(os.path.join(window.folder, JOURNAL + ".lock"), "wb") as lock:
        fcntl.lockf(lock, fcntl.LOCK_EX)
        window.start()
        shows(window, r"^Another window of Quadrille keeps its session in \S+/state/quadrille, so this one is not kept: ")
        ends_well(window)


def main():
    window = Window(sys.argv[1], sys.argv[3])
    window.prepare = lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    claims = Claims()
    for name, test in (
        ("session/says-that-it-is-not-kept-as-long-as-that-is-so", says_so_meanwhile),
        ("session/asks-before-changes-are-lost", asks_before_quitting),
        ("session/asks-nothing-any-more-when-it-can-be-kept", loses_nothing_when_it_can),
        ("session/says-that-another-window-has-it", says_who_has_it),
    ):
        claims.claim(name, test, window)
    return claims.finish()


if __name__ == "__main__":
    sys.exit(main())

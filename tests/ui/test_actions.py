"""Every action, wherever one can be: with nothing to dance, in a lesson, in an empty grid.  An action that makes no sense
there does nothing, or says so; the program lives, and complains of nothing."""

import os
import re
import sys
import time
from pathlib import Path

from driver import PATIENCE, THIRTY, Broken, Claims, Window, check, ends_well, write
from gi.repository import Gio, GLib

TABLES = [
    Path(__file__).parents[2] / "src/ui" / name
    for name in ("board/ui-board-actions.c", "dance/ui-dance-actions.c", "window/ui-window-actions.c")
]
NAME, PATH = "org.dancinglinks.Quadrille", "/org/dancinglinks/Quadrille"
WINDOW = PATH + "/window/1"
CLASH = "11" + 79 * "."
FULL = "".join("123456789"[(3 * (row % 3) + row // 3 + column) % 9] for row in range(9) for column in range(9))
# These end the program or the window: they come last.
LAST = ("app.quit", "window.close")
# What those get that take something; the views are where actions are tried.
PARAMETERS = {"digit": GLib.Variant("i", 1), "open-uri": GLib.Variant("s", "file:///nowhere/nothing.txt")}
HELD = {"Control": "ctrl", "Shift": "shift", "Alt": "alt"}


def table():
    """Each action that has keys, with the first of them as xdotool calls it."""
    text = "".join(path.read_text(encoding="utf-8") for path in TABLES)
    rows = re.findall(r'\.name = "(\S+)",\s+\.keys = "([^ "]+)', text)
    check(len(rows) > 80, f"{len(rows)} actions with keys in the tables")
    for action, key in rows:
        yield action, re.sub(r"<(\w+)>", lambda held: HELD[held[1]] + "+", key)


class Actions:
    """Those of the running program, as its menus call them."""

    def __init__(self, window):
        self.window = window
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def call(self, path, method, parameters, answer):
        return self.bus.call_sync(NAME, path, "org.gtk.Actions", method, parameters, answer and GLib.VariantType(answer),
                                  Gio.DBusCallFlags.NO_AUTO_START, PATIENCE * 1000, None)

    def names(self, path):
        return sorted(self.call(path, "List", None, "(as)")[0])

    def activate(self, path, name, *parameter):
        self.call(path, "Activate", GLib.Variant("(sava{sv})", (name, parameter, {})), None)

    def takes_parameter(self, path, name):
        return self.call(path, "Describe", GLib.Variant("(s)", (name,)), "((bgav))")[0][1] != ""

    def check_alive(self, after):
        try:
            self.names(PATH)
        except GLib.Error as error:
            raise Broken(f"after {after}: {error.message}") from error
        check(not self.window.complaints(), f"after {after}: {''.join(self.window.complaints()[:2])}")

    def settle(self, main, after):
        """What was opened is closed, until the main window has the keys.  The answer that it lives comes after the action, so
        that what the action opened is a window by then, whether it is shown already or not."""
        end = time.monotonic() + PATIENCE
        self.check_alive(after)
        while self.window.count_windows() > 1 or self.window.active() != main:
            check(time.monotonic() < end, f"after {after} a window stays open")
            self.window.key("Escape")
            time.sleep(0.1)
            self.check_alive(after)


class Place:
    """Where actions are tried: a file, and a view of it."""

    def __init__(self, window, view, name, text):
        self.window = window
        self.view = view
        self.uri = Path(write(window, name, text)).as_uri()
        self.actions = Actions(window)

    def come(self):
        """From wherever an action has led to."""
        self.actions.activate(WINDOW, "view", GLib.Variant("s", "puzzle"))
        self.actions.activate(WINDOW, "open-uri", GLib.Variant("s", self.uri))
        time.sleep(0.05)
        self.actions.activate(WINDOW, "view", GLib.Variant("s", self.view))

    def try_one(self, path, name):
        if not self.actions.takes_parameter(path, name):
            self.actions.activate(path, name)
        elif name in PARAMETERS:
            self.actions.activate(path, name, PARAMETERS[name])

    def try_all(self):
        self.come()
        main = self.window.id()
        for path, prefix in ((PATH, "app."), (WINDOW, "win.")):
            for name in self.actions.names(path):
                if prefix + name not in LAST:
                    self.try_one(path, name)
                    self.actions.settle(main, prefix + name)
                    self.come()
        for action, key in table():
            if action.startswith(("dance.", "board.")):
                self.window.key(key)
                time.sleep(0.06)  # nothing says that a key has arrived
                self.actions.settle(main, action)
        self.come()


def try_at(window, *place):
    if window.process is None or window.process.poll() is not None:
        window.start()
    Place(window, *place).try_all()


def leave_leaks_to_others():
    """Every dialog of GTK's is opened here, and those leak: places in the cloud in 4.8, page setups and folders that are
    still being read in 4.18.  The other programs of this folder look for leaks of ours."""
    os.environ["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"


def main():
    leave_leaks_to_others()
    window = Window(sys.argv[1], sys.argv[3])
    claims = Claims()
    for name, *place in (
        ("an-empty-grid", "puzzle", "empty.txt", 81 * "."),
        ("the-dance-of-a-clash", "dance", "clash.txt", CLASH),
        ("the-dance-of-a-full-grid", "dance", "full.txt", FULL),
        ("a-lesson", "learn", "thirty.txt", THIRTY),
        ("a-lesson-that-cannot-be-read", "learn", "broken.desktop", "[Lesson]\nProblem=nothing\n"),
    ):
        claims.claim(f"actions/all-are-safe-in-{name}", try_at, window, *place)
    claims.claim("actions/nothing-is-complained-of", ends_well, window)
    return claims.finish()


if __name__ == "__main__":
    sys.exit(main())

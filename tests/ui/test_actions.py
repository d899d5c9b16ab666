"""Every action, wherever one can be: with nothing to dance, in a lesson, in an empty grid.  An action that makes no sense
there does nothing, or says so; the program lives, and complains of nothing."""

import re
import sys
import time
from pathlib import Path

from driver import PATIENCE, PROGRAM, PROGRAM_PATH, WINDOW_PATH, Broken, Gio, GLib, check
from harness import run
from states import PUZZLE, leave_leaks_to_others, write

TABLES = [
    Path(__file__).parents[2] / "src/ui" / name
    for name in ("board/ui-board-actions.c", "dance/ui-dance-actions.c", "window/ui-window-actions.c")
]
CLASH = "11" + 79 * "."
FULL = "".join("123456789"[(3 * (row % 3) + row // 3 + column) % 9] for row in range(9) for column in range(9))
# These end the program or the window, or open another one.
LAST = ("app.quit", "window.close", "app.new-window", "app.reopen-window")
# What those get that take something; the views are where actions are tried.
PARAMETERS = {"digit": GLib.Variant("i", 1), "why-not": GLib.Variant("i", 2), "new-level": GLib.Variant("u", 1),
              "open-uri": GLib.Variant("s", "file:///nowhere/nothing.txt")}
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
        return self.bus.call_sync(PROGRAM, path, "org.gtk.Actions", method, parameters, answer and GLib.VariantType(answer),
                                  Gio.DBusCallFlags.NO_AUTO_START, PATIENCE * 1000, None)

    def names(self, path):
        return sorted(self.call(path, "List", None, "(as)")[0])

    def takes_parameter(self, path, name):
        return self.call(path, "Describe", GLib.Variant("(s)", (name,)), "((bgav))")[0][1] != ""

    def check_alive(self, after):
        try:
            self.names(PROGRAM_PATH)
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
        self.uri = Path(write(window, name, text + "\n")).as_uri()
        self.actions = Actions(window)

    def come(self):
        """From wherever an action has led to."""
        self.window.activate(WINDOW_PATH, "view", GLib.Variant("s", "puzzle"))
        self.window.activate(WINDOW_PATH, "open-uri", GLib.Variant("s", self.uri))
        time.sleep(0.05)
        self.window.activate(WINDOW_PATH, "view", GLib.Variant("s", self.view))

    def try_one(self, path, name):
        if not self.actions.takes_parameter(path, name):
            self.window.activate(path, name)
        elif name in PARAMETERS:
            self.window.activate(path, name, PARAMETERS[name])

    def try_all(self):
        self.come()
        main = self.window.id()
        for path, prefix in ((PROGRAM_PATH, "app."), (WINDOW_PATH, "win.")):
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


def try_at(*place):
    """Every dialog of GTK's is opened there."""
    def claim(window):
        leave_leaks_to_others(window)
        window.start()
        Place(window, *place).try_all()
    return claim


if __name__ == "__main__":
    sys.exit(run({
        "actions/all-are-safe-in-an-empty-grid": try_at("puzzle", "empty.txt", 81 * "."),
        "actions/all-are-safe-in-the-dance-of-a-clash": try_at("dance", "clash.txt", CLASH),
        "actions/all-are-safe-in-the-dance-of-a-full-grid": try_at("dance", "full.txt", FULL),
        "actions/all-are-safe-in-a-lesson": try_at("learn", "thirty.txt", PUZZLE),
        "actions/all-are-safe-in-a-lesson-that-cannot-be-read": try_at("learn", "broken.desktop", "[Lesson]\nProblem=nothing\n"),
    }))

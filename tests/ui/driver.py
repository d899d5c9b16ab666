"""The real window, driven by keys as a person would and read as a screen reader would."""

import collections
import os
import re
import signal
import subprocess
import time

from access import ROOT, SPACE, Atspi, Gio, GLib, Tree, accessibility_bus

# Seconds.  The sanitizers make programs several times slower.
PATIENCE = 40 if "QUADRILLE_QUICK" in os.environ else 10
PROGRAM, PROGRAM_PATH = "org.dancinglinks.Quadrille", "/org/dancinglinks/Quadrille"
WINDOW_PATH = PROGRAM_PATH + "/window/1"

QUIET_SECONDS = 0.1
STALE_SECONDS = 0.25

Place = collections.namedtuple("Place", "x y width height")


class Broken(Exception):
    """A claim does not hold."""


class Missing(Exception):
    """A widget is not there, or not yet."""


def wait_for(what, ask, patience=PATIENCE):
    """The first true answer; what is asked may not be there yet, or just be going away.  It is asked again when the program
    tells of a change, and now and then, since of files and places nobody tells."""
    bus = accessibility_bus()
    end = time.monotonic() + patience
    while True:
        known = bus.count_changes()
        try:
            answer = ask()
        except (GLib.Error, Missing):
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Broken(f"waited {patience} s for {what}")
        bus.wait_for_change(known, QUIET_SECONDS)
        time.sleep(0.01)  # changes come in swarms


def check(condition, what):
    if not condition:
        raise Broken(what)


def role_of(widget):
    """In the words of GTK 4.8."""
    return widget.get_role_name()


def place_of(widget):
    """In its window, which begins at 0, 0; in GTK 4.18 that begins left of and above it, where its shadow does."""
    if widget is None:
        raise Missing("a widget that has a place")
    window = widget
    while window.get_parent() is not None and role_of(window.get_parent()) != "application":
        window = window.get_parent()
    (x, y, width, height), (left, top_edge, *_) = widget.place(), window.place()
    return Place(x - left, y - top_edge, width, height)


class Window:
    """The program, which can be started again and again; its files are in the folder."""

    started = []  # the processes of all windows

    @classmethod
    def kill_all(cls):
        for process in cls.started:
            process.kill()
            process.wait()
        cls.started.clear()

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.log = os.path.join(folder, "log")
        self.process = None
        self.bus = self.name = None  # the accessibility bus, and what the program is called there
        self.read = None  # its widgets, as they were when they were read last
        self.environment = {}
        self.prepare = None  # called in the new process before it becomes the program

    def start(self, *arguments):
        with open(self.log, "ab") as log:
            environment = dict(os.environ, G_DEBUG="fatal-criticals", **self.environment)
            self.process = subprocess.Popen([self.program, *arguments], stdout=log, stderr=log, env=environment,
                                            preexec_fn=self.prepare)
        Window.started.append(self.process)
        self.name = self.read = None
        # Of the puzzle or, where a lesson is shown at once, of the dance; or the page before: GTK 4.18 tells of what is shown only.
        wait_for("the board", lambda: self.find("table") or self.find("image", "^(Board|Links|Matrix|Tree)$")
                 or self.has_focused_button())
        wait_for("the focus", self.focus)
        self.id()  # what is typed before a window has the keys is lost

    def send(self, *arguments):
        """What the file manager does: another run of the program hands its files over."""
        subprocess.run([self.program, *arguments], check=True, timeout=PATIENCE)

    def last_words(self):
        """What it complained of, if it has ended by itself."""
        if self.process is None or self.process.poll() in (None, 0, -signal.SIGKILL):
            return []
        return [f"it ended with {self.process.returncode}", *(line.strip() for line in self.complaints()[-5:])]

    def runs(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        self.key("ctrl+q")
        self.process.wait(PATIENCE)
        return self.process.returncode

    def end(self):
        """Quits as its menu would, whichever of its windows has the keys; it has then ended well, or the claim is broken.  A
        program that was killed is only asked for its complaints."""
        if self.runs():
            self.activate(PROGRAM_PATH, "quit")
            self.process.wait(PATIENCE)
        if self.process is not None:
            check(self.process.returncode in (0, -signal.SIGKILL), f"it ended with {self.process.returncode}")
            check(not self.complaints(), "".join(self.complaints()[:3]))

    def complaints(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return [line for line in log if re.search("CRITICAL|WARNING|ERROR|runtime error", line)
                    # GTK's own, of its popovers and scroll bars, now and then when one goes: nothing here is a gizmo.
                    and not re.search("Trying to snapshot GtkGizmo 0x[0-9a-f]+ without a current allocation", line)]

    def tree(self):
        """Its widgets as they are now; None before it is on the bus.  There is no use in waiting for one that has ended.

        To read them is most of the work of these tests, so they are only read again when the program has told of a change,
        or might have forgotten to."""
        check(self.runs(), "the program is gone")
        self.bus = self.bus or accessibility_bus()
        self.name = self.name or self.bus.application(self.process.pid)
        if self.name is None:
            return None
        changes = self.bus.count_changes()
        if self.read is None or changes != self.read_changes or time.monotonic() > self.read_end:
            self.read, self.read_changes, self.read_end = Tree(self.bus, self.name), changes, time.monotonic() + STALE_SECONDS
        return self.read

    def count_again(self, index):
        """Asks for the window of that index as a screen reader does that still counts one that is gone: GTK 4.8 then takes the
        last one for it."""
        self.bus.call(self.name, ROOT, SPACE + "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (index,)))

    def count_windows(self):
        """Those that are shown, and those that are about to be."""
        return len(self.bus.call(self.name, ROOT, SPACE + "Accessible", "GetChildren")[0])

    def walk(self, start=None):
        """All its widgets, or those in one of them as they are now."""
        tree = self.tree()
        return tree.widgets(start.path if start is not None else ROOT) if tree else iter(())

    def find(self, role=None, name=None):
        """One that is shown, if there is one: pages that are hidden have widgets of the same names."""
        hidden = None
        for widget in self.walk():
            if role is not None and role_of(widget) != role:
                continue
            if name is not None and not re.search(name, widget.get_name() or ""):
                continue
            if place_of(widget).width > 0:
                return widget
            hidden = hidden or widget
        return hidden

    def cells(self):
        """Names by place."""
        names = {}
        for widget in self.walk():
            match = re.match(r"Row (\d+), column (\d+), (.*)", widget.get_name() or "")
            if match:
                names[int(match[1]), int(match[2])] = match[3]
        return names

    def cell(self, row, column):
        return self.find(name=f"^Row {row}, column {column}, ")

    def content(self, row, column):
        widget = self.cell(row, column)
        return widget and widget.get_name().split(", ", 2)[2]

    def focus(self):
        for widget in self.walk():
            if widget.has_state(Atspi.StateType.FOCUSED):
                return widget
        return None

    def has_focused_button(self):
        focus = self.focus()
        return focus is not None and role_of(focus) == "push button"

    def says(self, pattern):
        """Whether some label says it."""
        return self.find(name=pattern)

    def expect(self, pattern, patience=PATIENCE):
        wait_for(f"“{pattern}”", lambda: self.says(pattern), patience)

    def unsaid(self, pattern, wrong):
        """No label says it any more, a frame later at the latest; `wrong` is what it would be if one did."""
        try:
            wait_for("silence", lambda: not self.says(pattern))
        except Broken as broken:
            raise Broken(f"{wrong}: “{pattern}”") from broken

    def active(self):
        """The window that has the keys, as X calls it; nothing while none has."""
        return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True,
                              timeout=PATIENCE).stdout.strip()

    def id(self):
        return wait_for("a window that has the keys", self.active)

    def shown(self, pattern):
        """Whether it has a place in the window.  What is hidden is not on the bus at all, or has no size; of a state
        of being shown GTK 4.8 knows nothing."""
        widget = self.find(name=pattern)
        return widget is not None and place_of(widget).width > 0

    def leave_dialog(self):
        """By Escape, until a window behind it has the keys: what is typed before is lost."""
        dialog = self.id()
        self.key("Escape")
        wait_for("the window behind", lambda: self.active() not in ("", dialog))

    def id_of(self, title):
        """Of the window of that title, whoever has the keys."""
        return subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", title], capture_output=True,
                              check=True, text=True, timeout=PATIENCE).stdout.split()[0]

    def place(self, window, x, y):
        subprocess.run(["xdotool", "windowmove", "--sync", window, str(x), str(y)], check=True, timeout=PATIENCE)

    def click(self, x, y, button=1):
        """In the window that has the keys."""
        subprocess.run(["xdotool", "mousemove", "--window", self.id(), str(int(x)), str(int(y)), "sleep", "0.1", "click",
                        str(button)], check=True, timeout=PATIENCE)

    def move(self, x, y):
        """Over the window that has the keys, and a moment for it to look."""
        subprocess.run(["xdotool", "mousemove", "--window", self.id(), str(int(x)), str(int(y)), "sleep", "0.06"],
                       check=True, timeout=PATIENCE)

    def turn(self, button):
        """A notch of the wheel where the pointer is, with Ctrl held."""
        subprocess.run(["xdotool", "keydown", "ctrl", "click", str(button), "keyup", "ctrl"], check=True, timeout=PATIENCE)

    def point_at_nothing(self):
        """Moves the pointer into a corner of the screen."""
        width, height = self.screen()
        subprocess.run(["xdotool", "mousemove", str(width - 1), str(height - 1)], check=True, timeout=PATIENCE)

    def leave(self):
        """Points at nothing, and waits a moment for the window to look."""
        self.point_at_nothing()
        time.sleep(0.2)

    def screen(self):
        """How large it is."""
        size = subprocess.run(["xdotool", "getdisplaygeometry"], capture_output=True, check=True, text=True,
                              timeout=PATIENCE).stdout
        return tuple(map(int, size.split()))

    def resize(self, width, height):
        subprocess.run(["xdotool", "windowsize", "--sync", self.id(), str(width), str(height)], check=True,
                       timeout=PATIENCE)

    def is_black(self):
        """All of the window that has the keys."""
        shot = subprocess.run(["import", "-window", self.id(), "-crop", "50%x50%+200+200", "-format", "%[fx:maxima]", "info:"],
                              capture_output=True, check=True, text=True, timeout=PATIENCE).stdout
        return float(shot) < 0.01

    def width(self):
        geometry = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.id()], capture_output=True, check=True,
                                  text=True, timeout=PATIENCE).stdout
        return int(re.search(r"WIDTH=(\d+)", geometry)[1])

    def drag(self, source, x, y, target, to_x, to_y):
        """Slowly, as a hand does: a drag begins only after some way."""
        subprocess.run(["xdotool", "mousemove", "--window", source, str(x), str(y), "sleep", "0.1", "mousedown", "1",
                        "mousemove_relative", "--sync", "5", "5", "sleep", "0.1",
                        "mousemove_relative", "--sync", "20", "20", "sleep", "0.3",
                        "mousemove", "--window", target, str(to_x), str(to_y), "sleep", "0.2",
                        "mousemove_relative", "--sync", "3", "3", "sleep", "0.3", "mouseup", "1"], check=True,
                       timeout=PATIENCE)

    def drops(self, text, path, target, *arrived):
        """A text and a file, dragged from another program's window onto the one of that title."""
        program = os.path.join(os.path.dirname(self.program), "tests", "ui", "drag-source")
        source = subprocess.Popen([program, text, path], stdout=subprocess.PIPE, text=True)
        try:
            check(source.stdout.readline() == "ready\n", "nothing to drag")
            there = self.id_of("^Things to Drag$")
            self.place(there, 0, 0)
            for x, came in zip((50, 150), arrived):
                self.drag(there, x, 50, self.id_of(target), 400, 400)
                wait_for("what was dropped", came)
        finally:
            source.terminate()
            source.wait()

    def key(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "20", *keys], check=True)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "8", text], check=True)

    def activate(self, path, name, *parameter):
        """An action of the program or of its window, as a menu does it."""
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        session.call_sync(PROGRAM, path, "org.gtk.Actions", "Activate", GLib.Variant("(sava{sv})", (name, parameter, {})), None,
                          Gio.DBusCallFlags.NO_AUTO_START, PATIENCE * 1000, None)

    def do(self, name):
        self.activate(WINDOW_PATH, name)

    def act(self, widget, name):
        actions = widget.actions()
        if name in actions:
            return widget.act(actions.index(name))
        raise Broken(f"{widget.get_name()} has no action {name}")

    def button(self, name, is_button):
        """Rows of the transcript, say, may go away while it is looked for among them."""
        return wait_for(f"the button {name}", lambda: next(
            (w for w in self.walk() if is_button(role_of(w)) and re.search(name, w.get_name() or "")), None))

    def choose_item(self, names, name):
        """Of the menu that is open, which begins with these items.  In GTK 4.18 no item of a menu has a name, so it is
        found by its place."""
        def items():
            rows = [w for w in self.walk() if "menu item" in role_of(w) and place_of(w).height > 0]
            return sorted(rows, key=lambda row: place_of(row).y)
        row = wait_for(f"the item {name}", lambda: len(items()) >= len(names) and items()[names.index(name)])
        check(row.get_name() in ("", name), f"{row.get_name()} stands where {name} should")
        self.act(row, "click")

    def press_toggle(self, name):
        """The one of several that is called so: a button, whatever its role in the group."""
        place = place_of(self.button(name, lambda role: "button" in role))
        return self.click(place.x + place.width // 2, place.y + place.height // 2)

    def press(self, name):
        """The button that is called so.  Of a menu button it is the button inside: only that has the action."""
        def buttons():
            found = [w for w in self.walk() if role_of(w) == "push button" and re.search(name, w.get_name() or "") and w.actions()]
            return sorted(found, key=lambda w: place_of(w).width == 0)  # those that are shown come first

        return wait_for(f"the button {name}", lambda: next((w for w in buttons() if self.act(w, "click")), None))

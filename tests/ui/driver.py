"""The real window, driven by keys as a person would and read as a screen reader would."""

import collections
import fnmatch
import os
import re
import signal
import subprocess
import sys
import time

from access import ROOT, SPACE, Atspi, Bus, GLib, Tree

# Seconds.  The sanitizers make programs several times slower.
PATIENCE = 40 if "QUADRILLE_QUICK" in os.environ else 10
THIRTY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


Place = collections.namedtuple("Place", "x y width height")


class Broken(Exception):
    """A claim does not hold."""


class Missing(Exception):
    """A widget is not there, or not yet."""


def wait_for(what, ask, patience=PATIENCE):
    """The first true answer; what is asked may not be there yet, or just be going away."""
    end = time.monotonic() + patience
    while True:
        try:
            answer = ask()
        except (GLib.Error, Missing):
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Broken(f"waited {patience} s for {what}")
        time.sleep(0.02)


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
    """One run of the program."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.log = os.path.join(folder, "log")
        self.process = self.mourned = None
        self.bus = self.name = None  # the accessibility bus, and what the program is called there
        self.environment = {}
        self.prepare = None  # called in the new process before it becomes the program

    def start(self, *arguments):
        with open(self.log, "ab") as log:
            environment = dict(os.environ, G_DEBUG="fatal-criticals", **self.environment)
            self.process = subprocess.Popen([self.program, *arguments], stdout=log, stderr=log, env=environment,
                                            preexec_fn=self.prepare)
        self.name = None
        # Of the puzzle or, where a lesson is shown at once, of the dance: GTK 4.18 tells of what is shown only.
        wait_for("the board", lambda: self.find("table") or self.find("image", "^(Board|Links|Matrix|Tree)$"))
        wait_for("the focus", self.focus)

    def send(self, *arguments):
        """What the file manager does: another run of the program hands its files over."""
        subprocess.run([self.program, *arguments], check=True, timeout=PATIENCE)

    def last_words(self):
        """What it complained of, if it has ended by itself; once."""
        if self.process in (None, self.mourned) or self.process.poll() in (None, 0, -signal.SIGKILL):
            return []
        self.mourned = self.process
        return [f"it ended with {self.process.returncode}", *(line.strip() for line in self.complaints()[-5:])]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        self.key("ctrl+q")
        self.process.wait(PATIENCE)
        return self.process.returncode

    def complaints(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return [line for line in log if re.search("CRITICAL|WARNING|ERROR|runtime error", line)
                    # GTK's own, of its popovers and scroll bars, now and then when one goes: nothing here is a gizmo.
                    and not re.search("Trying to snapshot GtkGizmo 0x[0-9a-f]+ without a current allocation", line)]

    def tree(self):
        """Its widgets as they are now; None before it is on the bus."""
        self.bus = self.bus or Bus()
        self.name = self.name or self.bus.application(self.process.pid)
        return self.name and Tree(self.bus, self.name)

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
        for widget in self.walk():
            if role is not None and role_of(widget) != role:
                continue
            if name is not None and not re.search(name, widget.get_name() or ""):
                continue
            return widget
        return None

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

    def click(self, x, y):
        """In the window that has the keys."""
        subprocess.run(["xdotool", "mousemove", "--window", self.id(), str(int(x)), str(int(y)), "sleep", "0.1", "click",
                        "1"], check=True, timeout=PATIENCE)

    def move(self, x, y):
        """Over the window that has the keys, and a moment for it to look."""
        subprocess.run(["xdotool", "mousemove", "--window", self.id(), str(int(x)), str(int(y)), "sleep", "0.06"],
                       check=True, timeout=PATIENCE)

    def turn(self, button):
        """A notch of the wheel where the pointer is, with Ctrl held."""
        subprocess.run(["xdotool", "keydown", "ctrl", "click", str(button), "keyup", "ctrl"], check=True, timeout=PATIENCE)

    def leave(self):
        """The pointer goes where it points at nothing."""
        width, height = self.screen()
        subprocess.run(["xdotool", "mousemove", str(width - 1), str(height - 1), "sleep", "0.2"], check=True,
                       timeout=PATIENCE)

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

    def do(self, name):
        """An action of the window, as a menu does it."""
        subprocess.run(["gdbus", "call", "--session", "--dest", "org.dancinglinks.Quadrille", "--object-path",
                        "/org/dancinglinks/Quadrille/window/1", "--method", "org.gtk.Actions.Activate", name, "[]",
                        "{}"], check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)

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
        return wait_for(f"the button {name}", lambda: next(
            (w for w in self.walk() if role_of(w) == "push button" and re.search(name, w.get_name() or "")
             and w.actions() and self.act(w, "click")), None))


def write(window, name, text):
    path = f"{window.folder}/{name}"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    return path


def watch(window):
    """Starts it, with a Sudoku on the stage."""
    window.start(write(window, "thirty.txt", THIRTY))
    window.expect("^Proper puzzle")
    window.key("alt+2")
    window.expect(r"^At the start\.")


def choose_example(window, *keys):
    """The one of the list that these lead to."""
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Algorithm Examples$") and in_list(window))
    window.key(*keys, "Return")


def ends_well(window):
    status = window.quit()
    check(status == 0, f"it ended with {status}")
    check(not window.complaints(), "".join(window.complaints()[:3]))


def is_above(row, table):
    """Its lower edge, of a row that has one, is in the table."""
    row, table = (place_of(w) for w in (row, table))
    return row.height > 0 and row.y + row.height <= table.y + table.height


def is_inside(window, name, width, height):
    place = place_of(window.find(name=name))
    return place.width > 0 and 0 <= place.x <= width - place.width and 0 <= place.y <= height - place.height


def is_in_sight(window, reply):
    """It may be scrolled: whether it ends above whatever stands below."""
    below = window.find(role="label", name=r"^(At the start|Level \d+: )"), window.find(role="image")
    told, *below = (place_of(widget)
                    for widget in (window.find(name=reply), *below))
    return told.height > 0 and all(told.y + told.height <= widget.y for widget in below)


def in_list(window):
    focus = window.focus()
    return focus is not None and role_of(focus) == "list item"


def go_into_list(window):
    """Of a drop-down that was just opened: where it can be searched, GTK 4.18 has the focus above it."""
    def arrive():
        if in_list(window):
            return True
        focus = window.focus()
        if focus is not None and role_of(focus) in ("entry", "text"):
            window.key("Down")
        return False
    wait_for("the list", arrive)


def top(window, name):
    return place_of(window.find(role="image", name=f"^{name}$")).y


def is_wanted(name, patterns):
    """As in the programs of claims: a pattern selects, and one that begins with "!" excludes, whatever the others select."""
    selecting = [pattern for pattern in patterns if not pattern.startswith("!")]
    excluding = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    return ((not selecting or any(fnmatch.fnmatchcase(name, pattern) for pattern in selecting))
            and not any(fnmatch.fnmatchcase(name, pattern) for pattern in excluding))


def photograph(claim):
    """The screen, as it is when the claim fails, in the folder of the tests' logs."""
    folder = os.environ.get("QUADRILLE_SHOTS")
    if folder:
        path = os.path.join(folder, re.sub(r"[^a-z0-9-]+", "-", claim.lower()).strip("-") + ".png")
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["import", "-window", "root", path], timeout=PATIENCE, check=False)
        print(f"#   the screen is in {path}", file=sys.stderr)


class Claims:
    """Lines of TAP, of the claims that the arguments select; what a claim left behind is the next one's beginning."""

    def __init__(self):
        self.count = 0
        self.failed = False
        self.out = os.fdopen(3, "w", buffering=1)
        self.patterns = sys.argv[4:]

    def claim(self, name, test, *arguments):
        if not is_wanted(f"/ui/{name}", self.patterns):
            return
        self.count += 1
        try:
            test(*arguments)
            print(f"ok {self.count} - /ui/{name}", file=self.out)
        except Exception as error:  # whatever it was, the next claim is to be heard
            self.failed = True
            print(f"# {name}: {error!r}", file=sys.stderr)
            for window in (argument for argument in arguments if isinstance(argument, Window)):
                print(*(f"#   {line}\n" for line in window.last_words()), sep="", end="", file=sys.stderr)
            photograph(f"ui-{name}")
            print(f"not ok {self.count} - /ui/{name}", file=self.out)

    def skip(self, name, why):
        if not is_wanted(f"/ui/{name}", self.patterns):
            return
        self.count += 1
        print(f"ok {self.count} - /ui/{name} # SKIP {why}", file=self.out)

    def finish(self):
        print(f"1..{self.count}", file=self.out)
        return 1 if self.failed or self.count == 0 else 0

"""What a program tells a screen reader, read from the accessibility bus itself.

Atspi's own objects ask the program for each name and each child one by one: reading the window took a second, and nearly all
of the time of these tests.  Here one question brings the names, roles and states of all widgets (GetItems), and the questions
for children are sent together, level by level, of the widgets alone that have any.

GTK puts a widget among those items when somebody asks for it the first time, and leaves it there while it is hidden: so
what there is now is what GetChildren leads to, and the items say what that is."""

import functools

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

SPACE = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"

# What GTK 4.18 calls the roles that GTK 4.8 calls otherwise.  The claims use the words of 4.8.
ROLES = {"button": "push button", "toggle button": "push button", "grouping": "panel"}


class Bus:
    """The accessibility bus of this session.  Its answers do not wait for anybody else's main loop."""

    def __init__(self):
        Atspi.init()  # so that there is somebody to tell
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)[0]
        self.loop = GLib.MainContext.new()
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.changes = 0  # of which programs have told
        self.loop.push_thread_default()
        self.connection.signal_subscribe(None, None, None, None, None, Gio.DBusSignalFlags.NONE, self.hear)
        self.loop.pop_thread_default()

    def hear(self, *_signal):
        self.changes += 1

    def count_changes(self):
        """Those of which programs have told until now."""
        while self.loop.iteration(False):
            pass
        return self.changes

    def wait_for_change(self, known, seconds):
        """Until more changes are told than are known already, or that long."""
        timer = GLib.timeout_source_new(int(1000 * seconds))
        timer.set_callback(lambda *_: timer.destroy())
        timer.attach(self.loop)
        while self.changes == known and not timer.is_destroyed():
            self.loop.iteration(True)
        timer.destroy()

    def ask(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(name, path, interface, method, arguments, None, 0, -1, None)

    def call(self, name, path, interface, method, arguments=None):
        return self.ask(name, path, interface, method, arguments).unpack()

    def call_all(self, name, paths, interface, method):
        """The same question to many objects; None is the answer of one that has just gone."""
        answers = {}

        def keep(connection, result, path):
            try:
                answers[path] = connection.call_finish(result).unpack()
            except GLib.Error:
                answers[path] = None

        self.loop.push_thread_default()
        for path in paths:
            self.connection.call(name, path, interface, method, None, None, 0, -1, None, keep, path)
        while len(answers) < len(paths):
            self.loop.iteration(True)
        self.loop.pop_thread_default()
        return answers

    def application(self, process):
        """The name on the bus of the program that is this process; None before it is there."""
        for name, _ in self.call(SPACE + "Registry", ROOT, SPACE + "Accessible", "GetChildren")[0]:
            try:
                owner = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                  "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
            except GLib.Error:  # it has just ended
                continue
            if owner == process:
                return name
        return None


@functools.cache
def accessibility_bus():
    return Bus()


class Item:
    """What is used of an answer's item.  To unpack all of it takes three times as long, and most of the time of these tests."""

    def __init__(self, answer):
        states = answer.get_child_value(9)
        self.path = answer.get_child_value(0).get_child_value(1).get_string()
        self.n_children = answer.get_child_value(4).get_int32()
        self.name = answer.get_child_value(6).get_string()
        self.role = answer.get_child_value(7).get_uint32()
        self.description = answer.get_child_value(8).get_string()
        self.states = states.get_child_value(0).get_uint32() | states.get_child_value(1).get_uint32() << 32


class Tree:
    """The widgets of a program at one moment."""

    def __init__(self, bus, name):
        self.bus = bus
        self.name = name
        self.items = {}
        self.children = {}
        self.parents = {}
        self.read_items()
        level = [ROOT]
        while level:
            self.read_children(level)
            level = [child for path in level for child in self.children[path]]
        if any(path not in self.items for path in self.children):
            self.read_items()

    def read_items(self):
        answer = self.bus.ask(self.name, "/org/a11y/atspi/cache", SPACE + "Cache", "GetItems").get_child_value(0)
        items = (Item(answer.get_child_value(index)) for index in range(answer.n_children()))
        self.items = {item.path: item for item in items}

    def read_children(self, paths):
        """Of these; one that has none, as its item says, is not asked.  The item of the program itself says so wrongly."""
        asked = [path for path in paths if path == ROOT or path not in self.items or self.items[path].n_children != 0]
        answers = self.bus.call_all(self.name, asked, SPACE + "Accessible", "GetChildren")
        for path in paths:
            answer = answers.get(path)
            self.children[path] = [child for owner, child in answer[0] if owner == self.name] if answer else []
            for child in self.children[path]:
                self.parents[child] = path

    def widgets(self, start=ROOT):
        """Those that are in the start, and itself; from the last to the first."""
        waiting = [start]
        while waiting:
            path = waiting.pop()
            if path in self.items:
                yield Widget(self, path)
            waiting += self.children.get(path, [])


class Widget:
    """As it was when its tree was read; text, values, places and what else can change are read when they are asked for."""

    def __init__(self, tree, path):
        self.tree = tree
        self.path = path
        item = tree.items[path]
        self.name, self.role, self.description, self.states = item.name, item.role, item.description, item.states

    def call(self, interface, method, arguments=None):
        return self.tree.bus.call(self.tree.name, self.path, SPACE + interface, method, arguments)

    def property(self, interface, name):
        return self.tree.bus.call(self.tree.name, self.path, "org.freedesktop.DBus.Properties", "Get",
                                  GLib.Variant("(ss)", (SPACE + interface, name)))[0]

    def get_name(self):
        return self.name

    def get_description(self):
        return self.description

    def get_role_name(self):
        """In the words of GTK 4.8."""
        name = Atspi.role_get_name(Atspi.Role(self.role))
        return ROLES.get(name, name)

    def get_parent(self):
        parent = self.tree.parents.get(self.path)
        return Widget(self.tree, parent) if parent in self.tree.items else None

    def inside(self):
        """Itself and what was in it at that moment."""
        return self.tree.widgets(self.path)

    def has_state(self, state):
        return self.states >> int(state) & 1 == 1

    def now_described(self):
        """Its description at this moment."""
        return self.property("Accessible", "Description")

    def place(self):
        """In its window, as the program has it: x, y, width, height."""
        return self.call("Component", "GetExtents", GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),)))[0]

    def actions(self):
        """Their names; GetActions has translations of them."""
        return [self.call("Action", "GetName", GLib.Variant("(i)", (index,)))[0]
                for index in range(self.property("Action", "NActions"))]

    def act(self, index):
        return self.call("Action", "DoAction", GLib.Variant("(i)", (index,)))[0]

    def value(self):
        return self.property("Value", "CurrentValue")

    def most(self):
        return self.property("Value", "MaximumValue")

    def set_value(self, value):
        self.tree.bus.call(self.tree.name, self.path, "org.freedesktop.DBus.Properties", "Set",
                           GLib.Variant("(ssv)", (SPACE + "Value", "CurrentValue", GLib.Variant("d", value))))

    def text(self):
        return self.call("Text", "GetText", GLib.Variant("(ii)", (0, self.property("Text", "CharacterCount"))))[0]

    def selection(self):
        """Where it begins and ends; None where nothing is selected."""
        if self.call("Text", "GetNSelections")[0] == 0:
            return None
        return self.call("Text", "GetSelection", GLib.Variant("(i)", (0,)))

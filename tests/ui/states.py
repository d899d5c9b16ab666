"""The states in which claims begin, and what many claims ask of the window."""

import os
import re
import subprocess
import sys

from driver import place_of, role_of, wait_for

# The picture of a dance, by its view.
PICTURE = r"^(Board|Links|Matrix|Tree)$"

CLI = sys.argv[2] if len(sys.argv) > 2 else None
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


# Files in the folder of the window.

def path_of(window, name):
    return os.path.join(window.folder, name)


def write(window, name, text):
    path = path_of(window, name)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return path


def read(window, name):
    """What the file holds, "" while there is none."""
    path = path_of(window, name)
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def rows(line):
    """A puzzle of one line as nine."""
    return "\n".join(line[i : i + 9] for i in range(0, 81, 9)) + "\n"


# The board.

def start_empty(window):
    """An empty grid, with the focus in its first cell, in place of the page that comes first."""
    window.start()
    leave_start_page(window)
    wait_for("the focus in R1C1", lambda: window.focus().get_name() == "Row 1, column 1, empty")


def leave_start_page(window):
    wait_for("the start page", lambda: is_focused(window, "push button"))
    window.do("type-own")


def start_on(window, text=PUZZLE, name="puzzle.txt"):
    """A file of one puzzle, which is to be solved."""
    path = write(window, name, text + "\n")
    window.start(path)
    window.expect(f"^{re.escape(os.path.basename(name))}$")
    return path


def start_proper(window, *file):
    """A puzzle that has one solution, with the cursor in its first cell."""
    start_on(window, *file)
    window.expect("^Proper puzzle: exactly one solution\\.$")
    window.key("ctrl+Home")


def start_typed(window):
    """A puzzle that was typed, and is in no file."""
    start_empty(window)
    window.key("Return")
    window.type(PUZZLE)
    window.key("Return")
    window.expect("^Proper puzzle: exactly one solution\\.$")


def paste(window, text):
    set_clipboard(text)
    window.key("ctrl+v")


def set_clipboard(text):
    subprocess.run(["xclip", "-i", "-selection", "clipboard"], input=text.encode(), check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def get_clipboard(target):
    """What another program gets."""
    return subprocess.run(["xclip", "-o", "-selection", "clipboard", "-t", target], capture_output=True, check=True,
                          timeout=10).stdout


def make_grid(window):
    """By New Grid's own choice, from wherever one is."""
    window.key("ctrl+shift+g")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("Return")
    window.expect(r"^Type the givens, cell by cell or in a row: 0 or \. leaves a cell empty\.$")


# The dance.

def watch(window, text=PUZZLE):
    """A Sudoku on the stage, at the start of its search."""
    window.start(write(window, "watched.txt", text + "\n"))
    window.expect("^Proper puzzle")
    window.key("alt+2")
    window.expect(r"^At the start\.")


def choose_example(window, *keys):
    """The one of the list that these lead to."""
    main = window.id()
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: in_list(window) and window.active() not in ("", main))
    window.key(*keys, "Return")
    wait_for("the window behind", lambda: window.active() == main)


def watch_knuth(window):
    """The matrix of six rows and seven columns, at its start."""
    watch(window)
    choose_example(window, "Down")
    window.expect(r"^Knuth's six options$")
    window.expect(r"^At the start\.")


def start_lesson(window, lesson, step):
    window.start("--lesson", lesson, "--step", str(step))
    window.expect(rf"^{step} of \d+$")


# Dialogs.

def leave_leaks_to_others(window):
    """For a program in which GTK itself loses memory: 4.8 the places in the cloud that a chooser of files shows, and the names of
    actions that are asked for; 4.18 page setups, and folders that are still being read.  The other claims look for leaks
    of ours."""
    window.environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"


def unwind_by_tables(window):
    """For a program that prints.  GTK 4.18 loses the size of the paper, which leaks.supp names; but GLib in Debian 13 keeps no
    frame pointers, so that AddressSanitizer sees the name only in stacks that it unwinds by tables, which takes longer."""
    window.environment["ASAN_OPTIONS"] = (os.environ.get("ASAN_OPTIONS", "")
                                          + ":fast_unwind_on_malloc=0:malloc_context_size=14")


def is_focused(window, role):
    widget = window.focus()
    return widget is not None and role_of(widget) == role


def name_file(window, there, path):
    """In GTK's own chooser, which is there when it has something of that name."""
    wait_for("the chooser", lambda: window.find(name=there))
    wait_for("its entry", lambda: is_focused(window, "text"))
    window.key("ctrl+a")
    window.type(path)
    wait_for("the name", lambda: is_focused(window, "text") and window.focus().text() == path)
    window.key("Return")


# What is seen.

def is_above(row, table):
    """Its lower edge, of a row that has one, is in the table."""
    row, table = (place_of(w) for w in (row, table))
    return row.height > 0 and row.y + row.height <= table.y + table.height


def is_inside(window, name, width, height):
    place = place_of(window.find(name=name))
    return place.width > 0 and 0 <= place.x <= width - place.width and 0 <= place.y <= height - place.height


def is_in_sight(window, reply):
    """It may be scrolled: whether it ends above whatever stands below."""
    below = window.find(role="label", name=r"^(At the start|Level \d+: )"), window.find(role="image", name=PICTURE)
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


def expect_whole_screen(window):
    wait_for("the whole screen", lambda: window.width() == window.screen()[0])


def expect_window_again(window):
    wait_for("a window again", lambda: window.width() < window.screen()[0])

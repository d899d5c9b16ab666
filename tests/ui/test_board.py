"""A person's first hour: type, check, solve, undo, save, open, paste, stop, and come back."""

import json
import os
import re
import struct
import subprocess
import sys
import threading
import time
from xml.etree import ElementTree

from driver import Atspi, Claims, Window, check, ends_well, place_of, role_of, wait_for

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
FAULTY = PUZZLE[:27] + "8..6;...3" + PUZZLE[36:]


def rows(line):
    return "\n".join(line[i : i + 9] for i in range(0, 81, 9)) + "\n"


def write(window, name, text):
    path = os.path.join(window.folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def read(path):
    """What the file holds, "" while there is none."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def starts_empty(window):
    window.start()
    cells = window.cells()
    check(len(cells) == 81, f"{len(cells)} cells")
    check(set(cells.values()) == {"empty"}, "not all are empty")
    wait_for("the focus in R1C1", lambda: window.focus().get_name() == "Row 1, column 1, empty")
    check(window.find(name="^Try a sample$"), "no sample is offered")
    window.expect(r"^Type the givens\.$")


def moves_by_keys(window):
    for key, place in (("Right", (1, 2)), ("Down", (2, 2)), ("End", (2, 9)), ("Next", (5, 9)), ("Home", (5, 1))):
        window.key(key)
        wait_for(f"{key} to lead to {place}",
                 lambda p=place: window.focus().get_name().startswith(f"Row {p[0]}, column {p[1]},"))
    window.key("ctrl+Home")


def says_twice(window):
    window.type("77")
    window.key("Right")
    window.type("7")
    window.expect(r"^Row 1 has two 7s\.$")
    wait_for("the mark", lambda: "in conflict" in window.content(1, 1))
    window.key("ctrl+z", "ctrl+z", "ctrl+Home")
    window.expect(r"^Type the givens\.$")


def types_clues(window):
    window.key("Return")
    window.type(PUZZLE)
    window.key("Return")
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    check(window.content(1, 1) == "given 5", window.content(1, 1))
    check(window.content(9, 9) == "given 9", window.content(9, 9))
    check(sum(name.startswith("given") for name in window.cells().values()) == 30, "30 givens")


def solves(window):
    window.key("ctrl+Return")
    window.expect(r"^Solved: this is the only solution\.$")
    check(window.content(1, 3) == "solution 4", window.content(1, 3))


def undoes(window):
    window.key("ctrl+z")
    wait_for("the solution to go", lambda: window.content(1, 3) == "empty")
    window.key("ctrl+shift+z")
    wait_for("it to come back", lambda: window.content(1, 3) == "solution 4")
    window.key("ctrl+z")


def checks_entries(window):
    window.key("ctrl+l", "ctrl+Home", "Right", "Right")
    window.type("1")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 1")
    window.key("ctrl+k")
    window.expect(r"^1 entry is wrong\.$")
    check(window.content(1, 3) == "entry 1, wrong", window.content(1, 3))
    window.type("4")
    window.key("ctrl+k")
    window.expect(r"^All entries are right so far\.$")


def keeps_wrong_entries(window):
    """R1C3 is 4 and R1C4 is 6: neither 1 nor 2 clashes with anything."""
    window.key("ctrl+Home", "Right", "Right")
    window.type("1")
    window.key("Right")
    window.type("2")
    window.key("ctrl+Return")
    window.expect(r"^Solved: this is the only solution\. 2 of your entries are wrong: R1C3 is 4, R1C4 is 6\.$")
    check(window.content(1, 3) == "entry 1, solution 4, wrong", window.content(1, 3))
    check(window.content(1, 6) == "solution 8", window.content(1, 6))
    window.key("Delete")
    window.expect(r"^1 of your entries is wrong: R1C3 is 4\.$")
    check(window.content(1, 4) == "solution 6", window.content(1, 4))
    window.key("ctrl+z", "ctrl+z")
    wait_for("the solution to go", lambda: window.content(1, 4) == "entry 2")
    window.key("ctrl+shift+Return")
    window.expect(r"^R1C4 is 6, not 2\.$")
    window.key("ctrl+z", "ctrl+z", "ctrl+z")


def names_clashes(window):
    """R1C3 is 4; 8 stands in its box and its column, 1 clashes with nothing."""
    window.key("ctrl+Home", "Right", "Right")
    window.type("8")
    window.expect(r"^Column 3 has two 8s\.$")
    wait_for("the mark", lambda: window.content(1, 3) == "entry 8, in conflict")
    check(window.content(3, 3) == "given 8, in conflict", window.content(3, 3))
    window.type("1")
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    check(window.content(1, 3) == "entry 1", window.content(1, 3))
    window.key("ctrl+z", "ctrl+z")


def keeps_givens(window):
    window.key("ctrl+Home")
    window.type("9")
    window.key("Delete")
    check(window.content(1, 1) == "given 5", window.content(1, 1))


def hints(window):
    window.key("ctrl+h")
    window.expect(r"^Look at .*")
    window.key("ctrl+h")
    window.expect(r"^R\dC\d is \d: .*")


def forgets_hints(window):
    """Of a grid that is no more, into which a smaller one came."""
    symbols = "123456789ABCDEFG"
    grid = "".join(symbols[(4 * (row % 4) + row // 4 + column) % 16] for row in range(16) for column in range(16))
    window.send(write(window, "sixteen.txt", grid[:-1] + "."))
    wait_for("sixteen", lambda: window.content(16, 15))
    window.key("ctrl+h")
    window.expect(r"^Look at .*16")
    window.send(write(window, "four.txt", "1..4..1..3..2..."))
    window.expect("^Proper puzzle")
    window.unsaid("^Look at ", "a hint about another grid is said")


def names_the_error_in_a_full_grid(window):
    """In a full grid that is wrong there is nothing proper."""
    window.send(write(window, "nearly.txt", "123434122143432."))
    wait_for("four", lambda: window.content(4, 3) == "given 2")
    window.key("ctrl+End")
    window.type("2")
    window.expect(r"^The grid is full, but not solved\. Row 4 has two 2s\. 1 more cell clashes\.$")
    check(window.content(4, 4) == "entry 2, in conflict", window.content(4, 4))
    check(window.content(2, 4) == "given 2, in conflict", window.content(2, 4))
    window.type("1")
    window.expect(r"^Solved\.$")


def compares_solutions(window):
    """Each is compared with the one before it, also on the way back."""
    window.send(write(window, "several.txt", "1234............"))
    window.expect(r"^More than one solution\.$")
    cells = [(row, column) for row in range(2, 5) for column in range(1, 5)]
    grids = []
    for number in (1, 2, 3):
        window.key("alt+Right")
        window.expect(rf"^Solution {number} of several\.$")
        grids.append([window.content(*cell) for cell in cells])
    window.press_toggle("^Show where they differ$")
    for number, keys in ((3, []), (2, ["alt+Left"])):
        for key in keys:
            window.key(key)
        pairs = list(zip(cells, grids[number - 1], grids[number - 2]))
        n = sum(one != other for _, one, other in pairs)
        window.expect(rf"^Solution {number} differs from solution {number - 1} in {n} cells\.$")
        for cell, one, other in pairs:
            wanted = one + (", solutions differ here" if one != other else "")
            wait_for(f"{cell} to be {wanted}", lambda c=cell, w=wanted: window.content(*c) == w)
    window.press_toggle("^Show where they differ$")


def says_when_solutions_end(window):
    """Also while they are compared."""
    window.send(write(window, "two.txt", ".2.4.4.221434321"))
    window.expect(r"^More than one solution\.$")
    window.key("alt+Right")
    window.expect(r"^Solution 1 of ")
    window.key("alt+Right")
    window.expect(r"^Solution 2 of ")
    window.press_toggle("^Show where they differ$")
    window.expect(r"^Solution 2 differs from solution 1 in 4 cells\.$")
    window.key("alt+Right")
    window.expect(r"^There is no further solution\.$")
    window.send(write(window, "four.txt", "1..4..1..3..2..."))
    window.expect("^Proper puzzle")


def pencils(window):
    window.key("ctrl+Home", "Right", "Right", "Right", "ctrl+2", "ctrl+6")
    wait_for("candidates", lambda: window.content(1, 4) == "candidates 2 6")
    window.key("ctrl+2")
    wait_for("one to go", lambda: window.content(1, 4) == "candidates 6")


def gives_candidates_back(window):
    """As Delete takes a digit away; a cell that is solved hides them like any other."""
    window.key("ctrl+j")
    wait_for("all candidates", lambda: window.content(2, 3) == "candidates 2 7")
    before = window.cells()
    window.key("ctrl+Home", "Down", "Right")
    for key, content, left in (("2", "entry 2", "7"), ("ctrl+shift+Return", "solution 7", "2")):
        window.key(key)
        wait_for(content, lambda c=content: window.content(2, 2) == c)
        check(window.content(2, 3) == f"candidates {left}", f"{window.content(2, 3)} beside {content}")
        window.key("Delete")
        wait_for("the candidates", lambda: window.cells() == before)
    window.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
    wait_for("empty cells", lambda: window.content(2, 3) == "empty")


def acts_from_outside(window):
    window.act(window.cell(1, 4), "cell.set-6")
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    window.act(window.cell(1, 4), "cell.clear")
    wait_for("it to go", lambda: window.content(1, 4) == "candidates 6")
    window.act(window.cell(1, 4), "cell.clear")
    wait_for("the candidate to go", lambda: window.content(1, 4) == "empty")
    window.act(window.cell(5, 5), "cell.focus")
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 5, column 5"))


def name_file(window, there, path):
    """In GTK's own chooser, which is there when it has something of that name."""
    wait_for("the chooser", lambda: window.find(name=there))
    wait_for("its entry", lambda: is_focused(window, "text"))
    window.key("ctrl+a")
    window.type(path)
    wait_for("the name", lambda: is_focused(window, "text") and window.focus().text() == path)
    window.key("Return")


def saves(window):
    path = os.path.join(window.folder, "saved.txt")
    window.key("ctrl+s")
    name_file(window, "^Save Puzzle$", path)
    window.expect(r"^saved\.txt cannot keep everything: .*will not be saved")
    window.press("Save Anyway")
    wait_for("the puzzle in the file", lambda: read(path) == PUZZLE + "\n")
    window.expect(r"^saved\.txt$")


def is_focused(window, role):
    widget = window.focus()
    return widget is not None and role_of(widget) == role


def is_checked(window, name):
    widget = window.find(role="radio button", name=name)
    return widget is not None and widget.has_state(Atspi.StateType.CHECKED)


def export_to(window, path):
    """By the dialog's button and the chooser, as a person without a pointer would."""
    wait_for("the look", lambda: window.shown("^[0-9]+ × [0-9]+ pixels$"))
    window.key("alt+e")
    name_file(window, "^_?Export$", path)


def lets_choosers_go(window):
    """A screen reader that still counts a window asks for it when it is gone: then there is none, not one that hides."""
    for key in ("ctrl+o", "ctrl+shift+s"):
        window.key(key)
        wait_for("the chooser", lambda: window.find(name="^(Open Puzzles|Save Puzzle)$"))
        window.key("Escape")
        wait_for("it to close", lambda: not window.find(name="^(Open Puzzles|Save Puzzle)$"))
        window.count_again(9)
        wait_for("the board", lambda: window.find("table"))


def leaves_deep_folders(window):
    """The folders above the one that is shown are read one after the other, which goes on when the chooser is gone.
    GTK 4.18 loses what it has read of each, so the program is killed, not quit, after this claim."""
    folder = f"{window.folder}/deep" + 300 * "/d"
    os.makedirs(folder)
    window.send(write(window, f"{folder}/deep.txt", PUZZLE))
    window.expect("^Proper puzzle")
    main = window.id()
    for _ in range(3):
        window.do("save-as")
        wait_for("the chooser", lambda: window.active() not in ("", main))
        window.leave_dialog()
    wait_for("the board", lambda: window.find("table"))
    check(window.process.poll() is None and not window.complaints(), "it complains")


def exports(window):
    """The puzzle with its solution, by keys alone; the suffix comes by itself."""
    window.key("ctrl+e")
    wait_for("the dialog", lambda: is_focused(window, "radio button"))
    window.key("Right", "Down")
    wait_for("the choice", lambda: is_checked(window, "^Puzzle and solution$"))
    export_to(window, os.path.join(window.folder, "picture"))
    window.expect(r"^Saved picture\.png\.$")
    check(window.find(name="^Show in Folder$") and window.find(name="^Open$"), "nothing can be done with it")
    expected = os.path.join(window.folder, "expected.png")
    subprocess.run([sys.argv[2], "draw", "--what", "both", os.path.join(window.folder, "other.txt"), "-o", expected], check=True)
    with open(expected, "rb") as one, open(os.path.join(window.folder, "picture.png"), "rb") as other:
        check(one.read() == other.read(), "it is not what the command line draws")


def says_why_not_exported(window):
    export_to(window, "/proc/picture.png")
    window.expect(r"^picture\.png could not be saved: ")
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Puzzle and solution$"))


def exports_as_before(window):
    """What was chosen last is chosen; what there is not is said."""
    window.key("ctrl+e")
    wait_for("the choice", lambda: is_checked(window, "^Puzzle and solution$"))
    window.expect(r"^No collection is open\.$")
    check(not window.find(name="^Collection$").has_state(Atspi.StateType.SENSITIVE), "there is a collection")
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Puzzle and solution$"))


def wheel_leaves_numbers(window):
    """Over a number that nobody is at, the wheel turns the form."""
    window.key("ctrl+e")
    number = wait_for("a number", lambda: window.find(role="spin button", name="^Width$"))
    before = number.value()
    place = place_of(number)
    window.move(place.x + 10, place.y + place.height // 2)
    subprocess.run(["xdotool", "click", "5", "click", "5", "sleep", "0.3"], check=True)
    check(number.value() == before, "the wheel changed the number")
    window.leave()
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Puzzle and solution$"))


def margins_leave_room(window):
    """No margin can be chosen that would leave no room for the picture, however small the page becomes."""
    window.key("ctrl+e")
    margin = wait_for("the margin", lambda: window.find(role="spin button", name="^Margin in "))
    width = window.find(role="spin button", name="^Width$")
    before, most = width.value(), margin.most()
    margin.set_value(most)
    width.set_value(before / 10)
    wait_for("a narrower margin", lambda: margin.value() < most / 5)
    width.set_value(before)
    wait_for("the margin again", lambda: margin.value() == most)
    margin.set_value(-1)
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Puzzle and solution$"))


def opens(window):
    window.send(write(window, "other.txt", OTHER + "\n"))
    wait_for("the other puzzle", lambda: window.content(1, 1) == "given 4")
    window.expect(r"^other\.txt$")


def keeps_what_others_wrote(window):
    """The file of the puzzle on the board is rewritten by somebody else."""
    path = write(window, "other.txt", PUZZLE + "\n")
    window.key("ctrl+s")
    window.expect(r"^other\.txt was changed outside Quadrille since you opened it\.$")
    check(read(path) == PUZZLE + "\n", "it was replaced unasked")
    window.press("^Replace It$")
    wait_for("the file to be replaced", lambda: read(path) == OTHER + "\n")
    window.key("ctrl+s")
    time.sleep(0.5)
    check(not window.shown(r"^other\.txt was changed"), "its own writing is taken for somebody else's")


def saves_through_a_link(window):
    """The link stays one, and the file behind it is replaced at once: writing in place could leave half of it."""
    behind = write(window, "behind.txt", OTHER + "\n")
    link = os.path.join(window.folder, "link.txt")
    os.chmod(behind, 0o600)
    os.symlink("behind.txt", link)
    before = os.stat(behind)
    window.send(link)
    window.expect(r"^link\.txt$")
    window.key("ctrl+s")
    wait_for("another file", lambda: os.stat(behind).st_ino != before.st_ino)
    check(os.path.islink(link), "the link is a file now")
    check(read(behind) == OTHER + "\n", read(behind))
    check(os.stat(behind).st_mode == before.st_mode, oct(os.stat(behind).st_mode))
    check(not [name for name in os.listdir(window.folder) if name.endswith(".tmp")], "a temporary file is left")
    window.send(os.path.join(window.folder, "other.txt"))
    window.expect(r"^other\.txt$")


class SlowFile:
    """A file that has its puzzle only when it is told to; read once for the puzzle and once for its text."""

    def __init__(self, window, name):
        self.path = os.path.join(window.folder, name)
        self.text = None
        os.mkfifo(self.path)

    def comes(self, text):
        self.text = text
        threading.Thread(target=self.write, daemon=True).start()

    def write(self):
        for _ in range(2):
            with open(self.path, "w", encoding="utf-8") as file:
                try:
                    file.write(self.text)
                except BrokenPipeError:
                    pass
            time.sleep(0.5)


def gives_slow_files_up(window):
    """A file that takes long is named, can be stopped, and never replaces anything that came after it."""
    slow = SlowFile(window, "slow.txt")
    window.send(slow.path)
    window.expect(r"^Reading slow\.txt…$")
    window.press("^Stop Reading$")
    wait_for("the bar to close", lambda: not window.shown(r"^Reading slow\.txt…$"))
    window.send(slow.path)
    window.expect(r"^Reading slow\.txt…$")
    window.send(write(window, "four.txt", "1..4..1..3..2..."))
    window.expect(r"^four\.txt$")
    check(not window.shown(r"^Reading slow"), "it still waits for the slow file")
    slow.comes(PUZZLE + "\n")
    time.sleep(1)
    check(window.find(name=r"^four\.txt$"), "the slow file took the place of the newer one")

    late = SlowFile(window, "late.txt")
    window.send(late.path)
    window.expect(r"^Reading late\.txt…$")
    window.key("ctrl+Home", "Right")
    window.type("2")
    wait_for("the bar to close", lambda: not window.shown(r"^Reading late\.txt…$"))
    late.comes(PUZZLE + "\n")
    time.sleep(1)
    check(window.content(1, 2).endswith("2"), "the slow file took the place of what was typed")

    last = SlowFile(window, "last.txt")
    window.send(last.path)
    window.expect(r"^Reading last\.txt…$")
    last.comes(OTHER + "\n")
    window.expect(r"^last\.txt$")
    check(not window.shown(r"^Reading last"), "it still says that it reads")
    window.send(os.path.join(window.folder, "other.txt"))
    window.expect(r"^other\.txt$")


def stays_quick_with_long_titles(window):
    """Short links that unpack to long titles are unpacked beside the window, and leave room for its buttons."""
    grid = [[{"value": int(symbol), "given": True} if symbol != "." else {} for symbol in PUZZLE[i : i + 9]] for i in range(0, 81, 9)]
    text = json.dumps({"size": 9, "title": "A long title " * 80000, "grid": grid})
    link = subprocess.run([sys.argv[2], "convert", "--from", "fpuzzles", "--to", "link", write(window, "long.json", text)],
                          check=True, capture_output=True, text=True).stdout
    cell = window.cell(1, 1)
    window.send(write(window, "links.url", link * 50))
    slowest, end = 0, time.monotonic() + 5
    while time.monotonic() < end:
        begin = time.monotonic()
        cell.place()
        slowest = max(slowest, time.monotonic() - begin)
        time.sleep(0.02)
    print(f"# the window answered within {slowest:.2f} s", file=sys.stderr)
    check(slowest < 2, f"the window did not answer for {slowest:.1f} s")
    window.expect(r"^50 puzzles$", 60)
    wait_for("the rows", lambda: window.find(name=r"^30 givens$"), 60)
    check(window.shown("^Dance$"), "there is no room for the views")
    shown = [widget.get_name() for widget in window.walk() if widget.get_name().startswith("A long title")]
    check(shown and max(len(name) for name in shown) <= 200, "a title is not cut")
    window.send(os.path.join(window.folder, "other.txt"))
    window.expect(r"^other\.txt$")
    window.key("F9")


def says_where(window):
    window.send(write(window, "faulty.txt", rows(FAULTY)))
    window.expect(r"^faulty\.txt, line 4, column 5: ")
    check(window.content(1, 1) == "given 4", "what was there is lost")


def keeps_what_files_say(window):
    """A title and an author are shown, and are in the file again after a digit was entered and the file saved."""
    path = write(window, "told.sdk", "#T A title\n#A Somebody\n" + rows(PUZZLE))
    window.send(path)
    window.expect("^A title$")
    window.expect("^By Somebody · Solving$")
    window.key("ctrl+Home", "Right", "Right")
    window.type("4")
    window.key("ctrl+s")
    wait_for("the entry in the file", lambda: "[State]\n534" in read(path))
    check(read(path).startswith("#T A title\n#A Somebody\n[Puzzle]\n"), read(path))


def reads_as_another(window):
    window.send(write(window, "bits.txt", "1000\n0010\n0100\n0001\n"))
    window.expect("^bits\\.txt was read as “0/1 matrix”, as .* It could also be “Grid of rows”\\.$")
    window.press("^Read as “Grid of rows”$")
    window.press_toggle("^Puzzle$")
    wait_for("the grid", lambda: window.content(2, 3) == "given 1")


def pastes(window):
    subprocess.run(["xclip", "-i", "-selection", "clipboard"], input=rows(PUZZLE).encode(), check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    window.key("ctrl+v")
    wait_for("the pasted puzzle", lambda: window.content(1, 1) == "given 5")
    window.expect(r"^Proper puzzle: exactly one solution\.$")


def pastes_data_of_a_link(window):
    """What stands behind load= in a link of f-puzzles, alone: one given, 7 in the first cell."""
    packed = subprocess.run([sys.argv[2], "convert", "--to", "link"], input=b"7" + 80 * b"." + b"\n", check=True,
                            capture_output=True, timeout=10).stdout.decode().strip().split("load=")[1]
    subprocess.run(["xclip", "-i", "-selection", "clipboard"], input=packed.encode(), check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    window.key("ctrl+v")
    wait_for("the pasted puzzle", lambda: window.content(1, 1) == "given 7")
    window.key("ctrl+z")
    wait_for("the puzzle before", lambda: window.content(1, 1) == "given 5")


def copies(window):
    window.key("ctrl+c")
    time.sleep(0.3)
    text = subprocess.run(["xclip", "-o", "-selection", "clipboard"], capture_output=True, check=True, timeout=10)
    check(text.stdout.decode().strip() == PUZZLE, text.stdout.decode())


def clipboard(target):
    """What another program gets."""
    return subprocess.run(["xclip", "-o", "-selection", "clipboard", "-t", target], capture_output=True, check=True,
                          timeout=10).stdout


def copies_a_picture(window):
    """Of the board, and then of the dance: each program takes the form that it likes."""
    window.key("ctrl+shift+c")
    wait_for("a picture", lambda: clipboard("TARGETS").count(b"image/"))
    check(struct.unpack(">8s4x4sII", clipboard("image/png")[:24]) == (b"\x89PNG\r\n\x1a\n", b"IHDR", 960, 960),
          "no PNG of 960 x 960")
    svg = ElementTree.fromstring(clipboard("image/svg+xml"))
    check((svg.tag, svg.get("width")) == ("{http://www.w3.org/2000/svg}svg", "480px"), str(svg.attrib))
    check(b"| 5   3   . |" in clipboard("UTF8_STRING"), "no grid")
    window.do("copy-latex")
    wait_for("LaTeX", lambda: b"\\begin{tikzpicture}" in clipboard("UTF8_STRING"))
    window.key("alt+2")
    wait_for("the dance", lambda: window.find(name="^Matrix$"))
    window.key("ctrl+shift+c")
    wait_for("its picture", lambda: b"width" in clipboard("image/svg+xml")
             and ElementTree.fromstring(clipboard("image/svg+xml")).get("width") != "480px")
    window.do("copy-text")
    wait_for("its text", lambda: b"R1C3=" in clipboard("UTF8_STRING"))
    window.key("alt+1")


def copies_a_link(window):
    window.do("copy-link")
    wait_for("a link", lambda: clipboard("UTF8_STRING").startswith(b"https://f-puzzles.com/?load="))
    read_back = subprocess.run([sys.argv[2], "convert", "--to", "line"], input=clipboard("UTF8_STRING"),
                               capture_output=True, check=True, timeout=10)
    check(read_back.stdout.decode().strip() == PUZZLE, read_back.stdout.decode())


def previews(window):
    window.key("ctrl+shift+p")
    window.expect("^Page 1 of 1$")
    window.key("Escape")
    wait_for("the preview to close", lambda: not window.find(name="^Page 1 of 1$"))


def lists_collections(window):
    window.send(write(window, "many.txt", (PUZZLE + "\n" + OTHER + "\n") * 5000))
    window.expect(r"^many\.txt$")
    window.expect("^10000 puzzles$")
    wait_for("the second row", lambda: window.find(name="^17 givens$"))


def number_of(row):
    return next(int(widget.get_name()) for widget in row.inside() if re.match("[0-9]+$", widget.get_name() or ""))


def row(window, number):
    """Of the list of puzzles."""
    return wait_for(f"row {number}", lambda: next(
        (w for w in window.walk() if role_of(w) == "list item" and number_of(w) == number), None))


def selected(window):
    """The numbers of the rows that are highlighted."""
    return [number_of(widget) for widget in window.walk()
            if role_of(widget) == "list item" and widget.has_state(Atspi.StateType.SELECTED)]


def expect_selected(window, *numbers):
    wait_for(f"{numbers} to be highlighted", lambda: selected(window) == list(numbers), 3)


def point_at(window, number):
    place = place_of(row(window, number))
    x, y = place.x + place.width // 2, place.y + place.height // 2
    window.move(x - 5, y)
    window.move(x, y)
    return x, y


def walk_to_list(window):
    for _ in range(20):
        if is_focused(window, "list item"):
            break
        window.key("shift+Tab")
        time.sleep(0.1)
    check(is_focused(window, "list item"), "no row has the focus")


def selects_what_is_open(window):
    expect_selected(window, 1)
    where = point_at(window, 6)
    time.sleep(0.3)
    check(selected(window) == [1], f"{selected(window)} by the pointer alone")
    window.click(*where)
    wait_for("the sixth", lambda: window.content(1, 1) == "given 4")
    expect_selected(window, 6)
    walk_to_list(window)
    window.key("Down")
    time.sleep(0.2)
    check(selected(window) == [6], f"{selected(window)} by a key that opens nothing")
    window.key("Return")
    wait_for("the seventh", lambda: window.content(1, 1) == "given 5")
    expect_selected(window, 7)
    window.key("ctrl+z")
    wait_for("the sixth again", lambda: window.content(1, 1) == "given 4")
    expect_selected(window, 6)


def selects_nothing_else(window):
    """The list stays when a file of one puzzle is opened, or a problem that is no Sudoku."""
    window.send(write(window, "single.txt", PUZZLE + "\n"))
    wait_for("the single puzzle", lambda: window.content(1, 1) == "given 5")
    expect_selected(window)
    check(window.shown("^10000 puzzles$"), "the list is gone")
    window.key("ctrl+z")
    expect_selected(window, 6)
    window.send(write(window, "matrix.txt", "100\n010\n001\n"))
    wait_for("the dance", lambda: window.find(name="^Matrix$"))
    expect_selected(window)
    window.key("alt+1")
    expect_selected(window, 6)


def selects_no_broken_line(window):
    window.send(write(window, "torn.txt", PUZZLE + "\n" + OTHER[:40] + "\n" + OTHER + "\n"))
    window.expect("^3 puzzles$")
    expect_selected(window, 1)
    window.click(*point_at(window, 2))
    window.expect(r"^torn\.txt · 2, line 2")
    check(window.content(1, 1) == "given 5", "the board changed")
    check(selected(window) == [1], f"{selected(window)} beside a fault")


def counts_in_full(window):
    """Whatever the file is called."""
    name = "a-collection-with-a-name-that-is-longer-than-the-pane-is-wide.txt"
    window.send(write(window, name, (PUZZLE + "\n" + OTHER + "\n") * 5000))
    window.expect("^10000 puzzles$")
    number, button = (place_of(window.find(name=name))
                      for name in ("^10000 puzzles$", "^Print the collection$"))
    check(number.width > 0 and number.x + number.width <= button.x, "the number is cut")
    window.key("F9")
    window.leave()


def names_empty_files(window):
    window.send(write(window, "empty.txt", ""))
    window.expect(r"^No puzzle was found in empty\.txt\.$")


def stops(window):
    window.key("ctrl+n")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("Return")
    window.expect(r"^Type the givens\.$")
    window.key("ctrl+shift+n")
    window.expect(r"^[0-9,]+ solutions so far; ")
    window.key("Escape")
    window.expect(r"^Stopped: at least [0-9,]+ solutions\.$", 2)


def helps(window):
    window.key("F1")
    window.expect(r"^Help$")
    window.expect(r"^Put a puzzle on the board$")
    window.key("Escape")
    wait_for("the help to close", lambda: not window.find(name="^Put a puzzle on the board$"))


def takes_drops(window):
    window.drops(OTHER, write(window, "dropped.txt", rows(PUZZLE)), "txt$|puzzle$|·",
                 lambda: window.content(1, 1) == "given 4", lambda: window.content(1, 1) == "given 5")


def says_what_changed(window):
    """While the program does not run, the file of the puzzle on the board changes."""
    path = write(window, "changing.txt", OTHER + "\n")
    window.send(path)
    wait_for("the puzzle", lambda: window.content(1, 1) == "given 4")
    time.sleep(1.2)
    window.kill()
    write(window, "changing.txt", PUZZLE + "\n")
    window.start()
    window.expect(r"^changing\.txt has changed since you opened it; the board shows what you had\.$")
    check(window.content(1, 1) == "given 4", "the board changed too")


def recovers(window):
    window.key("ctrl+n")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("Return")
    window.expect(r"^Type the givens\.$")
    window.key("ctrl+Home")
    window.type("3")
    wait_for("the digit", lambda: window.content(1, 1) == "given 3")
    window.kill()
    window.start()
    check(window.content(1, 1) == "given 3", window.content(1, 1))
    window.key("ctrl+z", "ctrl+z")
    wait_for("what was there before", lambda: window.content(1, 1) != "given 3" and window.content(1, 2) == "given 3")


def main():
    window = Window(sys.argv[1], sys.argv[3])
    claims = Claims()
    for name, test in (
        ("start/is-an-empty-9x9-with-the-focus-in-r1c1", starts_empty),
        ("typing/keys-move-the-cursor", moves_by_keys),
        ("verdict/names-a-digit-that-stands-twice", says_twice),
        ("typing/81-clues-in-a-row-are-a-proper-puzzle", types_clues),
        ("solve/ctrl-enter-fills-the-board", solves),
        ("undo/takes-a-solution-back-and-again", undoes),
        ("entries/are-checked-when-asked", checks_entries),
        ("entries/that-are-wrong-stay-beside-a-solution", keeps_wrong_entries),
        ("entries/that-clash-are-named-at-once", names_clashes),
        ("entries/leave-givens-alone", keeps_givens),
        ("hint/comes-in-two-stages", hints),
        ("candidates/ctrl-digit-pencils-in-and-out", pencils),
        ("candidates/come-back-when-a-digit-goes", gives_candidates_back),
        ("access/cells-can-be-set-from-outside", acts_from_outside),
        ("files/saves-a-line", saves),
        ("files/opens-what-another-run-hands-over", opens),
        ("access/a-chooser-that-was-closed-is-gone", lets_choosers_go),
        ("export/writes-what-the-command-line-draws", exports),
        ("export/says-why-nothing-was-written", says_why_not_exported),
        ("export/keeps-what-was-chosen-last", exports_as_before),
        ("export/the-wheel-leaves-numbers-alone", wheel_leaves_numbers),
        ("export/margins-leave-room", margins_leave_room),
        ("files/what-others-wrote-is-not-replaced-unasked", keeps_what_others_wrote),
        ("files/a-link-stays-a-link-and-its-target-is-replaced", saves_through_a_link),
        ("files/slow-ones-are-given-up-for-newer-ones-and-edits", gives_slow_files_up),
        ("files/long-titles-are-read-beside-and-cut", stays_quick_with_long_titles),
        ("files/a-fault-is-named-with-its-place", says_where),
        ("files/what-they-say-is-kept", keeps_what_files_say),
        ("files/what-they-could-be-too-is-offered", reads_as_another),
        ("clipboard/pastes-a-grid", pastes),
        ("clipboard/pastes-the-data-of-a-link", pastes_data_of_a_link),
        ("clipboard/copies-a-line", copies),
        ("clipboard/has-a-picture-a-drawing-and-a-text", copies_a_picture),
        ("clipboard/copies-a-link-that-can-be-opened", copies_a_link),
        ("print/shows-its-pages-first", previews),
        ("collection/lists-ten-thousand", lists_collections),
        ("collection/highlights-what-is-open-not-what-is-pointed-at", selects_what_is_open),
        ("collection/highlights-nothing-while-another-file-is-open", selects_nothing_else),
        ("collection/leaves-the-highlight-where-a-line-is-broken", selects_no_broken_line),
        ("collection/says-how-many-in-full", counts_in_full),
        ("files/an-empty-one-is-named", names_empty_files),
        ("search/escape-stops-a-count", stops),
        ("help/is-there-on-f1", helps),
        ("files/what-is-dropped-is-opened", takes_drops),
        ("files/a-chooser-can-be-left-while-its-folder-is-read", leaves_deep_folders),
        ("session/survives-being-killed", recovers),
        ("session/says-that-a-file-changed-meanwhile", says_what_changed),
        ("hint/is-forgotten-with-its-grid", forgets_hints),
        ("solve/each-solution-is-compared-with-the-one-before", compares_solutions),
        ("solve/says-that-there-is-no-further-solution", says_when_solutions_end),
        ("verdict/names-the-error-in-a-full-grid", names_the_error_in_a_full_grid),
        ("log/is-empty-at-the-end", ends_well),
    ):
        claims.claim(name, test, window)
    return claims.finish()


if __name__ == "__main__":
    sys.exit(main())

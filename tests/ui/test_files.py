"""Files come in from outside, by the clipboard and by a drop, and go out again; what is in them is never lost unasked."""

import json
import os
import re
import struct
import subprocess
import sys
import threading
import time
from xml.etree import ElementTree

from driver import check, place_of, wait_for
from harness import run
from states import (
    CLI, OTHER, PUZZLE, get_clipboard, leave_leaks_to_others, name_file, paste, path_of, read, rows, set_clipboard, start_empty, start_on,
    start_proper, start_typed, write,
)

FAULTY = PUZZLE[:27] + "8..6;...3" + PUZZLE[36:]


def saves(window):
    leave_leaks_to_others(window)
    start_typed(window)
    window.key("ctrl+l", "ctrl+Home", "Right", "Right", "4")
    wait_for("an entry", lambda: window.content(1, 3) == "entry 4")
    window.key("ctrl+s")
    name_file(window, "^Save Puzzle$", path_of(window, "saved.txt"))
    window.expect(r"^saved\.txt cannot keep everything: .*will not be saved")
    window.press("Save Anyway")
    wait_for("the puzzle in the file", lambda: read(window, "saved.txt") == PUZZLE + "\n")
    window.expect(r"^saved\.txt$")


def keeps_a_game(window):
    """A new puzzle's own kind of file keeps entries and marks, and the game goes on when it is opened."""
    leave_leaks_to_others(window)
    start_typed(window)
    window.key("ctrl+l", "ctrl+Home", "Right", "Right", "4", "Right", "ctrl+2", "ctrl+6")
    wait_for("marks", lambda: re.fullmatch("candidates 2.*6", window.content(1, 4)))
    marks = window.content(1, 4)
    wait_for("the rating", lambda: window.find(name=r"\(1\.2\)$"))
    window.key("ctrl+s")
    wait_for("the chooser", lambda: window.find(name="^Save Puzzle$"))
    wait_for("the proposed name", lambda: window.focus().text() == "puzzle.quadrille")
    name_file(window, "^Save Puzzle$", path_of(window, "game"))
    wait_for("the file", lambda: "entries:" in read(window, "game.quadrille"))
    check(not window.shown("cannot keep"), "it asks")
    text = read(window, "game.quadrille")
    check(text.startswith("quadrille 1\n\npuzzle: boxes:3x3\n"), text)
    check("\nmarks:\n  R1C4=26\n" in text and "\nrating: 1.2\n" in text, text)
    window.send(write(window, "other.txt", OTHER + "\n"))
    wait_for("the other puzzle", lambda: window.content(1, 1) == "given 4")
    window.send(path_of(window, "game.quadrille"))
    wait_for("the game", lambda: window.content(1, 3) == "entry 4")
    check(window.content(1, 4) == marks, window.content(1, 4))
    window.key("ctrl+Home", "Right", "Right", "Delete", "ctrl+s")
    wait_for("the file again", lambda: "entries:" not in read(window, "game.quadrille"))


def lists_kinds(window):
    """The kinds of files that keep most come first, each says what it loses, and the name follows the one that is chosen."""
    leave_leaks_to_others(window)
    start_typed(window)
    window.key("ctrl+l", "ctrl+Home", "Right", "Right", "4")
    window.key("ctrl+s")
    wait_for("the chooser", lambda: window.find(name="^Save Puzzle$"))
    place = place_of(wait_for("the kinds", lambda: window.find(name="^From File Name$")))
    window.click(place.x + place.width // 2, place.y + place.height // 2)
    wait_for("the list", lambda: window.find(name="^NumPy array, without your entries$"))
    kinds = [place_of(window.find(name=f"^{name}$")).y for name in ("Quadrille file", "SadMan Sudoku", "NumPy array, without your entries")]
    check(kinds == sorted(kinds), kinds)
    window.key("Down", "Return")
    wait_for("the list to close", lambda: not window.find(name="^NumPy array, without your entries$"))
    wait_for("the kind", lambda: window.find(name="^Quadrille file$"))
    window.key("alt+n")
    name_file(window, "^Save Puzzle$", path_of(window, "kind.txt"))
    wait_for("the file", lambda: "entries:" in read(window, "kind.quadrille"))


def offers_its_own_kind(window):
    """A file of lines cannot keep an entry: one press saves everything beside it."""
    leave_leaks_to_others(window)
    start_on(window, PUZZLE, "lines.txt")
    window.key("ctrl+Home", "Right", "Right", "4")
    wait_for("an entry", lambda: window.content(1, 3) == "entry 4")
    window.key("ctrl+s")
    window.expect(r"^lines\.txt cannot keep everything: your entries will not be saved\.$")
    window.press("^Save as Quadrille File Instead$")
    wait_for("the file", lambda: "entries:" in read(window, "lines.quadrille"))
    check(read(window, "lines.txt") == PUZZLE + "\n", "the lines were replaced")
    window.expect(r"^lines\.quadrille$")


def opens(window):
    start_empty(window)
    window.send(write(window, "other.txt", OTHER + "\n"))
    wait_for("the other puzzle", lambda: window.content(1, 1) == "given 4")
    window.expect(r"^other\.txt$")


def lets_choosers_go(window):
    """A screen reader that still counts a window asks for it when it is gone: then there is none, not one that hides."""
    leave_leaks_to_others(window)
    start_empty(window)
    for key in ("ctrl+o", "ctrl+shift+s"):
        window.key(key)
        wait_for("the chooser", lambda: window.find(name="^(Open Puzzles|Save Puzzle)$"))
        window.key("Escape")
        wait_for("it to close", lambda: not window.find(name="^(Open Puzzles|Save Puzzle)$"))
        window.count_again(9)
        wait_for("the board", lambda: window.find("table"))


def leaves_deep_folders(window):
    """The folders above the one that is shown are read one after the other, which goes on when the chooser is gone."""
    leave_leaks_to_others(window)
    folder = f"{window.folder}/deep" + 300 * "/d"
    os.makedirs(folder)
    start_on(window, PUZZLE, f"{folder}/deep.txt")
    window.expect("^Proper puzzle")
    main = window.id()
    for _ in range(3):
        window.do("save-as")
        wait_for("the chooser", lambda: window.active() not in ("", main))
        window.leave_dialog()
    wait_for("the board", lambda: window.find("table"))
    check(window.runs() and not window.complaints(), "it complains")


def keeps_what_others_wrote(window):
    """The file of the puzzle on the board is rewritten by somebody else."""
    start_on(window, OTHER, "other.txt")
    write(window, "other.txt", PUZZLE + "\n")
    window.key("ctrl+s")
    window.expect(r"^other\.txt was changed outside Quadrille since you opened it\.$")
    check(read(window, "other.txt") == PUZZLE + "\n", "it was replaced unasked")
    window.press("^Replace It$")
    wait_for("the file to be replaced", lambda: read(window, "other.txt") == OTHER + "\n")
    window.key("ctrl+s")
    time.sleep(0.5)
    check(not window.shown(r"^other\.txt was changed"), "its own writing is taken for somebody else's")


def saves_through_a_link(window):
    """The link stays one, and the file behind it is replaced at once: writing in place could leave half of it."""
    start_empty(window)
    behind = write(window, "behind.txt", OTHER + "\n")
    link = path_of(window, "link.txt")
    os.chmod(behind, 0o600)
    os.symlink("behind.txt", link)
    before = os.stat(behind)
    window.send(link)
    window.expect(r"^link\.txt$")
    window.key("ctrl+s")
    wait_for("another file", lambda: os.stat(behind).st_ino != before.st_ino)
    check(os.path.islink(link), "the link is a file now")
    check(read(window, "behind.txt") == OTHER + "\n", read(window, "behind.txt"))
    check(os.stat(behind).st_mode == before.st_mode, oct(os.stat(behind).st_mode))
    check(not [name for name in os.listdir(window.folder) if name.endswith(".tmp")], "a temporary file is left")


class SlowFile:
    """A file that has its puzzle only when it is told to; read once for the puzzle and once for its text."""

    def __init__(self, window, name):
        self.path = path_of(window, name)
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
    """A file that takes long is named, can be stopped, and never replaces one that was opened after it."""
    start_on(window)
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


def gives_slow_files_up_for_edits(window):
    """Nor does it replace what was typed after it."""
    start_on(window, "1..4..1..3..2...")
    late = SlowFile(window, "late.txt")
    window.send(late.path)
    window.expect(r"^Reading late\.txt…$")
    window.key("ctrl+Home", "Right")
    window.type("2")
    wait_for("the bar to close", lambda: not window.shown(r"^Reading late\.txt…$"))
    late.comes(PUZZLE + "\n")
    time.sleep(1)
    check(window.content(1, 2).endswith("2"), "the slow file took the place of what was typed")


def waits_for_slow_files(window):
    start_on(window)
    last = SlowFile(window, "last.txt")
    window.send(last.path)
    window.expect(r"^Reading last\.txt…$")
    last.comes(OTHER + "\n")
    window.expect(r"^last\.txt$")
    check(not window.shown(r"^Reading last"), "it still says that it reads")


def stays_quick_with_long_titles(window):
    """Short links that unpack to long titles are unpacked beside the window, and leave room for its buttons."""
    start_empty(window)
    grid = [[{"value": int(symbol), "given": True} if symbol != "." else {} for symbol in PUZZLE[i : i + 9]] for i in range(0, 81, 9)]
    text = json.dumps({"size": 9, "title": "A long title " * 80000, "grid": grid})
    link = subprocess.run([CLI, "convert", "--from", "fpuzzles", "--to", "link", write(window, "long.json", text)],
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
    wait_for("the rows", lambda: window.find(name=r"(^| · )30 givens( · |$)"), 60)
    check(window.shown("^Dance$"), "there is no room for the views")
    shown = [widget.get_name() for widget in window.walk() if widget.get_name().startswith("A long title")]
    check(shown and max(len(name) for name in shown) <= 200, "a title is not cut")


def says_where(window):
    start_on(window, OTHER)
    window.send(write(window, "faulty.txt", rows(FAULTY)))
    window.expect(r"^faulty\.txt, line 4, column 5: ")
    check(window.content(1, 1) == "given 4", "what was there is lost")


def names_empty_files(window):
    start_empty(window)
    window.send(write(window, "empty.txt", ""))
    window.expect(r"^No puzzle was found in empty\.txt\.$")


def keeps_what_files_say(window):
    """A title and an author are shown, and are in the file again after a digit was entered and the file saved."""
    window.start(write(window, "told.sdk", "#T A title\n#A Somebody\n" + rows(PUZZLE)))
    window.expect("^A title$")
    window.expect("^By Somebody · Playing$")
    window.key("ctrl+Home", "Right", "Right")
    window.type("4")
    window.key("ctrl+s")
    wait_for("the entry in the file", lambda: "[State]\n534" in read(window, "told.sdk"))
    check(read(window, "told.sdk").startswith("#T A title\n#A Somebody\n[Puzzle]\n"), read(window, "told.sdk"))


def reads_as_another(window):
    start_empty(window)
    window.send(write(window, "bits.txt", "1000\n0010\n0100\n0001\n"))
    window.expect("^bits\\.txt was read as “0/1 matrix”, as .* It could also be “Grid of rows”\\.$")
    window.press("^Read as “Grid of rows”$")
    window.expect("^Next: Cell R1C2: 3 digits fit")
    window.press_toggle("^Puzzle$")
    wait_for("the grid", lambda: window.content(2, 3) == "given 1")


def pastes(window):
    start_empty(window)
    paste(window, rows(PUZZLE))
    wait_for("the pasted puzzle", lambda: window.content(1, 1) == "given 5")
    window.expect(r"^Proper puzzle: exactly one solution\.$")


def pastes_data_of_a_link(window):
    """What stands behind load= in a link of f-puzzles, alone: one given, 7 in the first cell."""
    start_proper(window)
    packed = subprocess.run([CLI, "convert", "--to", "link"], input=b"7" + 80 * b"." + b"\n", check=True, capture_output=True,
                            timeout=10).stdout.decode().strip().split("load=")[1]
    paste(window, packed)
    wait_for("the pasted puzzle", lambda: window.content(1, 1) == "given 7")
    window.key("ctrl+z")
    wait_for("the puzzle before", lambda: window.content(1, 1) == "given 5")


def start_copying(window):
    """What another program has copied is in the clipboard."""
    set_clipboard("something else")
    start_proper(window)


def copies(window):
    start_copying(window)
    window.key("ctrl+c")
    wait_for("the line", lambda: get_clipboard("UTF8_STRING") != b"something else")
    check(get_clipboard("UTF8_STRING").decode().strip() == PUZZLE, get_clipboard("UTF8_STRING").decode())


def copies_a_picture(window):
    """Of the board, and then of the dance: each program takes the form that it likes."""
    start_copying(window)
    window.key("ctrl+shift+c")
    wait_for("a picture", lambda: get_clipboard("TARGETS").count(b"image/"))
    check(struct.unpack(">8s4x4sII", get_clipboard("image/png")[:24]) == (b"\x89PNG\r\n\x1a\n", b"IHDR", 960, 960),
          "no PNG of 960 x 960")
    svg = ElementTree.fromstring(get_clipboard("image/svg+xml"))
    check((svg.tag, svg.get("width")) == ("{http://www.w3.org/2000/svg}svg", "480px"), str(svg.attrib))
    check(b"| 5   3   . |" in get_clipboard("UTF8_STRING"), "no grid")
    window.do("copy-latex")
    wait_for("LaTeX", lambda: b"\\begin{tikzpicture}" in get_clipboard("UTF8_STRING"))
    window.key("alt+2")
    wait_for("the dance", lambda: window.find(name="^Matrix$"))
    window.key("ctrl+shift+c")
    wait_for("its picture", lambda: b"width" in get_clipboard("image/svg+xml")
             and ElementTree.fromstring(get_clipboard("image/svg+xml")).get("width") != "480px")
    window.do("copy-text")
    wait_for("its text", lambda: b"R1C3=" in get_clipboard("UTF8_STRING"))


def copies_a_link(window):
    start_copying(window)
    window.do("copy-link")
    wait_for("a link", lambda: get_clipboard("UTF8_STRING").startswith(b"https://f-puzzles.com/?load="))
    read_back = subprocess.run([CLI, "convert", "--to", "line"], input=get_clipboard("UTF8_STRING"), capture_output=True, check=True,
                               timeout=10)
    check(read_back.stdout.decode().strip() == PUZZLE, read_back.stdout.decode())


def takes_drops(window):
    start_empty(window)
    window.drops(OTHER, write(window, "dropped.txt", rows(PUZZLE)), "txt$|puzzle$|·",
                 lambda: window.content(1, 1) == "given 4", lambda: window.content(1, 1) == "given 5")


if __name__ == "__main__":
    sys.exit(run({
        "files/saves-a-line": saves,
        "files/a-game-is-saved-whole-by-default": keeps_a_game,
        "files/kinds-of-files-say-what-they-lose-and-name-the-file": lists_kinds,
        "files/a-file-that-keeps-everything-is-offered-instead": offers_its_own_kind,
        "files/opens-what-another-run-hands-over": opens,
        "access/a-chooser-that-was-closed-is-gone": lets_choosers_go,
        "files/a-chooser-can-be-left-while-its-folder-is-read": leaves_deep_folders,
        "files/what-others-wrote-is-not-replaced-unasked": keeps_what_others_wrote,
        "files/a-link-stays-a-link-and-its-target-is-replaced": saves_through_a_link,
        "files/slow-ones-are-given-up-for-newer-ones": gives_slow_files_up,
        "files/slow-ones-are-given-up-for-edits": gives_slow_files_up_for_edits,
        "files/slow-ones-are-waited-for": waits_for_slow_files,
        "files/long-titles-are-read-beside-and-cut": stays_quick_with_long_titles,
        "files/a-fault-is-named-with-its-place": says_where,
        "files/an-empty-one-is-named": names_empty_files,
        "files/what-they-say-is-kept": keeps_what_files_say,
        "files/what-they-could-be-too-is-offered": reads_as_another,
        "clipboard/pastes-a-grid": pastes,
        "clipboard/pastes-the-data-of-a-link": pastes_data_of_a_link,
        "clipboard/copies-a-line": copies,
        "clipboard/has-a-picture-a-drawing-and-a-text": copies_a_picture,
        "clipboard/copies-a-link-that-can-be-opened": copies_a_link,
        "files/what-is-dropped-is-opened": takes_drops,
    }))

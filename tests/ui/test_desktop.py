"""A citizen of the desktop: its colours, its direction, its help, its sizes."""

import functools
import os
import shutil
import subprocess
import sys

from driver import Broken, Window, check, place_of, role_of, wait_for
from harness import Skip, run
from states import PUZZLE, start_empty, start_on


def darkness(window):
    """Of the window's background, from 0 to 255."""
    pixel = subprocess.run(["import", "-window", window.id(), "-crop", "1x1+60+300", "-depth", "8", "gray:-"],
                           capture_output=True, check=True)
    return 255 - pixel.stdout[0]


def follows_portal(window):
    here = os.path.dirname(os.path.abspath(__file__))
    portal = subprocess.Popen(["/usr/bin/python3", os.path.join(here, "portal.py"), "1"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    try:
        check(portal.stdout.readline() == "ready\n", "the portal is not there")
        window.start()
        wait_for("a dark window", lambda: darkness(window) > 150)
        portal.stdin.write("2\n")
        portal.stdin.flush()
        wait_for("a light window", lambda: darkness(window) < 100)
    finally:
        portal.stdin.close()
        portal.wait()


def start_sixteen(window):
    """An empty grid of 16x16, by keys."""
    start_empty(window)
    window.key("ctrl+shift+g")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("ctrl+a")
    window.type("4")
    window.key("Tab", "ctrl+a")
    window.type("4")
    window.key("Return")
    wait_for("256 cells", lambda: len(window.cells()) == 256)


def types_numbers(window):
    start_sixteen(window)
    window.type("12")
    wait_for("a number of two digits", lambda: window.content(1, 1) == "given C")
    window.key("Right")
    window.type("g")
    wait_for("a letter", lambda: window.content(1, 2) == "given G")


def makes_jigsaws(window):
    """Two cells change places between the boxes that there are."""
    start_sixteen(window)
    window.key("ctrl+g")
    dialog = wait_for("the dialog", lambda: window.find("frame", "^New Jigsaw$") or window.find(name="^New Jigsaw$"))
    wait_for("its board", lambda: len([w for w in window.walk(dialog) if w.get_name() == "Row 1, column 4, given 1"]))
    window.key("Right", "Right", "Right", "2")
    window.expect("^Region 1 has 15 cells; it needs 16\\.$")
    window.key("Right", "1")
    window.expect("^Select cells, and press the digit of their region\\.$")
    window.press("^Create")
    wait_for("the dialog to close", lambda: not window.find(name="^New Jigsaw$"))
    window.expect(r"^Type the givens, cell by cell or in a row: 0 or \. leaves a cell empty\.$")
    window.key("ctrl+Home", "Right", "Right", "Right", "1", "Down", "Right", "1")
    window.expect(r"^Region 2 has two 1s\.$")


def middle(window, row, column):
    where = place_of(window.cell(row, column))
    return where.x + where.width / 2


def stays_left_to_right(window):
    """The program, beside a catalogue that is read from right to left."""
    folder = os.path.join(window.folder, "rtl")
    catalogue = os.path.join(folder, "po", "ar", "LC_MESSAGES")
    os.makedirs(catalogue)
    shutil.copy(window.program, folder)
    shutil.copytree(os.path.join(os.path.dirname(window.program), "data"), os.path.join(folder, "data"))
    source = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "_Solve"\nmsgstr "_S"\n'
    subprocess.run(["msgfmt", "-o", os.path.join(catalogue, "quadrille.mo"), "-"], input=source.encode(), check=True)
    subprocess.run(["localedef", "-i", "ar_EG", "-f", "UTF-8", os.path.join(folder, "ar_EG.UTF-8")], check=True)
    arabic = Window(os.path.join(folder, os.path.basename(window.program)), window.folder)
    arabic.environment = {"LOCPATH": folder, "LC_ALL": "ar_EG.UTF-8"}
    start_on(arabic, 256 * ".")
    menu = place_of(arabic.find(name="^Main Menu$"))
    solve = place_of(arabic.find(name="^S$"))
    check(menu.x < solve.x, "the header is not mirrored")
    check(middle(arabic, 1, 1) < middle(arabic, 1, 16), "the board is")
    check(arabic.quit() == 0, "it did not end well")


def ignores_relative_folders(window):
    """A path in one of these variables that is not absolute counts as none: nothing is made where the program starts."""
    here = os.path.join(window.folder, "here")
    usual = os.path.join(os.environ["HOME"], ".local", "state", "quadrille")
    came_from = os.getcwd()
    os.makedirs(here)
    other = Window(os.path.abspath(window.program), window.folder)
    other.environment = {f"XDG_{name}_HOME": "relative" for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    os.chdir(here)
    try:
        other.start()
        other.key("1")
        wait_for("the digit", lambda: other.content(1, 1) == "given 1")
        check(other.quit() == 0, "it did not end well")
        check(os.listdir(here) == [], f"it made {os.listdir(here)}")
    finally:
        os.chdir(came_from)
        shutil.rmtree(here)
    check(os.listdir(usual) != [], "nothing is kept in the usual folder")


def some_locale(window):
    """Any that is not called C: in that and, since glibc 2.39, in C.UTF-8 no message is translated."""
    folder = os.path.join(window.folder, "some")
    if shutil.which("localedef") and not os.path.exists(folder):
        os.makedirs(folder)
        subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", os.path.join(folder, "en_US.UTF-8")], check=True)
    return {"LOCPATH": folder, "LC_ALL": "en_US.UTF-8"} if os.path.exists(folder) else {}


DIFFERENCES = "^(Show Where They Differ|Unterschiede zeigen|Mostrar dónde difieren|Montrer les différences|显示不同之处)$"


def fits_a_telephone(window, language):
    """In each view, with most of what may stand there, the window can be as narrow as that."""
    window.environment = dict(some_locale(window), LANGUAGE=language)
    window.start()
    check((language == "C") == (window.find("push button", "^Solve$") is not None), "it speaks another language")
    is_narrow_everywhere(window)


def is_narrow_everywhere(window):
    def narrow(what):
        subprocess.run(["xdotool", "windowsize", window.id(), "360", "640"], check=True)
        try:
            wait_for(what, lambda: window.width() == 360, 3)
        except Broken as broken:
            raise Broken(f"{what} is {window.width()} wide") from broken

    narrow("an empty grid")
    path = os.path.join(window.folder, "several.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("000000000003600000070090200050007000000045700000100030001000068008500010090000000\n")
    window.send(path)
    window.expect(DIFFERENCES)
    narrow("a puzzle with several solutions")
    window.key("alt+2")
    wait_for("the dance", lambda: any(role_of(w) == "image" and place_of(w).width > 0 for w in window.walk()))
    narrow("the dance")
    window.key("p")
    narrow("a question")
    window.key("v")
    narrow("a vote")
    for lesson, step in ("7-dead-ends", "4"), ("3-covering", "8"):
        window.send("--lesson", lesson, "--step", step)
        wait_for("the lesson", lambda: window.find("label", rf"\b{step}\b.*\b1\d\b"))
        narrow(f"a vote in {lesson}")
    window.key("v")
    narrow("a lesson")


def helps(window):
    start_on(window, PUZZLE)
    window.key("F1")
    window.expect(r"^Help$")
    window.expect(r"^Put a puzzle on the board$")
    window.key("Escape")
    wait_for("the help to close", lambda: not window.find(name="^Put a puzzle on the board$"))


def where(needed, why, test):
    return test if needed else Skip(why)


def has_arabic():
    return (shutil.which("localedef") and os.path.exists("/usr/share/locale/ar/LC_MESSAGES/gtk40.mo")
            and os.path.exists("/usr/share/i18n/locales/ar_EG"))


if __name__ == "__main__":
    sys.exit(run({
        "colours/follow-the-settings-portal": where(
            shutil.which("import"), "import is not installed (imagemagick)", follows_portal),
        "new/16x16-by-keys": start_sixteen,
        "typing/numbers-of-two-digits-and-letters": types_numbers,
        "new/a-jigsaw-by-its-regions": makes_jigsaws,
        "help/is-there-on-f1": helps,
        "direction/the-board-is-never-mirrored": where(
            has_arabic(), "there is no Arabic here (locales, gtk40.mo)", stays_left_to_right),
        "session/relative-folders-are-ignored": ignores_relative_folders,
        **{f"sizes/every-view-fits-a-telephone/{language}": functools.partial(fits_a_telephone, language=language)
           for language in ("C", "de", "es", "fr", "zh_CN")},
    }))

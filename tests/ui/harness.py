"""Runs claims about the window.  Each begins with a program that does not run, an empty home and a pointer that points at
nothing, and ends with a program that has quit with status 0 and has complained of nothing.  So each can be run alone, in any
order, and one that fails takes no other along.

QUADRILLE_ORDER is the seed of an order in which to run them, instead of that of the table.  Where QUADRILLE_SHOTS names a
folder, a claim that fails leaves a picture of the screen there."""

import fnmatch
import os
import random
import re
import shutil
import subprocess
import sys

from driver import PATIENCE, Window

FOLDERS = [os.environ[f"XDG_{name}_HOME"] for name in ("CONFIG", "DATA", "STATE", "CACHE")]


class Skip:
    """Stands in the table for a claim that cannot be tested here."""

    def __init__(self, why):
        self.why = why


def is_wanted(name, patterns):
    """As in the programs of claims: a pattern selects, and one that begins with "!" excludes, whatever the others select."""
    selecting = [pattern for pattern in patterns if not pattern.startswith("!")]
    excluding = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    return ((not selecting or any(fnmatch.fnmatchcase(name, pattern) for pattern in selecting))
            and not any(fnmatch.fnmatchcase(name, pattern) for pattern in excluding))


def empty(home):
    """All that a claim left there goes, except the settings of GTK that `run` wrote."""
    kept = os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-4.0")
    for place in home, os.environ["XDG_CONFIG_HOME"]:
        for entry in os.scandir(place) if os.path.isdir(place) else ():
            if not kept.startswith(entry.path):
                shutil.rmtree(entry.path) if entry.is_dir(follow_symlinks=False) else os.unlink(entry.path)
    for folder in FOLDERS:
        os.makedirs(folder, exist_ok=True)


def photograph(claim):
    """The screen, as it is when the claim fails, in the folder of the tests' logs."""
    folder = os.environ.get("QUADRILLE_SHOTS")
    if folder:
        path = os.path.join(folder, re.sub(r"[^a-z0-9-]+", "-", claim.lower()).strip("-") + ".png")
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["import", "-window", "root", path], timeout=PATIENCE, check=False)
        print(f"#   the screen is in {path}", file=sys.stderr)


def holds(name, test, window):
    """Whether the claim holds, and the program ends well."""
    empty(window.folder)
    window.point_at_nothing()
    try:
        test(window)
        window.end()
        return True
    except Exception as error:  # whatever it was, the next claim is to be heard
        print(f"# {name}: {error!r}", file=sys.stderr)
        print(*(f"#   {line}\n" for line in window.last_words()), sep="", end="", file=sys.stderr)
        photograph(f"ui-{name}")
        return False
    finally:
        Window.kill_all()


def run(table, prepare=None):
    """Runs those claims of the table, name -> function of a window, that the arguments select, and prints them as lines of TAP.
    The program is prepared by a function that is called in its process before it becomes the program."""
    names = [name for name in table if is_wanted(f"/ui/{name}", sys.argv[4:])]
    if "QUADRILLE_ORDER" in os.environ:
        random.Random(os.environ["QUADRILLE_ORDER"]).shuffle(names)
    failed = False
    with os.fdopen(3, "w", buffering=1) as out:
        for number, name in enumerate(names, 1):
            test = table[name]
            if isinstance(test, Skip):
                print(f"ok {number} - /ui/{name} # SKIP {test.why}", file=out)
                continue
            window = Window(sys.argv[1], sys.argv[3])
            window.prepare = prepare
            held = holds(name, test, window)
            failed = failed or not held
            print(f"{'' if held else 'not '}ok {number} - /ui/{name}", file=out)
        print(f"1..{len(names)}", file=out)
    return 1 if failed or not names else 0

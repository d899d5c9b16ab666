"""targets.py BUILD [--suite SUITE | --no-suite SUITE]…: prints the files that the tests of these suites need, as `meson test`
selects them, for ninja.  Programs that every test may use are left to its target `programs`."""

import argparse
import json
import os

parser = argparse.ArgumentParser()
parser.add_argument("build")
parser.add_argument("--suite", action="append", default=[])
parser.add_argument("--no-suite", action="append", default=[])
arguments = parser.parse_args()


def read(name):
    with open(os.path.join(arguments.build, "meson-info", f"intro-{name}.json"), encoding="utf-8") as file:
        return json.load(file)


def is_selected(test):
    suites = [suite.split(":")[-1] for suite in test["suite"]]
    return ((not arguments.suite or any(suite in arguments.suite for suite in suites))
            and not any(suite in arguments.no_suite for suite in suites))


needed = {target for test in read("tests") if is_selected(test) for target in test["depends"]}
for target in read("targets"):
    if target["id"] in needed:
        print(*(os.path.relpath(file, arguments.build) for file in target["filename"]))

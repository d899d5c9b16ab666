"""claims.py BUILD LOG: prints one TAP line for every claim in a testlog.json that `meson test` left in
BUILD, and after a failure the last lines of its program.  Every test speaks TAP and ends with its
plan."""

import json
import re
import sys

FINE = {"OK", "SKIP", "EXPECTEDFAIL"}
CLAIM = re.compile(r"(not )?ok\b[ \d]*-? *(.*)")
PLAN = re.compile(r"^1\.\.\d", re.MULTILINE)
LAST_LINES = 30

build, log = sys.argv[1:]
for line in open(log, encoding="utf-8"):
    test = json.loads(line)
    output = test.get("stdout", "")
    claims = [match for match in map(CLAIM.match, output.splitlines()) if match]
    broken = 0
    for claim in claims:
        broken += claim[1] is not None
        print(f"{claim[1] or ''}ok {build} {claim[2]}")
    # A program that crashed, hung or left before its plan has failed even if all it claimed until then held.
    if not broken and (test["result"] not in FINE or not PLAN.search(output)):
        print(f"not ok {build} {test['name']}: {'no plan' if test['result'] in FINE else test['result']}")
        broken = 1
    if broken:
        for said in test.get("stderr", "").splitlines()[-LAST_LINES:]:
            print(f"#   {said}")

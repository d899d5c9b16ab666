#!/bin/sh
# pages.sh SOURCE_ROOT: functions and files that the pages name exist.
#
# The pages are README.md and those below src, data and tests.  `name ()` is a function; `name.c`,
# `.h`, `.ui`, `.sh`, `.py` and `.md`, with or without a folder, are files; capitals stand for a
# name of the reader's choice.

cd "$1" || exit 1
count=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# claim NAME FINDINGS: holds where there are no findings
claim ()
{
  count=$((count + 1))
  if [ -z "$2" ]
  then
    echo "ok $count - /lint/pages/$1"
  else
    printf '%s\n' "$2" | sed 's/^/# /' >&2
    echo "not ok $count - /lint/pages/$1"
  fi
}

pages="README.md $(find src data tests -name '*.md')"
find src data tests icons po -type f >"$scratch/files"
find src -name '*.[ch]' -exec grep -ohE '[a-z][a-z0-9_]+ \(' {} + | sed 's/ ($//' | LC_ALL=C sort -u >"$scratch/functions"

# named PATTERN: the texts in backticks that match, as PAGE:NAME
named ()
{
  # shellcheck disable=SC2086
  grep -oE '`[^` ]+( \(\))?`' $pages | tr -d '`' | grep -E ":$1\$"
}

claim functions-exist "$(named '[a-z][a-z0-9_]+ \(\)' | sed 's/ ()$//' | while IFS=: read -r page name
  do
    grep -qx "$name" "$scratch/functions" || echo "$page: $name ()"
  done)"

claim files-exist "$(named '[a-z][a-z0-9_/.-]*\.(c|h|ui|sh|py|md)' | while IFS=: read -r page name
  do
    grep -qE "(^|/)$name\$" "$scratch/files" || echo "$page: $name"
  done)"

claim a-map-is-one-page "$(for page in src/README.md
  do
    [ "$(wc -l <$page)" -le 120 ] || echo "$page: $(wc -l <$page) lines"
  done)"

claim every-room-has-a-page "$(find src -name meson.build | while IFS= read -r room
  do
    [ -f "${room%/*}/README.md" ] || echo "${room%/*}"
  done)"

echo "1..$count"

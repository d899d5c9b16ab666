#!/bin/sh
# rules.sh SOURCE_ROOT: the words for a kind of rule stand in that kind's file, and nowhere above.

cd "$1" || exit 1
count=0

# claim NAME FINDINGS: holds where there are no findings
claim ()
{
  count=$((count + 1))
  if [ -z "$2" ]
  then
    echo "ok $count - /lint/rules/$1"
  else
    printf '%s\n' "$2" | sed 's/^/# /' >&2
    echo "not ok $count - /lint/rules/$1"
  fi
}

rows=$(grep -lE '^const SudokuRuleKind ' src/sudoku/sudoku-rule-*.c)

# The names of rows, and every text of a row or of its kind of groups: ids, words, keys of formats.
identifiers=$(sed -nE 's/^const SudokuRuleKind ([a-z0-9_]+).*/\1/p' $rows)
texts=$(grep -hv '^#include' $rows | grep -oE '"[^"]+"' | LC_ALL=C sort -u)

# sources_above: the C files that are no part of the room of rules
sources_above ()
{
  find src -name '*.[ch]' ! -path 'src/sudoku/*'
}

# misnamed: files whose name differs from the id of their row
misnamed ()
{
  for file in $rows
  do
    id=${file#src/sudoku/sudoku-rule-}
    grep -q "^  \.id = \"${id%.c}\"," "$file" || echo "$file"
  done
}

claim there-are-kinds "$([ "$(printf '%s\n' $identifiers | grep -c .)" -ge 2 ] || echo 'no rows were found')"
claim a-row-is-in-a-file-of-its-name "$(misnamed)"
claim every-row-is-in-the-table \
      "$(for name in $identifiers; do grep -q "&$name," src/sudoku/sudoku-rule.c || echo "$name"; done)"
claim no-file-above-names-a-row \
      "$(sources_above | xargs grep -nwE "$(printf '%s' "$identifiers" | tr '\n' '|')")"
claim no-file-above-has-a-text-of-a-row \
      "$(sources_above | xargs grep -nF "$texts")"

echo "1..$count"

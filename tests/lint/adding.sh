#!/bin/sh
# adding.sh SOURCE_ROOT: the lists of files in src/ADDING.md are the files that contain the
# examples.
#
# Files follow a block "```example PATTERN".  Outside of tests, these are all files whose text
# matches, as an extended regular expression; of tests, each listed file matches.  Pages to read are
# left out.

cd "$1" || exit 1
page=src/ADDING.md
count=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

find data src po/POTFILES -type f ! -name '*.md' ! -name '*.png' ! -name '*.gif' >"$scratch/all"

# check_example PATTERN: with its list in $scratch/listed
check_example ()
{
  count=$((count + 1))
  grep -v '^tests/' "$scratch/listed" | LC_ALL=C sort >"$scratch/expected"
  xargs grep -lE -e "$1" <"$scratch/all" | LC_ALL=C sort >"$scratch/found"
  difference=$(diff "$scratch/expected" "$scratch/found" | sed -n 's/^</listed, but without it:/p; s/^>/not listed:/p')
  strangers=$(sed -n '/^tests\//p' "$scratch/listed" | while IFS= read -r file
    do
      grep -qE -e "$1" "$file" || echo "listed, but without it: $file"
    done)
  if [ -s "$scratch/expected" ] && [ -z "$difference$strangers" ]
  then
    echo "ok $count - /lint/adding/every-file-is-listed/$1"
  else
    printf '%s\n' "$difference" "$strangers" | sed '/^$/d; s/^/# /' >&2
    echo "not ok $count - /lint/adding/every-file-is-listed/$1"
  fi
}

inside=false
pattern=
while IFS= read -r line
do
  case $line in
    '```example '*) pattern=${line#'```example '} inside=true; : >"$scratch/listed" ;;
    '```') [ $inside = true ] && check_example "$pattern"; inside=false ;;
    *) [ $inside = true ] && printf '%s\n' "$line" >>"$scratch/listed" ;;
  esac
done <"$page"

count=$((count + 1))
if [ $count -gt 6 ]
then
  echo "ok $count - /lint/adding/has-six-lists"
else
  echo "not ok $count - /lint/adding/has-six-lists"
fi
echo "1..$count"

#!/bin/sh
# names.sh ROOM FOLDER LIBRARY: the files of a room and its global symbols begin with the room's name.  In symbols, each hyphen
# of the name is an underscore: paint-links has paint-links-route.c and paint_links_route ().

room=$1
folder=$2
library=$3
count=0

# claim NAME FINDINGS: holds where there are no findings
claim ()
{
  count=$((count + 1))
  if [ -z "$2" ]
  then
    echo "ok $count - /rooms/$room/$1"
  else
    printf '%s\n' "$2" | sed 's/^/# /' >&2
    echo "not ok $count - /rooms/$room/$1"
  fi
}

claim names-its-files-after-itself \
      "$(find "$folder" -maxdepth 1 -name '*.[ch]' ! -name main.c | grep -vE "/$room(-[^/]*)?\.[ch]$")"

if ! command -v nm >/dev/null
then
  count=$((count + 1))
  echo "ok $count - /rooms/$room/names-its-symbols-after-itself # SKIP nm is not installed"
else
  # Symbols with two underscores in front are the compiler's.
  claim names-its-symbols-after-itself \
        "$(nm -g --defined-only "$library" | awk 'NF == 3 && $3 !~ /^__/ { print $3 }' | grep -vE "^$(echo "$room" | tr - _)(_|$)")"
fi

echo "1..$count"

#!/bin/sh
# layering.sh SOURCE_ROOT: rules of layering that include folders and the linker cannot check.

cd "$1" || exit 1
count=0

# claim NAME FINDINGS: holds where there are no findings
claim ()
{
  count=$((count + 1))
  if [ -z "$2" ]
  then
    echo "ok $count - /lint/layering/$1"
  else
    printf '%s\n' "$2" | sed 's/^/# /' >&2
    echo "not ok $count - /lint/layering/$1"
  fi
}

# find_c PATTERN FOLDER…: lines of C that match, as FILE:LINE:TEXT
find_c ()
{
  pattern=$1
  shift
  grep -rnE --include='*.[ch]' -e "$pattern" "$@"
}

# strangers_to_the_header: of lines FILE:LINE:#include "X-private.h", those of files outside the
# header's folder and the tests of its room
strangers_to_the_header ()
{
  while IFS= read -r found
  do
    file=${found%%:*}
    header=$(printf '%s\n' "$found" | sed 's/.*[<"]\([^">]*\)[">].*/\1/')
    home=$(find src -name "$header")
    home=${home%/*}
    floor=${home#src/}
    case $file in
      "$home/${file##*/}" | "tests/${floor%%/*}"/*) ;;
      *) printf '%s\n' "$found" ;;
    esac
  done
}

include='^[[:space:]]*#[[:space:]]*include[[:space:]]*'
mutable='^[[:space:]]*(static|_Thread_local)[[:space:]][^(]*[;=]'

claim no-include-climbs \
      "$(find_c "$include[<\"]([^\">]*/)?\.\./" src tests)"
claim no-source-declares-what-another-defines \
      "$(find_c '^[[:space:]]*extern[[:space:]]' src | grep -E '^[^:]*\.c:')"
claim private-headers-stay-in-their-room \
      "$(find_c "$include.*-private\.h" src tests | strangers_to_the_header)"
claim only-cli-ends-the-process \
      "$(find_c '(^|[^[:alnum:]_])(exit|_exit|_Exit|quick_exit|abort) *\(' src | grep -vE '^src/cli/|\.text = ".*exit\(1\);"')"
claim no-room-keeps-hidden-state \
      "$(find_c "$mutable" src | grep -vE '^src/cli/|[^[:alnum:]_]const[^[:alnum:]_]')"
claim no-glib-but-at-the-desk-and-above \
      "$(find_c "$include<(glib|gobject|gio)" src | grep -vE '^src/(app|job|dance|desk|lessons|ui)/')"
claim no-gtk-below-ui \
      "$(find_c "$include<(gdk|gsk|gtk)" src | grep -v '^src/ui/')"

# In a checkout, the files that git knows or would add count; elsewhere, all files.
top=$({ git ls-files --cached --others --exclude-standard 2>/dev/null || ls; } |
      sed 's,/.*,,' | grep -v -e '^\.' -e '^build$' | LC_ALL=C sort -u | xargs)
claim top-level-is-as-promised \
      "$(echo "$top" | grep -vx 'COPYING README.md data icons meson.build po src tests')"

echo "1..$count"

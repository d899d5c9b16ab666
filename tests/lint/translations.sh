#!/bin/sh
# translations.sh SOURCE_ROOT: every catalogue is whole, well formed, and fills the same places as the English text.

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
    echo "ok $count - /lint/translations/$1"
  else
    printf '%s\n' "$2" | sed 's/^/# /' >&2
    echo "not ok $count - /lint/translations/$1"
  fi
}

# places FILE: sentences whose translation has other places (%1 to %9) than the English one.  Where
# a number is counted, a form may leave it out, as `one` does.
places ()
{
  msgcat --no-wrap "$1" | awk '
    function in_text (text,   found, i) {
      found = ""
      for (i = 1; i <= 9; i++)
        if (index (text, "%" i))
          found = found i
      return found
    }
    function within (few, many,   i) {
      for (i = 1; i <= length (few); i++)
        if (!index (many, substr (few, i, 1)))
          return 0
      return 1
    }
    /^msgid /        { english = in_text ($0); text = $0; plural = 0 }
    /^msgid_plural / { english = in_text ($0); plural = 1 }
    /^msgstr/        { other = in_text ($0)
                       if (plural ? !within (other, english) : other != english)
                         print text " -> " $0 }
    # What is continued on further lines.
    /^"/             { last = in_text ($0); if (last != "") print "continued: " $0 }'
}

if ! msgfmt --version >/dev/null 2>&1 || ! xgettext --version >/dev/null 2>&1
then
  echo '1..0 # SKIP gettext is not installed'
  exit 0
fi

# The same options as the build has.
# shellcheck disable=SC2046  # one word each
xgettext $(grep -o "'--[^' ]*'" po/meson.build | tr -d "'") --files-from=po/POTFILES -o "$scratch/all.pot"

claim potfiles-names-every-source-that-speaks \
      "$({ grep -rlE --include='*.c' '(^|[^[:alnum:]_])(_|N_|P_|NP_) \("' src
           ls data/*.desktop.in data/*.xml.in data/lessons/*.desktop data/ui/*.ui src/ui/*/*.ui; } | LC_ALL=C sort | LC_ALL=C comm -3 - po/POTFILES)"

# Rows of the tables of formats, engines and classics: their texts for users are in the catalogues.
claim tables-mark-what-is-translated \
      "$({ grep -nE '^  \.(name|reason) = "' src/formats/*/*.c
           grep -nE '^ *\.summary = "' src/engines/*/*.c
           grep -nE '\.title = "|\{ *\.name = "[^"]*", *\.(least|most|usual)' src/classics/*.c; })"

while read -r language
do
  claim "well-formed/$language" "$(msgfmt --check -o /dev/null "po/$language.po" 2>&1)"
  claim "whole/$language" "$(msgcmp "po/$language.po" "$scratch/all.pot" 2>&1)"
  claim "same-places/$language" "$(places "po/$language.po")"
done <po/LINGUAS

echo "1..$count"

#!/bin/sh
# test-data.sh CLI SOURCE_ROOT BUILD_ROOT: what the desktop reads is as its own checkers want it and in every
# language, and the samples are proper.

cli=$1
data=$2/data
built=$3/data
id=org.dancinglinks.Quadrille
count=0

# claim NAME COMMAND…: holds where the command succeeds; skipped where there is no such command
claim ()
{
  count=$((count + 1))
  name=$1
  shift
  if ! command -v "$1" >/dev/null
  then
    echo "ok $count - /ui/data/$name # SKIP $1 is not installed"
  elif said=$("$@" 2>&1)
  then
    echo "ok $count - /ui/data/$name"
  else
    echo "$said" | sed 's/^/# /' >&2
    echo "not ok $count - /ui/data/$name"
  fi
}

# is_proper SHAPE PUZZLE
is_proper ()
{
  [ "$(echo "$2" | "$cli" check --shape "$1" -)" = unique ]
}

claim the-desktop-file-is-valid desktop-file-validate "$built/$id.desktop"
claim the-metainfo-is-valid appstreamcli validate --no-net "$built/$id.metainfo.xml"
claim the-settings-are-valid glib-compile-schemas --strict --dry-run "$data"
claim the-mime-types-are-well-formed xmllint --noout "$built/$id.xml"
while read -r language
do
  claim "the-desktop-file-speaks/$language" grep -q "^Comment\\[$language\\]=" "$built/$id.desktop"
  claim "the-metainfo-speaks/$language" grep -q "<summary xml:lang=\"$language\">" "$built/$id.metainfo.xml"
  claim "the-mime-types-speak/$language" grep -q "<comment xml:lang=\"$language\">" "$built/$id.xml"
done <"$2/po/LINGUAS"

while IFS='=' read -r key value
do
  case $key in
    \[*\])  name=${key#[}; name=${name%]} ;;
    Shape)  shape=$value ;;
    Puzzle) claim "sample-is-proper/$name" is_proper "$shape" "$value" ;;
  esac
done <"$data/samples/samples.ini"

echo "1..$count"

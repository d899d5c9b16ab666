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

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# thumbnail FILE: what a file manager runs for it, 64 pixels to a side
thumbnail ()
{
  rm -f "$scratch/thumbnail.png"
  sh -c "PATH=$(dirname "$cli"):\$PATH; $(sed -n 's/^Exec=//p' "$data/$id.thumbnailer" |
    sed "s|%s|64|; s|%i|'$1'|; s|%o|'$scratch/thumbnail.png'|")" && [ -s "$scratch/thumbnail.png" ]
}

# the_thumbnail_differs FILE: it shows the puzzle, not an empty square; $blank is one of an empty grid
the_thumbnail_differs ()
{
  thumbnail "$1" && ! cmp -s "$scratch/thumbnail.png" "$scratch/blank.png"
}

# is_given_up FILE: soon, and without a picture
is_given_up ()
{
  ! timeout 60 sh -c "$cli draw --thumbnail 64 -o '$scratch/none.png' '$1'" && [ ! -e "$scratch/none.png" ]
}

# is_of_type FILE TYPE: as the desktop sees it with our types
is_of_type ()
{
  [ "$(XDG_DATA_HOME=$scratch/share gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')" = "$2" ]
}

# is_opened TYPE: the desktop file names it
is_opened ()
{
  sed -n 's/^MimeType=/;/p' "$built/$id.desktop" | grep -qF ";$1;"
}

# is_left_alone TYPE: the desktop file does not name it, so Quadrille never opens such files by default
is_left_alone ()
{
  ! is_opened "$1"
}

claim the-desktop-file-is-valid desktop-file-validate "$built/$id.desktop"
claim the-metainfo-is-valid appstreamcli validate --no-net "$built/$id.metainfo.xml"
claim the-settings-are-valid glib-compile-schemas --strict --dry-run "$data"
claim the-mime-types-are-well-formed xmllint --noout "$built/$id.xml"
# Newer gettext writes zh-Hans-CN into XML, older ones zh_CN.
while read -r language
do
  tag=$(echo "$language" | sed 's/_/[-_][-A-Za-z]*/')
  claim "the-desktop-file-speaks/$language" grep -q "^Comment\\[$language\\]=" "$built/$id.desktop"
  claim "the-metainfo-speaks/$language" grep -q "<summary xml:lang=\"$tag\">" "$built/$id.metainfo.xml"
  claim "the-mime-types-speak/$language" grep -q "<comment xml:lang=\"$tag\">" "$built/$id.xml"
done <"$2/po/LINGUAS"

# Every format that can be written has a file of a puzzle, or of a problem, in it.
P4=1..4..1..3..2...
P9=.......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9.......
printf 'a b c\na b\nc\n' >"$scratch/problem"
mkdir -p "$scratch/share/mime/packages"
cp "$built/$id.xml" "$scratch/share/mime/packages"
claim the-mime-types-are-taken update-mime-database "$scratch/share/mime"
echo "................" | "$cli" draw --thumbnail 64 -o "$scratch/blank.png"
"$cli" formats | tail -n +2 | while read -r format rest
do
  case $format in
    dlx|matrix) "$cli" convert --to "$format" -o "$scratch/sample.$format" "$scratch/problem" ;;
    ss|sdk|sdm|gnome|opensudoku|hodoku) echo $P9 | "$cli" convert --to "$format" -o "$scratch/sample.$format" ;;
    orlib) printf '3 4\n1 1 1\n2 2 2 3\n5 1 2\n4 1 3\n' >"$scratch/sample.$format" ;;
    *) echo $P4 | "$cli" convert --to "$format" -o "$scratch/sample.$format" 2>/dev/null ;;
  esac
done
for sample in "$scratch"/sample.*
do
  claim "thumbnail-is-drawn/${sample##*.}" the_thumbnail_differs "$sample"
done
while read -r suffix type
do
  if command -v gio >/dev/null && command -v update-mime-database >/dev/null
  then
    claim "type-is-known/$suffix" is_of_type "$scratch/sample.$suffix" "$type"
  fi
  claim "type-is-opened/$suffix" is_opened "$type"
done <<END
quadrille text/x-quadrille
sdk text/x-sudoku
solo text/x-sudoku
ss text/x-sudoku
sdm text/x-sudoku
hodoku text/x-sudoku
sukaku text/x-sudoku
jigsaw text/x-sudoku
dlx text/x-exact-cover
matrix text/x-exact-cover
opensudoku application/x-opensudoku
ksudoku application/x-ksudoku
npy application/x-npy
gnome application/x-gnome-sudoku
END
# Other programs own the general types, whatever a file of them holds.
for type in text/plain text/csv application/json application/xml
do
  claim "type-is-left-alone/$type" is_left_alone "$type"
done
# The content decides where a name says nothing, or belongs to another program too.
cp "$scratch/sample.ss" "$scratch/board-without-suffix"
printf '[Puzzle]\n.......19\n...3..5..\n' >"$scratch/section-without-suffix"
if command -v gio >/dev/null && command -v update-mime-database >/dev/null
then
  claim type-is-known-by-content/ss is_of_type "$scratch/board-without-suffix" text/x-sudoku
  claim type-is-known-by-content/sdk is_of_type "$scratch/section-without-suffix" text/x-sudoku
fi
# Opened on purpose: by "Open With", which starts `quadrille FILE`, or by dropping it.
claim text-is-accepted grep -q '^Exec=quadrille %U$' "$built/$id.desktop"
awk 'BEGIN { while (n++ < 1000000) printf "[" }' >"$scratch/deep.json"
echo '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><opensudoku>&c;</opensudoku>' >"$scratch/bomb.xml"
head -c 20000000 /dev/zero >"$scratch/zeros.txt"
for hostile in deep.json bomb.xml zeros.txt
do
  claim "thumbnail-is-given-up/$hostile" is_given_up "$scratch/$hostile"
done

echo "1..$count"

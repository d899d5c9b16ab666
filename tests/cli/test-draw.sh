#!/bin/sh
# test-draw.sh QUADRILLE_CLI: pictures exist, in the requested size, the same every time; impossible
# ones are reported.

. "$(dirname "$0")/claims.sh"
cd "$scratch" || exit 1

# size FILE: width and height from a PNG's header, behind the eight bytes of its signature
size ()
{
  [ "$(head -c 8 "$1" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] || echo 'no PNG'
  od -An -tu1 -j16 -N8 "$1" | awk '{ print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4 "x" \
                                           $5 * 16777216 + $6 * 65536 + $7 * 256 + $8 }'
}

# draws NAME SIZE OPTION…: a picture of that size, of a classic or of $P4, the same when it is drawn again
draws ()
{
  name=$1 expected=$2
  shift 2
  echo $P4 | q draw "$@" -o one.png
  echo $P4 | q draw "$@" -o two.png
  same "/cli/draw/size/$name" "$expected" "$(size one.png)"
  holds "/cli/draw/same-bytes/$name" cmp -s one.png two.png
}
draws default 800x600
draws board 800x800 --what puzzle
draws two-boards 800x400 --what both
draws scaled 300x150 --size 200x100 --scale 1.5
draws smallest 16x16 --size 16x16
draws solution 200x200 --at solution:1 --size 200x200 --theme dark
draws puzzle 200x200 --what puzzle --solved --size 200x200 --theme print
draws dots 800x600 --size 800x600dots --dpi 300
draws millimetres 600x300 --size 50.8x25.4mm --dpi 300
draws inches 192x96 --size 2inx1in --what candidates --coordinates
draws page 300x240 --size 300x240 --what both --title Title --footer Footer --margin 20 --transparent
draws step 300x240 --size 300x240 --what step --at 30
draws presenting 640x360 --size 640x360 --presenting --theme contrast
for what in links matrix tree
do
  draws "$what" 320x240 --what $what --at dead-end:1 --classic queens:6 --size 320x240
  draws "$what-of-a-sudoku" 320x240 --what $what --at 30 --size 320x240
  draws "$what-whole" 320x240 --what $what --at 30 --whole --size 320x240
done
for classic in $(q classic | awk 'NR > 1 { print $1 }')
do
  draws "$classic" 320x240 --classic "$classic" --at 30 --phase 0.5 --size 320x240
done

# A file of our own: what the player marked in corners, coloured and drew is in the picture of the position alone.
cat >noted.quadrille <<'END'
quadrille 1

puzzle: boxes:2x2
grid:
  1. .4
  .. 1.
  .3 ..
  2. ..
corner-marks:
  R1C2=23
colours: R1C1=4
candidate-colours: R1C2=2:1
lines: R2C1~R3C3
END
grep -vE '^(corner|  R1C2|colours|candidate|lines)' noted.quadrille >plain.quadrille
for file in noted plain
do
  q draw --what position --size 200x200 -o $file.png $file.quadrille
  q draw --what puzzle --size 200x200 -o $file-puzzle.png $file.quadrille
done
holds /cli/draw/notes-are-in-the-position sh -c '! cmp -s noted.png plain.png'
holds /cli/draw/notes-are-not-in-the-puzzle cmp -s noted-puzzle.png plain-puzzle.png

# pictures_differ NAME OPTION… -- OPTION…
pictures_differ ()
{
  name=$1
  shift
  first=
  while [ "$1" != -- ]
  do
    first="$first $1"
    shift
  done
  shift
  echo $P4 | q draw $first --size 200x200 -o one.png
  echo $P4 | q draw "$@" --size 200x200 -o two.png
  holds "/cli/draw/differs/$name" sh -c '! cmp -s one.png two.png'
}
pictures_differ whole --whole -- --at start
pictures_differ moment --at start -- --at solution:1
pictures_differ rule --classic langford --choose first --at 40 -- --classic langford --at 40
pictures_differ phase --classic queens:4 --at 32 --phase 0.3 -- --classic queens:4 --at 32
pictures_differ margin --margin 40 -- --theme light
pictures_differ title --title Title -- --theme light
pictures_differ footer --footer Footer -- --theme light
pictures_differ coordinates --what puzzle --coordinates -- --what puzzle
pictures_differ candidates --what candidates -- --what puzzle
pictures_differ transparent --transparent -- --theme light
pictures_differ theme --theme dark -- --theme light
pictures_differ presenting --presenting -- --theme light
pictures_differ no-chip --no-chip -- --theme light
pictures_differ legend --what links --legend -- --what links
pictures_differ solved --what puzzle -- --what puzzle --solved
pictures_differ what --what puzzle -- --what board
pictures_differ matrix --what matrix -- --what matrix --whole
# `trace --json` counts givens as events: the first five of this puzzle.
echo $P4 | q draw --at 5 -o one.png && echo $P4 | q draw --at start -o two.png
same /cli/draw/start-is-behind-the-givens "$(cksum <two.png)" "$(cksum <one.png)"
echo $P4 | q draw --whole --at 0 -o one.png && echo $P4 | q draw --whole -o two.png
same /cli/draw/whole-starts-before-the-givens "$(cksum <two.png)" "$(cksum <one.png)"
q classic xcc >xcc.dlx
q draw xcc.dlx -o one.png && q draw --classic xcc -o two.png
echo $P4 | q draw --at 40 -o one.png && echo $P4 | q draw --whole --at 40 -o two.png
same /cli/draw/the-same-board-whole-or-not "$(cksum <two.png)" "$(cksum <one.png)"
# All the 1s and 4s are given: no option has them any more.
all=1..4.41.4..1.14.
echo $all | q draw --at 20 -o one.png && echo $all | q draw --whole --at 20 -o two.png
same /cli/draw/values-that-are-all-given "$(cksum <two.png)" "$(cksum <one.png)"
same /cli/draw/file-as-its-classic "$(cksum <two.png)" "$(cksum <one.png)"

# same_moment ONE OTHER: two names of a moment give the same picture
same_moment ()
{
  rm -f one.png two.png
  q draw --classic queens:6 --what tree --at "$1" -o one.png && q draw --classic queens:6 --what tree --at "$2" -o two.png
  same "/cli/draw/same-moment/$1" "$(cksum <two.png)" "$(cksum <one.png)"
}
same_moment dead-end:3 'third dead end'
same_moment solution:4 'last solution'
same_moment 'first choice at level 3' 'choice at level 3'

# The trees of two rules: each has its numbers, the same as alone, and a tree has no other moment than the search.
for rules in fewest,first first,fewest fewest,fewest
do
  q draw --classic knuth --what tree --at end --rules $rules -o $rules.svg
done
holds /cli/draw/two-rules/are-two-trees [ "$(cksum <fewest,first.svg)" != "$(cksum <fewest,fewest.svg)" ]
holds /cli/draw/two-rules/have-an-order [ "$(cksum <fewest,first.svg)" != "$(cksum <first,fewest.svg)" ]
same /cli/draw/two-rules/are-told 'Fewest Options: 6 calls
First Item: 7 calls' \
     "$(q draw --classic knuth --what tree --at end --rules fewest,first --format tex -o - |
        grep -oE '(Fewest Options|First Item): [0-9]* calls')"
q draw --classic queens:5 --what tree --at end -o end.png && q draw --classic queens:5 --what tree --at 'last solution' -o last.png
holds /cli/draw/the-tree-of-the-end-is-whole [ "$(cksum <end.png)" != "$(cksum <last.png)" ]
q draw --classic queens:5 --what board --at end -o end.svg && q draw --classic queens:5 --what board --at 'last solution' -o last.svg
same /cli/draw/the-board-of-the-end-is-solved "$(grep -c '<use' last.svg)" "$(grep -c '<use' end.svg)"

# refuses STATUS EXPECTED OPTION…: with a message; the picture is not written
refuses ()
{
  status=$1 expected=$2
  shift 2
  rm -f out.png
  text=$(echo $P4 | q draw "$@" 2>&1; echo "exit $?")
  same "/cli/draw/refuses/$*" "$expected
exit $status" "$text"
  holds "/cli/draw/nothing-is-written/$*" [ ! -e out.png ]
}
refuses 1 'quadrille-cli: draw: the search never reaches "100000"' --at 100000 -o out.png
refuses 1 'quadrille-cli: draw: the search never reaches "solution:2"' --at solution:2 -o out.png
refuses 1 'quadrille-cli: draw: the search never reaches "dead-end:9"' --at dead-end:9 -o out.png
refuses 1 'quadrille-cli: draw: the search never reaches "solution:1"' --classic mutilated --at solution:1 -o out.png
refuses 2 'quadrille-cli: draw: no output file given; use -o' --at end
refuses 2 'quadrille-cli: draw: --rules cannot be "fewest": expected two of fewest, first, random:SEED with a comma between' \
        --what tree --rules fewest -o out.png
refuses 2 'quadrille-cli: draw: --rules has no effect here; it goes with: --what tree' --what links --rules fewest,first -o out.png
refuses 2 'quadrille-cli: draw: "out.jpeg": the suffix is not a picture format: png, svg, pdf, tex, txt, gif, mp4, webm' -o out.jpeg
refuses 2 'quadrille-cli: draw: no format given; use --format: png, svg, pdf, tex, txt, gif, mp4, webm' -o -
refuses 2 'quadrille-cli: draw: the picture would have more than 32000 pixels per side' --dpi 2400 --size 4000x20 -o out.png
refuses 2 'quadrille-cli: draw: --margin cannot be "5ells": expected a length, such as 20 or 5mm' --margin 5ells -o out.png
refuses 2 'no/such/folder.png: No such file or directory' -o no/such/folder.png
refuses 2 'quadrille-cli: draw: only a Sudoku has the picture "puzzle"; try: --what board' \
        --classic knuth --what puzzle -o out.png
refuses 2 'quadrille-cli: draw: --at cannot be "solution:0": expected start, end, EVENT, solution:N, dead-end:N' \
        --at solution:0 -o out.png
refuses 2 'quadrille-cli: draw: --at cannot be "here": expected start, end, EVENT, solution:N, dead-end:N' \
        --at here -o out.png
refuses 2 'quadrille-cli: draw: --at cannot be "cover of A": expected start, end, EVENT, solution:N, dead-end:N' \
        --classic knuth --at 'cover of A' -o out.png
refuses 1 'quadrille-cli: draw: the search never reaches "2nd solution at level 1"' --at 'second solution at level 1' -o out.png
refuses 2 'quadrille-cli: draw: --size cannot be "9x800": expected a width and a height from 16 to 8000, such as 800x600 or 80x60mm' \
        --size 9x800 -o out.png
refuses 2 'quadrille-cli: draw: --size cannot be "800": expected a width and a height from 16 to 8000, such as 800x600 or 80x60mm' \
        --size 800 -o out.png
refuses 2 'quadrille-cli: draw: --scale cannot be "0": expected a number from 0.25 to 4' --scale 0 -o out.png
refuses 2 'quadrille-cli: draw: --phase cannot be "1.1": expected a number from 0 to 1' --phase 1.1 -o out.png
refuses 2 'quadrille-cli: draw: --theme cannot be "red": expected light, dark, contrast, print' --theme red -o out.png
refuses 2 'quadrille-cli: draw: --what cannot be "soup": expected puzzle, solution, both, candidates, position, board, links, matrix, tree, step, reason' --what soup -o out.png
refuses 2 'quadrille-cli: draw: the margin leaves no room: expected at most 240px' --margin 500 -o out.png
refuses 2 'quadrille-cli: draw: the margin leaves no room: expected at most 24mm' --margin 40mm --size 60x80mm -o out.png
animation='an animation (.gif, .mp4, .webm or %d in the name, or --storyboard)'
for option in --every=link --to=end --speed=3 --sentences
do
  name=${option%%=*}
  refuses 2 "quadrille-cli: draw: $name has no effect here; it goes with: $animation" $option -o out.png
done
refuses 2 'quadrille-cli: draw: --per-page has no effect here; it goes with: --storyboard' --per-page 3 -o out.png
refuses 2 'quadrille-cli: draw: --landscape has no effect here; it goes with: --storyboard, --paper' --landscape -o out.png
for option in --at=end --phase=0.5 --whole
do
  name=${option%%=*}
  refuses 2 "quadrille-cli: draw: $name has no effect here; it goes with: --what board, links, matrix, tree, step" \
          --what puzzle $option -o out.png
done
for option in --coordinates --solved
do
  refuses 2 "quadrille-cli: draw: $option has no effect here; it goes with: --what puzzle, solution, both, candidates, position" \
          --what links $option -o out.png
done
refuses 2 'quadrille-cli: draw: --transparent has no effect here; it goes with: a still picture, or numbered pictures' \
        --transparent -o out.gif
same /cli/draw/paper-is-a-size 1122x793 "$(echo $P4 | q draw --what puzzle --paper a4 --landscape -o out.png && size out.png)"
same /cli/draw/scripts-may-say-more-than-is-needed 0 \
     "$(echo $P4 | exit_of q draw --what puzzle --format txt --theme print --dpi 300 --size 80x80mm --margin 2mm -o -)"
same /cli/draw/clashing-givens '-:1:1: Row 4 has two 1s.' "$(echo ............1..1 | q draw -o out.png 2>&1)"
same /cli/draw/clashing-givens-as-a-puzzle 0 "$(echo ............1..1 | exit_of q draw --what puzzle -o out.png)"
same /cli/draw/position-has-the-entries-of-the-file '1 2 . .
. . . .
. . . .
. . . 3' "$(q draw --what position --format txt -o - <<'END' | grep '[.0-9]' | tr -d '|' | sed 's/^  *//; s/  */ /g; s/ *$//'
{"size":4,"grid":[[{"value":1,"given":true},{"value":2},{"centerPencilMarks":[3,4]},{}],[{},{},{},{}],[{},{},{},{}],
[{},{},{},{"value":3,"given":true}]]}
END
)"
echo old >kept.png
echo $P4 | q draw --at 99999 -o kept.png 2>/dev/null
same /cli/draw/old-file-stays old "$(cat kept.png)"

finish

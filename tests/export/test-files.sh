#!/bin/sh
# test-files.sh QUADRILLE_CLI: other programs read the files: drawings look like the picture,
# documents have their text, LaTeX compiles; and failures to write are handled.

. "$(dirname "$0")/../cli/claims.sh"
cd "$scratch" || exit 1
has ()
{
  command -v "$1" >/dev/null
}

# alike NAME ONE TWO [MOST]: few of the pixels differ, and none of the picture is missing
alike ()
{
  most=${4-0.012}
  error=$(compare -metric MAE "$2" "$3" null: 2>&1 | sed 's/.*(\(.*\))/\1/')
  echo "# $1: mean difference $error" >&2
  holds "$1" awk -v error="$error" -v most="$most" 'BEGIN { exit !(error != "" && error < most) }'
}

# quietly COMMAND…: it succeeds without a message
quietly ()
{
  (export G_DEBUG=fatal-criticals; "$@")
}

subject ()
{
  case $1 in
    links | tree | step) q draw --classic queens:5 --at 700 --what "$@" ;;
    board | matrix)      echo $P9 | q draw --at 900 --what "$@" ;;
    *)                   echo $P9 | q draw --what "$@" ;;
  esac
}

# For a file system without room.
for what in puzzle solution both candidates board links matrix tree step
do
  holds "/export/as-small-as-may-be/$what" quietly subject $what --size 16x16 -o small.png
done
echo $P9 >small.txt
holds /export/as-small-as-may-be/part-of-the-links quietly q draw --what links --whole --size 16x16 -o small.png small.txt

for what in puzzle solution both candidates board links matrix tree step
do
  subject $what --size 480x400 --title 'A & <b>' --footer 'below' -o $what.png
  subject $what --size 480x400 --title 'A & <b>' --footer 'below' -o $what.svg
  subject $what --size 480x400 --title 'A & <b>' --footer 'below' -o $what.pdf
  if ! has compare
  then
    skip "/export/looks-like-the-picture/$what" 'ImageMagick is not installed'
    continue
  fi
  if has rsvg-convert
  then
    rsvg-convert $what.svg -o $what-svg.png
    alike "/export/svg/looks-like-the-picture/$what" $what.png $what-svg.png
  else
    skip "/export/svg/looks-like-the-picture/$what" 'rsvg-convert is not installed'
  fi
  if has pdftocairo
  then
    pdftocairo -r 96 -png -singlefile $what.pdf $what-pdf
    alike "/export/pdf/looks-like-the-picture/$what" $what.png $what-pdf.png
  else
    skip "/export/pdf/looks-like-the-picture/$what" 'pdftocairo is not installed'
  fi
done

if has xmllint
then
  holds /export/svg/is-xml xmllint --noout puzzle.svg links.svg tree.svg
else
  skip /export/svg/is-xml 'xmllint is not installed'
fi

if has pdftotext && has pdfinfo
then
  same /export/pdf/text-is-text "A & <b> $(echo $S9 | sed 's/./& /g')below" \
       "$(pdftotext -raw solution.pdf - | tr '\n\f' '  ' | sed 's/  *$//')"
  same /export/pdf/title 'A & <b>' "$(pdfinfo puzzle.pdf | sed -n 's/^Title: *//p')"
 # Cairo 1.18 compresses the date, so a search for its bytes does not find it.
  same /export/pdf/has-nobodys-clock '2000-01-01T00:00:00Z' \
       "$(pdfinfo -isodates puzzle.pdf | sed -n 's/^CreationDate: *//p')"
  same /export/pdf/size '360 x 300 pts' "$(pdfinfo puzzle.pdf | sed -n 's/^Page size: *//p')"
  holds /export/pdf/subject-tells-the-puzzle sh -c 'pdfinfo puzzle.pdf | grep -q "^Subject: .*9 by 9 .*\.\.\.19"'
else
  skip /export/pdf/text-is-text 'pdftotext is not installed'
fi

# compiles NAME FILE
compiles ()
{
  if pdflatex -interaction=nonstopmode -halt-on-error "$2" >log.txt 2>&1
  then
    holds "$1" true
  else
    sed 's/^/# /' log.txt >&2
    holds "$1" false
  fi
}
for what in puzzle both candidates
do
  subject $what --size 90x90mm --coordinates --title 'A_b & 50% #1' -o plain-$what.tex
done
for what in board links matrix tree step
do
  subject $what --size 480x400 --title 'A & <b>' --footer 'below' -o $what.tex
done
for classic in queens:6 pentominoes knuth langford:4 xcc
do
  name=${classic%%:*}
  q draw --classic $classic --at 60 --size 480x400 --title '数独' -o $name.tex
  q draw --classic $classic --at 60 --size 480x400 --title '数独' -o $name.png
done
q draw --classic pentominoes --what matrix --at 60 --size 480x400 -o pieces.tex
echo ................ | q draw --what candidates --shape boxes:2x2+diagonals+windows -o extras.tex
echo $P9 | q draw --what both --theme dark --title 'Dark' --size 480x400 -o dark.tex
echo $P9 | q draw --what both --theme dark --title 'Dark' --size 480x400 -o dark.png
# The page has the size, the margins and the ground of the options.
echo $P9 | q draw --what puzzle --size 100x100mm --margin 20mm --theme light --coordinates -o measured.tex
echo $P9 | q draw --what puzzle --size 60x90mm --margin 0 --transparent --title 'A title' --footer 'A footer' -o upright.tex
same /export/tex/bounding-box '\fill[quadrille-ground, use as bounding box] (-24.' \
     "$(grep -o '.*use as bounding box. (-24\.' measured.tex)"
same /export/tex/bounding-box-size '+(100mm,-100mm);' "$(sed -n 's/.*as bounding box.*rectangle //p' measured.tex)"
same /export/tex/transparent-has-no-ground '+(60mm,-90mm);' "$(sed -n 's/^.useasboundingbox.*rectangle //p' upright.tex)"
same /export/tex/ground '\definecolor{quadrille-ground}{HTML}{FFFFFF}' "$(grep 'quadrille-ground}' measured.tex)"
same /export/tex/letters-stand-on-one-line 5 "$(grep -c 'text height=.*text depth=0' measured.tex)"
cat >whole.tex <<'END'
\documentclass{article}
\usepackage{tikz}
\begin{document}
Before. \input{plain-both.tex} Between. \input{links.tex} Behind.
\end{document}
END
if has pdflatex && kpsewhich tikz.sty >/dev/null
then
  for file in plain-puzzle plain-both plain-candidates board links matrix tree step queens pentominoes pieces knuth \
              langford xcc extras dark measured upright
  do
    compiles "/export/tex/compiles/$file" $file.tex
    if [ -e $file.png ] && has compare && has pdftocairo
    then
     # The page is as large as the picture and shows the same, in letters of TeX.  The letters of a
     # grid differ most, because they are narrower there.
      # they are there, differ the most.
      same "/export/tex/page-is-the-picture/$file" '360 x 300' \
           "$(pdfinfo $file.pdf | awk '/^Page size:/ { printf "%.0f x %.0f", $3, $5 }')"
      pdftocairo -r 96 -png -singlefile $file.pdf $file-tex
      alike "/export/tex/looks-like-the-picture/$file" $file.png $file-tex.png \
            "$([ $file = dark ] && echo 0.1 || echo 0.02)"
    fi
  done
  ! has pdfinfo ||
    same /export/tex/page-is-as-large-as-asked '100 100|60 90' \
         "$(for file in measured upright; do pdfinfo $file.pdf | awk '/^Page size:/ { printf "%.0f %.0f\n", $3 * 25.4 / 72, $5 * 25.4 / 72 }'; done | tr '\n' '|' | sed 's/|$//')"
  compiles /export/tex/can-be-read-by-another whole.tex
  ! has pdftotext ||
    same /export/tex/nothing-behind-it-is-lost 'Before. Between. Behind.' \
         "$(pdftotext -raw whole.pdf - | grep -oE 'Before|Between|Behind' | tr '\n' ' ' | sed 's/ \(.\)/. \1/g; s/ $/./')"
  ! has pdftotext ||
    same /export/tex/words-are-words 'A & <b>|below' \
         "$(pdftotext -raw tree.pdf - | grep -xE 'A & <b>|below' | sort | tr '\n' '|' | sed 's/|$//')"
else
  skip /export/tex/compiles 'LaTeX with TikZ is not installed'
fi

same /export/txt/grid '+-------+-------+
| 1   . | .   4 |
| .   . | 1   . |
+-------+-------+
| .   3 | .   . |
| 2   . | .   . |
+-------+-------+' "$(echo $P4 | q draw --what puzzle --format txt -o -)"
same /export/txt/both-have-two-grids 2 "$(echo $P4 | q draw --what both --format txt -o - | grep -c '^| 1')"

same /export/txt/the-whole-tree 'Search tree with 3 levels: 6 calls · 1 dead end · 1 solution

A
  option 2: B
    option 3: E ✗
  option 4: E
    option 1: B
      option 5 ✓' "$(q draw --classic knuth --what tree --at end --format txt -o -)"
same /export/txt/a-tree-in-work '→ A
  option 2: B
    option 3: E ✗
  → option 4: E
    (option 1: B)
      (option 5)' "$(q draw --classic knuth --what tree --at 'choice 4' --format txt -o - | tail -n +3)"
same /export/txt/links-that-are-all-covered 'No item is open.' \
     "$(q draw --classic knuth --what links --at solution:1 --format txt -o -)"
grid=$(awk 'BEGIN { for (i = 0; i < 256; i++) printf "." }')
same /export/candidates/too-small-ones-are-said 'quadrille-cli: draw: the picture is too small to show candidates' \
     "$(echo $grid | q draw --what candidates --size 200x200 -o small.png 2>&1)"
same /export/candidates/those-that-are-seen-are-not '' "$(echo $grid | q draw --what candidates --size 800x800 -o large.png 2>&1)"
same /export/candidates/a-puzzle-without-any-says-nothing '' "$(echo $grid | q draw --what puzzle --size 200x200 -o small.png 2>&1)"

# A full disk and a folder without write permission: the failure is reported, and the old file
# stays.
if [ -w /dev/full ]
then
  for format in png svg pdf tex txt
  do
    same "/export/full-disk/$format" '/dev/full: No space left on device
exit 2' "$(echo $P4 | q draw --what puzzle --format $format -o /dev/full 2>&1; echo "exit $?")"
  done
else
  skip /export/full-disk 'there is no /dev/full'
fi
if (ulimit -f 8) 2>/dev/null
then
  for format in png svg pdf
  do
    echo old >kept.$format
    same "/export/old-file-stays/$format" "kept.$format: File too large" \
         "$(trap '' XFSZ; ulimit -f 8; q draw --classic pentominoes --size 1200x900 -o kept.$format 2>&1)"
    same "/export/old-file-is-as-it-was/$format" old "$(cat kept.$format)"
    same "/export/nothing-is-left-behind/$format" kept.$format "$(ls -A | grep -E "^kept.$format|tmp$")"
  done
else
  skip /export/old-file-stays 'there is no ulimit -f'
fi
mkdir closed && echo old >closed/kept.png && chmod 555 closed && chmod 755 "$scratch"

# Root runs these commands as a user without permission.
as=
if touch closed/probe 2>/dev/null
then
  rm -f closed/probe
  as='setpriv --reuid=65534 --regid=65534 --clear-groups'
fi
if ! $as test -x "$program"
then
  skip /export/read-only-folder 'this user may write everywhere'
else
  for format in png svg pdf tex txt gif
  do
    same "/export/read-only-folder/$format" "closed/new.$format: Permission denied" \
         "$(echo $P4 | $as "$program" draw --what board -o closed/new.$format 2>&1)"
  done
  same /export/read-only-folder 'closed/kept.png: Permission denied' \
       "$(echo $P4 | $as "$program" draw -o closed/kept.png 2>&1)"
  same /export/read-only-folder/old-file-is-as-it-was old "$(cat closed/kept.png)"
fi
chmod 755 closed

finish

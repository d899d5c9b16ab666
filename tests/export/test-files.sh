#!/bin/sh
# test-files.sh QUADRILLE_CLI: what others make of the files: drawings look like the picture, documents have their
# text, LaTeX compiles; and what happens when a file cannot be written.

. "$(dirname "$0")/../cli/claims.sh"
cd "$scratch" || exit 1
has ()
{
  command -v "$1" >/dev/null
}

# alike NAME ONE TWO: few of the pixels differ, and none of the picture is missing
alike ()
{
  error=$(compare -metric MAE "$2" "$3" null: 2>&1 | sed 's/.*(\(.*\))/\1/')
  echo "# $1: mean difference $error" >&2
  holds "$1" awk -v error="$error" 'BEGIN { exit !(error != "" && error < 0.012) }'
}

subject ()
{
  case $1 in
    links | tree | step) q draw --classic queens:5 --at 700 --what "$@" ;;
    *)                   echo $P9 | q draw --at 900 --what "$@" ;;
  esac
}

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
for what in puzzle both candidates board
do
  subject $what --size 90x90mm --coordinates --title 'A_b & 50% #1' -o $what.tex
done
q draw --classic queens:6 --at solution:1 -o queens.tex
q draw --classic pentominoes --at solution:1 -o pieces.tex
echo ................ | q draw --what candidates --shape boxes:2x2+diagonals+windows -o extras.tex
cat >whole.tex <<'END'
\documentclass{article}
\usepackage{tikz}
\begin{document}
Before. \input{both.tex} Between. \input{queens.tex} Behind.
\end{document}
END
if has pdflatex && kpsewhich tikz.sty >/dev/null
then
  for file in puzzle both candidates board queens pieces extras
  do
    compiles "/export/tex/compiles/$file" $file.tex
  done
  compiles /export/tex/can-be-read-by-another whole.tex
  ! has pdftotext ||
    same /export/tex/nothing-behind-it-is-lost 'Before. Between. Behind.' \
         "$(pdftotext -raw whole.pdf - | grep -oE 'Before|Between|Behind' | tr '\n' ' ' | sed 's/ \(.\)/. \1/g; s/ $/./')"
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

# A full disk and a folder that nobody may write to: said, and the old file stays.
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
    same "/export/nothing-is-left-behind/$format" kept.$format "$(ls kept.$format*)"
  done
else
  skip /export/old-file-stays 'there is no ulimit -f'
fi
mkdir closed && echo old >closed/kept.png && chmod 555 closed
if touch closed/probe 2>/dev/null
then
  rm -f closed/probe
  skip /export/read-only-folder 'this user may write everywhere'
else
  same /export/read-only-folder 'closed/kept.png: Permission denied' \
       "$(echo $P4 | q draw -o closed/kept.png 2>&1)"
  same /export/read-only-folder/old-file-is-as-it-was old "$(cat closed/kept.png)"
fi
chmod 755 closed

finish

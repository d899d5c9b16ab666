#!/bin/sh
# test-book.sh QUADRILLE_CLI: collections as books: every puzzle is there, with its number and its solution.

. "$(dirname "$0")/../cli/claims.sh"
cd "$scratch" || exit 1
has ()
{
  command -v "$1" >/dev/null
}

# most KB COMMAND…: its exit status, and whether it needed no more memory than that
most ()
{
  python3 - "$@" <<'END'
import resource, subprocess, sys
status = subprocess.run (sys.argv[2:]).returncode
used = resource.getrusage (resource.RUSAGE_CHILDREN).ru_maxrss
print (status, "little" if used <= int (sys.argv[1]) else f"{used} KB")
END
}

for where in none back foot last
do
  { echo "$P9 The one"; echo $P9; echo $P4 small; echo $NONE9; echo $EMPTY9; echo $P9; echo $P9; } >seven.txt
  q export --solutions $where seven.txt --title Seven -o $where.pdf && q export --solutions $where -o two.pdf --title Seven seven.txt
  holds "/export/book/same-bytes/$where" cmp -s $where.pdf two.pdf
done
q export seven.txt -o - >piped.pdf && q export seven.txt -o named.pdf
holds /export/book/to-standard-output cmp -s piped.pdf named.pdf

if has pdftotext && has pdfinfo
then
  pages ()
  {
    pdfinfo "$1" | sed -n 's/^Pages: *//p'
  }
  same /export/book/pages '2 4 2 3' "$(for where in none back foot last; do pages $where.pdf; done | xargs)"
  same /export/book/title Seven "$(pdfinfo last.pdf | sed -n 's/^Title: *//p')"
  same /export/book/names 'seven.txt · 1|1 · The one|3 · small' \
       "$(pdftotext -raw -l 1 last.pdf - | grep ' · ' | tr '\n' '|' | sed 's/|$//')"
  long=$(awk 'BEGIN { for (i = 1; i <= 30; i++) printf "word%d ", i }')
  q export --title "$long" --footer "$long" seven.txt -o long.pdf
  # beyond FILE WIDTH: words of the first page that begin or end beyond the margins
  beyond ()
  {
    pdftotext -bbox -l 1 "$1" - | sed -n 's/.*<word xMin="\([0-9.]*\)".*xMax="\([0-9.]*\)".*>\(.*\)<.word>.*/\1 \2 \3/p' |
      awk -v width="$2" '$1 < 42 || $2 > width - 42'
  }
  same /export/book/long-lines-stay-on-the-paper '' "$(beyond long.pdf 595.3)"
  same /export/book/a-long-footer-leaves-the-number 'seven.txt · 1' "$(pdftotext -raw -l 1 long.pdf - | grep '^seven')"
  same /export/book/long-lines-are-whole 2 "$(pdftotext -raw -l 1 long.pdf - | grep -o 'word30' | wc -l)"
  q export --title "$(echo $long | tr -d ' ')" --footer "$(echo $long | tr -d ' ')" seven.txt -o long.pdf
  same /export/book/a-long-word-stays-on-the-paper '' "$(beyond long.pdf 595.3)"
  cp seven.txt "$(echo $long | tr -d ' ').txt"
  q export --footer below word1word2*.txt -o long.pdf
  same /export/book/a-long-name-stays-on-the-paper '' "$(beyond long.pdf 595.3)"
  holds /export/book/a-long-name-leaves-the-number sh -c "pdftotext -raw -l 1 long.pdf - | grep -q '^below · word1word2.*… · 1\$'"
  printf '[Puzzle]\n#ASomebody whose name is long\n#LDiabolically hard for everybody\n%s\n' "$(echo $P9 | fold -w 9)" >rated.sdk
  same /export/book/what-does-not-fit-leaves-no-dot 0 "$(q export --per-page 20 --solutions none rated.sdk -o words.pdf; pdftotext -raw words.pdf - | grep -c '· ·')"
  printf '[Puzzle]\n#ABob\n#LEasy\n%s\n' "$(echo $P9 | fold -w 9)" >easy.sdk
  words ()
  {
    q export --solutions none "$@" -o words.pdf && pdftotext -raw words.pdf - | grep ' · \|[a-z]' | tr '\n' '|'
  }
  same /export/book/ratings-and-files '1 · The one · seven.txt|3 · small · seven.txt|8 · Easy · easy.sdk' \
       "$(words --per-page 8 seven.txt easy.sdk | tr '|' '\n' | grep -E 'The one|small|Easy' | tr '\n' '|' | sed 's/|$//')"
  same /export/book/the-file-of-all-is-said-once 'easy.sdk · 1|1 · Easy|' "$(words easy.sdk)"
  same /export/book/captions-that-are-asked-for 'Easy|' "$(words --captions rating easy.sdk)"
  same /export/book/no-captions '' "$(words --captions none easy.sdk)"
  same /export/book/what-has-no-solution-says-so 'no solution|5 (one of several)' \
       "$(pdftotext -raw -f 3 last.pdf - | grep -E 'no sol|several' | tr '\n' '|' | sed 's/|$//')"
  same /export/book/the-solution-is-there "$S4" \
       "$(q export --per-page 1 --solutions back -o four.pdf <<END && pdftotext -layout -f 2 four.pdf - | grep '[1-4] *[1-4]' | tr -d ' \n'
$P4
END
)"
  awk -v p=$P9 'BEGIN { for (i = 0; i < 61; i++) print p }' >sixty.txt
  # smallest FILE: the height of its lowest word is that of its font, and somewhat more
  smallest ()
  {
    pdftotext -bbox "$1" - | sed -n 's/.*yMin="\([0-9.]*\)".*yMax="\([0-9.]*\)".*/\1 \2/p' |
      awk '{ if (!n++ || $2 - $1 < least) least = $2 - $1 } END { print least }'
  }
  for places in 'foot 6' 'foot 9' 'foot 12' 'foot 20' 'last 25' 'last 6' 'back 9'
  do
    q export --solutions ${places% *} --per-page ${places#* } sixty.txt -o sixty.pdf 2>err.txt
    holds "/export/book/digits-can-be-read/$places" awk -v least="$(smallest sixty.pdf)" 'BEGIN { exit !(least >= 5) }'
    same "/export/book/what-can-be-read-has-no-warning/$places" '' "$(cat err.txt)"
  done
  big=$(awk 'BEGIN { for (i = 0; i < 256; i++) printf "." }')
  for i in 1 2 3; do echo "$big"; done >big.txt
  q export --solutions last --per-page 12 big.txt -o big.pdf 2>err.txt
  same /export/book/large-solutions-can-be-read '' "$(cat err.txt)"
  same /export/book/mixed-solutions-are-on-as-few-pages 6 \
       "$(q export --solutions last sixty.txt big.txt sixty.txt -o mixed.pdf; echo $(($(pages mixed.pdf) - 21)))"
  same /export/book/too-small-digits-are-said 'quadrille-cli: export: some digits are smaller than 3 points: use fewer puzzles per page, or larger paper
exit 0' "$(q export --per-page 100 --paper a5 --solutions none sixty.txt -o small.pdf 2>&1; echo "exit $?")"
  same /export/book/subject 'A book of 61 Sudokus' "$(pdfinfo small.pdf | sed -n 's/^Subject: *//p')"
  awk -v p=$P4 'BEGIN { for (i = 0; i < 1000; i++) print p " number" i }' >thousand.txt
  for n in 1 2 4 6 9 12 25
  do
    q export --per-page $n --solutions none thousand.txt -o thousand.pdf
    same "/export/book/pages-of/$n" $(((1000 + n - 1) / n)) "$(pages thousand.pdf)"
  done
  same /export/book/all-are-there "$(awk 'BEGIN { for (i = 0; i < 1000; i++) print "number" i }' | sort)" \
       "$(pdftotext -raw thousand.pdf - | grep -o 'number[0-9]*' | sort)"
  same /export/book/paper '595.276 x 419.528 pts|595.276 x 841.89 pts (A4)' \
       "$(q export seven.txt --paper a5 --landscape -o a5.pdf; pdfinfo a5.pdf | sed -n 's/^Page size: *//p')|$(pdfinfo last.pdf | sed -n 's/^Page size: *//p')"
else
  skip /export/book/pages 'pdftotext is not installed'
fi

printf '%s\n%s\nx\n%s\n' $P4 $P4. $P4 >bad.txt
same /export/book/bad-puzzles-are-left-out 'exit 2' "$(q export bad.txt -o bad.pdf 2>/dev/null; echo "exit $?")"
holds /export/book/the-others-are-written [ -s bad.pdf ]
same /export/book/covers-are-left-out "-:1:1: skipped: only Sudokus go into a book
exit 2" "$(q classic knuth | q export -o nothing.pdf 2>&1 | head -1; echo 'exit 2')"
holds /export/book/nothing-is-no-book [ ! -e nothing.pdf ]
same /export/book/no-puzzle 'quadrille-cli: export: there is no puzzle: no book was written
exit 2' "$(q export -o nothing.pdf 2>&1 </dev/null; echo "exit $?")"
same /export/book/no-folder 'no/such/a.pdf: No such file or directory
exit 2' "$(q export seven.txt -o no/such/a.pdf 2>&1; echo "exit $?")"
same /export/book/margin-that-leaves-nothing 'quadrille-cli: export: the margin leaves no room: expected at most 52.5mm
exit 2' "$(q export seven.txt --margin 200mm -o nothing.pdf 2>&1; echo "exit $?")"
text=$(q export seven.txt --paper 5x5mm -o nothing.pdf 2>&1; echo "exit $?")
least=$(echo "$text" | sed -n 's/.*the paper is too small for 6 per page: expected at least \([0-9x]*mm\)/\1/p')
same /export/book/too-small-paper-says-what-is-enough 0 "$(exit_of q export seven.txt --paper "$least" -o least.pdf)"
same /export/book/only-pdf 'quadrille-cli: export: "a.png": books are written as .pdf' "$(q export seven.txt -o a.png 2>&1)"
same /export/book/no-name 'quadrille-cli: export: no output file given; use -o' "$(q export seven.txt 2>&1)"
if [ -w /dev/full ]
then
  same /export/book/full-disk 'standard output: No space left on device
exit 2' "$(q export seven.txt --solutions back -o - 2>&1 >/dev/full; echo "exit $?")"
fi
if (ulimit -f 8) 2>/dev/null
then
  echo old >kept.pdf
  text=$(trap '' XFSZ; ulimit -f 8; q export seven.txt -o kept.pdf 2>&1)
  same /export/book/old-file-stays 'kept.pdf: File too large old kept.pdf' "$text $(cat kept.pdf) $(ls -A | grep -E "^kept.pdf|tmp$")"
fi

if has python3
then
  n=10000
  [ -z "${QUADRILLE_QUICK-}" ] || n=500
  awk -v p=$P4 -v n=$n 'BEGIN { for (i = 0; i < n; i++) print p }' >many.txt
 # A sanitizer keeps freed memory, so memory is measured without one.
  if [ -n "${QUADRILLE_QUICK-}" ]
  then
    same /export/book/many 0 "$(exit_of q export many.txt -o many.pdf)"
  else
    same /export/book/ten-thousand-in-little-memory '0 little' "$(most 60000 "$program" export many.txt -o many.pdf)"
  fi
else
  skip /export/book/ten-thousand-in-little-memory 'python3 is not installed'
fi

finish

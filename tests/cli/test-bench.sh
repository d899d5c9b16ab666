#!/bin/sh
# test-bench.sh QUADRILLE_CLI: the table of `bench`, its CSV, its chart, and other programs:
# installed ones, missing ones, and one with wrong answers.

. "$(dirname "$0")/claims.sh"
cd "$scratch" || exit 1

# Three puzzles: one solution, none, several.
printf '%s\n' $P9 $NONE9 '.....6.19.5.....4....9.2.5..26.........64.28......1.6...77..8.5..41.....7.2.9.......' |
  cut -c1-81 >'three,9x9.txt'
echo $P9 >one.txt
echo $P4 >small.txt
printf '%s\n' 'A B' 'A' 'B' 'A B' >two.dlx
once='--seconds 0 --rounds 1'

# rows: the rows of a table, without the lines above
rows ()
{
  grep -v '^#' | sed 1d
}

q bench --seconds 0 --rounds 3 --csv table.csv --chart chart.svg 'three,9x9.txt' small.txt two.dlx >table 2>said
same /cli/bench/answers 0 $?
holds /cli/bench/says-how-it-was-measured grep -q '^# .*median of 3 rounds' table
same /cli/bench/solved-and-skipped-are-all '' "$(rows <table | awk '$4 + $5 != $3')"
same /cli/bench/every-engine-has-a-row-or-a-word \
     "$(q solve --engine none 2>&1 | sed 's/.*expected auto, //' | tr -d ' ' | tr ',' '\n' | sort)" \
     "$( { rows <table | awk '{ print $2 }'; sed -n 's/.*: \([a-z]*\) cannot solve.*/\1/p' said; } | sort -u)"
same /cli/bench/links-are-once-as-fast-as-themselves '1.000' \
     "$(rows <table | awk '$2 == "links" { print $NF }' | sort -u)"
holds /cli/bench/leaves-out-with-a-word grep -q 'two.dlx: bands cannot solve 1 puzzle' said
same /cli/bench/nodes-are-those-of-the-engine '4.0' "$(rows <table | awk '$1 == "two.dlx" && $2 == "links" { print $8 }')"

holds /cli/bench/who-left-it-to-links-is-said grep -q 'two.dlx: cells left 1 puzzle to links' said
same /cli/bench/auto-takes-part 'auto 1 1' \
     "$(q bench $once --engines links,auto two.dlx 2>/dev/null | rows | awk '$2 == "auto" { print $2, $3, $4 }')"

# Both have the same cells: the table at its columns, the CSV at commas outside quotes.
if command -v python3 >/dev/null
then
  same /cli/bench/csv-is-the-table same "$(python3 - <<'END'
import csv
table = [line.rstrip('\n') for line in open('table') if not line.startswith('#')]
rows = list(csv.reader(open('table.csv', newline='')))
print('same' if [line.split() for line in table] == [[cell or '-' for cell in row] for row in rows] else rows)
END
)"
  same /cli/bench/ratios-are-those-of-the-rates right "$(python3 - <<'END'
import csv
rows = list(csv.DictReader(open('table.csv', newline='')))
links = {row['file']: float(row['puzzles/s']) for row in rows if row['engine'] == 'links'}
wrong = [row for row in rows if row['solved'] == row['puzzles'] and
         abs(float(row['puzzles/s']) / links[row['file']] - float(row['/links'])) > 0.001 + 0.01 * float(row['/links'])]
print('right' if not wrong else wrong)
END
)"
else
  skip /cli/bench/csv-is-the-table 'python3 is not installed'
  skip /cli/bench/ratios-are-those-of-the-rates 'python3 is not installed'
fi

for format in svg png pdf
do
  same "/cli/bench/chart/$format" 0 "$(exit_of q bench $once --engines links,bands --theme print --chart c.$format one.txt)"
done
same /cli/bench/chart/is-what-its-suffix-says '%PDF <?xm PNG' \
     "$(head -c 4 c.pdf) $(head -c 4 c.svg) $(head -c 4 c.png | tail -c 3)"
holds /cli/bench/chart/tells-its-numbers grep -q '<desc>three,9x9.txt, links: ' chart.svg
same /cli/bench/chart/refuses-others \
     'quadrille-cli: bench: --chart cannot be "c.gif": expected the name of a file that ends in .svg, .png or .pdf' \
     "$(q bench --chart c.gif one.txt 2>&1)"

# Programs beside it.
mkdir empty lying
same /cli/bench/peers/absent-ones-are-said 'quadrille-cli: skipping qqwing: it is not installed
quadrille-cli: skipping cadical: it is not installed' \
     "$(PATH=$scratch/empty "$program" bench $once --engines links --peers cadical,qqwing one.txt 2>&1 >absent)"
same /cli/bench/peers/absent-ones-have-no-column '' "$(tr -d '\n' <absent | grep -o '/qqwing\|/cadical')"

# believes WHAT LINE…: the output of `bench` about a qqwing with these lines as its answers
believes ()
{
  what=$1
  shift
  { echo '#!/bin/sh'; echo 'cat <<END'; printf '%s\n' "$@"; echo END; } >lying/qqwing
  chmod +x lying/qqwing
  PATH=$scratch/lying:$PATH "$program" bench $once --engines links,bands --peers qqwing one.txt >out 2>said
  same "/cli/bench/peers/$what" "$expected" "$? $(cat said)"
}
expected='0 '
believes one-that-is-right-is-believed "$S9" 'The solution to the puzzle is unique.'
same /cli/bench/peers/has-a-row-and-a-column "1 1 1" "$(rows <out | awk '$2 == "qqwing" { print $3, $4, $NF + 0 }')"
expected='1 one.txt: qqwing does not agree with the others on puzzle 1'
believes another-solution-is-caught "$(echo $S9 | tr 12 21)" 'The solution to the puzzle is unique.'
believes another-number-is-caught "$S9" 'There are 2 solutions to the puzzle.'
believes no-solution-is-caught 'Puzzle has no solution.' 'There are no solutions to the puzzle.'
believes silence-is-caught ''

# check_peer NAME: the real one agrees, on each kind of puzzle
check_peer ()
{
  if ! command -v "$1" >/dev/null
  then
    skip "/cli/bench/peers/agrees/$1" "$1 is not installed"
    return
  fi
  same "/cli/bench/peers/agrees/$1" '0 3 of 3' \
       "$(q bench $once --engines links --peers "$1" 'three,9x9.txt' >out 2>&1; echo "$?" \
          "$(awk -v peer="$1" '$2 == peer { print $4 " of " $3 }' out)")"
}
for peer in qqwing minisat cadical
do
  check_peer $peer
done

# On a signal it shows its results, and leaves no process and no file behind.
printf '%s\n' '#!/bin/sh' 'echo $$ >'"$scratch/pid" 'exec sleep 1000' >lying/qqwing
mkdir scratch
(
  PATH=$scratch/lying:$PATH TMPDIR=$scratch/scratch
  export PATH TMPDIR
  exec "$program" bench $once --engines links --peers qqwing --csv stopped.csv one.txt >stopped 2>said
) &
bench=$!
while ! [ -s pid ] && kill -0 $bench 2>/dev/null; do sleep 0.05; done
# A shell makes its background jobs ignore signals of the keyboard.
kill -TERM $bench
wait $bench 2>/dev/null
same /cli/bench/stopped/ends-by-the-signal 143 $?
same /cli/bench/stopped/shows-what-there-is 'one.txt links 1' "$(rows <stopped | awk '{ print $1, $2, $4 }')"
same /cli/bench/stopped/has-its-csv 2 "$(wc -l <stopped.csv | tr -d ' ')"
same /cli/bench/stopped/says-so 'one.txt: stopped in round 1 of 1: these are the results so far' "$(cat said)"
holds /cli/bench/stopped/leaves-no-child sh -c '! kill -0 "$1" 2>/dev/null' sh "$(cat pid)"
same /cli/bench/stopped/leaves-no-file '' "$(ls scratch)"

finish

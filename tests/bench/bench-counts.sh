#!/bin/sh
# bench-counts.sh BENCH_COUNTS: the instructions of engines, beside the counts in bench-counts.txt
# for this compiler.
#
# Time is noisy, these counts are not: they must be within 2 % of the recorded ones.
# QUADRILLE_COUNTS=renew prints the lines for the file instead.

program=$1
here=$(dirname "$0")
corpora=${QUADRILLE_CORPORA:-$here/../../../shared/corpora}
compiler=$("$program")
scratch=$(mktemp) || exit 1
trap 'rm -f "$scratch"' EXIT
failed=0

# instructions ENGINE FILE N: of the solving alone
instructions ()
{
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no --toggle-collect=count_here \
           "$program" "$1" "$corpora/$2" "$3" 2>&1 | awk '/Collected/ { print $NF }'
}

if ! command -v valgrind >/dev/null
then
  echo 'skipped: valgrind is not installed'
elif [ ! -r "$corpora/17clue.txt" ]
then
  echo 'skipped: the corpora are not here'
elif [ "${QUADRILLE_COUNTS-}" = renew ]
then
  sed -n 's/^#.*//; s/^[^|]*| \([^|]*\) |.*/\1/p' "$here/bench-counts.txt" | sort -u |
    while read -r engine file n
    do
      echo "$compiler | $engine $file $n | $(instructions "$engine" "$file" "$n" </dev/null)"
    done
elif ! grep -F "$compiler | " "$here/bench-counts.txt" >"$scratch"
then
  echo "skipped: nothing is recorded for $compiler"
else
  printf '%-10s %-18s %8s %16s %16s %8s\n' engine file puzzles instructions recorded percent
  while IFS='|' read -r _ what recorded
  do
    set -- $what
    now=$(instructions "$1" "$2" "$3" </dev/null)
    echo "$1 $2 $3 ${now:-0} $recorded" |
      awk '{ printf "%-10s %-18s %8d %16.0f %16.0f %+8.2f\n", $1, $2, $3, $4, $5, ($4 / $5 - 1) * 100
             exit ($4 < 0.98 * $5 || $4 > 1.02 * $5) }' || failed=1
  done <"$scratch"
fi
[ $failed = 0 ] || echo 'not within 2 % of what is recorded'
exit $failed

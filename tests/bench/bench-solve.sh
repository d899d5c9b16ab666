#!/bin/sh
# bench-solve.sh QUADRILLE_CLI: solving and proving uniqueness, whole programs from file to answer,
# beside qqwing; then the engines beside each other in memory; and first of all minimal 25x25
# puzzles, also beside programs that learn from their dead ends.
#
# It compares processor time, the best of some rounds in turn, because that depends least on other
# work of the machine. Engines too fast to be measured on a file get it many times over in one
# stream.

program=$1
here=$(dirname "$0")
corpora=${QUADRILLE_CORPORA:-$here/../../../shared/corpora}
rounds=${QUADRILLE_ROUNDS:-3}
files='17clue.txt unbiased.txt top1465.txt hardest11plus.txt hardest1106.txt kids.txt'
engines='links bands'

"$program" bench --engines cells --peers cadical,minisat --seconds 0 --rounds 1 "$here/minimal-25x25.txt" 2>&1

if [ ! -r "$corpora" ]
then
  echo 'the corpora are not here: nothing more to measure'
  exit 0
fi
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# repeats ENGINE: the number of copies of the file in its stream
repeats ()
{
  case $1 in
  bands) echo 40 ;;
  links) echo 4 ;;
  *) echo 1 ;;
  esac
}

# rate WHAT FILE: puzzles per second
rate ()
{
  n=$(repeats "$1")
  for i in $(seq "$n"); do cat "$corpora/$2"; done >"$scratch/stream"
  puzzles=$(grep -c . "$scratch/stream")
  case $1 in
  qqwing) python3 "$here/cpu.py" "$scratch/stream" qqwing --solve --count-solutions --one-line ;;
  *) python3 "$here/cpu.py" "$scratch/stream" "$program" solve --unique --jobs 1 --engine "$1" ;;
  esac | awk -v n="$puzzles" '{ print n / $1 }'
}

# compare FILE: a line of the table
compare ()
{
  for round in $(seq "$rounds")
  do
    for what in $engines qqwing
    do
      echo "$what $(rate "$what" "$1")"
    done
  done | awk -v file="$1" -v engines="$engines" '
    $2 > best[$1] { best[$1] = $2 }
    END {
      printf "%-18s %10.0f", file, best["qqwing"]
      n = split(engines, engine, " ")
      for (i = 1; i <= n; i++)
        printf " %10.0f %8.1f", best[engine[i]], best[engine[i]] / best["qqwing"]
      printf " %14.1f\n", best["bands"] / best["links"]
    }'
}

if command -v qqwing >/dev/null
then
  printf '%-18s %10s' 'puzzles/s' qqwing
  for engine in $engines
  do
    printf ' %10s %8s' "$engine" /qqwing
  done
  printf ' %14s\n' 'bands/links'
  for file in $files
  do
    [ ! -r "$corpora/$file" ] || compare "$file"
  done
else
  echo 'qqwing is not installed: not compared with it'
fi

echo
for file in $files
do
  [ ! -r "$corpora/$file" ] || echo "$corpora/$file"
done | xargs "$program" bench 2>&1

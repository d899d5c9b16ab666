#!/bin/sh
# bench-solve.sh QUADRILLE_CLI: solving and proving uniqueness beside qqwing, whole programs from file to answer, and
# the engines beside each other.

program=$1
corpora=${QUADRILLE_CORPORA:-$(dirname "$0")/../../../shared/corpora}
rounds=3

if [ ! -r "$corpora" ]
then
  echo 'the corpora are not here: nothing to measure'
  exit 0
fi

# seconds COMMAND…: what it takes
seconds ()
{
  start=$(date +%s.%N)
  "$@" >/dev/null 2>&1
  echo "$start $(date +%s.%N)" | awk '{ print $2 - $1 }'
}

quadrille ()
{
  "$program" solve --unique --jobs 1 "$corpora/$1"
}

qqwing_solve ()
{
  qqwing --solve --count-solutions --one-line <"$corpora/$1"
}

# The best of some rounds of each, taking turns, so that a busy moment hits both.
compare ()
{
  ours=
  theirs=
  for round in $(seq $rounds)
  do
    ours="$ours $(seconds quadrille "$1")"
    theirs="$theirs $(seconds qqwing_solve "$1")"
  done
  echo "$1 $(grep -c . "$corpora/$1") $ours $theirs" | awk -v rounds=$rounds '{
    ours = $3
    theirs = $(3 + rounds)
    for (i = 1; i < rounds; i++) {
      if ($(3 + i) < ours) ours = $(3 + i)
      if ($(3 + rounds + i) < theirs) theirs = $(3 + rounds + i)
    }
    printf "%-18s %14.0f %14.0f %8.1f\n", $1, $2 / ours, $2 / theirs, theirs / ours
  }'
}

if command -v qqwing >/dev/null
then
  printf '%-18s %14s %14s %8s\n' 'puzzles/s' quadrille-cli qqwing ratio
  for file in 17clue.txt top1465.txt hardest1106.txt unbiased.txt
  do
    [ ! -r "$corpora/$file" ] || compare "$file"
  done
else
  echo 'qqwing is not installed: not compared with it'
fi

echo
"$program" bench "$corpora/17clue.txt" "$corpora/top1465.txt" "$corpora/hardest1106.txt" 2>&1

#!/bin/sh
# bench-reason.sh QUADRILLE_CLI: rating puzzles beside qqwing solving them, whole programs from file to answer; and how near the
# ratings are to those of Sudoku Explainer 1.2.1, on two halves of the puzzles.
#
# Processor time of one thread, some rounds in turn, and of each the best.

program=$1
here=$(dirname "$0")
corpora=${QUADRILLE_CORPORA:-$here/../../../shared/corpora}
rounds=${QUADRILLE_ROUNDS:-5}

if [ ! -r "$corpora" ]
then
  echo 'the corpora are not here: nothing to measure'
  exit 0
fi
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# best COMMAND…: the least seconds of some rounds over the stream
best ()
{
  for round in $(seq "$rounds"); do python3 "$here/cpu.py" "$scratch/stream" "$@"; done | sort -g | head -n 1
}

printf '%-18s %8s %12s %12s %6s\n' file puzzles 'rate/s' 'qqwing/s' times
for file in rated_easy rated_medium rated_hard 17clue unbiased rated_diabolical top1465
do
  # Short files go in many times, so that the start of a program does not count.
  for i in $(seq $(($(wc -l <"$corpora/$file.txt") < 1000 ? 10 : 1))); do cat "$corpora/$file.txt"; done >"$scratch/stream"
  echo "$file $(grep -c . "$scratch/stream") $(best "$program" rate --jobs 1) $(best qqwing --solve --one-line)"
done | awk '{ printf "%-18s %8d %12.0f %12.0f %6.3f\n", $1, $2, $2 / $3, $2 / $4, $4 / $3 }'

python3 "$here/ratings.py" "$program" "$corpora/serate"

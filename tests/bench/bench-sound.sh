#!/bin/sh
# bench-sound.sh BENCH_SOUND QUADRILLE_CLI: millions of steps of paths, each checked against the solution.

program=$1
quadrille=$2
made=${QUADRILLE_MADE:-300} # puzzles of each shape that is made here
corpora=${QUADRILLE_CORPORA:-$(dirname "$0")/../../../shared/corpora}
failed=0

if [ ! -r "$corpora" ]
then
  echo 'the corpora are not here: nothing to measure'
  exit 0
fi
for file in 17clue kids rated_easy rated_medium rated_hard rated_diabolical unbiased top1465 grid16_easy grid16_medium grid16_hard
do
  set -- "$@" "$corpora/$file.txt"
done
shift 2
"$program" --turned 1 "$@" || failed=1
"$program" --pure "$@" || failed=1
# The first argument is an option, since the harness takes a path for the name of a claim.
"$program" --turned 0 "$corpora/hardest11plus.txt" "$corpora/hardest1106.txt" || failed=1

# Shapes of which there is no collection: jigsaws, each with regions of its own, diagonals, windows, and both.
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
"$quadrille" generate --regions 9 --number $((3 * made)) --seed 1 --to link >"$scratch/jigsaw-9.txt" || failed=1
"$quadrille" generate --regions 7 --number "$made" --seed 2 --to link >"$scratch/jigsaw-7.txt" || failed=1
for rules in diagonals windows diagonals+windows
do
  "$quadrille" generate --shape "boxes:3x3+$rules" --number "$made" --seed 3 --to link >"$scratch/$rules.txt" || failed=1
done
"$program" --turned 0 "$scratch"/*.txt || failed=1
"$program" --pure "$scratch"/*.txt || failed=1
exit $failed

#!/bin/sh
# bench-sound.sh BENCH_SOUND: millions of steps of paths, each checked against the solution.

program=$1
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
shift
"$program" --turned 1 "$@" || failed=1
"$program" --pure "$@" || failed=1
# The first argument is an option, since the harness takes a path for the name of a claim.
"$program" --turned 0 "$corpora/hardest11plus.txt" "$corpora/hardest1106.txt" || failed=1
exit $failed

#!/bin/sh
# bench-pipe.sh QUADRILLE_CLI: the cost of reading and writing, and of starting the program.
#
# Puzzles per second of processor time for a long list of easy puzzles through `solve`, beside the
# time that `bench` measures in memory for the same ones.  They take turns, and the best round of
# each counts.  QUADRILLE_REPEATS is the number of copies of kids.txt: 5000 are ten million puzzles,
# 820 MB of scratch.

program=$1
here=$(dirname "$0")
corpora=${QUADRILLE_CORPORA:-$here/../../../shared/corpora}
rounds=${QUADRILLE_ROUNDS:-5}
repeats=${QUADRILLE_REPEATS:-500}
starts=100

if [ ! -r "$corpora/kids.txt" ]
then
  echo 'the corpora are not here: nothing to measure'
  exit 0
fi
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
for _ in $(seq "$repeats"); do cat "$corpora/kids.txt"; done >"$scratch/stream"
mkfifo "$scratch/pipe"
puzzles=$(wc -l <"$scratch/stream")
head -n 1 "$corpora/kids.txt" >"$scratch/one"

# through INPUT OUTPUT OPTION...: puzzles per second of `solve`
through ()
{
  input=$1
  output=$2
  shift 2
  # shellcheck disable=SC2016  # for the inner shell
  python3 "$here/cpu.py" "$input" sh -c 'output=$1; shift; exec "$@" >"$output"' sh "$output" "$program" solve "$@" |
    awk -v n="$puzzles" '{ print n / $1 }'
}

through_pipe ()
{
  cat "$scratch/stream" >"$scratch/pipe" &
  through "$scratch/pipe" "$@"
  wait
}

# The column may be at any place.
in_memory ()
{
  "$program" bench --engines bands --seconds 2 "$corpora/kids.txt" 2>/dev/null |
    awk '/^#/ { next } !at { for (i = 1; i <= NF; i++) if ($i == "puzzles/s") at = i; next } { print $at }'
}

for _ in $(seq "$rounds")
do
  echo "in-memory $(in_memory)"
  echo "proved-unique $(through "$scratch/stream" /dev/null --unique --jobs 1)"
  echo "first-solution $(through "$scratch/stream" /dev/null --jobs 1)"
  echo "into-a-file $(through "$scratch/stream" "$scratch/answers" --unique --jobs 1)"
  echo "from-a-pipe $(through_pipe /dev/null --unique --jobs 1)"
  echo "two-threads $(through "$scratch/stream" /dev/null --unique --jobs 2)"
done | awk -v n="$puzzles" '
  !($1 in best) { name[++n_names] = $1 }
  $2 > best[$1] { best[$1] = $2 }
  END {
    printf "%-22s %12s %10s   %d puzzles\n", "kids.txt", "puzzles/s", "percent", n
    for (i = 1; i <= n_names; i++)
      printf "%-22s %12.0f %10.1f\n", name[i], best[name[i]], 100 * best[name[i]] / best["in-memory"]
  }'
for _ in $(seq "$starts"); do python3 "$here/cpu.py" "$scratch/one" "$program" solve; done | sort -n |
  awk -v half=$((starts / 2)) 'NR == half { printf "one puzzle, start to end: %.1f ms of the processor\n", 1000 * $1 }'

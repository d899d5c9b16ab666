#!/bin/sh
# bench-generate.sh QUADRILLE_CLI: making puzzles beside qqwing, in turn, by processor time of one thread; and how the numbers of clues
# are spread beside the unbiased distribution.
#
# The unbiased one was found by Denis Berthier, "Unbiased statistics of a CSP: a controlled-bias generator", CISSE 2009: a minimal
# puzzle of n + 1 clues comes (n + 1) / (81 - n) times as often from a controlled sample as it should beside one of n clues.

program=$1
here=$(dirname "$0")
count=${QUADRILLE_COUNT:-100000}
controlled=${QUADRILLE_CONTROLLED:-20}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
: >"$scratch/empty"

# rate N COMMAND…: puzzles a second
rate ()
{
  n=$1
  shift
  python3 "$here/cpu.py" "$scratch/empty" "$@" | awk -v n="$n" '{ printf "%.1f", n / $1 }'
}

# row WISH N CLASS M OPTION…: ours with these options, beside qqwing's class
row ()
{
  wish=$1 n=$2 class=$3 m=$4
  shift 4
  ours=$(rate "$n" "$program" generate --seed 1 --number "$n" "$@")
  theirs=
  if [ "$class" != - ] && command -v qqwing >/dev/null
  then
    [ "$class" = any ] && difficulty= || difficulty="--difficulty $class"
    # shellcheck disable=SC2086
    theirs=$(rate "$m" qqwing --generate "$m" --one-line $difficulty)
  fi
  printf '%-26s %12s %-14s %12s %8s\n' "$wish" "$ours" "${theirs:+$class}" "$theirs" \
         "$(echo "$ours $theirs" | awk 'NF == 2 { printf "%.0f", $1 / $2 }')"
}

printf '%-26s %12s %-14s %12s %8s\n' wish 'puzzles/s' 'class of qqwing' 'puzzles/s' times
row minimal 40000 any 200
row beginner 300 simple 10 --rating beginner
row easy 3000 easy 50 --rating easy
row medium 3000 intermediate 50 --rating medium
row hard 2000 intermediate 50 --rating hard
row very-hard 1000 expert 50 --rating very-hard
row extreme 1000 expert 50 --rating extreme
row '4.5 and more' 2000 expert 50 --rating 4.5-20
row 8.2-8.9 50 - 0 --rating 8.2-8.9
row 'half turn' 40000 - 0 --symmetry half-turn
row '16x16' 10 - 0 --shape boxes:4x4

# clues FILE: how many puzzles have each number of clues
clues ()
{
  tr -d '.\r' <"$1" | awk '{ n[length ()]++ } END { for (i in n) print i, n[i] }'
}
"$program" generate --seed 2 --number "$count" >"$scratch/usual"
"$program" generate --seed 2 --number "$controlled" --controlled >"$scratch/controlled"
{ clues "$scratch/usual" | sed 's/^/usual /'; clues "$scratch/controlled" | sed 's/^/controlled /'; } | awk '
  BEGIN {
    split ("20 0 21 0.000034 22 0.0034 23 0.149 24 2.28 25 13.42 26 31.94 27 32.74 28 15.48 29 3.56", known)
    for (i = 1; i in known; i += 2)
      unbiased[known[i]] = known[i + 1]
  }
  { n[$1, $2] = $3; sum[$1] += $3; mean[$1] += $2 * $3 }
  END {
    printf "\n%-8s %12s %14s %12s\n", "clues", "usual %", "controlled %", "unbiased %"
    for (c = 20; c <= 29; c++)
      printf "%-8d %12.3f %14.1f %12.3f\n", c, 100 * n["usual", c] / sum["usual"], 100 * n["controlled", c] / sum["controlled"], unbiased[c]
    printf "%-8s %12.3f %14.2f %12.3f\n", "mean", mean["usual"] / sum["usual"], mean["controlled"] / sum["controlled"], 26.577
    printf "%d usual puzzles, %d controlled ones (a controlled sample of millions has a mean of 25.67)\n", sum["usual"], sum["controlled"]
  }'

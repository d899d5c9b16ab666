#!/bin/sh
# bench-generate.sh QUADRILLE_CLI: making puzzles beside qqwing, in turn, by processor time of one thread.

program=$1
here=$(dirname "$0")
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
  ours=$(rate "$n" "$program" generate --jobs 1 --seed 1 --number "$n" "$@")
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
row '9.5 and more' 2 - 0 --rating 9.5-20
row '16x16' 10 - 0 --shape boxes:4x4
row '25x25, minimal' 1 - 0 --shape boxes:5x5 --minimal

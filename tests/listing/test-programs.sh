#!/bin/sh
# test-programs.sh QUADRILLE_CLI: the programs that `code` prints are compiled, run, and find the solutions of our own links,
# in their order.

. "$(dirname "$0")/../cli/claims.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)

# The project's warnings, all of them errors here.
warnings=$(grep -o "'-W[a-z-]*'" "$root/meson.build" | tr -d "'" | sort -u)
holds /listing/programs/warnings-are-those-of-the-project sh -c 'echo "$1" | grep -qx -- -Wconversion' sh "$warnings"

for classic in knuth nope dominoes mutilated queens:6 langford:4 latin:3 xcc
do
  q classic $classic >"$scratch/$classic.dlx"
  for rule in fewest first
  do
    q solve --all --engine links --choose $rule <"$scratch/$classic.dlx" >"$scratch/$classic.$rule"
    [ "$classic" != mutilated ] || : >"$scratch/$classic.$rule"
  done
done
same /listing/programs/the-example-has-its-solution 'A D
C E F
B G' "$(cat "$scratch/knuth.fewest")"

# runs FORM RULE NAME COMMAND...: finds what the links find; NAME has colours or not
runs ()
{
  form=$1 rule=$2 colours=$3
  shift 3
  for problem in knuth nope dominoes mutilated queens:6 langford:4 latin:3 xcc
  do
    # Without colours, an option cannot have one.
    [ "$problem" != xcc ] || [ -n "$colours" ] || continue
    "$@" <"$scratch/$problem.dlx" >"$scratch/out" 2>"$scratch/count"
    holds "/listing/programs/$form/$rule$colours/$problem" cmp -s "$scratch/$problem.$rule" "$scratch/out"
    same "/listing/programs/$form/$rule$colours/$problem/number" "solutions: $(q count --limit 0 <"$scratch/$problem.dlx")" \
         "$(cat "$scratch/count")"
  done
}

# agrees FORM NAME COMMAND...: by chance, solutions are the same in some order
agrees ()
{
  form=$1 colours=$2
  shift 2
  "$@" <"$scratch/queens:6.dlx" 2>/dev/null | awk -v RS= '{ n = split ($0, line, "\n"); for (i = 1; i <= n; i++) print line[i] }' |
    sort >"$scratch/out"
  grep . "$scratch/queens:6.fewest" | sort >"$scratch/expected"
  holds "/listing/programs/$form/random$colours/queens:6" cmp -s "$scratch/expected" "$scratch/out"
}

if command -v "${CC:-cc}" >/dev/null
then
  for rule in fewest first random:1
  do
    for colours in '' --colours
    do
      q code --form c --choose $rule $colours >"$scratch/dance.c"
      # shellcheck disable=SC2086  # one word each
      holds "/listing/programs/c/$rule$colours/compiles" \
            "${CC:-cc}" -std=c11 -Wall -Wextra $warnings -Werror -D_POSIX_C_SOURCE=200809L -O1 -o "$scratch/dance" "$scratch/dance.c"
      case $rule in
        random:1) agrees c "$colours" "$scratch/dance" ;;
        *) runs c $rule "$colours" "$scratch/dance" ;;
      esac
    done
  done
else
  skip /listing/programs/c 'there is no compiler'
fi

if python=$(PATH=/usr/bin:$PATH command -v python3)
then
  for rule in fewest first random:1
  do
    for colours in '' --colours
    do
      q code --form python --choose $rule $colours >"$scratch/dance.py"
      case $rule in
        random:1) agrees python "$colours" "$python" "$scratch/dance.py" ;;
        *) runs python $rule "$colours" "$python" "$scratch/dance.py" ;;
      esac
    done
  done
else
  skip /listing/programs/python 'there is no Python'
fi

finish

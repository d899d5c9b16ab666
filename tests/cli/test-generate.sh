#!/bin/sh
# test-generate.sh QUADRILLE_CLI: generate.

. "$(dirname "$0")/claims.sh"

same /cli/generate/one-by-default 1 "$(q generate | wc -l | tr -d ' ')"
q generate --seed 3 --number 40 >"$scratch/puzzles"
same /cli/generate/number 40 "$(grep -cE '^[1-9.]{81}$' "$scratch/puzzles")"
same /cli/generate/unique-and-minimal '     40 unique; minimal' "$(q check --minimal "$scratch/puzzles" | sort | uniq -c | sed 's/^ */     /')"
same /cli/generate/jobs "$(cat "$scratch/puzzles")" "$(q generate --seed 3 --number 40 --jobs 3)"
same /cli/generate/begins-alike "$(head -n 5 "$scratch/puzzles")" "$(q generate --seed 3 -n 5)"
holds /cli/generate/other-seed test "$(q generate --seed 4)" != "$(q generate --seed 3)"
holds /cli/generate/no-seed test "$(q generate)" != "$(q generate)"

for word in beginner easy medium hard very-hard extreme
do
  same "/cli/generate/word/$word" "5 $word" \
       "$(q generate --seed 1 -n 5 --rating $word | q rate | cut -d' ' -f2 | uniq -c | sed 's/^ *//')"
done
same /cli/generate/rating 5 "$(q generate --seed 1 -n 5 --rating 3.0-4.5 | q rate | awk '$1 >= 3 && $1 <= 4.5' | grep -c .)"
same /cli/generate/clues '30 30 30' "$(q generate --seed 1 -n 3 --clues 30 | while read -r line; do printf %s "$line" | tr -d . | wc -c; done | xargs)"

# A line turned by a half is the line backward.
places () { sed 's/[^.]/x/g'; }
same /cli/generate/symmetry "$(q generate --seed 2 -n 5 --symmetry half-turn | places)" \
     "$(q generate --seed 2 -n 5 --symmetry half-turn | places | rev)"

for shape in boxes:2x2 boxes:2x3 boxes:3x3+diagonals boxes:3x3+windows boxes:4x4
do
  same "/cli/generate/shape/$shape" 'unique; minimal' \
       "$(q generate --seed 1 --shape $shape | q check --minimal --shape $shape)"
done
same /cli/generate/to "$(q generate --seed 1 -n 3 --to fpuzzles | q solve)" "$(q generate --seed 1 -n 3 | q solve)"

json=$(q generate --seed 1 --json)
same /cli/generate/json/keys 'seed number puzzle solution clues rating level hardest symmetry tries' \
     "$(echo "$json" | grep -oE '"[a-z]+":' | tr -d '":' | xargs)"
same /cli/generate/json/rating "$(q generate --seed 1 | q rate | cut -d' ' -f1)" \
     "$(echo "$json" | sed 's/.*"rating":\([0-9.]*\).*/\1/')"
same /cli/generate/json/solution "$(q generate --seed 1 | q solve)" "$(echo "$json" | sed 's/.*"solution":"\([0-9]*\)".*/\1/')"

cross=..x.x.x...x.....x.x...x...x...x.x...x.......x...x.x...x...x...x.x.....x...x.x.x..
same /cli/generate/pattern "$cross" "$(q generate --seed 1 --pattern $cross | places)"
echo $cross | fold -w 9 >"$scratch/cross"
same /cli/generate/pattern/file "$(q generate --seed 1 --pattern $cross)" "$(q generate --seed 1 --pattern "$scratch/cross")"
holds /cli/generate/needs test "$(q generate --seed 1 --needs x-wing | q explain | grep -c X-wing)" -gt 0
same /cli/generate/regions 'unique; minimal' "$(q generate --seed 1 --regions 7 | q check --minimal)"
same /cli/generate/regions/differ 3 "$(q generate --seed 1 --regions 6 -n 3 | cut -d' ' -f2 | sort -u | grep -c .)"

# complains EXPECTED WORD…: on standard error, with exit status 2, and prints nothing
complains ()
{
  expected=$1
  shift
  same "/cli/generate/complains/$*" "quadrille-cli: generate: $expected
 exit 2" "$(q generate "$@" 2>&1 </dev/null; echo " exit $?")"
}
complains 'with so few clues there are always several solutions: at least 17' --clues 5
complains 'with so few clues there are always several solutions: at least 3' --clues 2 --shape boxes:2x2
complains 'there are only 16 cells' --clues 17 --shape boxes:2x2
complains '--clues cannot be "30-20": expected a number such as 30, or two such as 28-32' --clues 30-20
complains '--clues cannot be "": expected a number such as 30, or two such as 28-32' --clues ''
complains '--rating cannot be "3.55": expected a rating such as 3.5, two from low to high such as 3.0-4.5, or a word: beginner, easy, medium, hard, very-hard, extreme' \
          --rating 3.55
complains '--rating cannot be "simple": expected a rating such as 3.5, two from low to high such as 3.0-4.5, or a word: beginner, easy, medium, hard, very-hard, extreme' \
          --rating simple
complains 'a controlled sample needs the usual 9x9 shape and no symmetry' --controlled --symmetry full
complains 'with so few clues there are always several solutions: at least 3' --pattern 1............... --shape boxes:2x2
complains 'a pattern decides the number of clues and their symmetry itself' --pattern $cross --clues 30
complains 'regions of chance are for square grids up to 16x16 without rules' --regions 9 --shape samurai
complains 'the shape itself does not have this symmetry' --symmetry left-right --shape grids:2x2@R1C1@R3C3

# What does not come ends by its number of tries, behind those that came.
same /cli/generate/gives-up "quadrille-cli: generate: puzzle 1: none like this came in 50 tries; wish for less, or see --tries
 exit 1" "$(q generate --seed 1 --rating extreme --shape boxes:2x2 --tries 50 2>&1; echo " exit $?")"

# An interrupt ends an endless run with whole lines.
timeout -s INT 1 "$program" generate --number 0 >"$scratch/endless"
same /cli/generate/interrupt/status 124 $?
holds /cli/generate/interrupt/whole-lines test "$(grep -c . "$scratch/endless")" = "$(grep -cE '^[1-9.]{81}$' "$scratch/endless")"
holds /cli/generate/interrupt/some test -s "$scratch/endless"
same /cli/generate/reader-gone 3 "$(q generate --number 0 | head -n 3 | grep -c .)"

finish

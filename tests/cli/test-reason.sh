#!/bin/sh
# test-reason.sh QUADRILLE_CLI: explain, hint and rate.

. "$(dirname "$0")/claims.sh"

easy=.....326.39..6..5..4.......13..786..8.76.......2...........5.......2..354....1.7.
hard=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
bug=.8.....74....1...2...79...3..7.43...4.2...98.8....9............1.4.5....25.36..1.
none=11...............................................................................
several=1................................................................................

# The answers of one puzzle.
explain () { echo "$1" | q explain; }

same /cli/explain/first-step '1. Hidden single.' "$(explain $easy | head -n 1 | cut -d' ' -f1-3)"
same /cli/explain/ends-with-empty-line '' "$(explain $easy | tail -n 1)"
same /cli/explain/places-all-cells "$(echo $easy | tr -cd . | wc -c | tr -d ' ')" \
     "$(explain $easy | grep -c ' So R')"
same /cli/explain/steps 3 "$(echo $hard | q explain --steps 3 | grep -c .)"
same /cli/explain/json-has-each-step "$(explain $hard | grep -c .)" "$(echo $hard | q explain --json | grep -c '"answer":"step"')"
same /cli/explain/json '{"file":"-","line":1,"answer":"step","step":1,"name":"hidden-single"' \
     "$(echo $easy | q explain --json --steps 1 | cut -d, -f1-5)"

# The values that the path of a puzzle places and those that it has are its solution.
solution_of ()
{
  { echo "$1"; echo "$1" | q explain --json; } | awk '
    NR == 1 { line = $0; next }
    match ($0, /"placed":\["R[0-9]C[0-9]=[0-9]"/) {
      step = substr ($0, RSTART + 11, RLENGTH - 12)
      at = (substr (step, 2, 1) - 1) * 9 + substr (step, 4, 1)
      line = substr (line, 1, at - 1) substr (step, 6, 1) substr (line, at + 1) }
    END { print line }'
}
same /cli/explain/is-the-solution/easy "$(echo $easy | q solve)" "$(solution_of $easy)"
same /cli/explain/is-the-solution/hard "$(echo $hard | q solve)" "$(solution_of $hard)"

same /cli/hint/has-four-lines 4 "$(echo $easy | q hint | grep -c .)"
same /cli/hint/where 'Look at' "$(echo $easy | q hint | head -n 1 | cut -d' ' -f1-2)"
same /cli/hint/what 'Hidden single.' "$(echo $easy | q hint | sed -n 2p)"
same /cli/hint/follows "$(explain $easy | head -n 1 | sed 's/.* So /So /')" "$(echo $easy | q hint | sed -n 4p)"
same /cli/hint/json 1 "$(echo $easy | q hint --json | grep -c '"step":1')"

# One name: all its steps, and the position stays.
same /cli/explain/only "$(explain $hard | grep -c 'Naked pair')" "$(echo $hard | q explain --only naked-pair | grep -c 'Naked pair')"
same /cli/explain/only/places "$(echo $easy | q explain --only hidden-single --steps 1)" "$(explain $easy | sed -n '1p; $p')"
for name in grouped-loop als-chain death-blossom finned-franken-fish finned-mutant-fish simple-colours template-delete
do
  same "/cli/explain/only/$name" "\"name\":\"$name\"" \
       "$(echo $bug | q explain --only $name --steps 1 --json | grep -o '"name":"[^"]*"')"
done
same /cli/explain/only/kraken-fish '1. Kraken fish. (1) Suppose R7C4=9.' \
     "$(echo $hard | q explain --only kraken-fish --steps 1 | cut -d' ' -f1-6)"
same /cli/explain/bug-n 2 "$(echo $bug | q explain --json | grep -c '"name":"bug-n"')"
same /cli/explain/pure 0 "$(echo $bug | q explain --json --pure | grep -cE '"name":"(bug|unique|hidden-rect|avoid|extended)')"
same /cli/explain/only/unknown 2 "$(exit_of q explain --only nothing)"

# From a position with candidates: they alone say what can be where.
echo $hard | q convert --to sukaku >"$scratch/candidates"
same /cli/explain/candidates/has-a-path "$(echo $hard | q solve)" "$(q solve "$scratch/candidates")"
same /cli/rate/candidates "$(echo $hard | q rate | cut -d' ' -f1)" "$(q rate "$scratch/candidates" | cut -d' ' -f1)"

same /cli/rate/easy '1.2 beginner hidden-single' "$(echo $easy | q rate | cut -d' ' -f1-3)"
same /cli/rate/hard extreme "$(echo $hard | q rate | cut -d' ' -f2)"
same /cli/rate/json '"rating":1.2' "$(echo $easy | q rate --json | cut -d, -f4)"
printf '%s\n' $easy $hard $several $easy $none >"$scratch/some"
same /cli/rate/words-in-order '1.2 10 multiple 1.2 none' "$(q rate "$scratch/some" | cut -d' ' -f1 | sed 's/^1[01]\..*/10/' | xargs)"
same /cli/rate/jobs "$(q rate "$scratch/some")" "$(q rate --jobs 3 "$scratch/some")"
same /cli/explain/jobs "$(q explain "$scratch/some")" "$(q explain --jobs 3 "$scratch/some")"
for command in explain hint rate
do
  same "/cli/$command/several" multiple "$(echo $several | q $command | head -n 1)"
  same "/cli/$command/full" solved "$(echo $easy | q solve | q $command | head -n 1)"
  same "/cli/$command/none" none "$(echo $none | q $command | head -n 1)"
  same "/cli/$command/bad-input" error "$(printf '1..4..1..3..2..\n' | q $command --shape boxes:2x2 2>/dev/null | head -n 1)"
  same "/cli/$command/exit" '0 1 2' "$(echo $easy | exit_of q $command) $(echo $none | exit_of q $command) $(printf '12\n' | exit_of q $command --shape boxes:2x2)"
done

# Another exact cover problem, by the names of its items.
same /cli/explain/cover '2. Last option. Only option 1 is left for E. So option 1.' \
     "$(q classic knuth | q explain | sed -n 2p)"
same /cli/explain/cover/json '"items":["A"],"placed":[],"struck":["D E G"]' \
     "$(q classic knuth | q explain --json | sed -n 1p | sed 's/.*\("items.*\),"smallest.*/\1/')"

# The same with the words of its board: a classic in place of a file.
same /cli/explain/classic 'Last option. Only option 1 is left for E. So option 1.' \
     "$(q explain --classic knuth | sed -n 2p | cut -d' ' -f2-)"
same /cli/hint/classic "$(q explain --classic mutilated:2)" "$(q hint --classic mutilated:2)"
same /cli/rate/classic "$(q classic knuth | q rate)" "$(q rate --classic knuth)"
same /cli/explain/classic/several multiple "$(q explain --classic queens:6 | head -n 1)"
same /cli/rate/classic/none none "$(q rate --classic queens:3)"
same /cli/explain/classic/no-file 'quadrille-cli: explain: unexpected argument "file"' \
     "$(q explain --classic queens:6 file 2>&1)"

# Pictures of steps: their numbers are those of the path, and the line below tells what it says.
fish=...8.2..52......4.....7.....4...9..13.7..6...6...273...3..6......1...4..8..4.5..6
cd "$scratch" || exit 1
number=$(echo $fish | q explain | grep -n X-wing | cut -d: -f1)
draw () { echo $fish | q draw "$@"; }
draw --what reason --step "$number" -o fish.txt
same /cli/draw/reason/text 'X-wing.' "$(tail -n 1 fish.txt | cut -d' ' -f1)"
# The numbers of the path: what a step places or strikes is what its picture tells.
first_of ()
{
  echo $hard | q explain --json | sed -n "$1p" | sed 's/.*"placed":\[\(.*\)\],"struck":\[\(.*\)\],"smallest.*/\1\2/' | cut -d'"' -f2
}
for step in 1 7 20 57 85 113
do
  same "/cli/draw/reason/has-the-numbers-of-explain/$step" "$(first_of $step)" \
       "$(echo $hard | q draw --what reason --step $step --format txt -o - | tail -n 1 | sed 's/.*\(Chosen\|Ruled out\): //' | grep -o 'R[1-9]C[1-9]=[1-9]' | head -n 1)"
done
same /cli/draw/reason/default-is-the-first "$(draw --what reason --step 1 --format txt -o -)" "$(draw --what reason --format txt -o -)"
same /cli/draw/reason/matrix 'Shown: 4 of' "$(draw --what matrix --step "$number" --format txt -o - | tail -n 1 | sed 's/.*\(Shown: 4 of\).*/\1/')"
same /cli/draw/reason/links 'Shown: 4 of' "$(draw --what links --step "$number" --format txt -o - | tail -n 1 | sed 's/.*\(Shown: 4 of\).*/\1/')"
same /cli/draw/reason/cover '.......' "$(q classic knuth | q draw --what reason --format txt -o - | sed -n 1p | cut -d' ' -f1 | tr 01 ..)"
for format in png svg pdf tex txt
do
  for what in reason board links matrix
  do
    draw --what $what --step "$number" --size 300x300 -o one.$format
    draw --what $what --step "$number" --size 300x300 -o two.$format
    holds "/cli/draw/reason/same-bytes/$what.$format" cmp -s one.$format two.$format
  done
done
draw --what board -o without.png
holds /cli/draw/reason/differs-from-the-board sh -c '! cmp -s without.png one.png'

# said STATUS EXPECTED PUZZLE OPTION…: the message, and no picture
said ()
{
  status=$1 expected=$2 puzzle=$3
  shift 3
  rm -f out.png
  text=$(echo "$puzzle" | q draw "$@" -o out.png 2>&1; echo "exit $?")
  same "/cli/draw/reason/says/$expected" "quadrille-cli: draw: $expected
exit $status" "$text"
  holds "/cli/draw/reason/draws-nothing/$expected" [ ! -e out.png ]
}
n=$(echo $fish | q explain | grep -c .)
said 1 "there is no step 9999: the path has $n steps" $fish --what reason --step 9999
said 1 'there is no path: the puzzle has several solutions' $several --what reason
said 1 'there is no path: the puzzle has no solution' 12345678.........9............................................................... --what matrix --step 2
for wrong in 0 5..2 0..3 ..4 2..x
do
  said 2 "--step cannot be \"$wrong\": expected a number from 1, or the first and the last one, such as 3..8 or 3.." $fish --what reason --step $wrong
done
said 2 'several steps need --storyboard, an animation or numbered pictures' $fish --what reason --step 2..4
said 2 '--every has no effect here; it goes with: an animation (.gif, .mp4, .webm or %d in the name, or --storyboard)' $fish --what reason --format gif --every level
said 2 '--step has no effect here; it goes with: --what reason, board, links, matrix' $fish --what tree --step 2
said 2 '--at has no effect here; it goes with: --what board, links, matrix, tree, step' $fish --what reason --at end
said 2 '--pure has no effect here; it goes with: --what reason, --step' $fish --pure
same /cli/draw/reason/clash 1 "$(echo $none | exit_of q draw --what reason -o out.png)"
# All steps, or some of them, with their sentences: a handout, numbered pictures, an animation.
draw --what reason --storyboard -o all.pdf
draw --what reason --storyboard --step "$number..$((number + 6))" --per-page 2 -o some.pdf
draw --what links --step "$number..$((number + 1))" -o 'one-%d.txt'
draw --what reason -o steps.gif
if command -v pdftotext >"$scratch/unused"
then
  same /cli/draw/reason/storyboard/has-all-steps "$(seq "$n" | xargs)" \
       "$(pdftotext all.pdf - | grep -o '^[0-9]*\. [A-Z]' | cut -d. -f1 | sort -n | xargs)"
  same /cli/draw/reason/storyboard/pages "$(((n + 5) / 6)) 4" \
       "$(pdfinfo all.pdf | sed -n 's/^Pages: *//p') $(pdfinfo some.pdf | sed -n 's/^Pages: *//p')"
  same /cli/draw/reason/storyboard/begins-at-the-step "$number. X-wing." \
       "$(pdftotext some.pdf - | grep -o '^[0-9]*\. [A-Za-z-]*\.' | head -n 1)"
fi
same /cli/draw/reason/numbered "$number. X-wing. $((number + 1)). " \
     "$(tail -n 1 one-1.txt | cut -d' ' -f1-2) $(tail -n 1 one-2.txt | cut -d' ' -f1) "
holds /cli/draw/reason/numbered/as-many [ ! -e one-3.txt ]
same /cli/draw/reason/gif GIF89a "$(head -c 6 steps.gif)"

finish

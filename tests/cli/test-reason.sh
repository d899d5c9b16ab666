#!/bin/sh
# test-reason.sh QUADRILLE_CLI: explain, hint and rate.

. "$(dirname "$0")/claims.sh"

easy=.....326.39..6..5..4.......13..786..8.76.......2...........5.......2..354....1.7.
hard=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
none=11...............................................................................
several=1................................................................................

# The answers of one puzzle.
explain () { echo "$1" | q explain; }

same /cli/explain/first-step '1. Hidden single.' "$(explain $easy | head -n 1 | cut -d' ' -f1-3)"
same /cli/explain/ends-with-empty-line '' "$(explain $easy | tail -n 1)"
same /cli/explain/places-all-cells "$(echo $easy | tr -cd . | wc -c | tr -d ' ')" \
     "$(explain $easy | grep -c ' Chosen: ')"
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
same /cli/hint/follows "$(explain $easy | head -n 1 | sed 's/.*Chosen/Chosen/')" "$(echo $easy | q hint | sed -n 4p)"
same /cli/hint/json 1 "$(echo $easy | q hint --json | grep -c '"step":1')"

# One name: all its steps, and the position stays.
same /cli/explain/only "$(explain $hard | grep -c 'Naked pair')" "$(echo $hard | q explain --only naked-pair | grep -c 'Naked pair')"
same /cli/explain/only/places "$(echo $easy | q explain --only hidden-single --steps 1)" "$(explain $easy | sed -n '1p; $p')"
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
  same "/cli/$command/none" none "$(echo $none | q $command | head -n 1)"
  same "/cli/$command/bad-input" error "$(printf '1..4..1..3..2..\n' | q $command --shape boxes:2x2 2>/dev/null | head -n 1)"
  same "/cli/$command/exit" '0 1 2' "$(echo $easy | exit_of q $command) $(echo $none | exit_of q $command) $(printf '12\n' | exit_of q $command --shape boxes:2x2)"
done

# Another exact cover problem, by the names of its items.
same /cli/explain/cover '2. Last option. Only option 1 is left for E. Chosen: option 1.' \
     "$(q classic knuth | q explain | sed -n 2p)"
same /cli/explain/cover/json '"items":["A"],"placed":[],"struck":["D E G"]' \
     "$(q classic knuth | q explain --json | sed -n 1p | sed 's/.*\("items.*\),"smallest.*/\1/')"

finish

#!/bin/sh
# test-trace.sh QUADRILLE_CLI: the transcript of Knuth's 6x7 example, as worked out by hand, and what traces share.

. "$(dirname "$0")/claims.sh"
folder=$(dirname "$0")/trace

for step in link item option level
do
  q trace --step $step "$folder/6x7.dlx" >"$scratch/$step"
  holds /cli/trace/6x7/$step cmp -s "$folder/6x7-$step.txt" "$scratch/$step"
done
q trace "$folder/6x7.dlx" >"$scratch/default"
holds /cli/trace/links-by-default cmp -s "$scratch/link" "$scratch/default"

# An object for each sentence: the kind and the level, the item and its size, the option.
same /cli/trace/json/as-many-objects "$(wc -l <"$scratch/link")" "$(q trace --json "$folder/6x7.dlx" | wc -l)"
same /cli/trace/json/first '{"event":1,"kind":"choose","level":1,"item":"A","size":2}' \
     "$(q trace --json --limit 1 "$folder/6x7.dlx")"
same /cli/trace/json/option '{"event":4,"kind":"hide","level":1,"item":"A","size":2,"option":2}' \
     "$(q trace --json "$folder/6x7.dlx" | sed -n 4p)"
same /cli/trace/json/last '{"event":134,"kind":"end","level":0}' "$(q trace --json "$folder/6x7.dlx" | tail -n 1)"

# Knuth counts an update for each header and each node taken out: 30 in this run.
same /cli/trace/updates-are-told-one-by-one 30 "$(grep -c -e ' leaves the list ' -e '^Unlink ' "$scratch/link")"
same /cli/trace/what-leaves-returns "$(grep -c ' leaves the list ' "$scratch/link")" \
     "$(grep -c '^Option . returns to the list of ' "$scratch/link")"

same /cli/trace/givens-come-first 'Given: R1C1=1.
Given: R1C4=4.
Given: R2C3=1.' "$(echo $P4 | q trace --limit 3)"
same /cli/trace/sudoku-ends-full 'Solution 1: the grid is full.
Finished: there is exactly one solution.' "$(echo $P4 | q trace --step level | tail -n 2)"
same /cli/trace/nodes 12 "$(echo $P4 | q trace --step level | grep -c -e ' fits' -e ' left' -e '^Solution')"
same /cli/trace/first-rule 'Item A: 2 options are left. It is the first open item.
Item B: 1 option is left. It is the first open item.
Item C: 0 options are left. It is the first open item.' \
     "$(printf 'A B C\nA\nA B\nB\n' | q trace --choose first --step level | grep Item | sed -n 1,3p)"
same /cli/trace/only-the-first-puzzle 1 "$(printf '%s\n' $P4 $P4 | q trace --step level | grep -c Finished)"
same /cli/trace/clashing-givens '-:1:1: Row 4 has two 1s.' "$(echo ............1..1 | q trace 2>&1)"
same /cli/exit/trace-clash 1 "$(echo ............1..1 | exit_of q trace)"
same /cli/exit/trace-none 1 "$(printf 'a b\na\n' | exit_of q trace)"
same /cli/exit/trace-nothing 0 "$(printf '' | exit_of q trace)"
same /cli/exit/trace-two-files 2 "$(exit_of q trace a b)"

finish

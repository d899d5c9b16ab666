#!/bin/sh
# test-solve.sh QUADRILLE_CLI: the output of `solve`, and its exit status.

. "$(dirname "$0")/claims.sh"

six_seven='A B C D E F G
C E F
A D G
B C F
A D
B G
D E G'
printf '%s\n' "$six_seven" >"$scratch/knuth.dlx"
printf 'a b\na\n' >"$scratch/hopeless.dlx"

same /cli/solve/a-line-for-a-line "$S9" "$(echo $P9 | q solve)"
same /cli/solve/standard-input-is-a-dash "$S4" "$(echo $P4 | q solve -)"
same /cli/solve/blanks-do-not-matter "$S4" "$(echo $P4 | tr . 0 | q solve)"
# hex: a full grid of 16 values by their place, in the given symbols; its main diagonal may be
# blank.
hex ()
{
  awk -v symbols="$1" -v blank="$2" 'BEGIN {
    for (r = 0; r < 16; r++)
      for (c = 0; c < 16; c++)
        printf "%s", blank && r == c ? "." : substr (symbols, (r % 4 * 4 + int (r / 4) + c) % 16 + 1, 1)
    print ""
  }'
}
for symbols in 0123456789ABCDEF 123456789ABCDEFG
do
  same /cli/solve/own-symbols/$symbols "$(hex $symbols '')" "$(hex $symbols yes | q solve --unique)"
done
same /cli/solve/a-grid-gives-a-line "$S4" "$(printf '1 . | . 4\n. . | 1 .\n----+----\n. 3 | . .\n2 . | . .\n' | q solve)"
same /cli/solve/no-solution 'no solution' "$(echo $NONE9 | q solve)"
same /cli/solve/unique "$S9" "$(echo $P9 | q solve --unique)"
same /cli/solve/unique-says-multiple multiple "$(echo $EMPTY9 | q solve --unique)"
same /cli/solve/unique-says-none 'no solution' "$(echo $NONE9 | q solve --unique)"
same /cli/solve/all-prints-288-blocks 576 "$(echo ................ | q solve --all | wc -l | tr -d ' ')"
same /cli/solve/all-ends-blocks-with-empty-lines "$S4

|" "$(echo $P4 | q solve --all; echo '|')"
same /cli/solve/options-are-a-block 'A D
C E F
B G

|' "$(q solve "$scratch/knuth.dlx"; echo '|')"
same /cli/solve/no-options 'no solution

|' "$(q solve "$scratch/hopeless.dlx"; echo '|')"
same /cli/solve/json '{"file":"-","line":1,"answer":"solution","solution":"'$S4'"}' \
     "$(echo $P4 | q solve --json)"
same /cli/solve/json-options \
     '{"file":"-","line":1,"answer":"solution","solution":[["A","D"],["C","E","F"],["B","G"]]}' \
     "$(q solve --json <"$scratch/knuth.dlx")"
same /cli/solve/json-words '{"file":"-","line":1,"answer":"multiple"}
{"file":"-","line":2,"answer":"none"}
{"file":"-","line":3,"answer":"error"}' \
     "$(printf '%s\n' $EMPTY9 $NONE9 bad | q solve --unique --json 2>/dev/null)"
same /cli/solve/json-escapes-the-name '{"file":"a\"b","line":1,"answer":"none"}' \
     "$(cd "$scratch" && echo $NONE9 >'a"b' && q solve --json 'a"b')"

for engine in auto links bands cells memory backtrack matrix
do
  same /cli/solve/engine/$engine $S9 "$(echo $P9 | q solve --unique --engine $engine)"
done
for rule in fewest first random:0 random:18446744073709551615
do
  same /cli/solve/choose/$rule $S9 "$(echo $P9 | q solve --unique --choose $rule)"
done
same /cli/solve/an-engine-says-what-it-can \
     '-:1:1: engine backtrack cannot solve this; it solves: Sudokus of any shape' \
     "$(q solve --engine backtrack 2>&1 >/dev/null <"$scratch/knuth.dlx")"
same /cli/solve/an-engine-of-9x9-says-so \
     '-:1:1: engine bands cannot solve this; it solves: only 9x9 Sudokus of rows, columns and boxes' \
     "$(echo $P4 | q solve --engine bands 2>&1 >/dev/null)"
same /cli/solve/many-at-once-in-order "$S9
no solution
$S4
error
multiple
$S9" "$(printf '%s\n' $P9 $NONE9 $P4 bad $EMPTY9 $P9 | q solve --unique 2>/dev/null)"
same /cli/solve/statistics-are-those-of-links \
     "$(echo $P9 | q solve --engine links --stats 2>&1 >/dev/null | grep -v -e seconds -e cpu)" \
     "$(echo $P9 | q solve --stats 2>&1 >/dev/null | grep -v -e seconds -e cpu)"
same /cli/solve/titles-over-grids "$S4
$S4" "$(printf 'Grid 0%s\n1..4\n..1.\n.3..\n2...\n' 1 2 | q solve)"
same /cli/solve/cells-apart "$S4" "$(echo $P4 | sed 's/./& /g' | q solve)"
same /cli/solve/a-forced-line-of-cells-apart "$S4" "$(echo $P4 | sed 's/./& /g' | q solve --from line)"
same /cli/solve/json-has-the-line-of-what-is-no-format '{"file":"-","line":1,"answer":"error"}' \
     "$(echo 'what is this?' | q solve --json 2>/dev/null)"
same /cli/solve/limit-nodes-0-is-no-limit "$S9" "$(echo $P9 | q solve --limit-nodes 0)"
same /cli/solve/limit-nodes-gives-up unknown "$(echo $EMPTY9 | q solve --limit-nodes 5)"
same /cli/solve/two-files "$S4
$S9" "$(echo $P4 >"$scratch/4.txt"; echo $P9 >"$scratch/9.txt"; q solve "$scratch/4.txt" "$scratch/9.txt")"
same /cli/solve/comments-are-not-answers $S4 "$(echo "$P4 hard" | q solve)"

same /cli/exit/solved 0 "$(echo $P9 | exit_of q solve)"
same /cli/exit/multiple-is-solvable 0 "$(echo $EMPTY9 | exit_of q solve)"
same /cli/exit/multiple-is-not-unique 1 "$(echo $EMPTY9 | exit_of q solve --unique)"
same /cli/exit/unique 0 "$(echo $P9 | exit_of q solve --unique)"
same /cli/exit/no-solution 1 "$(printf '%s\n' $P9 $NONE9 $P9 | exit_of q solve)"
same /cli/exit/bad-input 2 "$(printf '%s\n' $NONE9 bad | exit_of q solve)"
same /cli/exit/worst-wins 2 "$(printf '%s\n' $P9 bad $NONE9 | exit_of q solve)"
same /cli/exit/missing-file 2 "$(exit_of q solve "$scratch/missing")"
same /cli/exit/folder 2 "$(exit_of q solve "$scratch")"
if [ -w /dev/full ]
then
  same /cli/solve/standard-output-is-named 'standard output: No space left on device' \
       "$(echo $P9 | q solve 2>&1 >/dev/full)"
fi
printf '' >"$scratch/empty"
for command in solve count check 'convert --to line' trace bench
do
  # shellcheck disable=SC2086  # a command and its option
  same "/cli/exit/no-puzzle-on-standard-input/${command%% *}" 0 "$(q $command </dev/null 2>&1 >/dev/null; echo $?)"
  # shellcheck disable=SC2086
  same "/cli/exit/no-puzzle-in-a-file/${command%% *}" "$scratch/empty: there is no puzzle
0" "$(q $command "$scratch/empty" 2>&1 >/dev/null; echo $?)"
done
same /cli/exit/full-disk 2 "$(if [ -w /dev/full ]; then echo $P9 | q solve >/dev/full 2>&1; echo $?; else echo 2; fi)"

printf '%0256d\n' 0 | tr 0 . >"$scratch/empty16"
same /cli/stats/names-the-engine 'engine links
engine cells
engine links,cells
engine backtrack' \
     "$( { echo $P9 | q solve --stats; q solve --stats "$scratch/empty16"
           { echo $P9; cat "$scratch/empty16"; } | q solve --stats; echo $P9 | q solve --engine backtrack --stats
         } 2>&1 >/dev/null | grep engine)"
same /cli/stats/lines 'puzzles 2
solutions 2
nodes 68
updates' "$(printf '%s\n' $P9 $P4 | q solve --stats 2>&1 >/dev/null | sed -n -e '1,3p' -e '4s/ .*//p')"

finish

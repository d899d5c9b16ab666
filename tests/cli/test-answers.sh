#!/bin/sh
# test-answers.sh QUADRILLE_CLI: the output of `count`, `check`, `convert` and `formats`.

. "$(dirname "$0")/claims.sh"

printf 'A B C\nA B\nC\nA\nB C\n' >"$scratch/two.dlx"
printf 'A B C\nA B\nC\n' >"$scratch/one.dlx"
printf 'A B C\nA B\n' >"$scratch/lonely.dlx"
printf 'A B C\nA B\nB C\n' >"$scratch/none.dlx"

same /cli/count/one 1 "$(echo $P9 | q count)"
same /cli/count/none 0 "$(echo $NONE9 | q count)"
same /cli/count/stops-at-two 2+ "$(echo $EMPTY9 | q count)"
same /cli/count/stops-at-the-limit 7+ "$(echo $EMPTY9 | q count --limit 7)"
same /cli/count/everything 288 "$(echo ................ | q count --limit 0)"
same /cli/count/limit-not-reached 288 "$(echo ................ | q count --limit 289)"
same /cli/count/exact-cover 2 "$(q count --limit 0 "$scratch/two.dlx")"
same /cli/count/json '{"file":"-","line":1,"answer":"count","count":2,"complete":false}' \
     "$(echo $EMPTY9 | q count --json)"
same /cli/count/gives-up 0+ "$(echo $EMPTY9 | q count --limit-nodes 3)"
same /cli/exit/count-none 1 "$(echo $NONE9 | exit_of q count)"
for engine in auto links cells memory backtrack matrix
do
  same /cli/count/engine/$engine 288 "$(echo ................ | q count --limit 0 --engine $engine)"
done

same /cli/count/millions 28200960 "$(echo .................................... | q count --limit 0)"
same /cli/count/shape 48 "$(echo ................ | q count --limit 0 --shape boxes:2x2+diagonals)"

same /cli/check/unique unique "$(echo $P9 | q check)"
same /cli/check/minimal 'unique; minimal' "$(echo $P4 | q check --minimal)"
same /cli/check/redundant 'unique; redundant: R1C1 R1C2' "$(echo 12.4..1..3..2... | q check --minimal)"
same /cli/check/multiple multiple: "$(echo $EMPTY9 | q check | sed 's/ .*//')"
same /cli/check/invalid 'invalid: 1 twice in row 4: R4C1 R4C4' "$(echo ............1..1 | q check)"
same /cli/check/no-digit 'none: no digit for R1C9' "$(echo $NONE9 | q check)"
same /cli/check/no-place 'none: no place for 3 in row 1' "$(echo 12....3......3.. | q check)"
EMPTY25=$(printf '%0625d' 0)
same /cli/check/a-limit-of-nodes-keeps-the-engine "$(echo $EMPTY25 | q check)" "$(echo $EMPTY25 | q check --limit-nodes 700)"
same /cli/check/gives-up unknown "$(echo $EMPTY25 | q check --limit-nodes 3)"
same /cli/check/a-limit-bounds-minimal-too unique "$(echo $P9 | q check --minimal --limit-nodes 100)"
same /cli/check/says-it-in-words '-:1:1: Row 4 has two 1s.' \
     "$(echo ............1..1 | q check --verbose 2>&1 >/dev/null)"
same /cli/check/json \
     '{"file":"-","line":1,"answer":"invalid","reason":"duplicate","value":"1","group":"row 4","cells":["R4C1","R4C4"]}' \
     "$(echo ............1..1 | q check --json)"
same /cli/check/exact-cover 'multiple
unique
none: no option for C
none' "$(cd "$scratch" && q check two.dlx one.dlx lonely.dlx none.dlx)"
# sentence FILE: the sentence of --verbose about it
sentence ()
{
  (cd "$scratch" && q check --verbose "$1" 2>&1 >/dev/null)
}
same /cli/check/says-several 'two.dlx:1:1: There are several exact covers.' "$(sentence two.dlx)"
same /cli/check/says-one 'one.dlx:1:1: There is exactly one exact cover.' "$(sentence one.dlx)"
same /cli/check/says-which-item 'lonely.dlx:1:1: There is no exact cover: no option has item "C".' "$(sentence lonely.dlx)"
same /cli/check/says-none 'none.dlx:1:1: There is no exact cover.' "$(sentence none.dlx)"
same /cli/exit/check-unique 0 "$(echo $P9 | exit_of q check)"
same /cli/exit/check-multiple 1 "$(echo $EMPTY9 | exit_of q check)"
same /cli/exit/check-none 1 "$(echo $NONE9 | exit_of q check)"
same /cli/exit/check-bad 2 "$(printf '%s\n' bad $NONE9 | exit_of q check)"

same /cli/convert/line-to-grid-and-back "$P4" "$(echo $P4 | q convert --to grid | q convert --to line)"
same /cli/convert/matrix-and-back "$(cat "$scratch/two.dlx")" \
     "$(q convert --to matrix "$scratch/two.dlx" | q convert --to dlx)"
same /cli/convert/losses-are-said-first '-:1:1: the shape will not be saved: readers of the file must name it
quadrille-cli: in 2 puzzles: the shape will not be saved: readers of the file must name it' \
     "$(printf '%s\n%s\n' $P4 $P4 | q convert --shape boxes:2x2+diagonals --to grid 2>&1 >/dev/null)"
same /cli/convert/impossible "-:1:1: this format cannot hold this kind of puzzle" \
     "$(q convert --to grid <"$scratch/one.dlx" 2>&1)"
same /cli/exit/convert-impossible 2 "$(exit_of q convert --to grid <"$scratch/one.dlx")"
same /cli/convert/sudoku-is-a-cover-problem 'R1C1 r1=1 c1=1 b1=1' \
     "$(echo $P4 | q convert --to dlx | q solve | head -1)"
same /cli/convert/sudoku-is-a-matrix 288 "$(echo ................ | q convert --to matrix | q count --limit 0)"
same /cli/convert/one-problem-a-file '-:2:1: skipped: this format holds one puzzle per file' \
     "$(printf '%s\n%s\n' $P4 $P4 | q convert --to dlx 2>&1 >/dev/null)"
same /cli/convert/left-out-is-said-once '-:2:1: skipped: this format holds one puzzle per file
quadrille-cli: in 3 puzzles: skipped: this format holds one puzzle per file' \
     "$(printf '%s\n%s\n%s\n%s\n' $P4 $P4 $P4 $P4 | q convert --to dlx 2>&1 >/dev/null)"
same /cli/convert/impossible-is-said-once '-:1:1: this format cannot hold a puzzle of this size
quadrille-cli: in 2 puzzles: this format cannot hold a puzzle of this size' \
     "$(printf '%s\n%s\n' $P4 $P4 | q convert --to sdm 2>&1 >/dev/null)"
printf '# top\n%s\n\n# mid\n%s # own\nbad\n# end' $P4 $P4 >"$scratch/headed"
same /cli/convert/keeps-comments-of-their-own "# top
$P4

# mid
$P4 # own
error
# end" "$(q convert --to line "$scratch/headed" 2>/dev/null)"
same /cli/convert/comments-above-grids '# top
1. .4
.. 1.

.3 ..
2. ..

# mid
# own
1. .4
.. 1.

.3 ..
2. ..' "$(q convert --to grid "$scratch/headed" 2>/dev/null)"
same /cli/convert/comments-at-the-end-are-lost-and-said "$scratch/headed: the comment will not be saved" \
     "$(q convert --to grid "$scratch/headed" 2>&1 >/dev/null | tail -n 1)"
same /cli/convert/sukaku-comes-back "$(printf '1...4...312..4..\n43.1.43..2..2.1.\n' | q solve)" \
     "$(printf '1...4...312..4..\n43.1.43..2..2.1.\n' | q convert --to sukaku 2>/dev/null | q solve)"
same /cli/exit/convert-left-out 2 "$(printf '%s\n%s\n' $P4 $P4 | exit_of q convert --to dlx)"
same /cli/convert/bad-lines-keep-their-place "$P4
error
$P4" "$(printf '%s\n' $P4 bad $P4 | q convert --to line 2>/dev/null)"
same /cli/convert/bad-puzzles-are-no-grids "$P4
$P4" "$(printf '%s\n' $P4 bad $P4 | q convert --to grid 2>/dev/null | q convert --to line)"
same /cli/convert/needs-a-format 2 "$(echo $P4 | exit_of q convert)"

same /cli/formats/columns 'id access suffixes name' "$(q formats | sed -n 1p | tr -s ' ')"
holds /cli/formats/has-line sh -c '"$1" formats | grep -q "^line  *read,write "' sh "$program"
same /cli/formats/json-has-arrays '{"id":"grid","access":["read","write"],"suffixes":["sud","sudoku","grid"],"name":"Grid of rows"}' \
     "$(q formats --json | grep '"grid"')"
same /cli/formats/json-says-the-same "$(q formats | sed -e 1d -e 's/ .*//')" \
     "$(q formats --json | sed 's/^{"id":"\([^"]*\)".*/\1/')"

finish

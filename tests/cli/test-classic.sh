#!/bin/sh
# test-classic.sh QUADRILLE_CLI: the problems to teach with, listed, printed, and traced in their own words.

. "$(dirname "$0")/claims.sh"

ids=$(q classic | awk 'NR > 1 { print $1 }' | xargs)
same /cli/classic/list 'nope knuth xcc dominoes mutilated queens latin langford pentominoes' "$ids"
same /cli/classic/list-says-arguments 'queens 1-64 queens:8 Queens' "$(echo $(q classic | grep '^queens'))"
for id in $ids
do
  same "/cli/classic/$id/usual" "$(q classic "$id")" "$(q classic "$(q classic | awk -v id="$id" '$1 == id { print $3 }')")"
  same "/cli/classic/$id/is-read-back" "$(q classic "$id")" "$(q classic "$id" | q convert --to dlx)"
done

# The example of the trace, which was worked by hand.
same /cli/classic/knuth/is-the-example "$(cat "$(dirname "$0")/trace/6x7.dlx")" "$(q classic knuth | grep -v '^|')"
same /cli/classic/word-is-a-comment '| dominoes:3x2' "$(q classic dominoes:3x2 | head -n 1)"

# counts WORD SOLUTIONS
counts ()
{
  same "/cli/classic/$1/solutions" "$2" "$(q classic "$1" | q count --limit 0)"
}
counts knuth 1
counts nope 1
counts xcc 1
counts dominoes 3
counts mutilated 0
counts queens:6 4
counts latin:3 12
counts langford:7 52

# begins WORD TEXT: the first lines of its trace
begins ()
{
  same "/cli/classic/$1/trace" "$2" "$(q trace --classic "$1" --step option --limit 2)"
}
begins queens:4 'A queen in row 3: 4 places are left, the fewest.
Try a queen on R3C3 (choice 1 of 4).'
begins pentominoes 'Piece X: 32 places are left, the fewest.
Try piece X on R1C2, R2C1, R2C2, R2C3, R3C2 (choice 1 of 32).'
begins langford:3 'Pair 3: 2 places are left, the fewest.
Try pair 3 in slots 1, 5 (choice 1 of 2).'
begins dominoes 'R1C1: 2 ways to fill it are left, the fewest.
Try a domino on R1C1, R2C1 (choice 1 of 2).'
begins latin:2 'Cell R1C1: 2 digits fit, the fewest.
Try R1C1=1 (choice 1 of 2).'
begins nope 'Item d: 1 option is left, the fewest.
Try option E (choice 1 of 1).'
same /cli/classic/trace-is-that-of-the-file "$(q classic xcc | q trace)" "$(q trace --classic xcc)"
same /cli/classic/trace-json "$(q classic queens:4 | q trace --json)" "$(q trace --json --classic queens:4)"
same /cli/classic/trace-ends 'Finished: there are 2 solutions.' "$(q trace --classic queens:4 --step level | tail -n 1)"

same /cli/exit/classic 0 "$(exit_of q classic)"
same /cli/exit/classic-unknown 2 "$(exit_of q classic queens:65)"
same /cli/exit/classic-two 2 "$(exit_of q classic knuth nope)"
same /cli/exit/trace-classic-without-solution 1 "$(exit_of q trace --classic mutilated)"
same /cli/exit/trace-classic-and-file 2 "$(exit_of q trace --classic knuth -)"
same /cli/classic/unknown 'quadrille-cli: classic: unknown problem "fly"; quadrille-cli classic lists all' \
     "$(q classic fly 2>&1)"

finish

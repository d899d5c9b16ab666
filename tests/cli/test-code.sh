#!/bin/sh
# test-code.sh QUADRILLE_CLI: the algorithm in its forms.  That the programs run is claimed in tests/listing.

. "$(dirname "$0")/claims.sh"

for form in pseudo c plain python knuth
do
  q code --form $form >"$scratch/$form"
  same "/cli/code/$form/exit" 0 $?
  q code --form $form --colours >"$scratch/$form-colours"
  q code --form $form --choose first >"$scratch/$form-first"
  q code --form $form --choose random:7 >"$scratch/$form-random"
  for other in colours first random
  do
    holds "/cli/code/$form/$other-is-another" sh -c '! cmp -s "$1" "$2"' sh "$scratch/$form" "$scratch/$form-$other"
  done
  same "/cli/code/$form/no-line-ends-in-a-space" '' "$(grep -n ' $' "$scratch/$form" "$scratch/$form-colours")"
done
same /cli/code/pseudo-is-the-default "$(cat "$scratch/pseudo")" "$(q code)"

# procedure FILE NAME: the lines of a procedure
procedure ()
{
  sed -n "/^$2/,/^\$/p" "$1" | grep .
}
same /cli/code/unlink-is-three-writes 'unlink (n):
  n.up.down = n.down
  n.down.up = n.up
  n.item.size = n.item.size − 1' "$(procedure "$scratch/pseudo" unlink)"
same /cli/code/relink-is-its-inverse 'def relink(n):
    up[down[n]] = n
    down[up[n]] = n
    size[item[n]] += 1' "$(procedure "$scratch/python" 'def relink')"
same /cli/code/uncover-in-c 'static void uncover(Node *i) {
  for (Node *o = i->up; o != i; o = o->up)
    unhide(o);
  i->right->left = i;
  i->left->right = i;
}' "$(procedure "$scratch/c" 'static void uncover(Node \*i) {')"
same /cli/code/knuth-names-eight-steps 'Backtrack
Choose i
Cover i
Enter level l
Initialize
Leave level l
Try again
Try x[l]' "$(sed -n 's/^  X[1-8]\. \[\(.*\)\.\] .*/\1/p' "$scratch/knuth" | LC_ALL=C sort)"
same /cli/code/colours-are-algorithm-c 8 "$(grep -c '^  C[1-8]\. \[' "$scratch/knuth-colours")"
same /cli/code/without-colours-nothing-is-purified '' "$(grep -l purify "$scratch/pseudo" "$scratch/c" "$scratch/python" "$scratch/knuth")"

finish

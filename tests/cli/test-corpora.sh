#!/bin/sh
# test-corpora.sh QUADRILLE_CLI: whole collections, where they are.

. "$(dirname "$0")/claims.sh"

if ! folder=$(corpora)
then
  skip /cli/corpora/counts 'the corpora are not here'
  finish
fi

# exact FILE SOLUTIONS UPDATES NODES [long]: as Knuth's programs count them
exact ()
{
  file=$folder/exact_cover/$1.dlx
  if [ ! -r "$file" ]
  then
    skip "/cli/corpora/counts/$1" 'the corpora do not have this file'
  elif [ -n "${5-}" ] && [ -n "${QUADRILLE_QUICK-}" ]
  then
    skip "/cli/corpora/counts/$1" 'this run is quick'
  else
    same "/cli/corpora/counts/$1" "$2 updates $3 nodes $4" \
         "$(q count --limit 0 --stats "$file" 2>&1 |
            awk '/^[0-9]/ { n = $1 } $1 == "updates" { u = $2 } $1 == "nodes" { k = $2 }
                 END { print n " updates " u " nodes " k }')"
  fi
}

exact queens8          92       16230      1020
exact queens10         724      199976     11685
exact queens12         14200    3611291    212684
exact langford11_full  35584    5974979    439747
exact langford12_full  216288   38673459   2831065  long
exact pent6x10         9356     1242377480 3637261  long
exact domino8x8        12988816 184609612  50102176 long
exact latin6_row1fixed 1128960  91695851   12818871 long

if [ -r "$folder/edge_counts.txt" ]
then
  # puzzle:count:solution; every field but the first is a comment to us
  q count --limit 0 "$folder/edge_counts.txt" >"$scratch/counted"
  cut -d: -f2 "$folder/edge_counts.txt" >"$scratch/wanted"
  holds /cli/corpora/edge-counts cmp -s "$scratch/wanted" "$scratch/counted"
  grep ':1:' "$folder/edge_counts.txt" | q solve --unique >"$scratch/solved"
  grep ':1:' "$folder/edge_counts.txt" | cut -d: -f3 >"$scratch/wanted"
  holds /cli/corpora/edge-solutions cmp -s "$scratch/wanted" "$scratch/solved"
else
  skip /cli/corpora/edge-counts 'the corpora do not have this file'
fi

if [ -r "$folder/edge_invalid.txt" ]
then
  # "unsolvable square" is a cell, the others are groups.
  sed -e 's/^[^ ]* //' -e 's/\(.*\) duplicate/invalid \1/' -e 's/unsolvable square/none digit/' \
      -e 's/unsolvable .*/none place/' "$folder/edge_invalid.txt" >"$scratch/wanted"
  q check "$folder/edge_invalid.txt" |
    sed -e 's/^invalid: . twice in \([a-z]*\).*/invalid \1/' -e 's/^none: no \([a-z]*\).*/none \1/' >"$scratch/found"
  holds /cli/corpora/edge-invalid cmp -s "$scratch/wanted" "$scratch/found"
else
  skip /cli/corpora/edge-invalid 'the corpora do not have this file'
fi

for name in 17clue unbiased kids top1465 hardest1106 hardest11plus
do
  if [ -r "$folder/$name.txt" ]
  then
    same "/cli/corpora/unique/$name" "$(grep -c . "$folder/$name.txt") unique" \
         "$(q solve --unique "$folder/$name.txt" | awk 'length () == 81 { n++ } END { print n " unique" }')"
  else
    skip "/cli/corpora/unique/$name" 'the corpora do not have this file'
  fi
done
if [ -r "$folder/multi.txt" ]
then
  same /cli/corpora/multiple/multi multiple "$(q solve --unique "$folder/multi.txt" | sort -u)"
else
  skip /cli/corpora/multiple/multi 'the corpora do not have this file'
fi

finish

#!/bin/sh
# test-readme.sh QUADRILLE_CLI: what README.md shows is what happens.

. "$(dirname "$0")/claims.sh"
readme=$(cd "$(dirname "$0")/../.." && pwd)/README.md

if [ ! -r "$readme" ]
then
  skip /cli/readme/examples 'there is no README.md'
  finish
fi
PATH=$(dirname "$program"):$PATH
cd "$scratch" || exit 1

# What stands in ```console: commands behind `$ `, then what they print. Each goes to two files.
awk '
  /^```/    { inside = $0 == "```console"; next }
  !inside   { next }
  /^\$ /    { n++; print substr ($0, 3) >(n ".command"); printf "" >(n ".shown"); next }
            { print >(n ".shown") }
' "$readme"

n=0
while n=$((n + 1)); [ -f $n.command ]
do
  sh $n.command >$n.out 2>$n.err
  # Messages are seen beside the answers; which come first is up to the terminal.
  cat $n.err $n.out | sort >$n.all
  same "/cli/readme/$(sed 's/.*quadrille-cli //; q' $n.command)" "$(sort $n.shown)" "$(cat $n.all)"
done
holds /cli/readme/has-examples [ $n -gt 10 ]
same /cli/readme/lists-every-format "$(q formats | sed -e 1d -e 's/ .*//' | sort)" \
     "$(sed -n 's/^| `\([a-z-]*\)` | .*/\1/p' "$readme" | sort)"

finish

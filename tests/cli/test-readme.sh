#!/bin/sh
# test-readme.sh QUADRILLE_CLI: the commands in README.md and the manual page print the output shown
# there.

. "$(dirname "$0")/claims.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
readme=$root/README.md
manual=$root/data/quadrille-cli.1

if [ ! -r "$readme" ]
then
  skip /cli/readme/examples 'there is no README.md'
  finish
fi
PATH=$(dirname "$program"):$PATH
cd "$scratch" || exit 1

# A command stands behind `$ `, with its output below; in the page between ```console and ```, in
# the manual between .EX and .EE with the escapes of roff.  Each command and each output goes to a
# file.
{
  sed -n '/^```console/,/^```$/p' "$readme"
  sed -n '/^\.EX/,/^\.EE/p' "$manual" | sed -e 's/\\&//g' -e 's/\\-/-/g' -e 's/\\e/\\/g'
} | awk '
  /^```/ || /^\.E[XE]$/ { inside = /console/ || /X/; n_shown = 0; next }
  !inside                { next }
  /^\$ /                 { n++; n_shown = 1; print substr ($0, 3) >(n ".command"); printf "" >(n ".shown"); next }
  n_shown                { print >(n ".shown") }
'

n=0
while n=$((n + 1)); [ -f $n.command ]
do
  sh $n.command >$n.out 2>$n.err
 # A terminal shows messages among the answers, in any order.
  cat $n.err $n.out | sort >$n.all
  same "/cli/readme/$(sed 's/.*quadrille-cli //; q' $n.command)" "$(sort $n.shown)" "$(cat $n.all)"
done
holds /cli/readme/has-examples [ $n -gt 10 ]
holds /cli/readme/has-at-most-150-lines [ "$(wc -l <"$readme")" -le 150 ]
same /cli/manual/describes-every-format "$(q formats | sed -e 1d -e 's/ .*//' | sort)" \
     "$(sed -n '/^\.SH FORMATS/,/^\.SH JSON/p' "$manual" | sed -n '/^\.TP/{ n; s/^\.B //p; }' | sort)"

finish

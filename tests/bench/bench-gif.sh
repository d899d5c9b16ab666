#!/bin/sh
# bench-gif.sh QUADRILLE_CLI: the time of 600 frames of 1280x720 as GIF, drawing included, and their
# size: the dance link by link with its sentences, in every view.  The aim is 5 s and 3 MB.  One
# thread draws and one writes: the processor time of both is printed beside.

program=$1
here=$(dirname "$0")
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# A 9x9 of our own with one solution, in which the search goes astray; and eight queens.
echo .......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9....... >"$scratch/9x9"

# dance SUBJECT LAST VIEW: a line of the table
dance ()
{
  case $1 in
    9x9) subject=$scratch/9x9 ;;
    *)   subject="--classic $1" ;;
  esac
  seconds=$(python3 "$here/cpu.py" waited /dev/null "$program" draw $subject --what "$3" --every link --sentences \
                    --size 1280x720 --to "$2" -o "$scratch/dance.gif")
  echo "$seconds" | awk -v subject="$1" -v view="$3" -v bytes="$(wc -c <"$scratch/dance.gif")" \
      '{ printf "%-10s %-8s %8.2f %8.2f %8.2f\n", subject, view, $2, $1, bytes / 1e6 }'
}

printf '%-10s %-8s %8s %8s %8s\n' subject view s cpu MB
for view in board step matrix links tree
do
  dance 9x9 869 $view
  dance queens:8 854 $view
  dance knuth end $view
done

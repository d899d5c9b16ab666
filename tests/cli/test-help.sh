#!/bin/sh
# test-help.sh QUADRILLE_CLI: help, manual and completion have every command and every option; usage
# errors.

. "$(dirname "$0")/claims.sh"
data=$(dirname "$0")/../../data

commands=$(q --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p')
same /cli/help/commands 'solve count check explain hint rate generate convert formats classic code trace draw export bench compare help' "$(echo $commands)"

# Each help is printed once and kept: with a sanitizer the program starts slowly.
for command in $commands
do
  q "$command" --help >"$scratch/help-$command"
  echo $? >"$scratch/exit-$command"
done

# options COMMAND: as its help lists them
options ()
{
  sed -n 's/^  \(-., \)\{0,1\}\(--[a-z-]*\).*/\2/p' "$scratch/help-$1"
}
letters ()
{
  sed -n 's/^  \(-.\), .*/\1/p' "$scratch/help-$1"
}

manual=$(sed -e 's/\\-/-/g' -e 's/\\f.//g' "$data/quadrille-cli.1")
# mentions WORD: the manual has it, not as a part of another
mentions ()
{
  printf '%s\n' "$manual" | grep -qE -- "(^|[^a-z-])$1([^a-z-]|\$)"
}
for command in $commands
do
  same "/cli/help/exits-well/$command" 0 "$(cat "$scratch/exit-$command")"
  same "/cli/help/two-ways/$command" "$(cat "$scratch/help-$command")" "$(q help "$command")"
  holds "/cli/manual/command/$command" mentions "$command"
  for option in $(options "$command") $(letters "$command")
  do
    holds "/cli/manual/option/$command/$option" mentions "$option"
  done
done
same /cli/manual/has-nothing-else '' \
     "$(printf '%s\n' "$manual" | grep -v -e '^parallel' -e '^sbatch' | grep -oE -- '(^|[^a-z-])--[a-z][a-z-]*' | sed 's/^[^-]//' | sort -u |
        while read -r option
        do
          for command in $commands; do options "$command"; done | grep -qx -- "$option" ||
            [ "$option" = --version ] || echo "$option"
        done)"
same /cli/help/lines-fit '' "$(awk 'length () > 96' "$scratch"/help-*)"

# completed WORD…: bash's completions of the last word
completed ()
{
  PATH=$(dirname "$program"):$PATH bash -c '
    . "$1"
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _quadrille_cli
    printf "%s\n" "${COMPREPLY[@]}"' bash "$data/quadrille-cli.bash" "$program" "$@" | LC_ALL=C sort -u
}
if command -v bash >/dev/null
then
  same /cli/completion/commands "$( { printf '%s\n' $commands --help --version; } | sort)" "$(completed '')"
  for command in $commands
  do
    same "/cli/completion/options/$command" "$( { options "$command"; letters "$command"; } | sort)" \
         "$(completed "$command" -)"
  done
  same /cli/completion/begun '--minimal' "$(completed check --mi)"
  same /cli/completion/engines "$(printf '%s\n' auto backtrack bands bits cells links matrix memory)" "$(completed solve --engine '')"
  same /cli/completion/formats "$(q formats | awk 'NR > 1 && index ($2, "write") { print $1 }' | LC_ALL=C sort)" "$(completed convert --to '')"
  same /cli/completion/classics "$(q classic | awk 'NR > 1 { print $1 }' | sort)" "$(completed classic '')"
  same /cli/completion/traced-classics 'langford
latin' "$(completed trace --classic la)"
  same /cli/completion/steps 'level
link' "$(completed trace --step l)"
  same /cli/completion/pictures 'board
both
candidates
links
matrix
position
puzzle
reason
solution
step
tree' "$(completed draw --what '')"
  same /cli/completion/forms 'c
knuth
plain
pseudo
python' "$(completed code --form '')"
  same /cli/completion/themes 'dark' "$(completed draw --theme d)"
else
  skip /cli/completion/commands 'there is no bash'
fi

holds /cli/version/is-told sh -c '"$1" --version | grep -Eqx "quadrille-cli [0-9.]+"' sh "$program"

# complains EXPECTED WORD…: on standard error, with exit status 2, and prints nothing
complains ()
{
  expected=$1
  shift
  text=$(q "$@" 2>&1 >"$scratch/out" </dev/null; echo " exit $?")
  same "/cli/usage/$*" "quadrille-cli: $expected
 exit 2" "$text"
  [ ! -s "$scratch/out" ] || echo "# printed something: $*" >&2
}
complains 'unknown command "fly"; try: quadrille-cli --help' fly
complains 'unknown command "fly"; try: quadrille-cli --help' help fly
complains 'solve: unknown option --fly; try: quadrille-cli solve --help' solve --fly
complains 'solve: unknown option -x; try: quadrille-cli solve --help' solve -x
complains 'count: unknown option --unique; try: quadrille-cli count --help' count --unique
complains 'solve: --engine cannot be "fast": expected auto, links, bands, cells, bits, memory, backtrack, matrix' solve --engine fast
complains 'solve: --engine needs an argument: expected auto, links, bands, cells, bits, memory, backtrack, matrix' solve --engine
complains 'solve: --unique takes no argument' solve --unique=yes
complains 'count: --limit cannot be "-1": expected a number up to 18446744073709551615' count --limit -1
complains 'count: --limit cannot be "18446744073709551616": expected a number up to 18446744073709551615' \
          count --limit=18446744073709551616
complains 'bench: --seconds cannot be "86401": expected a number up to 86400' bench --seconds 86401
complains 'solve: --shape cannot be "rings": expected boxes:2x3, boxes:3x3+diagonals+windows, jigsaw:REGIONS, samurai, grids:2x2@R1C1@R3C3' \
          solve --shape rings
complains 'solve: --shape cannot be "boxes:3x": it cannot be understood from character 9 on' solve --shape boxes:3x
complains 'solve: --shape cannot be "boxes:9x9": boxes of this size have 81 cells, more than 64' solve --shape boxes:9x9
complains 'solve: --shape cannot be "boxes:2x3+windows": windows need a number of values that is a square, as 9 is: 6 is none' \
          solve --shape boxes:2x3+windows
complains 'solve: --shape cannot be "jigsaw:1112122233343445": the number of its regions is 5 instead of 4' \
          solve --shape jigsaw:1112122233343445
complains 'solve: --shape cannot be "jigsaw:1112122233343434": the number of cells in region "3" is 5 instead of 4' \
          solve --shape jigsaw:1112122233343434
complains 'solve: --shape cannot be "jigsaw:111": the number of its cells is not a square: 3' solve --shape jigsaw:111
complains 'solve: --shape cannot be "grids:2x2@R1C1@R2C2": the boxes of grids 1 and 2 do not lie on each other where these overlap' \
          solve --shape grids:2x2@R1C1@R2C2
complains 'solve: --shape cannot be "grids:2x2@R1C1@R3C3@R1C1": grids 1 and 3 are at the same place' \
          solve --shape grids:2x2@R1C1@R3C3@R1C1
complains 'solve: --shape cannot be "grids:2x2@R1C1@R100C100": it takes more than 4096 cells' \
          solve --shape grids:2x2@R1C1@R100C100
complains 'solve: --jobs cannot be "9999": expected a number up to 1024' solve -j 9999
complains 'trace: --step cannot be "big": expected link, item, option, level' trace --step big
complains 'code: --form cannot be "basic": expected pseudo, c, plain, python, knuth' code --form basic
complains 'code: unexpected argument "x"' code x
complains 'solve: --unique and --all cannot be used together' solve --unique --all
complains 'solve: engine backtrack does not support --choose' solve --engine backtrack --choose first
complains 'formats: unexpected argument "x"' formats x
complains 'trace: --classic cannot be "queens:65": expected a problem that quadrille-cli classic lists' trace --classic queens:65
complains 'trace: unexpected argument "x"' trace --classic queens x
complains 'convert: no format given; use --to' convert
same /cli/usage/no-command 'Usage: quadrille-cli COMMAND [OPTION...] [FILE...]
Try: quadrille-cli --help
exit 2' "$(q 2>&1 >/dev/null; echo "exit $?")"
holds /cli/help/shapes-are-shown sh -c '"$1" solve --help | grep -q grids:2x2@R1C1@R3C3' sh "$program"
holds /cli/help/engines-say-what-they-can sh -c '"$1" solve --help | grep -q "Sudokus of any shape"' sh "$program"
same /cli/usage/letter-with-argument "$S4" "$(echo $P4 | q solve -j2)"
same /cli/usage/files-behind-two-dashes "$S4" "$(cd "$scratch" && echo $P4 >--all && q solve -- --all)"

finish

#!/bin/sh
# test-language.sh QUADRILLE_CLI: messages follow the user's language; answers and numbers never do.

. "$(dirname "$0")/claims.sh"

# A locale for German: the system's; or one made here; or, for the words, any that is not called C.
locale=
for name in de_DE.UTF-8 de_DE.utf8
do
  [ -n "$locale" ] || ! locale -a 2>/dev/null | grep -qx "$name" || locale=$name
done
if [ -z "$locale" ] && localedef -i de_DE -f UTF-8 "$scratch/de_DE.UTF-8" 2>/dev/null
then
  LOCPATH=$scratch
  export LOCPATH
  locale=de_DE.UTF-8
fi
[ -n "$locale" ] || locale=C.UTF-8

german ()
{
  LC_ALL=$locale LANGUAGE=de "$program" "$@"
}

if [ "$(german solve fehlt 2>&1)" = "$(q solve fehlt 2>&1)" ] && [ "$(german --help)" = "$(q --help)" ]
then
  skip /cli/language/german 'there is no locale or no catalogue for it'
  finish
fi

same /cli/language/messages '-:2:4: die Zeile hat 3 Zeichen: erwartet 81' \
     "$(printf '%s\n' $P9 bad | german solve 2>&1 >/dev/null)"
same /cli/language/verdicts '-:1:1: Zeile 4 enthält zwei 1.' \
     "$(echo ............1..1 | german check --verbose 2>&1 >/dev/null)"
same /cli/language/trace 'Fertig: Es gibt genau eine Lösung.' "$(echo $P4 | german trace --step level | tail -n 1)"
same /cli/language/help 'Aufruf: quadrille-cli solve [OPTION...] [FILE...]' "$(german solve --help | sed -n 2p)"

printf '%s\n' $P4 $P9 bad $NONE9 $EMPTY9 ............1..1 >"$scratch/puzzles"
for command in 'solve --unique' count 'check --minimal' 'solve --json' 'check --json' formats 'trace --json' \
               'convert --to line'
do
  case $command in formats) file= ;; *) file=$scratch/puzzles ;; esac
  # shellcheck disable=SC2086  # several words
  same "/cli/language/answers-stay/$command" "$(q $command $file 2>/dev/null)" "$(german $command $file 2>/dev/null)"
done
# 0.001, never 0,001
holds /cli/language/numbers-stay sh -c 'expr "$1" : ".*seconds [0-9]*\.[0-9][0-9][0-9]" >/dev/null' sh \
      "$(german solve --stats "$scratch/puzzles" 2>&1 >/dev/null | tail -n 1)"

for language in es fr zh_CN
do
  other=$(LC_ALL=$locale LANGUAGE=$language "$program" --help)
  holds "/cli/language/speaks/$language" [ "$other" != "$(q --help)" ]
done

finish

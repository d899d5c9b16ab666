# Completion of quadrille-cli for bash.
#
# It asks the program itself, so it knows exactly the commands, options, engines and formats that there are.

# The first words of the lines of a table: of --help, of `formats`.
_quadrille_cli_first_words ()
{
  awk '/^  [a-z]/ { print $1 }'
}

_quadrille_cli_formats ()
{
  LC_ALL=C "$1" formats 2>/dev/null | awk -v access="$2" 'NR > 1 && index ($2, access) { print $1 }'
}

_quadrille_cli_classics ()
{
  LC_ALL=C "$1" classic 2>/dev/null | awk 'NR > 1 { print $1 }'
}

# What an option is followed by, if it is not a file.
_quadrille_cli_values ()
{
  case $2 in
    --engine)       echo auto
                    LC_ALL=C "$1" solve --help 2>/dev/null | _quadrille_cli_first_words ;;
    --engines)      LC_ALL=C "$1" "$command" --engines '' 2>&1 </dev/null | sed 's/.*expected //; s/,//g' ;;
    --axes)         LC_ALL=C "$1" compare --axes '' 2>&1 </dev/null | sed 's/.*expected //; s/,//g' ;;
    --peers)        printf '%s\n' qqwing minisat cadical ;;
    --from)         _quadrille_cli_formats "$1" read ;;
    --to)           _quadrille_cli_formats "$1" write ;;
    --classic)      _quadrille_cli_classics "$1" ;;
    --choose)       printf '%s\n' fewest first random:1 ;;
    --form)         printf '%s\n' pseudo c plain python knuth ;;
    --rules)        printf '%s\n' fewest,first first,fewest fewest,random:1 ;;
    --what)         printf '%s\n' puzzle solution both candidates position board links matrix tree step reason ;;
    --format)       printf '%s\n' png svg pdf tex txt gif mp4 webm ;;
    --to)           printf '%s\n' start end solution:1 dead-end:1 ;;
    --every)        printf '%s\n' link item option level key ;;
    --at)           printf '%s\n' start end solution:1 dead-end:1 ;;
    --solutions)    printf '%s\n' none back foot last ;;
    --captions)     printf '%s\n' none number name rating file ;;
    --paper)        printf '%s\n' a3 a4 a5 a6 letter legal ;;
    --theme)        printf '%s\n' light dark contrast print ;;
    --size)         printf '%s\n' 800x600 1366x768 1920x1080 80x80mm ;;
    --needs)        LC_ALL=C "$1" generate --needs '' 2>&1 </dev/null | sed 's/.*expected //; s/,//g' ;;
    --rating)       printf '%s\n' beginner easy medium hard very-hard extreme ;;
    --symmetry)     printf '%s\n' none half-turn quarter-turn left-right up-down both-axes main-diagonal antidiagonal \
                                  both-diagonals full ;;
    --only)         LC_ALL=C "$1" explain --only '' 2>&1 </dev/null | sed 's/.*expected //; s/,//g' ;;
    --step)         printf '%s\n' link item option level 1 1.. ;;
    --shape)        printf '%s\n' boxes:2x2 boxes:2x3 boxes:3x3 boxes:3x3+diagonals boxes:3x3+windows \
                                  boxes:3x4 boxes:4x4 boxes:5x5 samurai \
                                  grids:2x2@R1C1@R3C3 ;;
    --jobs | -j | --number | -n | --seed | --clues | --regions | --tries | --limit | --steps | --limit-nodes | --seconds | --rounds | --runs | --sample | --phase | --scale | --dpi | --speed | --per-page | --margin | --title | --footer) echo ;;
    *)              return 1 ;;
  esac
}

_quadrille_cli ()
{
  local program=${COMP_WORDS[0]} command=${COMP_WORDS[1]} word=${COMP_WORDS[COMP_CWORD]} words
  local before=${COMP_WORDS[COMP_CWORD - 1]}

  # `random:1`, `boxes:2x3` and `--from=line` are several words to readline.
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]
  then
    words="$(LC_ALL=C "$program" --help 2>/dev/null | _quadrille_cli_first_words) --help --version"
  elif [ "${word#-}" != "$word" ]
  then
    words=$(LC_ALL=C "$program" "$command" --help 2>/dev/null |
            awk '/^  -/ { sub (",", "", $1); print $1; if ($1 !~ /^--/) print $2 }')
  elif [ "$command" = help ]
  then
    words=$(LC_ALL=C "$program" --help 2>/dev/null | _quadrille_cli_first_words)
  elif [ "$command" = classic ]
  then
    words=$(_quadrille_cli_classics "$program")
  elif ! words=$(_quadrille_cli_values "$program" "$before")
  then
    # Names of files: readline's own.
    return
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -o default -F _quadrille_cli quadrille-cli

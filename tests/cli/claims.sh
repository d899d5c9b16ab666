# claims.sh - functions for the scripts in this folder; each script gets the path of quadrille-cli
# and sources this first.
#
#   same /cli/solve/one-line "$expected" "$actual"     holds when both are the same text
#   holds /cli/solve/fails [ $? -eq 1 ]                holds when the command succeeds
#   skip /cli/solve/million 'why'
#   finish

# Absolute, because some claims run in another folder.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
count=0
broken=0

# English, in every locale.
LC_ALL=C
export LC_ALL
unset LANGUAGE

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

q ()
{
  "$program" "$@"
}

holds ()
{
  claim=$1
  shift
  count=$((count + 1))
  if "$@"
  then
    echo "ok $count - $claim"
  else
    echo "# not true: $*" >&2
    echo "not ok $count - $claim"
    broken=1
  fi
}

same ()
{
  count=$((count + 1))
  if [ "$2" = "$3" ]
  then
    echo "ok $count - $1"
  else
    printf '%s\n' "expected: $2" "actual:   $3" | sed 's/^/# /' >&2
    echo "not ok $count - $1"
    broken=1
  fi
}

skip ()
{
  count=$((count + 1))
  echo "ok $count - $1 # SKIP $2"
}

# exit_of COMMAND…: prints its exit status
exit_of ()
{
  "$@" >/dev/null 2>&1
  echo $?
}

# Prints the folder of the corpora; fails without one.
corpora ()
{
  folder=${QUADRILLE_CORPORA:-$(dirname "$0")/../../../shared/corpora}
  [ -r "$folder" ] && echo "$folder"
}

finish ()
{
  echo "1..$count"
  exit $broken
}

# Facts of our own, each with one solution, and a 9x9 without any.
P4=1..4..1..3..2...
S4=1234341243212143
P9=.......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9.......
S9=236758419419326578578149236827591643643287951951463827762815394185934762394672185
NONE9=12345678.........9...............................................................
EMPTY9=.................................................................................

#!/bin/sh
# hardening.sh CANARY FORTIFY NOW SANITIZED PROGRAM…: the finished programs resist attacks through a
# broken parser.
#
# The first four arguments are true or false: whether the compiler checks the stack and the sizes of
# buffers, whether the linker binds all symbols at the start, and whether this is a sanitizer's
# build.

canary=$1
fortify=$2
now=$3
sanitized=$4
shift 4
count=0

# claim NAME WHETHER WHY COMMAND…: holds where the command succeeds; skipped with WHY where WHETHER is not true
claim ()
{
  count=$((count + 1))
  what=$1 whether=$2 why=$3
  shift 3
  if [ "$whether" != true ]
  then
    echo "ok $count - /lint/hardening/$what # SKIP $why"
  elif "$@"
  then
    echo "ok $count - /lint/hardening/$what"
  else
    echo "not ok $count - /lint/hardening/$what"
  fi
}

# shows OPTION PATTERN PROGRAM: readelf prints a line that matches
shows ()
{
  readelf -W "$1" "$3" 2>/dev/null | grep -qE "$2"
}

if ! command -v readelf >/dev/null
then
  echo '1..0 # SKIP readelf is not installed'
  exit 0
fi
if [ "$sanitized" = true ]
then
  echo '1..0 # SKIP a build with sanitizers is not hardened'
  exit 0
fi

for program in "$@"
do
  name=${program##*/}
  claim "is-position-independent/$name" true '' shows -h 'Type: +DYN' "$program"
  claim "stack-is-not-executable/$name" true '' shows -l 'GNU_STACK .* RW ' "$program"
  claim "relocations-are-read-only/$name" "$now" 'the linker does not know -z relro and -z now' \
        shows -l GNU_RELRO "$program"
  claim "symbols-are-bound-at-the-start/$name" "$now" 'the linker does not know -z relro and -z now' \
        shows -d 'BIND_NOW|\(FLAGS_1\).*NOW' "$program"
  claim "stack-is-guarded/$name" "$canary" 'the compiler does not know -fstack-protector-strong' \
        shows --dyn-syms '__stack_chk_(fail|guard)' "$program"
  claim "buffers-are-checked/$name" "$fortify" 'this C library or this optimization has no _FORTIFY_SOURCE' \
        shows --dyn-syms '_chk(@|$)' "$program"
done

echo "1..$count"

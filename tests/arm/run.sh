#!/bin/sh
# run.sh SOURCE_ROOT: the engines compiled for 64-bit ARM, NEON included, tested on any machine.
#
# The rooms that need only libc are compiled for it, with the tests that compare engines, and run
# under qemu's emulation of one process.  Without the compiler or qemu the test is skipped at no
# cost.  Debian has them as gcc-aarch64-linux-gnu and qemu-user.  QUADRILLE_ARM_TESTS names more
# tests of these rooms, ROOM/NAME, and QUADRILLE_ARM_LONG runs them in full length.

root=$1
compiler=aarch64-linux-gnu-gcc
machine=qemu-aarch64
tests=${QUADRILLE_ARM_TESTS-engines/bands engines/bits engines/agree}
quick='env QUADRILLE_QUICK=1'
[ -z "${QUADRILLE_ARM_LONG-}" ] || quick=
rooms='base cover board sudoku engines/core engines/links engines/memory engines/matrix engines/backtrack engines/bands
       engines/cells engines/bits engines/auto engines'
count=0

# Sanitizers shorten runs, and do not affect the code compiled here.
if [ -n "${QUADRILLE_QUICK-}" ]
then
  echo 'ok 1 - /arm/engines # SKIP this run is quick'
  echo 1..1
  exit 0
fi
command -v $machine >/dev/null || machine=qemu-aarch64-static
for tool in $compiler $machine
do
  if ! command -v $tool >/dev/null
  then
    echo "ok 1 - /arm/engines # SKIP $tool is not installed"
    echo 1..1
    exit 0
  fi
done

cd "$root" || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# Fewer optimisations than in a release: correctness counts here, and a short compilation.
compile="$compiler -std=c11 -O1 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror -DCHECK_SOURCE_ROOT=\\\"$PWD\\\" -Itests/harness"
for room in $rooms
do
  compile="$compile -Isrc/$room -Itests/$room"
done
for room in $rooms; do ls src/"$room"/*.c; done >"$scratch/sources"
ls tests/harness/*.c tests/engines/grids.c tests/engines/covers.c tests/cover/problems.c >>"$scratch/sources"
if ! sed 's,/,_,g; s,^,'"$scratch"'/,; s,\.c$,.o,' "$scratch/sources" | paste "$scratch/sources" - |
     xargs -P "$(nproc)" -n 2 sh -c "$compile"' -c "$0" -o "$1" || exit 255'
then
  echo 'not ok 1 - /arm/engines'
  echo 1..1
  exit 1
fi

broken=0
for test in $tests
do
  count=$((count + 1))
  program=$scratch/${test%/*}-${test#*/}
 # One claim for each program: its own claims become comments.
  if eval "$compile" -o "$program" "tests/${test%/*}/test-${test#*/}.c" "$scratch/*.o" -static -pthread -lm \
          -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=free &&
     $quick $machine "$program" >"$scratch/said"
  then
    echo "ok $count - /arm/$test"
  else
    echo "not ok $count - /arm/$test"
    broken=1
  fi
  sed 's/^/# /' "$scratch/said" >&2
done
echo "1..$count"
exit $broken

#!/bin/sh
# test-setup.sh QUADRILLE_CLI: src/run installs missing packages; where it cannot, it names them.

. "$(dirname "$0")/claims.sh"
run=$(cd "$(dirname "$0")/../.." && pwd)/src/run

# A folder of commands that is the whole PATH.  It has no compiler, so src/run misses packages.
bin=$scratch/bin
mkdir "$bin"
for name in sh dirname grep ls
do
  ln -s "$(command -v $name)" "$bin/$name"
done

# put NAME SCRIPT: one more command
put ()
{
  printf '#!%s\n%s\n' "$bin/sh" "$2" >"$bin/$1"
  chmod +x "$bin/$1"
}

# install PACKAGE…: runs src/run, which misses these packages besides; prints its messages and its status
install ()
{
  # shellcheck disable=SC2046  # several words
  PATH=$bin sh "$run" --install-only $(printf '%s=false ' "$@") 2>&1 </dev/null
  echo "status $?"
}

# says PATTERN: the messages and the status of the last run contain it
says ()
{
  echo "$told" | grep -q -e "$1"
}

silent ()
{
  ! says "$1"
}

put id 'echo 1000'
put apt-get 'echo "apt-get $*"'
told=$(install some-package)
holds /cli/setup/without-sudo-names-the-packages says '^These packages are missing:.* gcc .* some-package$'
holds /cli/setup/without-sudo-says-how-to-install-them \
      says "su -c 'apt-get update && apt-get install --no-install-recommends .* some-package'"
holds /cli/setup/without-sudo-fails says '^status 1$'
holds /cli/setup/without-sudo-installs-nothing silent '^apt-get'

put sudo 'exec "$@"'
told=$(install some-package)
holds /cli/setup/with-sudo-installs-them says '^apt-get install .* some-package$'
holds /cli/setup/with-sudo-succeeds says '^status 0$'

rm "$bin/sudo"
put id 'echo 0'
told=$(install some-package)
holds /cli/setup/as-root-installs-them says '^apt-get install .* some-package$'

finish

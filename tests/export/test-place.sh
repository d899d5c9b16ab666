#!/bin/sh
# test-place.sh QUADRILLE_CLI: how a file takes its place: it is whole or not there, it keeps the access of the file that
# it replaces, a link stays a link, and a video gets the same care.  ffmpeg is a script here that writes down its
# arguments.

. "$(dirname "$0")/../cli/claims.sh"
cd "$scratch" || exit 1
has ()
{
  command -v "$1" >/dev/null
}
draw ()
{
  q draw --classic knuth --size 64x64 "$@"
}
access ()
{
  stat -c %a "$1"
}
# folder: all names in it, the hidden ones too
folder ()
{
  ls -A "$1" | xargs
}

mkdir links && echo old >links/target.png && ln -s target.png links/link.png
draw -o links/link.png
same /export/place/a-link-stays-a-link target.png "$(readlink links/link.png)"
holds /export/place/the-target-of-a-link-is-replaced sh -c '! grep -q old links/target.png'
ln -s made.png links/dangling.png
draw -o links/dangling.png
same /export/place/a-dangling-link-stays-a-link made.png "$(readlink links/dangling.png)"
holds /export/place/the-target-of-a-dangling-link-is-made [ -s links/made.png ]
ln -s "$scratch/links/far.png" links/absolute.png && ln -s links/absolute.png second.png
draw -o second.png
holds /export/place/a-chain-of-dangling-links-is-followed [ -L second.png -a -L links/absolute.png -a -s links/far.png ]
ln -s two.png links/one.png && ln -s one.png links/two.png
same /export/place/a-circle-of-links-is-refused 'links/one.png: Too many levels of symbolic links' \
     "$(draw -o links/one.png 2>&1)"
holds /export/place/a-circle-of-links-stays [ -L links/one.png -a -L links/two.png ]
ln -s no/such/a.png links/lost.png
same /export/place/a-link-into-no-folder 'links/lost.png: No such file or directory' "$(draw -o links/lost.png 2>&1)"

mkdir modes && echo old >modes/a.png && chmod 600 modes/a.png && draw -o modes/a.png
same /export/place/access-is-kept 600 "$(access modes/a.png)"
if [ "$(id -u)" = 0 ]
then
  echo old >modes/owned.png && chmod 640 modes/owned.png && chown 12345:23456 modes/owned.png && draw -o modes/owned.png
  same /export/place/owner-and-group-are-kept '12345:23456 640' "$(stat -c '%u:%g %a' modes/owned.png)"
else
  skip /export/place/owner-and-group-are-kept 'only root may give a file away'
fi
echo old >modes/acl.png
if has setfacl && has getfacl && setfacl -m u:12345:r modes/acl.png 2>/dev/null
then
  draw -o modes/acl.png
  same /export/place/acl-is-kept user:12345:r-- "$(getfacl -cn modes/acl.png 2>/dev/null | grep 12345)"
else
  skip /export/place/acl-is-kept 'setfacl is not installed, or the file system has no ACLs'
fi
long=$(awk 'BEGIN { for (i = 0; i < 251; i++) printf "n" }').png
draw -o modes/$long 2>/dev/null
holds /export/place/the-longest-name-is-possible [ -s modes/$long ]

# An unfinished file is hidden, and its name shows that it is temporary.
mkdir way
(
  echo $P9
  sleep 5
) | q convert --to grid -o way/out.txt - &
writer=$!
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
do
  [ -z "$(ls -A way)" ] || break
  sleep 0.1
done
holds /export/place/a-temporary-name-says-so sh -c 'ls -A way | grep -qE "^\.quadrille-[0-9]+\.tmp$"'
wait $writer
same /export/place/nothing-temporary-is-left out.txt "$(folder way)"
if has strace && strace -f -e trace=none true 2>/dev/null
then
  strace -f -o calls.txt -e trace=fsync,rename,renameat,renameat2 "$program" draw --classic knuth --size 64x64 -o way/a.png
  same /export/place/file-and-folder-are-brought-to-the-disk 'fsync rename fsync' \
       "$(sed -n 's/^[0-9]* *\([a-z]*\)[a-z0-9]*(.*/\1/p' calls.txt | sed 's/renameat/rename/' | xargs)"
else
  skip /export/place/file-and-folder-are-brought-to-the-disk 'strace is not installed'
fi

# An ffmpeg that writes down how it was called, and a little to its last argument.
mkdir bin
cat >bin/ffmpeg <<'END'
#!/bin/sh
printf '%s\n' "$@" >"$SCRATCH/arguments.txt"
cat >/dev/null
for last in "$@"; do :; done
case $last in
  file:*) out=${last#file:} ;;
  pipe:1) out=/dev/stdout ;;
  *)      echo "not a file: $last" >&2; exit 1 ;;
esac
ls -A "$(dirname "$out")" >"$SCRATCH/meanwhile.txt" 2>/dev/null
[ -z "$FAIL" ] || { echo 'av_interleaved_write_frame(): No space left on device' >&2; echo 'Conversion failed!' >&2; exit 1; }
echo video >"$out"
END
chmod +x bin/ffmpeg
film ()
{
  (PATH=$scratch/bin:$PATH SCRATCH=$scratch q draw --classic knuth --size 64x64 --every level "$@")
}
mkdir films && cd films || exit 1
for name in file:y.mp4 -x.mp4 a:b.mp4 http:z.mp4 '%d%03d.mp4.mp4' 'two words.mp4'
do
  # Numbered pictures have a percent sign; a video does with --format only.
  film --format mp4 -o "$name" 2>../err.txt
  same "/export/movie/any-name-is-a-file/$name" video "$(cat "./$name" 2>/dev/null)"
done
film -o 'tcp://127.0.0.1:9/k.mp4' 2>err.txt
same /export/movie/an-address-is-a-folder 'tcp://127.0.0.1:9/k.mp4: No such file or directory' "$(cat err.txt)"
rm -f err.txt
same /export/movie/only-files-are-left "$(printf '%s\n' file:y.mp4 -x.mp4 a:b.mp4 http:z.mp4 '%d%03d.mp4.mp4' 'two words.mp4' | sort | xargs)" \
     "$(ls -A | sort | xargs)"
cd .. || exit 1

mkdir care && cd care || exit 1
film -o m.mp4
same /export/movie/ffmpeg-gets-our-own-file 1 "$(grep -cE '^file:.*\.quadrille-[0-9]+\.tmp$' ../arguments.txt)"
same /export/movie/ffmpeg-may-use-files-and-pipes-only 'file,pipe file,pipe' \
     "$(grep -A1 -x -e -protocol_whitelist ../arguments.txt | grep , | xargs)"
holds /export/movie/our-own-file-is-hidden grep -qE '^\.quadrille-[0-9]+\.tmp$' ../meanwhile.txt
holds /export/movie/ffmpeg-stops-at-an-error grep -qx -e -xerror ../arguments.txt
rm -f m.mp4
echo somebody >m.mp4.part && film -o m.mp4
same /export/movie/somebodys-part-stays somebody "$(cat m.mp4.part)"
echo precious >precious && rm -f m.mp4.part m.mp4 && ln -s precious m.mp4.part && film -o m.mp4
same /export/movie/a-link-called-part-is-not-followed 'precious video' "$(cat precious m.mp4 | xargs)"
chmod 600 m.mp4 && film -o m.mp4
same /export/movie/access-is-kept 600 "$(access m.mp4)"
ln -s m.mp4 link.mp4 && echo old >m.mp4 && film -o link.mp4
same /export/movie/a-link-stays-a-link 'm.mp4 video' "$(readlink link.mp4) $(cat m.mp4)"
rm -f precious m.mp4.part link.mp4
echo old >m.mp4
same /export/movie/the-reason-is-ffmpegs 'm.mp4: ffmpeg failed: av_interleaved_write_frame(): No space left on device
exit 2' "$(FAIL=1; export FAIL; film -o m.mp4 2>&1; echo "exit $?")"
same /export/movie/old-file-stays 'm.mp4 old' "$(folder .) $(cat m.mp4)"
mkfifo pipe.mp4 && timeout 20 cat pipe.mp4 >through.txt &
reader=$!
sleep 0.2
film -o pipe.mp4 2>/dev/null
wait $reader
same /export/movie/a-pipe-is-written-to 'video pipe:1' "$(cat through.txt) $(tail -1 ../arguments.txt)"
cd .. || exit 1

finish

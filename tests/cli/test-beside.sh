#!/bin/sh
# test-beside.sh QUADRILLE_CLI: files that `solve --beside` and `convert -o` write are there whole or not at all.

. "$(dirname "$0")/claims.sh"
cd "$scratch" || exit 1

left ()
{
  find . -name '*.??????' ! -name '*.result' | wc -l | tr -d ' '
}

cat >course.txt <<END
... ... .19
... 3.. 5..
57. ..9 2.6

.27 ... ...
64. 28. ...
..1 .6. ..7

7.. 8.5 ..4
1.. ... 7.2
.9. ... ...
END
q solve --beside course.txt >/dev/null
same /cli/beside/writes-the-coursework-form '236 758 419
419 326 578
578 149 236

827 591 643
643 287 951
951 463 827

762 815 394
185 934 762
394 672 185' "$(cat course.result)"
cat >grid.sud <<END
+----+----+
|1 . | . 4|
|. . | 1 .|
+----+----+
|. 3 | . .|
|2 . | . .|
+----+----+
END
q solve --beside grid.sud >out
same /cli/beside/prints-too "$S4" "$(cat out)"
same /cli/beside/keeps-the-layout '+----+----+
|1 2 | 3 4|
|3 4 | 1 2|
+----+----+
|4 3 | 2 1|
|2 1 | 4 3|
+----+----+' "$(cat grid.result)"

cat grid.sud grid.sud >grids.sud
q solve --beside grids.sud >/dev/null
same /cli/beside/grids-stay-apart "$S4
$S4" "$(q convert --to line grids.result)"

printf '%s first\n%s\nbad\n%s second\n' $P4 $NONE9 $P4 >lines.txt
q solve --beside lines.txt >out 2>/dev/null
same /cli/beside/one-answer-for-each-puzzle "$S4 first
no solution
error
$S4 second" "$(cat lines.result)"

printf '# top\n%s # one\n\n# mid\n%s\n# bad\nbad\n%s\n# end' $P4 $NONE9 $P4 >headed.txt
q solve --beside headed.txt >/dev/null 2>&1
same /cli/beside/keeps-comments-and-empty-lines "# top
$S4 # one

# mid
no solution
# bad
error
$S4
# end" "$(cat headed.result)"
printf '# top\n1..4\n..1.\n.3..\n2...\n\n\n# bad\nGrid 2\n1..4\n..1\n.3..\n2...\n\n# none\n1..4\n1...\n....\n....\n\n# end\n' \
       >headed.sud
q solve --beside headed.sud >/dev/null 2>&1
same /cli/beside/keeps-what-stands-above-grids '# top
1234
3412
4321
2143


# bad
Grid 2
error

# none
no solution

# end' "$(cat headed.result)"
printf '1 . . 4 . . 1 . . 3 . . 2 . . .\n' >apart.txt
q solve --beside apart.txt >/dev/null
same /cli/beside/keeps-cells-apart '1 2 3 4 3 4 1 2 4 3 2 1 2 1 4 3' "$(cat apart.result)"

printf '%s\n' $P4 ................ >unproved.txt
q solve --unique --beside unproved.txt >/dev/null
same /cli/beside/what-is-not-proved-stays-as-it-is "$S4
................" "$(cat unproved.result)"

echo $P4 >twin.txt
cp twin.txt twin.grid
same /cli/beside/two-results-of-one-name-are-refused "quadrille-cli: the results of twin.txt and ./twin.grid would both be written to twin.result: nothing was done
exit 2" "$(q solve --beside twin.txt ./twin.grid 2>&1; echo "exit $?")"
holds /cli/beside/nothing-is-done-then [ ! -e twin.result ]
echo $P4 >read.txt
echo $P9 >read.result
same /cli/beside/what-is-read-is-not-replaced 2 "$(exit_of q solve --beside read.txt read.result)"
same /cli/beside/what-is-read-stays $P9 "$(cat read.result)"
for jobs in 1 4
do
  for i in 1 2 3 4 5 6 7 8 9; do cat lines.txt lines.txt lines.txt; done >many.$jobs.txt
  q solve --beside --jobs $jobs many.$jobs.txt >/dev/null 2>&1
done
holds /cli/beside/jobs-do-not-matter cmp -s many.1.result many.4.result

echo $P4 >no-suffix
q solve --beside no-suffix >/dev/null
same /cli/beside/a-name-without-suffix "$S4" "$(cat no-suffix.result)"
mkdir dir.d && echo $P4 >dir.d/plain
q solve --beside dir.d/plain >/dev/null
same /cli/beside/a-point-in-the-folder "$S4" "$(cat dir.d/plain.result)"

echo old >taken.result
cp lines.txt taken.txt
chmod 640 taken.result
q solve --beside taken.txt >/dev/null 2>&1
same /cli/beside/replaces "$S4 first" "$(head -n 1 taken.result)"
same /cli/beside/keeps-access 640 "$(stat -c %a taken.result 2>/dev/null || echo 640)"

mkdir blocked.result
cp lines.txt blocked.txt
q solve --beside blocked.txt >out 2>err
same /cli/beside/an-obstacle-is-an-error 2 $?
holds /cli/beside/an-obstacle-is-named grep -q '^blocked.result: ' err
same /cli/beside/an-obstacle-does-not-stop-answers "$S4" "$(head -n 1 out)"

echo $P4 >self.result
same /cli/beside/a-result-is-not-overwritten 2 "$(exit_of q solve --beside self.result)"
same /cli/beside/a-result-stays $P4 "$(cat self.result)"
same /cli/beside/standard-input-has-no-name 2 "$(echo $P4 | exit_of q solve --beside)"

echo old >kept.result
mkfifo kept.txt
# The last line never comes: the run is ended by a signal.
{ echo $P9; sleep 5; } >kept.txt &
if command -v timeout >/dev/null
then
  timeout -s INT 1 "$program" solve --beside kept.txt >out
  same /cli/beside/interrupted-keeps-the-old-file old "$(cat kept.result)"
  same /cli/beside/interrupted-prints-whole-answers $S9 "$(cat out)"
else
  skip /cli/beside/interrupted-keeps-the-old-file 'there is no timeout'
fi
wait
same /cli/beside/leaves-no-temporary-files 0 "$(left)"

q convert -o out.sud lines.txt 2>/dev/null
same /cli/convert/suffix-names-the-format 2 "$(grep -c . out.sud | awk '{ print ($1 > 4) + 1 }')"
echo old >kept.sud
q convert --to grid -o kept.sud missing.txt 2>/dev/null
same /cli/convert/unread-input-keeps-the-old-file old "$(cat kept.sud)"
mkdir folder.sud
same /cli/convert/an-obstacle-is-an-error 2 "$(exit_of q convert -o folder.sud lines.txt)"
ln -s real.sud link.sud && echo old >real.sud
q convert -o link.sud grid.sud
holds /cli/convert/a-link-stays-a-link [ -L link.sud ]
holds /cli/convert/what-a-link-points-to-is-written grep -q 1 real.sud
if [ -w /dev/full ]
then
  same /cli/convert/full-disk 2 "$(exit_of q convert --to line -o /dev/full grid.sud)"
  holds /cli/convert/a-device-stays-a-device [ -c /dev/full ]
else
  skip /cli/convert/full-disk 'there is no /dev/full'
fi
same /cli/convert/a-dash-is-standard-output $P4 "$(echo $P4 | q convert --to line -o -)"
holds /cli/convert/a-dash-is-no-file [ ! -e ./- ]
awk -v p=$P4 'BEGIN { for (i = 0; i < 1000; i++) print p }' >thousand.txt
if (ulimit -f 1) 2>/dev/null
then
  text=$( (ulimit -f 1; q convert --to line -o limited.out thousand.txt 2>&1; echo "exit $?"))
  same /cli/convert/a-limit-of-the-size-is-a-full-disk 'limited.out: File too large
exit 2' "$text"
  text=$( (ulimit -f 1; q solve --beside thousand.txt 2>&1 >/dev/null; echo "exit $?"))
  same /cli/beside/a-limit-of-the-size-is-a-full-disk 'thousand.result: File too large
exit 2' "$text"
  holds /cli/convert/nothing-is-left-of-it [ ! -e limited.out ]
  holds /cli/beside/nothing-is-left-of-it [ ! -e thousand.result ]
else
  skip /cli/convert/a-limit-of-the-size-is-a-full-disk 'there is no ulimit -f'
fi
if command -v timeout >/dev/null
then
  mkfifo quit.txt
  { echo $P9; sleep 3; } >quit.txt &
  (ulimit -c 0; timeout -s QUIT 1 "$program" solve --beside quit.txt >/dev/null 2>&1)
  wait
  holds /cli/beside/quit-leaves-nothing [ ! -e quit.result ]
fi
same /cli/convert/leaves-no-temporary-files 0 "$(left)"

finish

#!/bin/sh
# test-motion.sh QUADRILLE_CLI: animations: an independent reader sees the frames that the painter drew.

. "$(dirname "$0")/../cli/claims.sh"
make=$(cd "$(dirname "$0")/../.." && pwd)/data/pictures/make
cd "$scratch" || exit 1
has ()
{
  command -v "$1" >/dev/null
}
dance ()
{
  q draw --classic knuth --size 320x240 --every option "$@"
}

for what in board links matrix step tree
do
  dance --what $what --sentences -o $what.gif && dance --what $what --sentences -o again.gif
  holds "/export/gif/same-bytes/$what" cmp -s $what.gif again.gif
  dance --what $what --sentences -o $what-%02d.png
  n=$(ls $what-*.png | wc -l)
  holds "/export/frames/many/$what" [ "$n" -gt 5 ]
  if has convert && has compare && has identify
  then
   # A frame may come in parts, each with its delay; together they last half a second, as long as a
   # frame.  The last frame stays for two seconds.
    # last frame stays for two.
    identify -format '%T\n' $what.gif >times.txt
    same "/export/gif/lasts/$what" $((n * 50 + 150)) "$(awk '{ all += $1 } END { print all }' times.txt)"
    convert $what.gif -coalesce part-%03d.png
    awk '{ all += $1 } all % 50 == 0 && all <= '$((n * 50))' { printf "part-%03d.png seen-%02d.png\n", NR - 1, n++ }' times.txt |
      while read -r part seen
      do
        mv $part $seen
      done
    same "/export/gif/frames/$what" "$n" "$(ls seen-*.png | wc -l)"
    worst=0
    for i in $(seq 1 "$n")
    do
      error=$(compare -metric MAE "$(printf '%s-%02d.png' $what "$i")" "$(printf 'seen-%02d.png' $((i - 1)))" null: 2>&1 |
              sed 's/.*(\(.*\))/\1/')
      worst=$(awk -v a="$error" -v b="$worst" 'BEGIN { print (a == "" || a + 0 > b + 0) ? a : b }')
    done
    echo "# $what: mean difference of the worst frame $worst" >&2
    holds "/export/gif/frames-look-as-painted/$what" awk -v error="$worst" 'BEGIN { exit !(error != "" && error < 0.006) }'
    rm -f seen-*.png part-*.png
  else
    skip "/export/gif/frames-look-as-painted/$what" 'ImageMagick is not installed'
  fi
done

# One command makes each animation of the README, small enough for everybody to load.
mkdir made
sh "$make" "$program" made
same /export/pictures/are-made 'dance.gif reason.png tree.png' "$(ls made | xargs)"
holds /export/pictures/are-small [ "$(wc -c <made/dance.gif)" -lt 700000 ]

dance --sentences -o told-%d.png && dance --sentences --footer below -o both-%d.png && dance --footer below -o foot-%d.png
holds /export/motion/sentences-leave-the-footer sh -c '! cmp -s told-3.png both-3.png && ! cmp -s foot-3.png both-3.png'
same /export/motion/a-text-has-both 'below' "$(dance --sentences --footer below -o t%d.txt; tail -1 t3.txt)"
same /export/motion/a-sentence-is-above-the-footer 3 "$(tail -3 t3.txt | wc -l)"
same /export/storyboard/too-small-paper 2 "$(exit_of dance --storyboard --size 5x5mm -o small.pdf)"
dance -o f%d.svg
holds /export/frames/svg [ -s f1.svg ]
holds /export/frames/numbers-have-no-zeros-unasked [ ! -e f01.svg ]

if has pdftotext
then
  dance --what step --storyboard --per-page 4 -o story.pdf && dance --what step --storyboard --per-page 4 -o again.pdf
  holds /export/storyboard/same-bytes cmp -s story.pdf again.pdf
  same /export/storyboard/has-sentences 1 "$(pdftotext -raw story.pdf - | tr '\n' ' ' | grep -c '1\. Item .*2\. .*3\. ')"
  ! has pdfinfo ||
    holds /export/storyboard/subject sh -c 'pdfinfo story.pdf | grep -q "^Subject: *A search over 7 items and 6 options"'
  long=$(awk 'BEGIN { for (i = 1; i <= 30; i++) printf "word%d ", i }')
  dance --storyboard --paper a4 --title "$long" --footer "$long" -o story.pdf
  same /export/storyboard/long-lines-stay-on-the-paper '' \
       "$(pdftotext -bbox -l 1 story.pdf - | sed -n 's/.*<word xMin="\([0-9.]*\)".*xMax="\([0-9.]*\)".*/\1 \2/p' | awk '$1 < 42 || $2 > 553')"
  same /export/storyboard/a-long-footer-leaves-the-number 'word30 1 ' \
       "$(pdftotext -raw -l 1 story.pdf - | tr '\n\f' '  ' | grep -o 'word30 1 ')"
else
  skip /export/storyboard/has-sentences 'pdftotext is not installed'
fi

if has ffmpeg && has ffprobe
then
  for format in mp4 webm
  do
    if q draw --classic knuth --size 161x121 --every level --speed 10 -o dance.$format 2>err.txt
    then
      same "/export/movie/size/$format" 160,120 \
           "$(ffprobe -v error -select_streams v -show_entries stream=width,height -of csv=p=0 dance.$format)"
      holds "/export/movie/nothing-is-left-behind/$format" [ -z "$(ls -A | grep -E '\.(part|tmp)$')" ]
      echo old >full.$format
      same "/export/movie/no-room-is-no-success/$format" 'exit 2 old' \
           "$(trap '' XFSZ; ulimit -f 4; exit_of q draw --classic queens:6 --size 320x240 --every option -o full.$format |
              sed 's/^/exit /') $(cat full.$format)"
    else
      skip "/export/movie/size/$format" "this ffmpeg cannot: $(head -1 err.txt)"
    fi
  done
else
  skip /export/movie/size 'ffmpeg is not installed'
fi
mkdir empty
text=$(PATH=$scratch/empty q draw --classic knuth -o none.mp4 2>&1)
same /export/movie/without-ffmpeg 'quadrille-cli: draw: mp4 needs ffmpeg, which is not installed; try: .gif' "$text"

same /export/movie/no-such-folder 'no/such/a.mp4: No such file or directory
exit 2' "$(dance -o no/such/a.mp4 2>&1; echo "exit $?")"
same /export/motion/at-rest 'quadrille-cli: draw: the picture "puzzle" cannot be animated; try: --what board' \
     "$(echo $P4 | q draw --what puzzle -o a.gif 2>&1)"
dance --at start --to end -o there-%d.png && dance --at end --to start -o back-%d.png
n=$(ls there-*.png | wc -l)
same /export/motion/backwards/has-as-many-frames "$n" "$(ls back-*.png | wc -l)"
same /export/motion/backwards/has-the-same-frames '' \
     "$(for i in $(seq "$n"); do cmp there-$i.png back-$((n + 1 - i)).png; done 2>&1)"
frames ()
{
  rm -f count-*.png
  q draw --classic queens:6 --size 64x64 "$@" -o count-%d.png && ls count-*.png | wc -l
}
same /export/motion/to-an-earlier-moment 0 "$(exit_of frames --at solution:1 --to dead-end:1)"
holds /export/motion/to-the-next-solution [ "$(frames --at solution:2)" -lt "$(frames --at solution:2 --to end)" ]
same /export/motion/behind-the-last-solution-to-the-end "$(frames --at solution:4 --to end)" "$(frames --at solution:4)"
same /export/motion/steps-back-are-as-small "$(frames --at 30 --to 40 --every link)" "$(frames --at 40 --to 30 --every link)"
same /export/motion/gif-backwards 0 "$(exit_of q draw --classic queens:6 --at solution:2 --to solution:1 -o back.gif)"
same /export/motion/no-such-end 'quadrille-cli: draw: the search never reaches "solution:5"
exit 1' "$(q draw --classic queens:6 --to solution:5 -o a.gif 2>&1; echo "exit $?")"
same /export/motion/no-solution 'quadrille-cli: draw: the search never reaches "solution:1"
exit 1' "$(q draw --classic mutilated -o a.gif 2>&1; echo "exit $?")"
same /export/motion/storyboards-are-pdf 'quadrille-cli: draw: "a.gif": storyboards are written as .pdf' \
     "$(dance --storyboard -o a.gif 2>&1)"
if [ -w /dev/full ]
then
  same /export/gif/full-disk '/dev/full: No space left on device
exit 2' "$(dance --format gif -o /dev/full 2>&1; echo "exit $?")"
fi
if (ulimit -f 8) 2>/dev/null
then
  echo old >kept.gif
  same /export/gif/old-file-stays 'kept.gif: File too large old kept.gif' \
       "$(trap '' XFSZ; ulimit -f 8; dance -o kept.gif 2>&1) $(cat kept.gif) $(ls -A | grep -E "^kept.gif|tmp$")"
fi
# On a terminal its last line shows the progress; elsewhere there is none.
if has script
then
  holds /export/motion/progress-on-a-terminal sh -c \
        'script -qec "$1 draw --classic queens:6 --size 200x200 --to end --every item -o long.gif" /dev/null </dev/null | grep -q "long.gif: [0-9]* %"' - "$program"
else
  skip /export/motion/progress-on-a-terminal 'script is not installed'
fi
same /export/motion/no-progress-elsewhere '' "$(dance -o quiet.gif 2>&1)"
holds /export/motion/nothing-is-written [ ! -e a.gif ]

finish

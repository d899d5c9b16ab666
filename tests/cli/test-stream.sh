#!/bin/sh
# test-stream.sh QUADRILLE_CLI: pipes, signals, threads, and memory.

. "$(dirname "$0")/claims.sh"

same /cli/stream/a-bad-puzzle-leaves-a-line "$S4
error
$S4" "$(printf '%s\n' $P4 1..4.2 $P4 | q solve 2>/dev/null)"
same /cli/stream/a-message-has-a-place '-:2:7: the line has 6 symbols: expected 16' \
     "$(printf '%s\n' $P4 1..4.2 $P4 | q solve 2>&1 >/dev/null)"
same /cli/stream/a-message-names-the-file "$scratch/bad.txt:2:3: \"?\" is not a symbol: expected a value or a blank" \
     "$(printf '%s\n' $P9 '1.?4..1..3..2...' >"$scratch/bad.txt"; q solve "$scratch/bad.txt" 2>&1 >/dev/null)"
same /cli/stream/a-name-cannot-steer-the-terminal "$scratch/a?[31mb: No such file or directory" \
     "$(q solve "$scratch/$(printf 'a\033[31mb')" 2>&1)"
same /cli/stream/a-missing-file-does-not-stop-the-others "$S4" \
     "$(echo $P4 >"$scratch/good.txt"; q solve "$scratch/missing" "$scratch/good.txt" 2>/dev/null)"
same /cli/stream/a-missing-file-is-named "$scratch/missing: No such file or directory" \
     "$(q solve "$scratch/missing" 2>&1)"
same /cli/stream/nothing-in-nothing-out '' "$(printf '' | q solve)"

# Bytes of all kinds, in lines of all lengths.
head -c 300000 /dev/urandom >"$scratch/noise"
for command in solve count check 'convert --to line' trace bench
do
  # shellcheck disable=SC2086  # a command and its option
  status=$(exit_of q $command "$scratch/noise")
  holds "/cli/stream/noise-does-not-crash/${command%% *}" [ "$status" -le 2 ]
done

# Everything in order, whatever works on it: easy and hard ones, several shapes, bad ones.
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
do
  printf '%s\n' $P4 $P9 $NONE9 bad $EMPTY9 "$P4 comment" ................
done >"$scratch/mixed"
for i in 1 2 3 4 5 6 7 8 9 10; do cat "$scratch/mixed"; done >"$scratch/many"
for command in 'solve --unique' 'count --limit 3' 'check --minimal' 'solve --json'
do
  # shellcheck disable=SC2086
  q $command --jobs 1 "$scratch/many" >"$scratch/one" 2>/dev/null
  # shellcheck disable=SC2086
  q $command --jobs 4 "$scratch/many" >"$scratch/four" 2>/dev/null
  holds "/cli/jobs/same-bytes/${command%% *}${command##* }" cmp -s "$scratch/one" "$scratch/four"
done
# work COMMAND…: the counters of its statistics
work ()
{
  q "$@" --stats 2>&1 >/dev/null | grep -v -e seconds -e cpu -e threads -e balance -e :
}

same /cli/jobs/same-counts "$(work solve "$scratch/many")" "$(work solve --jobs 0 "$scratch/many")"

# One search on many threads.
for classic in queens:9 langford:8 dominoes:6x6
do
  q classic $classic >"$scratch/$classic.dlx"
done
echo "123456456123$(printf %24s | tr ' ' .)" >"$scratch/6x6.txt"
for file in queens:9.dlx langford:8.dlx dominoes:6x6.dlx 6x6.txt
do
  for command in 'solve --all' 'solve --all --json' 'solve --all --choose random:3' 'count --limit 100' \
                 'count --limit 0 --engine links'
  do
    # shellcheck disable=SC2086
    q $command --jobs 1 "$scratch/$file" >"$scratch/one"
    # shellcheck disable=SC2086
    q $command --jobs 8 "$scratch/$file" >"$scratch/eight"
    holds "/cli/jobs/one-search-same-bytes/${command%% *}${command#* }/$file" cmp -s "$scratch/one" "$scratch/eight"
  done
  same "/cli/jobs/one-search-same-counts/$file" "$(work count --limit 0 "$scratch/$file")" \
       "$(work count --limit 0 --jobs 8 "$scratch/$file")"
done
same /cli/jobs/statistics-tell-threads 'cpu threads 2 balance seconds' \
     "$(q count --limit 0 --stats --jobs 2 "$scratch/queens:9.dlx" 2>&1 >/dev/null |
        sed -n -e 's/^cpu .*/cpu/p' -e 's/^threads /&/p' -e 's/^balance [01].[0-9][0-9]$/balance/p' \
               -e 's/^seconds.*/seconds/p' | xargs)"

if parallel --version 2>/dev/null | grep -q '^GNU parallel'
then
  q solve --unique "$scratch/many" >"$scratch/one" 2>/dev/null
  parallel --pipe -k --block 4k "$program" solve --unique <"$scratch/many" >"$scratch/four" 2>/dev/null
  holds /cli/parallel/same-bytes cmp -s "$scratch/one" "$scratch/four"
  parallel --pipe-part -k --block 4k -a "$scratch/many" "$program" solve --unique >"$scratch/four" 2>/dev/null
  holds /cli/parallel/same-bytes-from-a-file cmp -s "$scratch/one" "$scratch/four"
  same /cli/parallel/same-counts-of-many-files '352
300
6728' "$(cd "$scratch" && parallel -k "$program" count --limit 0 --engine links ::: queens:9.dlx langford:8.dlx dominoes:6x6.dlx)"
else
  skip /cli/parallel/same-bytes 'GNU parallel is not installed'
fi

# A job array: each task has its share of the lines.
if split -n l/1/7 "$scratch/many" >/dev/null 2>&1
then
  q solve --unique "$scratch/many" >"$scratch/one" 2>/dev/null
  for task in 1 2 3 4 5 6 7
  do
    split -n l/$task/7 "$scratch/many" | q solve --unique >"$scratch/solved.$task" 2>/dev/null
  done
  (cd "$scratch" && cat $(seq -f solved.%g 7)) >"$scratch/four"
  holds /cli/array/same-bytes cmp -s "$scratch/one" "$scratch/four"
else
  skip /cli/array/same-bytes 'split cannot cut between lines'
fi

# Plain lines are answered in runs, but only by an engine that takes many puzzles: links take them one by one.
awk -v a=$P9 -v b=$NONE9 -v c=$EMPTY9 -v d="$P9 x" -v e=..1 '
  BEGIN { for (i = 0; i < 6000; i++) print i % 97 == 5 ? b : i % 89 == 7 ? c : i % 1500 == 900 ? d : i % 1900 == 950 ? e : a }
' >"$scratch/runs"
q solve --unique --engine links "$scratch/runs" >"$scratch/one" 2>"$scratch/one.said"
status=$?
for jobs in 1 2 4
do
  q solve --unique --jobs $jobs "$scratch/runs" >"$scratch/four" 2>"$scratch/four.said"
  same /cli/runs/same-exit/jobs-$jobs $status $?
  holds /cli/runs/same-bytes/jobs-$jobs cmp -s "$scratch/one" "$scratch/four"
  holds /cli/runs/same-messages/jobs-$jobs cmp -s "$scratch/one.said" "$scratch/four.said"
  # shellcheck disable=SC2002  # a pipe is what is tried
  holds /cli/runs/same-bytes-through-a-pipe/jobs-$jobs \
        [ "$(cat "$scratch/runs" | q solve --unique --jobs $jobs 2>/dev/null | cksum)" = "$(cksum <"$scratch/one")" ]
done

# An answer arrives before the next question is sent.
for jobs in 1 4
do
  mkfifo "$scratch/in.$jobs" "$scratch/out.$jobs"
  "$program" solve --jobs $jobs <"$scratch/in.$jobs" >"$scratch/out.$jobs" &
  exec 7>"$scratch/in.$jobs" 8<"$scratch/out.$jobs"
  echo $P9 >&7
  read -r first <&8
  echo $NONE9 >&7
  read -r second <&8
 # As many at once as make a run.
  seq 40 | sed "s/.*/$P9/" >&7
  run=$(for i in $(seq 40); do read -r answer <&8; echo "$answer"; done | sort -u)
  exec 7>&- 8<&-
  wait
  same /cli/stream/a-run-is-answered-before-it-waits/jobs-$jobs $S9 "$run"
  same /cli/stream/answers-before-it-waits/jobs-$jobs "$S9 no solution" "$first $second"
done

same /cli/signal/a-closed-pipe-is-quiet "$S4" \
     "$( (while echo $P4; do :; done) 2>/dev/null | q solve 2>&1 | head -n 1)"

if command -v timeout >/dev/null
then
  text=$(echo $EMPTY9 | timeout -s INT 1 "$program" count --limit 0; echo " $?")
  holds /cli/signal/interrupted-count-tells-what-it-knows \
        sh -c 'expr "$1" : "[0-9][0-9]*+" >/dev/null' sh "$text"
  for jobs in 1 4
  do
    same /cli/signal/nothing-behind-what-is-not-whole/jobs-$jobs '1 +' \
         "$(printf '%s\n' $P9 $EMPTY9 $P9 | timeout -s INT 1 "$program" count --limit 0 --jobs $jobs |
            sed 's/[0-9]*+/+/' | xargs)"
  done
  # One search on four threads ends as soon, and with whole blocks.
  text=$(echo $EMPTY9 | timeout -s INT 0.3 "$program" solve --all --jobs 4 | awk 'NR % 2 == 1 && length () != 81')
  same /cli/signal/one-search-on-threads-ends-whole '' "$text"
  same /cli/signal/interrupted-answers-are-whole $S9 \
       "$( (printf '%s\n' $P9 $EMPTY9; sleep 3) | timeout -s INT 1 "$program" solve --all |
           head -n 1)"
  same /cli/signal/waiting-can-be-interrupted $S9 \
       "$( (echo $P9; sleep 3) | timeout -s TERM 1 "$program" solve --jobs 4)"
  timeout -s INT 1 "$program" solve --all >"$scratch/all" <<END
$EMPTY9
END
  same /cli/signal/interrupted-blocks-are-whole 0 \
       "$(awk 'NR % 2 == 1 && length () != 81 || NR % 2 == 0 && length () != 0' "$scratch/all" |
          wc -l | tr -d ' ')"
 # The parent process can see that a signal ended the program.
  sh -c 'trap "" INT; "$@"; exit 0' sh true
  python3 - "$program" <<'END' >/dev/null 2>&1
import signal, subprocess, sys, time
run = subprocess.Popen([sys.argv[1], "count", "--limit", "0"], stdin=subprocess.PIPE,
                       stdout=subprocess.PIPE, preexec_fn=lambda: signal.signal(2, signal.SIG_DFL))
run.stdin.write(b"." * 81 + b"\n")
run.stdin.close()
time.sleep(0.5)
run.send_signal(signal.SIGINT)
sys.exit(0 if run.wait(timeout=5) == -signal.SIGINT else 1)
END
  case $? in
    127) skip /cli/signal/ends-by-the-signal 'there is no python3' ;;
    *)   holds /cli/signal/ends-by-the-signal [ $? -eq 0 ] ;;
  esac
else
  skip /cli/signal/interrupted 'there is no timeout'
fi

# peak_of COMMAND…: its peak memory, in KiB, for a million lines (or the given number).
lines=1000000
[ -z "${QUADRILLE_QUICK-}" ] || lines=20000
million ()
{
  awk -v n=$lines -v a=$P9 -v b=$P4 'BEGIN { while (n-- > 0) print n % 10 ? b : a " " n }'
}
# The kernel reports the peak of the running program, half-way through.
peak_through_pipe ()
{
  mkfifo "$scratch/pipe"
  "$program" "$@" <"$scratch/pipe" >"$scratch/answers" &
  pid=$!
  { million; sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' /proc/$pid/status >"$scratch/peak"; } >"$scratch/pipe"
  wait $pid
  rm "$scratch/pipe"
}
if [ ! -r /proc/self/status ]
then
  skip /cli/memory/a-million-puzzles 'there is no /proc'
elif [ -n "${QUADRILLE_QUICK-}" ]
then
  skip /cli/memory/a-million-puzzles 'this run is quick'
else
  for jobs in 1 4
  do
    peak_through_pipe solve --unique --jobs $jobs
    same /cli/memory/a-million-answers/jobs-$jobs $lines "$(wc -l <"$scratch/answers" | tr -d ' ')"
    echo "# peak with $jobs jobs: $(cat "$scratch/peak") KiB" >&2
    holds /cli/memory/a-million-puzzles-in-under-20-MB/jobs-$jobs [ "$(cat "$scratch/peak")" -lt 20000 ]
  done
fi

# A file that has solutions of its puzzles.
printf 'puzzle,solution\n1..4..1..3..2...,1234341243212143\n1..4..1..3..2...,1324341243212143\n' >"$scratch/solutions.csv"
same /cli/solve/a-solution-that-differs-is-said \
     "$scratch/solutions.csv:3:1: the solution in the file differs from ours, first in R1C2" "$(q solve "$scratch/solutions.csv" 2>&1 >"$scratch/answers")"
same /cli/check/a-solution-that-differs-is-said \
     "$scratch/solutions.csv:3:1: the solution in the file differs from ours, first in R1C2" "$(q check "$scratch/solutions.csv" 2>&1 >"$scratch/answers")"
yes .......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9....... | head -3 >"$scratch/three.txt"
q convert --to opensudoku "$scratch/three.txt" "$scratch/three.txt" >"$scratch/six.opensudoku"
same /cli/convert/a-file-of-many-ends-once '6 1' \
     "$(q convert --to line "$scratch/six.opensudoku" | wc -l) $(grep -c '</opensudoku>' "$scratch/six.opensudoku")"
q solve --beside "$scratch/six.opensudoku" >"$scratch/answers"
same /cli/solve/beside-a-file-with-an-end 6 "$(q check "$scratch/six.result" | grep -c unique)"

# Names that steer a terminal are shown there as question marks; a file or a pipe gets them as they are.
printf 'a\033[31m b\302\233m\na\033[31m\nb\302\233m\n' >"$scratch/steering.dlx"
same /cli/output/a-pipe-gets-the-bytes "$(printf 'a\033[31m\nb\302\233m')" "$(q solve "$scratch/steering.dlx")"
if command -v script >/dev/null
then
  for command in solve 'solve --all' 'solve --json' check trace 'trace --json' 'convert --to dlx' 'convert --to matrix' \
                 'draw --format txt -o -' 'draw --what matrix --format txt -o -'
  do
    q $command "$scratch/steering.dlx" >"$scratch/piped"
    script -qec "'$program' $command '$scratch/steering.dlx'" /dev/null </dev/null 2>&1 | tr -d '\r' >"$scratch/shown"
    holds "/cli/output/a-terminal-is-not-steered/$command" \
          sh -c '[ -s "$1" ] && ! LC_ALL=C grep -q "$(printf "[\033\233]")" "$1"' sh "$scratch/shown"
    same "/cli/output/a-terminal-shows-the-rest/$command" \
         "$(LC_ALL=C sed "s/$(printf '\033')/?/g; s/$(printf '\302\233')/?/g" "$scratch/piped")" "$(cat "$scratch/shown")"
  done
else
  skip /cli/output/a-terminal-is-not-steered 'script is not installed'
fi

finish

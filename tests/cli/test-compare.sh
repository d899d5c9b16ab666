#!/bin/sh
# test-compare.sh QUADRILLE_CLI: the table of `compare`, its lines for each puzzle, its pictures, and what it leaves out.

. "$(dirname "$0")/claims.sh"
cd "$scratch" || exit 1

echo 530070000600195000098000060800060003400803001700020006060000280000419005000080079 >thirty.txt
printf '%s\n' $P9 $NONE9 | cut -c1-81 >'two,9x9.txt'
printf '%s\n' 'A B' 'A' 'B' 'A B' >two.dlx

# rows: the rows of a table, without the lines above
rows ()
{
  grep -v '^#' | sed 1d
}

q compare --runs 3 --csv table.csv --chart bars.svg 'two,9x9.txt' two.dlx >table 2>said
same /cli/compare/answers 0 $?
holds /cli/compare/says-how-it-was-measured grep -q '^# .*median of 3 runs of each puzzle' table
same /cli/compare/says-nothing-when-all-is-well '' "$(cat said)"
same /cli/compare/a-class-a-file 'two,9x9.txt two.dlx' "$(rows <table | awk '{ print $1 }' | uniq | xargs)"
same /cli/compare/links-are-once-as-fast-as-themselves '1.000' \
     "$(rows <table | awk '$2 == "links" { print $NF }' | sort -u)"
same /cli/compare/counts-are-those-of-the-engines '52.0 51.0
4632 51.0
52.0 51.0
4632 51.0' "$(q compare --runs 1 --engines links,links-first,matrix,backtrack thirty.txt | rows | awk '{ print $6, $8 }')"
same /cli/compare/sizes-are-classes 'queens:4 2 13
queens:5 10 46
queens:6 4 92' "$(q compare --runs 1 --engines links --classic queens:4..6 --csv - | grep '^queens.*,links,' |
                  awk -F, '{ print $1, $5, $10 }')"
same /cli/compare/rows-are-reversed 'thirty.txt 52
thirty.txt, rows reversed 52' "$(q compare --runs 1 --engines links --reversed --csv - thirty.txt |
                                 awk -F, '/,solved,/ { print }' | sed 's/^"\(.*\)",1,links/\1|/; s/^\([^,|]*\),1,links/\1|/' |
                                 awk -F'[|]' '{ split ($2, rest, ","); print $1, rest[8] }')"
same /cli/compare/gives-up-at-the-limit \
     'thirty.txt: links-first gave up on 1 puzzle; its means are without it' \
     "$(q compare --runs 1 --engines links,links-first --limit-nodes 1000 thirty.txt 2>&1 >gave-up)"
same /cli/compare/what-it-gave-up-has-no-means '1 0 1 -' "$(rows <gave-up | awk '$2 == "links-first" { print $3, $4, $5, $6 }')"
same /cli/compare/leaves-out-with-a-word 'two.dlx: bands cannot solve 1 puzzle of this shape' \
     "$(q compare --runs 1 --engines links,bands two.dlx 2>&1 >/dev/null)"
same /cli/compare/first-stops-at-the-first '1 2' \
     "$(for option in --first ''
        do
          echo "................" | q compare --runs 1 $option --engines links --csv - | awk -F, '/,links,/ { print $5 }'
        done | xargs)"
same /cli/compare/ratings-are-those-of-rate "$(q rate thirty.txt | awk '{ print $1 }')" \
     "$(q compare --runs 1 --rated --engines links --csv - thirty.txt | awk -F, '/,links,/ { print $9 + 0 }')"

# Both have the same numbers: the means of the lines are the cells of the table.
if command -v python3 >/dev/null
then
  same /cli/compare/the-table-is-the-mean-of-the-lines right "$(python3 - <<'END'
import csv
lines = list(csv.DictReader(open('table.csv', newline='')))
wrong = []
for cells in [line.split() for line in open('table') if line[0] != '#'][1:]:
    mine = [line for line in lines if line['class'] == cells[0] and line['way'] == cells[1]]
    solved = [line for line in mine if line['fate'] == 'solved']
    nodes = sum(int(line['nodes']) for line in solved) / len(solved)
    time = sum(float(line['time']) for line in solved) / len(solved)
    if len(mine) != int(cells[2]) or len(solved) != int(cells[3]) or abs(nodes - float(cells[5])) > 0.051:
        wrong.append(cells)
    if abs(time - float(cells[10])) > 0.01 * time + 0.1:
        wrong.append(cells)
print('right' if not wrong else wrong)
END
)"
else
  skip /cli/compare/the-table-is-the-mean-of-the-lines 'python3 is not installed'
fi

for format in svg png pdf
do
  same "/cli/compare/chart/$format" 0 \
       "$(exit_of q compare --runs 1 --engines links,backtrack --axes empty,nodes --chart c.$format thirty.txt)"
done
holds /cli/compare/chart/bars-tell-their-numbers grep -q '<desc>two,9x9.txt, links: ' bars.svg
holds /cli/compare/chart/points-tell-their-number grep -q '<desc>links: 1 point' c.svg
same /cli/compare/axes-are-two \
     'quadrille-cli: compare: --axes cannot be "nodes": expected options, empty, candidates, rating, nodes, updates, depth, build, search, time, memory' \
     "$(q compare --axes nodes thirty.txt 2>&1)"
same /cli/compare/unknown-ways-are-refused 2 "$(exit_of q compare --engines links-slow thirty.txt)"
same /cli/compare/sizes-go-up 2 "$(exit_of q compare --classic queens:6..4)"
same /cli/compare/bad-files-are-said 2 "$(echo 'no puzzle at all' >bad.txt; exit_of q compare --runs 1 bad.txt)"
finish

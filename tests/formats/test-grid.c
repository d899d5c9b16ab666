/* Rows below each other, and the lines allowed between them. */
#include "check.h"
#include "telling.h"

#define EMPTY9 "........."
#define ROWS9  "5..|.7.|...\n...|...|...\n...|...|...\n"
#define TOLD9  "5...7...." EMPTY9 EMPTY9
#define ROW6     \
  "\xe2\x94\x82" \
  "1.\xe2\x94\x82..\xe2\x95\x91..\xe2\x94\x82\n"
#define EMPTY36 EMPTY9 EMPTY9 EMPTY9 EMPTY9

static const Telling tellings[] = {
  { .name = "/formats/grid/reads-the-coursework-form",
    .text = "..5 .7. ...\n... ... ...\n... ... ...\n\n... ... ...\n... ... ...\n... ... ...\n\n... "
            "... ...\n... ... "
            "...\n... ... ..1\n",
    .expected = "grid 3x3 ..5.7...." EMPTY36 EMPTY9 EMPTY9 EMPTY9 "........1\n" },
  { .name = "/formats/grid/reads-bare-rows",
    .text = "1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/grid/space-comma-tab-and-bar-separate",
    .text = "1 . . 4\n.,.,1,.\n.\t3\t.\t.\n|2|.|.|.|\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/grid/rules-and-frames-are-ignored",
    .text = "+-------+-------+-------+\n" ROWS9 "+=======+=======+=======+\n" ROWS9
            "------+-------+------\n" ROWS9 "'-------'-------'-------'\n",
    .expected = "grid 3x3 " TOLD9 TOLD9 TOLD9 "\n" },
  { .name = "/formats/grid/frames-of-points-and-stars",
    .text =
        ".-----------.\n" ROWS9 ":---+---+---:\n" ROWS9 "|---+---+---|\n" ROWS9 "*-----------*\n",
    .expected = "grid 3x3 " TOLD9 TOLD9 TOLD9 "\n" },
  { .name = "/formats/grid/a-row-of-dashes-is-a-rule-where-dots-are-blanks",
    .text = ROWS9 "---------\n" ROWS9 "---------\n" ROWS9,
    .expected = "grid 3x3 " TOLD9 TOLD9 TOLD9 "\n" },
  { .name = "/formats/grid/a-row-of-dashes-is-a-row-where-dashes-are-blanks",
    .text = "1--4\n----\n-3--\n----\n",
    .expected = "grid 2x2 1..4.....3......\n" },
  { .name = "/formats/grid/a-row-of-dashes-may-come-before-the-row-that-decides",
    .text = "----\n----\n1--4\n----\n",
    .expected = "grid 2x2 ........1..4....\n" },
  { .name = "/formats/grid/a-longer-row-of-dashes-is-a-rule-even-then",
    .text = "1-|-4\n--|--\n-----\n-3|--\n--|--\n",
    .expected = "grid 2x2 1..4.....3......\n" },
  { .name = "/formats/grid/nothing-but-dashes-is-an-empty-grid",
    .text = "----\n----\n----\n----\n",
    .expected = "grid 2x2 ................\n" },
  { .name = "/formats/grid/dashes-that-would-be-too-many-rows-are-rules",
    .text = "----\n----\n1..4\n..1.\n.3..\n2--.\n",
    .expected = "bad TWO_BLANKS 6:2 expected 46 \"-\"\n" },
  { .name = "/formats/grid/zeros-are-blanks",
    .text = "1004\n0010\n0300\n2000\n",
    .expected = "grid 2x2 " P4 "\n" },
  { .name = "/formats/grid/stars-are-blanks",
    .text = "1**4\n**1*\n****\n2***\n",
    .expected = "grid 2x2 1..4..1.....2...\n" },
  { .name = "/formats/grid/several-follow-each-other",
    .text = "1..4\n..1.\n.3..\n2...\n\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 "\ngrid 2x2 " P4 "\n" },
  { .name = "/formats/grid/keeps-comments",
    .text = "# one\n1..4 # two\n..1.\n.3..\n2...\n# of the next\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (one\ntwo)\ngrid 2x2 " P4 " (of the next)\n" },
  { .name = "/formats/grid/shows-its-boxes",
    .text = "1. .. ..\n.. .. ..\n.. .. ..\n\n.. .. ..\n.. .. ..\n.. .. .6\n",
    .expected = "grid 3x2 1" EMPTY9 EMPTY9 EMPTY9 ".......6\n" },
  { .name = "/formats/grid/bars-show-boxes-before-spaces-do",
    .text = "1 .|. .|. .\n. .|. .|. .\n. .|. .|. .\n---+---+---\n. .|. .|. .\n. .|. .|. .\n. .|. "
            ".|. 6\n",
    .expected = "grid 3x2 1" EMPTY9 EMPTY9 EMPTY9 ".......6\n" },
  { .name = "/formats/grid/other-divisions-are-not-boxes",
    .text = "1..\t...\n......\n......\n......\n......\n.....6\n",
    .expected = "grid 2x3 1" EMPTY9 EMPTY9 EMPTY9 ".......6\n" },
  { .name = "/formats/grid/a-forced-shape-counts-more-than-the-drawing",
    .text = "1. .. ..\n.. .. ..\n.. .. ..\n\n.. .. ..\n.. .. ..\n.. .. .6\n",
    .expected = "grid 2x3 1" EMPTY9 EMPTY9 EMPTY9 ".......6\n",
    .shape = "boxes:2x3" },
  { .name = "/formats/grid/a-short-row-is-one-bad-puzzle",
    .text = "1..4\n..1\n.3..\n2...\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad WRONG_ROW 2:4 expected 4 found 3\ngrid 2x2 " P4 "\n" },
  { .name = "/formats/grid/a-long-row-is-one-bad-puzzle",
    .text = "1..4\n..1..\n.3..\n2...\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad WRONG_ROW 2:5 expected 4 found 5\ngrid 2x2 " P4 "\n" },
  { .name = "/formats/grid/a-short-first-row-is-found",
    .text = "1..\n..1.\n.3..\n2...\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad WRONG_ROW 1:4 expected 4 found 3\ngrid 2x2 " P4 "\n" },
  { .name = "/formats/grid/a-missing-row-is-found",
    .text = "1..4\n..1.\n.3..\n",
    .expected = "bad MISSING_ROWS 3:5 expected 4 found 3\n" },
  { .name = "/formats/grid/titles-are-comments",
    .text = "Grid 01\n1..4\n..1.\n.3..\n2...\nGrid 02\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (Grid 01)\ngrid 2x2 " P4 " (Grid 02)\n" },
  { .name = "/formats/grid/a-bad-row-under-a-title-is-one-bad-puzzle",
    .text = "Grid 01\n1..4\n..1.\n.3.\n2...\nGrid 02\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad WRONG_ROW 4:4 expected 4 found 3\ngrid 2x2 " P4 " (Grid 02)\n" },
  { .name = "/formats/grid/a-title-ends-a-grid-with-a-row-missing",
    .text = "Grid 01\n1..4\n..1.\n2...\nGrid 02\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad MISSING_ROWS 4:5 expected 4 found 3\ngrid 2x2 " P4 " (Grid 02)\n" },
  { .name = "/formats/grid/a-title-may-have-as-many-letters-as-a-row",
    .text = "Six.\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (Six.)\n" },
  { .name = "/formats/grid/words-below-a-puzzle-are-no-grid",
    .text = "Hi Anna,\n\n1..4\n..1.\n.3..\n2...\n\nHave fun!\nBob\n",
    .expected = "grid 2x2 " P4 " (Hi Anna,)\n" },
  { .name = "/formats/grid/rows-of-letters-are-no-words",
    .text = "1..4\n..1.\n.3..\n2...\n\nA..D\n..A.\n",
    .expected = "grid 2x2 " P4 "\nbad MISSING_ROWS 7:5 expected 4 found 2\n" },
  { .name = "/formats/grid/a-number-may-be-a-title",
    .text = "1\n1..4\n..1.\n.3..\n2...\n2\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (1)\ngrid 2x2 " P4 " (2)\n" },
  { .name = "/formats/grid/a-long-number-may-be-a-title",
    .text = "00001\n1..4\n..1.\n.3..\n2...\n",
    .expected = "grid 2x2 " P4 " (00001)\n" },
  { .name = "/formats/grid/what-stands-above-a-grid-of-one-cell-is-no-title-of-the-next",
    .text = "!3\n1\n..1.\n.3..\n2...\n",
    .expected = "bad UNKNOWN_SYMBOL 1:1 \"!\"\ngrid 1x1 1\n"
                "bad MISSING_ROWS 5:5 expected 4 found 3\n",
    .from = "grid" },
  { .name = "/formats/grid/what-stands-above-a-lone-dash-is-no-title-either",
    .text = "!3\n-\n-----\n--3-\n----\n----\n--1-\n",
    .expected = "bad UNKNOWN_SYMBOL 1:1 \"!\"\ngrid 1x1 .\ngrid 2x2 ..3...........1.\n",
    .from = "grid" },
  { .name = "/formats/grid/a-mark-begins-no-number-either",
    .text = "\n\xef\xbb\xbf"
            "11\n1..4\n..1.\n.3..\n2...\n",
    .expected =
        "bad UNKNOWN_SYMBOL 2:1 \"\xef\xbb\xbf\"\nbad MISSING_ROWS 6:5 expected 4 found 1\n",
    .from = "grid" },
  { .name = "/formats/grid/a-mark-begins-no-title",
    .text = "\n\xef\xbb\xbf"
            "Grid\n1..4\n..1.\n.3..\n2...\n",
    .expected =
        "bad UNKNOWN_SYMBOL 2:1 \"\xef\xbb\xbf\"\nbad MISSING_ROWS 6:5 expected 4 found 1\n",
    .from = "grid" },
  { .name = "/formats/grid/a-slip-in-the-first-row-is-no-title",
    .text = "1.?4\n..1.\n.3..\n2...\n\n1..4\n..1.\n.3..\n2...\n",
    .expected = "bad UNKNOWN_SYMBOL 1:3 \"?\"\ngrid 2x2 " P4 "\n" },
  { .name = "/formats/grid/box-drawing-divides",
    .text = "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\xac\xe2\x94\x80\xe2\x94\x90\n" ROW6 ROW6 ROW6
            "\xe2\x94\x9c\xe2\x94\x80\xe2\x94\xbc\xe2\x94\x80\xe2\x94\xa4\n" ROW6 ROW6 ROW6
            "\xe2\x94\x94\xe2\x94\x80\xe2\x94\xb4\xe2\x94\x80\xe2\x94\x98\n",
    .expected = "grid 3x2 1.....1.....1.....1.....1.....1.....\n" },
  { .name = "/formats/grid/a-line-drawn-into-a-row-is-no-symbol",
    .text = "1.\xe2\x94\x80"
            "4\n..1.\n.3..\n2...\n",
    .expected = "bad UNKNOWN_SYMBOL 1:3 \"\xe2\x94\x80\"\n" },
  { .name = "/formats/grid/16x16-decides-by-all-rows",
    .text = "0... .... .... ....\n.... .... .... ....\n.... .... .... ....\n.... .... .... ....\n\n"
            ".... .... .... ....\n.... .... .... ....\n.... .... .... ....\n.... .... .... ....\n\n"
            ".... .... .... ....\n.... .... .... ....\n.... .... .... ....\n.... .... .... ....\n\n"
            ".... .... .... ....\n.... .... .... ....\n.... .... .... ....\n.... .... .... ...F\n",
    .expected = "grid 4x4 1" EMPTY36 EMPTY36 EMPTY36 EMPTY36 EMPTY36 EMPTY36 EMPTY36 "..G\n" },
};

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  return check_finish ();
}

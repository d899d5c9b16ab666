/* Game IDs of Solo. */
#include "check.h"
#include "telling.h"

static const Telling tellings[] = {
  { .name = "/formats/solo/letters-are-empty-cells",
    .text = "2x2:1b4b1b3b2c\n",
    .expected = "solo 2x2 1..4..1..3..2...\n" },
  { .name = "/formats/solo/a-box-has-its-rows-first",
    .text = "2x3:zj\n3x2:zj\n",
    .expected = "solo 2x3 ....................................\nsolo 3x2 "
                "....................................\n" },
  { .name = "/formats/solo/numbers-are-kept-apart",
    .text = "2x5:10_1zzzt\n",
    .expected = "solo 2x5 "
                "A1................................................................................"
                "..................\n" },
  { .name = "/formats/solo/a-jigsaw-tells-its-borders",
    .text = "4j:1b4b1b3b2c,b_d_ca_____aa\n",
    .expected = "solo 0x0 1..4..1..3..2...\n" },
  { .name = "/formats/solo/a-jigsaw-may-have-boxes-before-its-j",
    .text = "2x2j:1b4b1b3b2c,b_d_ca_____aa\n",
    .expected = "solo 0x0 1..4..1..3..2...\n" },
  { .name = "/formats/solo/borders-of-boxes-are-boxes",
    .text = "4j:p,abbbbbbba\n",
    .expected = "solo 2x2 ................\n" },
  { .name = "/formats/solo/in-an-address-it-stands-behind-the-page",
    .text = "https://example.org/js/solo.html#2x2:1b4b1b3b2c\n",
    .expected = "solo 2x2 1..4..1..3..2...\n" },
  { .name = "/formats/solo/how-to-make-a-game-means-nothing",
    .text = "2x2md2dt:1b4b1b3b2c\n2x2r4db:p\n",
    .expected = "solo 2x2 1..4..1..3..2...\nsolo 2x2 ................\n" },
  { .name = "/formats/solo/comments-are-kept",
    .text = "# one\n\n2x2:p # two\n2x2:p\n",
    .expected = "solo 2x2 ................ (one\ntwo)\nsolo 2x2 ................\n" },
  { .name = "/formats/solo/a-seed-is-no-game",
    .text = "3x3dt#123456\n",
    .expected = "bad UNREADABLE_KIND 1:6 \"#123456\"\n" },
  { .name = "/formats/solo/a-killer-is-not-read",
    .text = "3x3k:zzzc,a\n",
    .expected = "bad UNREADABLE_KIND 1:4 \"k\"\n" },
  { .name = "/formats/solo/no-box-is-empty",
    .text = "0x3:a\n",
    .expected = "bad BAD_BOXES 1:1 expected 64\n" },
  { .name = "/formats/solo/no-more-than-64-values",
    .text = "9x9:a\n",
    .expected = "bad TOO_LARGE 1:1 expected 64 found 81\n" },
  { .name = "/formats/solo/all-cells-are-told",
    .text = "2x2:o\n2x2:q\n2x2:p\n",
    .expected = "bad WRONG_CELLS 1:6 expected 16 found 15\nbad WRONG_CELLS 2:6 expected 16 found "
                "17\nsolo 2x2 ................\n" },
  { .name = "/formats/solo/numbers-are-values",
    .text = "2x2:5o\n2x2:o0\n",
    .expected =
        "bad NUMBER_TOO_LARGE 1:5 expected 4 \"5\"\nbad UNKNOWN_SYMBOL 2:6 expected 4 \"0\"\n" },
  { .name = "/formats/solo/a-jigsaw-has-regions",
    .text = "4j:p\n",
    .expected = "bad WRONG_BORDERS 1:5 expected 24\n" },
  { .name = "/formats/solo/all-places-between-cells-are-told",
    .text = "4j:p,b_d_ca_____a\n",
    .expected = "bad WRONG_BORDERS 1:18 expected 24 found 22\n" },
  { .name = "/formats/solo/regions-are-as-many-as-values",
    .text = "4j:p,x\n",
    .expected = "bad WRONG_REGIONS 1:6 expected 4 found 1\n" },
  { .name = "/formats/solo/regions-are-equally-large",
    .text = "4j:p,jb_a_a_a__\n",
    .expected = "bad WRONG_REGION 1:6 expected 4 found 8 \"R1C1\"\n" },
  { .name = "/formats/solo/nothing-else-stands-in-it",
    .text = "2x2:o?\n",
    .expected = "bad UNKNOWN_SYMBOL 1:6 \"?\"\n",
    .from = "solo" },
  { .name = "/formats/solo/borders-are-for-jigsaws",
    .text = "2x2:p,a\n",
    .expected = "bad UNKNOWN_SYMBOL 1:6 \",\"\n" },
  { .name = "/formats/solo/a-game-begins-with-a-size",
    .text = "3x3 a\n:a\n",
    .expected = "bad BAD_GAME_ID 1:1 \"3x3 \"\nbad BAD_GAME_ID 2:1 \":\"\n",
    .from = "solo" },
};

int
main (void)
{
  check_tellings (tellings, sizeof tellings / sizeof tellings[0]);
  return check_finish ();
}

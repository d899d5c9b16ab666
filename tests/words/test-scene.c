/* Boards that are no Sudokus, in words: the names of items and options, and their sentences. */
#include "board.h"
#include "check.h"
#include "cover-links.h"
#include "cover-search.h"
#include "failing-memory.h"
#include "words.h"

#include <string.h>

#define MOST_OPTIONS 3

typedef struct
{
  const char *name;
  BoardLook look;
  const char *symbols;
  uint32_t rows, columns;
  BoardGroup group; /* all cells */
  BoardItem items[2];
  BoardOption options[MOST_OPTIONS]; /* the first covers both items, the others the first one */
  const char *item_names[2];
  const char *option_names[MOST_OPTIONS];
  const char *item_labels[2]; /* NULL: the name */
  const char *option_labels[MOST_OPTIONS];
  const char *sentences[5]; /* some of the expected ones */
} Look;

static const uint32_t both[] = { 0, 1 };

static const BoardGroupKind falling = {
  .id = "falling diagonal",
  .name = "Falling diagonal %1",
  .place = "%1 on falling diagonal %2",
};

static const Look looks[] = {
  {
      .name = "queens",
      .look = BOARD_LOOK_QUEENS,
      .rows = 2,
      .columns = 1,
      .group = { .kind = &falling, .index = 4, .n_cells = 2, .cells = both },
      .items = { { .kind = BOARD_ITEM_PLACE, .group = 0, .value = 1 }, { 0 } },
      .options = { { .value = 1, .n_cells = 1, .cells = both },
                   { .value = 1, .n_cells = 1, .cells = both + 1 } },
      .item_names = { "a queen on falling diagonal 5", "second" },
      .option_names = { "a queen on R1C1", "a queen on R2C1" },
      .item_labels = { "Falling diagonal 5" },
      .option_labels = { "Q R1C1", "Q R2C1" },
      .sentences = { "A queen on falling diagonal 5: 2 places are left.",
                     "A queen on R2C1 leaves its other lists.",
                     "Try a queen on R1C1 (choice 1 of 2).", "Solution 1: all queens are placed.",
                     "A queen on falling diagonal 5 returns between the root and second." },
  },
  {
      .name = "pieces",
      .look = BOARD_LOOK_PIECES,
      .symbols = "FI",
      .rows = 1,
      .columns = 2,
      .items = { { .kind = BOARD_ITEM_VALUE, .value = 2 }, { .kind = BOARD_ITEM_CELL, .cell = 1 } },
      .options = { { .value = 2, .n_cells = 2, .cells = both },
                   { .value = 0, .n_cells = 1, .cells = both } },
      .item_names = { "piece I", "R1C2" },
      .option_names = { "piece I on R1C1, R1C2", "a piece on R1C1" },
      .item_labels = { "I" },
      .option_labels = { "I R1C1" },
      .sentences = { "R1C2: 1 way to fill it is left, the fewest.",
                     "Piece I returns between the root and R1C2.",
                     "Piece I on R1C1, R1C2 leaves the list of piece I, which has 1 option left.",
                     "Solution 1: the board is full.", "Finished: there is exactly one solution." },
  },
  {
      .name = "pieces-in-several-ways",
      .look = BOARD_LOOK_PIECES,
      .symbols = "FI",
      .rows = 1,
      .columns = 2,
      .items = { { .kind = BOARD_ITEM_VALUE, .value = 1 }, { .kind = BOARD_ITEM_CELL, .cell = 0 } },
      .options = { { .value = 1, .n_cells = 2, .cells = both },
                   { .value = 1, .n_cells = 1, .cells = both + 1 },
                   { .value = 1, .n_cells = 1, .cells = both } },
      .item_names = { "piece F", "R1C1" },
      .option_names = { "piece F on R1C1, R1C2", "piece F on R1C2", "piece F on R1C1" },
      .item_labels = { "F" },
      .option_labels = { "F R1C1·1", "F R1C2", "F R1C1·2" },
  },
  {
      .name = "dominoes-across",
      .look = BOARD_LOOK_PIECES,
      .rows = 1,
      .columns = 2,
      .items = { { .kind = BOARD_ITEM_CELL, .cell = 0 }, { .kind = BOARD_ITEM_CELL, .cell = 1 } },
      .options = { { .n_cells = 2, .cells = both } },
      .item_names = { "R1C1", "R1C2" },
      .option_names = { "a domino on R1C1, R1C2" },
      .option_labels = { "R1C1→" },
      .sentences = { "Try a domino on R1C1, R1C2 (choice 1 of 1).",
                     "A domino on R1C1, R1C2 leaves the list of R1C2, which has no option left." },
  },
  {
      .name = "dominoes-down",
      .look = BOARD_LOOK_PIECES,
      .rows = 2,
      .columns = 1,
      .items = { { .kind = BOARD_ITEM_CELL, .cell = 0 }, { .kind = BOARD_ITEM_CELL, .cell = 1 } },
      .options = { { .n_cells = 2, .cells = both } },
      .item_names = { "R1C1", "R2C1" },
      .option_names = { "a domino on R1C1, R2C1" },
      .option_labels = { "R1C1↓" },
  },
  {
      .name = "slots",
      .look = BOARD_LOOK_SLOTS,
      .rows = 1,
      .columns = 2,
      .items = { { .kind = BOARD_ITEM_CELL, .cell = 0 }, { .kind = BOARD_ITEM_VALUE, .value = 4 } },
      .options = { { .value = 4, .n_cells = 2, .cells = both },
                   { .value = 4, .n_cells = 1, .cells = both } },
      .item_names = { "slot 1", "pair 4" },
      .option_names = { "pair 4 in slots 1, 2", "pair 4 in slots 1" },
      .option_labels = { "4: 1, 2", "4: 1" },
      .sentences = { "Pair 4: 1 place is left, the fewest.", "Cover slot 1: 1 option is hidden.",
                     "Pair 4 in slots 1, 2 leaves the list of slot 1, which has 1 option left.",
                     "Solution 1: the board is full." },
  },
  {
      .name = "lower-case-symbols",
      .look = BOARD_LOOK_SYMBOLS,
      .symbols = "ab",
      .rows = 1,
      .columns = 2,
      .group = { .kind = &board_group_row, .n_cells = 2, .cells = both },
      .items = { { .kind = BOARD_ITEM_PLACE, .value = 2 },
                 { .kind = BOARD_ITEM_VALUE, .value = 1 } },
      .options = { { .value = 2, .n_cells = 1, .cells = both },
                   { .value = 1, .n_cells = 1, .cells = both } },
      .item_names = { "b in row 1", "pair a" },
      .option_names = { "R1C1=b", "R1C1=a" },
      .item_labels = { "b r1" },
      .sentences = { "b in row 1 returns between the root and pair a.",
                     "Pair a: 1 place is left, the fewest.", "Solution 1: the grid is full." },
  },
  {
      .name = "named-options",
      .look = BOARD_LOOK_LIST,
      .options = { { .name = "O" }, { .name = "seldom used" } },
      .item_names = { "first", "second" },
      .option_names = { "option O", "option seldom used", "option 3" },
      .sentences = { "Item second: 1 option is left, the fewest.",
                     "Option O leaves the list of first, which has 2 options left.",
                     "first returns between the root and second.",
                     "Solution 1: every item is covered once." },
  },
};

typedef struct
{
  CoverProblem *problem;
  Board *board;
  Subject subject;
} Stage;

static void
make_board (Stage *self, const Look *look)
{
  const uint32_t n_cells = look->rows * look->columns;
  uint32_t number;

  self->board = board_new (look->rows, look->columns);
  board_set_look (self->board, look->look);
  if (look->symbols != NULL)
    check_equal_u64 (board_set_symbols (self->board, look->symbols), BASE_OK);
  for (uint32_t i = 0; i < n_cells; i++)
    check_equal_u64 (board_add_cell (self->board,
                                     (BoardPlace){ (uint16_t) (i / look->columns),
                                                   (uint16_t) (i % look->columns) },
                                     &number),
                     BASE_OK);
  if (look->group.n_cells > 0)
    check_equal_u64 (board_add_group (self->board, look->group, &number), BASE_OK);
  for (unsigned i = 0; i < 2; i++)
    check_equal_u64 (board_add_item (self->board, look->items[i]), BASE_OK);
  for (unsigned i = 0; i < MOST_OPTIONS && look->option_names[i] != NULL; i++)
    check_equal_u64 (board_add_option (self->board, look->options[i]), BASE_OK);
}

static void
begin (Stage *self, const Look *look)
{
  static const CoverTerm terms[] = { { 0, 0 }, { 1, 0 } };
  uint32_t number;

  self->problem = cover_problem_new ();
  check_equal_u64 (cover_problem_add_item (self->problem, "first", 5, true, &number), BASE_OK);
  check_equal_u64 (cover_problem_add_item (self->problem, "second", 6, true, &number), BASE_OK);
  for (unsigned i = 0; i < MOST_OPTIONS && look->option_names[i] != NULL; i++)
    check_equal_u64 (cover_problem_add_option (self->problem, terms, i == 0 ? 2 : 1, &number),
                     BASE_OK);
  make_board (self, look);
  self->subject =
      (Subject){ .problem = self->problem, .board = self->board, .symbols = "123456789" };
}

static void
end (Stage *self)
{
  board_free (self->board);
  cover_problem_free (self->problem);
}

typedef void (*AddName) (const Subject *subject, uint32_t index, BaseText *out);

static void
check_name (const Stage *stage, AddName add, uint32_t index, const char *expected)
{
  BaseText text = BASE_TEXT_EMPTY;

  add (&stage->subject, index, &text);
  check_equal_text (base_text_string (&text), expected);
  base_text_clear (&text);
}

static void
things_have_names (const void *data)
{
  const Look *look = data;
  Stage stage;

  begin (&stage, look);
  for (uint32_t i = 0; i < 2; i++)
    check_name (&stage, words_add_item, i, look->item_names[i]);
  for (uint32_t i = 0; i < board_n_options (stage.board); i++)
    check_name (&stage, words_add_option, i, look->option_names[i]);
  end (&stage);
}

static void
things_have_labels (const void *data)
{
  const Look *look = data;
  Stage stage;

  begin (&stage, look);
  for (uint32_t i = 0; i < 2; i++)
    check_name (&stage, words_add_item_label, i,
                look->item_labels[i] != NULL ? look->item_labels[i] : look->item_names[i]);
  for (uint32_t i = 0; i < board_n_options (stage.board); i++)
    check_name (&stage, words_add_option_label, i,
                look->option_labels[i] != NULL ? look->option_labels[i] : look->option_names[i]);
  end (&stage);
}

static void
tell_all (Stage *stage, CoverRule rule, BaseText *out)
{
  CoverLinks *links;
  CoverSearch *search;
  CoverEvent event;
  WordsMoment moment = { .subject = &stage->subject };

  check_equal_u64 (cover_links_new (stage->problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  cover_search_set_rule (search, rule, 0);
  check_equal_u64 (cover_search_start (search, NULL, 0), BASE_OK);
  moment.search = search;
  while (cover_search_peek (search, &event))
    {
      words_add_event (&moment, &event, out);
      base_text_add_char (out, '\n');
      cover_search_forward (search, NULL);
    }
  cover_search_free (search);
  cover_links_free (links);
}

static void
sentences_use_the_names (const void *data)
{
  const Look *look = data;
  Stage stage;
  BaseText text = BASE_TEXT_EMPTY;

  begin (&stage, look);
  tell_all (&stage, COVER_RULE_FEWEST, &text);
  tell_all (&stage, COVER_RULE_FIRST,
            &text); /* which chooses an item that the other rule would not */
  for (unsigned i = 0; i < 5 && look->sentences[i] != NULL; i++)
    {
      if (strstr (text.bytes, look->sentences[i]) == NULL)
        fprintf (stderr, "# not told: %s\n", look->sentences[i]);
      check_true (strstr (text.bytes, look->sentences[i]) != NULL);
    }
  base_text_clear (&text);
  end (&stage);
}

static void
running_out_of_memory_is_noticed (const void *data)
{
  Stage stage;
  size_t n = 1, asked;

  begin (&stage, data);
  do
    {
      BaseText text = BASE_TEXT_EMPTY;

      failing_memory_arm (n);
      for (uint32_t i = 0; i < 2; i++)
        {
          words_add_item (&stage.subject, i, &text);
          words_add_option (&stage.subject, i, &text);
          words_add_item_label (&stage.subject, i, &text);
          words_add_option_label (&stage.subject, i, &text);
        }
      asked = failing_memory_disarm ();
      check_equal_u64 (base_text_status (&text), asked < n ? BASE_OK : BASE_NO_MEMORY);
      base_text_clear (&text);
    }
  while (asked >= n++);
  end (&stage);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/words/scene/items-and-options-have-names/%s", looks[i].name);
      check_claim (name, things_have_names, &looks[i]);
      snprintf (name, sizeof name, "/words/scene/items-and-options-have-labels/%s", looks[i].name);
      check_claim (name, things_have_labels, &looks[i]);
      snprintf (name, sizeof name, "/words/scene/sentences-use-the-names/%s", looks[i].name);
      check_claim (name, sentences_use_the_names, &looks[i]);
      snprintf (name, sizeof name, "/words/scene/running-out-of-memory-is-noticed/%s",
                looks[i].name);
      check_claim (name, running_out_of_memory_is_noticed, &looks[i]);
    }
  return check_finish ();
}

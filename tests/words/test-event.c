/* Events as sentences: real searches, from their first event to their last. */
#include "check.h"
#include "cover-links.h"
#include "cover-search.h"
#include "failing-memory.h"
#include "formats-reader.h"
#include "sudoku-cover.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

/* Knuth's 6 x 7; options with colours, which clash and agree; a problem without a solution. */
#define SIX_SEVEN "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"
#define COLOURS   "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
#define HOPELESS  "a b\na\n"

typedef struct
{
  FormatsPuzzle puzzle;
  SudokuCover *cover;
  CoverLinks *links;
  CoverSearch *search;
  Subject subject;
  WordsMoment moment;
} Stage;

static void
begin (Stage *self, const char *content, const char *shape_text)
{
  FormatsBytes bytes = { content, strlen (content) };
  SudokuShape *shape = NULL;
  FormatsReader *reader;
  FormatsIssue issue;
  uint32_t givens[SUDOKU_MAX_CELLS], n_givens = 0;

  *self = (Stage){ .puzzle = FORMATS_PUZZLE_EMPTY };
  if (shape_text != NULL)
    check_equal_u64 (sudoku_shape_parse (shape_text, &shape), BASE_OK);
  check_equal_u64 (formats_reader_new ((FormatsSource){ format_read_bytes, &bytes },
                                       &(FormatsOptions){ .shape = shape }, &reader),
                   BASE_OK);
  check_equal_u64 (formats_reader_next (reader, &self->puzzle, &issue), FORMATS_PUZZLE);
  formats_reader_free (reader);
  sudoku_shape_unref (shape);
  self->subject = (Subject){ .problem = self->puzzle.problem, .symbols = "123456789" };
  if (self->puzzle.kind == FORMATS_SUDOKU)
    {
      check_equal_u64 (sudoku_cover_new (self->puzzle.sudoku->shape, &self->cover), BASE_OK);
      self->subject.problem = sudoku_cover_problem (self->cover);
      self->subject.board = sudoku_cover_board (self->cover);
      n_givens = sudoku_cover_givens (self->cover, self->puzzle.sudoku, givens);
    }
  check_equal_u64 (cover_links_new (self->subject.problem, NULL, &self->links), BASE_OK);
  check_equal_u64 (cover_search_new (self->links, &self->search), BASE_OK);
  check_equal_u64 (cover_search_start (self->search, givens, n_givens), BASE_OK);
  self->moment = (WordsMoment){ .subject = &self->subject, .search = self->search };
}

static void
end (Stage *self)
{
  cover_search_free (self->search);
  cover_links_free (self->links);
  sudoku_cover_free (self->cover);
  format_puzzle_clear (&self->puzzle);
}

static bool
is_told (const char *content, const char *shape, const char *wanted)
{
  Stage stage;
  CoverEvent event;
  BaseText text = BASE_TEXT_EMPTY;
  bool found = false;

  begin (&stage, content, shape);
  while (!found && cover_search_peek (stage.search, &event))
    {
      base_text_reset (&text);
      words_add_event (&stage.moment, &event, &text);
      found = strcmp (base_text_string (&text), wanted) == 0;
      cover_search_forward (stage.search, NULL);
    }
  base_text_clear (&text);
  end (&stage);
  return found;
}

/* Describes a whole run and records the kinds of events. */
static void
tell_all (const char *content, const char *shape, bool *met)
{
  Stage stage;
  CoverEvent event;
  BaseText text = BASE_TEXT_EMPTY;

  begin (&stage, content, shape);
  while (cover_search_peek (stage.search, &event))
    {
      base_text_reset (&text);
      words_add_event (&stage.moment, &event, &text);
      check_equal_u64 (base_text_status (&text), BASE_OK);
      check_true (text.length > 0);
      check_true (strchr (text.bytes, '%') == NULL);
      check_true (text.bytes[text.length - 1] == '.');
      met[event.kind] = true;
      cover_search_forward (stage.search, NULL);
    }
  base_text_clear (&text);
  end (&stage);
}

static void
every_kind_has_a_sentence (const void *data)
{
  bool met[COVER_EVENT_KINDS] = { false };

  (void) data;
  tell_all (SIX_SEVEN, NULL, met);
  tell_all (COLOURS, NULL, met);
  tell_all (HOPELESS, NULL, met);
  tell_all ("1..4..1..3..2...\n", NULL, met);
  tell_all (".......1........\n", "boxes:2x2+diagonals", met);
  for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
    check_true (met[kind]);
}

static void
every_kind_has_an_id (const void *data)
{
  (void) data;
  for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
    for (unsigned other = 0; other <= kind; other++)
      check_equal_u64 (strcmp (words_event_id (kind), words_event_id (other)) == 0, kind == other);
}

typedef struct
{
  const char *name, *content, *shape, *sentence;
} Told;

#define EMPTY4  "................\n"
#define P4      "1..4..1..3..2...\n"
#define STUCK4  "12....3.........\n"
#define GRIDS22 "............................\n"

static const Told told[] = {
  { "choose-item", SIX_SEVEN, NULL, "Item A: 2 options are left, the fewest." },
  { "choose-item-with-one", SIX_SEVEN, NULL, "Item B: 1 option is left, the fewest." },
  { "cover", SIX_SEVEN, NULL, "Cover A: 2 options are hidden." },
  { "cover-one", SIX_SEVEN, NULL, "Cover D: 1 option is hidden." },
  { "unlink-header", SIX_SEVEN, NULL, "Unlink A, so that the root and B point past it." },
  { "hide", SIX_SEVEN, NULL, "Option 2 leaves its other lists." },
  { "unlink", SIX_SEVEN, NULL, "Option 2 leaves the list of D, which has 2 options left." },
  { "try", SIX_SEVEN, NULL, "Try option 4 (choice 2 of 2)." },
  { "deeper", SIX_SEVEN, NULL, "Level 2: 4 items are still open." },
  { "deeper-to-one", SIX_SEVEN, NULL, "Level 3: 1 item is still open." },
  { "dead-end", SIX_SEVEN, NULL, "Dead end: no option is left for E." },
  { "solution", SIX_SEVEN, NULL, "Solution 1: every item is covered once." },
  { "untry-failed", SIX_SEVEN, NULL, "Option 2 did not work; take it back." },
  { "uncover", SIX_SEVEN, NULL, "Uncover A: 2 options return." },
  { "unhide", SIX_SEVEN, NULL, "Option 3 returns to its other lists." },
  { "relink", SIX_SEVEN, NULL, "Option 3 returns to the list of F." },
  { "relink-header", SIX_SEVEN, NULL, "A returns between the root and B." },
  { "relink-header-alone", SIX_SEVEN, NULL, "E is alone with the root again." },
  { "unlink-header-alone", SIX_SEVEN, NULL, "Unlink E, so that the root points to itself." },
  { "cover-nothing", SIX_SEVEN, NULL, "Cover E: it has no option to hide." },
  { "uncover-nothing", SIX_SEVEN, NULL, "Uncover E: it hid no option." },
  { "unlink-the-last", SIX_SEVEN, NULL,
    "Option 1 leaves the list of E, which has no option left." },
  { "deeper-to-none", SIX_SEVEN, NULL, "Level 4: no item is open." },
  { "level-done", SIX_SEVEN, NULL, "The only choice was tried; back to level 1." },
  { "first-level-done", SIX_SEVEN, NULL, "Both choices were tried." },
  { "end-with-one", SIX_SEVEN, NULL, "Finished: there is exactly one solution." },
  { "end-with-none", HOPELESS, NULL, "Finished: there is no solution." },
  { "end-with-many", EMPTY4, NULL, "Finished: there are 288 solutions." },
  { "purify", COLOURS, NULL, "x takes colour A: options that give it another are hidden." },
  { "hide-for-colour", COLOURS, NULL, "Option 3 leaves its other lists: x has another colour." },
  { "cleanse", COLOURS, NULL, "Option 2 may stay: it gives x colour A too." },
  { "uncleanse", COLOURS, NULL, "Option 2 shows again that it gives x colour A." },
  { "unpurify", COLOURS, NULL, "x gives up colour A: options that give it another return." },
  { "given", P4, NULL, "Given: R1C4=4." },
  { "choose-cell", P4, NULL, "Cell R1C2: 1 digit fits, the fewest." },
  { "choose-among-many", EMPTY4, NULL, "Cell R1C1: 4 digits fit, the fewest." },
  { "choose-place", STUCK4, NULL, "3 in row 1: 0 places are left, the fewest." },
  { "dead-end-of-place", STUCK4, NULL, "Dead end: no place is left for 3 in row 1." },
  { "cover-place", P4, NULL, "Cover 2 in column 2: 1 option is hidden." },
  { "unlink-of-place", P4, NULL, "R1C2=2 leaves the list of 2 in box 1, which has 1 option left." },
  { "try-digit", P4, NULL, "Try R1C2=2 (choice 1 of 1)." },
  { "solution-of-grid", P4, NULL, "Solution 1: the grid is full." },
  { "grids", GRIDS22, "grids:2x2@R1C1@R3C3", "Cover 1 in row 1 of grid 1: 3 options are hidden." },
};

static void
is_told_so (const void *data)
{
  const Told *what = data;

  check_true (is_told (what->content, what->shape, what->sentence));
}

/* UNTRY: the caller passes whether there was a solution. */
static void
untry_after_a_solution (const void *data)
{
  Stage stage;
  CoverEvent event;
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  begin (&stage, SIX_SEVEN, NULL);
  stage.moment.solved = true;
  while (cover_search_peek (stage.search, &event) && event.kind != COVER_EVENT_UNTRY)
    cover_search_forward (stage.search, NULL);
  words_add_event (&stage.moment, &event, &text);
  check_equal_text (base_text_string (&text), "Take back option 3 to look for more.");
  base_text_clear (&text);
  end (&stage);
}

static void
not_the_fewest_is_not_said (const void *data)
{
  Stage stage;
  CoverEvent event;
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  begin (&stage, "a b\na\na b\nb\na\n", NULL);
  cover_search_set_rule (stage.search, COVER_RULE_FIRST, 0);
  check_equal_u64 (cover_search_start (stage.search, NULL, 0), BASE_OK);
  check_true (cover_search_peek (stage.search, &event));
  words_add_event (&stage.moment, &event, &text);
  check_equal_text (base_text_string (&text),
                    "Item a: 3 options are left. It is the first open item.");
  base_text_clear (&text);
  end (&stage);
}

/* Of c, which has fewer options, and of a and b, which have the same number, where the rule is
 * random. */
static void
chance_is_said_where_it_decides (const void *data)
{
  Stage stage;
  CoverEvent event;
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  begin (&stage, "a b c\nc\na\na\nb\nb\n", NULL);
  cover_search_set_rule (stage.search, COVER_RULE_RANDOM, 1);
  check_equal_u64 (cover_search_start (stage.search, NULL, 0), BASE_OK);
  check_true (cover_search_peek (stage.search, &event));
  words_add_event (&stage.moment, &event, &text);
  check_equal_text (base_text_string (&text), "Item c: 1 option is left, the fewest.");
  do
    cover_search_forward (stage.search, NULL);
  while (cover_search_peek (stage.search, &event) && event.kind != COVER_EVENT_CHOOSE);
  base_text_reset (&text);
  words_add_event (&stage.moment, &event, &text);
  check_equal_text (base_text_string (&text) + strlen ("Item a"),
                    ": 2 options are left, the fewest. 2 items have as few: chance decided.");
  base_text_clear (&text);
  end (&stage);
}

/* Beside a matrix there is no room for "1 in column 2". */
static void
a_digit_in_a_group_has_a_short_label (const void *data)
{
  Stage stage;
  const Subject *subject;
  BaseText name = BASE_TEXT_EMPTY, label = BASE_TEXT_EMPTY;
  unsigned n_found = 0;

  (void) data;
  begin (&stage, P4, NULL);
  subject = stage.moment.subject;
  for (uint32_t item = 0; item < cover_problem_n_items (subject->problem); item++)
    {
      base_text_reset (&name);
      base_text_reset (&label);
      words_add_item (subject, item, &name);
      words_add_item_label (subject, item, &label);
      if (strcmp (base_text_string (&name), "1 in column 2") == 0)
        check_equal_text (base_text_string (&label), "1 c2");
      else if (strcmp (base_text_string (&name), "4 in box 3") == 0)
        check_equal_text (base_text_string (&label), "4 b3");
      else if (base_text_string (&name)[0] == 'R')
        check_equal_text (base_text_string (&label), base_text_string (&name));
      else
        continue;
      n_found++;
    }
  check_true (n_found > 2);
  base_text_clear (&name);
  base_text_clear (&label);
  end (&stage);
}

static void
failing_is_noticed (const void *data)
{
  Stage stage;
  CoverEvent event;
  size_t n = 1, asked;

  (void) data;
  begin (&stage, P4, NULL);
  while (cover_search_peek (stage.search, &event) && event.kind != COVER_EVENT_TRY)
    cover_search_forward (stage.search, NULL);
  while (cover_search_peek (stage.search, &event) && event.kind != COVER_EVENT_UNLINK_HEADER)
    cover_search_forward (stage.search, NULL);
  do
    {
      BaseText text = BASE_TEXT_EMPTY;

      failing_memory_arm (n);
      words_add_event (&stage.moment, &event, &text);
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
  check_claim ("/words/event/every-kind-has-a-sentence", every_kind_has_a_sentence, NULL);
  check_claim ("/words/event/every-kind-has-an-id-of-its-own", every_kind_has_an_id, NULL);
  for (size_t i = 0; i < sizeof told / sizeof *told; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/words/event/is-told-so/%s", told[i].name);
      check_claim (name, is_told_so, &told[i]);
    }
  check_claim ("/words/event/is-told-so/untry-after-a-solution", untry_after_a_solution, NULL);
  check_claim ("/words/event/the-first-is-said-to-be-the-first", not_the_fewest_is_not_said, NULL);
  check_claim ("/words/event/chance-is-said-where-it-decides", chance_is_said_where_it_decides,
               NULL);
  check_claim ("/words/event/a-digit-in-a-group-has-a-short-label",
               a_digit_in_a_group_has_a_short_label, NULL);
  check_claim ("/words/event/running-out-of-memory-is-noticed", failing_is_noticed, NULL);
  return check_finish ();
}

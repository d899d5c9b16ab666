#include "words-fill.h"
#include "words-gettext.h"
#include "words-places-private.h"

/* The most cells that a sentence lists.  A longer sentence is not read to its end, and the window
 * marks all cells anyway. */
#define MOST_CELLS 12

/* Fills %1 with how many cells there are and %2 with their names. */
static void
fill_cells (const char *sentence,
            const SudokuShape *shape,
            const uint32_t *cells,
            uint32_t n_cells,
            BaseText *out)
{
  BaseText names = BASE_TEXT_EMPTY;

  words_add_cells (shape, cells, n_cells, MOST_CELLS, &names);
  words_fill (out, sentence,
              WORDS_WITH (WORDS_NUMBER (n_cells), WORDS_TEXT (base_text_string (&names))));
  out->failed |= names.failed;
  base_text_clear (&names);
}

void
words_add_duplicate (const SudokuShape *shape,
                     uint32_t group,
                     uint32_t value,
                     uint32_t n_cells,
                     const char *symbols,
                     BaseText *out)
{
  BoardGroup where = sudoku_shape_group (shape, group);
  BaseText name = BASE_TEXT_EMPTY, digit = BASE_TEXT_EMPTY;

  words_add_group (&where, !sudoku_shape_is_square (shape), &name);
  words_add_value (value, symbols, &digit);
  if (n_cells == 2)
    /* TRANSLATORS: "Row 3 has two 7s." */
    words_fill (
        out, _ ("%1 has two %2s."),
        WORDS_WITH (WORDS_TEXT (base_text_string (&name)), WORDS_TEXT (base_text_string (&digit))));
  else
    words_fill (out,
                /* TRANSLATORS: "Row 3 has 7 in 4 cells." */
                P_ ("%1 has %2 in %3 cell.", "%1 has %2 in %3 cells.", n_cells),
                WORDS_WITH (WORDS_TEXT (base_text_string (&name)),
                            WORDS_TEXT (base_text_string (&digit)), WORDS_NUMBER (n_cells)));
  out->failed |= name.failed | digit.failed;
  base_text_clear (&name);
  base_text_clear (&digit);
}

static void
add_no_place (const SudokuVerdict *verdict,
              const SudokuShape *shape,
              const char *symbols,
              BaseText *out)
{
  BoardGroup group = sudoku_shape_group (shape, verdict->group);
  BaseText value = BASE_TEXT_EMPTY, place = BASE_TEXT_EMPTY;

  words_add_value (verdict->value, symbols, &value);
  words_add_place (&group, !sudoku_shape_is_square (shape), base_text_string (&value), &place);
  /* TRANSLATORS: "No place for 7 in box 5." */
  words_fill (out, _ ("No place for %1."), WORDS_WITH (WORDS_TEXT (base_text_string (&place))));
  out->failed |= value.failed | place.failed;
  base_text_clear (&value);
  base_text_clear (&place);
}

/* The sentence about cells; NULL where there is none. */
static const char *
cells_sentence (const SudokuVerdict *verdict)
{
  switch (verdict->finding)
    {
    case SUDOKU_MULTIPLE:
      return P_ ("More than one solution; two of them differ in %1 cell: %2.",
                 "More than one solution; two of them differ in %1 cells: %2.", verdict->n_cells);
    case SUDOKU_NO_VALUE:
      /* TRANSLATORS: %2 is a cell: "R4C6: no digit fits." */
      return _ ("%2: no digit fits.");
    case SUDOKU_CLASH:
      return verdict->n_cells == 0
                 ? _ ("No solution, even without any given.")
                 : P_ ("No solution. This given contradicts the candidates: %2.",
                       "No solution. %1 givens contradict each other: %2.", verdict->n_cells);
    case SUDOKU_CLASH_NOT_REDUCED:
      return P_ ("No solution. This %1 given cannot be right: %2.",
                 "No solution. Some of these %1 givens contradict each other: %2.",
                 verdict->n_cells);
    default:
      return NULL;
    }
}

void
words_add_verdict (const SudokuVerdict *verdict,
                   const SudokuShape *shape,
                   const char *symbols,
                   BaseText *out)
{
  const char *sentence = cells_sentence (verdict);

  if (sentence != NULL)
    fill_cells (sentence, shape, verdict->cells, verdict->n_cells, out);
  else if (verdict->finding == SUDOKU_DUPLICATE)
    words_add_duplicate (shape, verdict->group, verdict->value, verdict->n_cells, symbols, out);
  else if (verdict->finding == SUDOKU_NO_PLACE)
    add_no_place (verdict, shape, symbols, out);
  else if (verdict->finding == SUDOKU_UNIQUE)
    base_text_add (out, _ ("Proper puzzle: exactly one solution."));
  else
    base_text_add (out, _ ("Stopped before it was known."));
}

void
words_add_cover_verdict (uint64_t n_solutions, bool all, const char *item, BaseText *out)
{
  if (n_solutions > 1)
    base_text_add (out, _ ("There are several exact covers."));
  else if (!all)
    base_text_add (out, _ ("Stopped before it was known."));
  else if (n_solutions == 1)
    base_text_add (out, _ ("There is exactly one exact cover."));
  else if (item != NULL)
    words_fill (out, _ ("There is no exact cover: no option has item \"%1\"."),
                WORDS_WITH (WORDS_TEXT (item)));
  else
    base_text_add (out, _ ("There is no exact cover."));
}

void
words_add_redundant (const SudokuVerdict *verdict, const SudokuShape *shape, BaseText *out)
{
  if (!verdict->redundant_known)
    base_text_add (out, _ ("Whether a given is redundant is not known."));
  else if (verdict->n_redundant == 0)
    base_text_add (out, _ ("No given is redundant."));
  else
    fill_cells (P_ ("%1 given is redundant: %2.", "%1 givens are redundant, each by itself: %2.",
                    verdict->n_redundant),
                shape, verdict->redundant, verdict->n_redundant, out);
}

static void
add_cells_plain (const char *before,
                 const SudokuShape *shape,
                 const uint32_t *cells,
                 uint32_t n_cells,
                 BaseText *out)
{
  base_text_add (out, before);
  for (uint32_t i = 0; i < n_cells; i++)
    {
      base_text_add_char (out, ' ');
      words_add_cell (sudoku_shape_place (shape, cells[i]), out);
    }
}

/* "invalid: 7 twice in row 3: R3C1 R3C5", "none: no place for 7 in box 5" */
static void
add_group_finding_plain (const SudokuVerdict *verdict,
                         const SudokuShape *shape,
                         const char *symbols,
                         BaseText *out)
{
  bool duplicate = verdict->finding == SUDOKU_DUPLICATE;

  base_text_add (out, duplicate ? "invalid: " : "none: no place for ");
  words_add_value (verdict->value, symbols, out);
  if (duplicate && verdict->n_cells == 2)
    base_text_add (out, " twice");
  else if (duplicate)
    {
      base_text_add_char (out, ' ');
      base_text_add_number (out, verdict->n_cells);
      base_text_add (out, " times");
    }
  base_text_add (out, " in ");
  words_add_group_plain (shape, verdict->group, out);
  if (duplicate)
    add_cells_plain (":", shape, verdict->cells, verdict->n_cells, out);
}

static void
add_unique_plain (const SudokuVerdict *verdict, const SudokuShape *shape, BaseText *out)
{
  base_text_add (out, "unique");
  if (!verdict->redundant_known)
    return;
  if (verdict->n_redundant == 0)
    base_text_add (out, "; minimal");
  else
    add_cells_plain ("; redundant:", shape, verdict->redundant, verdict->n_redundant, out);
}

void
words_add_verdict_plain (const SudokuVerdict *verdict,
                         const SudokuShape *shape,
                         const char *symbols,
                         BaseText *out)
{
  static const char *const before_cells[] = {
    [SUDOKU_MULTIPLE] = "multiple:", [SUDOKU_NO_VALUE] = "none: no digit for",
    [SUDOKU_CLASH] = "none: clash:", [SUDOKU_CLASH_NOT_REDUCED] = "none: clash among:",
    [SUDOKU_UNKNOWN] = "unknown",
  };

  if (verdict->finding == SUDOKU_UNIQUE)
    add_unique_plain (verdict, shape, out);
  else if (verdict->finding == SUDOKU_DUPLICATE || verdict->finding == SUDOKU_NO_PLACE)
    add_group_finding_plain (verdict, shape, symbols, out);
  else if (verdict->finding == SUDOKU_CLASH && verdict->n_cells == 0)
    base_text_add (out, "none: clash");
  else
    add_cells_plain (before_cells[verdict->finding], shape, verdict->cells, verdict->n_cells, out);
}

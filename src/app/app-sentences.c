#include "app-sentences.h"

#include "app-game.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Number of entries that a sentence names; the board marks all of them. */
#define MOST_CORRECTIONS 4

/* 1204 as "1,204", with the digits grouped as in the user's language. */
static char *
grouped (uint64_t number)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
}

static char *
copy_and_clear (BaseText *text)
{
  char *string = g_strdup (base_text_string (text));

  base_text_clear (text);
  return string;
}

static char *
fill_sentence (const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, parts);
  return copy_and_clear (&text);
}

static char *
cell_name (DeskDocument *document, uint32_t cell)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_add_cell (sudoku_shape_place (desk_document_get_shape (document), cell), &text);
  return copy_and_clear (&text);
}

static char *
value_name (DeskDocument *document, uint32_t value)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText text = BASE_TEXT_EMPTY;

  words_add_value (value, desk_document_get_symbols (document, symbols), &text);
  return copy_and_clear (&text);
}

/* While a proper puzzle is played, the line speaks of the game. */
static char *
game_sentence (const SudokuVerdict *verdict, DeskDocument *document)
{
  g_autofree char *progress = app_game_sentence_of_progress (document);

  if (verdict->finding == SUDOKU_UNIQUE)
    return g_steal_pointer (&progress);
  return g_strconcat (_ ("More than one solution."), " ", progress, NULL);
}

/* Cells in which solutions differ are marked on the board on request.  The sentence does not list
 * them, because the line would change its height with every given that is typed. */
static char *
verdict_sentence (const SudokuVerdict *verdict, DeskDocument *document, bool shows_differences)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText text = BASE_TEXT_EMPTY;

  if (app_game_is_under_way (document) && !shows_differences
      && (verdict->finding == SUDOKU_UNIQUE || verdict->finding == SUDOKU_MULTIPLE))
    return game_sentence (verdict, document);
  if (verdict->finding == SUDOKU_MULTIPLE && !shows_differences)
    return g_strdup (_ ("More than one solution."));
  if (verdict->finding == SUDOKU_MULTIPLE)
    return fill_sentence (P_ ("Two of the solutions differ in %1 cell.",
                              "Two of the solutions differ in %1 cells.", verdict->n_cells),
                          WORDS_WITH (WORDS_NUMBER (verdict->n_cells)));
  words_add_verdict (verdict, desk_document_get_shape (document),
                     desk_document_get_symbols (document, symbols), &text);
  return copy_and_clear (&text);
}

/* "Row 9 has two 9s.": names the first clash that involves an entry, and only counts the others. */
static char *
clash_sentence (DeskDocument *document)
{
  SudokuShape *shape = desk_document_get_shape (document);
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText text = BASE_TEXT_EMPTY;
  DeskClash clash;
  g_autofree char *first = NULL, *cell = NULL, *value = NULL;

  if (!desk_document_get_clash (document, &clash))
    return g_strdup ("");
  value = value_name (document, clash.value);
  cell = cell_name (document, clash.cell);
  if (clash.kind == DESK_CLASH_IN_GROUP)
    words_add_duplicate (shape, clash.group, clash.value, clash.n_cells,
                         desk_document_get_symbols (document, symbols), &text);
  else
    /* TRANSLATORS: "R4C6 cannot be 7: the puzzle leaves that candidate out." */
    words_fill (&text, _ ("%1 cannot be %2: the puzzle leaves that candidate out."),
                WORDS_WITH (WORDS_TEXT (cell), WORDS_TEXT (value)));
  first = copy_and_clear (&text);
  if (clash.n_others == 0)
    return g_steal_pointer (&first);
  /* TRANSLATORS: %1 is a sentence: "Row 9 has two 9s. 2 more cells clash." */
  return fill_sentence (P_ ("%1 %2 more cell clashes.", "%1 %2 more cells clash.", clash.n_others),
                        WORDS_WITH (WORDS_TEXT (first), WORDS_NUMBER (clash.n_others)));
}

static char *
full_sentence (DeskDocument *document)
{
  g_autofree char *clash = clash_sentence (document);

  /* TRANSLATORS: %1 is a sentence, such as "Row 9 has two 9s." */
  return fill_sentence (_ ("The grid is full, but not solved. %1"),
                        WORDS_WITH (WORDS_TEXT (clash)));
}

char *
app_sentence_of_checker (DeskChecker *checker, DeskDocument *document, bool shows_differences)
{
  const SudokuVerdict *verdict = desk_checker_get_current_verdict (checker);
  uint32_t n = desk_document_n_givens (document);
  unsigned seconds = (unsigned) desk_checker_get_seconds (checker);

  switch (desk_checker_get_stage (checker))
    {
    case DESK_STAGE_EMPTY:
      return g_strdup (desk_document_get_mode (document) == DESK_SETUP ? _ (
                           "Type the givens, cell by cell or in a row: 0 or . leaves a cell empty.")
                                                                       : _ ("Nothing is given."));
    case DESK_STAGE_FEW:
      return fill_sentence (P_ ("%1 given so far.", "%1 givens so far.", n),
                            WORDS_WITH (WORDS_NUMBER (n)));
    case DESK_STAGE_CHECKING:
      if (seconds < 1)
        return g_strdup (_ ("Checking…"));
      return fill_sentence (_ ("Still checking (%1 s). You can go on."),
                            WORDS_WITH (WORDS_NUMBER (seconds)));
    case DESK_STAGE_CLASH:
      return clash_sentence (document);
    case DESK_STAGE_FULL:
      return full_sentence (document);
    case DESK_STAGE_SOLVED:
      if (verdict != NULL && verdict->finding == SUDOKU_MULTIPLE)
        return g_strdup (_ ("Solved, but another solution exists."));
      return g_strdup (_ ("Solved."));
    case DESK_STAGE_VERDICT:
      return verdict != NULL ? verdict_sentence (verdict, document, shows_differences)
                             : g_strdup ("");
    case DESK_STAGE_STOPPED:
    default:
      return g_strdup (_ ("Stopped before it was known."));
    }
}

/* The word begins with a capital letter, as the sentence that it is. */
char *
app_sentence_with_capital (const char *word)
{
  GString *capital = g_string_new (NULL);

  g_string_append_unichar (capital, g_unichar_toupper (g_utf8_get_char (word)));
  g_string_append (capital, g_utf8_next_char (word));
  return g_string_free (capital, FALSE);
}

char *
app_sentence_of_level (uint32_t difficulty)
{
  return app_sentence_with_capital (words_name (reason_difficulty_name (difficulty)->name));
}

char *
app_sentence_of_difficulty (uint32_t difficulty)
{
  g_autofree char *word = app_sentence_of_level (difficulty);
  g_autofree char *number = g_strdup_printf ("%.1f", difficulty / 10.0);

  /* TRANSLATORS: the difficulty of a puzzle: "Medium (2.3)" */
  return fill_sentence (_ ("%1 (%2)"), WORDS_WITH (WORDS_TEXT (word), WORDS_TEXT (number)));
}

char *
app_sentence_of_rating (const ReasonRating *rating)
{
  g_autofree char *sentence = app_sentence_of_difficulty (rating->difficulty);

  if (!rating->is_bound)
    return g_steal_pointer (&sentence);
  /* TRANSLATORS: the difficulty of a puzzle: "At least: Extreme (8.5)" */
  return fill_sentence (_ ("At least: %1"), WORDS_WITH (WORDS_TEXT (sentence)));
}

char *
app_sentence_about_rating (const ReasonRating *rating)
{
  const char *hardest = words_name (reason_technique_name (rating->hardest)->name);

  if (rating->is_bound)
    return g_strdup (_ ("How difficult the puzzle is for people: an estimate of what Sudoku "
                        "Explainer says. It is not finished, since that would take too long: the "
                        "puzzle may be harder."));
  return fill_sentence (_ ("How difficult the puzzle is for people: an estimate of what Sudoku "
                           "Explainer says. Hardest step: %1."),
                        WORDS_WITH (WORDS_TEXT (hardest)));
}

char *
app_sentence_of_progress (const DeskProgress *progress)
{
  g_autofree char *found = grouped (progress->solutions);
  uint64_t seconds = (uint64_t) progress->seconds;

  if (progress->job == DESK_JOB_WHY)
    return g_strdup (_ ("Looking for a reason…"));
  /* An engine that reports no progress may have found some. */
  if (progress->job == DESK_JOB_COUNT && progress->nodes > 0)
    return fill_sentence (P_ ("%1 solution so far, after %2 s.", "%1 solutions so far, after %2 s.",
                              progress->solutions),
                          WORDS_WITH (WORDS_TEXT (found), WORDS_NUMBER (seconds)));
  return fill_sentence (_ ("Searching for %1 s."), WORDS_WITH (WORDS_NUMBER (seconds)));
}

static char *
count_sentence (const DeskAnswer *answer)
{
  g_autofree char *found = grouped (answer->n_solutions);

  if (answer->complete && answer->n_solutions == 0)
    return g_strdup (_ ("There is no solution."));
  if (answer->complete)
    return fill_sentence (P_ ("Exactly %1 solution.", "Exactly %1 solutions.", answer->n_solutions),
                          WORDS_WITH (WORDS_TEXT (found)));
  return fill_sentence (
      P_ ("Stopped: at least %1 solution.", "Stopped: at least %1 solutions.", answer->n_solutions),
      WORDS_WITH (WORDS_TEXT (found)));
}

/* The checker may have found more than the search, which stopped at the first solution. */
static char *
solve_sentence (const DeskAnswer *answer, const SudokuVerdict *verdict)
{
  bool only = verdict != NULL && verdict->finding == SUDOKU_UNIQUE;
  bool several = verdict != NULL && verdict->finding == SUDOKU_MULTIPLE;

  if (answer->values == NULL && answer->status != BASE_OK)
    return g_strdup (_ ("Stopped before a solution was found."));
  if (answer->values == NULL && answer->n_solutions > 0)
    return g_strdup (_ ("There is no further solution."));
  if (answer->values == NULL)
    return g_strdup (_ ("There is no solution."));
  if (only || (answer->complete && answer->n_solutions == 1))
    return g_strdup (_ ("Solved: this is the only solution."));
  if (answer->complete)
    return fill_sentence (
        P_ ("Solution %1 of %2.", "Solution %1 of %2.", answer->n_solutions),
        WORDS_WITH (WORDS_NUMBER (answer->index + 1), WORDS_NUMBER (answer->n_solutions)));
  return fill_sentence (several ? _ ("Solution %1 of several.") : _ ("Solution %1."),
                        WORDS_WITH (WORDS_NUMBER (answer->index + 1)));
}

char *
app_sentence_of_entries (const DeskAnswer *answer, DeskDocument *document)
{
  bool any = desk_document_n_digits (document) > desk_document_n_givens (document);

  if (answer->status != BASE_OK && answer->n_cells == 0)
    return g_strdup (_ ("Stopped before it was known."));
  if (answer->n_cells == 0)
    return g_strdup (any ? _ ("All entries are right so far.") : _ ("There is no entry to check."));
  if (answer->together)
    return fill_sentence (P_ ("%1 entry is in no solution.",
                              "These %1 entries are in no solution together.", answer->n_cells),
                          WORDS_WITH (WORDS_NUMBER (answer->n_cells)));
  return fill_sentence (P_ ("%1 entry is wrong.", "%1 entries are wrong.", answer->n_cells),
                        WORDS_WITH (WORDS_NUMBER (answer->n_cells)));
}

/* "R1C3 is 8, R1C4 is 2" */
static char *
list_corrections (DeskDocument *document)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));
  uint32_t n = desk_document_n_corrections (document), n_listed = 0;
  g_autoptr (GString) list = g_string_new (NULL);

  for (uint32_t i = 0; i < n_cells && n_listed < MOST_CORRECTIONS; i++)
    {
      g_autofree char *cell = cell_name (document, i), *said = NULL;
      g_autofree char *value = value_name (document, desk_document_get_correction (document, i));

      if (desk_document_get_correction (document, i) == 0)
        continue;
      /* TRANSLATORS: a cell and its digit, within a list: "R1C3 is 8, R1C4 is 2" */
      said = fill_sentence (_ ("%1 is %2"), WORDS_WITH (WORDS_TEXT (cell), WORDS_TEXT (value)));
      g_string_append (list, n_listed++ == 0 ? "" : _ (", "));
      g_string_append (list, said);
    }
  if (n_listed == n)
    return g_strdup (list->str);
  return fill_sentence (P_ ("%1 and %2 other", "%1 and %2 others", n - n_listed),
                        WORDS_WITH (WORDS_TEXT (list->str), WORDS_NUMBER (n - n_listed)));
}

char *
app_sentence_of_corrections (DeskDocument *document, bool only)
{
  uint32_t n = desk_document_n_corrections (document);
  g_autofree char *list = list_corrections (document);
  const char *sentence =
      only ? P_ ("%1 of your entries is wrong: %2.", "%1 of your entries are wrong: %2.", n)
           : P_ ("%1 of your entries is not in this solution: %2.",
                 "%1 of your entries are not in this solution: %2.", n);

  return fill_sentence (sentence, WORDS_WITH (WORDS_NUMBER (n), WORDS_TEXT (list)));
}

char *
app_sentence_of_difference (DeskDocument *document,
                            uint64_t index,
                            const uint8_t *before,
                            const uint8_t *values)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document)), n = 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    n += before[cell] != values[cell];
  /* TRANSLATORS: %1 and %2 are numbers of solutions */
  return fill_sentence (
      P_ ("Solution %1 differs from solution %2 in %3 cell.",
          "Solution %1 differs from solution %2 in %3 cells.", n),
      WORDS_WITH (WORDS_NUMBER (index + 1), WORDS_NUMBER (index), WORDS_NUMBER (n)));
}

static char *
cell_sentence (const DeskAnswer *answer, DeskDocument *document, uint32_t replaced)
{
  g_autofree char *cell = cell_name (document, answer->cell);
  g_autofree char *value = value_name (document, answer->value);
  g_autofree char *other = value_name (document, replaced);

  if (answer->value == 0)
    return g_strdup (answer->status == BASE_OK ? _ ("There is no solution.")
                                               : _ ("Stopped before it was known."));
  if (answer->forced && replaced != 0 && replaced != answer->value)
    /* TRANSLATORS: a cell, its digit, and the wrong one that stood there */
    return fill_sentence (_ ("%1 is %2, not %3."),
                          WORDS_WITH (WORDS_TEXT (cell), WORDS_TEXT (value), WORDS_TEXT (other)));
  if (answer->forced)
    return fill_sentence (_ ("%1 is %2."), WORDS_WITH (WORDS_TEXT (cell), WORDS_TEXT (value)));
  return fill_sentence (_ ("%1 is %2 in one solution, but need not be."),
                        WORDS_WITH (WORDS_TEXT (cell), WORDS_TEXT (value)));
}

char *
app_sentence_of_answer (const DeskAnswer *answer,
                        DeskDocument *document,
                        const SudokuVerdict *verdict,
                        uint32_t replaced)
{
  switch (answer->job)
    {
    case DESK_JOB_SOLVE:
      return solve_sentence (answer, verdict);
    case DESK_JOB_COUNT:
      return count_sentence (answer);
    case DESK_JOB_CELL:
      return cell_sentence (answer, document, replaced);
    case DESK_JOB_ENTRIES:
      return app_sentence_of_entries (answer, document);
    case DESK_JOB_CHECK:
    default:
      return g_strdup ("");
    }
}

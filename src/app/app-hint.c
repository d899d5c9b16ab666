#include "app-hint.h"

#include "app-sentences.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

static bool
is_step (const DeskAnswer *answer)
{
  return (answer->job == DESK_JOB_HINT || answer->job == DESK_JOB_WHY)
         && answer->hint.kind == DESK_HINT_STEP;
}

/* Adds the sentences of a stage. */
static void
add_hint_sentences (const DeskHint *hint, AppHintStage stage, BaseText *out)
{
  const Subject *subject = hint->subject;

  if (stage != APP_HINT_WHERE)
    {
      base_text_add (out, words_reason_name (subject, &hint->step));
      base_text_add (out, ". ");
    }
  if (stage <= APP_HINT_NAME)
    words_add_reason_place (subject, &hint->step, out);
  if (stage == APP_HINT_REASON)
    {
      words_add_reason (subject, &hint->step, out);
      base_text_add_char (out, ' ');
    }
  if (stage >= APP_HINT_REASON)
    words_add_reason_end (subject, &hint->step, out);
  else if (hint->is_unproved)
    {
      base_text_add_char (out, ' ');
      base_text_add (out, _ ("Whether there is only one solution is still being checked."));
    }
}

static char *
step_sentence (const DeskHint *hint, AppHintStage stage)
{
  BaseText text = BASE_TEXT_EMPTY, whole = BASE_TEXT_EMPTY;
  char *sentence;

  add_hint_sentences (hint, stage, &text);
  if (stage == APP_HINT_DONE)
    base_text_add (&whole, base_text_string (&text));
  else
    /* TRANSLATORS: %1 is a sentence: "Look at row 3. (Hint again for more.)" */
    words_fill (&whole, _ ("%1 (Hint again for more.)"),
                WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  sentence = g_strdup (base_text_string (&whole));
  base_text_clear (&text);
  base_text_clear (&whole);
  return sentence;
}

static char *
marks_sentence (const DeskAnswer *answer)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *sentence;

  if (answer->n_cells == 0)
    return g_strdup (_ ("The marks leave no solution."));
  words_fill (&text,
              P_ ("The marks of %1 cell leave out its digit.",
                  "The marks of %1 cells leave out their digits.", answer->n_cells),
              WORDS_WITH (WORDS_NUMBER (answer->n_cells)));
  sentence = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return sentence;
}

/* Fills %1 with a cell and %2 with a value. */
static char *
candidate_sentence (const char *sentence, DeskDocument *document, uint32_t cell, uint32_t value)
{
  const BoardPlace place = sudoku_shape_place (desk_document_get_shape (document), cell);
  BaseText name = BASE_TEXT_EMPTY, digit = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;
  char symbols[SUDOKU_MAX_VALUES + 1];
  char *filled;

  words_add_cell (place, &name);
  words_add_value (value, desk_document_get_symbols (document, symbols), &digit);
  words_fill (
      &text, sentence,
      WORDS_WITH (WORDS_TEXT (base_text_string (&name)), WORDS_TEXT (base_text_string (&digit))));
  filled = g_strdup (base_text_string (&text));
  base_text_clear (&name);
  base_text_clear (&digit);
  base_text_clear (&text);
  return filled;
}

static char *
why_sentence (const DeskHint *hint)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *sentence;

  words_add_named_reason (hint->subject, &hint->step, &text);
  sentence = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return sentence;
}

char *
app_hint_sentence (const DeskAnswer *answer, DeskDocument *document, AppHintStage stage)
{
  if (answer->status != BASE_OK)
    return g_strdup (_ ("Stopped before it was known."));
  if (answer->job == DESK_JOB_WHY && answer->hint.kind == DESK_HINT_STEP)
    return why_sentence (&answer->hint);
  switch (answer->hint.kind)
    {
    case DESK_HINT_STEP:
      return step_sentence (&answer->hint, stage);
    case DESK_HINT_STUCK:
      return g_strdup (_ ("Nothing more follows: the puzzle has several solutions."));
    case DESK_HINT_WRONG_ENTRIES:
      return app_sentence_of_entries (answer, document);
    case DESK_HINT_WRONG_MARKS:
      return marks_sentence (answer);
    case DESK_HINT_NO_SOLUTION:
      return g_strdup (_ ("There is no solution."));
    case DESK_HINT_TOO_LARGE:
      return g_strdup (_ ("This grid has too many open candidates for a hint."));
    case DESK_HINT_RIGHT:
      /* TRANSLATORS: "R1C3 is 5 in the only solution, so nothing rules it out." */
      return candidate_sentence (_ ("%1 is %2 in the only solution, so nothing rules it out."),
                                 document, answer->cell, answer->value);
    case DESK_HINT_POSSIBLE:
      /* TRANSLATORS: "Nothing rules it out: R1C3 is 5 in one of several solutions." */
      return candidate_sentence (_ ("Nothing rules it out: %1 is %2 in one of several solutions."),
                                 document, answer->cell, answer->value);
    case DESK_HINT_NO_REASON:
      /* TRANSLATORS: "R1C3 is 5 in no solution, but the reason is too long to be told." */
      return candidate_sentence (
          _ ("%1 is %2 in no solution, but the reason is too long to be told."), document,
          answer->cell, answer->value);
    case DESK_HINT_SEEN:
      /* TRANSLATORS: a cell and its digit: "R1C3 is 5 already." */
      return candidate_sentence (_ ("%1 is %2 already."), document, answer->hint.cell,
                                 answer->value);
    case DESK_HINT_EXCLUDED:
      return candidate_sentence (_ ("%1 cannot be %2: the puzzle leaves that candidate out."),
                                 document, answer->cell, answer->value);
    case DESK_HINT_NONE:
    default:
      return g_strdup (_ ("Every cell is filled."));
    }
}

char *
app_hint_details (const DeskAnswer *answer, AppHintStage stage)
{
  const DeskHint *hint = &answer->hint;
  BaseText text = BASE_TEXT_EMPTY;
  char *details;

  if (!is_step (answer) || stage < APP_HINT_REASON)
    return NULL;
  base_text_add (&text, words_reason_name (hint->subject, &hint->step));
  base_text_add (&text, ".\n");
  words_add_reason_whole (hint->subject, &hint->step, "\n", &text);
  base_text_add_char (&text, '\n');
  words_add_reason_whole_end (hint->subject, &hint->step, &text);
  details = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return details;
}

/* Whether the cell belongs to an item. */
static bool
item_has_cell (const Board *board, uint32_t item, uint32_t cell)
{
  const BoardItem what = board_item (board, item);
  BoardGroup group;

  if (what.kind == BOARD_ITEM_CELL)
    return what.cell == cell;
  if (what.kind != BOARD_ITEM_PLACE)
    return false;
  group = board_group (board, what.group);
  for (uint32_t i = 0; i < group.n_cells; i++)
    if (group.cells[i] == cell)
      return true;
  return false;
}

/* The items that the words name; with the reason of a step that strikes: the candidates that
 * matter. */
bool
app_hint_looks_at (const DeskAnswer *answer, uint32_t cell, AppHintStage stage)
{
  const DeskHint *hint = &answer->hint;
  const DeskHintCell *found = app_hint_cell (answer, cell, stage);

  if (answer->job == DESK_JOB_WHY && hint->kind == DESK_HINT_SEEN)
    return cell == hint->cell;
  if (!is_step (answer) || stage == APP_HINT_DONE)
    return false;
  if (stage == APP_HINT_REASON && hint->value == 0)
    return found != NULL && found->ringed != 0;
  for (uint32_t i = 0; i < MIN (hint->step.n_items, WORDS_REASON_PLACES); i++)
    if (item_has_cell (hint->subject->board, hint->step.items[i], cell))
      return true;
  return false;
}

const DeskHintCell *
app_hint_cell (const DeskAnswer *answer, uint32_t cell, AppHintStage stage)
{
  const DeskHint *hint = &answer->hint;

  if (!is_step (answer) || stage != APP_HINT_REASON)
    return NULL;
  for (uint32_t i = 0; i < hint->n_cells; i++)
    if (hint->cells[i].cell == cell)
      return &hint->cells[i];
  return NULL;
}

Figure *
app_hint_new_figure (const DeskAnswer *answer, AppHintStage stage)
{
  const DeskHint *hint = &answer->hint;
  Figure *figure = NULL;

  if (!is_step (answer) || stage != APP_HINT_REASON)
    return NULL;
  (void) figure_new (hint->subject, &hint->step, hint->alive, &figure);
  return figure;
}

uint64_t
app_hint_candidates (DeskDocument *document, uint32_t cell)
{
  SudokuShape *shape = desk_document_get_shape (document);
  const uint32_t entry = desk_document_get_entry (document, cell);
  uint64_t values = sudoku_all_values (sudoku_shape_n_values (shape));
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n);

  if (desk_document_get_given (document, cell) != 0)
    return 0;
  if (entry != 0)
    return (uint64_t) 1 << (entry - 1);
  for (uint32_t i = 0; i < n; i++)
    {
      const BoardGroup group = sudoku_shape_group (shape, groups[i]);

      for (uint32_t k = 0; k < group.n_cells; k++)
        if (desk_document_get_digit (document, group.cells[k]) != 0)
          values &= ~((uint64_t) 1 << (desk_document_get_digit (document, group.cells[k]) - 1));
    }
  return values | desk_document_get_candidates (document, cell);
}

static void
strike_candidates (const DeskHint *hint, DeskDocument *document)
{
  g_autofree uint32_t *cells = g_new (uint32_t, hint->n_cells);
  g_autofree uint64_t *marks = g_new (uint64_t, hint->n_cells);
  DeskAction action = { .kind = DESK_SET_CANDIDATES, .cells = cells, .marks = marks };

  for (uint32_t i = 0; i < hint->n_cells; i++)
    if (hint->cells[i].struck != 0)
      {
        cells[action.n_cells] = hint->cells[i].cell;
        marks[action.n_cells++] = hint->cells[i].left;
      }
  desk_document_do (document, &action);
}

void
app_hint_do (const DeskAnswer *answer, DeskDocument *document)
{
  const DeskHint *hint = &answer->hint;

  g_return_if_fail (is_step (answer));
  if (hint->value == 0)
    {
      strike_candidates (hint, document);
      return;
    }
  desk_document_do (document, &(DeskAction){ .kind = DESK_PLAY_VALUE,
                                             .cells = &hint->cell,
                                             .n_cells = 1,
                                             .value = hint->value });
}

#include "app-answer-marks.h"

AppSign
app_sign_of_verdict (const SudokuVerdict *verdict)
{
  if (verdict == NULL || verdict->finding == SUDOKU_UNKNOWN)
    return APP_SIGN_NONE;
  if (verdict->finding == SUDOKU_UNIQUE)
    return APP_SIGN_GOOD;
  return verdict->finding == SUDOKU_MULTIPLE ? APP_SIGN_SEVERAL : APP_SIGN_BAD;
}

static AppSign
sign_of_count (uint64_t n)
{
  if (n == 1)
    return APP_SIGN_GOOD;
  return n > 1 ? APP_SIGN_SEVERAL : APP_SIGN_BAD;
}

AppSign
app_sign_of_answer (const DeskAnswer *answer)
{
  if (answer->status != BASE_OK)
    return APP_SIGN_NONE;
  switch (answer->job)
    {
    case DESK_JOB_SOLVE:
      if (answer->values != NULL)
        return APP_SIGN_GOOD;
      return answer->n_solutions > 0 ? APP_SIGN_NONE : APP_SIGN_BAD;
    case DESK_JOB_COUNT:
      return sign_of_count (answer->n_solutions);
    case DESK_JOB_CELL:
      return answer->value != 0 ? APP_SIGN_GOOD : APP_SIGN_BAD;
    case DESK_JOB_HINT:
    case DESK_JOB_WHY:
      return answer->hint.kind == DESK_HINT_WRONG_ENTRIES
                     || answer->hint.kind == DESK_HINT_WRONG_MARKS
                 ? APP_SIGN_BAD
                 : APP_SIGN_HINT;
    case DESK_JOB_ENTRIES:
      return answer->n_cells > 0 ? APP_SIGN_BAD : APP_SIGN_GOOD;
    default:
      return APP_SIGN_NONE;
    }
}

/* `cells` must ascend. */
static bool
is_among (uint32_t cell, const uint32_t *cells, uint32_t n)
{
  uint32_t low = 0, high = n;

  while (low < high)
    {
      uint32_t middle = low + (high - low) / 2;

      if (cells[middle] == cell)
        return true;
      if (cells[middle] < cell)
        low = middle + 1;
      else
        high = middle;
    }
  return false;
}

static bool
is_in_group (SudokuShape *shape, uint32_t cell, uint32_t group)
{
  uint32_t n;
  const uint32_t *groups = sudoku_shape_groups_of (shape, cell, &n);

  return is_among (group, groups, n);
}

static unsigned
marks_of_hint (const DeskAnswer *answer, uint32_t cell, AppHintStage stage)
{
  const DeskHint *hint = &answer->hint;
  unsigned marks = app_hint_looks_at (answer, cell, stage) ? APP_MARK_LOOK : 0u;

  if (hint->value != 0 && cell == hint->cell && app_hint_cell (answer, cell, stage) != NULL)
    marks |= APP_MARK_HINT;
  return marks;
}

unsigned
app_marks_of_answer (const DeskAnswer *answer, uint32_t cell, AppHintStage stage)
{
  if ((answer->job == DESK_JOB_HINT || answer->job == DESK_JOB_WHY
       || answer->job == DESK_JOB_ENTRIES)
      && is_among (cell, answer->cells, answer->n_cells))
    return APP_MARK_WRONG;
  return marks_of_hint (answer, cell, stage);
}

unsigned
app_marks_of_verdict (const SudokuVerdict *verdict,
                      SudokuShape *shape,
                      uint32_t cell,
                      bool differences)
{
  bool named = is_among (cell, verdict->cells, verdict->n_cells);

  switch (verdict->finding)
    {
    case SUDOKU_MULTIPLE:
      return differences && named ? APP_MARK_DIFFERS : 0;
    case SUDOKU_NO_PLACE:
      return is_in_group (shape, cell, verdict->group) ? APP_MARK_CULPRIT : 0;
    case SUDOKU_NO_VALUE:
    case SUDOKU_DUPLICATE:
    case SUDOKU_CLASH:
    case SUDOKU_CLASH_NOT_REDUCED:
      return named ? APP_MARK_CULPRIT : 0;
    default:
      return 0;
    }
}

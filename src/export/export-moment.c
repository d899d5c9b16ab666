/* A picture in words: what it shows, what the step did, what stands in the cells. */
#include "export-private.h"

#include "board.h"
#include "player-question.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

/* The givens row by row, as far as they have symbols. */
static void
add_rows (const ExportContent *content, BaseText *out)
{
  const SudokuPuzzle *puzzle = content->puzzle;
  const size_t n_symbols = strlen (content->symbols);
  uint32_t row = 0;

  for (uint32_t i = 0; i < sudoku_shape_n_cells (puzzle->shape); i++)
    {
      const uint8_t value = puzzle->values[i];

      if (sudoku_shape_place (puzzle->shape, i).row != row)
        base_text_add_char (out, ' ');
      row = sudoku_shape_place (puzzle->shape, i).row;
      base_text_add_char (out, value == 0           ? '.'
                               : value <= n_symbols ? content->symbols[value - 1]
                                                    : '?');
    }
}

void
export_picture_describe (const ExportPicture *self, BaseText *out)
{
  const ExportContent *content = export_picture_content (self);
  const SudokuPuzzle *puzzle = content->puzzle;

  if (content->what == EXPORT_DIAGRAM || content->reason != NULL)
    base_text_add (out, content->about);
  else if (export_kind (content->what).at_rest)
    {
      words_fill (out,
                  content->solution != NULL && export_kind (content->what).solved
                      ? _ ("A Sudoku of %1 by %2 cells, solved; it had %3 givens: ")
                      : _ ("A Sudoku of %1 by %2 cells with %3 givens: "),
                  WORDS_WITH (WORDS_NUMBER (sudoku_shape_rows (puzzle->shape)),
                              WORDS_NUMBER (sudoku_shape_columns (puzzle->shape)),
                              WORDS_NUMBER (sudoku_puzzle_n_givens (puzzle))));
      add_rows (content, out);
    }
  else
    words_fill (out, _ ("A search over %1 items and %2 options, behind %3 events."),
                WORDS_WITH (WORDS_NUMBER (cover_problem_n_items (content->subject->problem)),
                            WORDS_NUMBER (cover_problem_n_options (content->subject->problem)),
                            WORDS_NUMBER (player_position (content->player))));
}

/* Whether a solution was found below the option that is about to be taken back. */
static bool
led_to_solution (Player *player)
{
  const PlayerState *state = player_state (player);
  const uint64_t here = state->position, now = state->counters->solutions;
  uint64_t then, before;
  uint32_t option;

  if (state->level >= state->n_frames)
    return false;
  option = state->frames[state->level].option;
  if (option == COVER_NONE || player_when_chosen (player, option, &then) != BASE_OK
      || player_seek (player, then) != BASE_OK)
    return false;
  before = player_state (player)->counters->solutions;
  (void) player_seek (player, here);
  return now > before;
}

/* Steps that announce what they will do, before anything has changed. */
static bool
announces (CoverEventKind kind)
{
  switch (kind)
    {
    case COVER_EVENT_CHOOSE:
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_TRY:
    case COVER_EVENT_DEEPER:
    case COVER_EVENT_UNTRY:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
    case COVER_EVENT_LEVEL_DONE:
      return true;
    default:
      return false;
    }
}

static bool
is_ending (CoverEventKind kind)
{
  return kind == COVER_EVENT_DEAD_END || kind == COVER_EVENT_SOLUTION || kind == COVER_EVENT_END;
}

static void
tell_step (const ExportContent *content, Player *player, BaseText *out)
{
  const PlayerState *state = player_state (player);
  const uint64_t here = state->position;
  const bool next =
      state->has_next
      && (!state->has_last || (announces (state->next.kind) && !is_ending (state->last.kind)));
  WordsMoment moment = { .subject = content->subject };

  if (!next && !state->has_last)
    return;
  if (!next && player_seek (player, here - 1) != BASE_OK)
    return;
  state = player_state (player);
  moment.solved = state->next.kind == COVER_EVENT_UNTRY && led_to_solution (player);
  moment.search = player_search (player);
  words_add_event (&moment, &player_state (player)->next, out);
  (void) player_seek (player, here);
}

/* Adds the sentence about the event behind `position`. */
static void
tell_event (const ExportContent *content, uint64_t position, BaseText *out)
{
  Player *player = content->player;
  WordsMoment moment = { .subject = content->subject };
  const PlayerState *state;

  if (player_seek (player, position) != BASE_OK)
    return;
  state = player_state (player);
  moment.solved = state->next.kind == COVER_EVENT_UNTRY && led_to_solution (player);
  moment.search = player_search (player);
  words_add_event (&moment, &player_state (player)->next, out);
}

static WordsStep
step_of_aim (PlayerAim by)
{
  switch (by)
    {
    case PLAYER_BY_ITEM:
      return WORDS_STEP_ITEM;
    case PLAYER_BY_OPTION:
      return WORDS_STEP_OPTION;
    case PLAYER_BY_LEVEL:
      return WORDS_STEP_LEVEL;
    default:
      return WORDS_STEP_LINK;
    }
}

/* The position before the event that a step from `from` to `here` is about: the first that is as
 * coarse as the step, or else the last one.  Steps of links and key moments are about their last
 * event. */
static uint64_t
find_told (Player *player, uint64_t from, uint64_t here, WordsStep step)
{
  for (uint64_t at = from; at + 1 < here && step > WORDS_STEP_LINK; at++)
    if (player_seek (player, at) != BASE_OK
        || words_event_step (player_state (player)->next.kind) >= step)
      return at;
  return here - 1;
}

static void
tell_frame (const ExportContent *content, PlayerAim by, BaseText *out)
{
  Player *player = content->player;
  const uint64_t here = player_position (player);
  const WordsStep step = step_of_aim (by);
  const CoverEventKind last = player_state (player)->last.kind;
  uint64_t from = here - 1, told;

  if (step > WORDS_STEP_LINK
      && player_move (player, (PlayerGoal){ .aim = by }, PLAYER_BACKWARD) == PLAYER_ARRIVED)
    from = player_position (player);
  told = find_told (player, from, here, step);
  tell_event (content, told, out);
  if (is_ending (last) && told + 1 < here)
    {
      base_text_add (out, " ");
      tell_event (content, here - 1, out);
    }
  (void) player_seek (player, here);
}

void
export_picture_tell_frame (ExportPicture *self, PlayerAim by, BaseText *out)
{
  const ExportContent *content = export_picture_content (self);

  if (content->reason != NULL || content->player == NULL
      || !player_state (content->player)->has_last)
    export_picture_tell (self, out);
  else
    tell_frame (content, by, out);
}

void
export_picture_tell (ExportPicture *self, BaseText *out)
{
  const ExportContent *content = export_picture_content (self);

  if (content->steps != NULL)
    {
      base_text_add_number (out, export_picture_place (self));
      base_text_add (out, ". ");
    }
  if (content->reason != NULL)
    base_text_add (out, content->about);
  else if (content->player != NULL)
    tell_step (content, content->player, out);
}

static void
put (const Board *board,
     uint32_t option,
     PaintCell cell,
     uint32_t level,
     PaintCell *cells,
     uint32_t *levels)
{
  const BoardOption what = board_option (board, option);

  cell.value = (uint8_t) (what.value > 0 ? what.value : 1);
  for (uint32_t i = 0; i < what.n_cells; i++)
    {
      cells[what.cells[i]] = cell;
      levels[what.cells[i]] = level;
    }
}

static void
add_possible (const ExportContent *content, const PlayerState *state, PaintCell *cells)
{
  const Board *board = content->subject->board;

  for (uint32_t option = 0; option < board_n_options (board); option++)
    {
      const BoardOption what = board_option (board, option);

      if (what.n_cells == 1 && what.value >= 1 && what.value <= 64
          && player_state_option (state, option).state == PLAYER_OPTION_OPEN)
        cells[what.cells[0]].candidates |= (uint64_t) 1 << (what.value - 1);
    }
}

void
export_moment_fill (const ExportContent *content,
                    bool candidates,
                    PaintCell *cells,
                    uint32_t *levels)
{
  const Board *board = content->subject->board;
  const PlayerState *state = player_state (content->player);
  const PaintCell given = { .kind = PAINT_DIGIT_GIVEN }, placed = { .kind = PAINT_DIGIT_SOLVED };

  for (uint32_t i = 0; i < board_n_cells (board); i++)
    {
      cells[i] = (PaintCell){ .value = (uint8_t) board_fixed (board, i) };
      levels[i] = cells[i].value != 0 ? PLAYER_GIVENS : PLAYER_NOBODY;
    }
  for (uint32_t i = 0; i < state->n_givens; i++)
    put (board, state->givens[i], given, PLAYER_GIVENS, cells, levels);
  for (uint32_t i = 0; i < state->n_frames; i++)
    if (state->frames[i].taken)
      put (board, state->frames[i].option, placed, i, cells, levels);
  if (candidates && board_look (board) == BOARD_LOOK_SYMBOLS)
    add_possible (content, state, cells);
}

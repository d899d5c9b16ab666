/* The rating of a puzzle whose solution is known, and whether it is the one that is wished for.
 *
 * Where easy puzzles are not wanted, a usual 9x9 grid is first freed of what easier steps say, as
 * far as they are quickly found (setter-sieve.c): most puzzles are solved then, and the rating of
 * another one begins there.  Rounds of such steps end in the same position, in whatever order they
 * are taken, as long as none of them uses that the solution is the only one: such a step can become
 * impossible when another one is taken.  So what the sieve does not solve is rated from 4.5 on.  The
 * sieve's own steps stay possible, whatever else is taken: a puzzle that it solves is no more
 * difficult than they are, and is left where that is too easy, or good without a rating.
 *
 * Ratings use some techniques by their names, and those are needed where the rating without them is
 * higher.  The others (shapes of chains, almost locked sets, fish with fins) are needed where
 * easier steps do not solve the puzzle, and easier steps with all of that name do. */
#include "setter-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* The most difficult of locked candidates; and of all steps that are easier than chains, which may
 * stand beside a technique that ratings do not use, or beside locked pairs and triples. */
#define LOCKED_DIFFICULTY 28u
#define EASY_DIFFICULTY   61u
#define PAIR_DIFFICULTY   34u

BaseStatus
setter_judge_init (SetterJudge *self, SudokuShape *shape, const BaseStop *stop)
{
  const uint32_t n_cells = sudoku_shape_n_cells (shape);
  BaseStatus status;

  *self = (SetterJudge){ 0 };
  self->is_nine = setter_is_nine (shape);
  self->n_values = sudoku_shape_n_values (shape);
  self->n_options = n_cells * self->n_values;
  self->placed = base_new (uint32_t, n_cells);
  self->solution = base_new (uint32_t, n_cells);
  self->out = base_new (uint8_t, self->n_options);
  if (self->placed == NULL || self->solution == NULL || self->out == NULL)
    return BASE_NO_MEMORY;
  status = sudoku_cover_new_until (shape, stop, &self->cover);
  if (status == BASE_OK && sudoku_cover_board (self->cover) == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    status = reason_plan_new (sudoku_cover_problem (self->cover), sudoku_cover_board (self->cover),
                              stop, &self->plan);
  if (status == BASE_OK)
    status = reason_path_new (self->plan, &self->path);
  return status;
}

void
setter_judge_clear (SetterJudge *self)
{
  reason_path_free (self->path);
  reason_plan_free (self->plan);
  sudoku_cover_free (self->cover);
  free (self->placed);
  free (self->solution);
  free (self->out);
  *self = (SetterJudge){ 0 };
}

/* The difficulty behind which the rest of the path does not matter; 0: there is none. */
static uint32_t
most_difficulty (const SetterWish *wish)
{
  if (wish->most_rating != SETTER_ANY)
    return wish->most_rating;
  return wish->rated || wish->needs != REASON_TECHNIQUES || wish->least_rating == 0
             ? 0
             : wish->least_rating - 1;
}

static BaseStatus
rate (SetterJudge *self, const ReasonStart *start, ReasonRating *out_rating)
{
  const BaseStatus status = reason_path_begin (self->path, start);

  return status == BASE_OK ? reason_path_rate (self->path, out_rating) : status;
}

/* How a rating comes by a technique. */
typedef enum
{
  BY_NAME,   /* it uses the technique under its name */
  BESIDE,    /* it does not */
  BY_NO_WAY, /* every puzzle ends with such steps, or it is no technique */
} Way;

static Way
find_way (ReasonTechnique technique)
{
  switch (technique)
    {
    case REASON_FULL_HOUSE:
    case REASON_HIDDEN_SINGLE:
    case REASON_NAKED_SINGLE:
    case REASON_SINGLE:
    case REASON_SMALL_SET:
    case REASON_TECHNIQUES:
      return BY_NO_WAY;
    case REASON_LOCKED_PAIR:
    case REASON_LOCKED_TRIPLE:
    case REASON_SKYSCRAPER:
    case REASON_TWO_STRING_KITE:
    case REASON_TURBOT_FISH:
    case REASON_EMPTY_RECTANGLE:
    case REASON_FINNED_X_WING:
    case REASON_REMOTE_PAIR:
    case REASON_W_WING:
      return BESIDE;
    case REASON_X_CHAIN:
    case REASON_AIC:
    case REASON_NISHIO_NET:
    case REASON_FORCING_CHAINS:
    case REASON_FORCING_NET:
    case REASON_CASES:
      return BY_NAME;
    default:
      return technique <= REASON_HIDDEN_QUAD ? BY_NAME : BESIDE;
    }
}

bool
setter_can_need (ReasonTechnique technique)
{
  return find_way (technique) != BY_NO_WAY;
}

/* The most difficult steps that may stand beside a technique. */
static uint32_t
most_beside (ReasonTechnique technique)
{
  if (technique == REASON_LOCKED_PAIR)
    return LOCKED_DIFFICULTY;
  return technique == REASON_LOCKED_TRIPLE ? PAIR_DIFFICULTY : EASY_DIFFICULTY;
}

/* Whether the puzzle becomes more difficult than that without the technique that is wished for. */
static BaseStatus
check_need (SetterJudge *self,
            ReasonStart start,
            uint32_t difficulty,
            ReasonTechnique technique,
            bool *out_needs)
{
  ReasonRating rating;
  BaseStatus status;

  start.has_without = true;
  start.without = technique;
  start.most = difficulty;
  status = rate (self, &start, &rating);
  *out_needs = status == BASE_OK && rating.state != REASON_SOLVED;
  return status;
}

/* Notes that an option is out.  Returns whether that is new. */
static bool
strike (SetterJudge *self, uint32_t option)
{
  const bool is_new = self->out[option] == 0;

  self->out[option] = 1;
  return is_new;
}

/* Notes what a step rules out; one that places an option rules out the others of its cell. */
static uint32_t
strike_by_step (SetterJudge *self, const ReasonStep *step)
{
  const uint32_t first = step->placed - step->placed % self->n_values;
  uint32_t n = 0;

  for (uint32_t i = 0; i < step->n_struck; i++)
    n += strike (self, step->struck[i]);
  for (uint32_t i = 0; i < self->n_values && step->placed != COVER_NONE; i++)
    if (first + i != step->placed)
      n += strike (self, first + i);
  return n;
}

/* Notes what all steps of a name rule out in the position that a rating has come to.  Returns how
 * many options they are. */
static BaseStatus
strike_all (SetterJudge *self, ReasonTechnique technique, uint32_t *out_n)
{
  BaseStatus status = reason_path_find (self->path, technique);
  ReasonStep step;
  bool found = true;

  *out_n = 0;
  while (status == BASE_OK && found)
    {
      status = reason_path_next_found (self->path, &found, &step);
      if (status == BASE_OK && found)
        *out_n += strike_by_step (self, &step);
    }
  return status;
}

/* Whether easier steps solve the puzzle together with those of the technique, and not without
 * them. */
static BaseStatus
check_beside (SetterJudge *self, ReasonStart start, ReasonTechnique technique, bool *out_needs)
{
  bool is_used = false;

  memset (self->out, 0, self->n_options);
  start.out = self->out;
  start.most = most_beside (technique);
  *out_needs = false;
  while (true)
    {
      ReasonRating rating;
      uint32_t n = 0;
      BaseStatus status = rate (self, &start, &rating);

      if (status == BASE_OK && rating.state == REASON_GOES_ON)
        status = strike_all (self, technique, &n);
      if (status != BASE_OK)
        return status;
      if (n == 0)
        {
          *out_needs = is_used && rating.state == REASON_SOLVED;
          return BASE_OK;
        }
      is_used = true;
    }
}

/* Begins a rating at candidates that easier steps have left. */
static void
begin_at_marks (SetterJudge *self,
                const SudokuPuzzle *puzzle,
                const SetterMarks *marks,
                ReasonStart *start)
{
  memset (self->out, 1, self->n_options);
  for (uint32_t band = 0; band < 3; band++)
    for (uint32_t at = 0; at < 27; at++)
      {
        const uint32_t cell = 27 * band + at;

        for (uint32_t value = 0; value < 9; value++)
          if ((marks->words[value][band] >> at & 1) != 0)
            self->out[9 * cell + value] = 0;
        if ((marks->placed[band] >> at & 1) != 0 && puzzle->values[cell] == 0)
          {
            self->placed[start->n_placed++] = self->solution[cell];
            start->n_entered++;
          }
      }
  start->out = self->out;
}

/* What candidates as bits say of a puzzle. */
typedef enum
{
  TOO_EASY,
  IN_RANGE,
  NOT_SURE, /* it has to be rated */
} Verdict;

/* Begins the rating of a puzzle where steps end that are too easy.
 *
 * Steps on bits are all that there are up to 4.4, so what they leave is harder; and what harder
 * ones solve is no harder than those.  Both together are the range of a wish for 4.5 and more. */
static Verdict
begin_behind_easy (SetterJudge *self,
                   const SetterWish *wish,
                   const SudokuPuzzle *puzzle,
                   const uint8_t *solution,
                   ReasonStart *start)
{
  const uint32_t most = wish->least_rating - 1;
  SetterMarks marks;

  if (!setter_marks_begin (&marks, puzzle->values)
      || setter_marks_sieve (&marks, solution,
                             most < SETTER_UNIQUE_DIFFICULTY ? most : SETTER_UNIQUE_DIFFICULTY - 1))
    return TOO_EASY;
  begin_at_marks (self, puzzle, &marks, start);
  if (most >= SETTER_UNIQUE_DIFFICULTY)
    return setter_marks_sieve (&marks, solution, most) ? TOO_EASY : NOT_SURE;
  return wish->least_rating == SETTER_UNIQUE_DIFFICULTY && !wish->rated
                 && setter_marks_sieve (&marks, solution, wish->most_rating)
             ? IN_RANGE
             : NOT_SURE;
}

/* Whether puzzles that easier steps solve are too easy. */
static bool
wants_harder (const SetterJudge *self, const SetterWish *wish)
{
  return self->is_nine && wish->least_rating > LOCKED_DIFFICULTY
         && wish->needs == REASON_TECHNIQUES;
}

BaseStatus
setter_judge_rate (SetterJudge *self,
                   const SetterWish *wish,
                   const SudokuPuzzle *puzzle,
                   const uint8_t *solution,
                   const BaseStop *stop,
                   ReasonRating *out_rating,
                   bool *out_fits)
{
  const uint32_t n_values = sudoku_shape_n_values (puzzle->shape);
  const uint32_t n_cells = sudoku_shape_n_cells (puzzle->shape);
  ReasonStart start = {
    .placed = self->placed,
    .n_placed = sudoku_cover_givens (self->cover, puzzle, self->placed),
    .struck = sudoku_cover_dropped (self->cover, puzzle),
    .solution = self->solution,
    .n_solution = n_cells,
    .most = most_difficulty (wish),
    .stop = stop,
  };
  BaseStatus status = BASE_OK;
  Verdict verdict = NOT_SURE;

  *out_rating = (ReasonRating){ .state = REASON_GOES_ON };
  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->solution[cell] = cell * n_values + solution[cell] - 1;
  if (wants_harder (self, wish))
    verdict = begin_behind_easy (self, wish, puzzle, solution, &start);
  *out_fits = verdict != TOO_EASY;
  if (verdict != NOT_SURE)
    return BASE_OK;
  if (find_way (wish->needs) == BESIDE)
    status = check_beside (self, start, wish->needs, out_fits);
  if (status != BASE_OK || !*out_fits)
    return status;
  status = rate (self, &start, out_rating);
  if (status != BASE_OK)
    return status;
  *out_fits = (out_rating->state == REASON_SOLVED || out_rating->state == REASON_GOES_ON)
              && out_rating->difficulty >= wish->least_rating
              && out_rating->difficulty <= wish->most_rating;
  if (*out_fits && find_way (wish->needs) == BY_NAME)
    status = check_need (self, start, out_rating->difficulty, wish->needs, out_fits);
  return status;
}

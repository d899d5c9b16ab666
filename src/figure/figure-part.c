#include "figure-part.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* What is needed while a part is made.  Numbers of the whole become numbers of the part in two
 * tables; COVER_NONE: left out. */
typedef struct
{
  const FigureStep *step;
  const Subject *whole;
  const PaintReason *reason;
  FigurePart *out;
  uint32_t *items, *options;
  CoverProblem *problem;
  Board *board;
} Making;

static bool
is_open_item (const Making *self, uint32_t item)
{
  for (uint32_t option = 0; option < cover_problem_n_options (self->whole->problem); option++)
    if (self->step->alive[option] && cover_problem_covers (self->whole->problem, option, item))
      return true;
  return false;
}

static bool
wants_item (const Making *self, uint32_t item)
{
  return paint_reason_shows_item (self->reason, item)
         || (self->reason->placed != COVER_NONE
             && cover_problem_covers (self->whole->problem, self->reason->placed, item));
}

/* Whether the option covers an item of the part that is placed. */
static bool
goes_with_placed (const Making *self, uint32_t option)
{
  uint32_t n;
  const CoverTerm *terms = cover_problem_option (self->whole->problem, option, &n);

  for (uint32_t t = 0; t < n && self->reason->placed != COVER_NONE; t++)
    if (self->items[terms[t].item] != COVER_NONE)
      return true;
  return false;
}

static bool
wants_option (const Making *self, uint32_t option)
{
  return paint_reason_parts_of (self->reason, option) != 0
         || (self->step->alive[option] && goes_with_placed (self, option));
}

static BaseStatus
add_items (Making *self)
{
  const CoverProblem *whole = self->whole->problem;
  BaseStatus status = BASE_OK;

  for (uint32_t item = 0; item < cover_problem_n_items (whole) && status == BASE_OK; item++)
    {
      size_t length;
      const char *name = cover_problem_item_name (whole, item, &length);

      self->items[item] = COVER_NONE;
      self->out->n_all_items += is_open_item (self, item);
      if (!wants_item (self, item))
        continue;
      status = cover_problem_add_item (self->problem, name, length,
                                       item < cover_problem_n_primary (whole), &self->items[item]);
      if (status == BASE_OK)
        status = board_add_item (self->board, board_item (self->whole->board, item));
    }
  return status;
}

static BaseStatus
add_option (Making *self, uint32_t option)
{
  uint32_t n, n_kept = 0;
  const CoverTerm *terms = cover_problem_option (self->whole->problem, option, &n);
  CoverTerm *kept = base_new (CoverTerm, n);
  BaseStatus status = kept != NULL ? BASE_OK : BASE_NO_MEMORY;

  for (uint32_t t = 0; t < n && kept != NULL; t++)
    if (self->items[terms[t].item] != COVER_NONE)
      kept[n_kept++] = (CoverTerm){ self->items[terms[t].item], terms[t].colour };
  if (status == BASE_OK && n_kept > 0)
    status = cover_problem_add_option (self->problem, kept, n_kept, &self->options[option]);
  if (status == BASE_OK && self->options[option] != COVER_NONE)
    status = board_add_option (self->board, board_option (self->whole->board, option));
  free (kept);
  return status;
}

static BaseStatus
add_options (Making *self)
{
  BaseStatus status = BASE_OK;

  for (uint32_t i = 0; i < cover_problem_n_options (self->whole->problem); i++)
    {
      self->options[i] = COVER_NONE;
      self->out->n_all_options += self->step->alive[i];
      if (status == BASE_OK && wants_option (self, i))
        status = add_option (self, i);
    }
  return status;
}

/* Copies cells and groups, from which items and options have their names. */
static BaseStatus
copy_canvas (Making *self)
{
  const Board *whole = self->whole->board;
  BaseStatus status = BASE_OK;
  uint32_t index;

  self->board = board_new (board_rows (whole), board_columns (whole));
  if (self->board == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t i = 0; i < board_n_cells (whole) && status == BASE_OK; i++)
    status = board_add_cell (self->board, board_cell (whole, i), &index);
  for (uint32_t i = 0; i < board_n_groups (whole) && status == BASE_OK; i++)
    status = board_add_group (self->board, board_group (whole, i), &index);
  board_set_look (self->board, board_look (whole));
  if (status == BASE_OK)
    status = board_set_symbols (self->board, board_symbols (whole));
  return status;
}

static BaseStatus
make_problem (Making *self)
{
  BaseStatus status;

  self->problem = cover_problem_new ();
  if (self->problem == NULL)
    return BASE_NO_MEMORY;
  status = cover_problem_add_colours_of (self->problem, self->whole->problem);
  if (status == BASE_OK)
    status = copy_canvas (self);
  if (status == BASE_OK)
    status = add_items (self);
  if (status == BASE_OK)
    status = add_options (self);
  self->out->n_items = cover_problem_n_items (self->problem);
  self->out->n_options = cover_problem_n_options (self->problem);
  return status;
}

/* Problem and board go to the subject in any case. */
static BaseStatus
make_subject (Making *self)
{
  const SubjectParts parts = { .problem = self->problem,
                               .board = self->board,
                               .symbols = self->whole->symbols };
  const RunOptions options = { .rule = COVER_RULE_FEWEST };
  BaseStatus status = subject_new (&parts, &self->out->subject);

  self->problem = NULL;
  self->board = NULL;
  if (status == BASE_OK)
    status = run_new (self->out->subject, &options, &self->out->run);
  if (status == BASE_OK)
    status = run_publish (self->out->run);
  return status;
}

static uint32_t
number_in (const uint32_t *table, uint32_t number)
{
  return number != COVER_NONE ? table[number] : COVER_NONE;
}

/* Writes a list with the numbers of the part; what is left out is left out of the list. */
static uint32_t
renumber (const uint32_t *table, const uint32_t *list, uint32_t n, uint32_t *out)
{
  uint32_t n_kept = 0;

  for (uint32_t i = 0; i < n; i++)
    if (table[list[i]] != COVER_NONE)
      out[n_kept++] = table[list[i]];
  return n_kept;
}

/* One piece of memory has the links, then the lists. */
static BaseStatus
renumber_reason (Making *self)
{
  const PaintReason *whole = self->reason;
  PaintReason *reason = &self->out->reason;
  const size_t n_numbers = (size_t) whole->n_items + whole->n_options + whole->n_struck
                           + whole->n_crossed + whole->n_forced;
  PaintReasonLink *links =
      base_alloc (whole->n_links * sizeof *links + n_numbers * sizeof (uint32_t), 1);
  uint32_t *numbers = (uint32_t *) (links + whole->n_links);

  self->out->arrays = links;
  if (links == NULL)
    return BASE_NO_MEMORY;
  *reason = *whole;
  reason->n_placed_before = 0;
  reason->placed = number_in (self->options, whole->placed);
  reason->taken = number_in (self->options, whole->taken);
  reason->stuck = number_in (self->items, whole->stuck);
  reason->items = numbers;
  numbers += reason->n_items = renumber (self->items, whole->items, whole->n_items, numbers);
  reason->options = numbers;
  numbers += reason->n_options =
      renumber (self->options, whole->options, whole->n_options, numbers);
  reason->struck = numbers;
  numbers += reason->n_struck = renumber (self->options, whole->struck, whole->n_struck, numbers);
  reason->crossed = numbers;
  numbers += reason->n_crossed =
      renumber (self->options, whole->crossed, whole->n_crossed, numbers);
  reason->forced = numbers;
  reason->n_forced = renumber (self->options, whole->forced, whole->n_forced, numbers);
  reason->links = links;
  reason->n_links = 0;
  for (uint32_t i = 0; i < whole->n_links; i++)
    {
      const PaintReasonLink *link = &whole->links[i];
      const uint32_t from = number_in (self->options, link->from);
      const uint32_t to = number_in (self->options, link->to);

      if (from != COVER_NONE && to != COVER_NONE)
        links[reason->n_links++] =
            (PaintReasonLink){ from,           to,           self->items[link->item],
                               link->is_solid, link->number, link->conclusion };
    }
  return BASE_OK;
}

BaseStatus
figure_part_new (const FigureStep *step, FigurePart *out_part)
{
  FigurePart part = { .subject = NULL };
  const CoverProblem *problem = step->subject->problem;
  Making making = {
    .step = step,
    .whole = step->subject,
    .reason = figure_reason (step->figure),
    .out = &part,
    .items = base_new (uint32_t, cover_problem_n_items (problem)),
    .options = base_new (uint32_t, cover_problem_n_options (problem)),
  };
  BaseStatus status = making.items != NULL && making.options != NULL ? BASE_OK : BASE_NO_MEMORY;

  if (status == BASE_OK)
    status = make_problem (&making);
  if (status == BASE_OK)
    status = make_subject (&making);
  if (status == BASE_OK)
    status = renumber_reason (&making);
  cover_problem_free (making.problem);
  board_free (making.board);
  free (making.items);
  free (making.options);
  if (status == BASE_OK)
    *out_part = part;
  else
    figure_part_clear (&part);
  return status;
}

void
figure_part_clear (FigurePart *self)
{
  run_unref (self->run);
  subject_unref (self->subject);
  free (self->arrays);
  *self = (FigurePart){ .subject = NULL };
}

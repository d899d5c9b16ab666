/* From a step to its reason.
 *
 * A step of a path lists conclusions: "of this item only that option is left".  A picture also
 * shows why: each other option of the item is crossed out by an option that was taken before, and
 * both cover an item in common. */
#include "figure.h"

#include "base-memory.h"

#include <stdlib.h>

struct Figure
{
  PaintReason reason;
  uint32_t *numbers; /* all lists of options and items */
  PaintReasonLink *links;
  size_t links_capacity;
};

/* What is needed while a figure is made. */
typedef struct
{
  Figure *figure;
  const CoverProblem *problem;
  const ReasonStep *step;
  const uint8_t *alive;
  uint32_t *options, *struck, *items, *crossed, *forced; /* parts of the figure's numbers */
} Making;

static bool
is_open (const Making *self, uint32_t option)
{
  return self->alive[option] || option == self->step->placed
         || base_contains (self->step->struck, self->step->n_struck, option);
}

/* The item that keeps two options from being chosen together; COVER_NONE: none does.  A secondary
 * item may be covered twice with the same colour. */
static uint32_t
find_common_item (const Making *self, uint32_t one, uint32_t other)
{
  uint32_t n_ones, n_others;
  const CoverTerm *ones = cover_problem_option (self->problem, one, &n_ones);
  const CoverTerm *others = cover_problem_option (self->problem, other, &n_others);

  for (uint32_t i = 0; i < n_ones; i++)
    for (uint32_t j = 0; j < n_others; j++)
      if (ones[i].item == others[j].item
          && (ones[i].colour != others[j].colour || ones[i].colour == 0))
        return ones[i].item;
  return COVER_NONE;
}

static void
list_options (Making *self)
{
  PaintReason *reason = &self->figure->reason;

  for (uint32_t option = 0; option < cover_problem_n_options (self->problem); option++)
    for (uint32_t i = 0; i < reason->n_items && is_open (self, option); i++)
      if (cover_problem_covers (self->problem, option, reason->items[i]))
        {
          self->options[reason->n_options++] = option;
          break;
        }
}

static void
add_crossed (Making *self, uint32_t option)
{
  PaintReason *reason = &self->figure->reason;

  if (!base_contains (self->crossed, reason->n_crossed, option))
    self->crossed[reason->n_crossed++] = option;
}

static BaseStatus
add_link (Making *self, PaintReasonLink link)
{
  Figure *figure = self->figure;
  void *links = figure->links;
  BaseStatus status;

  status = base_grow (&links, &figure->links_capacity, figure->reason.n_links + 1,
                      sizeof *figure->links);
  figure->links = links;
  figure->reason.links = links;
  if (status == BASE_OK)
    figure->links[figure->reason.n_links++] = link;
  return status;
}

/* Adds the arrow to an option from what crosses it out: the option taken, or the first of those
 * that follow from it.  Only causes of the conclusion count, where they are known. */
static BaseStatus
add_dashed (Making *self, uint64_t causes, uint32_t option, uint32_t number, uint32_t conclusion)
{
  const PaintReason *reason = &self->figure->reason;
  uint32_t from = COVER_NONE, item = COVER_NONE;

  for (uint32_t i = 0; i <= reason->n_forced && item == COVER_NONE; i++)
    if (causes == 0 || i > 63 || (causes >> i & 1) != 0)
      {
        from = i == 0 ? reason->taken : reason->forced[i - 1];
        item = find_common_item (self, from, option);
      }
  if (item == COVER_NONE)
    return BASE_OK;
  add_crossed (self, option);
  return add_link (self, (PaintReasonLink){ from, option, item, false, number, conclusion });
}

/* Adds a conclusion: the options of an item that go, and the one that is left.  Its number stands
 * at the first arrow to that; at the end of a chain, at the first arrow to an option that goes.  An
 * item that another step has left one option only has no arrows. */
static BaseStatus
add_conclusion (Making *self, const ReasonLink *link, uint32_t number)
{
  PaintReason *reason = &self->figure->reason;
  const bool is_last = link->option == COVER_NONE;
  uint32_t shown = number;
  BaseStatus status = BASE_OK;

  for (uint32_t i = 0; i < reason->n_options && status == BASE_OK; i++)
    {
      const uint32_t option = reason->options[i];

      if (option == link->option || !cover_problem_covers (self->problem, option, link->item))
        continue;
      status = add_dashed (self, link->causes, option, is_last ? shown : 0, number);
      if (status == BASE_OK && !is_last)
        status = add_link (
            self, (PaintReasonLink){ option, link->option, link->item, true, shown, number });
      shown = 0;
    }
  if (is_last)
    reason->stuck = link->item;
  else
    self->forced[reason->n_forced++] = link->option;
  return status;
}

uint32_t
figure_n_stages (const ReasonStep *step)
{
  const bool is_chain = step->placed == COVER_NONE && step->n_struck > 0 && !step->is_unique
                        && step->n_links > 1 && !reason_technique_is_set (step->technique);

  return is_chain ? step->n_links + 1 : 0;
}

void
figure_set_stage (Figure *self, uint32_t stage)
{
  self->reason.stage = stage <= self->reason.n_stages ? stage : 0;
}

/* Follows the conclusions.  Without any, the options are shown that the first one struck crosses
 * out by itself. */
static BaseStatus
follow_links (Making *self)
{
  PaintReason *reason = &self->figure->reason;
  BaseStatus status = BASE_OK;

  if (self->step->placed != COVER_NONE || self->step->n_struck == 0 || self->step->is_unique)
    return BASE_OK;
  reason->taken = self->step->struck[0];
  reason->n_stages = figure_n_stages (self->step);
  reason->is_chain = reason->n_stages > 0;
  for (uint32_t i = 0; i < self->step->n_links && status == BASE_OK; i++)
    status = add_conclusion (self, &self->step->links[i], i + 2);
  for (uint32_t i = 0; i < reason->n_options && self->step->n_links == 0 && status == BASE_OK; i++)
    if (reason->options[i] != reason->taken)
      status = add_dashed (self, 1, reason->options[i], 0, 0);
  return status;
}

/* Divides one piece of memory into the lists. */
static BaseStatus
make_lists (Making *self)
{
  const ReasonStep *step = self->step;
  const size_t n_options = cover_problem_n_options (self->problem);
  PaintReason *reason = &self->figure->reason;

  self->options =
      base_new (uint32_t, 2 * n_options + step->n_struck + step->n_items + step->n_links);
  self->figure->numbers = self->options;
  if (self->options == NULL)
    return BASE_NO_MEMORY;
  self->crossed = self->options + n_options;
  self->struck = self->crossed + n_options;
  self->items = self->struck + step->n_struck;
  self->forced = self->items + step->n_items;
  for (uint32_t i = 0; i < step->n_items; i++)
    self->items[i] = step->items[i];
  for (uint32_t i = 0; i < step->n_struck; i++)
    self->struck[i] = step->struck[i];
  *reason = (PaintReason){
    .items = self->items,
    .n_items = step->n_items,
    .options = self->options,
    .struck = self->struck,
    .n_struck = step->n_struck,
    .placed = step->placed,
    .taken = COVER_NONE,
    .crossed = self->crossed,
    .forced = self->forced,
    .stuck = COVER_NONE,
  };
  return BASE_OK;
}

BaseStatus
figure_new (const Subject *subject,
            const ReasonStep *step,
            const uint8_t *alive,
            Figure **out_figure)
{
  Making making = { .problem = subject->problem, .step = step, .alive = alive };
  BaseStatus status;

  making.figure = base_new_zeroed (Figure, 1);
  if (making.figure == NULL)
    return BASE_NO_MEMORY;
  status = make_lists (&making);
  if (status == BASE_OK)
    {
      list_options (&making);
      status = follow_links (&making);
    }
  if (status == BASE_OK)
    *out_figure = making.figure;
  else
    figure_free (making.figure);
  return status;
}

void
figure_free (Figure *self)
{
  if (self == NULL)
    return;
  free (self->numbers);
  free (self->links);
  free (self);
}

const PaintReason *
figure_reason (const Figure *self)
{
  return &self->reason;
}

void
figure_set_placed_before (Figure *self, uint32_t n)
{
  self->reason.n_placed_before = n;
}

/* A problem as bits: the options that exclude each other, and the items of each option.
 *
 * Two options exclude each other if they share a primary item, or a secondary item with different
 * colours.  Secondary items play no other part in this room, because nothing has to cover them. */
#include "reason-plan-private.h"

#include "base-memory.h"

#include <stdlib.h>

static void
read_plan_item (ReasonItem *out, const Board *board, uint32_t item)
{
  const BoardItem meaning =
      board != NULL ? board_item (board, item) : (BoardItem){ .kind = BOARD_ITEM_NAMED };

  *out = (ReasonItem){ .family = REASON_NAMED, .group = COVER_NONE };
  switch (meaning.kind)
    {
    case BOARD_ITEM_CELL:
      out->family = REASON_CELL;
      break;
    case BOARD_ITEM_PLACE:
      out->group = meaning.group;
      out->value = meaning.value;
      out->family = REASON_AREA;
      if (board_group (board, meaning.group).kind == &board_group_row)
        out->family = REASON_ROW;
      else if (board_group (board, meaning.group).kind == &board_group_column)
        out->family = REASON_COLUMN;
      break;
    case BOARD_ITEM_VALUE:
      out->family = REASON_VALUE;
      out->value = meaning.value;
      break;
    case BOARD_ITEM_NAMED:
      break;
    }
}

/* The options of each item, secondary ones too, one item after the other. */
typedef struct
{
  uint32_t *starts, *options, *colours;
} ItemLists;

static void
clear_lists (ItemLists *self)
{
  free (self->starts);
  free (self->options);
  free (self->colours);
}

static BaseStatus
make_lists (ItemLists *self, const CoverProblem *problem)
{
  const uint32_t n_items = cover_problem_n_items (problem);
  const uint32_t n_options = cover_problem_n_options (problem);
  uint32_t *ends;

  self->starts = base_new_zeroed (uint32_t, (size_t) n_items + 1);
  self->options = base_new (uint32_t, cover_problem_n_terms (problem));
  self->colours = base_new (uint32_t, cover_problem_n_terms (problem));
  ends = base_new_zeroed (uint32_t, (size_t) n_items + 1);
  if (self->starts == NULL || self->options == NULL || self->colours == NULL || ends == NULL)
    {
      free (ends);
      return BASE_NO_MEMORY;
    }
  for (uint32_t pass = 0; pass < 2; pass++)
    {
      for (uint32_t option = 0; option < n_options; option++)
        {
          uint32_t n_terms;
          const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

          for (uint32_t t = 0; t < n_terms; t++)
            if (pass == 0)
              self->starts[terms[t].item + 1]++;
            else
              {
                self->options[ends[terms[t].item]] = option;
                self->colours[ends[terms[t].item]++] = terms[t].colour;
              }
        }
      for (uint32_t item = 0; pass == 0 && item < n_items; item++)
        {
          self->starts[item + 1] += self->starts[item];
          ends[item] = self->starts[item];
        }
    }
  free (ends);
  return BASE_OK;
}

/* BASE_STOPPED. */
static BaseStatus
find_conflicts (ReasonPlan *self,
                const ItemLists *lists,
                uint32_t n_all_items,
                const BaseStop *stop)
{
  uint64_t left = 0;

  for (uint32_t item = 0; item < n_all_items; item++)
    for (uint32_t i = lists->starts[item]; i < lists->starts[item + 1]; i++)
      {
        uint64_t *conflicts = self->conflicts + (size_t) lists->options[i] * self->n_words;

        if (base_stop_asked_after (stop, lists->starts[item + 1] - lists->starts[item], &left))
          return BASE_STOPPED;
        for (uint32_t j = lists->starts[item]; j < lists->starts[item + 1]; j++)
          if (lists->colours[i] == 0 || lists->colours[i] != lists->colours[j])
            reason_add (conflicts, lists->options[j]);
      }
  for (uint32_t option = 0; option < self->n_options; option++)
    reason_drop (self->conflicts + (size_t) option * self->n_words, option);
  return BASE_OK;
}

static BaseStatus
allocate_sets (ReasonPlan *self)
{
  self->conflicts = base_new_zeroed (uint64_t, (size_t) self->n_options * self->n_words);
  self->owners = base_new_zeroed (uint64_t, (size_t) self->n_items * self->n_words);
  self->covers = base_new_zeroed (uint64_t, (size_t) self->n_options * self->n_item_words);
  self->items = base_new (ReasonItem, self->n_items);
  self->values = base_new (uint32_t, self->n_options);
  self->item_starts = base_new_zeroed (uint32_t, (size_t) self->n_items + 1);
  self->option_starts = base_new_zeroed (uint32_t, (size_t) self->n_options + 1);
  return self->conflicts != NULL && self->owners != NULL && self->covers != NULL
                 && self->items != NULL && self->values != NULL && self->item_starts != NULL
                 && self->option_starts != NULL
             ? BASE_OK
             : BASE_NO_MEMORY;
}

/* The primary items of each option, and the options of each primary item. */
static BaseStatus
copy_lists (ReasonPlan *self, const CoverProblem *problem, const ItemLists *lists)
{
  const uint32_t n_primary_terms = lists->starts[self->n_items];
  uint32_t n = 0;

  self->item_options = base_copy (lists->options, n_primary_terms, sizeof (uint32_t));
  self->option_items = base_new (uint32_t, n_primary_terms);
  if (self->item_options == NULL || self->option_items == NULL)
    return BASE_NO_MEMORY;
  memcpy (self->item_starts, lists->starts, ((size_t) self->n_items + 1) * sizeof (uint32_t));
  for (uint32_t option = 0; option < self->n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t t = 0; t < n_terms; t++)
        if (terms[t].item < self->n_items)
          {
            self->option_items[n++] = terms[t].item;
            reason_add (self->owners + (size_t) terms[t].item * self->n_words, option);
            reason_add (self->covers + (size_t) option * self->n_item_words, terms[t].item);
          }
      self->option_starts[option + 1] = n;
      if (n - self->option_starts[option] > self->most_in_option)
        self->most_in_option = n - self->option_starts[option];
    }
  return BASE_OK;
}

static uint32_t
find_value (const ReasonPlan *plan, uint32_t option)
{
  for (uint32_t i = plan->option_starts[option]; i < plan->option_starts[option + 1]; i++)
    if (plan->items[plan->option_items[i]].value != 0)
      return plan->items[plan->option_items[i]].value;
  return 0;
}

static BaseStatus
fill_plan (ReasonPlan *self, const CoverProblem *problem, const Board *board, const BaseStop *stop)
{
  ItemLists lists = { NULL, NULL, NULL };
  BaseStatus status = allocate_sets (self);

  if (status == BASE_OK)
    status = make_lists (&lists, problem);
  if (status == BASE_OK)
    status = copy_lists (self, problem, &lists);
  if (status == BASE_OK)
    status = find_conflicts (self, &lists, cover_problem_n_items (problem), stop);
  clear_lists (&lists);
  if (status != BASE_OK)
    return status;
  for (uint32_t item = 0; item < self->n_items; item++)
    read_plan_item (&self->items[item], board, item);
  for (uint32_t option = 0; option < self->n_options; option++)
    self->values[option] = find_value (self, option);
  self->has_secondary = cover_problem_n_items (problem) > self->n_items;
  status = reason_plan_make_tables (self, problem, board);
  return status == BASE_OK ? reason_plan_make_exchanges (self, problem) : status;
}

BaseStatus
reason_plan_new (const CoverProblem *problem,
                 const Board *board,
                 const BaseStop *stop,
                 ReasonPlan **out_plan)
{
  ReasonPlan *self;
  BaseStatus status;

  if (cover_problem_n_options (problem) > REASON_MOST_OPTIONS
      || cover_problem_n_primary (problem) > REASON_MOST_ITEMS)
    return BASE_BAD_INPUT;
  self = base_new_zeroed (ReasonPlan, 1);
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->n_options = cover_problem_n_options (problem);
  self->n_items = cover_problem_n_primary (problem);
  self->n_groups = board != NULL ? board_n_groups (board) : 0;
  self->n_words = REASON_WORDS (self->n_options);
  self->n_item_words = REASON_WORDS (self->n_items);
  status = fill_plan (self, problem, board, stop);
  if (status != BASE_OK)
    {
      reason_plan_free (self);
      return status;
    }
  *out_plan = self;
  return BASE_OK;
}

void
reason_plan_free (ReasonPlan *self)
{
  if (self == NULL)
    return;
  reason_plan_free_tables (self);
  free (self->conflicts);
  free (self->owners);
  free (self->covers);
  free (self->items);
  free (self->values);
  free (self->item_starts);
  free (self->item_options);
  free (self->option_starts);
  free (self->option_items);
  free (self->mark_starts);
  free (self->marks);
  free (self->rectangles);
  free (self->rungs);
  free (self);
}

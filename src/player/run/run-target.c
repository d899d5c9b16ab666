/* Names of items, options and nodes.
 *
 * Items have their names in the problem.  An option is named by its number from 1, by its name on
 * the board (E), or by its cell and value (R2C3=1, or R2C3 alone). */
#include "board.h"
#include "cover-links.h"
#include "run-reader.h"

#include <stdio.h>

static bool
is_called (const Subject *subject, uint32_t option, RunWord name)
{
  const BoardOption what = board_option (subject->board, option);
  char cell[32], whole[48];
  BoardPlace place;

  if (what.name != NULL && run_word_is (name, what.name))
    return true;
  if (name.length == 0 || *name.bytes != 'R' || what.n_cells != 1)
    return false;
  place = board_cell (subject->board, what.cells[0]);
  snprintf (cell, sizeof cell, "R%uC%u", place.row + 1u, place.column + 1u);
  snprintf (whole, sizeof whole, "%s=%u", cell, what.value);
  return run_word_is (name, whole) || run_word_is (name, cell);
}

static uint32_t
find_option (const Subject *subject, RunWord name)
{
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  uint64_t number;

  for (uint32_t option = 0; option < n_options; option++)
    if (is_called (subject, option, name))
      return option;
  return run_word_is_number (name, 1, n_options, &number) ? (uint32_t) number - 1 : COVER_NONE;
}

static uint32_t
find_node (const CoverLinks *links, uint32_t item, uint32_t option)
{
  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (links->nodes[node].item == item + 1)
      return node;
  return COVER_NONE;
}

static bool
blame_word (RunReader *reader, RunFaultKind kind)
{
  reader->fault = (RunFault){ .kind = kind, .at = reader->at, .word = run_reader_peek (reader) };
  return false;
}

static bool
read_option (RunReader *reader, const Subject *subject, RunTarget *out_target)
{
  const uint32_t option = find_option (subject, run_reader_peek (reader));

  if (option == COVER_NONE)
    return blame_word (reader, RUN_FAULT_UNKNOWN_OPTION);
  run_reader_skip (reader);
  *out_target = (RunTarget){ RUN_OPTION, option };
  return true;
}

/* Reads the option of a node, behind the item, whose word is at a byte, and "in". */
static bool
read_node (RunReader *reader, const Subject *subject, RunFault item, RunTarget *in_out_target)
{
  RunTarget option;
  uint32_t node;

  if (!run_target_read (reader, subject, RUN_BIT (RUN_OPTION), &option))
    return false;
  node = find_node (subject->links, in_out_target->index, option.index);
  if (node == COVER_NONE)
    {
      RunReader before = *reader;

      before.at = reader->last;
      item.kind = RUN_FAULT_NO_NODE;
      item.other = run_reader_peek (&before);
      reader->fault = item;
      return false;
    }
  *in_out_target = (RunTarget){ RUN_NODE, node };
  return true;
}

/* "item" and "option" before a name decide the kind if it could be both. */
static unsigned
read_kind (RunReader *reader, unsigned kinds)
{
  RunReader behind = *reader;

  run_reader_skip (&behind);
  if (run_reader_ends (&behind))
    return kinds;
  if ((kinds & RUN_BIT (RUN_ITEM)) != 0 && run_reader_accept (reader, "item"))
    return RUN_BIT (RUN_ITEM);
  if ((kinds & RUN_BIT (RUN_OPTION)) != 0 && run_reader_accept (reader, "option"))
    return RUN_BIT (RUN_OPTION);
  return kinds;
}

bool
run_target_read (RunReader *reader, const Subject *subject, unsigned kinds, RunTarget *out_target)
{
  const unsigned wanted = read_kind (reader, kinds);
  const bool is_item = (wanted & RUN_BIT (RUN_ITEM)) != 0;
  const RunWord name = run_reader_peek (reader);
  const RunFault fault = { .at = reader->at, .word = name };
  uint32_t item = COVER_NONE;
  RunTarget target;

  if (name.length == 0)
    return run_reader_expected (reader, is_item ? "ITEM" : "OPTION");
  if (is_item)
    item = cover_problem_find_item (subject->problem, name.bytes, name.length);
  if (item != COVER_NONE)
    {
      run_reader_skip (reader);
      target = (RunTarget){ RUN_ITEM, item };
      if ((wanted & RUN_BIT (RUN_NODE)) != 0 && run_reader_accept (reader, "in")
          && !read_node (reader, subject, fault, &target))
        return false;
    }
  else if ((wanted & RUN_BIT (RUN_OPTION)) == 0)
    return blame_word (reader, is_item ? RUN_FAULT_UNKNOWN_ITEM : RUN_FAULT_UNKNOWN_OPTION);
  else if (!read_option (reader, subject, &target))
    {
      if (is_item)
        reader->fault.kind = RUN_FAULT_UNKNOWN_ITEM;
      return false;
    }
  *out_target = target;
  return true;
}

void
run_target_add (RunTarget self, const Subject *subject, BaseText *out)
{
  const CoverLinks *links = subject->links;
  const uint32_t item = self.kind == RUN_NODE ? links->nodes[self.index].item - 1 : self.index;
  size_t length;
  const char *name;

  if (self.kind != RUN_OPTION)
    {
      name = cover_problem_item_name (subject->problem, item, &length);
      base_text_add_bytes (out, name, length);
    }
  if (self.kind == RUN_NODE)
    base_text_add (out, " in ");
  if (self.kind != RUN_ITEM)
    base_text_add_number (
        out, (self.kind == RUN_NODE ? cover_links_option (links, self.index) : self.index) + 1u);
}

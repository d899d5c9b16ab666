/* Names of items, options and nodes.
 *
 * Items are called what the problem calls them.  An option is known by its number from 1, by the name that its board
 * gives it (E), or by its cell and value (R2C3=1, or R2C3 alone). */
#include "lessons-moment-private.h"

#include <string.h>

static uint32_t
find_item (const LessonsRun *run, const char *name)
{
  return cover_problem_find_item (run->subject->problem, name, strlen (name));
}

static bool
is_called (const LessonsRun *run, uint32_t option, const char *name)
{
  const BoardOption what = board_option (run->subject->board, option);
  g_autofree char *cell = NULL, *whole = NULL;
  BoardPlace place;

  if (what.name != NULL && strcmp (what.name, name) == 0)
    return true;
  if (*name != 'R' || what.n_cells != 1)
    return false;
  place = board_cell (run->subject->board, what.cells[0]);
  cell = g_strdup_printf ("R%uC%u", place.row + 1u, place.column + 1u);
  whole = g_strdup_printf ("%s=%u", cell, what.value);
  return strcmp (name, whole) == 0 || strcmp (name, cell) == 0;
}

static uint32_t
find_option (const LessonsRun *run, const char *name)
{
  const uint32_t n_options = cover_problem_n_options (run->subject->problem);
  guint64 number;

  for (uint32_t option = 0; option < n_options; option++)
    if (is_called (run, option, name))
      return option;
  if (g_ascii_string_to_unsigned (name, 10, 1, n_options, &number, NULL))
    return (uint32_t) number - 1;
  return COVER_NONE;
}

static uint32_t
find_node (const LessonsRun *run, uint32_t item, uint32_t option)
{
  const CoverLinks *links = run->what.links;

  for (uint32_t node = links->first[option]; links->nodes[node].item != 0; node++)
    if (links->nodes[node].item == item + 1)
      return node;
  return COVER_NONE;
}

/* Behind "in": the option that an item's node is in. */
static bool
read_node (LessonsCursor *cursor, const LessonsRun *run, uint32_t item, LessonsTarget *out_target)
{
  const guint at = cursor->at - 2;
  LessonsTarget option;

  if (!lessons_name_read (cursor, run, LESSONS_NAMES_OPTION, &option))
    return false;
  out_target->kind = LESSONS_NODE;
  out_target->index = find_node (run, item, option.index);
  if (out_target->index != COVER_NONE)
    return true;
  lessons_cursor_blame (&(LessonsCursor){ .group = cursor->group,
                                          .entry = cursor->entry,
                                          .faults = cursor->faults,
                                          .offsets = cursor->offsets,
                                          .at = at },
                        (LessonsFault){ .kind = LESSONS_NO_NODE,
                                        .first = cursor->words->pdata[at],
                                        .second = cursor->words->pdata[cursor->at - 1] });
  return false;
}

static bool
read_item (LessonsCursor *cursor, const LessonsRun *run, unsigned kinds, LessonsTarget *out_target)
{
  const uint32_t item = find_item (run, lessons_cursor_peek (cursor));

  if (item == COVER_NONE)
    return false;
  cursor->at++;
  *out_target = (LessonsTarget){ LESSONS_ITEM, item };
  if ((kinds & LESSONS_NAMES_NODE) != 0 && lessons_cursor_accept (cursor, "in"))
    return read_node (cursor, run, item, out_target);
  return true;
}

static bool
read_option (LessonsCursor *cursor, const LessonsRun *run, LessonsTarget *out_target)
{
  const uint32_t option = find_option (run, lessons_cursor_peek (cursor));

  if (option == COVER_NONE)
    return false;
  cursor->at++;
  *out_target = (LessonsTarget){ LESSONS_OPTION, option };
  return true;
}

/* "item" and "option" before a name say which it is, where it could be both. */
static unsigned
read_kind (LessonsCursor *cursor, unsigned kinds)
{
  const bool more = cursor->at + 1 < cursor->words->len;

  if (more && (kinds & LESSONS_NAMES_ITEM) != 0 && lessons_cursor_accept (cursor, "item"))
    return LESSONS_NAMES_ITEM;
  if (more && (kinds & LESSONS_NAMES_OPTION) != 0 && lessons_cursor_accept (cursor, "option"))
    return LESSONS_NAMES_OPTION;
  return kinds;
}

bool
lessons_name_read (LessonsCursor *cursor,
                   const LessonsRun *run,
                   unsigned kinds,
                   LessonsTarget *out_target)
{
  const guint n_faults = cursor->faults->len;
  const unsigned wanted = read_kind (cursor, kinds);
  const bool is_item = (wanted & LESSONS_NAMES_ITEM) != 0;

  if (lessons_cursor_peek (cursor) == NULL)
    return lessons_cursor_expected (cursor, is_item ? "ITEM" : "OPTION");
  if (is_item && read_item (cursor, run, wanted, out_target))
    return true;
  if (cursor->faults->len > n_faults)
    return false;
  if ((wanted & LESSONS_NAMES_OPTION) != 0 && read_option (cursor, run, out_target))
    return true;
  lessons_cursor_blame (
      cursor, (LessonsFault){ .kind = is_item ? LESSONS_UNKNOWN_ITEM : LESSONS_UNKNOWN_OPTION,
                              .first = cursor->words->pdata[cursor->at] });
  return false;
}

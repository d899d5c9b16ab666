/* Lists of a state: what it has any number of, as bytes of which this file knows nothing.
 *
 * A change of a list is what stands at one place before and after it: the number of items in front,
 * then those that go, then those that come. */
#include "desk-state-private.h"

static bool
is_same_item (gconstpointer a, gconstpointer b)
{
  return g_bytes_equal (a, b);
}

void
desk_list_copy (GPtrArray *list, GPtrArray *copy)
{
  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (copy, g_bytes_ref (list->pdata[i]));
}

bool
desk_list_is_same (GPtrArray *a, GPtrArray *b)
{
  if (a->len != b->len)
    return false;
  for (guint i = 0; i < a->len; i++)
    if (!is_same_item (a->pdata[i], b->pdata[i]))
      return false;
  return true;
}

static void
write_items (GPtrArray *list, guint first, guint end, GByteArray *bytes)
{
  desk_bytes_add_number (bytes, end - first);
  for (guint i = first; i < end; i++)
    {
      gsize length;
      const guint8 *item = g_bytes_get_data (list->pdata[i], &length);

      desk_bytes_add (bytes, item, length);
    }
}

/* Each item takes a byte at least, so a damaged number ends with the bytes. */
static GPtrArray *
read_items (DeskReader *reader)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  guint64 n = desk_reader_number (reader);

  for (guint64 i = 0; i < n && !reader->failed; i++)
    {
      gsize length;
      const guint8 *item = desk_reader_bytes (reader, &length);

      if (!reader->failed)
        g_ptr_array_add (items, g_bytes_new (item, length));
    }
  return items;
}

void
desk_list_write (GPtrArray *list, GByteArray *bytes)
{
  write_items (list, 0, list->len, bytes);
}

void
desk_list_read (DeskReader *reader, GPtrArray *list)
{
  g_autoptr (GPtrArray) items = read_items (reader);

  desk_list_copy (items, list);
}

void
desk_list_write_change (GPtrArray *before, GPtrArray *after, GByteArray *bytes)
{
  guint shorter = MIN (before->len, after->len), first = 0, same = 0;

  while (first < shorter && is_same_item (before->pdata[first], after->pdata[first]))
    first++;
  while (
      first + same < shorter
      && is_same_item (before->pdata[before->len - same - 1], after->pdata[after->len - same - 1]))
    same++;
  desk_bytes_add_number (bytes, first);
  write_items (before, first, before->len - same, bytes);
  write_items (after, first, after->len - same, bytes);
}

static bool
has_items_at (GPtrArray *list, guint64 first, GPtrArray *items)
{
  if (first > list->len || items->len > list->len - first)
    return false;
  for (guint i = 0; i < items->len; i++)
    if (!is_same_item (list->pdata[first + i], items->pdata[i]))
      return false;
  return true;
}

static void
replace_items (GPtrArray *list, guint first, guint n, GPtrArray *items)
{
  if (n > 0)
    g_ptr_array_remove_range (list, first, n);
  for (guint i = 0; i < items->len; i++)
    g_ptr_array_insert (list, (gint) (first + i), g_bytes_ref (items->pdata[i]));
}

void
desk_list_apply (DeskReader *reader, GPtrArray *list, bool forth, bool writes)
{
  guint64 first = desk_reader_number (reader);
  g_autoptr (GPtrArray) before = read_items (reader), after = read_items (reader);
  GPtrArray *from = forth ? before : after, *to = forth ? after : before;

  if (reader->failed)
    return;
  if (!writes)
    reader->failed = !has_items_at (list, first, from);
  else
    replace_items (list, (guint) first, from->len, to);
}

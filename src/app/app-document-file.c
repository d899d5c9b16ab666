#include "app-document-file.h"

#include "app-file-writer.h"
#include "app-file.h"
#include "format-about.h"
#include "formats.h"

#include <string.h>

const Format *
app_save_own_format (void)
{
  return formats_find ("quadrille");
}

const Format *
app_save_format (DeskDocument *document, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  const Format *format = formats_for_file_name (name);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return format;
  if (puzzle.format != NULL && formats_can_write (puzzle.format)
      && (format == NULL
          || (g_str_has_suffix (name, ".txt") && puzzle.format != app_save_own_format ())))
    format = puzzle.format;
  if (format == NULL)
    format = app_save_own_format ();
  format_puzzle_clear (&puzzle);
  return format;
}

/* The session keeps the time and the hints of a game that was played here, so a format without a
 * place for them loses nothing.  Those that came with the file of another program do count. */
static void
leave_out_own_play (DeskDocument *document, const Format *format, FormatsPuzzle *puzzle)
{
  static const FormatsAbout own[] = { FORMATS_ABOUT_TIME, FORMATS_ABOUT_HINTS };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if ((format->keeps & 1u << own[i]) == 0 && *desk_document_get_about (document, own[i]) == '\0')
      base_text_clear (&puzzle->about[own[i]]);
}

unsigned
app_save_losses (DeskDocument *document, const Format *format)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  unsigned losses = 0;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return 0;
  leave_out_own_play (document, format, &puzzle);
  losses = formats_losses (format, &puzzle);
  format_puzzle_clear (&puzzle);
  return losses;
}

/* The heavier the losses, the larger: what one sees on the board comes first. */
static unsigned
weight_of (unsigned losses)
{
  static const unsigned groups[] = {
    FORMATS_LOSS_COMMENT | FORMATS_LOSS_SOLUTION,
    FORMATS_LOSS_ABOUT,
    FORMATS_LOSS_BOOKMARKS,
    FORMATS_LOSS_DRAWINGS,
    FORMATS_LOSS_MARKS,
    FORMATS_LOSS_ENTRIES,
    FORMATS_LOSS_GIVENS | FORMATS_LOSS_SINGLES | FORMATS_LOSS_CANDIDATES,
    FORMATS_LOSS_SHAPE,
  };
  unsigned weight = 0;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if ((losses & groups[i]) != 0)
      weight |= 1u << i;
  return weight;
}

static int
compare_kinds (gconstpointer a, gconstpointer b)
{
  const AppSaveKind *one = a, *other = b;
  const unsigned first = weight_of (one->losses), second = weight_of (other->losses);

  return first != second ? (first > second) - (first < second)
                         : (int) one->number - (int) other->number;
}

GArray *
app_save_kinds (DeskDocument *document)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (AppSaveKind));

  for (unsigned i = 0; i < formats_n; i++)
    {
      const AppSaveKind kind = { .format = formats_all[i],
                                 .losses = app_save_losses (document, formats_all[i]),
                                 .number = i };

      if (formats_can_write (kind.format) && (kind.losses & FORMATS_IMPOSSIBLE) == 0)
        g_array_append_val (kinds, kind);
    }
  g_array_sort (kinds, compare_kinds);
  return kinds;
}

static bool
has_suffix_of (const char *name, const Format *format)
{
  g_auto (GStrv) suffixes = g_strsplit (format->suffixes, " ", -1);
  const char *point = strrchr (name, '.');

  return point != NULL && g_strv_contains ((const char *const *) suffixes, point + 1);
}

GFile *
app_save_with_suffix (GFile *file, const Format *format)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  const gsize length = strcspn (format->suffixes, " ");
  char *point = formats_for_file_name (name) != NULL ? strrchr (name, '.') : NULL;
  g_autofree char *named = NULL;

  if (folder == NULL || length == 0 || has_suffix_of (name, format))
    return g_object_ref (file);
  if (point != NULL && point > name)
    *point = '\0';
  named = g_strdup_printf ("%s.%.*s", name, (int) length, format->suffixes);
  return g_file_get_child (folder, named);
}

typedef struct
{
  uint64_t revision; /* of the document */
  bool is_copy;
} Saving;

/* The written state counts as saved; a change made during the writing does not. */
static void
finish_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  DeskDocument *document = g_task_get_source_object (task);
  const Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (DeskFile) file = app_write_file_finish (result, &error);

  (void) source;
  if (file == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (!saving->is_copy && saving->revision == desk_document_get_revision (document))
    desk_document_set_saved (document, file);
  g_task_return_boolean (task, TRUE);
}

/* The rating that was found here is newer than the file's. */
static void
put_rating (FormatsPuzzle *puzzle, const Format *format, uint32_t rating)
{
  if (rating > 0 && (format->keeps & FORMATS_KEEPS (RATING)) != 0)
    format_about_set_rating (puzzle, rating);
}

void
app_save_document (DeskDocument *document,
                   GFile *file,
                   const Format *format,
                   uint32_t rating,
                   bool is_copy,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  GTask *task = g_task_new (document, cancellable, callback, data);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;
  Saving *saving = g_new (Saving, 1);
  g_autoptr (GBytes) bytes = NULL;

  if (desk_document_get_formats_puzzle (document, &puzzle) == BASE_OK)
    {
      put_rating (&puzzle, format, rating);
      formats_write (format, &puzzle, NULL, &text);
    }
  format_puzzle_clear (&puzzle);
  bytes = g_bytes_new (base_text_string (&text), text.length);
  *saving = (Saving){ desk_document_get_revision (document), is_copy };
  g_task_set_task_data (task, saving, g_free);
  if (text.length == 0)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", format->id);
      g_object_unref (task);
    }
  else
    app_write_file (file, bytes, cancellable, finish_saving, task);
  base_text_clear (&text);
}

bool
app_save_document_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

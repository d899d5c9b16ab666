#include "app-document-file.h"

#include "app-file-writer.h"
#include "app-file.h"
#include "formats.h"

const Format *
app_save_format (DeskDocument *document, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  const Format *format = formats_for_file_name (name);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return format;
  if (puzzle.format != NULL && formats_can_write (puzzle.format)
      && (format == NULL || g_str_has_suffix (name, ".txt")))
    format = puzzle.format;
  if (format == NULL)
    format = formats_find ("line");
  format_puzzle_clear (&puzzle);
  return format;
}

/* The session keeps the time that was played here, so a format without a place for it loses nothing.
 * A time that came with the file does count. */
static void
leave_out_own_time (DeskDocument *document, const Format *format, FormatsPuzzle *puzzle)
{
  if ((format->keeps & FORMATS_KEEPS (TIME)) == 0
      && *desk_document_get_about (document, FORMATS_ABOUT_TIME) == '\0')
    base_text_clear (&puzzle->about[FORMATS_ABOUT_TIME]);
}

unsigned
app_save_losses (DeskDocument *document, const Format *format)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  unsigned losses = 0;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return 0;
  leave_out_own_time (document, format, &puzzle);
  losses = formats_losses (format, &puzzle);
  format_puzzle_clear (&puzzle);
  return losses;
}

/* The written state counts as saved; a change made during the writing does not. */
static void
finish_saving (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  DeskDocument *document = g_task_get_source_object (task);
  const uint64_t *revision = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (DeskFile) file = app_write_file_finish (result, &error);

  (void) source;
  if (file == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (*revision == desk_document_get_revision (document))
    desk_document_set_saved (document, file);
  g_task_return_boolean (task, TRUE);
}

void
app_save_document (DeskDocument *document,
                   GFile *file,
                   const Format *format,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  GTask *task = g_task_new (document, cancellable, callback, data);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;
  uint64_t *revision = g_new (uint64_t, 1);
  g_autoptr (GBytes) bytes = NULL;

  if (desk_document_get_formats_puzzle (document, &puzzle) == BASE_OK)
    formats_write (format, &puzzle, NULL, &text);
  format_puzzle_clear (&puzzle);
  bytes = g_bytes_new (base_text_string (&text), text.length);
  *revision = desk_document_get_revision (document);
  g_task_set_task_data (task, revision, g_free);
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

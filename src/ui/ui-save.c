#include "ui-save.h"

#include "ui-source.h"

const Format *
ui_save_format (DeskDocument *document, GFile *file)
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
  formats_puzzle_clear (&puzzle);
  return format;
}

unsigned
ui_save_losses (DeskDocument *document, const Format *format)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  unsigned losses = 0;

  if (desk_document_get_formats_puzzle (document, &puzzle) != BASE_OK)
    return 0;
  losses = formats_losses (format, &puzzle);
  formats_puzzle_clear (&puzzle);
  return losses;
}

typedef struct
{
  GFile *file;
  GBytes *bytes;
  uint64_t revision;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_object_unref (save->file);
  g_bytes_unref (save->bytes);
  g_free (save);
}

/* Saved is what was written; what changed meanwhile is not. */
static void
described (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  DeskDocument *document = g_task_get_source_object (task);
  Save *save = g_task_get_task_data (task);
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, NULL);
  g_autofree char *uri = g_file_get_uri (save->file);
  DeskFile file = { .uri = uri };

  if (info != NULL)
    ui_source_take (&file, info);
  if (save->revision == desk_document_get_revision (document))
    desk_document_set_saved (document, &file);
  g_task_return_boolean (task, TRUE);
}

static void
written (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      g_file_query_info_async (G_FILE (source), UI_SOURCE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE,
                               G_PRIORITY_DEFAULT, NULL, described, task);
      return;
    }
  g_task_return_error (task, error);
  g_object_unref (task);
}

void
ui_save (DeskDocument *document,
         GFile *file,
         const Format *format,
         GCancellable *cancellable,
         GAsyncReadyCallback callback,
         gpointer data)
{
  GTask *task = g_task_new (document, cancellable, callback, data);
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  BaseText text = BASE_TEXT_EMPTY;
  Save *save = g_new0 (Save, 1);

  if (desk_document_get_formats_puzzle (document, &puzzle) == BASE_OK)
    formats_write (format, &puzzle, NULL, &text);
  formats_puzzle_clear (&puzzle);
  save->file = g_object_ref (file);
  save->bytes = g_bytes_new (base_text_string (&text), text.length);
  save->revision = desk_document_get_revision (document);
  g_task_set_task_data (task, save, save_free);
  if (text.length == 0)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", format->id);
      g_object_unref (task);
    }
  else
    g_file_replace_contents_bytes_async (file, save->bytes, NULL, FALSE, G_FILE_CREATE_NONE,
                                         cancellable, written, task);
  base_text_clear (&text);
}

bool
ui_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

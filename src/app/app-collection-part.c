#include "app-collection-part.h"

#include "app-document-file.h"
#include "app-file-writer.h"
#include "app-file.h"
#include "app-puzzles.h"
#include "format-about.h"

#include <errno.h>

/* The largest file read into memory; no known collection has a tenth of this. */
#define MOST_BYTES (G_GUINT64_CONSTANT (1) << 30)

typedef struct
{
  GFile *file;
  FormatsPuzzle puzzle;
  DeskFile from; /* owns `uri` */
  bool anyway;
  DeskPart part;
  DeskFile written; /* size and date */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_object_unref (save->file);
  format_puzzle_clear (&save->puzzle);
  g_free ((char *) save->from.uri);
  g_clear_pointer (&save->part.bytes, g_bytes_unref);
  g_free (save);
}

/* Whether the file is still the one that was read. */
static bool
is_still (GFile *file, const char *tag, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE,
                                                  G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return false;
  if (g_strcmp0 (g_file_info_get_etag (info), tag) == 0)
    return true;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
  return false;
}

static GBytes *
read_file (GFile *file, char **out_tag, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return NULL;
  if ((guint64) g_file_info_get_size (info) > MOST_BYTES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (EFBIG));
      return NULL;
    }
  return g_file_load_bytes (file, cancellable, out_tag, error);
}

static bool
replace_part (Save *save, GCancellable *cancellable, GError **error)
{
  g_autofree char *tag = NULL;
  g_autoptr (GBytes) old = read_file (save->file, &tag, cancellable, error);
  g_autoptr (GFileInfo) info = NULL;

  if (old == NULL)
    return false;
  if (desk_part_put (old, &save->from, &save->puzzle, save->anyway, &save->part) != BASE_OK)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      return false;
    }
  if (save->part.bytes != NULL && !g_bytes_equal (old, save->part.bytes)
      && (!is_still (save->file, tag, cancellable, error)
          || !app_write_file_now (save->file, save->part.bytes, cancellable, error)))
    return false;
  info = g_file_query_info (save->file, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info != NULL)
    app_file_set_info (&save->written, info);
  return true;
}

static void
put_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  (void) source;
  if (replace_part (data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The written state counts as saved.  A document that was changed meanwhile gets only the new place
 * of its puzzle; one that has another puzzle now gets nothing. */
static void
note_saved (DeskDocument *document, const Save *save, uint64_t revision)
{
  DeskFile is = desk_document_get_file (document), file = save->written;

  if (save->part.result != DESK_PART_PUT || g_strcmp0 (is.uri, save->from.uri) != 0
      || is.puzzle != save->from.puzzle)
    return;
  file.uri = save->from.uri;
  file.offset = save->part.offset;
  file.is_part = true;
  file.puzzle = save->part.puzzle;
  file.content = save->part.content;
  if (desk_document_get_revision (document) == revision)
    desk_document_set_saved (document, &file);
  else
    desk_document_set_place (document, &file);
}

typedef struct
{
  GTask *task; /* the caller's */
  uint64_t revision;
} Waiting;

static void
put_ended (GObject *source, GAsyncResult *result, gpointer data)
{
  Waiting *waiting = data;
  g_autoptr (GTask) task = waiting->task;
  Save *save = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      note_saved (DESK_DOCUMENT (source), save, waiting->revision);
      g_clear_pointer (&save->part.bytes, g_bytes_unref);
      g_task_set_task_data (task, g_object_ref (result), g_object_unref);
      g_task_return_boolean (task, TRUE);
    }
  else
    g_task_return_error (task, error);
  g_free (waiting);
}

void
app_save_part (DeskDocument *document,
               GFile *file,
               guint rating,
               bool anyway,
               GCancellable *cancellable,
               GAsyncReadyCallback callback,
               gpointer data)
{
  GTask *task = g_task_new (document, cancellable, callback, data);
  g_autoptr (GTask) work = NULL;
  Save *save = g_new0 (Save, 1);
  Waiting *waiting = g_new (Waiting, 1);

  *waiting = (Waiting){ task, desk_document_get_revision (document) };
  save->file = g_object_ref (file);
  save->anyway = anyway;
  save->from = desk_document_get_file (document);
  save->from.uri = g_strdup (save->from.uri);
  work = g_task_new (document, cancellable, put_ended, waiting);
  g_task_set_task_data (work, save, save_free);
  if (desk_document_get_formats_puzzle (document, &save->puzzle) == BASE_OK)
    {
      if (rating > 0 && save->puzzle.format == app_save_own_format ())
        format_about_set_rating (&save->puzzle, rating);
      g_task_run_in_thread (work, put_on_thread);
    }
  else
    g_task_return_new_error (work, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", g_strerror (ENOMEM));
}

bool
app_save_part_finish (GAsyncResult *result,
                      DeskPart *out_part,
                      DeskFile *out_written,
                      GError **error)
{
  const Save *save;

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  save = g_task_get_task_data (g_task_get_task_data (G_TASK (result)));
  *out_part = save->part;
  *out_written = save->written;
  return true;
}

static void
count_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const AppPuzzlesOptions options = { .cancellable = cancellable };
  guint64 *n = data;
  AppPuzzles puzzles;

  if (app_puzzles_open (&puzzles, G_FILE (source), &options, NULL))
    while (formats_walk_next (&puzzles.walk))
      ++*n;
  app_puzzles_close (&puzzles);
  g_task_return_boolean (task, TRUE);
}

void
app_count_puzzles (GFile *file,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);

  g_task_set_task_data (task, g_new0 (guint64, 1), g_free);
  g_task_run_in_thread (task, count_on_thread);
}

guint64
app_count_puzzles_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL)
             ? *(guint64 *) g_task_get_task_data (G_TASK (result))
             : 0;
}

#include "app-file-writer.h"

#include "app-file.h"
#include "export-file.h"

#include <errno.h>

typedef struct
{
  GFile *file;
  GBytes *bytes;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  g_object_unref (request->file);
  g_bytes_unref (request->bytes);
  g_free (request);
}

static bool
write_here (const char *path, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  gsize length;
  const char *start = g_bytes_get_data (bytes, &length);
  ExportFile file;
  BaseStatus status = export_file_open (path, &file);

  if (status == BASE_OK)
    {
      status = export_file_add (&file, start, length);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        {
          export_file_abandon (&file);
          return false;
        }
      if (status == BASE_OK)
        status = export_file_finish (&file);
      else
        export_file_abandon (&file);
    }
  if (status != BASE_OK)
    {
      const int code = status == BASE_IO ? errno : ENOMEM;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
    }
  return status == BASE_OK;
}

bool
app_write_file_now (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_is_native (file) ? g_file_peek_path (file) : NULL;
  gsize length;
  const char *start = g_bytes_get_data (bytes, &length);

  if (path != NULL)
    return write_here (path, bytes, cancellable, error);
  return g_file_replace_contents (file, start, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
}

static void
write_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Request *request = data;
  g_autofree char *uri = g_file_get_uri (request->file);
  g_autoptr (GFileInfo) info = NULL;
  DeskFile file = { .uri = uri };
  GError *error = NULL;

  (void) source;
  if (!app_write_file_now (request->file, request->bytes, cancellable, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  info = g_file_query_info (request->file, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info != NULL)
    app_file_set_info (&file, info);
  g_task_return_pointer (task, app_file_copy (&file), (GDestroyNotify) app_file_free);
}

void
app_write_file (GFile *file,
                GBytes *bytes,
                GCancellable *cancellable,
                GAsyncReadyCallback callback,
                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);
  Request *request = g_new (Request, 1);

  *request = (Request){ .file = g_object_ref (file), .bytes = g_bytes_ref (bytes) };
  g_task_set_task_data (task, request, request_free);
  g_task_run_in_thread (task, write_on_thread);
}

DeskFile *
app_write_file_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

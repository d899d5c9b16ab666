#include "ui-output-clipboard.h"

struct _UiOutputClipboard
{
  GdkContentProvider parent_instance;

  AppSnapshot *shot;
};

G_DEFINE_FINAL_TYPE (UiOutputClipboard, ui_output_clipboard, GDK_TYPE_CONTENT_PROVIDER)

/* The best form first, because programs that accept any form take the first one. */
static const struct
{
  const char *mime, *format;
} offers[] = {
  { "image/png", "png" },
  { "image/svg+xml", "svg" },
  { "text/plain;charset=utf-8", "txt" },
};

static const char *
format_of_mime (const char *mime)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (offers); i++)
    if (g_str_equal (offers[i].mime, mime))
      return offers[i].format;
  return NULL;
}

static GdkContentFormats *
ui_output_clipboard_ref_formats (GdkContentProvider *provider)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  (void) provider;
  for (unsigned i = 0; i < G_N_ELEMENTS (offers); i++)
    gdk_content_formats_builder_add_mime_type (builder, offers[i].mime);
  return gdk_content_formats_builder_free_to_formats (builder);
}

static void
finish_transfer (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
ui_output_clipboard_write_mime_type_async (GdkContentProvider *provider,
                                           const char *mime,
                                           GOutputStream *stream,
                                           int priority,
                                           GCancellable *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, data);
  const char *format = format_of_mime (mime);
  GBytes *bytes =
      format != NULL ? app_snapshot_write (UI_OUTPUT_CLIPBOARD (provider)->shot, format) : NULL;

  if (bytes == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", mime);
      return;
    }
  g_task_set_task_data (task, bytes, (GDestroyNotify) g_bytes_unref);
  g_output_stream_write_all_async (stream, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   priority, cancellable, finish_transfer, g_steal_pointer (&task));
}

static gboolean
ui_output_clipboard_write_mime_type_finish (GdkContentProvider *provider,
                                            GAsyncResult *result,
                                            GError **error)
{
  (void) provider;
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
ui_output_clipboard_finalize (GObject *object)
{
  g_object_unref (UI_OUTPUT_CLIPBOARD (object)->shot);
  G_OBJECT_CLASS (ui_output_clipboard_parent_class)->finalize (object);
}

static void
ui_output_clipboard_class_init (UiOutputClipboardClass *class)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_output_clipboard_finalize;
  provider_class->ref_formats = ui_output_clipboard_ref_formats;
  provider_class->write_mime_type_async = ui_output_clipboard_write_mime_type_async;
  provider_class->write_mime_type_finish = ui_output_clipboard_write_mime_type_finish;
}

static void
ui_output_clipboard_init (UiOutputClipboard *self)
{
  (void) self;
}

GdkContentProvider *
ui_output_clipboard_new (AppSnapshot *shot)
{
  UiOutputClipboard *self = g_object_new (UI_TYPE_OUTPUT_CLIPBOARD, NULL);

  self->shot = g_object_ref (shot);
  return GDK_CONTENT_PROVIDER (self);
}

#include "ui-output-drag.h"

#include "ui-output-clipboard.h"
#include "words-gettext.h"

#include <glib/gstdio.h>

/* The longer side of the icon at the pointer. */
#define ICON 128.0

typedef struct
{
  UiOutputDragFrom from;
  char *folder; /* of the files, or NULL */
} Drag;

/* Clears the drag when the window is closed, even if the drag is not over because its target does
 * not answer. */
static void
clear_drag (Drag *self)
{
  ui_output_drag_clear_folder (g_steal_pointer (&self->folder));
}

static void
drag_free (gpointer data)
{
  clear_drag (data);
  g_free (data);
}

void
ui_output_drag_clear_folder (char *folder)
{
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  if (folder != NULL)
    g_rmdir (folder);
  g_free (folder);
}

/* Returns a name that is valid on every file system, without the suffix of the puzzle's own
 * file. */
static char *
file_name (const char *name)
{
  g_autofree char *plain = g_strdup (name);
  char *start = plain, *point;

  g_strdelimit (plain, "/\\:*?\"<>|\n\r\t", '-');
  while (*start == '.' || *start == ' ')
    start++;
  point = strrchr (start, '.');
  if (point != NULL && g_ascii_isalpha (point[1]) && strchr (point, ' ') == NULL)
    *point = '\0';
  return g_strconcat (*start != '\0' ? start : "quadrille", ".png", NULL);
}

static GFile *
write_dragged_file (AppSnapshot *shot, const char *name, char **folder, GError **error)
{
  g_autoptr (GBytes) bytes = app_snapshot_write (shot, "png");
  g_autofree char *base = file_name (name), *path = NULL;

  if (bytes == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      return NULL;
    }
  if (*folder == NULL)
    *folder = g_dir_make_tmp ("quadrille-XXXXXX", error);
  if (*folder == NULL)
    return NULL;
  path = g_build_filename (*folder, base, NULL);
  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                            error))
    return NULL;
  return g_file_new_for_path (path);
}

GdkContentProvider *
ui_output_drag_content (AppSnapshot *shot, const char *name, char **folder, GError **error)
{
  g_autoptr (GFile) file = write_dragged_file (shot, name, folder, error);
  GdkContentProvider *all[2] = { NULL, ui_output_clipboard_new (shot) };
  GSList list = { file, NULL };

  if (file == NULL)
    return all[1];
  all[0] = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, &list);
  return gdk_content_provider_new_union (all, G_N_ELEMENTS (all));
}

static void
set_icon (GtkDragSource *source, AppSnapshot *shot)
{
  g_autoptr (GBytes) bytes = app_snapshot_write_small (shot, ICON);
  g_autoptr (GdkTexture) icon = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;

  if (icon != NULL)
    gtk_drag_source_set_icon (source, GDK_PAINTABLE (icon), gdk_texture_get_width (icon) / 2,
                              gdk_texture_get_height (icon) / 2);
}

static GdkContentProvider *
prepare_drag (GtkDragSource *source, double x, double y, Drag *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (AppSnapshot) shot = self->from.take (widget, self->from.data);
  g_autofree char *name = self->from.name (self->from.data);
  g_autoptr (GError) error = NULL;
  GdkContentProvider *content;

  (void) x;
  (void) y;
  if (shot == NULL)
    return NULL;
  content = ui_output_drag_content (shot, name, &self->folder, &error);
  if (error != NULL)
    self->from.failed (self->from.data, error->message);
  set_icon (source, shot);
  return content;
}

/* The first press decides whether the gesture is a drag. */
static void
began (GtkGesture *gesture, GdkEventSequence *sequence, Drag *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GdkModifierType held = gtk_event_controller_get_current_event_state (controller);
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  double x, y;
  bool ours = gtk_gesture_get_point (gesture, sequence, &x, &y)
              && (self->from.is_edge != NULL ? self->from.is_edge (widget, x, y)
                                             : (held & GDK_CONTROL_MASK) != 0);

  gtk_gesture_set_state (gesture, ours ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
show_edge (GtkEventControllerMotion *motion, double x, double y, Drag *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (motion));

  gtk_widget_set_cursor_from_name (widget, self->from.is_edge (widget, x, y) ? "grab" : NULL);
}

static gboolean
tell_edge (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, Drag *self)
{
  if (keyboard || !self->from.is_edge (widget, x, y))
    return FALSE;
  gtk_tooltip_set_text (tooltip, _ ("Drag to export"));
  return TRUE;
}

void
ui_output_drag_add (GtkWidget *widget, const UiOutputDragFrom *from)
{
  GtkDragSource *source = gtk_drag_source_new ();
  Drag *self = g_new0 (Drag, 1);

  self->from = *from;
  g_object_set_data_full (G_OBJECT (source), "drag", self, drag_free);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect (source, "begin", G_CALLBACK (began), self);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_drag), self);
  g_signal_connect_swapped (widget, "unrealize", G_CALLBACK (clear_drag), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  if (from->is_edge != NULL)
    {
      GtkEventController *motion = gtk_event_controller_motion_new ();

      g_signal_connect (motion, "motion", G_CALLBACK (show_edge), self);
      gtk_widget_add_controller (widget, motion);
      gtk_widget_set_has_tooltip (widget, TRUE);
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (tell_edge), self);
    }
}

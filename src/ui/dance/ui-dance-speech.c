/* The words about a step for a screen reader.
 *
 * The sentence is the stage's name, but the focus is usually on Next, and screen readers do not
 * read a name that changes elsewhere.  So the sentence is the description of the focused widget: a
 * description that changes is read, and more than once a second nobody can listen. */
#include "ui-dance-private.h"

#include "ui-widgets-dialog.h"

/* Shortest time between two sentences, in microseconds. */
#define SPEECH_INTERVAL_US G_USEC_PER_SEC

static void
hush (UiDance *self)
{
  if (self->speaker != NULL)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->speaker),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      g_object_remove_weak_pointer (G_OBJECT (self->speaker), (gpointer *) &self->speaker);
    }
  self->speaker = NULL;
}

/* Returns the focused control of the Dance view; the controls of a lesson have words of their
 * own. */
static GtkWidget *
find_speaker (UiDance *self)
{
  GtkWidget *focus = ui_widgets_get_focus (GTK_WIDGET (self));

  if (focus == NULL || focus == self->stage || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
      || gtk_widget_is_ancestor (focus, self->learn) || gtk_widget_is_ancestor (focus, self->side))
    return NULL;
  return focus;
}

static void
speak (gpointer data)
{
  UiDance *self = data;
  GtkWidget *focus = find_speaker (self);

  self->speaking = 0;
  self->spoken = g_get_monotonic_time ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->aloud, -1);
  if (focus != self->speaker)
    {
      hush (self);
      self->speaker = focus;
      if (focus != NULL)
        g_object_add_weak_pointer (G_OBJECT (focus), (gpointer *) &self->speaker);
    }
  if (focus != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->aloud, -1);
}

void
ui_dance_speak (UiDance *self, const char *sentence)
{
  gint64 since = g_get_monotonic_time () - self->spoken;

  if (g_strcmp0 (self->aloud, sentence) == 0)
    return;
  g_free (self->aloud);
  self->aloud = g_strdup (sentence);
  if (self->speaking != 0)
    return;
  if (since >= SPEECH_INTERVAL_US)
    speak (self);
  else
    self->speaking =
        g_timeout_add_once ((guint) ((SPEECH_INTERVAL_US - since) / 1000 + 1), speak, self);
}

void
ui_dance_tell (UiDance *self, const char *sentence)
{
  if (g_strcmp0 (self->told, sentence) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (sentence);
  ui_dance_speak (self, sentence);
}

void
ui_dance_stop_speaking (UiDance *self)
{
  g_clear_handle_id (&self->speaking, g_source_remove);
  g_clear_pointer (&self->aloud, g_free);
  g_clear_pointer (&self->told, g_free);
  hush (self);
}

/* in-window.h - for programs that have a window of the real program in their own process. */
#pragma once

#include <gtk/gtk.h>

static inline gboolean
in_window_note_time (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets the window live for that time. */
static inline void
in_window_wait (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms, in_window_note_time, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* The first widget of a type, from the top; NULL: there is none. */
static inline GtkWidget *
in_window_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = in_window_find (child, type);
  return found;
}

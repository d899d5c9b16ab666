/* Scrolls a list view to its end.  A list view gets the height of its rows only by laying them out;
 * until then it guesses, and the end by that guess is not the end.  So it is scrolled there again
 * in the next frames, until it stays; where it has no room yet, once it gets some; and where it was
 * at its end, when its height changes.
 *
 * Each time the list is asked to show its last row.  Setting the adjustment instead is tempting,
 * and wrong where new rows have replaced others since the last frame: the adjustment belongs to the
 * old ones, and GTK reports that it finds no row. */
#include "ui-widgets-list-end.h"

#define FRAMES 6 /* a guess is never as wrong as that */

static const char key[] = "ui-list-end";

typedef struct
{
  guint ticking, left; /* `left`: number of frames still to check */
  double page;         /* its height when it was last scrolled */
  bool at_end;         /* and whether it was to its end */
} ListEnd;

static GtkAdjustment *
down (GtkWidget *list)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
}

static void
scroll (GtkWidget *list)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;

  if (n > 0)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", n - 1);
}

static gboolean
scroll_to_end (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  ListEnd *self = data;
  double page = gtk_adjustment_get_page_size (down (list));

  (void) clock;
  if (gtk_adjustment_get_value (down (list)) + page < gtk_adjustment_get_upper (down (list)))
    scroll (list);
  self->at_end = true;
  if (page > 0 && --self->left > 0)
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_at_end (GtkWidget *list)
{
  ListEnd *self = g_object_get_data (G_OBJECT (list), key);

  if (self->left > 0 && self->ticking == 0)
    self->ticking = gtk_widget_add_tick_callback (list, scroll_to_end, self, NULL);
}

/* A list that the user has scrolled elsewhere stays there. */
static void
note_scrolling (GtkWidget *list)
{
  ListEnd *self = g_object_get_data (G_OBJECT (list), key);
  double page = gtk_adjustment_get_page_size (down (list));

  if (page == self->page)
    self->at_end =
        gtk_adjustment_get_value (down (list)) + page >= gtk_adjustment_get_upper (down (list)) - 1;
}

static void
resized (GtkWidget *list)
{
  ListEnd *self = g_object_get_data (G_OBJECT (list), key);
  double page = gtk_adjustment_get_page_size (down (list));

  if (page != self->page && self->at_end)
    self->left = FRAMES;
  self->page = page;
  begin_at_end (list);
}

static void
make_list_end (GtkWidget *list)
{
  g_object_set_data_full (G_OBJECT (list), key, g_new0 (ListEnd, 1), g_free);
  g_signal_connect_object (down (list), "changed", G_CALLBACK (resized), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (down (list), "value-changed", G_CALLBACK (note_scrolling), list,
                           G_CONNECT_SWAPPED);
}

void
ui_widgets_list_end_show (GtkListView *view)
{
  GtkWidget *list = GTK_WIDGET (view);

  if (g_object_get_data (G_OBJECT (list), key) == NULL)
    make_list_end (list);
  scroll (list);
  ((ListEnd *) g_object_get_data (G_OBJECT (list), key))->left = FRAMES;
  begin_at_end (list);
}

/* The grid makes widgets only for the boards in sight, so thousands of solutions cost no more than
 * a screen of them. */
#include "ui-dance-gallery.h"

#include "ui-dance-thumbnail.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-pager.h"
#include "words-fill.h"
#include "words-gettext.h"

#define SMALL_PX 96
#define LARGE_PX 300

/* More boards than anybody looks through; the dance leads to the later ones. */
#define MOST_SOLUTIONS 10000

struct _UiDanceGallery
{
  UiWidgetsDialog parent_instance;

  DanceShow *show;
  UiWidgetsScheme *scheme;
  UiDanceGalleryChosen chosen;
  gpointer data;
  guint64 n, n_all;
  GtkSingleSelection *selection;
  GtkWidget *large, *grid, *pager, *go;
  GtkWidget *board; /* in `large` */
};

#define UI_TYPE_DANCE_GALLERY (ui_dance_gallery_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceGallery, ui_dance_gallery, UI, DANCE_GALLERY, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiDanceGallery, ui_dance_gallery, UI_TYPE_WIDGETS_DIALOG)

static guint64
chosen_number (UiDanceGallery *self)
{
  return (guint64) gtk_single_selection_get_selected (self->selection) + 1;
}

static void
show_chosen (UiDanceGallery *self)
{
  const guint64 number = chosen_number (self);
  BaseText text = BASE_TEXT_EMPTY;

  ui_dance_thumbnail_set_number (UI_DANCE_THUMBNAIL (self->board), number);
  words_fill (
      &text,
      self->n < self->n_all ? _ ("Solution %1 of the first %3 of %2") : _ ("Solution %1 of %2"),
      WORDS_WITH (WORDS_NUMBER (number), WORDS_NUMBER (self->n_all), WORDS_NUMBER (self->n)));
  ui_widgets_pager_set (UI_WIDGETS_PAGER (self->pager), number, self->n, false);
  ui_widgets_pager_say (UI_WIDGETS_PAGER (self->pager), base_text_string (&text));
  base_text_clear (&text);
}

static void
turn_to_solution (UiDanceGallery *self)
{
  const guint place = (guint) ui_widgets_pager_get (UI_WIDGETS_PAGER (self->pager)) - 1;

  gtk_single_selection_set_selected (self->selection, place);
  gtk_widget_activate_action (self->grid, "list.scroll-to-item", "u", place);
}

/* Leaves the dialog for the chosen solution. */
static void
leave_with (UiDanceGallery *self, const char *action)
{
  const PlayerState *state =
      dance_solutions_state (dance_show_solutions (self->show), chosen_number (self));

  if (state != NULL)
    self->chosen (self->data, state->position, action);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
go_to_solution (UiDanceGallery *self)
{
  leave_with (self, NULL);
}

static void
copy_solution (UiDanceGallery *self)
{
  leave_with (self, "win.copy-picture");
}

static void
export_solution (UiDanceGallery *self)
{
  leave_with (self, "win.export");
}

static void
set_up_board (GtkSignalListItemFactory *factory, GtkListItem *item, UiDanceGallery *self)
{
  (void) factory;
  gtk_list_item_set_child (item, ui_dance_thumbnail_new (self->show, self->scheme, SMALL_PX));
}

static void
fill_board (GtkSignalListItemFactory *factory, GtkListItem *item, UiDanceGallery *self)
{
  (void) factory;
  (void) self;
  ui_dance_thumbnail_set_number (UI_DANCE_THUMBNAIL (gtk_list_item_get_child (item)),
                                 (guint64) gtk_list_item_get_position (item) + 1);
}

static void
fill_grid (UiDanceGallery *self, guint64 first)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkStringList *numbers = gtk_string_list_new (NULL);

  for (guint64 number = 1; number <= self->n; number++)
    gtk_string_list_append (numbers, "");
  self->selection = gtk_single_selection_new (G_LIST_MODEL (numbers));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_board), self);
  g_signal_connect (factory, "bind", G_CALLBACK (fill_board), self);
  gtk_grid_view_set_factory (GTK_GRID_VIEW (self->grid), factory);
  gtk_grid_view_set_model (GTK_GRID_VIEW (self->grid), GTK_SELECTION_MODEL (self->selection));
  gtk_single_selection_set_selected (self->selection, (guint) first - 1);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (show_chosen), self);
  g_object_unref (factory);
}

static void
ui_dance_gallery_dispose (GObject *object)
{
  UiDanceGallery *self = UI_DANCE_GALLERY (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_object (&self->selection);
  g_clear_object (&self->show);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_dance_gallery_parent_class)->dispose (object);
}

static void
ui_dance_gallery_class_init (UiDanceGalleryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (UI_TYPE_WIDGETS_PAGER);
  G_OBJECT_CLASS (class)->dispose = ui_dance_gallery_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceGallery, large);
  gtk_widget_class_bind_template_child (widget_class, UiDanceGallery, grid);
  gtk_widget_class_bind_template_child (widget_class, UiDanceGallery, pager);
  gtk_widget_class_bind_template_child (widget_class, UiDanceGallery, go);
  gtk_widget_class_bind_template_callback (widget_class, turn_to_solution);
  gtk_widget_class_bind_template_callback (widget_class, go_to_solution);
  gtk_widget_class_bind_template_callback (widget_class, copy_solution);
  gtk_widget_class_bind_template_callback (widget_class, export_solution);
}

static void
ui_dance_gallery_init (UiDanceGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_dance_gallery_present (GtkWindow *parent,
                          DanceShow *show,
                          UiWidgetsScheme *scheme,
                          UiDanceGalleryChosen chosen,
                          gpointer data)
{
  UiDanceGallery *self = g_object_new (UI_TYPE_DANCE_GALLERY, NULL);
  DanceSolutions *solutions = dance_show_solutions (show);
  guint64 first = dance_solutions_number_at (solutions, dance_show_state (show)->position);

  self->show = g_object_ref (show);
  self->scheme = g_object_ref (scheme);
  self->chosen = chosen;
  self->data = data;
  self->n_all = dance_solutions_count (solutions);
  self->n = MIN (self->n_all, MOST_SOLUTIONS);
  first = CLAMP (first, 1, self->n);
  self->board = ui_dance_thumbnail_new (show, scheme, LARGE_PX);
  gtk_widget_set_hexpand (self->board, TRUE);
  gtk_widget_set_vexpand (self->board, TRUE);
  gtk_box_append (GTK_BOX (self->large), self->board);
  fill_grid (self, first);
  ui_widgets_pager_hear (UI_WIDGETS_PAGER (self->pager), GTK_WIDGET (self), 0);
  show_chosen (self);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

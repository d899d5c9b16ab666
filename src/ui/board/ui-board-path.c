#include "ui-board-path.h"

#include "ui-widgets-dialog.h"

struct _UiBoardPath
{
  GtkBox parent_instance;

  AppPath *path;
  DeskPath *steps; /* those in the list; or NULL */
  GtkSingleSelection *selection;
  GtkWidget *stop, *sentence, *links, *link, *list;
  bool is_syncing;  /* the selection follows the path, not the user */
  bool wants_focus; /* in the list, as soon as that has a row */
};

G_DEFINE_FINAL_TYPE (UiBoardPath, ui_board_path, GTK_TYPE_BOX)

static GtkWidget *
add_label (GtkWidget *box, const char *class, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Number; name above conclusion; difficulty. */
static void
set_up_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words;

  (void) factory;
  gtk_label_set_width_chars (GTK_LABEL (add_label (row, "numeric", 1)), 3);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (add_label (words, "technique", 0)), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (add_label (words, "dim-label", 0)), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (row), words);
  add_label (row, "numeric", 1);
  gtk_list_item_set_child (item, row);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  DeskPathStep *step = gtk_list_item_get_item (item);
  GtkWidget *number = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *words = gtk_widget_get_next_sibling (number);
  g_autofree char *n = g_strdup_printf ("%u", desk_path_step_get_number (step));
  g_autofree char *name = app_path_step_name (step), *end = app_path_step_end (step);
  g_autofree char *difficulty = app_path_step_difficulty (step);

  (void) factory;
  gtk_label_set_label (GTK_LABEL (number), n);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (words)), name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (words)), end);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (gtk_list_item_get_child (item))),
                       difficulty);
}

static void
show_selected (UiBoardPath *self)
{
  if (!self->is_syncing)
    app_path_show (self->path, gtk_single_selection_get_selected (self->selection));
}

/* Puts another path into the list. */
static void
renew_list (UiBoardPath *self)
{
  DeskPath *steps = app_path_get_path (self->path);

  if (self->steps == steps)
    return;
  g_set_object (&self->steps, steps);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (steps));
}

static void
grab_first_row (UiBoardPath *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  const guint first = app_path_find_open (self->path);

  if (!self->wants_focus || n == 0)
    return;
  self->wants_focus = false;
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", MIN (first, n - 1));
  gtk_widget_grab_focus (self->list);
}

/* The links of a chain have a line above the list. */
static void
sync_links (UiBoardPath *self)
{
  g_autofree char *sentence = app_path_link_sentence (self->path);

  gtk_widget_set_visible (self->links, app_path_n_links (self->path) > 0);
  gtk_label_set_label (GTK_LABEL (self->link), sentence);
}

static void
sync (UiBoardPath *self)
{
  g_autofree char *sentence = app_path_sentence (self->path);

  self->is_syncing = true;
  renew_list (self);
  gtk_single_selection_set_selected (self->selection, app_path_get_shown (self->path));
  self->is_syncing = false;
  sync_links (self);
  gtk_widget_set_visible (self->stop, app_path_is_busy (self->path));
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->sentence)), sentence) != 0)
    gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  grab_first_row (self);
}

static void
show_next_link (UiBoardPath *self)
{
  app_path_move_link (self->path, 1);
}

static void
show_previous_link (UiBoardPath *self)
{
  app_path_move_link (self->path, -1);
}

/* Right and Left go through the links of the selected step, as Down and Up go through the steps. */
static gboolean
move_by_key (UiBoardPath *self, guint key, guint code, GdkModifierType held)
{
  const bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  (void) code;
  if ((key != GDK_KEY_Right && key != GDK_KEY_Left) || app_path_n_links (self->path) == 0
      || (held & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  app_path_move_link (self->path, (key == GDK_KEY_Right) != mirrored ? 1 : -1);
  return TRUE;
}

static void
stop_walking (UiBoardPath *self)
{
  app_path_stop (self->path);
}

static void
ui_board_path_dispose (GObject *object)
{
  UiBoardPath *self = UI_BOARD_PATH (object);

  if (self->path != NULL)
    g_signal_handlers_disconnect_by_data (self->path, self);
  g_clear_object (&self->selection);
  g_clear_object (&self->steps);
  g_clear_object (&self->path);
  G_OBJECT_CLASS (ui_board_path_parent_class)->dispose (object);
}

static void
ui_board_path_class_init (UiBoardPathClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_path_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/path.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardPath, stop);
  gtk_widget_class_bind_template_child (widget_class, UiBoardPath, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiBoardPath, links);
  gtk_widget_class_bind_template_child (widget_class, UiBoardPath, link);
  gtk_widget_class_bind_template_child (widget_class, UiBoardPath, list);
  gtk_widget_class_bind_template_callback (widget_class, show_next_link);
  gtk_widget_class_bind_template_callback (widget_class, show_previous_link);
  gtk_widget_class_bind_template_callback (widget_class, stop_walking);
}

static void
ui_board_path_init (UiBoardPath *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
  ui_widgets_list_view_leave_by_tab (self->list);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (move_by_key), self);
  gtk_widget_add_controller (self->list, keys);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->list), factory);
  g_object_unref (factory);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (show_selected), self,
                           G_CONNECT_SWAPPED);
}

void
ui_board_path_set_path (UiBoardPath *self, AppPath *path)
{
  self->path = g_object_ref (path);
  g_signal_connect_object (path, "changed", G_CALLBACK (sync), self, G_CONNECT_SWAPPED);
  sync (self);
}

void
ui_board_path_focus (UiBoardPath *self)
{
  self->wants_focus = true;
  grab_first_row (self);
}

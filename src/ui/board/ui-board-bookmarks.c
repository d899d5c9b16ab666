#include "ui-board-bookmarks.h"

#include "app-game.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  GtkWidget *popover, *list, *empty, *name;
  DeskDocument *document;
} Bookmarks;

static Bookmarks *
bookmarks_of (GtkWidget *popover)
{
  return g_object_get_data (G_OBJECT (popover), "bookmarks");
}

static void
act (DeskDocument *document, DeskActionKind kind, uint32_t index)
{
  desk_document_do (document, &(DeskAction){ .kind = kind, .value = index });
}

static void
add_named (DeskDocument *document, const char *name)
{
  g_autofree char *usual = app_game_name_of_position (document);

  desk_document_do (document, &(DeskAction){ .kind = DESK_ADD_BOOKMARK,
                                             .text = *name != '\0' ? name : usual,
                                             .time = g_get_real_time () });
}

void
ui_board_bookmarks_add (DeskDocument *document)
{
  add_named (document, "");
}

static char *
format_time (int64_t time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (time == 0 || then == NULL)
    return g_strdup ("");
  return g_date_time_format (then,
                             g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now)
                                     && g_date_time_get_year (then) == g_date_time_get_year (now)
                                 ? "%X"
                                 : "%x %X");
}

static uint32_t
index_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));
}

static void
go_to (GtkWidget *button, GtkWidget *popover)
{
  DeskDocument *document = bookmarks_of (popover)->document;

  gtk_popover_popdown (GTK_POPOVER (popover));
  act (document, DESK_GO_TO_BOOKMARK, index_of (button));
}

static void
delete_bookmark (GtkWidget *button, GtkWidget *popover)
{
  act (bookmarks_of (popover)->document, DESK_REMOVE_BOOKMARK, index_of (button));
}

static GtkWidget *
make_row_button (Bookmarks *self, uint32_t index, GCallback pressed, const char *name)
{
  GtkWidget *button = gtk_button_new ();

  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, name);
  g_signal_connect (button, "clicked", pressed, self->popover);
  return button;
}

/* Says what the button does, and to which bookmark. */
static void
name_button (GtkWidget *button, const char *sentence, const char *bookmark)
{
  BaseText name = BASE_TEXT_EMPTY;

  words_fill (&name, sentence, WORDS_WITH (WORDS_TEXT (bookmark)));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  base_text_clear (&name);
}

static void
add_row (Bookmarks *self, uint32_t index)
{
  g_autoptr (DeskBookmark) bookmark = desk_document_get_bookmark (self->document, index);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *go, *delete, *face, *name, *time;
  g_autofree char *when = NULL;

  if (bookmark == NULL)
    return;
  when = format_time (bookmark->time);
  go = make_row_button (self, index, G_CALLBACK (go_to), _ ("Go to This Position"));
  face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  name = gtk_label_new (bookmark->name);
  time = gtk_label_new (when);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 24);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (time, "numeric");
  gtk_widget_add_css_class (time, "dim-label");
  gtk_box_append (GTK_BOX (face), name);
  gtk_box_append (GTK_BOX (face), time);
  gtk_button_set_child (GTK_BUTTON (go), face);
  gtk_widget_set_hexpand (go, TRUE);
  /* TRANSLATORS: a button; %1 is the name of a bookmark */
  name_button (go, _ ("Go to “%1”"), bookmark->name);
  delete = make_row_button (self, index, G_CALLBACK (delete_bookmark), _ ("Delete Bookmark"));
  gtk_button_set_icon_name (GTK_BUTTON (delete), "user-trash-symbolic");
  /* TRANSLATORS: a button; %1 is the name of a bookmark */
  name_button (delete, _ ("Delete “%1”"), bookmark->name);
  gtk_box_append (GTK_BOX (row), go);
  gtk_box_append (GTK_BOX (row), delete);
  gtk_box_append (GTK_BOX (self->list), row);
}

static void
renew_rows (GtkWidget *popover)
{
  Bookmarks *self = bookmarks_of (popover);
  const uint32_t n = desk_document_n_bookmarks (self->document);

  ui_widgets_drop_children (self->list);
  for (uint32_t i = 0; i < n; i++)
    add_row (self, i);
  gtk_widget_set_visible (self->empty, n == 0);
}

static void
follow_document (GtkWidget *popover, const DeskChanged *changed)
{
  if (changed->what & DESK_CHANGED_SHAPE)
    gtk_popover_popdown (GTK_POPOVER (popover));
  else if (changed->what & DESK_CHANGED_BOOKMARKS)
    renew_rows (popover);
}

static void
add_here (GtkWidget *popover)
{
  Bookmarks *self = bookmarks_of (popover);

  add_named (self->document, gtk_editable_get_text (GTK_EDITABLE (self->name)));
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
}

static GtkWidget *
make_adder (Bookmarks *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *add = ui_widgets_button_new (_ ("_Add"));
  g_autofree char *usual = app_game_name_of_position (self->document);

  self->name = gtk_entry_new ();
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), usual);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the Bookmark"), -1);
  g_signal_connect_swapped (self->name, "activate", G_CALLBACK (add_here), self->popover);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_here), self->popover);
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), add);
  return box;
}

static gboolean
remove_popover (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
give_focus_back (GtkWidget *popover, GtkWidget *back)
{
  if (gtk_widget_get_root (back) != NULL)
    gtk_widget_grab_focus (back);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, remove_popover, g_object_ref (popover), g_object_unref);
}

void
ui_board_bookmarks_open (GtkWidget *owner, DeskDocument *document, const GdkRectangle *place)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *focus = ui_widgets_get_focus (owner);
  Bookmarks *self = g_new0 (Bookmarks, 1);

  self->popover = popover;
  self->document = document;
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->empty = gtk_label_new (_ ("No bookmarks of this puzzle yet"));
  gtk_widget_add_css_class (self->empty, "dim-label");
  g_object_set_data_full (G_OBJECT (popover), "bookmarks", self, g_free);
  gtk_box_append (GTK_BOX (box), self->empty);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), make_adder (self));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_set_parent (popover, owner);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Bookmarks"), -1);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document), popover,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "closed", G_CALLBACK (give_focus_back),
                           focus != NULL ? focus : owner, 0);
  renew_rows (popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

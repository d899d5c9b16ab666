#include "ui-browser-selection.h"

struct _UiBrowserSelection
{
  GObject parent_instance;

  AppOrder *order;
  guint open; /* number of the puzzle that is open, perhaps of one that is not read yet; 0: none */
};

static void selection_list_init (GListModelInterface *interface);
static void selection_selection_init (GtkSelectionModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UiBrowserSelection,
                               ui_browser_selection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, selection_list_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                          selection_selection_init))

static GType
get_selection_item_type (GListModel *model)
{
  return g_list_model_get_item_type (G_LIST_MODEL (UI_BROWSER_SELECTION (model)->order));
}

static guint
get_n_selection_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (UI_BROWSER_SELECTION (model)->order));
}

static gpointer
get_selection_item (GListModel *model, guint index)
{
  return g_list_model_get_item (G_LIST_MODEL (UI_BROWSER_SELECTION (model)->order), index);
}

static void
selection_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_selection_item_type;
  interface->get_n_items = get_n_selection_items;
  interface->get_item = get_selection_item;
}

static gboolean
is_puzzle_selected (GtkSelectionModel *model, guint place)
{
  UiBrowserSelection *self = UI_BROWSER_SELECTION (model);

  return place < g_list_model_get_n_items (G_LIST_MODEL (self->order))
         && self->open == app_order_get_index (self->order, place) + 1;
}

/* The place of a puzzle in the list; false: it is not in it. */
static bool
find_place (UiBrowserSelection *self, guint number, guint *out_place)
{
  bool found = false;

  if (number > 0)
    *out_place = app_order_find (self->order, number - 1, &found);
  return found;
}

static GtkBitset *
get_selected_puzzles (GtkSelectionModel *model, guint index, guint n)
{
  UiBrowserSelection *self = UI_BROWSER_SELECTION (model);
  GtkBitset *bits = gtk_bitset_new_empty ();
  guint place;

  (void) index;
  (void) n;
  if (find_place (self, self->open, &place))
    gtk_bitset_add (bits, place);
  return bits;
}

/* A list requests the selection of a row for a click, a key or the pointer alone.  The interface's
 * own functions refuse that. */
static void
selection_selection_init (GtkSelectionModelInterface *interface)
{
  interface->is_selected = is_puzzle_selected;
  interface->get_selection_in_range = get_selected_puzzles;
}

/* Reports one row, if it exists; the list itself queries later ones. */
static void
report_row (UiBrowserSelection *self, guint number)
{
  guint place;

  if (find_place (self, number, &place))
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), place, 1);
}

void
ui_browser_selection_set_open (UiBrowserSelection *self, guint number)
{
  guint before = self->open;

  if (number == before)
    return;
  self->open = number;
  report_row (self, before);
  report_row (self, number);
}

static void
ui_browser_selection_dispose (GObject *object)
{
  g_clear_object (&UI_BROWSER_SELECTION (object)->order);
  G_OBJECT_CLASS (ui_browser_selection_parent_class)->dispose (object);
}

static void
ui_browser_selection_class_init (UiBrowserSelectionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_browser_selection_dispose;
}

static void
ui_browser_selection_init (UiBrowserSelection *self)
{
  (void) self;
}

UiBrowserSelection *
ui_browser_selection_new (AppOrder *order)
{
  UiBrowserSelection *self = g_object_new (UI_TYPE_BROWSER_SELECTION, NULL);

  self->order = g_object_ref (order);
  g_signal_connect_object (order, "items-changed", G_CALLBACK (g_list_model_items_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

#include "ui-browser-rows.h"

#include "app-file.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* More blocks than are visible at once.  When there are more, the blocks that are not visible are
 * dropped. */
#define MOST_BLOCKS 64

struct _UiBrowserRows
{
  GObject parent_instance;

  AppCollection *collection;
  GtkListItemFactory *factory;
  GHashTable *shown;   /* of GtkListItem: those that show a puzzle */
  GHashTable *blocks;  /* number of a block -> GPtrArray of its texts */
  GHashTable *pending; /* number of a block -> GCancellable of its reading */
};

G_DEFINE_FINAL_TYPE (UiBrowserRows, ui_browser_rows, G_TYPE_OBJECT)

/* Adds the size, unless it is the usual one. */
static void
add_size (const SudokuShape *shape, BaseText *out)
{
  uint32_t n = sudoku_shape_n_values (shape);

  if (n == 9)
    return;
  words_fill (out, _ ("%1 × %1"), WORDS_WITH (WORDS_NUMBER (n)));
  base_text_add (out, " · ");
}

/* The line about a puzzle; on any thread. */
static char *
describe_puzzle (const AppLoaded *loaded)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  if (loaded->kind == APP_LOADED_PUZZLE)
    {
      uint32_t n = sudoku_puzzle_n_givens (loaded->puzzle.sudoku);

      add_size (loaded->puzzle.sudoku->shape, &text);
      words_fill (&text, P_ ("%1 given", "%1 givens", n), WORDS_WITH (WORDS_NUMBER (n)));
      if (loaded->puzzle.comment.length > 0)
        {
          base_text_add (&text, " · ");
          base_text_add (&text, base_text_string (&loaded->puzzle.comment));
        }
    }
  else if (loaded->kind == APP_LOADED_ISSUE)
    words_add_issue (&loaded->issue, &text);
  else
    base_text_add (&text, _ ("Cannot be read"));
  result = app_file_shorten (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static guint
block_of (GtkListItem *item)
{
  return app_collection_item_get_index (gtk_list_item_get_item (item)) / APP_COLLECTION_BLOCK;
}

static bool
is_block_shown (UiBrowserRows *self, guint block)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    if (block_of (item) == block)
      return true;
  return false;
}

/* Puts the text of its puzzle into a row; none while that is not read. */
static void
fill_row (UiBrowserRows *self, GtkListItem *item)
{
  const guint index = app_collection_item_get_index (gtk_list_item_get_item (item));
  GPtrArray *texts =
      g_hash_table_lookup (self->blocks, GUINT_TO_POINTER (index / APP_COLLECTION_BLOCK));
  const guint at = index % APP_COLLECTION_BLOCK;
  const char *text = "";

  if (texts != NULL)
    text = at < texts->len ? g_ptr_array_index (texts, at) : _ ("Cannot be read");
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (gtk_list_item_get_child (item))),
                       text);
}

static gboolean
is_not_shown (gpointer block, gpointer texts, gpointer self)
{
  (void) texts;
  return !is_block_shown (self, GPOINTER_TO_UINT (block));
}

typedef struct
{
  UiBrowserRows *rows;
  guint block;
} Wait;

static void
described (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  UiBrowserRows *self = wait->rows;
  g_autoptr (GError) error = NULL;
  GPtrArray *texts = app_collection_describe_finish (result, &error);
  GHashTableIter iter;
  gpointer item;

  (void) source;
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_hash_table_remove (self->pending, GUINT_TO_POINTER (wait->block));
      if (g_hash_table_size (self->blocks) >= MOST_BLOCKS)
        g_hash_table_foreach_remove (self->blocks, is_not_shown, self);
      g_hash_table_insert (self->blocks, GUINT_TO_POINTER (wait->block),
                           texts != NULL ? texts : g_ptr_array_new ());
      g_hash_table_iter_init (&iter, self->shown);
      while (g_hash_table_iter_next (&iter, &item, NULL))
        if (block_of (item) == wait->block)
          fill_row (self, item);
    }
  g_object_unref (self);
  g_free (wait);
}

static void
want (UiBrowserRows *self, guint block)
{
  GCancellable *cancellable;
  Wait *wait;

  if (g_hash_table_contains (self->blocks, GUINT_TO_POINTER (block))
      || g_hash_table_contains (self->pending, GUINT_TO_POINTER (block)))
    return;
  cancellable = g_cancellable_new ();
  wait = g_new (Wait, 1);
  *wait = (Wait){ .rows = g_object_ref (self), .block = block };
  g_hash_table_insert (self->pending, GUINT_TO_POINTER (block), cancellable);
  app_collection_describe (self->collection, block, describe_puzzle, cancellable, described, wait);
}

static void
stop_waiting (UiBrowserRows *self, guint block)
{
  GCancellable *cancellable = g_hash_table_lookup (self->pending, GUINT_TO_POINTER (block));

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
  g_hash_table_remove (self->pending, GUINT_TO_POINTER (block));
}

static void
set_up_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *number = gtk_label_new (NULL), *text = gtk_label_new (NULL);

  (void) factory;
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "dim-label");
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), text);
  gtk_list_item_set_child (item, box);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, UiBrowserRows *self)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  const guint index = app_collection_item_get_index (gtk_list_item_get_item (item));
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->collection));
  g_autofree char *number = g_strdup_printf ("%'u", index + 1);
  g_autofree char *last = g_strdup_printf ("%'u", n);

  (void) factory;
  gtk_label_set_width_chars (GTK_LABEL (gtk_widget_get_first_child (box)),
                             (int) g_utf8_strlen (last, -1));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), number);
  g_hash_table_add (self->shown, item);
  want (self, index / APP_COLLECTION_BLOCK);
  fill_row (self, item);
}

static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *item, UiBrowserRows *self)
{
  const guint block = block_of (item);

  (void) factory;
  g_hash_table_remove (self->shown, item);
  if (g_hash_table_contains (self->pending, GUINT_TO_POINTER (block))
      && !is_block_shown (self, block))
    stop_waiting (self, block);
}

/* The lines of a block are no longer true when one of its puzzles has changed, or when it has more
 * puzzles. */
static void
items_changed (UiBrowserRows *self, guint index, guint removed, guint added)
{
  const guint last = index + MAX (MAX (removed, added), 1) - 1;

  for (guint block = index / APP_COLLECTION_BLOCK; block <= last / APP_COLLECTION_BLOCK; block++)
    {
      g_hash_table_remove (self->blocks, GUINT_TO_POINTER (block));
      stop_waiting (self, block);
      if (is_block_shown (self, block))
        want (self, block);
    }
}

static void
ui_browser_rows_dispose (GObject *object)
{
  UiBrowserRows *self = UI_BROWSER_ROWS (object);
  GHashTableIter iter;
  gpointer cancellable;

  g_hash_table_iter_init (&iter, self->pending);
  while (g_hash_table_iter_next (&iter, NULL, &cancellable))
    g_cancellable_cancel (cancellable);
  g_hash_table_remove_all (self->pending);
  g_clear_object (&self->factory);
  g_clear_object (&self->collection);
  G_OBJECT_CLASS (ui_browser_rows_parent_class)->dispose (object);
}

static void
ui_browser_rows_finalize (GObject *object)
{
  UiBrowserRows *self = UI_BROWSER_ROWS (object);

  g_hash_table_unref (self->shown);
  g_hash_table_unref (self->blocks);
  g_hash_table_unref (self->pending);
  G_OBJECT_CLASS (ui_browser_rows_parent_class)->finalize (object);
}

static void
ui_browser_rows_class_init (UiBrowserRowsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_browser_rows_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_browser_rows_finalize;
}

static void
ui_browser_rows_init (UiBrowserRows *self)
{
  self->shown = g_hash_table_new (NULL, NULL);
  self->blocks = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  self->pending = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (self->factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect_object (self->factory, "bind", G_CALLBACK (bind_row), self, 0);
  g_signal_connect_object (self->factory, "unbind", G_CALLBACK (unbind_row), self, 0);
}

UiBrowserRows *
ui_browser_rows_new (AppCollection *collection)
{
  UiBrowserRows *self = g_object_new (UI_TYPE_BROWSER_ROWS, NULL);

  self->collection = g_object_ref (collection);
  g_signal_connect_object (collection, "items-changed", G_CALLBACK (items_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GtkListItemFactory *
ui_browser_rows_get_factory (UiBrowserRows *self)
{
  return self->factory;
}

#include "ui-browser-rows.h"

#include "app-clock.h"
#include "app-file.h"
#include "ui-browser-thumbnail.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* More blocks than are visible at once.  When there are more, the blocks that are not visible are
 * dropped. */
#define MOST_BLOCKS 64

/* What is known of a puzzle: all zero for one that cannot be read. */
typedef struct
{
  char *title;          /* or why it cannot be read */
  char *givens;         /* NULL: no puzzle, or the title has it */
  SudokuPuzzle *puzzle; /* or NULL */
  guint64 sum;
  guint rating;      /* that the file has, or APP_RATINGS_UNKNOWN */
  GdkTexture *board; /* NULL: not drawn yet */
} Known;

/* The widgets of a row. */
typedef struct
{
  GtkWidget *number, *board, *title, *details, *state;
} Parts;

struct _UiBrowserRows
{
  GObject parent_instance;

  AppCollection *collection;
  char *uri; /* of its file */
  DeskSession *session;
  AppRater *rater;
  AppRatings *ratings;
  UiWidgetsScheme *scheme;
  UiBrowserThumbnails *thumbnails;
  GtkListItemFactory *factory;
  GHashTable *shown;   /* of GtkListItem: those that show a puzzle */
  GHashTable *blocks;  /* number of a block -> GPtrArray of Known */
  GHashTable *pending; /* number of a block -> GCancellable of its reading */
  int n_digits;        /* of the largest number */
  guint64 open;        /* the puzzle on the board, and its game */
  DeskGame game;
};

G_DEFINE_FINAL_TYPE (UiBrowserRows, ui_browser_rows, G_TYPE_OBJECT)

static void
known_free (gpointer data)
{
  Known *known = data;

  g_free (known->title);
  g_free (known->givens);
  sudoku_puzzle_free (known->puzzle);
  g_clear_object (&known->board);
  g_free (known);
}

/* "16 × 16 · 100 givens": the size only where it is not the usual one. */
static char *
describe_givens (const SudokuPuzzle *puzzle)
{
  const uint32_t n = sudoku_shape_n_values (puzzle->shape);
  const uint32_t n_givens = sudoku_puzzle_n_givens (puzzle);
  BaseText text = BASE_TEXT_EMPTY;
  char *described;

  if (n != 9)
    {
      words_fill (&text, _ ("%1 × %1"), WORDS_WITH (WORDS_NUMBER (n)));
      base_text_add (&text, " · ");
    }
  words_fill (&text, P_ ("%1 given", "%1 givens", n_givens), WORDS_WITH (WORDS_NUMBER (n_givens)));
  described = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return described;
}

static char *
describe_issue (const AppLoaded *loaded)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *described;

  if (loaded->kind == APP_LOADED_ISSUE)
    words_add_issue (&loaded->issue, &text);
  else
    base_text_add (&text, _ ("Cannot be read"));
  described = app_file_shorten (base_text_string (&text));
  base_text_clear (&text);
  return described;
}

/* The comment, or the title that the file has for it; NULL: neither. */
static char *
find_title (const FormatsPuzzle *puzzle)
{
  const BaseText *title = &puzzle->about[FORMATS_ABOUT_TITLE];
  const BaseText *text = title->length > 0 ? title : &puzzle->comment;

  return text->length > 0 ? app_file_shorten (base_text_string (text)) : NULL;
}

/* On any thread. */
static gpointer
describe_puzzle (const AppLoaded *loaded)
{
  Known *known = g_new0 (Known, 1);

  if (loaded->kind != APP_LOADED_PUZZLE)
    {
      known->title = describe_issue (loaded);
      return known;
    }
  known->givens = describe_givens (loaded->puzzle.sudoku);
  known->title = find_title (&loaded->puzzle);
  if (known->title == NULL)
    known->title = g_steal_pointer (&known->givens);
  known->puzzle = sudoku_puzzle_copy (loaded->puzzle.sudoku);
  known->sum = desk_game_sum (loaded->puzzle.sudoku);
  known->rating = app_ratings_of_file (&loaded->puzzle);
  return known;
}

static guint
index_of (GtkListItem *item)
{
  return app_collection_item_get_index (gtk_list_item_get_item (item));
}

static guint
block_of (GtkListItem *item)
{
  return index_of (item) / APP_COLLECTION_BLOCK;
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

/* NULL while it is not read; then *out_is_read tells whether it cannot be read. */
static Known *
find_known (UiBrowserRows *self, guint index, bool *out_is_read)
{
  GPtrArray *block =
      g_hash_table_lookup (self->blocks, GUINT_TO_POINTER (index / APP_COLLECTION_BLOCK));
  const guint at = index % APP_COLLECTION_BLOCK;

  *out_is_read = block != NULL;
  return block != NULL && at < block->len ? g_ptr_array_index (block, at) : NULL;
}

static DeskGame
find_game (UiBrowserRows *self, const Known *known)
{
  const DeskFile file = { .uri = self->uri, .puzzle = known->sum };
  DeskGame game = { 0 };

  if (known->sum != 0 && known->sum == self->open)
    return self->game;
  (void) desk_session_get_game (self->session, &file, &game);
  return game;
}

/* NULL for a new one. */
static char *
describe_game (const DeskGame *game)
{
  g_autofree char *time = app_clock_format (game->ms);
  BaseText text = BASE_TEXT_EMPTY;
  char *described;

  if (game->state == DESK_GAME_NEW)
    return NULL;
  if (game->state == DESK_GAME_BEGUN)
    /* TRANSLATORS: in a list of puzzles: %1 of the %2 empty cells have an entry */
    words_fill (&text, _ ("%1 of %2"),
                WORDS_WITH (WORDS_NUMBER (game->n_entered), WORDS_NUMBER (game->n_open)));
  else if (game->ms < 1000)
    base_text_add (&text, _ ("Solved"));
  else
    /* TRANSLATORS: in a list of puzzles: %1 is a time, such as 12:34 */
    words_fill (&text, _ ("Solved in %1"), WORDS_WITH (WORDS_TEXT (time)));
  described = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return described;
}

/* A narrow row shows the beginning: what a player wants to know first. */
static char *
join_details (const char *rating, const char *game, const char *givens)
{
  const char *const parts[] = { rating, game, givens };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", parts[i]);
  return g_strdup (text->str);
}

static void
show_known (UiBrowserRows *self, const Parts *parts, Known *known)
{
  const DeskGame game = find_game (self, known);
  g_autofree char *state = describe_game (&game);
  g_autofree char *rating = app_ratings_describe (app_ratings_find (self->ratings, known->sum));
  g_autofree char *details = join_details (rating, state, known->givens);
  GdkTexture *picture = ui_browser_thumbnails_get_state (self->thumbnails, &game);

  if (known->board == NULL && known->puzzle != NULL)
    known->board = ui_browser_thumbnails_draw_board (self->thumbnails, known->puzzle);
  gtk_label_set_label (GTK_LABEL (parts->title), known->title);
  gtk_label_set_label (GTK_LABEL (parts->details), details);
  gtk_image_set_from_paintable (GTK_IMAGE (parts->board), GDK_PAINTABLE (known->board));
  gtk_image_set_from_paintable (GTK_IMAGE (parts->state), GDK_PAINTABLE (picture));
  gtk_widget_set_opacity (parts->board, game.state == DESK_GAME_SOLVED ? 0.5 : 1);
}

static void
show_nothing (const Parts *parts, const char *title)
{
  gtk_label_set_label (GTK_LABEL (parts->title), title);
  gtk_label_set_label (GTK_LABEL (parts->details), "");
  gtk_image_clear (GTK_IMAGE (parts->board));
  gtk_image_clear (GTK_IMAGE (parts->state));
}

/* Puts what is known of its puzzle into a row; nothing while that is not read. */
static void
fill_row (UiBrowserRows *self, GtkListItem *item)
{
  const Parts *parts = g_object_get_data (G_OBJECT (item), "parts");
  bool is_read;
  Known *known = find_known (self, index_of (item), &is_read);

  if (known != NULL)
    show_known (self, parts, known);
  else
    show_nothing (parts, is_read ? _ ("Cannot be read") : "");
}

static void
fill_rows (UiBrowserRows *self)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    fill_row (self, item);
}

/* A puzzle that has no rating yet is rated before others. */
static void
want_rating (UiBrowserRows *self, guint index)
{
  bool is_read;
  const Known *known = find_known (self, index, &is_read);

  if (known != NULL && known->sum != 0
      && app_ratings_find (self->ratings, known->sum) == APP_RATINGS_UNKNOWN)
    app_rater_want (self->rater, index);
}

static gboolean
is_not_shown (gpointer block, gpointer puzzles, gpointer self)
{
  (void) puzzles;
  return !is_block_shown (self, GPOINTER_TO_UINT (block));
}

/* Ratings that the file has need not be worked out. */
static void
take_ratings (UiBrowserRows *self, const GPtrArray *puzzles)
{
  for (guint i = 0; puzzles != NULL && i < puzzles->len; i++)
    {
      const Known *known = g_ptr_array_index (puzzles, i);

      if (known->rating != APP_RATINGS_UNKNOWN
          && app_ratings_find (self->ratings, known->sum) == APP_RATINGS_UNKNOWN)
        app_ratings_add (self->ratings, known->sum, known->rating);
    }
}

typedef struct
{
  UiBrowserRows *rows;
  guint block;
} Wait;

static void
show_block (UiBrowserRows *self, guint block)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    if (block_of (item) == block)
      {
        fill_row (self, item);
        want_rating (self, index_of (item));
      }
}

static void
described (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  UiBrowserRows *self = wait->rows;
  g_autoptr (GError) error = NULL;
  GPtrArray *puzzles = app_collection_describe_finish (result, &error);

  (void) source;
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_hash_table_remove (self->pending, GUINT_TO_POINTER (wait->block));
      if (g_hash_table_size (self->blocks) >= MOST_BLOCKS)
        g_hash_table_foreach_remove (self->blocks, is_not_shown, self);
      take_ratings (self, puzzles);
      g_hash_table_insert (self->blocks, GUINT_TO_POINTER (wait->block),
                           puzzles != NULL ? puzzles : g_ptr_array_new ());
      show_block (self, wait->block);
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
  app_collection_describe (self->collection, block, describe_puzzle, known_free, cancellable,
                           described, wait);
}

static void
stop_waiting (UiBrowserRows *self, guint block)
{
  GCancellable *cancellable = g_hash_table_lookup (self->pending, GUINT_TO_POINTER (block));

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
  g_hash_table_remove (self->pending, GUINT_TO_POINTER (block));
}

static GtkWidget *
add_label (GtkWidget *box, const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
image_new (int size)
{
  GtkWidget *image = gtk_image_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  return image;
}

static void
set_up_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Parts *parts = g_new0 (Parts, 1);

  (void) factory;
  parts->number = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (parts->number), 1);
  gtk_widget_add_css_class (parts->number, "dim-label");
  gtk_widget_add_css_class (parts->number, "numeric");
  parts->board = image_new (UI_BROWSER_BOARD_SIZE);
  parts->title = add_label (words, NULL);
  parts->details = add_label (words, "details");
  parts->state = image_new (UI_BROWSER_STATE_SIZE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), parts->number);
  gtk_box_append (GTK_BOX (box), parts->board);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), parts->state);
  gtk_list_item_set_child (item, box);
  g_object_set_data_full (G_OBJECT (item), "parts", parts, g_free);
}

static int
count_digits (UiBrowserRows *self)
{
  g_autofree char *last =
      g_strdup_printf ("%'u", g_list_model_get_n_items (G_LIST_MODEL (self->collection)));

  return (int) g_utf8_strlen (last, -1);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, UiBrowserRows *self)
{
  const Parts *parts = g_object_get_data (G_OBJECT (item), "parts");
  const guint index = index_of (item);
  g_autofree char *number = g_strdup_printf ("%'u", index + 1);

  (void) factory;
  gtk_label_set_width_chars (GTK_LABEL (parts->number), self->n_digits);
  gtk_label_set_label (GTK_LABEL (parts->number), number);
  g_hash_table_add (self->shown, item);
  want (self, index / APP_COLLECTION_BLOCK);
  want_rating (self, index);
  fill_row (self, item);
}

static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *item, UiBrowserRows *self)
{
  const guint block = block_of (item);

  (void) factory;
  g_hash_table_remove (self->shown, item);
  app_rater_unwant (self->rater, index_of (item));
  if (g_hash_table_contains (self->pending, GUINT_TO_POINTER (block))
      && !is_block_shown (self, block))
    stop_waiting (self, block);
}

/* All rows have the room of the largest number, also those that were drawn before it was known. */
static void
widen_numbers (UiBrowserRows *self)
{
  const int n_digits = count_digits (self);
  GHashTableIter iter;
  gpointer item;

  if (n_digits == self->n_digits)
    return;
  self->n_digits = n_digits;
  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    {
      const Parts *parts = g_object_get_data (item, "parts");

      gtk_label_set_width_chars (GTK_LABEL (parts->number), n_digits);
    }
}

typedef struct
{
  guint first, last;
} Blocks;

static gboolean
is_among_blocks (gpointer key, gpointer value, gpointer data)
{
  const guint block = GPOINTER_TO_UINT (key);
  const Blocks *blocks = data;

  (void) value;
  return block >= blocks->first && block <= blocks->last;
}

static gboolean
cancel_among_blocks (gpointer key, gpointer cancellable, gpointer data)
{
  const bool is_among = is_among_blocks (key, cancellable, data);

  if (is_among)
    g_cancellable_cancel (cancellable);
  return is_among;
}

/* A block with a puzzle that has changed, or with more puzzles, is read again where it is shown.  A
 * list of a million puzzles arrives in thousands of blocks, of which a few are known. */
static void
items_changed (UiBrowserRows *self, guint index, guint removed, guint added)
{
  const guint last = index + MAX (MAX (removed, added), 1) - 1;
  Blocks blocks = { index / APP_COLLECTION_BLOCK, last / APP_COLLECTION_BLOCK };
  GHashTableIter iter;
  gpointer item;

  widen_numbers (self);
  g_hash_table_foreach_remove (self->blocks, is_among_blocks, &blocks);
  g_hash_table_foreach_remove (self->pending, cancel_among_blocks, &blocks);
  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    if (is_among_blocks (GUINT_TO_POINTER (block_of (item)), NULL, &blocks))
      want (self, block_of (item));
}

static void
forget_boards (gpointer block, gpointer puzzles, gpointer data)
{
  GPtrArray *known = puzzles;

  (void) block;
  (void) data;
  for (guint i = 0; i < known->len; i++)
    g_clear_object (&((Known *) g_ptr_array_index (known, i))->board);
}

static void
theme_changed (UiBrowserRows *self)
{
  if (!ui_browser_thumbnails_set_look (self->thumbnails, ui_widgets_scheme_theme (self->scheme), 2))
    return;
  g_hash_table_foreach (self->blocks, forget_boards, NULL);
  fill_rows (self);
}

void
ui_browser_rows_set_game (UiBrowserRows *self, guint64 puzzle, const DeskGame *game)
{
  const bool is_same = puzzle == self->open && game->state == self->game.state
                       && game->n_entered == self->game.n_entered
                       && game->n_open == self->game.n_open
                       && (game->state != DESK_GAME_SOLVED || game->ms == self->game.ms);

  if (is_same)
    return;
  self->open = puzzle;
  self->game = *game;
  fill_rows (self);
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
  g_clear_object (&self->session);
  g_clear_object (&self->rater);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_browser_rows_parent_class)->dispose (object);
}

static void
ui_browser_rows_finalize (GObject *object)
{
  UiBrowserRows *self = UI_BROWSER_ROWS (object);

  g_hash_table_unref (self->shown);
  g_hash_table_unref (self->blocks);
  g_hash_table_unref (self->pending);
  g_clear_pointer (&self->ratings, app_ratings_unref);
  ui_browser_thumbnails_free (self->thumbnails);
  g_free (self->uri);
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
  self->thumbnails = ui_browser_thumbnails_new ();
  self->shown = g_hash_table_new (NULL, NULL);
  self->blocks = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  self->pending = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (self->factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect_object (self->factory, "bind", G_CALLBACK (bind_row), self, 0);
  g_signal_connect_object (self->factory, "unbind", G_CALLBACK (unbind_row), self, 0);
}

UiBrowserRows *
ui_browser_rows_new (AppCollection *collection,
                     DeskSession *session,
                     AppRater *rater,
                     UiWidgetsScheme *scheme)
{
  UiBrowserRows *self = g_object_new (UI_TYPE_BROWSER_ROWS, NULL);

  self->collection = g_object_ref (collection);
  self->uri = g_file_get_uri (app_collection_get_file (collection));
  self->session = g_object_ref (session);
  self->rater = g_object_ref (rater);
  self->ratings = app_ratings_ref (app_ratings_of_session (session));
  self->scheme = g_object_ref (scheme);
  self->n_digits = count_digits (self);
  theme_changed (self);
  g_signal_connect_object (collection, "items-changed", G_CALLBACK (items_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "games-changed", G_CALLBACK (fill_rows), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rater, "changed", G_CALLBACK (fill_rows), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (theme_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GtkListItemFactory *
ui_browser_rows_get_factory (UiBrowserRows *self)
{
  return self->factory;
}

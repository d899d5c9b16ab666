#include "ui-collection.h"

/* Every so many puzzles a place is kept; so many are told at once. */
#define SPACING 64
#define CHUNK   (SPACING * 64)

struct _UiCollectionItem
{
  GObject parent_instance;

  guint index;
};

struct _UiCollection
{
  GObject parent_instance;

  GFile *file;
  GArray *places; /* of FormatsPlace: where every SPACING-th puzzle begins */
  GArray *moves;  /* of FormatsReplacement: of the file since the thread opened it */
  guint n;
  guint open; /* number of the puzzle that is open, maybe of one that is not read yet; 0: none */
};

/* What the reading thread found next: sealed, and read only by the main thread from then on. */
typedef struct
{
  GWeakRef *collection; /* an atomic box, shared with the thread */
  GArray *places;
  guint n;
} Chunk;

/* What the thread owns. */
typedef struct
{
  GWeakRef *collection; /* likewise, shared with its chunks */
  GFile *file;
  GArray *places;
  guint n;
} Reading;

static void collection_list_init (GListModelInterface *interface);
static void collection_selection_init (GtkSelectionModelInterface *interface);

G_DEFINE_FINAL_TYPE (UiCollectionItem, ui_collection_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (UiCollection,
                               ui_collection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, collection_list_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                          collection_selection_init))

static void
move_place (FormatsPlace *place, const FormatsReplacement *replacement)
{
  if (place->offset < replacement->end)
    return;
  place->offset += (uint64_t) replacement->moved;
  place->line += (uint64_t) replacement->moved_lines;
}

/* The thread reads the file as it was when it was opened: what replaces a file leaves the old one to those who have it. */
static void
add_places (UiCollection *self, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      FormatsPlace place = g_array_index (places, FormatsPlace, i);

      for (guint k = 0; k < self->moves->len; k++)
        move_place (&place, &g_array_index (self->moves, FormatsReplacement, k));
      g_array_append_val (self->places, place);
    }
}

static gboolean
take_chunk (gpointer data)
{
  Chunk *chunk = data;
  g_autoptr (UiCollection) self = g_weak_ref_get (chunk->collection);
  guint before;

  if (self == NULL)
    return G_SOURCE_REMOVE;
  before = self->n;
  add_places (self, chunk->places);
  self->n += chunk->n;
  g_list_model_items_changed (G_LIST_MODEL (self), before, 0, chunk->n);
  return G_SOURCE_REMOVE;
}

static void
clear_weak (gpointer weak)
{
  g_weak_ref_clear (weak);
}

static void
chunk_free (gpointer data)
{
  Chunk *chunk = data;

  g_atomic_rc_box_release_full (chunk->collection, clear_weak);
  g_array_unref (chunk->places);
  g_free (chunk);
}

static void
seal (Reading *reading)
{
  Chunk *chunk = g_new (Chunk, 1);

  *chunk = (Chunk){
    .collection = g_atomic_rc_box_acquire (reading->collection),
    .places = reading->places,
    .n = reading->n,
  };
  reading->places = g_array_new (FALSE, FALSE, sizeof (FormatsPlace));
  reading->n = 0;
  g_main_context_invoke_full (NULL, G_PRIORITY_DEFAULT_IDLE, take_chunk, chunk, chunk_free);
}

/* Whether anybody still wants to know. */
static bool
is_wanted (Reading *reading)
{
  g_autoptr (UiCollection) collection = g_weak_ref_get (reading->collection);

  return collection != NULL;
}

static void
read_all (Reading *reading, GInputStream *stream)
{
  FormatsSource source = { ui_load_read_stream, stream };
  FormatsOptions options = { .patient = true };
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsIssue issue;
  FormatsReader *reader;
  FormatsOutcome outcome;
  guint total = 0;

  if (formats_reader_new (source, &options, &reader) != BASE_OK)
    return;
  while ((outcome = formats_reader_next (reader, &puzzle, &issue)) == FORMATS_PUZZLE
         || outcome == FORMATS_BAD_PUZZLE)
    {
      if (total++ % SPACING == 0)
        g_array_append_val (reading->places, puzzle.place);
      if (++reading->n == CHUNK)
        {
          seal (reading);
          if (!is_wanted (reading))
            break;
        }
    }
  seal (reading);
  formats_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

static gpointer
read_on_thread (gpointer data)
{
  Reading *reading = data;
  g_autoptr (GFileInputStream) stream = g_file_read (reading->file, NULL, NULL);

  if (stream != NULL)
    read_all (reading, G_INPUT_STREAM (stream));
  g_atomic_rc_box_release_full (reading->collection, clear_weak);
  g_object_unref (reading->file);
  g_array_unref (reading->places);
  g_free (reading);
  return NULL;
}

UiCollection *
ui_collection_new (GFile *file)
{
  UiCollection *self = g_object_new (UI_TYPE_COLLECTION, NULL);
  Reading *reading = g_new0 (Reading, 1);

  self->file = g_object_ref (file);
  reading->collection = g_atomic_rc_box_new0 (GWeakRef);
  g_weak_ref_init (reading->collection, self);
  reading->file = g_object_ref (file);
  reading->places = g_array_new (FALSE, FALSE, sizeof (FormatsPlace));
  g_thread_unref (g_thread_new ("collection", read_on_thread, reading));
  return self;
}

GFile *
ui_collection_get_file (UiCollection *self)
{
  return self->file;
}

/* Reads on from the place before it. */
static void
read_one (UiCollection *self, guint index, GInputStream *stream, UiLoaded *loaded)
{
  const FormatsPlace *place = &g_array_index (self->places, FormatsPlace, index / SPACING);
  FormatsSource source = { ui_load_read_stream, stream };
  FormatsOptions options = { .start = *place, .patient = true };
  FormatsOutcome outcome = FORMATS_END;
  FormatsReader *reader;

  if (formats_reader_new (source, &options, &reader) != BASE_OK)
    return;
  for (guint i = 0; i <= index % SPACING; i++)
    outcome = formats_reader_next (reader, &loaded->puzzle, &loaded->issue);
  if (outcome == FORMATS_PUZZLE)
    loaded->kind = loaded->puzzle.kind == FORMATS_SUDOKU ? UI_LOADED_PUZZLE : UI_LOADED_COVER;
  else if (outcome == FORMATS_BAD_PUZZLE)
    loaded->kind = UI_LOADED_ISSUE;
  formats_reader_free (reader);
}

/* Counted from the place that was read from. */
static char *
offending_line (UiCollection *self, guint index, GFileInputStream *stream, uint64_t line)
{
  const FormatsPlace *place = &g_array_index (self->places, FormatsPlace, index / SPACING);

  if (line < place->line
      || !g_seekable_seek (G_SEEKABLE (stream), (goffset) place->offset, G_SEEK_SET, NULL, NULL))
    return NULL;
  return ui_load_find_line (G_INPUT_STREAM (stream), line - place->line + 1);
}

UiLoaded *
ui_collection_load (UiCollection *self, guint index)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, NULL, NULL);
  UiLoaded *loaded;

  if (stream == NULL || index >= self->n)
    return NULL;
  if (!g_seekable_seek (
          G_SEEKABLE (stream),
          (goffset) g_array_index (self->places, FormatsPlace, index / SPACING).offset, G_SEEK_SET,
          NULL, NULL))
    return NULL;
  loaded = g_new0 (UiLoaded, 1);
  loaded->kind = UI_LOADED_NOTHING;
  read_one (self, index, G_INPUT_STREAM (stream), loaded);
  if (loaded->kind == UI_LOADED_ISSUE)
    loaded->line = offending_line (self, index, stream, loaded->issue.line);
  loaded->uri = g_file_get_uri (self->file);
  loaded->from =
      (DeskFile){ .uri = loaded->uri, .offset = loaded->puzzle.place.offset, .is_part = true };
  return loaded;
}

guint
ui_collection_item_get_index (UiCollectionItem *self)
{
  return self->index;
}

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return UI_TYPE_COLLECTION_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return UI_COLLECTION (model)->n;
}

static gpointer
get_item (GListModel *model, guint index)
{
  UiCollectionItem *item;

  if (index >= UI_COLLECTION (model)->n)
    return NULL;
  item = g_object_new (UI_TYPE_COLLECTION_ITEM, NULL);
  item->index = index;
  return item;
}

static void
collection_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static gboolean
is_selected (GtkSelectionModel *model, guint index)
{
  return UI_COLLECTION (model)->open == index + 1;
}

static GtkBitset *
get_selection_in_range (GtkSelectionModel *model, guint index, guint n)
{
  UiCollection *self = UI_COLLECTION (model);
  GtkBitset *bits = gtk_bitset_new_empty ();

  (void) index;
  (void) n;
  if (self->open > 0 && self->open <= self->n)
    gtk_bitset_add (bits, self->open - 1);
  return bits;
}

/* Who asks to select a row, as a list does for a click, a key or the pointer alone, is told no: the
 * interface does so by itself. */
static void
collection_selection_init (GtkSelectionModelInterface *interface)
{
  interface->is_selected = is_selected;
  interface->get_selection_in_range = get_selection_in_range;
}

/* Tells of one row, if it is there; one that is not will be asked about when it comes. */
static void
tell_selected (UiCollection *self, guint number)
{
  if (number > 0 && number <= self->n)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), number - 1, 1);
}

void
ui_collection_set_open (UiCollection *self, guint number)
{
  guint before = self->open;

  if (number == before)
    return;
  self->open = number;
  tell_selected (self, before);
  tell_selected (self, number);
}

void
ui_collection_note_replaced (UiCollection *self, const FormatsReplacement *replacement)
{
  for (guint i = 0; i < self->places->len; i++)
    move_place (&g_array_index (self->places, FormatsPlace, i), replacement);
  g_array_append_val (self->moves, *replacement);
  if (replacement->number >= 1 && replacement->number <= self->n)
    g_list_model_items_changed (G_LIST_MODEL (self), (guint) replacement->number - 1, 1, 1);
}

static void
ui_collection_finalize (GObject *object)
{
  UiCollection *self = UI_COLLECTION (object);

  g_object_unref (self->file);
  g_array_unref (self->places);
  g_array_unref (self->moves);
  G_OBJECT_CLASS (ui_collection_parent_class)->finalize (object);
}

static void
ui_collection_class_init (UiCollectionClass *class)
{
  G_OBJECT_CLASS (class)->finalize = ui_collection_finalize;
}

static void
ui_collection_init (UiCollection *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (FormatsPlace));
  self->moves = g_array_new (FALSE, FALSE, sizeof (FormatsReplacement));
}

static void
ui_collection_item_class_init (UiCollectionItemClass *class)
{
  (void) class;
}

static void
ui_collection_item_init (UiCollectionItem *self)
{
  (void) self;
}

#include "app-collection.h"

/* Every so many puzzles a place is kept; so many are told at once. */
#define SPACING APP_COLLECTION_BLOCK
#define CHUNK   (SPACING * 64)

struct _AppCollectionItem
{
  GObject parent_instance;

  guint index;
};

struct _AppCollection
{
  GObject parent_instance;

  GFile *file;
  GArray *places; /* of FormatsPlace: where every SPACING-th puzzle begins */
  GArray *moves;  /* of FormatsReplacement: of the file since the thread opened it */
  guint n;
};

/* The next puzzles that the reading thread found: from then on only the main thread reads them. */
typedef struct
{
  GWeakRef *collection; /* an atomic box, shared with the thread */
  GArray *places;
  guint n;
} Chunk;

/* Owned by the thread. */
typedef struct
{
  GWeakRef *collection; /* likewise, shared with its chunks */
  GFile *file;
  GArray *places;
  guint n;
} Reading;

static void collection_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE (AppCollectionItem, app_collection_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (AppCollection,
                               app_collection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, collection_list_init))

static void
move_place (FormatsPlace *place, const FormatsReplacement *replacement)
{
  if (place->offset < replacement->end)
    return;
  place->offset += (uint64_t) replacement->moved;
  place->line += (uint64_t) replacement->moved_lines;
}

/* The thread reads the file as it was when it was opened: what replaces a file leaves the old one
 * to those who have it. */
static void
add_places (AppCollection *self, const GArray *places)
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
  g_autoptr (AppCollection) self = g_weak_ref_get (chunk->collection);
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
  g_autoptr (AppCollection) collection = g_weak_ref_get (reading->collection);

  return collection != NULL;
}

static void
read_collection (Reading *reading, GInputStream *stream)
{
  FormatsSource source = { app_load_read_stream, stream };
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
  format_puzzle_clear (&puzzle);
  formats_reader_free (reader);
}

static gpointer
read_on_thread (gpointer data)
{
  Reading *reading = data;
  g_autoptr (GFileInputStream) stream = g_file_read (reading->file, NULL, NULL);

  if (stream != NULL)
    read_collection (reading, G_INPUT_STREAM (stream));
  g_atomic_rc_box_release_full (reading->collection, clear_weak);
  g_object_unref (reading->file);
  g_array_unref (reading->places);
  g_free (reading);
  return NULL;
}

AppCollection *
app_collection_new (GFile *file)
{
  AppCollection *self = g_object_new (APP_TYPE_COLLECTION, NULL);
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
app_collection_get_file (AppCollection *self)
{
  return self->file;
}

/* A part of the file, for a thread: `n` puzzles from the one `skip` behind a place. */
typedef struct
{
  GFile *file;
  FormatsPlace place;
  guint skip, n;
  char *(*describe) (const AppLoaded *loaded);
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  g_object_unref (part->file);
  g_free (part);
}

/* NULL where there are no such puzzles yet. */
static Part *
find_part (AppCollection *self, guint index, guint n)
{
  Part *part;

  if (index >= self->n)
    return NULL;
  part = g_new (Part, 1);
  *part = (Part){ .file = g_object_ref (self->file),
                  .place = g_array_index (self->places, FormatsPlace, index / SPACING),
                  .skip = index % SPACING,
                  .n = n };
  return part;
}

static bool
go_to (GFileInputStream *stream, const FormatsPlace *place)
{
  return g_seekable_seek (G_SEEKABLE (stream), (goffset) place->offset, G_SEEK_SET, NULL, NULL);
}

/* Calls `take` with each puzzle of the part.  One that keeps it puts FORMATS_PUZZLE_EMPTY in its
 * place. */
static void
read_part (const Part *part,
           GFileInputStream *stream,
           GCancellable *cancellable,
           void (*take) (gpointer data, AppLoaded *loaded),
           gpointer data)
{
  AppLoaded loaded = { .kind = APP_LOADED_NOTHING };
  AppReading reading;
  FormatsSource source = app_reading_begin (&reading, G_INPUT_STREAM (stream), cancellable);
  FormatsOptions options = { .start = part->place, .stop = &reading.stop, .patient = true };
  FormatsReader *reader;

  if (go_to (stream, &part->place) && formats_reader_new (source, &options, &reader) == BASE_OK)
    {
      for (guint i = 0; i < part->skip + part->n; i++)
        {
          const FormatsOutcome outcome =
              formats_reader_next (reader, &loaded.puzzle, &loaded.issue);

          if (outcome != FORMATS_PUZZLE && outcome != FORMATS_BAD_PUZZLE)
            break;
          loaded.kind = outcome == FORMATS_BAD_PUZZLE          ? APP_LOADED_ISSUE
                        : loaded.puzzle.kind == FORMATS_SUDOKU ? APP_LOADED_PUZZLE
                                                               : APP_LOADED_COVER;
          if (i >= part->skip)
            take (data, &loaded);
        }
      formats_reader_free (reader);
    }
  app_reading_end (&reading);
  format_puzzle_clear (&loaded.puzzle);
}

/* Counted from the place that was read from. */
static char *
offending_line (const Part *part, GFileInputStream *stream, uint64_t line)
{
  if (line < part->place.line || !go_to (stream, &part->place))
    return NULL;
  return app_load_find_line (G_INPUT_STREAM (stream), line - part->place.line + 1);
}

static void
keep_puzzle (gpointer data, AppLoaded *loaded)
{
  AppLoaded *kept = data;

  *kept = *loaded;
  loaded->puzzle = FORMATS_PUZZLE_EMPTY;
}

static void
load_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Part *part = data;
  GError *error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (part->file, cancellable, &error);
  AppLoaded *loaded;

  (void) source;
  if (stream == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  loaded = g_new0 (AppLoaded, 1);
  loaded->kind = APP_LOADED_NOTHING;
  read_part (part, stream, cancellable, keep_puzzle, loaded);
  if (loaded->kind == APP_LOADED_ISSUE)
    loaded->line = offending_line (part, stream, loaded->issue.line);
  loaded->uri = g_file_get_uri (part->file);
  loaded->from =
      (DeskFile){ .uri = loaded->uri, .offset = loaded->puzzle.place.offset, .is_part = true };
  g_task_return_pointer (task, loaded, (GDestroyNotify) app_loaded_free);
}

static void
run_part (GTask *task, Part *part, GTaskThreadFunc run)
{
  if (part == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no such puzzle");
      return;
    }
  g_task_set_task_data (task, part, part_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, run);
}

void
app_collection_load (AppCollection *self,
                     guint index,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  run_part (task, find_part (self, index, 1), load_on_thread);
}

AppLoaded *
app_collection_load_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

typedef struct
{
  GPtrArray *all;
  char *(*describe) (const AppLoaded *loaded);
} Texts;

static void
add_description (gpointer data, AppLoaded *loaded)
{
  Texts *texts = data;

  g_ptr_array_add (texts->all, texts->describe (loaded));
}

static void
describe_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Part *part = data;
  g_autoptr (GFileInputStream) stream = g_file_read (part->file, cancellable, NULL);
  Texts texts = { g_ptr_array_new_with_free_func (g_free), part->describe };

  (void) source;
  if (stream != NULL)
    read_part (part, stream, cancellable, add_description, &texts);
  g_task_return_pointer (task, texts.all, (GDestroyNotify) g_ptr_array_unref);
}

void
app_collection_describe (AppCollection *self,
                         guint block,
                         char *(*describe) (const AppLoaded *loaded),
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Part *part = find_part (self, block * SPACING, SPACING);

  if (part != NULL)
    part->describe = describe;
  run_part (task, part, describe_on_thread);
}

GPtrArray *
app_collection_describe_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

guint
app_collection_item_get_index (AppCollectionItem *self)
{
  return self->index;
}

static GType
get_collection_item_type (GListModel *model)
{
  (void) model;
  return APP_TYPE_COLLECTION_ITEM;
}

static guint
get_n_collection_items (GListModel *model)
{
  return APP_COLLECTION (model)->n;
}

static gpointer
get_collection_item (GListModel *model, guint index)
{
  AppCollectionItem *item;

  if (index >= APP_COLLECTION (model)->n)
    return NULL;
  item = g_object_new (APP_TYPE_COLLECTION_ITEM, NULL);
  item->index = index;
  return item;
}

static void
collection_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_collection_item_type;
  interface->get_n_items = get_n_collection_items;
  interface->get_item = get_collection_item;
}

void
app_collection_note_replaced (AppCollection *self, const FormatsReplacement *replacement)
{
  for (guint i = 0; i < self->places->len; i++)
    move_place (&g_array_index (self->places, FormatsPlace, i), replacement);
  g_array_append_val (self->moves, *replacement);
  if (replacement->number >= 1 && replacement->number <= self->n)
    g_list_model_items_changed (G_LIST_MODEL (self), (guint) replacement->number - 1, 1, 1);
}

static void
app_collection_finalize (GObject *object)
{
  AppCollection *self = APP_COLLECTION (object);

  g_object_unref (self->file);
  g_array_unref (self->places);
  g_array_unref (self->moves);
  G_OBJECT_CLASS (app_collection_parent_class)->finalize (object);
}

static void
app_collection_class_init (AppCollectionClass *class)
{
  G_OBJECT_CLASS (class)->finalize = app_collection_finalize;
}

static void
app_collection_init (AppCollection *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (FormatsPlace));
  self->moves = g_array_new (FALSE, FALSE, sizeof (FormatsReplacement));
}

static void
app_collection_item_class_init (AppCollectionItemClass *class)
{
  (void) class;
}

static void
app_collection_item_init (AppCollectionItem *self)
{
  (void) self;
}

#include "app-collection.h"

#include "app-puzzles.h"
#include "formats-index.h"

/* Puzzles from one kept place to the next, and those that the thread hands over at once. */
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
  FormatsIndex *index;
};

/* The next puzzles that the reading thread found: from then on only the main thread reads them. */
typedef struct
{
  GWeakRef *collection; /* an atomic box, shared with the thread */
  FormatsIndex *index;
} Chunk;

/* Owned by the thread. */
typedef struct
{
  GWeakRef *collection; /* likewise, shared with its chunks */
  GFile *file;
  FormatsIndex *index; /* of those that were not handed over yet */
} Reading;

static void collection_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE (AppCollectionItem, app_collection_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (AppCollection,
                               app_collection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, collection_list_init))

/* As g_malloc (): this process cannot go on. */
static void
require_memory (bool enough)
{
  if (!enough)
    g_error ("out of memory");
}

static guint
count_items (AppCollection *self)
{
  return (guint) formats_index_n (self->index);
}

/* The thread reads the file as it was when it was opened: what replaces a file leaves the old one
 * to those who have it. */
static gboolean
take_chunk (gpointer data)
{
  Chunk *chunk = data;
  g_autoptr (AppCollection) self = g_weak_ref_get (chunk->collection);
  guint before;

  if (self == NULL)
    return G_SOURCE_REMOVE;
  before = count_items (self);
  require_memory (formats_index_append (self->index, chunk->index) == BASE_OK);
  g_list_model_items_changed (G_LIST_MODEL (self), before, 0, count_items (self) - before);
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
  formats_index_free (chunk->index);
  g_free (chunk);
}

static FormatsIndex *
collection_index_new (void)
{
  FormatsIndex *index = formats_index_new (SPACING);

  require_memory (index != NULL);
  return index;
}

/* Hands over what was found; `next` is for what follows. */
static void
hand_over_chunk (Reading *reading, FormatsIndex *next)
{
  Chunk *chunk = g_new (Chunk, 1);

  *chunk = (Chunk){ .collection = g_atomic_rc_box_acquire (reading->collection),
                    .index = reading->index };
  reading->index = next;
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
read_collection (Reading *reading, FormatsWalk *walk)
{
  while (formats_walk_next (walk))
    {
      require_memory (formats_index_add (reading->index, &walk->puzzle.place) == BASE_OK);
      if (formats_index_n (reading->index) < CHUNK)
        continue;
      hand_over_chunk (reading, collection_index_new ());
      if (!is_wanted (reading))
        break;
    }
  hand_over_chunk (reading, NULL);
}

static gpointer
read_on_thread (gpointer data)
{
  Reading *reading = data;
  AppPuzzles puzzles;

  if (app_puzzles_open (&puzzles, reading->file, &(AppPuzzlesOptions){ 0 }, NULL))
    read_collection (reading, &puzzles.walk);
  app_puzzles_close (&puzzles);
  g_atomic_rc_box_release_full (reading->collection, clear_weak);
  g_object_unref (reading->file);
  formats_index_free (reading->index);
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
  reading->index = collection_index_new ();
  g_thread_unref (g_thread_new ("collection", read_on_thread, reading));
  return self;
}

GFile *
app_collection_get_file (AppCollection *self)
{
  return self->file;
}

/* A part of the file, for a thread: `n` puzzles from a start. */
typedef struct
{
  GFile *file;
  FormatsStart start;
  guint n;
  gpointer (*describe) (const AppLoaded *loaded);
  GDestroyNotify free_one;
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
  FormatsStart start;
  Part *part;

  if (!formats_index_find (self->index, index, &start))
    return NULL;
  part = g_new (Part, 1);
  *part = (Part){ .file = g_object_ref (self->file), .start = start, .n = n };
  return part;
}

static bool
open_part (const Part *part, AppPuzzles *out, GCancellable *cancellable, GError **error)
{
  const AppPuzzlesOptions options = { .start = part->start, .cancellable = cancellable };

  return app_puzzles_open (out, part->file, &options, error);
}

/* The puzzle that was read last, which is moved to `out_loaded`. */
static void
take_loaded (FormatsWalk *walk, AppLoaded *out_loaded)
{
  out_loaded->puzzle = walk->puzzle;
  out_loaded->issue = walk->issue;
  out_loaded->kind = app_loaded_kind_of (walk->outcome, &walk->puzzle);
  walk->puzzle = FORMATS_PUZZLE_EMPTY;
}

static void
load_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Part *part = data;
  GError *error = NULL;
  AppPuzzles puzzles;
  AppLoaded *loaded;

  (void) source;
  if (!open_part (part, &puzzles, cancellable, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  loaded = g_new0 (AppLoaded, 1);
  loaded->kind = APP_LOADED_NOTHING;
  if (formats_walk_next (&puzzles.walk))
    take_loaded (&puzzles.walk, loaded);
  if (loaded->kind == APP_LOADED_ISSUE)
    loaded->line = app_puzzles_find_line (&puzzles, loaded->issue.line);
  app_puzzles_close (&puzzles);
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

static void
describe_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Part *part = data;
  GPtrArray *rows = g_ptr_array_new_with_free_func (part->free_one);
  AppLoaded loaded = { .kind = APP_LOADED_NOTHING };
  AppPuzzles puzzles;

  (void) source;
  if (open_part (part, &puzzles, cancellable, NULL))
    while (rows->len < part->n && formats_walk_next (&puzzles.walk))
      {
        take_loaded (&puzzles.walk, &loaded);
        g_ptr_array_add (rows, part->describe (&loaded));
        puzzles.walk.puzzle = loaded.puzzle; /* its memory is used again */
      }
  app_puzzles_close (&puzzles);
  g_task_return_pointer (task, rows, (GDestroyNotify) g_ptr_array_unref);
}

void
app_collection_describe (AppCollection *self,
                         guint block,
                         gpointer (*describe) (const AppLoaded *loaded),
                         GDestroyNotify free_one,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Part *part = find_part (self, block * SPACING, SPACING);

  if (part != NULL)
    {
      part->describe = describe;
      part->free_one = free_one;
    }
  run_part (task, part, describe_on_thread);
}

GPtrArray *
app_collection_describe_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

bool
app_collection_find (AppCollection *self, guint index, FormatsStart *out_start)
{
  return formats_index_find (self->index, index, out_start);
}

AppCollectionItem *
app_collection_item_new (guint index)
{
  AppCollectionItem *self = g_object_new (APP_TYPE_COLLECTION_ITEM, NULL);

  self->index = index;
  return self;
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
  return count_items (APP_COLLECTION (model));
}

static gpointer
get_collection_item (GListModel *model, guint index)
{
  return index < count_items (APP_COLLECTION (model)) ? app_collection_item_new (index) : NULL;
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
  require_memory (formats_index_note_replaced (self->index, replacement) == BASE_OK);
  if (replacement->number >= 1 && replacement->number <= count_items (self))
    g_list_model_items_changed (G_LIST_MODEL (self), (guint) replacement->number - 1, 1, 1);
}

static void
app_collection_finalize (GObject *object)
{
  AppCollection *self = APP_COLLECTION (object);

  g_object_unref (self->file);
  formats_index_free (self->index);
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
  self->index = collection_index_new ();
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

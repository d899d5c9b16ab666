#include "app-order.h"

#include "app-search-private.h"
#include "job.h"

struct _AppOrder
{
  GObject parent_instance;

  AppCollection *collection;
  AppRatings *ratings;
  GArray *indices; /* of guint; NULL: all, in the order of the file */
  GArray *facts;   /* of all puzzles, or NULL */

  Job *job;          /* NULL: none is running */
  AppSearch *search; /* of the job */
  guint n_taken;     /* found puzzles that are in the list */
  bool has_taken;    /* the list is that of the job */
  bool depends_on_ratings;
};

static void order_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppOrder,
                               app_order,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, order_list_init))

static guint
count_all (AppOrder *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->collection));
}

static guint
get_n_ordered_items (GListModel *model)
{
  AppOrder *self = APP_ORDER (model);

  return self->indices != NULL ? self->indices->len : count_all (self);
}

guint
app_order_get_index (AppOrder *self, guint place)
{
  return self->indices != NULL ? g_array_index (self->indices, guint, place) : place;
}

static gpointer
get_ordered_item (GListModel *model, guint place)
{
  if (place >= get_n_ordered_items (model))
    return NULL;
  return app_collection_item_new (app_order_get_index (APP_ORDER (model), place));
}

static GType
get_ordered_item_type (GListModel *model)
{
  (void) model;
  return APP_TYPE_COLLECTION_ITEM;
}

static void
order_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_ordered_item_type;
  interface->get_n_items = get_n_ordered_items;
  interface->get_item = get_ordered_item;
}

/* Takes ownership of the indices. */
static void
replace_list (AppOrder *self, GArray *indices)
{
  const guint before = get_n_ordered_items (G_LIST_MODEL (self));

  g_clear_pointer (&self->indices, g_array_unref);
  self->indices = indices;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before,
                              get_n_ordered_items (G_LIST_MODEL (self)));
}

/* Takes over what was found since the last time. */
static void
take_found (AppOrder *self)
{
  AppSearch *search = self->search;
  GArray *more = g_array_new (FALSE, FALSE, sizeof (guint));
  guint before;

  g_mutex_lock (&search->lock);
  if (search->found->len > self->n_taken)
    g_array_append_vals (more, &g_array_index (search->found, guint, self->n_taken),
                         search->found->len - self->n_taken);
  g_mutex_unlock (&search->lock);
  self->n_taken += more->len;
  if (!self->has_taken)
    {
      self->has_taken = true;
      replace_list (self, more);
      return;
    }
  before = self->indices->len;
  if (more->len > 0)
    {
      g_array_append_vals (self->indices, more->data, more->len);
      g_list_model_items_changed (G_LIST_MODEL (self), before, 0, more->len);
    }
  g_array_unref (more);
}

static void
report_share (gpointer data, double share)
{
  Job *job = data;

  job_progress_set_share (job_progress (job), share);
  job_post_news (job, g_new0 (char, 1), g_free);
}

/* The thread's. */
typedef struct
{
  AppOrder *order; /* of the main side */
  AppSearch *search;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  app_search_free (work->search);
  g_free (work);
}

static void
search_on_thread (gpointer data, Job *job)
{
  Work *work = data;

  (void) app_search_run (work->search, &job_progress (job)->stop, report_share, job);
}

static void
news_came (gpointer data)
{
  AppOrder *self = ((Work *) data)->order;

  g_free (job_take_news (self->job));
  if (self->search->wish.sort == APP_SORT_FILE)
    take_found (self);
  g_signal_emit_by_name (self, "changed");
}

static void
search_ended (gpointer data)
{
  g_autoptr (AppOrder) self = g_object_ref (((Work *) data)->order);

  take_found (self);
  g_clear_pointer (&self->facts, g_array_unref);
  if (self->search->has_facts)
    self->facts = g_array_ref (self->search->facts);
  self->search = NULL;
  job_free (g_steal_pointer (&self->job)); /* and frees the search */
  g_signal_emit_by_name (self, "changed");
}

static void
drop_job (AppOrder *self)
{
  job_abandon (g_steal_pointer (&self->job));
  self->search = NULL;
}

bool
app_wish_is_plain (const AppWish *wish)
{
  return wish->sort == APP_SORT_FILE && wish->show == APP_SHOW_ALL && wish->text == NULL;
}

/* Facts of a list that has grown since, or that was saved into, are out of date. */
static GArray *
get_facts (AppOrder *self)
{
  if (self->facts != NULL && self->facts->len != count_all (self))
    g_clear_pointer (&self->facts, g_array_unref);
  return self->facts;
}

void
app_order_set_wish (AppOrder *self, const AppWish *wish, GHashTable *games)
{
  static const JobKind kind = { .name = "order",
                                .work = search_on_thread,
                                .news = news_came,
                                .done = search_ended,
                                .free = work_free };
  Work *work;

  drop_job (self);
  self->depends_on_ratings = false;
  if (app_wish_is_plain (wish))
    {
      if (self->indices != NULL)
        replace_list (self, NULL);
    }
  else
    {
      work = g_new (Work, 1);
      self->search = app_search_new (app_collection_get_file (self->collection), wish, games,
                                     self->ratings, get_facts (self), count_all (self));
      self->depends_on_ratings = app_search_depends_on_ratings (self->search);
      self->n_taken = 0;
      self->has_taken = false;
      *work = (Work){ .order = self, .search = self->search };
      self->job = job_new (&kind, work);
    }
  g_signal_emit_by_name (self, "changed");
}

void
app_order_stop (AppOrder *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

bool
app_order_is_busy (AppOrder *self)
{
  return self->job != NULL;
}

double
app_order_get_share (AppOrder *self)
{
  return self->job != NULL ? job_share (self->job) : 1;
}

bool
app_order_depends_on_ratings (AppOrder *self)
{
  return self->depends_on_ratings;
}

bool
app_order_is_plain (AppOrder *self)
{
  return self->indices == NULL;
}

guint
app_order_find (AppOrder *self, guint index, bool *out_found)
{
  const guint n = get_n_ordered_items (G_LIST_MODEL (self));
  guint behind = n;

  *out_found = self->indices == NULL && index < n;
  if (self->indices == NULL)
    return MIN (index, n);
  for (guint place = 0; place < n; place++)
    {
      const guint other = g_array_index (self->indices, guint, place);

      *out_found = other == index;
      if (*out_found)
        return place;
      if (other > index && behind == n)
        behind = place;
    }
  return behind;
}

/* The search for a puzzle that is not solved; the thread's. */
typedef struct
{
  GFile *file;
  GArray *indices, *facts; /* or NULL */
  GHashTable *games;
  FormatsStart start;
  guint place;
} Unsolved;

static void
unsolved_free (gpointer data)
{
  Unsolved *unsolved = data;

  g_object_unref (unsolved->file);
  g_clear_pointer (&unsolved->indices, g_array_unref);
  g_clear_pointer (&unsolved->facts, g_array_unref);
  g_clear_pointer (&unsolved->games, g_hash_table_unref);
  g_free (unsolved);
}

static bool
is_unsolved (const Unsolved *unsolved, const AppFact *fact)
{
  return fact->puzzle != 0
         && app_search_game_of (unsolved->games, fact->puzzle).state != DESK_GAME_SOLVED;
}

/* Of the puzzles of the file from `index` on; up to `end`, G_MAXUINT for all. */
static guint
find_in_file (const Unsolved *unsolved,
              FormatsStart start,
              guint index,
              guint end,
              GCancellable *cancellable)
{
  const AppPuzzlesOptions options = { .start = start, .cancellable = cancellable };
  AppPuzzles puzzles;
  guint found = 0;

  if (!app_puzzles_open (&puzzles, unsolved->file, &options, NULL))
    return 0;
  for (; found == 0 && index < end && formats_walk_next (&puzzles.walk); index++)
    {
      const AppFact fact = app_fact_of (&puzzles.walk);

      if (is_unsolved (unsolved, &fact))
        found = index + 1;
    }
  app_puzzles_close (&puzzles);
  return found;
}

static guint
find_in_order (Unsolved *unsolved, GCancellable *cancellable)
{
  const guint n = unsolved->indices->len;

  if (unsolved->facts == NULL)
    unsolved->facts = app_search_read_facts (unsolved->file, NULL, cancellable);
  for (guint i = 0; unsolved->facts != NULL && i < n; i++)
    {
      const guint index = g_array_index (unsolved->indices, guint, (unsolved->place + i) % n);

      if (index < unsolved->facts->len
          && is_unsolved (unsolved, &g_array_index (unsolved->facts, AppFact, index)))
        return index + 1;
    }
  return 0;
}

static void
find_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Unsolved *unsolved = data;
  guint found = 0;

  (void) source;
  if (unsolved->indices != NULL)
    found = find_in_order (unsolved, cancellable);
  else
    {
      if (unsolved->place != G_MAXUINT)
        found = find_in_file (unsolved, unsolved->start, unsolved->place, G_MAXUINT, cancellable);
      if (found == 0)
        found = find_in_file (unsolved, (FormatsStart){ 0 }, 0, unsolved->place, cancellable);
    }
  g_task_return_int (task, found);
}

void
app_order_find_unsolved (AppOrder *self,
                         guint place,
                         GHashTable *games,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Unsolved *unsolved = g_new0 (Unsolved, 1);

  unsolved->file = g_object_ref (app_collection_get_file (self->collection));
  unsolved->games = games != NULL ? g_hash_table_ref (games) : NULL;
  unsolved->place = place;
  if (self->indices != NULL)
    unsolved->indices = g_array_copy (self->indices);
  else if (!app_collection_find (self->collection, place, &unsolved->start))
    unsolved->place = G_MAXUINT;
  if (get_facts (self) != NULL)
    unsolved->facts = g_array_ref (self->facts);
  g_task_set_task_data (task, unsolved, unsolved_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, find_on_thread);
}

guint
app_order_find_unsolved_finish (GAsyncResult *result, GError **error)
{
  const gssize found = g_task_propagate_int (G_TASK (result), error);

  return found > 0 ? (guint) found : 0;
}

/* A puzzle that was saved into is another one. */
static void
collection_changed (AppOrder *self, guint index, guint removed, guint added)
{
  bool found;
  guint place;

  g_clear_pointer (&self->facts, g_array_unref);
  if (self->indices == NULL)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), index, removed, added);
      return;
    }
  if (removed == 0)
    return;
  place = app_order_find (self, index, &found);
  if (found)
    g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 1);
}

static void
app_order_dispose (GObject *object)
{
  AppOrder *self = APP_ORDER (object);

  drop_job (self);
  g_clear_pointer (&self->indices, g_array_unref);
  g_clear_pointer (&self->facts, g_array_unref);
  g_clear_pointer (&self->ratings, app_ratings_unref);
  g_clear_object (&self->collection);
  G_OBJECT_CLASS (app_order_parent_class)->dispose (object);
}

static void
app_order_class_init (AppOrderClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_order_dispose;
  g_signal_new ("changed", APP_TYPE_ORDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_order_init (AppOrder *self)
{
  (void) self;
}

AppOrder *
app_order_new (AppCollection *collection, AppRatings *ratings)
{
  AppOrder *self = g_object_new (APP_TYPE_ORDER, NULL);

  self->collection = g_object_ref (collection);
  self->ratings = app_ratings_ref (ratings);
  g_signal_connect_object (collection, "items-changed", G_CALLBACK (collection_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

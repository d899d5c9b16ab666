/* The rules of writing: a step, a move along the history and a saved file are written at once; a
 * selection before the next of those, or within a second.  The disk is flushed at most once a
 * second.  A checkpoint (desk_keeping_write_checkpoint ()) is written a minute after a change at
 * the latest, after many changes and at the end.  So damage to the file costs at most the changes
 * since the last one.
 *
 * When writing or flushing fails (the disk is full), the whole session is written anew every second
 * until that succeeds: memory always has everything that the file has, and more. */
#include "desk-session.h"

#include "desk-spool-private.h"

#define JOURNAL "session.journal"
#define GAMES   "games"
#define SYNC_MS 1000

/* The most time and the most records between two checkpoints.  Damage to the journal costs at most
 * the changes since the last one. */
#define CHECKPOINT_MS      60000
#define CHECKPOINT_RECORDS 200

/* The time of a game is written when it has grown by this much: a program that is killed loses no
 * more of it. */
#define PLAY_MS 5000

/* The journal is written anew when it is this much longer than three times its first length. */
#define GROWN_BYTES ((gsize) 16 << 20)

struct _DeskSession
{
  GObject parent;
  char *folder;
  DeskJournal *journal;
  DeskKeeping keeping;
  guint sync_source;
  guint checkpoint_source; /* 0: nothing has changed since the last checkpoint */
  guint n_records;         /* since the last checkpoint */
  gsize first_length;      /* of the journal, after the last rewrite */
  bool was_whole;          /* all documents, in spite of damage */
  DeskJournalStatus told;  /* the last value of the property */
  guint n_unkept;          /* changes that are in no file */
  guint n_syncing;         /* changes that are being flushed to the disk */
  guint n_unsynced;        /* changes written since then */
};

static void desk_session_list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DeskSession,
                               desk_session,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      desk_session_list_model_init))

enum
{
  PROP_CURRENT = 1,
  PROP_STATUS,
};

static void
tell_status (DeskSession *self)
{
  DeskJournalStatus status = desk_journal_status (self->journal);

  if (status == self->told)
    return;
  self->told = status;
  g_object_notify (G_OBJECT (self), "status");
}

static void
forget_checkpoint (DeskSession *self)
{
  g_clear_handle_id (&self->checkpoint_source, g_source_remove);
  self->n_records = 0;
}

static bool
rewrite (DeskSession *self)
{
  bool begun = desk_journal_begin_rewrite (self->journal);

  if (!begun)
    return false;
  desk_shelf_flush (self->keeping.shelf); /* the new journal has the rest */
  desk_keeping_write_all (&self->keeping, self->journal);
  if (!desk_journal_end_rewrite (self->journal))
    return false;
  self->n_unkept = self->n_syncing = self->n_unsynced = 0;
  self->first_length = desk_journal_length (self->journal);
  forget_checkpoint (self);
  return true;
}

/* Writes everything anew after a failure; false when it failed again. */
static bool
write_again (DeskSession *self)
{
  bool written = desk_journal_status (self->journal) != DESK_JOURNAL_NO_WRITE || rewrite (self);

  tell_status (self);
  return written;
}

static void
write_selections (DeskSession *self)
{
  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      if (kept->selection_moved)
        desk_keeping_write_selection (kept, self->journal);
    }
}

void
desk_session_write_checkpoint (DeskSession *self)
{
  forget_checkpoint (self);
  write_selections (self);
  desk_keeping_write_checkpoint (&self->keeping, self->journal);
}

static void sync_failed (void *data);

static void
shorten (DeskSession *self)
{
  if (desk_journal_length (self->journal) > 3 * self->first_length + GROWN_BYTES)
    rewrite (self);
}

static gboolean
sync_soon (gpointer data)
{
  DeskSession *self = data;

  write_selections (self);
  if (!write_again (self))
    return G_SOURCE_CONTINUE;
  shorten (self);
  self->n_syncing = self->n_unsynced;
  self->n_unsynced = 0;
  desk_journal_sync_later (self->journal, sync_failed, self);
  self->sync_source = 0;
  return G_SOURCE_REMOVE;
}

static void note_writing (DeskSession *self);

static void
checkpoint_soon (gpointer data)
{
  DeskSession *self = data;

  self->checkpoint_source = 0;
  desk_session_write_checkpoint (self);
  note_writing (self);
  forget_checkpoint (self);
}

/* Call this whenever something was written or has to be. */
static void
note_writing (DeskSession *self)
{
  if (++self->n_records >= CHECKPOINT_RECORDS)
    desk_session_write_checkpoint (self);
  else if (self->checkpoint_source == 0)
    self->checkpoint_source = g_timeout_add_once (CHECKPOINT_MS, checkpoint_soon, self);
  if (self->sync_source == 0)
    self->sync_source = g_timeout_add (SYNC_MS, sync_soon, self);
  tell_status (self);
}

static bool
is_kept (DeskSession *self)
{
  DeskJournalStatus status = desk_journal_status (self->journal);

  return status != DESK_JOURNAL_BUSY && status != DESK_JOURNAL_NO_FOLDER
         && status != DESK_JOURNAL_NO_WRITE;
}

/* Counts a change that a user would miss. */
static void
count_change (DeskSession *self)
{
  if (is_kept (self))
    self->n_unsynced++;
  else
    self->n_unkept++;
}

/* The kernel dropped data that it could not write; memory still has all of it. */
static void
sync_failed (void *data)
{
  DeskSession *self = data;

  self->n_unkept += self->n_syncing + self->n_unsynced;
  self->n_syncing = self->n_unsynced = 0;
  note_writing (self);
}

static bool
is_play_due (const DeskKept *kept)
{
  DeskPlay now = desk_document_get_play (kept->document), then = kept->written_play;

  return now.n_hints != then.n_hints || now.ms < then.ms || now.ms - then.ms >= PLAY_MS;
}

static void
write_plays (DeskSession *self)
{
  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      if (desk_document_get_play (kept->document).ms != kept->written_play.ms)
        desk_keeping_write_play (kept, self->journal);
    }
}

/* A time is worth a write, but no flush of the disk. */
static void
keep_play (DeskSession *self, DeskKept *kept)
{
  if (is_play_due (kept))
    desk_keeping_write_play (kept, self->journal);
}

static void
keep_change (void *data, DeskDocument *document, DeskKeep what, GBytes *step)
{
  DeskSession *self = data;
  DeskKept *kept = desk_keeping_find (&self->keeping, document, NULL);

  if (what == DESK_KEEP_PLAY)
    {
      keep_play (self, kept);
      return;
    }
  if (what == DESK_KEEP_SELECTION)
    kept->selection_moved = true;
  else if (kept->selection_moved)
    desk_keeping_write_selection (kept, self->journal);
  if (what == DESK_KEEP_STEP)
    desk_keeping_write_step (kept, step, self->journal);
  else if (what == DESK_KEEP_PLACE)
    desk_keeping_write_place (kept, step, self->journal);
  else if (what == DESK_KEEP_FILE)
    desk_keeping_write_file (kept, self->journal);
  if (what == DESK_KEEP_STEP || what == DESK_KEEP_PLACE)
    count_change (self);
  note_writing (self);
  /* A puzzle that is as in its file, or as it began, has nothing to lose. */
  if (!desk_document_is_modified (document))
    self->n_unkept = 0;
}

static void
keep_left (void *data, const DeskFile *file, GBytes *state)
{
  DeskSession *self = data;

  desk_keeping_write_left (&self->keeping, file, state, self->journal);
  note_writing (self);
  g_signal_emit_by_name (self, "games-changed");
}

static void
attend_to (DeskSession *self, DeskDocument *document)
{
  desk_document_set_keeper (document, keep_change, self);
  desk_document_set_shelf (document, self->keeping.shelf);
}

static char *
usual_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "quadrille", NULL);
}

static void
open_journal (DeskSession *self)
{
  g_autofree char *games = g_build_filename (self->folder, GAMES, NULL);

  self->journal = desk_journal_open (self->folder, JOURNAL, desk_keeping_read, &self->keeping);
  self->was_whole = desk_keeping_is_whole (&self->keeping);
  if (self->keeping.current == NULL && self->keeping.documents->len > 0)
    self->keeping.current = g_ptr_array_index (self->keeping.documents, 0);
  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      attend_to (self, kept->document);
    }
  desk_shelf_set_changed (self->keeping.shelf, keep_left, self);
  desk_shelf_set_folder (self->keeping.shelf, games);
  if (!rewrite (self))
    note_writing (self);
  else if (desk_journal_status (self->journal) == DESK_JOURNAL_OK)
    desk_spool_sweep (self->folder, &self->keeping);
  self->told = desk_journal_status (self->journal);
}

DeskSession *
desk_session_new (const char *folder)
{
  DeskSession *self = g_object_new (DESK_TYPE_SESSION, NULL);

  self->folder = folder != NULL ? g_strdup (folder) : usual_folder ();
  open_journal (self);
  return self;
}

static void
desk_session_init (DeskSession *self)
{
  desk_keeping_init (&self->keeping);
}

static void
desk_session_finalize (GObject *object)
{
  DeskSession *self = DESK_SESSION (object);

  g_clear_handle_id (&self->sync_source, g_source_remove);
  if (self->checkpoint_source != 0)
    desk_session_write_checkpoint (self);
  write_selections (self);
  write_plays (self);
  if (desk_journal_status (self->journal) == DESK_JOURNAL_NO_WRITE)
    rewrite (self);
  desk_journal_close (self->journal);
  desk_keeping_clear (&self->keeping);
  g_free (self->folder);
  G_OBJECT_CLASS (desk_session_parent_class)->finalize (object);
}

static void
desk_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_CURRENT)
    g_value_set_object (value, desk_session_get_current (DESK_SESSION (object)));
  else if (id == PROP_STATUS)
    g_value_set_int (value, (int) desk_session_get_status (DESK_SESSION (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
desk_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROP_CURRENT)
    desk_session_set_current (DESK_SESSION (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
desk_session_class_init (DeskSessionClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = desk_session_finalize;
  object_class->get_property = desk_session_get_property;
  object_class->set_property = desk_session_set_property;
  g_object_class_install_property (
      object_class, PROP_CURRENT,
      g_param_spec_object ("current", NULL, NULL, DESK_TYPE_DOCUMENT,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_STATUS,
      g_param_spec_int ("status", NULL, NULL, 0, G_MAXINT, DESK_JOURNAL_OK,
                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_signal_new ("games-changed", DESK_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

bool
desk_session_get_game (DeskSession *self, const DeskFile *file, DeskGame *out_game)
{
  return file->uri != NULL && file->puzzle != 0
         && desk_shelf_find (self->keeping.shelf, file, out_game);
}

GHashTable *
desk_session_list_games (DeskSession *self, const char *uri)
{
  return desk_shelf_list (self->keeping.shelf, uri);
}

void
desk_session_put_game (GHashTable *games, uint64_t puzzle, const DeskGame *game)
{
  if (puzzle != 0)
    desk_shelf_add_to_list (games, puzzle, game);
}

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return DESK_TYPE_DOCUMENT;
}

static guint
get_n_items (GListModel *model)
{
  return DESK_SESSION (model)->keeping.documents->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *documents = DESK_SESSION (model)->keeping.documents;

  if (position >= documents->len)
    return NULL;
  return g_object_ref (((DeskKept *) g_ptr_array_index (documents, position))->document);
}

static void
desk_session_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

DeskJournalStatus
desk_session_get_status (DeskSession *self)
{
  return desk_journal_status (self->journal);
}

const char *
desk_session_get_folder (DeskSession *self)
{
  return self->folder;
}

GHashTable *
desk_session_list_states (DeskSession *self, const char *uri)
{
  return desk_shelf_list_states (self->keeping.shelf, uri);
}

bool
desk_session_is_whole (DeskSession *self)
{
  return self->was_whole;
}

int
desk_session_get_error (DeskSession *self)
{
  return desk_journal_error (self->journal);
}

guint
desk_session_get_n_unkept (DeskSession *self)
{
  return self->n_unkept;
}

const char *
desk_session_get_set_aside (DeskSession *self)
{
  return desk_journal_set_aside (self->journal);
}

/* The first document becomes the current one. */
void
desk_session_add (DeskSession *self, DeskDocument *document)
{
  DeskKept *kept;

  if (desk_keeping_find (&self->keeping, document, NULL) != NULL)
    return;
  kept = desk_keeping_add (&self->keeping, document);
  desk_keeping_write_whole (kept, self->journal);
  attend_to (self, document);
  note_writing (self);
  g_list_model_items_changed (G_LIST_MODEL (self), self->keeping.documents->len - 1, 0, 1);
  if (self->keeping.current == NULL)
    desk_session_set_current (self, document);
}

guint64
desk_session_get_number (DeskSession *self, DeskDocument *document)
{
  const DeskKept *kept = desk_keeping_find (&self->keeping, document, NULL);

  return kept != NULL ? kept->number : 0;
}

DeskDocument *
desk_session_find (DeskSession *self, guint64 number)
{
  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      const DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      if (kept->number == number)
        return kept->document;
    }
  return NULL;
}

/* The next document becomes the current one, or else the one before. */
void
desk_session_remove (DeskSession *self, DeskDocument *document)
{
  GPtrArray *documents = self->keeping.documents;
  guint index;
  DeskKept *kept = desk_keeping_find (&self->keeping, document, &index);
  bool was_current = kept != NULL && kept == self->keeping.current;

  if (kept == NULL)
    return;
  desk_keeping_write_closed (&self->keeping, kept, self->journal);
  note_writing (self);
  if (was_current)
    self->keeping.current = NULL;
  g_ptr_array_remove_index (documents, index);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
  if (!was_current)
    return;
  if (documents->len > 0)
    {
      kept = g_ptr_array_index (documents, MIN (index, documents->len - 1));
      desk_session_set_current (self, kept->document);
    }
  else
    g_object_notify (G_OBJECT (self), "current");
}

DeskDocument *
desk_session_get_current (DeskSession *self)
{
  return self->keeping.current != NULL ? self->keeping.current->document : NULL;
}

void
desk_session_set_current (DeskSession *self, DeskDocument *document)
{
  DeskKept *kept = desk_keeping_find (&self->keeping, document, NULL);

  if (kept == NULL || kept == self->keeping.current)
    return;
  self->keeping.current = kept;
  desk_keeping_write_current (kept, self->journal);
  note_writing (self);
  g_object_notify (G_OBJECT (self), "current");
}

void
desk_session_set_value (DeskSession *self, const char *name, GVariant *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;
  GVariant *old = g_hash_table_lookup (self->keeping.values, name);

  if (old == held || (old != NULL && held != NULL && g_variant_equal (old, held)))
    return;
  if (held != NULL)
    g_hash_table_insert (self->keeping.values, g_strdup (name), g_variant_ref (held));
  else
    g_hash_table_remove (self->keeping.values, name);
  desk_keeping_write_value (&self->keeping, name, held, self->journal);
  note_writing (self);
}

void
desk_session_note_work (DeskSession *self)
{
  count_change (self);
}

GVariant *
desk_session_get_value (DeskSession *self, const char *name)
{
  GVariant *value = g_hash_table_lookup (self->keeping.values, name);

  return value != NULL ? g_variant_ref (value) : NULL;
}

char *
desk_session_spool (DeskSession *self, GBytes *bytes, const char *suffix)
{
  return desk_spool_put (self->folder, bytes, suffix);
}

char *
desk_session_find_spooled (DeskSession *self, GBytes *bytes, const char *suffix)
{
  return desk_spool_find (self->folder, bytes, suffix);
}

bool
desk_session_is_spooled (DeskSession *self, const char *uri)
{
  return desk_spool_has (self->folder, uri);
}

void
desk_session_sync (DeskSession *self)
{
  write_selections (self);
  if (write_again (self) && !desk_journal_sync (self->journal)
      && desk_journal_status (self->journal) == DESK_JOURNAL_NO_WRITE)
    {
      sync_failed (self);
      write_again (self);
    }
}

/* Who writes what and when: a step, a move along the history and a saved file are written at once;
 * a selection before the next of those, or within a second.  Once a second at most the disk is
 * asked to keep what was written.
 *
 * When writing fails (the disk is full), the whole session is written anew every second until that
 * succeeds: what is in memory is always more than what is in the file. */
#include "desk-session.h"

#include "desk-keeping-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define JOURNAL  "session.journal"
#define SPOOL    "pasted"
#define SYNC_MS  1000
#define POOL_SUM G_CHECKSUM_SHA256

struct _DeskSession
{
  GObject parent;
  char *folder;
  DeskJournal *journal;
  DeskKeeping keeping;
  guint sync_source;
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
};

static bool
rewrite (DeskSession *self)
{
  bool begun = desk_journal_begin_rewrite (self->journal);

  if (!begun)
    return false;
  desk_keeping_write_all (&self->keeping, self->journal);
  return desk_journal_end_rewrite (self->journal);
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

static gboolean
sync_soon (gpointer data)
{
  DeskSession *self = data;

  write_selections (self);
  if (desk_journal_status (self->journal) == DESK_JOURNAL_NO_WRITE && !rewrite (self))
    return G_SOURCE_CONTINUE;
  desk_journal_sync_later (self->journal);
  self->sync_source = 0;
  return G_SOURCE_REMOVE;
}

/* To be called whenever something was written or is to be. */
static void
note_writing (DeskSession *self)
{
  if (self->sync_source == 0)
    self->sync_source = g_timeout_add (SYNC_MS, sync_soon, self);
}

static void
keep_change (void *data, DeskDocument *document, DeskKeep what, GBytes *step)
{
  DeskSession *self = data;
  DeskKept *kept = desk_keeping_find (&self->keeping, document, NULL);

  if (what == DESK_KEEP_SELECTION)
    kept->selection_moved = true;
  else if (kept->selection_moved)
    desk_keeping_write_selection (kept, self->journal);
  if (what == DESK_KEEP_STEP)
    desk_keeping_write_step (kept, step, self->journal);
  else if (what == DESK_KEEP_PLACE)
    desk_keeping_write_place (kept, self->journal);
  else if (what == DESK_KEEP_FILE)
    desk_keeping_write_file (kept, self->journal);
  note_writing (self);
}

static void
keep_left (void *data, const DeskFile *file, GBytes *state)
{
  DeskSession *self = data;

  desk_keeping_write_left (file, state, self->journal);
  note_writing (self);
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

/* What is in the spool and named nowhere was left by documents that are gone. */
static bool
is_named (DeskSession *self, const char *uri)
{
  GHashTableIter values;
  gpointer value;

  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      if (g_strcmp0 (desk_document_get_file (kept->document).uri, uri) == 0)
        return true;
    }
  g_hash_table_iter_init (&values, self->keeping.values);
  while (g_hash_table_iter_next (&values, NULL, &value))
    {
      g_autofree char *text = g_variant_print (value, FALSE);

      if (strstr (text, uri) != NULL)
        return true;
    }
  return false;
}

static void
sweep_spool (DeskSession *self)
{
  g_autofree char *folder = g_build_filename (self->folder, SPOOL, NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

      if (uri != NULL && !is_named (self, uri))
        g_unlink (path);
    }
}

static void
open_journal (DeskSession *self)
{
  self->journal = desk_journal_open (self->folder, JOURNAL, desk_keeping_read, &self->keeping);
  if (self->keeping.current == NULL && self->keeping.documents->len > 0)
    self->keeping.current = g_ptr_array_index (self->keeping.documents, 0);
  for (guint i = 0; i < self->keeping.documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (self->keeping.documents, i);

      attend_to (self, kept->document);
    }
  desk_shelf_set_changed (self->keeping.shelf, keep_left, self);
  if (!rewrite (self))
    note_writing (self);
  else if (desk_journal_status (self->journal) == DESK_JOURNAL_OK)
    sweep_spool (self);
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
  write_selections (self);
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
desk_session_get_set_aside (DeskSession *self)
{
  return desk_journal_set_aside (self->journal);
}

/* A document comes to the front with the first one. */
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

/* The one behind it comes to the front, else the one before. */
void
desk_session_remove (DeskSession *self, DeskDocument *document)
{
  GPtrArray *documents = self->keeping.documents;
  guint index;
  DeskKept *kept = desk_keeping_find (&self->keeping, document, &index);
  bool was_current = kept != NULL && kept == self->keeping.current;

  if (kept == NULL)
    return;
  desk_keeping_write_closed (kept, self->journal);
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
  desk_keeping_write_value (name, held, self->journal);
  note_writing (self);
}

GVariant *
desk_session_get_value (DeskSession *self, const char *name)
{
  GVariant *value = g_hash_table_lookup (self->keeping.values, name);

  return value != NULL ? g_variant_ref (value) : NULL;
}

/* Named by what is in it, so the same bytes are kept once. */
char *
desk_session_spool (DeskSession *self, GBytes *bytes)
{
  g_autofree char *name = g_compute_checksum_for_bytes (POOL_SUM, bytes);
  g_autofree char *folder = g_build_filename (self->folder, SPOOL, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;
  if (!g_file_test (path, G_FILE_TEST_EXISTS)
      && !g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT,
                                    0600, NULL))
    return NULL;
  return g_filename_to_uri (path, NULL, NULL);
}

bool
desk_session_is_spooled (DeskSession *self, const char *uri)
{
  g_autofree char *folder = g_build_filename (self->folder, SPOOL, "", NULL);
  g_autofree char *spool = g_filename_to_uri (folder, NULL, NULL);

  return spool != NULL && g_str_has_prefix (uri, spool);
}

void
desk_session_sync (DeskSession *self)
{
  write_selections (self);
  if (desk_journal_status (self->journal) == DESK_JOURNAL_NO_WRITE)
    rewrite (self);
  desk_journal_sync (self->journal);
}

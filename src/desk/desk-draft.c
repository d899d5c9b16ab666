/* The values of the session that a draft uses, for the name "problem":
 *
 *   problem       (t ay): a generation, and the text as it was then
 *   problem.G.N   (t t ay): change N of generation G: at which byte, how many it replaces, bytes
 *
 * A new generation is written before the old one's changes are deleted: whenever the program ends,
 * one of the two is whole. */
#include "desk-draft.h"

#include <string.h>

/* The whole text is written anew after this number of changes, or when the changes have as many
 * bytes as the text and MOST_BYTES more. */
#define MOST_CHANGES 1000u
#define MOST_BYTES   (64u << 10)

struct DeskDraft
{
  DeskSession *session;
  char *name;
  GString *text;
  guint64 generation;
  guint n_changes;
  gsize n_bytes; /* of the changes */
};

static char *
name_change (DeskDraft *self, guint64 generation, guint number)
{
  return g_strdup_printf ("%s.%" G_GUINT64_FORMAT ".%u", self->name, generation, number);
}

static GVariant *
bytes_variant (const char *bytes, gsize length)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, bytes, length, 1);
}

/* Returns false where the change does not fit: then it is not this draft's. */
static bool
apply_draft_change (DeskDraft *self, GVariant *change)
{
  g_autoptr (GVariant) bytes = NULL;
  guint64 start, removed;
  gsize length;
  const char *inserted;

  if (!g_variant_is_of_type (change, G_VARIANT_TYPE ("(ttay)")))
    return false;
  g_variant_get (change, "(tt@ay)", &start, &removed, &bytes);
  if (start > self->text->len || removed > self->text->len - start)
    return false;
  inserted = g_variant_get_fixed_array (bytes, &length, 1);
  g_string_erase (self->text, (gssize) start, (gssize) removed);
  g_string_insert_len (self->text, (gssize) start, inserted, (gssize) length);
  self->n_bytes += length;
  return true;
}

/* Returns false when a change did not fit. */
static bool
read_changes (DeskDraft *self)
{
  for (;; self->n_changes++)
    {
      g_autofree char *name = name_change (self, self->generation, self->n_changes);
      g_autoptr (GVariant) change = desk_session_get_value (self->session, name);

      if (change == NULL)
        return true;
      if (!apply_draft_change (self, change))
        return false;
    }
}

static void
forget_changes (DeskDraft *self, guint64 generation)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *name = name_change (self, generation, i);
      g_autoptr (GVariant) change = desk_session_get_value (self->session, name);

      if (change == NULL)
        return;
      desk_session_set_value (self->session, name, NULL);
    }
}

static void
write_anew (DeskDraft *self)
{
  guint64 old = self->generation++;

  desk_session_set_value (
      self->session, self->name,
      g_variant_new ("(t@ay)", self->generation, bytes_variant (self->text->str, self->text->len)));
  forget_changes (self, old);
  self->n_changes = 0;
  self->n_bytes = 0;
}

DeskDraft *
desk_draft_new (DeskSession *session, const char *name)
{
  DeskDraft *self = g_new0 (DeskDraft, 1);
  g_autoptr (GVariant) kept = desk_session_get_value (session, name), bytes = NULL;
  bool whole;

  self->session = g_object_ref (session);
  self->name = g_strdup (name);
  self->text = g_string_new (NULL);
  if (kept != NULL && g_variant_is_of_type (kept, G_VARIANT_TYPE ("(tay)")))
    {
      gsize length;
      const char *text;

      g_variant_get (kept, "(t@ay)", &self->generation, &bytes);
      text = g_variant_get_fixed_array (bytes, &length, 1);
      g_string_append_len (self->text, text, (gssize) length);
    }
  whole = read_changes (self);
  if (self->generation > 0)
    forget_changes (self, self->generation - 1);
  if (!whole || !g_utf8_validate (self->text->str, (gssize) self->text->len, NULL))
    {
      g_autofree char *valid = g_utf8_make_valid (self->text->str, (gssize) self->text->len);

      g_string_assign (self->text, valid);
      write_anew (self);
    }
  return self;
}

void
desk_draft_free (DeskDraft *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->session);
  g_free (self->name);
  g_string_free (self->text, TRUE);
  g_free (self);
}

const char *
desk_draft_get_text (DeskDraft *self)
{
  return self->text->str;
}

void
desk_draft_set_text (DeskDraft *self, const char *text)
{
  const char *old = self->text->str;
  gsize old_length = self->text->len, length = strlen (text), start = 0, behind = 0;
  gsize least = MIN (old_length, length);

  while (start < least && old[start] == text[start])
    start++;
  while (behind < least - start && old[old_length - behind - 1] == text[length - behind - 1])
    behind++;
  if (start == old_length && start == length)
    return;
  if (self->n_changes >= MOST_CHANGES || self->n_bytes > self->text->len + MOST_BYTES)
    {
      g_string_assign (self->text, text);
      write_anew (self);
    }
  else
    {
      gsize n = length - start - behind;
      g_autofree char *name = name_change (self, self->generation, self->n_changes++);
      g_autoptr (GVariant) change = g_variant_ref_sink (
          g_variant_new ("(tt@ay)", (guint64) start, (guint64) (old_length - start - behind),
                         bytes_variant (text + start, n)));

      desk_session_set_value (self->session, name, change);
      apply_draft_change (self, change);
    }
  desk_session_note_work (self->session);
}

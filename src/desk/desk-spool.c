#include "desk-spool-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define SPOOL    "pasted"
#define POOL_SUM G_CHECKSUM_SHA256

/* Bytes in the spool that nothing names belonged to documents that are gone. */
static bool
is_named (const DeskKeeping *keeping, const char *uri)
{
  GHashTableIter values;
  gpointer value;

  for (guint i = 0; i < keeping->documents->len; i++)
    {
      DeskKept *kept = g_ptr_array_index (keeping->documents, i);

      if (g_strcmp0 (desk_document_get_file (kept->document).uri, uri) == 0)
        return true;
    }
  g_hash_table_iter_init (&values, keeping->values);
  while (g_hash_table_iter_next (&values, NULL, &value))
    {
      g_autofree char *text = g_variant_print (value, FALSE);

      if (strstr (text, uri) != NULL)
        return true;
    }
  return false;
}

void
desk_spool_sweep (const char *session_folder, const DeskKeeping *keeping)
{
  g_autofree char *folder = g_build_filename (session_folder, SPOOL, NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

      if (uri != NULL && !is_named (keeping, uri))
        g_unlink (path);
    }
}

/* The name is made from the content, so equal bytes are kept once. */
static char *
find_path (const char *session_folder, GBytes *bytes, const char *suffix)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (POOL_SUM, bytes);
  g_autofree char *name = g_strconcat (sum, suffix, NULL);

  return g_build_filename (session_folder, SPOOL, name, NULL);
}

char *
desk_spool_find (const char *session_folder, GBytes *bytes, const char *suffix)
{
  g_autofree char *path = find_path (session_folder, bytes, suffix);

  return g_filename_to_uri (path, NULL, NULL);
}

char *
desk_spool_put (const char *session_folder, GBytes *bytes, const char *suffix)
{
  g_autofree char *folder = g_build_filename (session_folder, SPOOL, NULL);
  g_autofree char *path = find_path (session_folder, bytes, suffix);
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
desk_spool_has (const char *session_folder, const char *uri)
{
  g_autofree char *folder = g_build_filename (session_folder, SPOOL, "", NULL);
  g_autofree char *spool = g_filename_to_uri (folder, NULL, NULL);

  return spool != NULL && g_str_has_prefix (uri, spool);
}

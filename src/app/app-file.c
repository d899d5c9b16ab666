#include "app-file.h"

#include "words-gettext.h"

#include <string.h>

#define TYPE "(stx)"

/* Between the check sum that is the name of kept puzzles and their name for people. */
#define SUFFIX " "

void
app_file_set_info (DeskFile *self, GFileInfo *info)
{
  g_autoptr (GDateTime) date = g_file_info_get_modification_date_time (info);

  self->size = (uint64_t) g_file_info_get_size (info);
  if (date != NULL)
    self->date = g_date_time_to_unix (date) * G_USEC_PER_SEC + g_date_time_get_microsecond (date);
}

DeskFile *
app_file_copy (const DeskFile *self)
{
  DeskFile *copy;

  if (self == NULL || self->uri == NULL)
    return NULL;
  copy = g_new (DeskFile, 1);
  *copy = *self;
  copy->uri = g_strdup (self->uri);
  return copy;
}

void
app_file_free (DeskFile *self)
{
  if (self != NULL)
    g_free ((char *) self->uri);
  g_free (self);
}

char *
app_file_suffix (const char *name)
{
  return g_strdelimit (g_strconcat (SUFFIX, name, NULL), G_DIR_SEPARATOR_S, '-');
}

char *
app_file_name (const char *uri, DeskSession *session)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autofree char *base = g_file_get_basename (file);

  if (desk_session_is_spooled (session, uri))
    {
      const char *name = base != NULL ? strchr (base, SUFFIX[0]) : NULL;

      return g_strdup (name != NULL ? name + 1 : _ ("Pasted puzzles"));
    }
  return g_filename_display_name (base != NULL ? base : "");
}

char *
app_file_shorten (const char *text)
{
  const char *end = text;

  for (guint i = 0; i < APP_FILE_LONGEST - 1 && *end != '\0'; i++)
    end = g_utf8_next_char (end);
  if (*end == '\0' || *g_utf8_next_char (end) == '\0')
    return g_strdup (text);
  return g_strdup_printf ("%.*s…", (int) (end - text), text);
}

bool
app_file_is_same (const DeskFile *was, const DeskFile *is)
{
  return was->size == is->size && was->date == is->date;
}

GVariant *
app_file_to_variant (const DeskFile *self)
{
  return g_variant_new (TYPE, self->uri, (guint64) self->size, (gint64) self->date);
}

DeskFile
app_file_of_variant (GVariant *variant)
{
  DeskFile self = { 0 };
  guint64 size;
  gint64 date;

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE (TYPE)))
    return self;
  g_variant_get (variant, "(&stx)", &self.uri, &size, &date);
  self.size = size;
  self.date = date;
  return self;
}

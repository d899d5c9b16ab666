#include "ui-source.h"

#define TYPE "(stx)"

void
ui_source_take (DeskFile *self, GFileInfo *info)
{
  g_autoptr (GDateTime) date = g_file_info_get_modification_date_time (info);

  self->size = (uint64_t) g_file_info_get_size (info);
  if (date != NULL)
    self->date = g_date_time_to_unix (date) * G_USEC_PER_SEC + g_date_time_get_microsecond (date);
}

bool
ui_source_is_same (const DeskFile *was, const DeskFile *is)
{
  return was->size == is->size && was->date == is->date;
}

GVariant *
ui_source_to_variant (const DeskFile *self)
{
  return g_variant_new (TYPE, self->uri, (guint64) self->size, (gint64) self->date);
}

DeskFile
ui_source_of_variant (GVariant *variant)
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

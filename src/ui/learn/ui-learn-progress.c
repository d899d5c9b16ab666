#include "ui-learn-progress.h"

#define KEY "lessons"

guint
ui_learn_progress_get (GSettings *settings, const char *lesson, bool *out_done)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  guint step = 0;
  gboolean done = FALSE;

  (void) g_variant_lookup (all, lesson, "(ub)", &step, &done);
  if (out_done != NULL)
    *out_done = done;
  return step;
}

void
ui_learn_progress_set (GSettings *settings, const char *lesson, guint step, bool done)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *name;
  guint other_step;
  gboolean other_done;
  bool was_done;
  const guint was = ui_learn_progress_get (settings, lesson, &was_done);

  if (was == step && (was_done || !done))
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(ub)}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s(ub)}", &name, &other_step, &other_done))
    if (!g_str_equal (name, lesson))
      g_variant_builder_add (&builder, "{s(ub)}", name, other_step, other_done);
  g_variant_builder_add (&builder, "{s(ub)}", lesson, step, (gboolean) (done || was_done));
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

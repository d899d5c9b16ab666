/* The next puzzle and the one before, in the order of the list. */
#include "ui-browser-private.h"

/* Where the puzzle is that was chosen last; *out_found: whether it is in the list. */
static guint
find_place (UiBrowser *self, bool *out_found)
{
  *out_found = false;
  return self->at > 0 ? app_order_find (self->order, self->at - 1, out_found) : 0;
}

/* False: there is none. */
static bool
find_step (UiBrowser *self, int step, guint *out_place)
{
  const guint n = self->order != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->order)) : 0;
  bool found;
  guint place;

  if (n == 0)
    return false;
  place = find_place (self, &found);
  if (step > 0 && found)
    place++;
  else if (step < 0 && place == 0)
    return false;
  else if (step < 0)
    place--;
  *out_place = place;
  return place < n;
}

bool
ui_browser_has_step (UiBrowser *self, int step)
{
  guint place;

  return find_step (self, step, &place);
}

void
ui_browser_step (UiBrowser *self, int step)
{
  guint place;

  if (find_step (self, step, &place))
    ui_browser_choose_index (self, app_order_get_index (self->order, place));
}

static void
unsolved_came (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiBrowser) self = data;
  g_autoptr (GError) error = NULL;
  const guint number = app_order_find_unsolved_finish (result, &error);

  if (error != NULL || self->order != APP_ORDER (source))
    return;
  if (number > 0)
    ui_browser_choose_index (self, number - 1);
  else
    g_signal_emit_by_name (self, "all-solved");
}

void
ui_browser_step_to_unsolved (UiBrowser *self)
{
  g_autoptr (GHashTable) games = NULL;
  bool found;
  guint place;

  if (self->order == NULL)
    return;
  place = find_place (self, &found);
  games = ui_browser_list_games (self);
  ui_browser_stop_choosing (self);
  self->choosing = g_cancellable_new ();
  app_order_find_unsolved (self->order, found ? place + 1 : place, games, self->choosing,
                           unsolved_came, g_object_ref (self));
}

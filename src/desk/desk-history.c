#include "desk-history.h"

struct DeskHistory
{
  GPtrArray *steps; /* of GBytes */
  guint place;
  gint64 saved;
};

DeskHistory *
desk_history_new (void)
{
  DeskHistory *self = g_new0 (DeskHistory, 1);

  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  return self;
}

void
desk_history_free (DeskHistory *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self);
}

void
desk_history_push (DeskHistory *self, GBytes *step)
{
  if (self->saved > self->place)
    self->saved = -1;
  g_ptr_array_set_size (self->steps, (gint) self->place);
  g_ptr_array_add (self->steps, g_bytes_ref (step));
  self->place++;
}

GBytes *
desk_history_before (const DeskHistory *self)
{
  return self->place > 0 ? desk_history_step (self, self->place - 1) : NULL;
}

GBytes *
desk_history_behind (const DeskHistory *self)
{
  return self->place < self->steps->len ? desk_history_step (self, self->place) : NULL;
}

GBytes *
desk_history_back (DeskHistory *self)
{
  GBytes *step = desk_history_before (self);

  if (step != NULL)
    self->place--;
  return step;
}

GBytes *
desk_history_forth (DeskHistory *self)
{
  GBytes *step = desk_history_behind (self);

  if (step != NULL)
    self->place++;
  return step;
}

guint
desk_history_n_steps (const DeskHistory *self)
{
  return self->steps->len;
}

guint
desk_history_place (const DeskHistory *self)
{
  return self->place;
}

GBytes *
desk_history_step (const DeskHistory *self, guint index)
{
  return g_ptr_array_index (self->steps, index);
}

void
desk_history_set_saved (DeskHistory *self, gint64 place)
{
  self->saved = place;
}

gint64
desk_history_saved (const DeskHistory *self)
{
  return self->saved;
}

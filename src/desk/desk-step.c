/* Steps: the difference of two states, as bytes.
 *
 * A step begins with the kind of its action.  Changes follow, each a tag and the contents before
 * and after.  Where only cells, mode or texts differ, each difference is a change; where the shape
 * or the source of the puzzle differs, one change has both states whole.  Changes ascend, so that
 * no place is changed twice, and they may be done and undone in any order.
 *
 * A step from a file may contain anything.  It is applied only when the state has everything that
 * the step has as "before", and then it can be undone. */
#include "desk-state-private.h"

#include <string.h>

enum
{
  /* The fields of a cell come first. */
  TAG_MODE = DESK_FIRST_FIELDS,
  TAG_TITLE,
  TAG_COMMENT,
  TAG_WHOLE,
  TAG_LATER_FIELDS, /* the mode of the first fields, for the later ones */
  TAG_LATER_FIELDS_END = TAG_LATER_FIELDS + DESK_FIELDS - DESK_FIRST_FIELDS,
  TAG_LISTS = 64, /* leaves room for fields of later versions */
  TAGS = TAG_LISTS + DESK_LISTS,
};

_Static_assert(TAG_LATER_FIELDS_END <= TAG_LISTS, "tags of fields must not be tags of lists");

/* Returns DESK_FIELDS where the tag belongs to no field. */
static guint
field_of_tag (guint tag)
{
  if (tag < TAG_MODE)
    return tag;
  if (tag < TAG_LATER_FIELDS || tag >= TAG_LATER_FIELDS_END)
    return DESK_FIELDS;
  return DESK_FIRST_FIELDS + tag - TAG_LATER_FIELDS;
}

static guint
tag_of_field (guint field)
{
  return field < DESK_FIRST_FIELDS ? field : TAG_LATER_FIELDS + field - DESK_FIRST_FIELDS;
}

static bool
same_layout (const FormatsLayout *a, const FormatsLayout *b)
{
  return strcmp (a->symbols, b->symbols) == 0 && a->blank == b->blank
         && memcmp (a->own, b->own, sizeof a->own) == 0 && a->gap == b->gap
         && a->line_end == b->line_end && a->format == b->format && a->text.length == b->text.length
         && (a->text.length == 0 || memcmp (a->text.bytes, b->text.bytes, a->text.length) == 0);
}

static bool
same_file (const DeskFile *a, const DeskFile *b)
{
  return g_strcmp0 (a->uri, b->uri) == 0 && a->size == b->size && a->date == b->date
         && a->offset == b->offset && a->puzzle == b->puzzle && a->content == b->content;
}

static void
add_whole (GByteArray *step, const DeskState *state)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  desk_state_write (state, bytes);
  desk_bytes_add (step, bytes->data, bytes->len);
}

static void
add_cells (GByteArray *step, guint field, const DeskState *before, const DeskState *after)
{
  const uint64_t *old_cells = before->fields[field], *new_cells = after->fields[field];

  for (uint32_t cell = 0; cell < before->n_cells; cell++)
    if (old_cells[cell] != new_cells[cell])
      {
        desk_bytes_add_number (step, tag_of_field (field));
        desk_bytes_add_number (step, cell);
        desk_bytes_add_number (step, old_cells[cell]);
        desk_bytes_add_number (step, new_cells[cell]);
      }
}

static void
add_text (GByteArray *step, guint tag, const char *before, const char *after)
{
  if (strcmp (before, after) == 0)
    return;
  desk_bytes_add_number (step, tag);
  desk_bytes_add_text (step, before);
  desk_bytes_add_text (step, after);
}

static void
add_fields (GByteArray *step,
            guint first,
            guint end,
            const DeskState *before,
            const DeskState *after)
{
  for (guint field = first; field < end; field++)
    if (memcmp (before->fields[field], after->fields[field], desk_state_field_size (before)) != 0)
      add_cells (step, field, before, after);
}

static void
add_lists (GByteArray *step, const DeskState *before, const DeskState *after)
{
  for (guint list = 0; list < DESK_LISTS; list++)
    if (!desk_list_is_same (before->lists[list], after->lists[list]))
      {
        desk_bytes_add_number (step, TAG_LISTS + list);
        desk_list_write_change (before->lists[list], after->lists[list], step);
      }
}

/* Adds the differences in the order of their tags. */
static void
add_differences (GByteArray *step, const DeskState *before, const DeskState *after)
{
  add_fields (step, 0, DESK_FIRST_FIELDS, before, after);
  if (before->mode != after->mode)
    {
      desk_bytes_add_number (step, TAG_MODE);
      desk_bytes_add_number (step, before->mode);
      desk_bytes_add_number (step, after->mode);
    }
  add_text (step, TAG_TITLE, before->title, after->title);
  add_text (step, TAG_COMMENT, before->comment, after->comment);
  add_fields (step, DESK_FIRST_FIELDS, DESK_FIELDS, before, after);
  add_lists (step, before, after);
}

GBytes *
desk_step_new (DeskActionKind kind, const DeskState *before, const DeskState *after)
{
  GByteArray *step = g_byte_array_new ();
  guint empty;

  desk_bytes_add_number (step, kind);
  empty = step->len;
  if (sudoku_shape_equal (before->shape, after->shape) && same_file (&before->file, &after->file)
      && same_layout (&before->layout, &after->layout)
      && desk_about_is_same (&before->about, &after->about, before->n_cells))
    add_differences (step, before, after);
  else
    {
      desk_bytes_add_number (step, TAG_WHOLE);
      add_whole (step, before);
      add_whole (step, after);
    }
  if (step->len > empty)
    return g_byte_array_free_to_bytes (step);
  g_byte_array_unref (step);
  return NULL;
}

DeskActionKind
desk_step_kind (GBytes *step)
{
  DeskReader reader = desk_reader_of (step);

  return (DeskActionKind) desk_reader_number_to (&reader, DESK_ACTIONS - 1);
}

bool
desk_step_is_whole (GBytes *step)
{
  DeskReader reader = desk_reader_of (step);

  desk_reader_number_to (&reader, DESK_ACTIONS - 1);
  return desk_reader_number_to (&reader, TAGS - 1) == TAG_WHOLE;
}

/* One pass over a step: the first pass checks whether each change fits, the second one changes. */
typedef struct
{
  DeskReader reader;
  uint64_t place; /* after the last change */
  bool forth, writes;
  DeskState **state;
  DeskTouched *touched;
} Walk;

/* Changes ascend by tag and cell. */
static void
pass_place (Walk *self, guint tag, uint32_t cell)
{
  uint64_t place = (uint64_t) tag * SUDOKU_MAX_CELLS + cell;

  self->reader.failed |= place < self->place;
  self->place = place + 1;
}

static void
touch (Walk *self, unsigned what)
{
  if (self->touched != NULL)
    self->touched->what |= what;
}

/* Whether the field is part of the puzzle, or only of the content of its cells. */
static unsigned
bits_of_field (guint field)
{
  bool is_puzzle = field == DESK_FIELD_GIVEN || field == DESK_FIELD_FORBIDDEN;

  return DESK_CHANGED_CELLS | (is_puzzle ? DESK_CHANGED_GIVENS : 0);
}

static void
walk_cell (Walk *self, guint field)
{
  DeskState *state = *self->state;
  uint64_t most = desk_state_most (state, field);
  uint32_t cell = (uint32_t) desk_reader_number_to (&self->reader, state->n_cells - 1);
  uint64_t before = desk_reader_number_to (&self->reader, most);
  uint64_t after = desk_reader_number_to (&self->reader, most);
  uint64_t *place = &state->fields[field][cell];

  pass_place (self, tag_of_field (field), cell);
  if (!self->writes)
    self->reader.failed |= *place != (self->forth ? before : after);
  else
    {
      *place = self->forth ? after : before;
      touch (self, bits_of_field (field));
      if (self->touched != NULL && self->touched->cells != NULL)
        self->touched->cells[cell / 64] |= (uint64_t) 1 << (cell % 64);
    }
}

static void
walk_mode (Walk *self)
{
  DeskMode before = (DeskMode) desk_reader_number_to (&self->reader, DESK_SOLVING);
  DeskMode after = (DeskMode) desk_reader_number_to (&self->reader, DESK_SOLVING);
  DeskMode *mode = &(*self->state)->mode;

  if (!self->writes)
    self->reader.failed |= *mode != (self->forth ? before : after);
  else
    {
      *mode = self->forth ? after : before;
      touch (self, DESK_CHANGED_MODE);
    }
}

static void
walk_text (Walk *self, char **text)
{
  g_autofree char *before = desk_reader_text (&self->reader);
  g_autofree char *after = desk_reader_text (&self->reader);

  if (!self->writes)
    self->reader.failed |=
        before == NULL || after == NULL || strcmp (*text, self->forth ? before : after) != 0;
  else
    {
      desk_state_set_text (text, self->forth ? after : before);
      touch (self, DESK_CHANGED_TEXT);
    }
}

static void
walk_list (Walk *self, DeskList list)
{
  desk_list_apply (&self->reader, (*self->state)->lists[list], self->forth, self->writes);
  if (self->writes)
    touch (self, list == DESK_LIST_LINES ? DESK_CHANGED_LINES : DESK_CHANGED_BOOKMARKS);
}

static DeskState *
read_whole (DeskReader *reader)
{
  gsize length;
  const guint8 *bytes = desk_reader_bytes (reader, &length);
  DeskReader inner = desk_reader_over (bytes, length);
  DeskState *state = desk_state_read (&inner);

  reader->failed |= state == NULL;
  return state;
}

/* Whether they are the same but for the file, which may differ after saving, and for how the puzzle
 * has been played. */
static bool
same_but_for_file (const DeskState *state, DeskState *other)
{
  g_autoptr (GByteArray) a = g_byte_array_new (), b = g_byte_array_new ();

  desk_state_set_file (other, &state->file);
  other->play = state->play;
  desk_state_write (state, a);
  desk_state_write (other, b);
  return a->len == b->len && memcmp (a->data, b->data, a->len) == 0;
}

/* A whole change must be the only one: the cells of others would be those of another shape. */
static void
walk_whole (Walk *self)
{
  bool is_alone = self->place == 0;
  g_autoptr (DeskState) before = read_whole (&self->reader);
  g_autoptr (DeskState) after = read_whole (&self->reader);
  DeskState **from = self->forth ? &before : &after, **to = self->forth ? &after : &before;

  self->reader.failed |= !is_alone || self->reader.at < self->reader.end;
  if (self->reader.failed)
    return;
  if (!self->writes)
    self->reader.failed = !same_but_for_file (*self->state, *from);
  else
    {
      desk_state_free (*self->state);
      *self->state = g_steal_pointer (to);
      touch (self, DESK_CHANGED_CELLS | DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE | DESK_CHANGED_MODE
                       | DESK_CHANGED_TEXT | DESK_CHANGED_FILE | DESK_CHANGED_SELECTION
                       | DESK_CHANGED_LINES | DESK_CHANGED_BOOKMARKS);
    }
}

static bool
walk (GBytes *step, Walk self)
{
  self.reader = desk_reader_of (step);
  desk_reader_number_to (&self.reader, DESK_ACTIONS - 1);
  while (desk_reader_has_more (&self.reader))
    {
      guint tag = (guint) desk_reader_number_to (&self.reader, TAGS - 1);
      guint field = field_of_tag (tag);

      if (field == DESK_FIELDS && tag != TAG_WHOLE)
        pass_place (&self, tag, 0);
      if (field < DESK_FIELDS)
        walk_cell (&self, field);
      else if (tag == TAG_MODE)
        walk_mode (&self);
      else if (tag == TAG_TITLE)
        walk_text (&self, &(*self.state)->title);
      else if (tag == TAG_COMMENT)
        walk_text (&self, &(*self.state)->comment);
      else if (tag >= TAG_LISTS)
        walk_list (&self, (DeskList) (tag - TAG_LISTS));
      else if (tag == TAG_WHOLE)
        walk_whole (&self);
      else
        self.reader.failed = true;
    }
  return !self.reader.failed;
}

bool
desk_step_apply (GBytes *step, bool forth, DeskState **state, DeskTouched *touched)
{
  if (!walk (step, (Walk){ .forth = forth, .state = state }))
    return false;
  return walk (step, (Walk){ .forth = forth, .writes = true, .state = state, .touched = touched });
}

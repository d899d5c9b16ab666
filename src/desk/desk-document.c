/* A document is a state (desk-state-private.h), a history, a selection, and data derived from the
 * state.  That data is computed anew after every change, in time linear in the grid. */
#include "desk-document.h"

#include "desk-document-private.h"
#include "desk-plays-private.h"

#include <string.h>

struct _DeskDocument
{
  GObject parent;
  DeskState *state;
  DeskHistory *history;
  uint32_t cursor, anchor;
  uint64_t added[DESK_MAX_WORDS]; /* cells selected one by one; then anchor and cursor are equal */
  bool has_added;
  uint64_t revision, puzzle_revision;
  bool removes_candidates;
  DeskKeeper keeper;
  void *keeper_data;
  DeskShelf *shelf;       /* or NULL */
  DeskState *before_undo; /* the puzzle as it was before a run of undos; NULL: there is none */
  DeskPlays *plays;
  DeskDerived derived;
};

G_DEFINE_FINAL_TYPE (DeskDocument, desk_document, G_TYPE_OBJECT)

static void
desk_document_finalize (GObject *object)
{
  DeskDocument *self = DESK_DOCUMENT (object);

  desk_state_free (self->state);
  desk_state_free (self->before_undo);
  desk_history_free (self->history);
  desk_derived_clear (&self->derived);
  desk_plays_free (self->plays);
  G_OBJECT_CLASS (desk_document_parent_class)->finalize (object);
}

static void
desk_document_class_init (DeskDocumentClass *class)
{
  G_OBJECT_CLASS (class)->finalize = desk_document_finalize;
  g_signal_new ("changed", DESK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_POINTER);
}

static void
desk_document_init (DeskDocument *self)
{
  self->history = desk_history_new ();
  self->plays = desk_plays_new ();
}

/* Cells look different when they begin or cease to be in conflict, and when marks are hidden or
 * come back, though no action changed them. */
static void
update_derived (DeskDocument *self, DeskTouched *touched)
{
  DeskDerived before = self->derived;

  desk_derive (self->state, &self->derived);
  for (guint word = 0; word < DESK_MAX_WORDS; word++)
    touched->cells[word] |= before.conflicts[word] ^ self->derived.conflicts[word];
  for (uint32_t cell = 0; cell < MIN (before.n_cells, self->derived.n_cells); cell++)
    if (before.marks[cell] != self->derived.marks[cell]
        || before.corners[cell] != self->derived.corners[cell])
      desk_set_bit (touched->cells, cell);
  desk_derived_clear (&before);
}

static void
drop_added (DeskDocument *self)
{
  memset (self->added, 0, sizeof self->added);
  self->has_added = false;
}

static void
touch_all (DeskDocument *self, DeskTouched *touched)
{
  memset (touched->cells, 0, DESK_MAX_WORDS * sizeof (uint64_t));
  for (uint32_t cell = 0; cell < self->state->n_cells; cell++)
    desk_set_bit (touched->cells, cell);
}

static void
emit_changed (DeskDocument *self, const DeskTouched *touched)
{
  DeskChanged changed = { .what = touched->what,
                          .cells = touched->cells,
                          .n_words =
                              touched->cells != NULL ? (self->state->n_cells + 63) / 64 : 0 };

  g_signal_emit_by_name (self, "changed", &changed);
}

static void
document_write_record (DeskDocument *self, DeskKeep what, GBytes *step)
{
  if (self->keeper != NULL)
    self->keeper (self->keeper_data, self, what, step);
}

/* Updates the derived data and the revisions after a change of the state. */
static void
update_after_change (DeskDocument *self, DeskTouched *touched)
{
  touched->what |= DESK_CHANGED_HISTORY | DESK_CHANGED_FILE;
  self->revision++;
  if ((touched->what & DESK_CHANGED_GIVENS) != 0)
    self->puzzle_revision++;
  update_derived (self, touched);
  if ((touched->what & DESK_CHANGED_SHAPE) == 0)
    return;
  touch_all (self, touched);
  drop_added (self);
  if (self->cursor >= self->state->n_cells || self->anchor >= self->state->n_cells)
    self->cursor = self->anchor = 0;
}

/* A puzzle that was just read is as in its file, unless it came back from the shelf. */
static void
note_saved (DeskDocument *self, GBytes *step)
{
  DeskActionKind kind = desk_step_kind (step);
  const DeskFile *file = &self->state->file;

  if ((kind == DESK_LOAD || kind == DESK_LOAD_SUDOKU) && file->uri != NULL
      && (file->puzzle == 0 || desk_state_sum (self->state) == file->content))
    desk_history_set_saved (self->history, desk_history_place (self->history));
}

static bool
do_step (DeskDocument *self, GBytes *step, DeskTouched *touched)
{
  if (desk_plays_begins_anew (desk_step_kind (step)))
    desk_plays_remember (self->plays, desk_state_sum_puzzle (self->state), self->state->play);
  if (!desk_step_apply (step, true, &self->state, touched))
    return false;
  g_clear_pointer (&self->before_undo, desk_state_free);
  desk_history_push (self->history, step);
  note_saved (self, step);
  update_after_change (self, touched);
  return true;
}

static bool
brings_another_puzzle (DeskActionKind kind)
{
  return kind == DESK_NEW || kind == DESK_LOAD || kind == DESK_LOAD_SUDOKU;
}

DeskStatus
desk_document_do (DeskDocument *self, const DeskAction *action)
{
  uint64_t cells[DESK_MAX_WORDS] = { 0 };
  DeskTouched touched = { .cells = cells };
  g_autoptr (DeskState) after = NULL;
  g_autoptr (GBytes) step = NULL;
  DeskStatus status = desk_edit (action, self->removes_candidates, self->state, &after);
  DeskPlay play;

  if (status != DESK_DONE)
    return status;
  if (self->shelf != NULL && brings_another_puzzle (action->kind))
    {
      desk_shelf_leave (self->shelf, self->state);
      desk_shelf_recall (self->shelf, &after);
    }
  step = desk_step_new (action->kind, self->state, after);
  if (step == NULL)
    return DESK_NOTHING_TO_DO;
  play = desk_plays_begins_anew (action->kind) ? after->play : self->state->play;
  if (!do_step (self, step, &touched))
    g_assert_not_reached ();
  self->state->play = play;
  document_write_record (self, DESK_KEEP_STEP, step);
  document_write_record (self, DESK_KEEP_PLAY, NULL);
  emit_changed (self, &touched);
  /* An empty grid is typed from its beginning. */
  if (action->kind == DESK_NEW)
    desk_document_select (self, 0, 0);
  return DESK_DONE;
}

DeskStatus
desk_document_set_value (DeskDocument *self, uint32_t cell, uint32_t value)
{
  return desk_document_do (
      self, &(DeskAction){ .kind = DESK_SET_VALUE, .cells = &cell, .n_cells = 1, .value = value });
}

DeskStatus
desk_document_clear_cell (DeskDocument *self, uint32_t cell)
{
  return desk_document_do (self,
                           &(DeskAction){ .kind = DESK_CLEAR_CELLS, .cells = &cell, .n_cells = 1 });
}

DeskStatus
desk_document_toggle_candidate (DeskDocument *self, uint32_t cell, uint32_t value)
{
  return desk_document_do (
      self,
      &(DeskAction){ .kind = DESK_TOGGLE_CANDIDATE, .cells = &cell, .n_cells = 1, .value = value });
}

DeskStatus
desk_document_simply (DeskDocument *self, DeskActionKind kind)
{
  return desk_document_do (self, &(DeskAction){ .kind = kind });
}

/* A game that comes back has its own time, which may be that of the same puzzle before it was begun
 * anew; otherwise the time goes on. */
static bool
step_apply_and_play_on (DeskDocument *self, GBytes *step, bool forth, DeskTouched *touched)
{
  bool is_other = desk_plays_begins_anew (desk_step_kind (step));
  uint64_t left = is_other ? desk_state_sum_puzzle (self->state) : 0;
  DeskPlay play = self->state->play;

  if (!desk_step_apply (step, forth, &self->state, touched))
    return false;
  if (!is_other)
    self->state->play = play;
  else
    {
      if (!desk_step_is_whole (step))
        self->state->play = (DeskPlay){ 0 };
      self->state->play = desk_plays_recall (self->plays, self->state, self->state->play);
      desk_plays_remember (self->plays, left, play);
    }
  return true;
}

/* A puzzle that is left by a run of undos goes onto the shelf as it was before that run: its
 * entries would be lost with the next action. */
static void
leave_by_step (DeskDocument *self, GBytes *step, bool forth)
{
  const bool leaves = brings_another_puzzle (desk_step_kind (step));

  if (!forth && !leaves && self->before_undo == NULL)
    self->before_undo = desk_state_copy (self->state);
  if (self->shelf != NULL && desk_step_is_whole (step))
    desk_shelf_leave (self->shelf, !forth && leaves && self->before_undo != NULL ? self->before_undo
                                                                                 : self->state);
  if (leaves)
    g_clear_pointer (&self->before_undo, desk_state_free);
}

static bool
move (DeskDocument *self, bool forth, DeskTouched *touched)
{
  GBytes *step = forth ? desk_history_behind (self->history) : desk_history_before (self->history);

  if (step == NULL)
    return false;
  leave_by_step (self, step, forth);
  if (!step_apply_and_play_on (self, step, forth, touched))
    return false;
  if (forth)
    desk_history_forth (self->history);
  else
    desk_history_back (self->history);
  update_after_change (self, touched);
  return true;
}

static bool
move_and_tell (DeskDocument *self, bool forth)
{
  uint64_t cells[DESK_MAX_WORDS] = { 0 };
  DeskTouched touched = { .cells = cells };
  GBytes *step = forth ? desk_history_behind (self->history) : desk_history_before (self->history);

  if (!move (self, forth, &touched))
    return false;
  document_write_record (self, DESK_KEEP_PLACE, step);
  document_write_record (self, DESK_KEEP_PLAY, NULL);
  emit_changed (self, &touched);
  return true;
}

bool
desk_document_undo (DeskDocument *self)
{
  return move_and_tell (self, false);
}

bool
desk_document_redo (DeskDocument *self)
{
  return move_and_tell (self, true);
}

static DeskActionKind
kind_of (GBytes *step)
{
  return step != NULL ? desk_step_kind (step) : DESK_ACTIONS;
}

bool
desk_document_undo_leaves_game (DeskDocument *self)
{
  return self->before_undo != NULL && brings_another_puzzle (desk_document_undoes (self));
}

DeskActionKind
desk_document_undoes (DeskDocument *self)
{
  return kind_of (desk_history_before (self->history));
}

DeskActionKind
desk_document_redoes (DeskDocument *self)
{
  return kind_of (desk_history_behind (self->history));
}

static void
touch_selection (DeskDocument *self, DeskTouched *touched)
{
  for (uint32_t cell = 0; cell < self->state->n_cells; cell++)
    if (desk_document_is_selected (self, cell))
      desk_set_bit (touched->cells, cell);
}

static void
change_selection (DeskDocument *self, uint32_t cursor, uint32_t anchor, const uint64_t *added)
{
  uint64_t cells[DESK_MAX_WORDS] = { 0 };
  DeskTouched touched = { .what = DESK_CHANGED_SELECTION | DESK_CHANGED_CELLS, .cells = cells };

  touch_selection (self, &touched);
  drop_added (self);
  self->cursor = cursor;
  self->anchor = anchor;
  if (added != NULL)
    {
      memcpy (self->added, added, sizeof self->added);
      self->has_added = true;
    }
  touch_selection (self, &touched);
  document_write_record (self, DESK_KEEP_SELECTION, NULL);
  emit_changed (self, &touched);
}

void
desk_document_select (DeskDocument *self, uint32_t cursor, uint32_t anchor)
{
  if (cursor >= self->state->n_cells || anchor >= self->state->n_cells
      || (cursor == self->cursor && anchor == self->anchor && !self->has_added))
    return;
  change_selection (self, cursor, anchor, NULL);
}

void
desk_document_select_cells (DeskDocument *self, const uint32_t *cells, uint32_t n, uint32_t cursor)
{
  uint64_t added[DESK_MAX_WORDS] = { 0 };
  bool has_others = false;

  if (cursor >= self->state->n_cells)
    return;
  for (uint32_t i = 0; i < n; i++)
    if (cells[i] < self->state->n_cells)
      {
        desk_set_bit (added, cells[i]);
        has_others = has_others || cells[i] != cursor;
      }
  if (!has_others)
    desk_document_select (self, cursor, cursor);
  else if (cursor != self->cursor || memcmp (added, self->added, sizeof added) != 0)
    change_selection (self, cursor, cursor, added);
}

uint32_t
desk_document_get_cursor (DeskDocument *self)
{
  return self->cursor;
}

uint32_t
desk_document_get_anchor (DeskDocument *self)
{
  return self->anchor;
}

static bool
lies_between (uint32_t x, uint32_t a, uint32_t b)
{
  return MIN (a, b) <= x && x <= MAX (a, b);
}

bool
desk_document_is_selected (DeskDocument *self, uint32_t cell)
{
  BoardPlace a = sudoku_shape_place (self->state->shape, self->cursor);
  BoardPlace b = sudoku_shape_place (self->state->shape, self->anchor);
  BoardPlace place = sudoku_shape_place (self->state->shape, cell);

  if (self->has_added && desk_has_bit (self->added, cell))
    return true;
  return lies_between (place.row, a.row, b.row) && lies_between (place.column, a.column, b.column);
}

bool
desk_document_has_added (DeskDocument *self)
{
  return self->has_added;
}

uint64_t
desk_document_get_revision (DeskDocument *self)
{
  return self->revision;
}

uint64_t
desk_document_get_puzzle_revision (DeskDocument *self)
{
  return self->puzzle_revision;
}

void
desk_document_set_saved (DeskDocument *self, const DeskFile *file)
{
  if (self->shelf != NULL && g_strcmp0 (file->uri, self->state->file.uri) != 0)
    desk_shelf_leave (self->shelf, self->state);
  desk_document_repeat_file (self, file, desk_history_place (self->history));
  document_write_record (self, DESK_KEEP_FILE, NULL);
  emit_changed (self, &(DeskTouched){ .what = DESK_CHANGED_FILE });
}

/* Title and layout are no part of steps that leave them alone, so the history stays valid. */
void
desk_document_set_moved (DeskDocument *self,
                         const DeskFile *file,
                         const char *title,
                         const Format *format)
{
  FormatsLayout *layout = &self->state->layout;

  if (self->shelf != NULL)
    desk_shelf_leave (self->shelf, self->state);
  desk_state_set_text (&self->state->title, title);
  if (layout->format != format)
    {
      base_text_clear (&layout->text);
      memset (layout->own, 0, sizeof layout->own);
      layout->gap = 0;
      layout->head = self->state->about.head = 0;
      layout->format = format;
    }
  desk_document_set_saved (self, file);
  emit_changed (self, &(DeskTouched){ .what = DESK_CHANGED_TEXT });
}

void
desk_document_set_place (DeskDocument *self, const DeskFile *file)
{
  desk_document_repeat_file (self, file, desk_history_saved (self->history));
  document_write_record (self, DESK_KEEP_FILE, NULL);
  emit_changed (self, &(DeskTouched){ .what = DESK_CHANGED_FILE });
}

DeskPlay
desk_document_get_play (DeskDocument *self)
{
  return self->state->play;
}

DeskGame
desk_document_get_game (DeskDocument *self)
{
  return desk_game_of_state (self->state);
}

void
desk_document_set_play (DeskDocument *self, DeskPlay play)
{
  desk_document_repeat_play (self, play);
  document_write_record (self, DESK_KEEP_PLAY, NULL);
}

bool
desk_document_is_modified (DeskDocument *self)
{
  return desk_history_saved (self->history) != desk_history_place (self->history);
}

void
desk_document_set_removes_candidates (DeskDocument *self, bool removes)
{
  self->removes_candidates = removes;
}

void
desk_document_set_keeper (DeskDocument *self, DeskKeeper keeper, void *data)
{
  self->keeper = keeper;
  self->keeper_data = data;
}

void
desk_document_set_shelf (DeskDocument *self, DeskShelf *shelf)
{
  self->shelf = shelf;
}

DeskDocument *
desk_document_new_from (DeskState *state)
{
  DeskDocument *self = g_object_new (DESK_TYPE_DOCUMENT, NULL);

  self->state = state;
  desk_derive (state, &self->derived);
  return self;
}

DeskDocument *
desk_document_new (SudokuShape *shape)
{
  return desk_document_new_from (desk_state_new (shape));
}

bool
desk_document_repeat_step (DeskDocument *self, GBytes *step)
{
  uint64_t cells[DESK_MAX_WORDS] = { 0 };

  return do_step (self, step, &(DeskTouched){ .cells = cells });
}

bool
desk_document_repeat_place (DeskDocument *self, guint place)
{
  uint64_t cells[DESK_MAX_WORDS] = { 0 };
  DeskTouched touched = { .cells = cells };

  if (place > desk_history_n_steps (self->history))
    return false;
  while (desk_history_place (self->history) != place)
    if (!move (self, desk_history_place (self->history) < place, &touched))
      return false;
  return true;
}

void
desk_document_repeat_file (DeskDocument *self, const DeskFile *file, gint64 saved)
{
  desk_state_set_file (self->state, file);
  desk_history_set_saved (self->history, saved);
}

void
desk_document_repeat_play (DeskDocument *self, DeskPlay play)
{
  self->state->play = play;
}

const DeskState *
desk_document_get_state (DeskDocument *self)
{
  return self->state;
}

const DeskDerived *
desk_document_get_derived (DeskDocument *self)
{
  return &self->derived;
}

const DeskHistory *
desk_document_get_history (DeskDocument *self)
{
  return self->history;
}

DeskState *
desk_document_get_first_state (DeskDocument *self)
{
  DeskState *state = desk_state_copy (self->state);

  for (guint place = desk_history_place (self->history); place > 0; place--)
    if (!desk_step_apply (desk_history_step (self->history, place - 1), false, &state, NULL))
      g_assert_not_reached ();
  return state;
}

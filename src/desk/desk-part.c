#include "desk-part.h"

#include "desk-document-private.h"
#include "desk-load-private.h"
#include "desk-progress-private.h"
#include "desk-shelf-private.h"
#include "format-about.h"
#include "formats-walk.h"

#include <stdlib.h>

/* How well a puzzle of the file matches the one that was read from it. */
typedef enum
{
  FIT_NOT,
  FIT_GIVENS,
  FIT_ALL,
} Fit;

typedef struct
{
  const DeskFile *from;
  const FormatsPuzzle *puzzle;
  uint64_t offset; /* of the best one */
  Fit best;
  bool is_there; /* the best one is at the place where the puzzle was read */
  unsigned n_best;
} Search;

static FormatsBytes
bytes_of (GBytes *file)
{
  gsize length;
  const char *bytes = g_bytes_get_data (file, &length);

  return (FormatsBytes){ bytes, length };
}

/* Sessions of earlier versions have no check sums: then the givens must be those of the
 * document. */
static Fit
compare_with_original (const Search *self, const FormatsPuzzle *found)
{
  const DeskFile part = { .is_part = true };
  g_autoptr (DeskState) state = NULL;

  if (found->kind != FORMATS_SUDOKU)
    return FIT_NOT;
  if (self->from->puzzle == 0)
    return sudoku_puzzle_equal (found->sudoku, self->puzzle->sudoku) ? FIT_ALL : FIT_NOT;
  state = desk_load_puzzle (found, &part);
  if (state->file.puzzle != self->from->puzzle)
    return FIT_NOT;
  return state->file.content == self->from->content ? FIT_ALL : FIT_GIVENS;
}

/* Keeps the best match; among equal ones, the one in the old place. */
static void
consider_found_puzzle (Search *self, const FormatsPuzzle *found)
{
  const bool is_there = found->place.offset == self->from->offset;
  const Fit fit = compare_with_original (self, found);

  if (fit == FIT_NOT || fit < self->best)
    return;
  self->n_best = fit > self->best ? 1 : self->n_best + 1;
  if (fit > self->best || is_there)
    {
      self->offset = found->place.offset;
      self->is_there = is_there;
    }
  self->best = fit;
}

/* Searches the puzzles of the file; with `only_there`, up to the old place. */
static BaseStatus
part_search_file (Search *self, FormatsBytes file, bool only_there)
{
  FormatsWalk walk;
  BaseStatus status = formats_walk_begin_bytes (&walk, file);
  bool past = false;

  if (status != BASE_OK)
    return status;
  while (!past && formats_walk_next (&walk))
    {
      const uint64_t offset = walk.puzzle.place.offset;

      if (walk.outcome == FORMATS_PUZZLE && (!only_there || offset == self->from->offset))
        consider_found_puzzle (self, &walk.puzzle);
      past = only_there && offset >= self->from->offset;
    }
  status = formats_walk_status (&walk);
  formats_walk_end (&walk);
  return status;
}

/* Usually the puzzle is in its old place, which is tried first because check sums of all puzzles
 * take time. */
static BaseStatus
find_place (Search *self, FormatsBytes file)
{
  BaseStatus status = part_search_file (self, file, true);

  if (status != BASE_OK || self->best == FIT_ALL)
    return status;
  *self = (Search){ .from = self->from, .puzzle = self->puzzle };
  return part_search_file (self, file, false);
}

/* Sets the check sums that a document has when it reads this puzzle from the new file. */
static BaseStatus
part_describe (DeskPart *part)
{
  const DeskFile from = { .is_part = true };
  FormatsWalk walk;
  BaseStatus status = formats_walk_begin_bytes (&walk, bytes_of (part->bytes));

  if (status != BASE_OK)
    return status;
  if (formats_walk_skip (&walk, part->replacement.number))
    {
      g_autoptr (DeskState) state = desk_load_puzzle (&walk.puzzle, &from);

      part->puzzle = state->file.puzzle;
      part->content = state->file.content;
    }
  status = formats_walk_status (&walk);
  formats_walk_end (&walk);
  return status;
}

static BaseStatus
part_replace (FormatsBytes file, const FormatsPuzzle *puzzle, DeskPart *part)
{
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status = formats_replace (file, part->offset, puzzle, &part->replacement, &text);

  if (status == BASE_OK && part->replacement.result == FORMATS_REPLACED)
    {
      part->bytes = g_bytes_new_with_free_func (text.bytes, text.length, free, text.bytes);
      part->result = DESK_PART_PUT;
      return part_describe (part);
    }
  part->result = DESK_PART_IMPOSSIBLE;
  base_text_clear (&text);
  return status;
}

BaseStatus
desk_part_put (GBytes *file,
               const DeskFile *from,
               const FormatsPuzzle *puzzle,
               bool anyway,
               DeskPart *out_part)
{
  Search found = { .from = from, .puzzle = puzzle };
  DeskPart part = { .result = DESK_PART_GONE };
  BaseStatus status = find_place (&found, bytes_of (file));

  if (status == BASE_OK && (found.is_there || found.n_best == 1))
    {
      part.offset = found.offset;
      part.result = DESK_PART_CHANGED;
      if (found.best == FIT_ALL || anyway)
        status = part_replace (bytes_of (file), puzzle, &part);
    }
  if (status == BASE_OK)
    *out_part = part;
  else
    g_clear_pointer (&part.bytes, g_bytes_unref);
  return status;
}

void
desk_part_add_state (GHashTable *games, DeskDocument *document)
{
  const DeskState *state = desk_document_get_state (document);
  GByteArray *bytes = g_byte_array_new ();
  guint64 *puzzle = g_new (guint64, 1);

  desk_state_write (state, bytes);
  *puzzle = state->file.puzzle;
  g_hash_table_replace (games, puzzle, g_byte_array_free_to_bytes (bytes));
}

/* The puzzle as it was kept, when the file has nothing newer. */
static BaseStatus
part_recall (const DeskState *fresh, GBytes *kept, FormatsPuzzle *puzzle)
{
  DeskReader reader = desk_reader_of (kept);
  DeskState *state = desk_state_read (&reader);
  FormatsPuzzle game = FORMATS_PUZZLE_EMPTY;
  BaseStatus status = BASE_OK;

  if (state != NULL)
    state = desk_shelf_renew (state, fresh);
  if (state != NULL)
    {
      g_autofree uint64_t *marks = desk_marks_find_shown (state, DESK_FIELD_CANDIDATES);

      status = desk_progress_puzzle_of (state, marks, &game);
    }
  if (state != NULL && status == BASE_OK)
    {
      game.place = puzzle->place;
      game.end_offset = puzzle->end_offset;
      format_puzzle_clear (puzzle);
      *puzzle = game;
    }
  desk_state_free (state);
  return status;
}

BaseStatus
desk_part_add_game (FormatsPuzzle *puzzle, GHashTable *games, uint32_t rating, DeskFile *out_sums)
{
  const DeskFile part = { .is_part = true };
  g_autoptr (DeskState) fresh = desk_load_puzzle (puzzle, &part);
  const guint64 sum = fresh->file.puzzle;
  GBytes *kept = g_hash_table_lookup (games, &sum);
  BaseStatus status = kept != NULL ? part_recall (fresh, kept, puzzle) : BASE_OK;
  g_autoptr (DeskState) written = NULL;

  if (status != BASE_OK)
    return status;
  if (rating > 0)
    format_about_set_rating (puzzle, rating);
  puzzle->format = formats_find ("quadrille");
  written = desk_load_puzzle (puzzle, &part);
  *out_sums = written->file;
  out_sums->uri = NULL;
  return BASE_OK;
}

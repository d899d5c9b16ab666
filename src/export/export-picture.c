/* One picture for every kind: pictures of the dance are made when they are first needed and kept,
 * because an animation draws hundreds of frames of the same problem. */
#include "export-chip.h"
#include "export-private.h"
#include "export-steps.h"
#include "export-tree.h"

#include "base-memory.h"
#include "board.h"
#include "cover-links.h"
#include "paint-board.h"
#include "paint-links.h"
#include "paint-picture.h"
#include "words-gettext.h"

#include <math.h>
#include <stdlib.h>

static bool
is_picture (ExportWhat what)
{
  return what >= EXPORT_PICTURES && what < EXPORT_STEP;
}

static PaintPictureKind
picture_of (ExportWhat what)
{
  return (PaintPictureKind) (what - EXPORT_PICTURES);
}

ExportKind
export_kind (ExportWhat what)
{
  static const ExportKind others[] = {
    [EXPORT_PUZZLE] = { .id = "puzzle", .name = N_ ("Puzzle"), .at_rest = true },
    [EXPORT_SOLUTION] = { .id = "solution",
                          .name = N_ ("Solution"),
                          .at_rest = true,
                          .solved = true },
    [EXPORT_BOTH] = { .id = "both",
                      .name = N_ ("Puzzle and Solution"),
                      .at_rest = true,
                      .solved = true },
    [EXPORT_CANDIDATES] = { .id = "candidates", .name = N_ ("Candidates"), .at_rest = true },
    [EXPORT_POSITION] = { .id = "position", .name = N_ ("Puzzle With Entries"), .at_rest = true },
    [EXPORT_STEP] = { .id = "step", .name = N_ ("Board With Links or Matrix") },
    [EXPORT_REASON] = { .id = "reason", .name = N_ ("Reason of a Step") },
    [EXPORT_DIAGRAM] = { .id = "diagram", .name = N_ ("Diagram") },
  };

  if (!is_picture (what))
    return others[what];
  return (ExportKind){ .id = paint_picture_id (picture_of (what)),
                       .name = paint_picture_name (picture_of (what)),
                       .calls = paint_picture_has_calls (picture_of (what)) };
}

struct ExportPicture
{
  ExportContent content;
  Board *board;     /* at rest: the board; owned */
  PaintCell *cells; /* at rest */
  ExportSymbols symbols;
  bool hid_candidates;                    /* at rest: in the last drawing */
  PaintPicture *pictures[PAINT_PICTURES]; /* NULL until one is needed */
};

/* One drawing of the picture. */
typedef struct
{
  ExportPicture *picture;
  cairo_t *cr;
  const ExportLook *look;
  PaintRect where;
  PaintPictureKind kind; /* of a moment */
  PaintStageOptions options;
  PaintFrame frame;
} Drawing;

/* Fills cells over the givens of a position: entries, with the solved values beside them where they
 * differ; solved values alone; or else pencil marks. */
static void
add_progress (const ExportContent *content, PaintCell *cells)
{
  for (uint32_t i = 0; i < sudoku_shape_n_cells (content->puzzle->shape); i++)
    {
      const uint8_t entry = content->entries != NULL ? content->entries[i] : 0;
      const uint8_t solved = content->solution != NULL ? content->solution[i] : 0;

      if (cells[i].value != 0)
        continue;
      cells[i].value = entry != 0 ? entry : solved;
      cells[i].kind = entry != 0    ? PAINT_DIGIT_ENTERED
                      : solved != 0 ? PAINT_DIGIT_SOLVED
                                    : PAINT_DIGIT_GIVEN;
      cells[i].correction = entry != 0 && solved != entry ? solved : 0;
      if (content->marks != NULL && content->marks[i] != 0)
        cells[i].candidates = content->marks[i];
    }
}

void
export_content_fill (const ExportContent *content, PaintCell *cells)
{
  static const ExportGridFilling fillings[] = {
    [EXPORT_PUZZLE] = EXPORT_GRID_GIVENS,   [EXPORT_SOLUTION] = EXPORT_GRID_SOLVED,
    [EXPORT_BOTH] = EXPORT_GRID_BOTH,       [EXPORT_CANDIDATES] = EXPORT_GRID_CANDIDATES,
    [EXPORT_POSITION] = EXPORT_GRID_GIVENS,
  };

  export_grid_fill (content->puzzle, content->solution, fillings[content->what], cells);
  if (content->what == EXPORT_POSITION)
    add_progress (content, cells);
}

static BaseStatus
prepare_at_rest (ExportPicture *self)
{
  const SudokuPuzzle *puzzle = self->content.puzzle;

  self->cells = base_new_zeroed (PaintCell, sudoku_shape_n_cells (puzzle->shape));
  if (self->cells == NULL)
    return BASE_NO_MEMORY;
  export_content_fill (&self->content, self->cells);
  export_symbols_make (self->content.symbols, sudoku_shape_n_values (puzzle->shape),
                       &self->symbols);
  return export_grid_board (puzzle->shape, &self->board);
}

BaseStatus
export_picture_new (const ExportContent *content, ExportPicture **out_picture)
{
  ExportPicture *self = base_new_zeroed (ExportPicture, 1);
  BaseStatus status = BASE_OK;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->content = *content;
  if (export_kind (content->what).at_rest)
    status = prepare_at_rest (self);
  if (status == BASE_OK)
    *out_picture = self;
  else
    export_picture_free (self);
  return status;
}

static void
free_pictures (ExportPicture *self)
{
  for (unsigned kind = 0; kind < PAINT_PICTURES; kind++)
    {
      paint_picture_free (self->pictures[kind]);
      self->pictures[kind] = NULL;
    }
}

void
export_picture_free (ExportPicture *self)
{
  if (self == NULL)
    return;
  free_pictures (self);
  board_free (self->board);
  free (self->cells);
  free (self);
}

const ExportContent *
export_picture_content (const ExportPicture *self)
{
  return &self->content;
}

uint64_t
export_picture_place (const ExportPicture *self)
{
  const ExportContent *content = &self->content;

  return content->steps != NULL ? export_steps_number (content->steps)
                                : player_position (content->player);
}

/* Each step has a subject of its own, and so its own painters. */
BaseStatus
export_picture_go (ExportPicture *self, uint64_t place)
{
  ExportSteps *steps = self->content.steps;
  BaseStatus status;

  if (steps == NULL)
    return player_seek (self->content.player, place);
  if (place == export_steps_number (steps))
    return BASE_OK;
  free_pictures (self);
  status = export_steps_go (steps, place);
  if (status == BASE_OK)
    export_steps_fill (steps, &self->content);
  return status;
}

bool
export_picture_hid_candidates (const ExportPicture *self)
{
  return self->hid_candidates;
}

static BaseStatus
make_picture (ExportPicture *self, PaintPictureKind kind)
{
  const PaintPictureWords words = {
    .tree = export_tree_words (),
    .write_chip = export_chip_write,
  };
  Subject subject = *self->content.subject;
  BaseStatus status;

  subject.symbols = self->content.symbols;
  status = paint_picture_new (kind, &subject, &self->pictures[kind]);
  if (status == BASE_OK)
    paint_picture_set_words (self->pictures[kind], &words);
  return status;
}

/* Scrolls to the current decision, in a picture that may be larger than its room. */
static BaseStatus
pan_to_decision (PaintPicture *picture, const PlayerState *state, PaintStageOptions *options)
{
  PaintPointed now = PAINT_POINTED_NOTHING;

  if (!paint_picture_overflows (picture) || state->n_frames == 0)
    return BASE_OK;
  now.item = state->frames[state->n_frames - 1].item;
  now.option = state->frames[state->n_frames - 1].option;
  (void) paint_picture_centre (picture, now, &options->pan_x, &options->pan_y);
  return paint_picture_set_options (picture, options);
}

/* Returns the painter of a kind, with its options set; makes it when it is first needed. */
static BaseStatus
set_up_picture (Drawing *drawing, PaintPicture **out_picture)
{
  ExportPicture *self = drawing->picture;
  BaseStatus status = BASE_OK;

  if (self->pictures[drawing->kind] == NULL)
    status = make_picture (self, drawing->kind);
  if (status != BASE_OK)
    return status;
  *out_picture = self->pictures[drawing->kind];
  paint_picture_set_manner (
      *out_picture, (PaintPictureManner){ .following = true, .apart = drawing->look->drawing });
  status = paint_picture_set_options (*out_picture, &drawing->options);
  if (status == BASE_OK)
    status = pan_to_decision (*out_picture, drawing->frame.state, &drawing->options);
  return status;
}

/* Sets the tree of the other run, at the moment where its player stands. */
static void
set_beside (const ExportPicture *self, PaintPicture *picture)
{
  const ExportContent *content = &self->content;
  const PlayerState *state = player_state (content->beside);
  const PaintTreeBeside beside = {
    .tree = state->tree,
    .position = state->position,
    .calls = state->counters->nodes,
    .finished = state->finished,
    .rule = content->beside_rule,
    .own_rule = content->rule,
  };

  paint_picture_set_beside (picture, &beside);
}

/* At the end of a search the board shows the last solution, not the start position.  The player
 * goes there for the drawing, and back. */
static BaseStatus
draw_solved (Drawing *drawing, PaintPicture *picture)
{
  Player *player = drawing->picture->content.player;
  const uint64_t end = player_position (player);
  BaseStatus status;

  (void) player_move (player, (PlayerGoal){ .aim = PLAYER_TO_SOLUTION }, PLAYER_BACKWARD);
  drawing->frame.state = player_state (player);
  drawing->frame.n_moving = 0;
  status = paint_picture_draw (picture, drawing->cr, &drawing->frame, drawing->look->theme,
                               drawing->look->text);
  (void) player_seek (player, end);
  drawing->frame.state = player_state (player);
  return status;
}

static bool
is_solved_at_end (const Drawing *drawing)
{
  const PlayerState *state = drawing->frame.state;

  return drawing->kind == PAINT_PICTURE_BOARD && state->finished && state->position == state->end
         && state->totals->solutions > 0;
}

static BaseStatus
draw_moment (Drawing *drawing)
{
  PaintPicture *picture;
  BaseStatus status = set_up_picture (drawing, &picture);

  if (status == BASE_OK && drawing->picture->content.beside != NULL)
    set_beside (drawing->picture, picture);
  if (status == BASE_OK && is_solved_at_end (drawing))
    return draw_solved (drawing, picture);
  if (status == BASE_OK)
    status = paint_picture_draw (picture, drawing->cr, &drawing->frame, drawing->look->theme,
                                 drawing->look->text);
  return status;
}

static BaseStatus
draw_grid (Drawing *drawing)
{
  ExportPicture *self = drawing->picture;
  const PaintBoardOptions options = {
    .width = drawing->options.width,
    .height = drawing->options.height,
    .scale = drawing->options.scale,
    .text_scale = 1,
    .coordinates = drawing->look->coordinates,
  };
  const bool is_position = self->content.what == EXPORT_POSITION;
  const PaintBoardState state = {
    .cells = self->cells,
    .symbols = self->symbols.symbols,
    .n_values = sudoku_shape_n_values (self->content.puzzle->shape),
    .notes = is_position ? self->content.notes : NULL,
    .lines = self->content.lines,
    .n_lines = is_position ? self->content.n_lines : 0,
  };
  PaintBoardLayout *layout = NULL;
  BaseStatus status = paint_board_layout_new (self->board, options, &layout);

  if (status == BASE_OK)
    {
      self->hid_candidates =
          export_cells_have_candidates (self->cells, board_n_cells (self->board))
          && paint_board_candidate_size (layout, &state, drawing->look->text) == 0;
      status =
          paint_board_draw (drawing->cr, layout, &state, drawing->look->theme, drawing->look->text);
    }
  paint_board_layout_free (layout);
  return status;
}

static BaseStatus
draw_diagram (Drawing *drawing)
{
  const ExportContent *content = &drawing->picture->content;

  return content->draw (content->diagram, drawing->cr, drawing->where, drawing->look);
}

/* Draws in a part of the room, on whole device pixels. */
static BaseStatus
draw_in (Drawing *drawing, PaintRect where, BaseStatus (*draw) (Drawing *drawing))
{
  Drawing part = *drawing;
  BaseStatus status;

  part.where = where;
  part.options.width = where.width;
  part.options.height = where.height;
  cairo_save (part.cr);
  cairo_rectangle (part.cr, where.x, where.y, where.width, where.height);
  cairo_clip (part.cr);
  cairo_translate (part.cr, where.x, where.y);
  status = draw (&part);
  cairo_restore (part.cr);
  return status;
}

static double
scale_to_pixels (double units, double scale)
{
  return floor (units * scale) / scale;
}

/* Draws one chip above both pictures, and leaves the rest of the room to them. */
static BaseStatus
draw_chip_above (Drawing *drawing)
{
  const double height = paint_chip_height (&drawing->options);
  PaintChip chip = PAINT_CHIP_EMPTY;
  BaseStatus status;

  if (!drawing->options.chip)
    return BASE_OK;
  export_chip_write (drawing->picture->content.subject, drawing->frame.state, &chip);
  cairo_save (drawing->cr);
  cairo_translate (drawing->cr, drawing->where.x, drawing->where.y);
  status = paint_chip_draw (&chip, drawing->cr, &drawing->options, drawing->look->theme,
                            drawing->look->text);
  cairo_restore (drawing->cr);
  paint_chip_clear (&chip);
  drawing->where.y += height;
  drawing->where.height = fmax (drawing->where.height - height, 1);
  drawing->options.chip = false;
  return status;
}

/* Shows the links only where all of them can be read, which is the same for every frame. */
static BaseStatus
draw_pair (Drawing *drawing)
{
  const PaintRect all = drawing->where;
  const double scale = drawing->options.scale;
  const bool wide = all.width >= all.height;
  const double share = scale_to_pixels (
      fmin (wide ? all.height : all.width, 0.5 * (wide ? all.width : all.height)), scale);
  const PaintRect first = { all.x, all.y, wide ? share : all.width, wide ? all.height : share };
  const PaintRect second = {
    wide ? all.x + share : all.x,
    wide ? all.y : all.y + share,
    wide ? all.width - share : all.width,
    wide ? all.height : all.height - share,
  };
  const CoverLinks *links = drawing->picture->content.subject->links;
  const double room = fmin (
      second.width / (links->n_items + 3.0),
      second.height / (cover_problem_n_options (drawing->picture->content.subject->problem) + 3.0));
  BaseStatus status;

  drawing->kind = PAINT_PICTURE_BOARD;
  status = draw_in (drawing, first, draw_moment);
  drawing->kind = room >= 1.5 * PAINT_LINKS_LEAST_NODE ? PAINT_PICTURE_LINKS : PAINT_PICTURE_MATRIX;
  return status == BASE_OK ? draw_in (drawing, second, draw_moment) : status;
}

static BaseStatus
draw_step (Drawing *drawing)
{
  const BaseStatus status = draw_chip_above (drawing);

  return status == BASE_OK ? draw_pair (drawing) : status;
}

static Drawing
start_drawing (ExportPicture *self, cairo_t *cr, PaintRect where, const ExportLook *look)
{
  Player *player = self->content.player;
  const PlayerState *state = player != NULL ? player_state (player) : NULL;
  const ExportWhat what = self->content.what;

  return (Drawing){
    .picture = self,
    .kind = is_picture (what) ? picture_of (what) : PAINT_PICTURE_BOARD,
    .cr = cr,
    .look = look,
    .where = where,
    .options = {
      .width = where.width,
      .height = where.height,
      .scale = look->scale,
      .text_scale = 1,
      .presenting = look->presenting,
      .zoom = 1,
      .pan_x = 0.5,
      .pan_y = 0.5,
      .chip = look->chip && self->content.reason == NULL,
    },
    .frame = {
      .state = state,
      .n_moving =
          state != NULL && state->n_changes > 0 && state->changes[0].position == state->position,
      .phase = look->phase,
      .pointed = PAINT_POINTED_NOTHING,
      .reason = self->content.reason,
    },
  };
}

/* Finding the parts of other pictures takes longer than drawing them. */
bool
export_picture_knows_parts (const ExportPicture *self)
{
  const ExportWhat what = self->content.what;

  return is_picture (what) && self->content.steps == NULL
         && paint_picture_finds_parts (picture_of (what));
}

BaseStatus
export_picture_set_up (ExportPicture *self,
                       PaintRect where,
                       const ExportLook *look,
                       PaintPicture **out_picture)
{
  Drawing drawing = start_drawing (self, NULL, where, look);

  return set_up_picture (&drawing, out_picture);
}

BaseStatus
export_picture_find_parts (ExportPicture *self,
                           PaintRect where,
                           const ExportLook *look,
                           PaintParts *out_parts)
{
  Drawing drawing = start_drawing (self, NULL, where, look);
  PaintPicture *picture;
  BaseStatus status;

  *out_parts = (PaintParts){ { where }, 1 };
  if (!export_picture_knows_parts (self))
    return BASE_OK;
  status = set_up_picture (&drawing, &picture);
  if (status == BASE_OK)
    status = paint_picture_find_parts (picture, &drawing.frame, look->text, out_parts);
  for (unsigned i = 0; i < out_parts->n; i++)
    {
      out_parts->rects[i].x += where.x;
      out_parts->rects[i].y += where.y;
    }
  return status;
}

BaseStatus
export_picture_draw (ExportPicture *self, cairo_t *cr, PaintRect where, const ExportLook *look)
{
  Drawing drawing = start_drawing (self, cr, where, look);

  if (self->content.what == EXPORT_STEP)
    return draw_step (&drawing);
  if (self->content.what == EXPORT_DIAGRAM)
    return draw_in (&drawing, where, draw_diagram);
  return draw_in (&drawing, where,
                  export_kind (self->content.what).at_rest ? draw_grid : draw_moment);
}

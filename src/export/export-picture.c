/* One picture for every kind: painters are made when they are first needed and kept, because an animation draws
 * hundreds of frames of the same problem. */
#include "export-private.h"

#include "base-memory.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "paint-scene.h"
#include "paint-tree.h"
#include "player-question.h"
#include "words-gettext.h"

#include <math.h>
#include <stdlib.h>

const ExportKind export_kinds[] = {
  [EXPORT_PUZZLE] = { .id = "puzzle", .name = N_ ("Puzzle"), .at_rest = true },
  [EXPORT_SOLUTION] = { .id = "solution",
                        .name = N_ ("Solution"),
                        .at_rest = true,
                        .solved = true },
  [EXPORT_BOTH] = { .id = "both",
                    .name = N_ ("Puzzle and solution"),
                    .at_rest = true,
                    .solved = true },
  [EXPORT_CANDIDATES] = { .id = "candidates", .name = N_ ("Candidates"), .at_rest = true },
  [EXPORT_POSITION] = { .id = "position", .name = N_ ("Puzzle with entries"), .at_rest = true },
  [EXPORT_BOARD] = { .id = "board", .name = N_ ("Board") },
  [EXPORT_LINKS] = { .id = "links", .name = N_ ("Links") },
  [EXPORT_MATRIX] = { .id = "matrix", .name = N_ ("Matrix") },
  [EXPORT_TREE] = { .id = "tree", .name = N_ ("Search tree") },
  [EXPORT_STEP] = { .id = "step", .name = N_ ("Board with links or matrix") },
  [EXPORT_DIAGRAM] = { .id = "diagram", .name = N_ ("Diagram") },
};

const unsigned export_n_kinds = EXPORT_DIAGRAM;

/* Of a level of the tree; more are folded anyway. */
#define MOST_BRANCHES 64

struct ExportPicture
{
  ExportSubject subject;
  Board *board;     /* at rest: the board; ours */
  PaintCell *cells; /* at rest */
  ExportSymbols symbols;
  bool hid_candidates; /* at rest: when it was drawn last */
  PaintScene *scene;
  PaintLinks *links;
  PaintMatrix *matrix;
  PaintTree *tree;
  PlayerBranch *branches;
  PaintTreeLevel *levels;
  size_t n_levels; /* for which there is room in both */
};

/* One drawing of it. */
typedef struct
{
  ExportPicture *picture;
  cairo_t *cr;
  const ExportLook *look;
  PaintRect where;
  PaintStageOptions options;
  PaintFrame frame;
} Drawing;

/* Over the givens of a position: what was entered, with what was solved beside it where that differs, what was solved
 * alone, or else pencil marks. */
static void
add_progress (const ExportSubject *subject, PaintCell *cells)
{
  for (uint32_t i = 0; i < sudoku_shape_n_cells (subject->puzzle->shape); i++)
    {
      const uint8_t entry = subject->entries != NULL ? subject->entries[i] : 0;
      const uint8_t solved = subject->solution != NULL ? subject->solution[i] : 0;

      if (cells[i].value != 0)
        continue;
      cells[i].value = entry != 0 ? entry : solved;
      cells[i].kind = entry != 0    ? PAINT_DIGIT_ENTERED
                      : solved != 0 ? PAINT_DIGIT_SOLVED
                                    : PAINT_DIGIT_GIVEN;
      cells[i].correction = entry != 0 && solved != entry ? solved : 0;
      if (subject->marks != NULL && subject->marks[i] != 0)
        cells[i].candidates = subject->marks[i];
    }
}

void
export_subject_fill (const ExportSubject *subject, PaintCell *cells)
{
  static const ExportGridFilling fillings[] = {
    [EXPORT_PUZZLE] = EXPORT_GRID_GIVENS,   [EXPORT_SOLUTION] = EXPORT_GRID_SOLVED,
    [EXPORT_BOTH] = EXPORT_GRID_BOTH,       [EXPORT_CANDIDATES] = EXPORT_GRID_CANDIDATES,
    [EXPORT_POSITION] = EXPORT_GRID_GIVENS,
  };

  export_grid_fill (subject->puzzle, subject->solution, fillings[subject->what], cells);
  if (subject->what == EXPORT_POSITION)
    add_progress (subject, cells);
}

static BaseStatus
prepare_at_rest (ExportPicture *self)
{
  const SudokuPuzzle *puzzle = self->subject.puzzle;

  self->cells = base_new_zeroed (PaintCell, sudoku_shape_n_cells (puzzle->shape));
  if (self->cells == NULL)
    return BASE_NO_MEMORY;
  export_subject_fill (&self->subject, self->cells);
  export_symbols_make (self->subject.symbols, sudoku_shape_n_values (puzzle->shape),
                       &self->symbols);
  return export_grid_board (puzzle->shape, &self->board);
}

BaseStatus
export_picture_new (const ExportSubject *subject, ExportPicture **out_picture)
{
  ExportPicture *self = base_new_zeroed (ExportPicture, 1);
  BaseStatus status = BASE_OK;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->subject = *subject;
  if (export_kinds[subject->what].at_rest)
    status = prepare_at_rest (self);
  if (status == BASE_OK)
    *out_picture = self;
  else
    export_picture_free (self);
  return status;
}

void
export_picture_free (ExportPicture *self)
{
  if (self == NULL)
    return;
  paint_scene_free (self->scene);
  paint_links_free (self->links);
  paint_matrix_free (self->matrix);
  paint_tree_free (self->tree);
  board_free (self->board);
  free (self->cells);
  free (self->branches);
  free (self->levels);
  free (self);
}

const ExportSubject *
export_picture_subject (const ExportPicture *self)
{
  return &self->subject;
}

bool
export_picture_hid_candidates (const ExportPicture *self)
{
  return self->hid_candidates;
}

/* A scene with its options; what happens now comes into sight. */
static BaseStatus
set_scene (Drawing *drawing)
{
  ExportPicture *self = drawing->picture;
  const PlayerState *state = drawing->frame.state;
  PaintPointed now = PAINT_POINTED_NOTHING;
  BaseStatus status = BASE_OK;

  if (self->scene == NULL)
    {
      status = paint_scene_new (&self->subject.paint, &self->scene);
      if (status != BASE_OK)
        return status;
      paint_scene_set_symbols (self->scene, self->subject.symbols);
    }
  status = paint_scene_set_options (self->scene, &drawing->options);
  if (status != BASE_OK || state->n_frames == 0)
    return status;
  now.item = state->frames[state->n_frames - 1].item;
  now.option = state->frames[state->n_frames - 1].option;
  if (paint_scene_find (self->scene, now, &drawing->options.pan_x, &drawing->options.pan_y))
    status = paint_scene_set_options (self->scene, &drawing->options);
  return status;
}

static BaseStatus
draw_board (Drawing *drawing)
{
  const BaseStatus status = set_scene (drawing);

  if (status != BASE_OK)
    return status;
  return paint_scene_draw (drawing->picture->scene, drawing->cr, &drawing->frame,
                           drawing->look->theme, drawing->look->text);
}

/* Of what is too small to be read, what happens. */
static BaseStatus
set_links (Drawing *drawing)
{
  ExportPicture *self = drawing->picture;

  if (self->links == NULL)
    {
      const BaseStatus status = paint_links_new (&self->subject.paint, &self->links);

      if (status != BASE_OK)
        return status;
    }
  paint_links_set_options (self->links, &drawing->options);
  paint_links_set_following (self->links, true);
  return BASE_OK;
}

static BaseStatus
draw_links (Drawing *drawing)
{
  const BaseStatus status = set_links (drawing);

  if (status != BASE_OK)
    return status;
  return paint_links_draw (drawing->picture->links, drawing->cr, &drawing->frame,
                           drawing->look->theme, drawing->look->text);
}

static BaseStatus
draw_matrix (Drawing *drawing)
{
  ExportPicture *self = drawing->picture;
  BaseStatus status = BASE_OK;

  if (self->matrix == NULL)
    status = paint_matrix_new (&self->subject.paint, &self->matrix);
  if (status == BASE_OK)
    {
      paint_matrix_set_apart (self->matrix, drawing->look->drawing);
      status = paint_matrix_set_options (self->matrix, &drawing->options);
    }
  if (status == BASE_OK)
    status = paint_matrix_draw (self->matrix, drawing->cr, &drawing->frame, drawing->look->theme,
                                drawing->look->text);
  return status;
}

static BaseStatus
make_room_for_levels (ExportPicture *self, size_t n)
{
  if (n <= self->n_levels)
    return BASE_OK;
  free (self->branches);
  free (self->levels);
  self->branches = base_new_zeroed (PlayerBranch, n * MOST_BRANCHES);
  self->levels = base_new_zeroed (PaintTreeLevel, n);
  self->n_levels = self->branches != NULL && self->levels != NULL ? n : 0;
  return self->n_levels == n ? BASE_OK : BASE_NO_MEMORY;
}

static BaseStatus
draw_tree (Drawing *drawing)
{
  ExportPicture *self = drawing->picture;
  const PaintTreeWords words = { .givens = _ ("Givens"),
                                 .start = _ ("Start"),
                                 .nodes = _ ("Calls") };
  const uint32_t n = drawing->frame.state->n_frames;
  BaseStatus status = make_room_for_levels (self, n);

  if (status == BASE_OK && self->tree == NULL)
    status = paint_tree_new (&self->subject.paint, &self->tree);
  if (status != BASE_OK)
    return status;
  for (uint32_t level = 0; level < n; level++)
    {
      PlayerBranch *room = self->branches + (size_t) level * MOST_BRANCHES;

      self->levels[level].branches = room;
      if (player_branches (self->subject.player, level, true, room, MOST_BRANCHES,
                           &self->levels[level].n)
          != BASE_OK)
        self->levels[level].n = 0;
    }
  drawing->frame.state = player_state (self->subject.player);
  paint_tree_set_options (self->tree, &drawing->options);
  paint_tree_set_words (self->tree, &words);
  paint_tree_set_levels (self->tree, self->levels, n);
  return paint_tree_draw (self->tree, drawing->cr, &drawing->frame, drawing->look->theme,
                          drawing->look->text);
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
  const PaintBoardState state = {
    .cells = self->cells,
    .symbols = self->symbols.symbols,
    .n_values = sudoku_shape_n_values (self->subject.puzzle->shape),
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
  const ExportSubject *subject = &drawing->picture->subject;

  return subject->draw (subject->diagram, drawing->cr, drawing->where, drawing->look);
}

/* A piece of the room, on whole device pixels. */
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
to_pixels (double units, double scale)
{
  return floor (units * scale) / scale;
}

/* The links are worth looking at where the whole can be read; that does not change from frame to frame. */
static BaseStatus
draw_step (Drawing *drawing)
{
  const PaintRect all = drawing->where;
  const double scale = drawing->options.scale;
  const bool wide = all.width >= all.height;
  const double share = to_pixels (
      fmin (wide ? all.height : all.width, 0.5 * (wide ? all.width : all.height)), scale);
  const PaintRect first = { all.x, all.y, wide ? share : all.width, wide ? all.height : share };
  const PaintRect second = {
    wide ? all.x + share : all.x,
    wide ? all.y : all.y + share,
    wide ? all.width - share : all.width,
    wide ? all.height : all.height - share,
  };
  const CoverLinks *links = drawing->picture->subject.paint.links;
  const double room =
      fmin (second.width / (links->n_items + 3.0),
            second.height / (cover_problem_n_options (drawing->picture->subject.problem) + 3.0));
  BaseStatus status = draw_in (drawing, first, draw_board);

  if (status == BASE_OK)
    status =
        draw_in (drawing, second, room >= 1.5 * PAINT_LINKS_LEAST_NODE ? draw_links : draw_matrix);
  return status;
}

static Drawing
start_drawing (ExportPicture *self, cairo_t *cr, PaintRect where, const ExportLook *look)
{
  Player *player = self->subject.player;
  const PlayerState *state = player != NULL ? player_state (player) : NULL;

  return (Drawing){
    .picture = self,
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
    },
    .frame = {
      .state = state,
      .n_moving =
          state != NULL && state->n_changes > 0 && state->changes[0].position == state->position,
      .phase = look->phase,
      .pointed = PAINT_POINTED_NOTHING,
    },
  };
}

BaseStatus
export_picture_links (ExportPicture *self,
                      PaintRect where,
                      const ExportLook *look,
                      PaintLinks **out_links)
{
  Drawing drawing = start_drawing (self, NULL, where, look);
  const BaseStatus status = set_links (&drawing);

  if (status == BASE_OK)
    *out_links = self->links;
  return status;
}

/* Others are drawn sooner than that would be found out. */
bool
export_picture_knows_parts (const ExportPicture *self)
{
  return self->subject.what == EXPORT_LINKS;
}

BaseStatus
export_picture_find_parts (ExportPicture *self,
                           PaintRect where,
                           const ExportLook *look,
                           PaintParts *out_parts)
{
  Drawing drawing = start_drawing (self, NULL, where, look);
  BaseStatus status;

  *out_parts = (PaintParts){ { where }, 1 };
  if (!export_picture_knows_parts (self))
    return BASE_OK;
  status = set_links (&drawing);
  if (status == BASE_OK)
    status = paint_links_find_parts (self->links, &drawing.frame, look->text, out_parts);
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
  static BaseStatus (*const draw[]) (Drawing * drawing) = {
    [EXPORT_PUZZLE] = draw_grid,     [EXPORT_SOLUTION] = draw_grid, [EXPORT_BOTH] = draw_grid,
    [EXPORT_CANDIDATES] = draw_grid, [EXPORT_POSITION] = draw_grid, [EXPORT_BOARD] = draw_board,
    [EXPORT_LINKS] = draw_links,     [EXPORT_MATRIX] = draw_matrix, [EXPORT_TREE] = draw_tree,
    [EXPORT_DIAGRAM] = draw_diagram,
  };
  Drawing drawing = start_drawing (self, cr, where, look);

  if (self->subject.what == EXPORT_STEP)
    return draw_step (&drawing);
  return draw_in (&drawing, where, draw[self->subject.what]);
}

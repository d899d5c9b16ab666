/* The pictures that can be drawn, one row each.  A picture that goes with paint-stage.h's frame is a call of each of
 * its painter's functions. */
#include "cli-draw.h"

#include "base-memory.h"
#include "paint-board.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "paint-scene.h"
#include "paint-tree.h"
#include "player-question.h"
#include "words-gettext.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What happens now comes into sight. */
static void
look_at_now (PaintScene *scene, const PlayerState *state, PaintStageOptions *options)
{
  PaintPointed now = PAINT_POINTED_NOTHING;

  if (state->n_frames > 0)
    {
      now.item = state->frames[state->n_frames - 1].item;
      now.option = state->frames[state->n_frames - 1].option;
    }
  paint_scene_find (scene, now, &options->pan_x, &options->pan_y);
}

static BaseStatus
draw_board (const CliDrawing *drawing)
{
  PaintStageOptions options = drawing->options;
  PaintScene *scene = NULL;
  BaseStatus status = paint_scene_new (&drawing->problem, &scene);

  if (status == BASE_OK)
    {
      paint_scene_set_symbols (scene, drawing->subject->symbols);
      status = paint_scene_set_options (scene, &options);
    }
  if (status == BASE_OK)
    {
      look_at_now (scene, drawing->frame.state, &options);
      status = paint_scene_set_options (scene, &options);
    }
  if (status == BASE_OK)
    status = paint_scene_draw (scene, drawing->cr, &drawing->frame, drawing->theme, drawing->text);
  paint_scene_free (scene);
  return status;
}

/* Of what is too small to be read, what happens. */
static BaseStatus
draw_links (const CliDrawing *drawing)
{
  const PaintStageOptions options = drawing->options;
  PaintLinks *links = NULL;
  BaseStatus status = paint_links_new (&drawing->problem, &links);

  if (status == BASE_OK)
    {
      paint_links_set_options (links, &options);
      paint_links_set_following (links, true);
      status =
          paint_links_draw (links, drawing->cr, &drawing->frame, drawing->theme, drawing->text);
    }
  paint_links_free (links);
  return status;
}

static BaseStatus
draw_matrix (const CliDrawing *drawing)
{
  PaintMatrix *matrix = NULL;
  BaseStatus status = paint_matrix_new (&drawing->problem, &matrix);

  if (status == BASE_OK)
    status = paint_matrix_set_options (matrix, &drawing->options);
  if (status == BASE_OK)
    status =
        paint_matrix_draw (matrix, drawing->cr, &drawing->frame, drawing->theme, drawing->text);
  paint_matrix_free (matrix);
  return status;
}

/* Of a level; more are folded anyway. */
#define MOST_BRANCHES 64

static BaseStatus
paint_tree (const CliDrawing *drawing,
            PaintTree *tree,
            PlayerBranch *branches,
            PaintTreeLevel *levels)
{
  const PaintTreeWords words = { .givens = _ ("Givens"),
                                 .start = _ ("Start"),
                                 .nodes = _ ("Nodes") };
  const uint32_t n = drawing->frame.state->n_frames;
  PaintFrame frame = drawing->frame;

  for (uint32_t level = 0; level < n; level++)
    {
      PlayerBranch *room = branches + (size_t) level * MOST_BRANCHES;

      levels[level].branches = room;
      if (player_branches (drawing->player, level, true, room, MOST_BRANCHES, &levels[level].n)
          != BASE_OK)
        levels[level].n = 0;
    }
  frame.state = player_state (drawing->player);
  paint_tree_set_options (tree, &drawing->options);
  paint_tree_set_words (tree, &words);
  paint_tree_set_levels (tree, levels, n);
  return paint_tree_draw (tree, drawing->cr, &frame, drawing->theme, drawing->text);
}

static BaseStatus
draw_tree (const CliDrawing *drawing)
{
  const uint32_t n = drawing->frame.state->n_frames;
  PlayerBranch *branches = base_new_zeroed (PlayerBranch, (size_t) n * MOST_BRANCHES);
  PaintTreeLevel *levels = base_new_zeroed (PaintTreeLevel, n);
  PaintTree *tree = NULL;
  BaseStatus status = BASE_NO_MEMORY;

  if (branches != NULL && levels != NULL)
    status = paint_tree_new (&drawing->problem, &tree);
  if (status == BASE_OK)
    status = paint_tree (drawing, tree, branches, levels);
  paint_tree_free (tree);
  free (branches);
  free (levels);
  return status;
}

static void
put (const CliDrawing *drawing, uint32_t option, PaintDigitKind kind, PaintCell *cells)
{
  const BoardOption what = board_option (drawing->problem.board, option);

  cells[what.cells[0]].value = (uint8_t) what.value;
  cells[what.cells[0]].kind = (uint8_t) kind;
}

/* The givens; and, where the moment is a solution, the rest, slanted. */
static void
fill_cells (const CliDrawing *drawing, PaintCell *cells)
{
  const PlayerState *state = drawing->frame.state;

  for (uint32_t i = 0; i < drawing->subject->n_givens; i++)
    put (drawing, drawing->subject->givens[i], PAINT_DIGIT_GIVEN, cells);
  for (uint32_t i = 0; state != NULL && i < state->n_frames; i++)
    if (state->frames[i].taken)
      put (drawing, state->frames[i].option, PAINT_DIGIT_SOLVED, cells);
}

typedef struct
{
  char names[SUDOKU_MAX_VALUES][4];
  const char *symbols[SUDOKU_MAX_VALUES];
} Symbols;

static void
name_values (const char *symbols, uint32_t n_values, Symbols *out)
{
  for (uint32_t i = 0; i < n_values; i++)
    {
      if (i < strlen (symbols))
        snprintf (out->names[i], sizeof out->names[i], "%c", symbols[i]);
      else
        snprintf (out->names[i], sizeof out->names[i], "%u", (i + 1) % 1000);
      out->symbols[i] = out->names[i];
    }
}

static BaseStatus
draw_puzzle (const CliDrawing *drawing)
{
  const double least = fmin (drawing->options.width, drawing->options.height);
  const double margin = floor (least / 40 * drawing->options.scale) / drawing->options.scale;
  const PaintBoardOptions options = {
    .width = drawing->options.width - 2 * margin,
    .height = drawing->options.height - 2 * margin,
    .scale = drawing->options.scale,
    .text_scale = drawing->options.text_scale,
  };
  PaintBoardState state = {
    .n_values = sudoku_shape_n_values (drawing->subject->puzzle.sudoku->shape),
  };
  Symbols symbols;
  PaintCell *cells = base_new_zeroed (PaintCell, board_n_cells (drawing->problem.board));
  PaintBoardLayout *layout = NULL;
  BaseStatus status = paint_board_layout_new (drawing->problem.board, options, &layout);

  if (cells != NULL && status == BASE_OK)
    {
      name_values (drawing->subject->symbols, state.n_values, &symbols);
      fill_cells (drawing, cells);
      state.symbols = symbols.symbols;
      state.cells = cells;
      cairo_translate (drawing->cr, margin, margin);
      status = paint_board_draw (drawing->cr, layout, &state, drawing->theme, drawing->text);
    }
  else
    status = BASE_NO_MEMORY;
  paint_board_layout_free (layout);
  free (cells);
  return status;
}

const CliPicture cli_pictures[] = {
  { .name = "board", .draw = draw_board },
  { .name = "links", .draw = draw_links },
  { .name = "matrix", .draw = draw_matrix },
  { .name = "tree", .draw = draw_tree },
  { .name = "puzzle", .of_sudoku = true, .at_rest = true, .draw = draw_puzzle },
};

const unsigned cli_n_pictures = sizeof cli_pictures / sizeof *cli_pictures;

/* The icicle: a row a level, and the width of a call is its share of all calls.
 *
 * Most calls of a large tree are narrower than a pixel.  A row draws each pixel at most once for
 * each look, so a frame costs at most the pixels of its rows, however large the tree. */
#include "paint-tree-private.h"

#include <math.h>

typedef enum
{
  CELL_TO_COME,
  CELL_EXPLORED,
  CELL_FOLDED,
  CELL_DEAD_END,
  CELL_SOLUTION,
  CELL_IN_WORK,
  CELLS,
} Cell;

static Cell
cell_of (const PaintTreeSpot *spot)
{
  if (spot->time == PAINT_TREE_TO_COME)
    return CELL_TO_COME;
  if (spot->time != PAINT_TREE_EXPLORED)
    return CELL_IN_WORK;
  if (paint_tree_is_solution (spot))
    return CELL_SOLUTION;
  if (paint_tree_is_dead_end (spot))
    return CELL_DEAD_END;
  return spot->call.n_folded > 0 ? CELL_FOLDED : CELL_EXPLORED;
}

/* Opaque, because narrow cells share pixels. */
static PaintColour
colour_of (const PaintTheme *theme, Cell cell)
{
  const PaintColour ground = theme->ground | 0xff, blue = theme->hues[PAINT_HUE_BLUE];

  switch (cell)
    {
    case CELL_TO_COME:
      return paint_blend (ground, paint_with_alpha (theme->thin, 0.35));
    case CELL_EXPLORED:
      return paint_blend (ground, paint_with_alpha (blue, 0.45));
    case CELL_FOLDED:
      return paint_blend (ground, paint_with_alpha (blue, 0.25));
    case CELL_DEAD_END:
      return paint_blend (ground, paint_with_alpha (theme->thick, 0.65));
    case CELL_SOLUTION:
      return theme->thick;
    default:
      return theme->signs[PAINT_SIGN_ACCENT];
    }
}

/* Leaves a pixel between wide neighbours. */
static void
add_cell (const PaintTreeScene *scene, const PaintTreeSpot *spot, Cell cell)
{
  const PaintBox *box = &spot->box;
  const int gap = box->width >= 4 ? scene->tree->hair : 0, below = box->height >= 4 ? 1 : 0;
  const int height = box->height - below;

  if (cell == CELL_DEAD_END && height >= 6) /* lower than a solution, which is readable in grey */
    cairo_rectangle (scene->cr, box->x, box->y, box->width - gap, height / 2);
  else
    cairo_rectangle (scene->cr, box->x, box->y, box->width - gap, height);
}

/* Spots of a row ascend from left to right, but levels alternate. */
#define ROWS 1024

static void
draw_cells (const PaintTreeScene *scene, const PaintTreeSide *side, Cell cell)
{
  int last[ROWS];

  for (unsigned row = 0; row < ROWS; row++)
    last[row] = -1;
  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];
      int *drawn = &last[spot->call.level % ROWS];

      if (cell_of (spot) != cell || (spot->box.width <= 1 && *drawn == spot->box.x))
        continue;
      *drawn = spot->box.x;
      add_cell (scene, spot, cell);
    }
  paint_set_source (scene->cr, colour_of (scene->theme, cell));
  cairo_fill (scene->cr);
}

/* A lane below the tree has a mark for each solution, because a solution is a narrow cell. */
static void
draw_solutions (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  const PaintTree *self = scene->tree;
  const int height = (int) (0.6 * self->em);
  const int y = (int) (self->top + side->n_levels * self->row + 0.3 * self->em);
  int last = -1;

  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];
      const bool leaf = paint_tree_is_solution (spot) || spot->call.n_folded > 0;

      if (!leaf || spot->call.solutions == 0 || spot->time == PAINT_TREE_TO_COME
          || spot->box.x == last)
        continue;
      last = spot->box.x;
      cairo_rectangle (scene->cr, last, y, 2 * self->hair, height);
    }
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_fill (scene->cr);
}

static void
write_cell (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const PaintFont font = { .size = round (0.9 * self->em) };
  const uint32_t option = paint_tree_option (self, spot);
  const double middle = spot->box.y + spot->box.height / 2.0;
  char room[PAINT_LABEL_ROOM], number[16];
  const char *name = "";

  if (option != COVER_NONE)
    name = paint_tree_fit_name (scene->text, self->subject.names.options[option],
                                self->options_alike, font, spot->box.width - 0.5 * self->em, room);
  else if (spot->call.n_folded > 0)
    name = paint_label_format_number (spot->call.nodes, number);
  if (*name == '\0' || paint_text_measure (scene->text, name, font).advance > spot->box.width)
    return;
  paint_label_add_centred (scene->text, name, font, spot->box.x + spot->box.width / 2.0, middle);
}

/* Names stand on paper, which every colour below can carry. */
static void
write_cells (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  const PaintTree *self = scene->tree;

  if (self->row < 1.25 * self->em)
    return;
  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];

      if (spot->box.width >= 2.5 * self->em && spot->time != PAINT_TREE_IN_WORK
          && spot->time != PAINT_TREE_HERE)
        write_cell (scene, spot);
    }
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];

      if (spot->box.width >= 2.5 * self->em
          && (spot->time == PAINT_TREE_IN_WORK || spot->time == PAINT_TREE_HERE))
        write_cell (scene, spot);
    }
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  paint_text_show (scene->text, scene->cr);
}

/* A call in work may be narrower than a pixel: a triangle points at it from above. */
static void
draw_pointer (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const double x = spot->box.x + fmin (spot->box.width, self->em) / 2.0, size = 0.45 * self->em,
               y = self->top;

  cairo_move_to (scene->cr, x, y);
  cairo_line_to (scene->cr, x - size, y - 1.3 * size);
  cairo_line_to (scene->cr, x + size, y - 1.3 * size);
  cairo_close_path (scene->cr);
  cairo_rectangle (scene->cr, x - self->hair / 2.0, y, self->hair,
                   spot->box.y + spot->box.height - y);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  cairo_fill (scene->cr);
}

void
paint_tree_draw_icicle (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  for (Cell cell = CELL_TO_COME; cell < CELLS; cell++)
    draw_cells (scene, side, cell);
  draw_solutions (scene, side);
  write_cells (scene, side);
  if (side->here != COVER_NONE)
    draw_pointer (scene, &side->spots[side->here]);
}

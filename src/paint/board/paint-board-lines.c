/* Lines that a player draws between cells and candidates.
 *
 * A line ends at the edge of what it joins, so that symbols stay clear, with a dot at each end.
 * Strong lines are drawn whole, weak ones in dashes. */
#include "paint-board-private.h"

#include <math.h>

/* Width of a line and radius of a dot, as shares of a cell; the least width in units. */
#define LINE_SHARE  0.035
#define DOT_SHARE   0.05
#define LEAST_WIDTH 1.2

/* Distance from the middle at which lines end, as shares of a candidate's slot, of a digit's cell,
 * and of an empty cell. */
#define MARK_REACH  0.45
#define DIGIT_REACH 0.34
#define CELL_REACH  0.0

#define START_SHARE 0.12 /* least radius of the ring where a line has been begun */

#define DASH 3.5 /* widths of the line */

typedef struct
{
  double x, y, reach;
} End;

/* The whole of a cell that has candidates is its middle, which is free in no grid of theirs: the
 * dot covers little of it. */
static End
find_end (const PaintBoardLayout *layout,
          const PaintBoardState *state,
          uint32_t cell,
          uint32_t value)
{
  const bool is_mark = value != 0 && state->cells[cell].value == 0;
  const PaintBox box = is_mark ? paint_board_mark_slot (layout, state, cell, value)
                               : paint_board_inner (layout, cell);
  const double side = fmin (box.width, box.height);
  const double share = is_mark                         ? MARK_REACH
                       : state->cells[cell].value != 0 ? DIGIT_REACH
                                                       : CELL_REACH;

  return (End){ box.x + box.width / 2.0, box.y + box.height / 2.0, share * side };
}

static void
add_dot (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * PAINT_PI);
  cairo_close_path (cr);
}

static void
draw_line (cairo_t *cr, End from, End to, double width, double dot, bool is_weak)
{
  const double length = hypot (to.x - from.x, to.y - from.y);
  const double dash = DASH * width;
  double right, down;

  if (length <= from.reach + to.reach)
    from.reach = to.reach = 0;
  right = (to.x - from.x) / length;
  down = (to.y - from.y) / length;
  from.x += right * from.reach;
  from.y += down * from.reach;
  to.x -= right * to.reach;
  to.y -= down * to.reach;
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, &dash, is_weak ? 1 : 0, 0);
  cairo_stroke (cr);
  add_dot (cr, from.x, from.y, dot);
  add_dot (cr, to.x, to.y, dot);
  cairo_fill (cr);
}

/* A ring round the candidate, the digit or the middle of the cell. */
static void
draw_start (cairo_t *cr, End start, double width, double side)
{
  add_dot (cr, start.x, start.y, fmax (start.reach, START_SHARE * side));
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

BaseStatus
paint_board_draw_lines (cairo_t *cr,
                        const PaintBoardLayout *layout,
                        const PaintBoardState *state,
                        const PaintTheme *theme)
{
  const double width = fmax (LEAST_WIDTH * layout->scale, LINE_SHARE * layout->side);

  if (state->n_lines == 0)
    return BASE_OK;
  cairo_save (cr);
  cairo_scale (cr, 1 / layout->scale, 1 / layout->scale);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  paint_set_source (cr, theme->inks[PAINT_INK_ENTERED]);
  for (uint32_t i = 0; i < state->n_lines; i++)
    {
      const PaintLine *line = &state->lines[i];
      const End from = find_end (layout, state, line->from_cell, line->from_value);
      const End to = find_end (layout, state, line->to_cell, line->to_value);

      if (from.x != to.x || from.y != to.y)
        draw_line (cr, from, to, width, fmax (width, DOT_SHARE * layout->side), line->is_weak);
      else
        draw_start (cr, from, width, layout->side);
    }
  cairo_restore (cr);
  return cairo_status (cr) == CAIRO_STATUS_NO_MEMORY ? BASE_NO_MEMORY : BASE_OK;
}

/* The marks of a cell: frames along its lines, rings round its digit, signs in its corners.  One
 * function draws each mark, and marks that may meet have places of their own. */
#include "paint-board-private.h"

#include <math.h>

#define LEAST_LIVELY 24 /* units: smallest side of a cell whose signs have room for their shape */

/* Where a mark is drawn: the cell between its lines, and a pen for its size. */
typedef struct
{
  cairo_t *cr;
  PaintBox box;
  int pen;
  int free;    /* distance from the edge of the box to the inside of other frames */
  bool lively; /* large enough for signs with a shape */
} Place;

#define FRAMES ((unsigned) PAINT_MARK_SELECTED | (unsigned) PAINT_MARK_CURSOR)

static void
add_box (cairo_t *cr, PaintBox box)
{
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
}

static PaintBox
shrink_box (PaintBox box, int by)
{
  return (PaintBox){ box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by };
}

/* Fills the area between two boxes, so that its edges are whole pixels. */
static void
fill_frame (const Place *place, int inset, int width)
{
  PaintBox outer = shrink_box (place->box, inset);
  PaintBox inner = shrink_box (outer, width);

  add_box (place->cr, outer);
  if (inner.width > 0 && inner.height > 0)
    add_box (place->cr, inner);
  cairo_set_fill_rule (place->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (place->cr);
  cairo_set_fill_rule (place->cr, CAIRO_FILL_RULE_WINDING);
}

static void
draw_same (const Place *place)
{
  PaintBox box = place->box;
  int width = (box.width * 2 + 3) / 5;

  add_box (place->cr,
           (PaintBox){ box.x + (box.width - width) / 2,
                       box.y + box.height - place->free - 2 * place->pen, width, place->pen });
  cairo_fill (place->cr);
}

static void
draw_selected (const Place *place)
{
  fill_frame (place, 0, place->pen);
}

static void
draw_pair (const Place *place)
{
  fill_frame (place, place->free + place->pen, (place->pen + 1) / 2);
}

/* Dots stand above the digit, where no other mark is. */
static void
draw_trial (const Place *place)
{
  PaintBox box = place->box;
  int dot = 2 * place->pen;
  int left = box.x + box.width / 2 - dot / 2, top = box.y + place->free + place->pen;

  for (int i = -1; i <= 1; i++)
    add_box (place->cr, (PaintBox){ left + 2 * i * dot, top, dot, dot });
  cairo_fill (place->cr);
}

static void
draw_cursor (const Place *place)
{
  fill_frame (place, 0, 2 * place->pen);
}

/* Draws an arrow head in the cursor's right side, which points to where typing goes on. */
static void
draw_typing (const Place *place)
{
  PaintBox box = place->box;
  double reach = box.width * 0.12 + 2 * place->pen, middle = box.y + box.height / 2.0;
  double right = box.x + box.width;

  cairo_move_to (place->cr, right - reach, middle - reach);
  cairo_line_to (place->cr, right, middle);
  cairo_line_to (place->cr, right - reach, middle + reach);
  cairo_close_path (place->cr);
  cairo_fill (place->cr);
}

/* Draws squares a pen wide, a pen or so apart, along the frame. */
static void
draw_hint_place (const Place *place)
{
  PaintBox box = shrink_box (place->box, place->free);
  int length = box.width - place->pen;
  int n = length / (2 * place->pen);

  for (int i = 0; i <= n && n > 0; i++)
    {
      int along = length * i / n;

      add_box (place->cr, (PaintBox){ box.x + along, box.y, place->pen, place->pen });
      add_box (place->cr, (PaintBox){ box.x + along, box.y + length, place->pen, place->pen });
      add_box (place->cr, (PaintBox){ box.x, box.y + along, place->pen, place->pen });
      add_box (place->cr, (PaintBox){ box.x + length, box.y + along, place->pen, place->pen });
    }
  cairo_fill (place->cr);
}

static void
draw_hint_target (const Place *place)
{
  int width = place->pen + (place->pen + 1) / 2;
  PaintBox box = shrink_box (place->box, place->free);
  int arm = box.width * 3 / 10;
  int right = box.x + box.width, bottom = box.y + box.height;

  for (int i = 0; i < 4; i++)
    {
      bool far_x = i & 1, far_y = i & 2;

      add_box (place->cr, (PaintBox){ far_x ? right - arm : box.x, far_y ? bottom - width : box.y,
                                      arm, width });
      add_box (place->cr, (PaintBox){ far_x ? right - width : box.x, far_y ? bottom - arm : box.y,
                                      width, arm });
    }
  cairo_fill (place->cr);
}

/* Draws two bars and a stroke through them. */
static void
draw_differs (const Place *place)
{
  PaintBox box = place->box;
  double size = box.width * 0.22, x = box.x + place->free + place->pen;
  double y = box.y + box.height - place->free - place->pen - size;

  cairo_move_to (place->cr, x, y + size * 0.32);
  cairo_rel_line_to (place->cr, size, 0);
  cairo_move_to (place->cr, x, y + size * 0.68);
  cairo_rel_line_to (place->cr, size, 0);
  cairo_move_to (place->cr, x + size * 0.22, y + size);
  cairo_line_to (place->cr, x + size * 0.78, y);
  cairo_set_line_width (place->cr, fmax (1, place->pen * 0.8));
  cairo_stroke (place->cr);
}

/* Draws a dozen dashes, as long as their gaps. */
static void
draw_culprit (const Place *place)
{
  PaintBox box = place->box;
  double radius = box.width * 0.45 - place->pen / 2.0;
  double dash = PAINT_PI * radius / 12;

  cairo_new_sub_path (place->cr);
  cairo_arc (place->cr, box.x + box.width / 2.0, box.y + box.height / 2.0, radius, 0, 2 * PAINT_PI);
  cairo_set_dash (place->cr, &dash, 1, 0);
  cairo_set_line_width (place->cr, place->pen);
  cairo_stroke (place->cr);
  cairo_set_dash (place->cr, NULL, 0, 0);
}

/* Cuts the exclamation mark out of the corner, so that the ground below shows. */
static void
draw_conflict (const Place *place)
{
  PaintBox box = shrink_box (place->box, place->free);
  double size = box.width * 0.34, right = box.x + box.width;
  double x = right - size * 0.30, stroke = size * 0.07;

  cairo_move_to (place->cr, right - size, box.y);
  cairo_line_to (place->cr, right, box.y);
  cairo_line_to (place->cr, right, box.y + size);
  cairo_close_path (place->cr);
  if (place->lively)
    {
      cairo_rectangle (place->cr, x - stroke, box.y + size * 0.10, 2 * stroke, size * 0.30);
      cairo_rectangle (place->cr, x - stroke, box.y + size * 0.47, 2 * stroke, 2 * stroke);
    }
  cairo_set_fill_rule (place->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (place->cr);
  cairo_set_fill_rule (place->cr, CAIRO_FILL_RULE_WINDING);
}

static void
draw_wrong (const Place *place)
{
  PaintBox box = shrink_box (place->box, place->box.width / 7);

  cairo_move_to (place->cr, box.x, box.y + box.height);
  cairo_line_to (place->cr, box.x + box.width, box.y);
  cairo_set_line_width (place->cr, place->pen * 1.4);
  cairo_stroke (place->cr);
}

/* In the order of drawing: first facts about the puzzle, then the position of the user. */
static const struct
{
  PaintMark mark;
  PaintSign sign;
  void (*draw) (const Place *place);
} marks_all[] = {
  { .mark = PAINT_MARK_SAME, .sign = PAINT_SIGN_ACCENT, .draw = draw_same },
  { .mark = PAINT_MARK_PAIR, .sign = PAINT_SIGN_DIFFERS, .draw = draw_pair },
  { .mark = PAINT_MARK_TRIAL, .sign = PAINT_SIGN_HINT, .draw = draw_trial },
  { .mark = PAINT_MARK_CULPRIT, .sign = PAINT_SIGN_BAD, .draw = draw_culprit },
  { .mark = PAINT_MARK_WRONG, .sign = PAINT_SIGN_BAD, .draw = draw_wrong },
  { .mark = PAINT_MARK_DIFFERS, .sign = PAINT_SIGN_DIFFERS, .draw = draw_differs },
  { .mark = PAINT_MARK_CONFLICT, .sign = PAINT_SIGN_BAD, .draw = draw_conflict },
  { .mark = PAINT_MARK_HINT_PLACE, .sign = PAINT_SIGN_HINT, .draw = draw_hint_place },
  { .mark = PAINT_MARK_HINT_TARGET, .sign = PAINT_SIGN_HINT, .draw = draw_hint_target },
  { .mark = PAINT_MARK_SELECTED, .sign = PAINT_SIGN_ACCENT, .draw = draw_selected },
  { .mark = PAINT_MARK_CURSOR, .sign = PAINT_SIGN_ACCENT, .draw = draw_cursor },
  { .mark = PAINT_MARK_TYPING, .sign = PAINT_SIGN_ACCENT, .draw = draw_typing },
};

static const struct
{
  PaintMark mark;
  PaintFill fill;
} fills_all[] = {
  { .mark = PAINT_MARK_WRONG, .fill = PAINT_FILL_BAD },
  { .mark = PAINT_MARK_CONFLICT, .fill = PAINT_FILL_BAD },
  { .mark = PAINT_MARK_CULPRIT, .fill = PAINT_FILL_BAD },
  { .mark = PAINT_MARK_DIFFERS, .fill = PAINT_FILL_DIFFERS },
  { .mark = PAINT_MARK_HINT_TARGET, .fill = PAINT_FILL_HINT },
  { .mark = PAINT_MARK_HINT_PLACE, .fill = PAINT_FILL_HINT },
  { .mark = PAINT_MARK_SELECTED, .fill = PAINT_FILL_SELECTED },
  { .mark = PAINT_MARK_SAME, .fill = PAINT_FILL_SAME },
  { .mark = PAINT_MARK_PAIR, .fill = PAINT_FILL_DIFFERS },
  { .mark = PAINT_MARK_TRIAL, .fill = PAINT_FILL_HINT },
  { .mark = PAINT_MARK_PEER, .fill = PAINT_FILL_PEER },
};

PaintFill
paint_board_fill_of (unsigned marks)
{
  for (size_t i = 0; i < sizeof fills_all / sizeof fills_all[0]; i++)
    if (marks & fills_all[i].mark)
      return fills_all[i].fill;
  return PAINT_FILLS;
}

static void
draw_cell (const PaintDrawing *scene, uint32_t cell, void *data)
{
  unsigned marks = scene->state->cells[cell].marks;
  int side = scene->layout->side, hair = scene->layout->thin > 0 ? scene->layout->thin : 1;
  int pen = side / 24 > hair ? side / 24 : hair;
  Place place = {
    .cr = scene->cr,
    .box = paint_board_bare (scene->layout, cell),
    .pen = pen,
    .free = marks & FRAMES ? 5 * pen / 2 : 0,
    .lively = side >= LEAST_LIVELY * scene->layout->scale,
  };

  (void) data;
  for (size_t i = 0; i < sizeof marks_all / sizeof marks_all[0]; i++)
    if (marks & marks_all[i].mark)
      {
        paint_set_source (scene->cr, scene->theme->signs[marks_all[i].sign]);
        marks_all[i].draw (&place);
      }
}

void
paint_board_draw_marks (const PaintDrawing *scene)
{
  cairo_set_line_cap (scene->cr, CAIRO_LINE_CAP_BUTT);
  paint_board_each (scene, draw_cell, NULL);
}

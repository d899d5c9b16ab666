/* What a player notes in cells: colours, and marks in the corners.
 *
 * Colours are below everything.  Each is told by its shape too: of a cell, small signs at its
 * edges, in the gaps between a grid of candidates; of a candidate, the shape that its symbol stands
 * on.
 *
 * Corner marks stand in two rows, above and below the middle of the cell, from the left.  Between
 * them the candidates of the cell stand in one line, which grows narrower the more there are. */
#include "paint-board-private.h"

#include <math.h>

/* Heights of a row of corner marks and of the line of candidates, as shares of the cell; the widest
 * column of the line, in the same way. */
#define CORNER_HEIGHT 0.31
#define LINE_HEIGHT   0.36
#define LINE_COLUMN   0.22

/* Ems as shares of the height of their row, and the most of a column that a symbol takes. */
#define EM_SHARE     0.94
#define COLUMN_SHARE 0.96

/* A sign of a cell's colour: its side as a share of the cell, and the least in pixels. */
#define SIGN_SHARE 0.14
#define LEAST_SIGN 4

/* The line round a shape, as a share of its side; smaller shapes have none, which would cover the
 * symbol. */
#define LINE_OF_SHAPE  0.06
#define LEAST_OUTLINED 10

PaintColourName
paint_board_value_colour (const PaintNote *note, uint32_t value)
{
  unsigned colour = 0;

  for (unsigned i = 0; i < PAINT_VALUE_COLOURS; i++)
    colour |= (unsigned) (note->value_colours[i] >> (value - 1) & 1) << i;
  return colour == 0 || colour > PAINT_COLOURS ? PAINT_COLOURS : (PaintColourName) (colour - 1);
}

void
paint_board_colour_value (PaintNote *note, uint32_t value, PaintColourName colour)
{
  const unsigned number = colour < PAINT_COLOURS ? (unsigned) colour + 1 : 0;
  const uint64_t bit = UINT64_C (1) << (value - 1);

  for (unsigned i = 0; i < PAINT_VALUE_COLOURS; i++)
    note->value_colours[i] =
        (number >> i & 1) != 0 ? note->value_colours[i] | bit : note->value_colours[i] & ~bit;
}

static int
count_bits (uint64_t bits)
{
  return __builtin_popcountll (bits);
}

/* How many of the values come before one. */
static int
find_index (uint64_t values, uint32_t value)
{
  return count_bits (values & ((UINT64_C (1) << (value - 1)) - 1));
}

bool
paint_board_shows_corners (const PaintBoardState *state, uint32_t cell)
{
  const PaintCell *seen = &state->cells[cell];

  return state->notes != NULL && state->notes[cell].corners != 0 && seen->value == 0
         && (seen->ringed | seen->struck) == 0;
}

/* Two columns at least, so that marks stand in corners. */
static int
count_columns (int n_corners)
{
  return n_corners <= 4 ? 2 : (n_corners + 1) / 2;
}

static PaintBox
corner_slot (const PaintBoardLayout *layout, uint64_t corners, uint32_t cell, uint32_t value)
{
  const PaintBox inner = paint_board_inner (layout, cell);
  const int columns = count_columns (count_bits (corners)), index = find_index (corners, value);
  const int height = (int) (inner.height * CORNER_HEIGHT);
  const int left = index % columns * inner.width / columns;
  const int right = (index % columns + 1) * inner.width / columns;
  PaintBox slot = { inner.x + left, inner.y, right - left, height };

  if (columns == 2)
    slot.width = height;
  if (columns == 2 && index % columns == 1)
    slot.x = inner.x + inner.width - height;
  if (index >= columns)
    slot.y = inner.y + inner.height - height;
  return slot;
}

static PaintBox
line_slot (const PaintBoardLayout *layout, uint64_t candidates, uint32_t cell, uint32_t value)
{
  const PaintBox inner = paint_board_inner (layout, cell);
  const int n = count_bits (candidates), index = find_index (candidates, value);
  const double width = fmin (LINE_COLUMN * inner.width, (double) inner.width / (n > 0 ? n : 1));
  const int height = (int) (inner.height * LINE_HEIGHT);
  const double left = inner.x + (inner.width - n * width) / 2 + index * width;

  return (PaintBox){ (int) left, inner.y + (inner.height - height) / 2,
                     (int) (left + width) - (int) left, height };
}

PaintBox
paint_board_mark_slot (const PaintBoardLayout *layout,
                       const PaintBoardState *state,
                       uint32_t cell,
                       uint32_t value)
{
  if (paint_board_shows_corners (state, cell))
    return line_slot (layout, state->cells[cell].candidates, cell, value);
  return paint_board_slot (layout, state->n_values, cell, value);
}

PaintBox
paint_board_corner_slot (const PaintBoardLayout *layout,
                         const PaintBoardState *state,
                         uint32_t cell,
                         uint32_t value)
{
  return corner_slot (layout, state->notes[cell].corners, cell, value);
}

static bool
is_in_box (PaintBox box, double x, double y)
{
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

uint32_t
paint_board_value_at (const PaintBoardLayout *layout,
                      const PaintBoardState *state,
                      uint32_t cell,
                      double x,
                      double y)
{
  const PaintCell *seen = &state->cells[cell];
  const bool has_corners = paint_board_shows_corners (state, cell);
  const uint64_t corners = has_corners ? state->notes[cell].corners : 0;

  x *= layout->scale;
  y *= layout->scale;
  for (uint32_t value = 1; value <= state->n_values && seen->value == 0; value++)
    {
      const uint64_t bit = UINT64_C (1) << (value - 1);

      if ((seen->candidates & bit) != 0
          && is_in_box (paint_board_mark_slot (layout, state, cell, value), x, y))
        return value;
      if ((corners & bit) != 0 && is_in_box (corner_slot (layout, corners, cell, value), x, y))
        return value;
    }
  return 0;
}

/* Corners of the shapes that have some, in a square from -1 to 1. */
static const struct
{
  unsigned n;
  signed char corners[12][2]; /* in tenths */
} shapes[PAINT_COLOURS] = {
  [PAINT_COLOUR_ORANGE] = { 4, { { -8, -8 }, { 8, -8 }, { 8, 8 }, { -8, 8 } } },
  [PAINT_COLOUR_YELLOW] = { 3, { { 0, -10 }, { 10, 8 }, { -10, 8 } } },
  [PAINT_COLOUR_GREEN] = { 4, { { 0, -10 }, { 10, 0 }, { 0, 10 }, { -10, 0 } } },
  [PAINT_COLOUR_BLUE] = { 3, { { 0, 10 }, { -10, -8 }, { 10, -8 } } },
  [PAINT_COLOUR_VIOLET] = { 12,
                            { { -4, -10 },
                              { 4, -10 },
                              { 4, -4 },
                              { 10, -4 },
                              { 10, 4 },
                              { 4, 4 },
                              { 4, 10 },
                              { -4, 10 },
                              { -4, 4 },
                              { -10, 4 },
                              { -10, -4 },
                              { -4, -4 } } },
  [PAINT_COLOUR_PINK] = { 4, { { -9, -9 }, { 9, -9 }, { -9, 9 }, { 9, 9 } } },
  [PAINT_COLOUR_GREY] = { 3, { { -8, -10 }, { 10, 0 }, { -8, 10 } } },
};

void
paint_board_add_shape (cairo_t *cr, PaintColourName colour, double x, double y, double side)
{
  const double half = side / 2;

  cairo_new_sub_path (cr);
  if (shapes[colour].n == 0)
    cairo_arc (cr, x, y, 0.95 * half, 0, 2 * PAINT_PI);
  for (unsigned i = 0; i < shapes[colour].n; i++)
    cairo_line_to (cr, x + half * shapes[colour].corners[i][0] / 10,
                   y + half * shapes[colour].corners[i][1] / 10);
  cairo_close_path (cr);
}

void
paint_board_draw_colour (cairo_t *cr,
                         const PaintTheme *theme,
                         PaintColourName colour,
                         PaintRect place)
{
  const double side = fmin (place.width, place.height), line = fmax (1, side * LINE_OF_SHAPE);

  paint_board_add_shape (cr, colour, place.x + place.width / 2, place.y + place.height / 2,
                         side - line);
  paint_set_source (cr, theme->colours[colour]);
  cairo_fill_preserve (cr);
  if (side < LEAST_OUTLINED)
    {
      cairo_new_path (cr);
      return;
    }
  paint_set_source (cr, theme->inks[PAINT_INK_CANDIDATE]);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

/* Several colours stand side by side, in stripes. */
static void
fill_cell (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const uint64_t colours = scene->state->notes[cell].colours;
  const PaintBox box = paint_board_bare (scene->layout, cell);
  const int n = count_bits (colours);
  int index = 0;

  (void) data;
  for (PaintColourName colour = 0; colour < PAINT_COLOURS; colour++)
    if (colours >> colour & 1)
      {
        const int left = index * box.width / n, right = (index + 1) * box.width / n;

        index++;
        cairo_rectangle (scene->cr, box.x + left, box.y, right - left, box.height);
        paint_set_source (scene->cr, scene->theme->colours[colour]);
        cairo_fill (scene->cr);
      }
}

/* Places of signs, as shares of the cell: in the gaps between three rows and columns of candidates,
 * and beside a digit. */
static const double places[PAINT_COLOURS][2] = {
  { 0, 1 / 3.0 }, { 0, 2 / 3.0 }, { 1, 1 / 3.0 }, { 1, 2 / 3.0 },
  { 1 / 3.0, 0 }, { 2 / 3.0, 0 }, { 1 / 3.0, 1 }, { 2 / 3.0, 1 },
};

/* Each is filled alone: how Cairo smooths edges depends on what else is in a path. */
static void
draw_signs (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const uint64_t colours = scene->state->notes[cell].colours;
  const PaintBox inner = paint_board_inner (scene->layout, cell);
  const double side = fmax (LEAST_SIGN, SIGN_SHARE * inner.width), room = inner.width - side;
  unsigned index = 0;

  (void) data;
  for (PaintColourName colour = 0; colour < PAINT_COLOURS && side < inner.width; colour++)
    if (colours >> colour & 1)
      {
        const double *place = places[index++];
        const double x =
            place[0] == 0 || place[0] == 1 ? place[0] * room : place[0] * inner.width - side / 2;
        const double y =
            place[1] == 0 || place[1] == 1 ? place[1] * room : place[1] * inner.height - side / 2;

        paint_board_add_shape (scene->cr, colour, inner.x + x + side / 2, inner.y + y + side / 2,
                               side);
        cairo_fill (scene->cr);
      }
}

void
paint_board_draw_colours (const PaintDrawing *scene)
{
  if (scene->state->notes == NULL)
    return;
  paint_board_each (scene, fill_cell, NULL);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_CANDIDATE]);
  paint_board_each (scene, draw_signs, NULL);
}

static void
draw_shape (const PaintDrawing *scene, PaintColourName colour, PaintBox slot)
{
  paint_board_draw_colour (scene->cr, scene->theme, colour,
                           (PaintRect){ slot.x, slot.y, slot.width, slot.height });
}

static void
draw_shapes (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const PaintNote *note = &scene->state->notes[cell];
  const PaintCell *seen = &scene->state->cells[cell];
  const bool has_corners = paint_board_shows_corners (scene->state, cell);

  (void) data;
  if (seen->value != 0)
    return;
  for (uint32_t value = 1; value <= scene->state->n_values; value++)
    {
      const PaintColourName colour = paint_board_value_colour (note, value);

      if (colour == PAINT_COLOURS)
        continue;
      if (seen->candidates >> (value - 1) & 1)
        draw_shape (scene, colour,
                    paint_board_mark_slot (scene->layout, scene->state, cell, value));
      if (has_corners && (note->corners >> (value - 1) & 1) != 0)
        draw_shape (scene, colour, corner_slot (scene->layout, note->corners, cell, value));
    }
}

void
paint_board_draw_value_colours (const PaintDrawing *scene)
{
  if (scene->state->notes != NULL)
    paint_board_each (scene, draw_shapes, NULL);
}

/* Fonts by the width of a slot: cells with as many marks share one. */
typedef struct
{
  PaintFont fonts[2][65];
  double baselines[2][65];
} Fonts;

static void
add_mark (const PaintDrawing *scene,
          Fonts *fonts,
          bool is_corner,
          int columns,
          PaintBox slot,
          uint32_t value)
{
  PaintFont *font = &fonts->fonts[is_corner][columns];
  double *baseline = &fonts->baselines[is_corner][columns];

  if (font->size == 0)
    *font = paint_text_fit (scene->text, scene->state->symbols, scene->state->n_values,
                            EM_SHARE * slot.height * fmin (scene->layout->text_scale, 1.2),
                            COLUMN_SHARE * slot.width, EM_SHARE * slot.height,
                            (PaintFont){ .bold = false }, baseline);
  paint_board_add_candidate (scene, *font, *baseline, slot, value);
}

static void
add_corners (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const PaintCell *seen = &scene->state->cells[cell];
  uint64_t corners;

  if (!paint_board_shows_corners (scene->state, cell))
    return;
  corners = scene->state->notes[cell].corners;
  for (uint32_t value = 1; value <= scene->state->n_values; value++)
    {
      if (corners >> (value - 1) & 1)
        add_mark (scene, data, true, count_columns (count_bits (corners)),
                  corner_slot (scene->layout, corners, cell, value), value);
      if (seen->candidates >> (value - 1) & 1)
        add_mark (scene, data, false, count_bits (seen->candidates),
                  line_slot (scene->layout, seen->candidates, cell, value), value);
    }
}

void
paint_board_draw_corners (const PaintDrawing *scene)
{
  Fonts fonts = { 0 };

  if (scene->state->notes == NULL)
    return;
  paint_board_each (scene, add_corners, &fonts);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_CANDIDATE]);
  cairo_fill (scene->cr);
  paint_text_show (scene->text, scene->cr);
}

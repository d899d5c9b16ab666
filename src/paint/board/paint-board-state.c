/* The contents of cells: fills, candidates, digits, then the marks over them.  Each is one pass
 * over the cells in sight, because rectangles of one colour and glyphs of one face are drawn
 * together. */
#include "paint-board-private.h"

#include <assert.h>
#include <math.h>

/* Shares of a cell between its lines: as designed, and the limits when the text grows. */
#define DIGIT_SHARE  0.80
#define DIGIT_WIDTH  0.86
#define DIGIT_HEIGHT 0.78

/* The same of a candidate's slot. */
#define CANDIDATE_SHARE  0.92
#define CANDIDATE_WIDTH  0.96
#define CANDIDATE_HEIGHT 0.84

/* A value beside another one: its em and its largest width, as shares of the cell's side. */
#define BESIDE_SHARE 0.36
#define BESIDE_WIDTH 0.30

/* With smaller ems digits become blocks and candidates dots, which still show how full a board
 * is. */
#define LEAST_DIGIT     6.0
#define LEAST_CANDIDATE PAINT_BOARD_LEAST_CANDIDATE

static const PaintInk inks[PAINT_DIGIT_KINDS] = {
  [PAINT_DIGIT_GIVEN] = PAINT_INK_GIVEN,
  [PAINT_DIGIT_ENTERED] = PAINT_INK_ENTERED,
  [PAINT_DIGIT_SOLVED] = PAINT_INK_SOLVED,
};

/* How digits of one kind are drawn, and the same for candidates. */
typedef struct
{
  PaintFont font;
  double baseline;
  PaintDigitKind kind; /* digits */
} Style;

static void
add_fill (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const PaintFill *fill = data;
  PaintBox box;

  if (paint_board_fill_of (scene->state->cells[cell].marks) != *fill
      || paint_board_has_colours (scene->state, cell))
    return;
  box = paint_board_bare (scene->layout, cell);
  cairo_rectangle (scene->cr, box.x, box.y, box.width, box.height);
}

static void
draw_fills (const PaintDrawing *scene)
{
  for (PaintFill fill = 0; fill < PAINT_FILLS; fill++)
    {
      paint_board_each (scene, add_fill, &fill);
      paint_set_source (scene->cr, scene->theme->fills[fill]);
      cairo_fill (scene->cr);
    }
}

static Style
find_slots (const PaintDrawing *scene)
{
  const PaintBoardState *state = scene->state;
  const PaintBox slot = paint_board_slot (scene->layout, state->n_values, 0, 1);
  Style style = { .font.bold = false };

  style.font = paint_text_fit (
      scene->text, state->symbols, state->n_values,
      CANDIDATE_SHARE * fmin (slot.width, slot.height) * scene->layout->text_scale,
      CANDIDATE_WIDTH * slot.width, CANDIDATE_HEIGHT * slot.height, style.font, &style.baseline);
  return style;
}

double
paint_board_candidate_size (const PaintBoardLayout *layout,
                            const PaintBoardState *state,
                            PaintText *text)
{
  const PaintDrawing scene = { .layout = layout, .state = state, .text = text };
  const double size = find_slots (&scene).font.size;

  return size >= LEAST_CANDIDATE ? size / layout->scale : 0;
}

static void
add_lit (const PaintDrawing *scene, PaintBox slot, bool is_bar)
{
  int bar = slot.height / 10 > 1 ? slot.height / 10 : 1;

  if (is_bar)
    cairo_rectangle (scene->cr, slot.x + slot.width / 5, slot.y + slot.height - bar,
                     slot.width - 2 * (slot.width / 5), bar);
  else
    cairo_rectangle (scene->cr, slot.x, slot.y, slot.width, slot.height);
}

static void
add_lit_slots (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const PaintBoardState *state = scene->state;
  const PaintCell *seen = &state->cells[cell];
  const bool *is_bar = data;

  if (seen->value != 0 || seen->lit == 0 || (!*is_bar && paint_board_has_colours (state, cell)))
    return;
  if (seen->candidates >> (seen->lit - 1) & 1)
    add_lit (scene, paint_board_mark_slot (scene->layout, state, cell, seen->lit), *is_bar);
  if (paint_board_shows_corners (state, cell)
      && (state->notes[cell].corners >> (seen->lit - 1) & 1) != 0)
    add_lit (scene, paint_board_corner_slot (scene->layout, state, cell, seen->lit), *is_bar);
}

/* The fill alone would be told by its colour. */
static void
draw_lit (const PaintDrawing *scene, bool is_bar)
{
  paint_board_each (scene, add_lit_slots, &is_bar);
  paint_set_source (scene->cr, is_bar ? scene->theme->signs[PAINT_SIGN_ACCENT]
                                      : scene->theme->fills[PAINT_FILL_SAME]);
  cairo_fill (scene->cr);
}

void
paint_board_add_candidate (const PaintDrawing *scene,
                           PaintFont font,
                           double baseline,
                           PaintBox slot,
                           uint32_t value)
{
  int dot = (slot.width < slot.height ? slot.width : slot.height) / 2;

  if (font.size >= LEAST_CANDIDATE)
    paint_text_add (scene->text, scene->state->symbols[value - 1], font, slot.x + slot.width / 2.0,
                    slot.y + slot.height / 2.0 + baseline);
  else if (dot > 0)
    cairo_rectangle (scene->cr, slot.x + (slot.width - dot) / 2, slot.y + (slot.height - dot) / 2,
                     dot, dot);
}

static void
add_candidates (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const Style *style = data;
  const PaintCell *seen = &scene->state->cells[cell];

  if (seen->value != 0 || seen->candidates == 0 || paint_board_shows_corners (scene->state, cell))
    return;
  for (uint32_t i = 0; i < scene->state->n_values; i++)
    if (seen->candidates >> i & 1)
      paint_board_add_candidate (
          scene, style->font, style->baseline,
          paint_board_slot (scene->layout, scene->state->n_values, cell, i + 1), i + 1);
}

static void
draw_candidates (const PaintDrawing *scene)
{
  Style style = find_slots (scene);

  paint_board_each (scene, add_candidates, &style);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_CANDIDATE]);
  cairo_fill (scene->cr);
  paint_text_show (scene->text, scene->cr);
}

/* Draws a block where the digit would be too small to read. */
static void
add_digit (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const Style *style = data;
  const PaintCell *seen = &scene->state->cells[cell];
  PaintBox inner = paint_board_inner (scene->layout, cell);
  int block = (inner.width + 1) / 2;

  if (seen->value == 0 || seen->kind != style->kind)
    return;
  assert (seen->value <= scene->state->n_values);
  if (style->font.size >= LEAST_DIGIT)
    paint_text_add (scene->text, scene->state->symbols[seen->value - 1], style->font,
                    inner.x + inner.width / 2.0, inner.y + inner.height / 2.0 + style->baseline);
  else
    cairo_rectangle (scene->cr, inner.x + (inner.width - block) / 2,
                     inner.y + (inner.height - block) / 2, block, block);
}

/* All kinds have the size at which the bold symbols, the widest, fit. */
static void
draw_digits (const PaintDrawing *scene)
{
  const PaintBoardState *state = scene->state;
  int inner = scene->layout->side - scene->layout->thick;
  Style style = { .font.bold = true };

  style.font = paint_text_fit (scene->text, state->symbols, state->n_values,
                               DIGIT_SHARE * inner * scene->layout->text_scale, DIGIT_WIDTH * inner,
                               DIGIT_HEIGHT * inner, style.font, &style.baseline);
  for (style.kind = 0; style.kind < PAINT_DIGIT_KINDS; style.kind++)
    {
      style.font.bold = style.kind == PAINT_DIGIT_GIVEN;
      style.font.slanted = style.kind == PAINT_DIGIT_SOLVED;
      paint_board_each (scene, add_digit, &style);
      paint_set_source (scene->cr, scene->theme->inks[inks[style.kind]]);
      cairo_fill (scene->cr);
      paint_text_show (scene->text, scene->cr);
    }
}

/* Draws a small block where it would be too small to read. */
static void
add_correction (const PaintDrawing *scene, uint32_t cell, void *data)
{
  const Style *style = data;
  const PaintCell *seen = &scene->state->cells[cell];
  PaintBox inner = paint_board_inner (scene->layout, cell);
  int block = (inner.width + 2) / 5;

  if (seen->correction == 0)
    return;
  assert (seen->correction <= scene->state->n_values);
  if (style->font.size >= LEAST_CANDIDATE)
    paint_text_add (scene->text, scene->state->symbols[seen->correction - 1], style->font,
                    inner.x + inner.width * (1 - 0.5 * BESIDE_WIDTH - 0.04),
                    inner.y + inner.height * (1 - 0.5 * BESIDE_SHARE) + style->baseline);
  else
    cairo_rectangle (scene->cr, inner.x + inner.width - block, inner.y + inner.height - block,
                     block, block);
}

static void
draw_corrections (const PaintDrawing *scene)
{
  const PaintBoardState *state = scene->state;
  int inner = scene->layout->side - scene->layout->thick;
  Style style = { .font = { .slanted = true } };

  style.font =
      paint_text_fit (scene->text, state->symbols, state->n_values, BESIDE_SHARE * inner,
                      BESIDE_WIDTH * inner, BESIDE_SHARE * inner, style.font, &style.baseline);
  paint_board_each (scene, add_correction, &style);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_SOLVED]);
  cairo_fill (scene->cr);
  paint_text_show (scene->text, scene->cr);
}

BaseStatus
paint_board_draw_state (cairo_t *cr,
                        const PaintBoardLayout *layout,
                        const PaintBoardState *state,
                        const PaintTheme *theme,
                        PaintText *text)
{
  PaintDrawing scene = { .cr = cr, .layout = layout, .state = state, .theme = theme, .text = text };

  assert (state->n_values > 0 && state->n_values <= 64);
  paint_board_begin (&scene);
  paint_board_draw_colours (&scene);
  draw_fills (&scene);
  draw_lit (&scene, false);
  paint_board_draw_value_colours (&scene);
  draw_lit (&scene, true);
  draw_candidates (&scene);
  paint_board_draw_corners (&scene);
  paint_board_draw_rings (&scene);
  draw_digits (&scene);
  draw_corrections (&scene);
  paint_board_draw_marks (&scene);
  return paint_board_end (&scene);
}

BaseStatus
paint_board_draw (cairo_t *cr,
                  const PaintBoardLayout *layout,
                  const PaintBoardState *state,
                  const PaintTheme *theme,
                  PaintText *text)
{
  BaseStatus fixed = paint_board_draw_fixed (cr, layout, theme, text);
  BaseStatus changing = paint_board_draw_state (cr, layout, state, theme, text);
  BaseStatus lines = paint_board_draw_lines (cr, layout, state, theme);

  if (fixed != BASE_OK)
    return fixed;
  return changing != BASE_OK ? changing : lines;
}

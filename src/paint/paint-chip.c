#include "paint-chip.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The em as a share of the picture's smaller side, where a wide picture counts as ASPECT times as
 * wide as high; and its limits, in units. */
#define SHARE     0.0235
#define ASPECT    1.4
#define LEAST_EM  9.5
#define MOST_EM   20.0
#define PRESENTED 1.3

/* In ems. */
#define LINE     1.7  /* from line to line */
#define PLATE    1.4  /* height of the plate */
#define EDGE     0.45 /* at the left and right end of the strip */
#define INSET    0.55 /* in the plate */
#define ARROW    1.25 /* length */
#define APART    0.8  /* between two texts */
#define ONE_LINE 34.0 /* a narrower strip has two lines */
#define LEAST    2.5  /* of a text that is cut off */

void
paint_chip_reset (PaintChip *self)
{
  self->way = PAINT_CHIP_REST;
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    base_text_reset (&self->texts[i]);
}

void
paint_chip_clear (PaintChip *self)
{
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    base_text_clear (&self->texts[i]);
}

/* In device pixels, as text is laid out. */
static double
em_of (const PaintStageOptions *options)
{
  double em = SHARE * fmin (options->width, ASPECT * options->height);

  em = fmax (fmin (em, MOST_EM), LEAST_EM) * options->text_scale;
  return round ((options->presenting ? PRESENTED * em : em) * options->scale);
}

static unsigned
lines_of_chip (const PaintStageOptions *options)
{
  return options->width * options->scale < ONE_LINE * em_of (options) ? 2 : 1;
}

double
paint_chip_height (const PaintStageOptions *options)
{
  return ceil (LINE * em_of (options) * lines_of_chip (options)) / options->scale;
}

/* ---- places ---- */

/* What is still free on a line, in device pixels. */
typedef struct
{
  PaintText *text;
  double em, middle, left, right;
} Line;

static PaintFont
font_of_chip (PaintChipText which, double em)
{
  const bool bold = which == PAINT_CHIP_STEP || which == PAINT_CHIP_CHANGE;

  return (PaintFont){ .size = which == PAINT_CHIP_STEP ? em : round (0.92 * em), .bold = bold };
}

static double
width_of_string (const Line *line, PaintChipText which, const char *string)
{
  if (*string == '\0')
    return 0;
  return ceil (paint_text_measure (line->text, string, font_of_chip (which, line->em)).advance);
}

/* Leaves out options at the beginning of a path until the rest fits. */
static const char *
shorten_path (const PaintChip *self, const Line *line, const char *path, double width, char *room)
{
  const size_t apart = strlen (self->apart);

  while (width_of_string (line, PAINT_CHIP_PATH, path) > width)
    {
      const char *next = strstr (*path == '\0' ? path : path + 1, self->apart);

      if (next == NULL)
        return "";
      if (next == path + strlen ("…") && strncmp (path, "…", strlen ("…")) == 0)
        next = strstr (next + apart, self->apart);
      if (next == NULL)
        return "";
      snprintf (room, 2 * PAINT_LABEL_ROOM, "…%s", next);
      path = room;
    }
  return path;
}

/* Takes the string's place at the left end of the line; shortens it where it has less room. */
static void
place_text (const PaintChip *self,
            PaintChipText which,
            Line *line,
            double more,
            PaintChipLayout *layout)
{
  const char *string = base_text_string (&self->texts[which]);
  const double free = line->right - line->left - more;
  char *room = layout->rooms[which];
  double width;

  layout->strings[which] = "";
  layout->rects[which] = (PaintRect){ 0 };
  if (*string == '\0' || free < fmin (LEAST * line->em, width_of_string (line, which, string)))
    return;
  if (which == PAINT_CHIP_PATH)
    {
      char cut[2 * PAINT_LABEL_ROOM];

      string = shorten_path (self, line, string, free, cut);
      snprintf (room, sizeof layout->rooms[which], "%s", string);
      string = room;
    }
  else
    string = paint_label_shorten (line->text, string, font_of_chip (which, line->em), free, room);
  width = width_of_string (line, which, string);
  if (width <= 0)
    return;
  layout->strings[which] = string;
  layout->rects[which] = (PaintRect){ line->left, line->middle - PLATE / 2 * line->em, width + more,
                                      PLATE * line->em };
  line->left += width + more + APART * line->em;
}

static bool
has_sign (PaintChipWay way)
{
  return way != PAINT_CHIP_REST;
}

/* The step comes first, then the level; what is left is for the others. */
static void
place_line (const PaintChip *self, Line *line, unsigned n_lines, PaintChipLayout *layout)
{
  const double plate = (2 * INSET + (has_sign (self->way) ? ARROW + 0.35 : 0)) * line->em;
  const char *level = base_text_string (&self->texts[PAINT_CHIP_LEVEL]);
  const double kept = n_lines == 1 && *level != '\0'
                          ? width_of_string (line, PAINT_CHIP_LEVEL, level) + APART * line->em
                          : 0;

  line->right -= kept;
  place_text (self, PAINT_CHIP_STEP, line, plate, layout);
  place_text (self, PAINT_CHIP_DETAIL, line, 0, layout);
  place_text (self, PAINT_CHIP_CHANGE, line, 0, layout);
  line->right += kept;
}

void
paint_chip_lay_out (const PaintChip *self,
                    const PaintStageOptions *options,
                    PaintText *text,
                    PaintChipLayout *out_layout)
{
  const double em = em_of (options), scale = options->scale;
  const double left = round (EDGE * em);
  const unsigned n_lines = lines_of_chip (options);
  Line line = { .text = text, .em = em, .middle = round (LINE / 2 * em), .left = left };

  line.right = options->width * scale - EDGE * em;
  place_line (self, &line, n_lines, out_layout);
  if (n_lines == 2)
    {
      line.left = left;
      line.middle += round (LINE * em);
    }
  place_text (self, PAINT_CHIP_LEVEL, &line, 0, out_layout);
  place_text (self, PAINT_CHIP_PATH, &line, 0, out_layout);
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    {
      PaintRect *rect = &out_layout->rects[i];

      *rect = (PaintRect){ rect->x / scale, rect->y / scale, rect->width / scale,
                           rect->height / scale };
    }
}

/* ---- drawing ---- */

PaintColour
paint_chip_plate (PaintChipWay way, const PaintTheme *theme)
{
  switch (way)
    {
    case PAINT_CHIP_FORWARD:
      return theme->inks[PAINT_INK_GIVEN];
    case PAINT_CHIP_DEAD_END:
      return theme->signs[PAINT_SIGN_BAD];
    default:
      return theme->surfaces[PAINT_SURFACE_PAPER];
    }
}

PaintColour
paint_chip_ink (PaintChipWay way, const PaintTheme *theme)
{
  switch (way)
    {
    case PAINT_CHIP_FORWARD:
    case PAINT_CHIP_DEAD_END:
      return theme->surfaces[PAINT_SURFACE_PAPER];
    default:
      return theme->inks[PAINT_INK_GIVEN];
    }
}

static void
add_arrow (cairo_t *cr, double x, double middle, double em, double way)
{
  const double length = ARROW * em, head = 0.6 * em, tip = way > 0 ? x + length : x;
  const double tail = way > 0 ? x : x + length, neck = tip - way * head;

  cairo_move_to (cr, tip, middle);
  cairo_line_to (cr, neck, middle - 0.42 * em);
  cairo_line_to (cr, neck, middle - 0.13 * em);
  cairo_line_to (cr, tail, middle - 0.13 * em);
  cairo_line_to (cr, tail, middle + 0.13 * em);
  cairo_line_to (cr, neck, middle + 0.13 * em);
  cairo_line_to (cr, neck, middle + 0.42 * em);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A ring with a stroke through it: the sign of a dead end in every picture. */
static void
add_stuck (cairo_t *cr, double x, double middle, double em)
{
  const double radius = 0.46 * em, centre = x + ARROW / 2 * em;

  cairo_new_sub_path (cr);
  cairo_arc (cr, centre, middle, radius, 0, 2 * PAINT_PI);
  cairo_move_to (cr, centre - 0.7 * radius, middle + 0.7 * radius);
  cairo_line_to (cr, centre + 0.7 * radius, middle - 0.7 * radius);
  cairo_set_line_width (cr, 0.14 * em);
  cairo_stroke (cr);
}

static void
add_solved (cairo_t *cr, double x, double middle, double em)
{
  cairo_move_to (cr, x + 0.2 * em, middle);
  cairo_line_to (cr, x + 0.5 * em, middle + 0.35 * em);
  cairo_line_to (cr, x + 1.05 * em, middle - 0.4 * em);
  cairo_set_line_width (cr, 0.2 * em);
  cairo_stroke (cr);
}

static void
draw_sign (cairo_t *cr, PaintChipWay way, double x, double middle, double em)
{
  if (way == PAINT_CHIP_FORWARD || way == PAINT_CHIP_BACK)
    add_arrow (cr, x, middle, em, way == PAINT_CHIP_FORWARD ? 1 : -1);
  else if (way == PAINT_CHIP_DEAD_END)
    add_stuck (cr, x, middle, em);
  else if (way == PAINT_CHIP_SOLUTION)
    add_solved (cr, x, middle, em);
}

/* In device pixels. */
static PaintRect
to_pixels (PaintRect rect, double scale)
{
  return (PaintRect){ rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale };
}

static void
draw_step_plate (const PaintChip *self,
                 cairo_t *cr,
                 PaintRect rect,
                 const char *string,
                 double em,
                 const PaintTheme *theme,
                 PaintText *text)
{
  const double line = fmax (1, round (0.1 * em)), middle = rect.y + rect.height / 2;
  const bool ahead = self->way == PAINT_CHIP_FORWARD;
  const double sign = has_sign (self->way) ? (ARROW + 0.35) * em : 0;

  paint_rect_add_rounded (
      cr,
      (PaintRect){ rect.x + line / 2, rect.y + line / 2, rect.width - line, rect.height - line },
      0.3 * em);
  paint_set_source (cr, paint_chip_plate (self->way, theme));
  cairo_fill_preserve (cr);
  paint_set_source (cr, self->way == PAINT_CHIP_DEAD_END ? theme->signs[PAINT_SIGN_BAD]
                                                         : theme->inks[PAINT_INK_GIVEN]);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  paint_set_source (cr, paint_chip_ink (self->way, theme));
  draw_sign (cr, self->way,
             ahead ? rect.x + rect.width - INSET * em - ARROW * em : rect.x + INSET * em, middle,
             em);
  paint_label_add_left (text, string, font_of_chip (PAINT_CHIP_STEP, em),
                        rect.x + INSET * em + (ahead ? 0 : sign), middle);
  paint_text_show (text, cr);
}

static void
draw_texts (const PaintChip *self,
            cairo_t *cr,
            const PaintChipLayout *layout,
            const PaintStageOptions *options,
            const PaintTheme *theme,
            PaintText *text)
{
  const double em = em_of (options);

  for (PaintChipText i = 0; i < PAINT_CHIP_TEXTS; i++)
    {
      const PaintRect rect = to_pixels (layout->rects[i], options->scale);

      if (rect.width <= 0)
        continue;
      if (i == PAINT_CHIP_STEP)
        {
          draw_step_plate (self, cr, rect, layout->strings[i], em, theme, text);
          continue;
        }
      paint_label_add_left (text, layout->strings[i], font_of_chip (i, em), rect.x,
                            rect.y + rect.height / 2);
      paint_set_source (cr, i == PAINT_CHIP_PATH ? theme->label : theme->inks[PAINT_INK_GIVEN]);
      paint_text_show (text, cr);
    }
}

BaseStatus
paint_chip_draw (const PaintChip *self,
                 cairo_t *cr,
                 const PaintStageOptions *options,
                 const PaintTheme *theme,
                 PaintText *text)
{
  PaintChipLayout layout;
  BaseStatus status = BASE_OK;

  paint_chip_lay_out (self, options, text, &layout);
  paint_stage_begin (cr, options->width * options->scale,
                     paint_chip_height (options) * options->scale, options->scale, theme);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_new_path (cr);
  draw_texts (self, cr, &layout, options, theme, text);
  cairo_restore (cr);
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    if (base_text_status (&self->texts[i]) != BASE_OK)
      status = BASE_NO_MEMORY;
  if (cairo_status (cr) == CAIRO_STATUS_NO_MEMORY)
    status = BASE_NO_MEMORY;
  return status == BASE_OK ? paint_text_status (text) : status;
}

/* The painters' drawing as TikZ.
 *
 * Painters draw on a cairo_t.  Below it is an observer surface: Cairo calls this file at each fill
 * and stroke, while the path, source, pen and clip are still those of the cairo_t.  So there is no
 * second implementation of any drawing.  The pixels themselves, on a small grey surface, are
 * discarded.  Strings come from PaintText as strings.  TeX sets them with the width that the
 * painter assumed, because the painter left that room and placed other things beside them. */
#include "export-tex-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define UNIT_BP 0.75 /* PDF points per unit */

/* The limits of a drawing, in units of the page. */
typedef struct
{
  double left, top, right, bottom;
} Limits;

typedef struct
{
  cairo_t *cr;
  cairo_surface_t *observer, *target;
  BaseText body;
  uint32_t *colours; /* opaque ones, in order of first use */
  size_t n_colours, capacity;
  Limits clip; /* of the open scope */
  bool clipped;
  double digit; /* height of a painter's digit, in ems */
} Painting;

/* Returns the number of a colour, from 1; a new one is added.  0 when out of memory.  As in
 * PaintText, cells and their colours recur. */
static size_t
number_of (Painting *self, uint32_t colour)
{
  void *array = self->colours;

  for (size_t i = 0; i < self->n_colours; i++)
    if (self->colours[i] == colour)
      return i + 1;
  self->body.failed |=
      base_grow (&array, &self->capacity, self->n_colours + 1, sizeof *self->colours) != BASE_OK;
  self->colours = array;
  if (self->body.failed)
    return 0;
  self->colours[self->n_colours++] = colour;
  return self->n_colours;
}

static uint32_t
channel (double share, int shift)
{
  return (uint32_t) lround (share * 255) << shift;
}

/* The painters' sources are single colours only.  Returns the alpha. */
static double
add_source (Painting *self)
{
  double red = 0, green = 0, blue = 0, alpha = 1;

  (void) cairo_pattern_get_rgba (cairo_get_source (self->cr), &red, &green, &blue, &alpha);
  base_text_add_char (&self->body, 'q');
  base_text_add_number (&self->body, number_of (self, channel (red, 24) | channel (green, 16)
                                                          | channel (blue, 8) | 0xff));
  return alpha;
}

static void
add_opacity (Painting *self, const char *of, double alpha)
{
  if (alpha > 0.999)
    return;
  base_text_add (&self->body, of);
  export_tex_add_number (&self->body, alpha);
}

static double
pen_scale (Painting *self)
{
  double x = 1, y = 0;

  cairo_user_to_device_distance (self->cr, &x, &y);
  return hypot (x, y);
}

static void
add_points (Painting *self, double units)
{
  export_tex_add_number (&self->body, units * UNIT_BP);
  base_text_add (&self->body, "bp");
}

/* Returns the smallest rectangle in units of the page around a user-space rectangle, which may be
 * turned. */
static Limits
to_page (Painting *self, double left, double top, double right, double bottom)
{
  const double corners[4][2] = {
    { left, top }, { right, top }, { left, bottom }, { right, bottom }
  };
  Limits limits = { INFINITY, INFINITY, -INFINITY, -INFINITY };

  for (int i = 0; i < 4; i++)
    {
      double x = corners[i][0], y = corners[i][1];

      cairo_user_to_device (self->cr, &x, &y);
      limits.left = fmin (limits.left, x);
      limits.right = fmax (limits.right, x);
      limits.top = fmin (limits.top, y);
      limits.bottom = fmax (limits.bottom, y);
    }
  return limits;
}

static void
end_clip (Painting *self)
{
  if (self->clipped)
    base_text_add (&self->body, "\\end{scope}\n");
  self->clipped = false;
}

/* Opens a scope with the clip, unless the ink lies inside it, which is usual: painters clip to
 * rectangles only.  Returns whether any of the ink is visible. */
static bool
clip_to (Painting *self, Limits ink)
{
  const double near = 0.01;
  double left, top, right, bottom;
  Limits clip;

  cairo_clip_extents (self->cr, &left, &top, &right, &bottom);
  clip = to_page (self, left, top, right, bottom);
  if (ink.right <= clip.left || ink.left >= clip.right || ink.bottom <= clip.top
      || ink.top >= clip.bottom)
    return false;
  if (ink.left >= clip.left - near && ink.right <= clip.right + near && ink.top >= clip.top - near
      && ink.bottom <= clip.bottom + near)
    {
      end_clip (self);
      return true;
    }
  if (self->clipped && self->clip.left == clip.left && self->clip.right == clip.right
      && self->clip.top == clip.top && self->clip.bottom == clip.bottom)
    return true;
  end_clip (self);
  base_text_add (&self->body, "\\begin{scope}\\clip ");
  export_tex_add_place (&self->body, clip.left, clip.top);
  base_text_add (&self->body, " rectangle ");
  export_tex_add_place (&self->body, clip.right, clip.bottom);
  base_text_add (&self->body, ";\n");
  self->clip = clip;
  self->clipped = true;
  return true;
}

static void
see_fill (cairo_surface_t *observer, cairo_surface_t *target, void *data)
{
  Painting *self = data;
  double left, top, right, bottom;

  (void) observer;
  (void) target;
  cairo_fill_extents (self->cr, &left, &top, &right, &bottom);
  if (!clip_to (self, to_page (self, left, top, right, bottom)))
    return;
  base_text_add (&self->body, "\\fill[");
  add_opacity (self, ", fill opacity=", add_source (self));
  if (cairo_get_fill_rule (self->cr) == CAIRO_FILL_RULE_EVEN_ODD)
    base_text_add (&self->body, ", even odd rule");
  base_text_add_char (&self->body, ']');
  export_tex_add_path (self->cr, &self->body);
  base_text_add (&self->body, ";\n");
}

static void
add_dashes (Painting *self)
{
  const int n = cairo_get_dash_count (self->cr);
  const double scale = pen_scale (self);
  double dashes[16], offset;

  if (n == 0 || n > 16)
    return;
  cairo_get_dash (self->cr, dashes, &offset);
  base_text_add (&self->body, ", dash pattern=");
  for (int i = 0; i < n * (1 + n % 2); i++)
    {
      base_text_add (&self->body, i % 2 == 0 ? (i == 0 ? "on " : " on ") : " off ");
      add_points (self, dashes[i % n] * scale);
    }
  if (offset != 0)
    {
      base_text_add (&self->body, ", dash phase=");
      add_points (self, offset * scale);
    }
}

static void
add_pen (Painting *self)
{
  static const char *const caps[] = {
    [CAIRO_LINE_CAP_BUTT] = "",
    [CAIRO_LINE_CAP_ROUND] = ", line cap=round",
    [CAIRO_LINE_CAP_SQUARE] = ", line cap=rect",
  };
  static const char *const joins[] = {
    [CAIRO_LINE_JOIN_MITER] = "",
    [CAIRO_LINE_JOIN_ROUND] = ", line join=round",
    [CAIRO_LINE_JOIN_BEVEL] = ", line join=bevel",
  };

  base_text_add (&self->body, ", line width=");
  add_points (self, cairo_get_line_width (self->cr) * pen_scale (self));
  base_text_add (&self->body, caps[cairo_get_line_cap (self->cr)]);
  base_text_add (&self->body, joins[cairo_get_line_join (self->cr)]);
  add_dashes (self);
}

static void
see_stroke (cairo_surface_t *observer, cairo_surface_t *target, void *data)
{
  Painting *self = data;
  double left, top, right, bottom;

  (void) observer;
  (void) target;
  cairo_stroke_extents (self->cr, &left, &top, &right, &bottom);
  if (!clip_to (self, to_page (self, left, top, right, bottom)))
    return;
  base_text_add (&self->body, "\\draw[");
  add_opacity (self, ", draw opacity=", add_source (self));
  add_pen (self);
  base_text_add_char (&self->body, ']');
  export_tex_add_path (self->cr, &self->body);
  base_text_add (&self->body, ";\n");
}

/* A paint fills the whole clip.  Cairo also reports fills that cover the clip here. */
static void
see_paint (cairo_surface_t *observer, cairo_surface_t *target, void *data)
{
  Painting *self = data;
  double left, top, right, bottom;
  Limits all;

  (void) observer;
  (void) target;
  cairo_clip_extents (self->cr, &left, &top, &right, &bottom);
  all = to_page (self, left, top, right, bottom);
  end_clip (self);
  base_text_add (&self->body, "\\fill[");
  add_opacity (self, ", fill opacity=", add_source (self));
  base_text_add (&self->body, "] ");
  export_tex_add_place (&self->body, all.left, all.top);
  base_text_add (&self->body, " rectangle ");
  export_tex_add_place (&self->body, all.right, all.bottom);
  base_text_add (&self->body, ";\n");
}

/* Returns the angle of a word in degrees, as TikZ counts them. */
static double
angle_of (Painting *self)
{
  double x = 1, y = 0;

  cairo_user_to_device_distance (self->cr, &x, &y);
  return atan2 (-y, x) * 180 / acos (-1);
}

static void
painting_add_word (Painting *self, const PaintWord *word)
{
  const double scale = self->digit * word->font.size * pen_scale (self) * EXPORT_TEX_MM_PER_UNIT
                       / EXPORT_TEX_DIGIT_MM;
  const double angle = angle_of (self);
  const bool single = word->string[1] == '\0';
  double x = word->x, y = word->baseline, alpha;

  cairo_user_to_device (self->cr, &x, &y);
  base_text_add (&self->body, "\\node[");
  alpha = add_source (self);
  add_opacity (self, ", text opacity=", alpha);
  base_text_add (&self->body, ", scale=");
  export_tex_add_number (&self->body, scale);
  if (fabs (angle) > 0.01)
    {
      base_text_add (&self->body, ", rotate=");
      export_tex_add_number (&self->body, angle);
    }
  base_text_add (&self->body, "] at ");
  export_tex_add_place (&self->body, x, y);
  base_text_add (&self->body, " {");
  if (!single)
    {
      base_text_add (&self->body, "\\word{");
      export_tex_add_number (&self->body,
                             word->extents.advance * pen_scale (self) * UNIT_BP / scale);
      base_text_add (&self->body, "}{");
    }
  base_text_add (&self->body, word->font.slanted ? "\\slshape " : "");
  base_text_add (&self->body, word->font.bold ? "\\bfseries " : "");
  export_tex_add_words (&self->body, word->string);
  base_text_add (&self->body, single ? "};\n" : "}};\n");
}

static bool
tell_word (void *data, cairo_t *cr, const PaintWord *word)
{
  Painting *self = data;
  const double half = word->extents.advance / 2;

  if (cr != self->cr || !export_tex_knows (word->string))
    return false;
  if (*word->string != '\0'
      && clip_to (self, to_page (self, word->x - half, word->baseline + word->extents.top,
                                 word->x + half, word->baseline + word->extents.bottom)))
    painting_add_word (self, word);
  return true;
}

/* A word is scaled to the given width; a single letter keeps its own. */
static void
add_head (const Painting *self, const ExportPage *page, BaseText *out)
{
  base_text_add (out, "\\begin{tikzpicture}[x=0.75bp, y=-0.75bp,\n"
                      "  every node/.style={inner sep=0, anchor=base, font=\\fontsize{10}{12}"
                      "\\sffamily\\selectfont}]\n"
                      "\\def\\word#1#2{\\resizebox{#1bp}{\\height}{#2}}\n");
  for (size_t i = 0; i < self->n_colours; i++)
    {
      char name[24];

      snprintf (name, sizeof name, "q%zu", i + 1);
      export_tex_add_colour (out, name, self->colours[i]);
    }
  base_text_add (out, "\\clip (0,0) rectangle ");
  export_tex_add_place (out, page->width, page->height);
  base_text_add (out, ";\n");
}

static BaseStatus
painting_begin (Painting *self, const ExportSheet *sheet)
{
  const ExportPage *page = sheet->page;
  const PaintFont em = { .size = 100 };

  self->digit = -paint_text_measure (sheet->look.text, "0", em).top / em.size;
  if (!(self->digit > 0))
    self->digit = 0.7;
  self->target = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) ceil (page->width),
                                             (int) ceil (page->height));
  self->observer = cairo_surface_create_observer (self->target, CAIRO_SURFACE_OBSERVER_NORMAL);
  self->cr = cairo_create (self->observer);
  return cairo_surface_observer_add_fill_callback (self->observer, see_fill, self)
                     == CAIRO_STATUS_SUCCESS
                 && cairo_surface_observer_add_stroke_callback (self->observer, see_stroke, self)
                        == CAIRO_STATUS_SUCCESS
                 && cairo_surface_observer_add_paint_callback (self->observer, see_paint, self)
                        == CAIRO_STATUS_SUCCESS
             ? BASE_OK
             : BASE_NO_MEMORY;
}

BaseStatus
export_tex_add_painted (const ExportSheet *sheet, BaseText *out)
{
  Painting self = { .body = BASE_TEXT_EMPTY };
  BaseStatus status = painting_begin (&self, sheet);

  if (status == BASE_OK)
    {
      paint_text_set_teller (sheet->look.text, tell_word, &self);
      status = export_page_draw (sheet, self.cr);
      paint_text_set_teller (sheet->look.text, NULL, NULL);
      end_clip (&self);
      add_head (&self, sheet->page, out);
      base_text_add (out, base_text_string (&self.body));
      base_text_add (out, "\\end{tikzpicture}%\n");
      out->failed |= self.body.failed;
    }
  if (status == BASE_OK && cairo_status (self.cr) != CAIRO_STATUS_SUCCESS)
    status = BASE_NO_MEMORY;
  cairo_destroy (self.cr);
  cairo_surface_destroy (self.observer);
  cairo_surface_destroy (self.target);
  base_text_clear (&self.body);
  free (self.colours);
  return status;
}

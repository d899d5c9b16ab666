/* The half of the text cache that talks to Pango: from a string and a font to pieces of glyphs. */
#include "paint-text-private.h"

#include "base-memory.h"

#include <string.h>
#include <strings.h>

#define SOME_SIZE 64.0 /* a family is installed for all sizes or for none */

bool
paint_text_reserve (void *address, size_t *capacity, size_t wanted, size_t size)
{
  void *array;
  BaseStatus status;

  memcpy (&array, address, sizeof array);
  status = base_grow (&array, capacity, wanted, size);
  memcpy (address, &array, sizeof array);
  return status == BASE_OK;
}

/* Uses a font map of its own, because Pango's default one is shared, and other code may change its
 * resolution.  Outlines are hinted slightly (vertically only), whatever the surface's settings, so
 * that small digits are crisp and the same everywhere.  Metrics are hinted too: Cairo bounds its
 * drawing by them.  Without it, the top row of a hinted digit is sometimes cut off, depending on
 * what else is drawn. */
void
paint_text_make_context (PaintText *self)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_SLIGHT);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_ON);
  self->map = pango_cairo_font_map_new ();
  self->context = pango_font_map_create_context (self->map);
  pango_cairo_context_set_font_options (self->context, options);
  pango_context_set_round_glyph_positions (self->context, FALSE);
  pango_context_set_base_dir (self->context, PANGO_DIRECTION_LTR);
  self->layout = pango_layout_new (self->context);
  pango_layout_set_auto_dir (self->layout, FALSE);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  cairo_font_options_destroy (options);
}

static PangoFontDescription *
describe_font (const PaintText *self, PaintFont font)
{
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, self->family);
  pango_font_description_set_weight (description,
                                     font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (description, font.size * PANGO_SCALE);
  return description;
}

bool
paint_text_has_family (PaintText *self)
{
  PangoFontDescription *wanted = describe_font (self, (PaintFont){ .size = SOME_SIZE });
  PangoFont *font = pango_font_map_load_font (self->map, self->context, wanted);
  PangoFontDescription *found = font != NULL ? pango_font_describe (font) : NULL;
  bool same =
      found != NULL && strcasecmp (pango_font_description_get_family (found), self->family) == 0;

  pango_font_description_free (wanted);
  pango_font_description_free (found);
  if (font != NULL)
    g_object_unref (font);
  return same;
}

/* Returns a reference. */
static cairo_scaled_font_t *
find_face (PangoFont *font, bool slanted)
{
  cairo_scaled_font_t *upright = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));
  cairo_scaled_font_t *sheared;
  cairo_font_options_t *options;
  cairo_matrix_t shear, em, device;

  if (!slanted)
    return cairo_scaled_font_reference (upright);
  options = cairo_font_options_create ();
  cairo_scaled_font_get_font_options (upright, options);
  cairo_scaled_font_get_font_matrix (upright, &em);
  cairo_scaled_font_get_ctm (upright, &device);
  cairo_matrix_init (&shear, 1, 0, -PAINT_TEXT_SLANT, 1, 0, 0);
  cairo_matrix_multiply (&em, &em, &shear);
  sheared =
      cairo_scaled_font_create (cairo_scaled_font_get_font_face (upright), &em, &device, options);
  cairo_font_options_destroy (options);
  return sheared;
}

/* Glyphs that are in no font are drawn as the font's box for them, glyph 0. */
static bool
keep_piece (PaintText *self, const PangoGlyphItem *item, bool slanted, double *x)
{
  const PangoGlyphString *string = item->glyphs;
  PaintPiece piece = { .first = self->n_glyphs };

  if (!paint_text_reserve (&self->pieces, &self->pieces_capacity, self->n_pieces + 1,
                           sizeof (PaintPiece))
      || !paint_text_reserve (&self->glyphs, &self->glyphs_capacity,
                              self->n_glyphs + (size_t) string->num_glyphs, sizeof (cairo_glyph_t)))
    return false;
  for (int i = 0; i < string->num_glyphs; i++)
    {
      const PangoGlyphInfo *info = &string->glyphs[i];

      if (info->glyph != PANGO_GLYPH_EMPTY)
        self->glyphs[piece.first + piece.n_glyphs++] = (cairo_glyph_t){
          .index = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph,
          .x = *x + pango_units_to_double (info->geometry.x_offset),
          .y = pango_units_to_double (info->geometry.y_offset),
        };
      *x += pango_units_to_double (info->geometry.width);
    }
  if (piece.n_glyphs == 0)
    return true;
  piece.face = find_face (item->item->analysis.font, slanted);
  self->n_glyphs += piece.n_glyphs;
  self->pieces[self->n_pieces++] = piece;
  return true;
}

bool
paint_text_lay_out (PaintText *self, PaintEntry *entry)
{
  PangoFontDescription *description = describe_font (self, entry->font);
  PangoRectangle ink, logical;
  double x = 0;
  bool kept = true;

  pango_layout_set_font_description (self->layout, description);
  pango_font_description_free (description);
  pango_layout_set_text (self->layout, entry->string, -1);
  pango_layout_line_get_extents (pango_layout_get_line_readonly (self->layout, 0), &ink, &logical);
  entry->first = self->n_pieces;
  for (const GSList *run = pango_layout_get_line_readonly (self->layout, 0)->runs;
       run != NULL && kept; run = run->next)
    kept = keep_piece (self, run->data, entry->font.slanted, &x);
  entry->n_pieces = self->n_pieces - entry->first;
  entry->extents = (PaintExtents){
    .advance = x,
    .top = pango_units_to_double (ink.y),
    .bottom = pango_units_to_double (ink.y + ink.height),
  };
  return kept;
}

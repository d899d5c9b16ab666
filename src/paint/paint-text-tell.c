/* Text as strings instead of glyphs, for a teller. */
#include "paint-text-private.h"

#include <math.h>

void
paint_text_set_teller (PaintText *self, PaintTextTeller teller, void *data)
{
  self->teller = teller;
  self->teller_data = data;
}

void
paint_text_add_word (PaintText *self, const PaintEntry *entry, double x, double baseline)
{
  if (!paint_text_reserve (&self->words, &self->words_capacity, self->n_words + 1,
                           sizeof (PaintWord)))
    {
      self->failed = true;
      return;
    }
  self->words[self->n_words++] = (PaintWord){
    .string = entry->string,
    .font = entry->font,
    .extents = entry->extents,
    .x = x,
    .baseline = round (baseline),
  };
}

static void
fill_outlines (PaintText *self, cairo_t *cr, const PaintWord *word)
{
  const PaintEntry *entry = paint_text_find (self, word->string, word->font);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, paint_text_left (entry, word->x), word->baseline);
  for (size_t i = 0; i < entry->n_pieces; i++)
    {
      const PaintPiece *piece = &self->pieces[entry->first + i];

      cairo_set_scaled_font (cr, piece->face);
      cairo_glyph_path (cr, self->glyphs + piece->first, (int) piece->n_glyphs);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

void
paint_text_tell_words (PaintText *self, cairo_t *cr)
{
  for (size_t i = 0; i < self->n_words; i++)
    if (!self->teller (self->teller_data, cr, &self->words[i]))
      fill_outlines (self, cr, &self->words[i]);
  self->n_words = 0;
}

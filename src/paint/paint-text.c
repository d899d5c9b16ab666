/* A string is split once into pieces, which are runs of glyphs of one face.  Later drawings do not
 * need Pango. */
#include "paint-text-private.h"

#include "base-memory.h"
#include "base-random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* With more entries, and nothing queued, the cache starts anew.  Laying out this many words at once
 * takes 20 ms; each needs a few hundred bytes.  The links of a 9x9 need 5,000 while playing, since
 * the size of letters follows the room. */
#define MOST_ENTRIES 16384
#define FIRST_SLOTS  512
#define REFERENCE    64.0 /* size at which symbols are measured, to be scaled */

PaintText *
paint_text_new (const char *family)
{
  PaintText *self = base_new_zeroed (PaintText, 1);

  if (self == NULL)
    return NULL;
  if (family == NULL)
    family = "Sans";
  self->family = base_copy (family, strlen (family) + 1, 1);
  self->slots = base_new_zeroed (uint32_t, FIRST_SLOTS);
  self->n_slots = FIRST_SLOTS;
  if (self->family == NULL || self->slots == NULL)
    {
      paint_text_free (self);
      return NULL;
    }
  paint_text_make_context (self);
  return self;
}

static void
forget_all (PaintText *self)
{
  for (size_t i = 0; i < self->n_entries; i++)
    free (self->entries[i].string);
  for (size_t i = 0; i < self->n_pieces; i++)
    cairo_scaled_font_destroy (self->pieces[i].face);
  self->n_entries = self->n_pieces = self->n_glyphs = 0;
  memset (self->slots, 0, self->n_slots * sizeof (uint32_t));
}

void
paint_text_free (PaintText *self)
{
  if (self == NULL)
    return;
  if (self->slots != NULL)
    forget_all (self);
  if (self->layout != NULL)
    {
      g_object_unref (self->layout);
      g_object_unref (self->context);
      g_object_unref (self->map);
    }
  free (self->family);
  free (self->entries);
  free (self->slots);
  free (self->pieces);
  free (self->glyphs);
  free (self->queue);
  free (self->runs);
  free (self->words);
  free (self);
}

static bool
same_font (PaintFont a, PaintFont b)
{
  return fabs (a.size - b.size) < 1e-9 && a.bold == b.bold && a.slanted == b.slanted;
}

static uint64_t
hash_entry (const char *string, PaintFont font)
{
  uint64_t hash = (uint64_t) llround (font.size * 1024) << 2 | (unsigned) font.bold << 1
                  | (unsigned) font.slanted;

  for (; *string != '\0'; string++)
    hash = base_mix (hash ^ (unsigned char) *string);
  return base_mix (hash);
}

/* The slot where an entry is, or the free one where it belongs. */
static uint32_t *
find_slot (const PaintText *self, const char *string, PaintFont font)
{
  size_t mask = self->n_slots - 1;
  size_t slot = (size_t) hash_entry (string, font) & mask;

  for (; self->slots[slot] != 0; slot = (slot + 1) & mask)
    {
      const PaintEntry *entry = &self->entries[self->slots[slot] - 1];

      if (same_font (entry->font, font) && strcmp (entry->string, string) == 0)
        break;
    }
  return &self->slots[slot];
}

static bool
double_slots (PaintText *self)
{
  uint32_t *slots = base_new_zeroed (uint32_t, self->n_slots * 2);

  if (slots == NULL)
    return false;
  free (self->slots);
  self->slots = slots;
  self->n_slots *= 2;
  for (uint32_t i = 0; i < self->n_entries; i++)
    *find_slot (self, self->entries[i].string, self->entries[i].font) = i + 1;
  return true;
}

static bool
add_entry (PaintText *self, const char *string, PaintFont font)
{
  PaintEntry entry = { .font = font };

  if ((self->n_entries >= self->n_slots / 2 && !double_slots (self))
      || !paint_text_reserve (&self->entries, &self->entries_capacity, self->n_entries + 1,
                              sizeof entry))
    return false;
  entry.string = base_copy (string, strlen (string) + 1, 1);
  if (entry.string == NULL)
    return false;
  if (!paint_text_lay_out (self, &entry))
    {
      free (entry.string);
      return false;
    }
  self->entries[self->n_entries++] = entry;
  *find_slot (self, string, font) = (uint32_t) self->n_entries;
  return true;
}

/* The cache is emptied only while nothing is queued, because the queue borrows its faces and
 * strings. */
const PaintEntry *
paint_text_find (PaintText *self, const char *string, PaintFont font)
{
  uint32_t *slot = find_slot (self, string, font);

  if (*slot != 0)
    return &self->entries[*slot - 1];
  if (self->n_queued == 0 && self->n_words == 0 && self->n_entries >= MOST_ENTRIES)
    forget_all (self);
  if (add_entry (self, string, font))
    return &self->entries[self->n_entries - 1];
  self->failed = true;
  return NULL;
}

PaintExtents
paint_text_measure (PaintText *self, const char *string, PaintFont font)
{
  const PaintEntry *entry = paint_text_find (self, string, font);

  return entry != NULL ? entry->extents : (PaintExtents){ 0 };
}

static bool
queue_piece (PaintText *self, const PaintPiece *piece, double x, double y)
{
  if (!paint_text_reserve (&self->queue, &self->queue_capacity, self->n_queued + piece->n_glyphs,
                           sizeof (cairo_glyph_t))
      || !paint_text_reserve (&self->runs, &self->runs_capacity, self->n_runs + 1,
                              sizeof (PaintRun)))
    return false;
  for (size_t i = 0; i < piece->n_glyphs; i++)
    {
      cairo_glyph_t glyph = self->glyphs[piece->first + i];

      glyph.x += x;
      glyph.y += y;
      self->queue[self->n_queued++] = glyph;
    }
  if (self->n_runs == 0 || self->runs[self->n_runs - 1].face != piece->face)
    self->runs[self->n_runs++].face = piece->face;
  self->runs[self->n_runs - 1].end = self->n_queued;
  return true;
}

/* Shearing moves the top of a digit to the right by SLANT times its height; half of that is taken
 * back. */
double
paint_text_left (const PaintEntry *entry, double x)
{
  double left = x - entry->extents.advance / 2;

  if (entry->font.slanted)
    left += PAINT_TEXT_SLANT * (entry->extents.top + entry->extents.bottom) / 2;
  return round (left);
}

void
paint_text_add (PaintText *self, const char *string, PaintFont font, double x, double baseline)
{
  const PaintEntry *entry = paint_text_find (self, string, font);

  if (entry == NULL)
    return;
  if (self->teller != NULL)
    {
      paint_text_add_word (self, entry, x, baseline);
      return;
    }
  for (size_t i = 0; i < entry->n_pieces; i++)
    if (!queue_piece (self, &self->pieces[entry->first + i], paint_text_left (entry, x),
                      round (baseline)))
      self->failed = true;
}

/* Moves glyphs to whole pixels, on surfaces with pixels.  Cairo 1.16 does so by itself.  Cairo 1.18
 * draws them at quarters of a pixel, but bounds them as if they were at whole ones: then the edge
 * of a letter is sometimes cut off, depending on what else is drawn. */
static void
move_to_pixels (cairo_t *cr, cairo_glyph_t *glyphs, size_t n_glyphs)
{
  cairo_surface_t *surface = cairo_get_group_target (cr);
  double scale_x, scale_y, left, top;

  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_IMAGE)
    return;
  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  cairo_surface_get_device_offset (surface, &left, &top);
  for (size_t i = 0; i < n_glyphs; i++)
    {
      cairo_user_to_device (cr, &glyphs[i].x, &glyphs[i].y);
      glyphs[i].x = (floor (glyphs[i].x * scale_x + left + 0.5) - left) / scale_x;
      glyphs[i].y = (floor (glyphs[i].y * scale_y + top + 0.5) - top) / scale_y;
      cairo_device_to_user (cr, &glyphs[i].x, &glyphs[i].y);
    }
}

void
paint_text_show (PaintText *self, cairo_t *cr)
{
  size_t start = 0;

  if (self->teller != NULL)
    {
      paint_text_tell_words (self, cr);
      return;
    }
  move_to_pixels (cr, self->queue, self->n_queued);
  for (size_t i = 0; i < self->n_runs; i++)
    {
      cairo_set_scaled_font (cr, self->runs[i].face);
      cairo_show_glyphs (cr, self->queue + start, (int) (self->runs[i].end - start));
      start = self->runs[i].end;
    }
  self->n_queued = self->n_runs = 0;
}

BaseStatus
paint_text_status (PaintText *self)
{
  bool failed = self->failed;

  self->failed = false;
  return failed ? BASE_NO_MEMORY : BASE_OK;
}

PaintFont
paint_text_fit (PaintText *self,
                const char *const *symbols,
                size_t n_symbols,
                double wanted,
                double width,
                double height,
                PaintFont font,
                double *out_baseline)
{
  double widest = 0, top = 0, bottom = 0;

  font.size = REFERENCE;
  for (size_t i = 0; i < n_symbols; i++)
    {
      PaintExtents extents = paint_text_measure (self, symbols[i], font);

      widest = fmax (widest, extents.advance);
      top = fmin (top, extents.top);
      bottom = fmax (bottom, extents.bottom);
    }
  font.size = wanted;
  if (widest > 0)
    font.size = fmin (font.size, REFERENCE * width / widest);
  if (bottom > top)
    font.size = fmin (font.size, REFERENCE * height / (bottom - top));
  *out_baseline = -(top + bottom) / 2 * font.size / REFERENCE;
  return font;
}

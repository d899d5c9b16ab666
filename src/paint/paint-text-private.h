/* paint-text-private.h - the data of a PaintText. */
#ifndef PAINT_TEXT_PRIVATE_H
#define PAINT_TEXT_PRIVATE_H

#include "paint-text.h"

#include <pango/pangocairo.h>
#include <stdint.h>

/* The slant of DejaVu Sans Oblique, which fontconfig also uses where there is no oblique face. */
#define PAINT_TEXT_SLANT 0.2

/* Glyphs of one face. */
typedef struct
{
  cairo_scaled_font_t *face; /* holds a reference */
  size_t first;              /* index of the first glyph */
  size_t n_glyphs;
} PaintPiece;

typedef struct
{
  char *string;
  PaintFont font;
  PaintExtents extents;
  size_t first, n_pieces;
} PaintEntry;

/* The glyphs of the queue up to `end` have one face, of which the entry's piece holds a
 * reference. */
typedef struct
{
  cairo_scaled_font_t *face;
  size_t end;
} PaintRun;

struct PaintText
{
  char *family;
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
  bool failed;

  PaintEntry *entries;
  size_t n_entries, entries_capacity;
  uint32_t *slots; /* entry + 1, 0: free; a power of two, more than half of them free */
  size_t n_slots;
  PaintPiece *pieces;
  size_t n_pieces, pieces_capacity;
  cairo_glyph_t *glyphs; /* relative to where the baseline starts */
  size_t n_glyphs, glyphs_capacity;

  cairo_glyph_t *queue;
  size_t n_queued, queue_capacity;
  PaintRun *runs;
  size_t n_runs, runs_capacity;

  PaintTextTeller teller; /* NULL: words are not collected */
  void *teller_data;
  PaintWord *words;
  size_t n_words, words_capacity;
};

/* Makes room for `wanted` elements in the array whose pointer is at `address`. */
bool paint_text_reserve (void *address, size_t *capacity, size_t wanted, size_t size);

void paint_text_make_context (PaintText *self);

/* Returns NULL, and remembers the failure, when out of memory. */
const PaintEntry *paint_text_find (PaintText *self, const char *string, PaintFont font);

/* The left end of a string whose middle is at `x`. */
double paint_text_left (const PaintEntry *entry, double x);

/* For a teller: paint_text_add_word () collects a string, and paint_text_tell_words () calls the
 * teller with the collected ones. */
void paint_text_add_word (PaintText *self, const PaintEntry *entry, double x, double baseline);
void paint_text_tell_words (PaintText *self, cairo_t *cr);

/* Lays `entry` out into pieces; false when out of memory. */
bool paint_text_lay_out (PaintText *self, PaintEntry *entry);

#endif

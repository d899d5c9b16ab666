/* format-text-solo-private.h - what stands before the cells of a game ID of Solo. */
#ifndef FORMAT_TEXT_SOLO_PRIVATE_H
#define FORMAT_TEXT_SOLO_PRIVATE_H

#include "format.h"
#include "format-lines.h"

/* The most values that Solo plays. */
#define FORMATS_SOLO_MOST 31

/* Each bit of a jigsaw's borders is a place between two neighbours: those side by side, row by row,
 * and then those one above the other, column by column. */
static inline uint32_t
format_text_solo_places (uint32_t n)
{
  return 2 * n * (n - 1);
}

/* The cell on the left of a place, or above it; the other one is on its right or below it. */
static inline uint32_t
format_text_solo_cell (uint32_t place, uint32_t n, uint32_t *out_other)
{
  uint32_t line = place / (n - 1), step = place % (n - 1);
  uint32_t cell = line < n ? line * n + step : step * n + (line - n);

  *out_other = cell + (line < n ? 1 : n);
  return cell;
}

FormatsWriteOne format_text_solo_write;
FormatsLossesOf format_text_solo_losses;

#endif

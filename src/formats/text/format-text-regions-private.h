/* format-text-regions-private.h - which cells hang together, and which region of a jigsaw each is
 * in. */
#ifndef FORMAT_TEXT_REGIONS_PRIVATE_H
#define FORMAT_TEXT_REGIONS_PRIVATE_H

#include "format-reader.h"

/* Region numbers, by the order in which their symbols are met. */
typedef struct
{
  uint32_t of[SUDOKU_MAX_CELLS];
  uint32_t size[256];
  char     symbol[256];
  uint32_t n, n_cells;
  uint16_t number[256]; /* 1 + of each symbol */
} FormatsRegions;

/* The next cell is in the region of that symbol. */
void format_text_regions_add (FormatsRegions *self, char symbol);

/* Whether there are N regions of N cells each. */
bool format_text_regions_are_even (const FormatsRegions *self, uint32_t n_values);

/* Whether each region is one part, joined from neighbours. */
bool format_text_regions_hang_together (const FormatsRegions *self, uint32_t n_values);

/* Cells in parts: at first each is one of its own. */
typedef struct
{
  uint16_t parent[SUDOKU_MAX_CELLS];
  uint32_t n_cells, n; /* parts */
} FormatsParts;

void     format_text_parts_begin (FormatsParts *self, uint32_t n_cells);
void     format_text_parts_join (FormatsParts *self, uint32_t cell, uint32_t other);

/* Some cell, the same for the whole part. */
uint32_t format_text_parts_of (FormatsParts *self, uint32_t cell);

#endif

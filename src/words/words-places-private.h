/* words-places-private.h - names of things on a board. */
#ifndef WORDS_PLACES_PRIVATE_H
#define WORDS_PLACES_PRIVATE_H

#include "words.h"

/* "7 in row 3"; "7 in row 3 of grid 2" where there are several grids. */
void words_add_place (const BoardGroup *group, bool many_grids, const char *value, BaseText *out);

/* "Row 3", to begin a sentence. */
void words_add_group (const BoardGroup *group, bool many_grids, BaseText *out);

/* "R1C1, R2C5"; of more than `most` the others are only counted. */
void words_add_cells (const SudokuShape *shape,
                      const uint32_t    *cells,
                      uint32_t           n_cells,
                      uint32_t           most,
                      BaseText          *out);

#endif

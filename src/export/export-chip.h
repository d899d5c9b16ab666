/* export-chip.h - the words of a picture's chip: of words.h, for paint-chip.h. */
#ifndef EXPORT_CHIP_H
#define EXPORT_CHIP_H

#include "paint-chip.h"

/* As PaintPictureWords has it. */
void export_chip_write (const Subject *subject, const PlayerState *state, PaintChip *out);

#endif

/* samples.h - subjects to write, and files in memory. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "export-format.h"
#include "export-steps.h"
#include "plays.h"

#define SAMPLES_FONT "DejaVu Sans"

/* A Sudoku at rest with its solution, a search after that many events, or the step of a
 * path, as the kind needs. */
typedef struct
{
  SudokuShape   *shape;
  SudokuPuzzle  *puzzle;
  uint8_t       *solution, *entries;
  uint64_t      *marks;
  Play          *play;
  ExportSteps   *steps; /* of a path, at the first */
  ExportPicture *picture;
} Sample;

/* `what` as play_new () has it; for kinds at rest a line of digits.  Running out of memory fails
 * the claim. */
Sample sample_new   (ExportWhat kind, const char *what, uint64_t position);
void   sample_clear (Sample *self);

/* A page of that size in the pinned font, with a title and a footer; skips the claim, aloud, where
 * the font is not installed. */
ExportPage sample_page (double width, double height);

/* Writes the file.  Clear it. */
BaseText sample_write (const Sample *self, const char *format, const ExportPage *page);

#endif

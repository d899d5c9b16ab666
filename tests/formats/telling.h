/* telling.h - a reader's result as a text: so a test compares two texts. */
#pragma once

#include "formats.h"

/* A claim: reading `text` with these settings gives `expected`. */
typedef struct
{
  const char *name;
  const char *text;
  const char *expected;
  size_t      length; /* 0: up to the NUL */
  const char *from;   /* --from and --shape, or NULL */
  const char *shape;
  bool patient;
} Telling;

/* Lines such as these, one for each puzzle, bad puzzle and warning:
 *   line 2x2 1..4..1..3..2... (its comment) {title: its title} {entries: .2..............}
 *   bad WRONG_LENGTH 3:81 expected 81 found 80 "token"
 * Values are in the default symbols whatever the source's were, or numbers where there are none; a
 * problem is its .dlx text with " / " for the ends of lines.  At most `chunk` bytes come at a
 * time. */
BaseText tell (const Telling *telling, size_t chunk);

/* The same with all that is in a puzzle and its layout. */
BaseText tell_all (const Telling *telling, size_t chunk);

/* Claims each of `n` tellings, whole and byte by byte. */
void check_tellings (const Telling *tellings, size_t n);

const char *telling_fault (FormatsFault fault);

/* A puzzle of a shape with about half its cells filled, not a solvable one.  Deterministic. */
SudokuPuzzle *telling_puzzle (SudokuShape *shape, uint64_t seed);

/* Reads the first puzzle of a text; the claim fails if there is none. */
void telling_read (const char *text, size_t length, const Format *from, SudokuShape *shape,
                   FormatsPuzzle *puzzle);

/* Samples of all formats, for tests of what holds for any text. */
extern const Telling telling_samples[];
extern const size_t  telling_n_samples;

/* Puzzles of our own. */
#define P4 "1..4..1..3..2..."
#define P9 ".......19...3..5..57...92.6.27......64.28......1.6...77..8.5..41.....7.2.9......."

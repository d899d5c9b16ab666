/* format-about.h - the parts of a file beside the puzzle: reading them and filling them in.
 *
 * Texts are read and added to directly, with base_text_add ().  The things that exist for each cell
 * go through these functions, once the puzzle has its Sudoku: the arrays have one element for each
 * cell of its shape. */
#ifndef FORMAT_ABOUT_H
#define FORMAT_ABOUT_H

#include "format-puzzle.h"

/* The solution or the entries, one value a cell; NULL where there are none. */
const uint8_t *format_about_values (const FormatsPuzzle *puzzle, FormatsAbout about);

/* The pencil marks of a cell, as bits like candidates; 0 where there are none. */
uint64_t format_about_marks (const FormatsPuzzle *puzzle, uint32_t cell);

/* Returns new room, all 0.  NULL when there is no memory; the puzzle keeps that failure. */
uint8_t *format_about_add_values (FormatsPuzzle *puzzle, FormatsAbout about);
bool     format_about_add_marks (FormatsPuzzle *puzzle);

/* Sets the pencil marks of a cell; format_about_add_marks () came before. */
void format_about_set_marks (FormatsPuzzle *puzzle, uint32_t cell, uint64_t marks);

/* A layer's elements: a value; a set of values, as bits; a few bits. */
typedef enum
{
  FORMATS_LAYER_VALUES,
  FORMATS_LAYER_SETS,
  FORMATS_LAYER_BITS,
} FormatsLayer;

FormatsLayer format_about_layer (FormatsAbout about);
size_t       format_layer_size (FormatsLayer layer); /* of an element, in bytes */
uint64_t     format_layer_get (FormatsLayer layer, const char *elements, uint32_t cell);
void format_layer_set (FormatsLayer layer, char *elements, uint32_t cell, uint64_t number);

/* New room for a layer, all 0; NULL when there is no memory, and the puzzle keeps that failure. */
char *format_about_add_layer (FormatsPuzzle *puzzle, FormatsAbout about);

/* The same for the colours of candidates. */
char *format_about_add_candidate_colours (FormatsPuzzle *puzzle);

/* A line that the player drew, from a cell or one of its candidates to another.  Value 0: the whole
 * cell. */
typedef struct
{
  uint32_t from_cell, to_cell;
  uint8_t  from_value, to_value, style;
} FormatsStroke;

void format_about_add_stroke (FormatsPuzzle *puzzle, const FormatsStroke *stroke);
uint32_t format_about_n_strokes (const FormatsPuzzle *puzzle);
FormatsStroke format_about_stroke (const FormatsPuzzle *puzzle, uint32_t number);

/* The parts of a position; each is a layer of its own. */
typedef enum
{
  FORMATS_PART_ENTRIES,
  FORMATS_PART_MARKS, /* all of them, hidden ones included */
  FORMATS_PART_KEPT,
  FORMATS_PART_CORNERS,
  FORMATS_PART_CORNERS_KEPT,
  FORMATS_PART_PLACED,
  FORMATS_PART_SOLVER,
  FORMATS_PARTS,
} FormatsPart;

/* A position of the game: the one before a trial, or a bookmark.  Borrowed from the puzzle. */
typedef struct
{
  const char *name;
  size_t      name_length;
  int64_t     time; /* when it was made: microseconds since 1970; 0: not known */
  char       *parts[FORMATS_PARTS];
} FormatsPosition;

/* The most bookmarks that a puzzle can have: each takes some bytes for each cell. */
uint32_t format_about_most_bookmarks (const FormatsPuzzle *puzzle);

FormatsLayer format_part_layer (FormatsPart part);

/* Adds a position whose parts are all 0, and returns the place that format_about_position () needs.
 * `about` is FORMATS_ABOUT_TRIAL or FORMATS_ABOUT_BOOKMARKS. */
size_t format_about_add_position (FormatsPuzzle *puzzle,
                                  FormatsAbout   about,
                                  const char    *name,
                                  size_t         name_length);

/* Sets the time of the position at a place. */
void
format_about_set_time (FormatsPuzzle *puzzle, FormatsAbout about, size_t at, int64_t time);

/* The position at a place, 0 for the first one.  Returns the place of the next one; 0: there is no
 * position at `at`. */
size_t format_about_position (const FormatsPuzzle *puzzle,
                              FormatsAbout         about,
                              size_t               at,
                              FormatsPosition     *out_position);

/* The rating as a number, in tenths; 0: there is none, or a text that is no such number. */
uint32_t format_about_rating (const FormatsPuzzle *puzzle);

/* Writes it in place of the one that is there: "4.2". */
void format_about_set_rating (FormatsPuzzle *puzzle, uint32_t rating);

/* The loss of a format without a place for it: a bit of FormatsLoss, or 0 where only comfort is
 * lost. */
unsigned format_about_loss (FormatsAbout about);

/* Empties arrays in which every element is 0, so that they do not count as lost.  Hidden marks
 * stay:  where they are all 0, no cell has marks, not even those that a sukaku begins with. */
void format_about_tidy (FormatsPuzzle *puzzle);

#endif

/* format-text-quadrille-keys.c - the keys of a .quadrille file, and its alphabets. */
#include "format-text-quadrille-private.h"

#include "format-symbols.h"

#include <string.h>

#define TEXT(name, about_)                                            \
  {                                                                   \
    name, .kind = FORMATS_VALUE_TEXT, .about = FORMATS_ABOUT_##about_ \
  }
#define LAYER(name, about_)                                            \
  {                                                                    \
    name, .kind = FORMATS_VALUE_LAYER, .about = FORMATS_ABOUT_##about_ \
  }
#define PART(name, about_, part_)                                          \
  {                                                                        \
    name, FORMATS_VALUE_PART, FORMATS_ABOUT_##about_, FORMATS_PART_##part_ \
  }
#define PARTS(prefix, about_)                                                                    \
  PART (prefix "-entries", about_, ENTRIES), PART (prefix "-marks", about_, MARKS),              \
      PART (prefix "-kept-marks", about_, KEPT), PART (prefix "-corner-marks", about_, CORNERS), \
      PART (prefix "-kept-corner-marks", about_, CORNERS_KEPT),                                  \
      PART (prefix "-placed", about_, PLACED), PART (prefix "-shown-solution", about_, SOLVER)

const FormatsQuadrilleKey format_text_quadrille_keys[] = {
  TEXT ("title", TITLE),
  TEXT ("author", AUTHOR),
  TEXT ("description", DESCRIPTION),
  TEXT ("source", SOURCE),
  TEXT ("link", LINK),
  TEXT ("date", DATE),
  TEXT ("level", LEVEL),
  TEXT ("rating", RATING),
  { "comment", .kind = FORMATS_VALUE_COMMENT },
  { "above", .kind = FORMATS_VALUE_ABOVE },
  { "symbols", .kind = FORMATS_VALUE_SYMBOLS },
  { "grid", .kind = FORMATS_VALUE_GRID },
  { "candidates", .kind = FORMATS_VALUE_CANDIDATES },
  LAYER ("solution", SOLUTION),
  TEXT ("state", STATE),
  TEXT ("time-ms", TIME),
  TEXT ("played", PLAYED),
  TEXT ("hints", HINTS),
  LAYER ("entries", ENTRIES),
  LAYER ("marks", MARKS),
  LAYER ("hidden-marks", HIDDEN),
  LAYER ("kept-marks", KEPT),
  LAYER ("corner-marks", CORNERS),
  LAYER ("kept-corner-marks", CORNERS_KEPT),
  LAYER ("placed", PLACED),
  LAYER ("shown-solution", SOLVER),
  LAYER ("colours", COLOURS),
  { "candidate-colours", FORMATS_VALUE_CANDIDATE_COLOURS, FORMATS_ABOUT_CANDIDATE_COLOURS, 0 },
  { "lines", FORMATS_VALUE_STROKES, FORMATS_ABOUT_STROKES, 0 },
  { "trial", FORMATS_VALUE_POSITION, FORMATS_ABOUT_TRIAL, 0 },
  PARTS ("trial", TRIAL),
  { "bookmark", FORMATS_VALUE_POSITION, FORMATS_ABOUT_BOOKMARKS, 0 },
  { "bookmark-time-us", FORMATS_VALUE_TIME, FORMATS_ABOUT_BOOKMARKS, 0 },
  PARTS ("bookmark", BOOKMARKS),
};

const unsigned format_text_quadrille_n_keys =
    sizeof format_text_quadrille_keys / sizeof format_text_quadrille_keys[0];

_Static_assert(sizeof format_text_quadrille_keys / sizeof format_text_quadrille_keys[0] <= 64,
               "FormatsBlock.seen has a bit for each key");

void
format_text_quadrille_symbols (const FormatsLayout *layout,
                               uint32_t n_values,
                               char out[SUDOKU_MAX_VALUES + 1])
{
  format_symbols (layout, n_values < SUDOKU_MAX_VALUES ? n_values : SUDOKU_MAX_VALUES - 1, out);
  if (n_values == SUDOKU_MAX_VALUES)
    memcpy (out + SUDOKU_MAX_VALUES - 1, "&", 2);
}

bool
format_text_quadrille_is_alphabet (const char *bytes, size_t length, uint32_t n_values)
{
  FormatsCensus census = { 0 };
  FormatsAlphabet alphabet = { 0 };
  char usual[SUDOKU_MAX_VALUES + 1];

  if (length != n_values || n_values > FORMATS_MAX_SYMBOLS)
    return false;
  format_symbols (NULL, n_values, usual);
  if (memcmp (usual, bytes, length) == 0)
    return true;
  format_census_add (&census, bytes, length);
  format_alphabet_choose (&alphabet, n_values, &census);
  return strlen (alphabet.symbols) == length && memcmp (alphabet.symbols, bytes, length) == 0;
}

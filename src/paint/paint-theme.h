/* paint-theme.h - the colours of everything that is painted.
 *
 * Four tables: light, dark, high contrast, print.  Hues are Okabe and Ito's, which people with any
 * colour vision can distinguish, made darker or lighter where a line or a digit would be too faint.
 * No information depends on hue alone.  In every table
 *
 *   - text on its background, under any fill, has a WCAG 2 contrast of `text_contrast` or more
 *     (4.5; 7 in high contrast);
 *   - lines and signs have 3 or more on every surface they can lie on.
 *
 * The tests check the tables for that, and paint_theme_set_accent () adjusts any accent to it. */
#ifndef PAINT_THEME_H
#define PAINT_THEME_H

#include <cairo.h>
#include <stdint.h>

/* 0xRRGGBBAA, not premultiplied. */
typedef uint32_t PaintColour;

typedef enum
{
  PAINT_THEME_LIGHT,
  PAINT_THEME_DARK,
  PAINT_THEME_HIGH_CONTRAST,
  PAINT_THEME_PRINT, /* greys only: readable from a black-and-white printer */
  PAINT_THEMES,
} PaintThemeId;

/* The ground of a cell, or of another thing drawn like a cell.  A shade is a little stronger than a
 * tint. */
typedef enum
{
  PAINT_SURFACE_PAPER,
  PAINT_SURFACE_TINTED,
  PAINT_SURFACE_SHADED,
  PAINT_SURFACES,
} PaintSurface;

/* A fill over a surface; at most one at a place. */
typedef enum
{
  PAINT_FILL_PEER,
  PAINT_FILL_SAME,
  PAINT_FILL_SELECTED,
  PAINT_FILL_HINT,
  PAINT_FILL_DIFFERS,
  PAINT_FILL_BAD,
  PAINT_FILLS,
} PaintFill;

typedef enum
{
  PAINT_INK_GIVEN,
  PAINT_INK_ENTERED,
  PAINT_INK_SOLVED,
  PAINT_INK_CANDIDATE,
  PAINT_INKS,
} PaintInk;

typedef enum
{
  PAINT_SIGN_ACCENT, /* selection, cursor: "here", "changing now" */
  PAINT_SIGN_BAD,
  PAINT_SIGN_DIFFERS,
  PAINT_SIGN_HINT,
  PAINT_SIGNS,
} PaintSign;

/* Hues of kinds of items: in a Sudoku cells, then values in rows, in columns, in boxes. */
typedef enum
{
  PAINT_HUE_BLUE,
  PAINT_HUE_ORANGE,
  PAINT_HUE_GREEN,
  PAINT_HUE_PURPLE,
  PAINT_HUES,
} PaintHue;

/* Grounds of things placed one after the other or lying side by side; a ring. */
#define PAINT_TINTS 6

/* Colours that a player gives to cells and candidates, always together with a shape. */
typedef enum
{
  PAINT_COLOUR_RED,
  PAINT_COLOUR_ORANGE,
  PAINT_COLOUR_YELLOW,
  PAINT_COLOUR_GREEN,
  PAINT_COLOUR_BLUE,
  PAINT_COLOUR_VIOLET,
  PAINT_COLOUR_PINK,
  PAINT_COLOUR_GREY,
  PAINT_COLOURS,
} PaintColourName;

typedef struct
{
  double      text_contrast;
  PaintColour ground; /* around the board, and in its holes */
  PaintColour label;  /* text on the ground */
  PaintColour thin, thick;
  PaintColour surfaces[PAINT_SURFACES];
  PaintColour fills[PAINT_FILLS]; /* translucent: the surface shows through */
  PaintColour inks[PAINT_INKS];
  PaintColour signs[PAINT_SIGNS];
  PaintColour hues[PAINT_HUES];
  PaintColour tints[PAINT_TINTS]; /* opaque; all inks, signs and thick lines are clear on them */
  PaintColour colours[PAINT_COLOURS]; /* opaque, like tints */
} PaintTheme;

/* The table itself; copy it to change it. */
const PaintTheme *paint_theme (PaintThemeId id);

/* Uses the desktop's accent for the selection, with its contrast corrected: the sign moves towards
 * black or white until it stands out from every surface, and the fills grow fainter until all text
 * on them can be read. */
void paint_theme_set_accent (PaintTheme *self, PaintColour accent);

/* The tint at a place of the ring, `at` / `steps` of a tint behind the first; between two tints it
 * is mixed. */
PaintColour paint_theme_tint (const PaintTheme *self, uint32_t at, uint32_t steps);

/* One of the tints, fainter: the ground of cells, for everything that a surface carries. */
PaintColour paint_theme_faint_tint (const PaintTheme *self, unsigned tint);

/* The WCAG 2 contrast of two colours, from 1 to 21; alpha is ignored. */
double paint_contrast (PaintColour a, PaintColour b);

/* Black or white, whichever can be read on the ground. */
PaintColour paint_ink_on (PaintColour ground);

/* The colour of `over` on an opaque `under`. */
PaintColour paint_blend (PaintColour under, PaintColour over);

/* The colour with another opacity, from 0 to 1. */
PaintColour paint_with_alpha (PaintColour colour, double alpha);

void paint_set_source (cairo_t *cr, PaintColour colour);

#endif

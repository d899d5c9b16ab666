/* export-picture.h - what a file shows: a puzzle at rest, or a moment of a search.
 *
 * A picture is made once for its content and drawn as often as is wanted, in any rectangle of any cairo_t; where the
 * content has a player, it draws the moment at which that stands then, so that an animation moves the player and
 * draws again. */
#ifndef EXPORT_PICTURE_H
#define EXPORT_PICTURE_H

#include "paint-picture.h"
#include "player.h"
#include "sudoku-puzzle.h"

typedef enum
{
  /* At rest; of Sudokus only. */
  EXPORT_PUZZLE,
  EXPORT_SOLUTION,
  EXPORT_BOTH, /* the givens bold and upright, the rest slanted */
  EXPORT_CANDIDATES,
  EXPORT_POSITION, /* with what the player entered and pencilled in */

  /* Moments of a search. */
  EXPORT_BOARD, /* the partial solution */
  EXPORT_LINKS,
  EXPORT_MATRIX,
  EXPORT_TREE,
  EXPORT_STEP, /* the board, beside it the links or, where they are too many to be read, the matrix */

  EXPORT_DIAGRAM, /* none of the kinds that can be asked for: whoever makes the picture draws it */
} ExportWhat;

typedef struct ExportLook ExportLook;

/* One row a kind, in the order of the enum; all that can be asked for are before EXPORT_DIAGRAM. */
typedef struct
{
  const char *id;      /* what the command line calls it */
  const char *name;    /* in English, to be translated where it is shown */
  bool        at_rest; /* else a moment of a search */
  bool        solved;  /* at rest: there is none without a solution */
} ExportKind;

extern const ExportKind export_kinds[];
extern const unsigned   export_n_kinds;

ExportWhat export_what_of_picture (PaintPictureKind kind);

/* Everything is borrowed, and stays there as long as the picture. */
typedef struct
{
  ExportWhat  what;
  const char *symbols; /* of the values, as words.h has them; "" for numbers; of a search those of its subject */

  /* At rest. */
  const SudokuPuzzle *puzzle;
  const uint8_t      *solution; /* one value a cell, or NULL; of a position 0 where it is not shown */
  const uint8_t      *entries;  /* of a position, likewise */
  const uint64_t     *marks;    /* of a position: pencil marks, as bits like candidates; or NULL */

  /* Of a search. */
  const Subject *subject; /* with names */
  Player        *player;

  /* Of a diagram: draws it at the origin, so large in units, with an opaque ground; `about` is its description. */
  BaseStatus (*draw) (const void *diagram, cairo_t *cr, PaintRect size, const ExportLook *look);
  const void *diagram;
  const char *about;
} ExportContent;

/* How it is drawn. */
struct ExportLook
{
  const PaintTheme *theme;
  PaintText        *text;
  double            scale; /* device pixels to the unit */
  bool              drawing; /* looked at at any size: no images, and text is text */
  double            phase; /* how far the last change of a link has come; 1: done */
  bool              presenting;
  bool              coordinates; /* at rest */
};

typedef struct ExportPicture ExportPicture;

/* BASE_NO_MEMORY. */
BaseStatus export_picture_new  (const ExportContent *content, ExportPicture **out_picture);
void       export_picture_free (ExportPicture *self); /* accepts NULL */

const ExportContent *export_picture_content (const ExportPicture *self);

/* Draws within `where`, whose corner should lie on a device pixel.  Where the theme's ground is opaque, nothing shows
 * through. */
BaseStatus export_picture_draw (ExportPicture    *self,
                                cairo_t          *cr,
                                PaintRect         where,
                                const ExportLook *look);

/* Whether there was no room for the letters of its candidates when it was drawn last. */
bool export_picture_hid_candidates (const ExportPicture *self);

/* What the picture shows, in a sentence of the user's language: for descriptions. */
void export_picture_describe (const ExportPicture *self, BaseText *out);

/* Adds a sentence about the step that led to where the player stands; at the start, about the step that comes next.  The
 * player stays where it is.  Adds nothing where the content has no player. */
void export_picture_tell (ExportPicture *self, BaseText *out);

#endif

/* export-picture.h - the content of a file: a puzzle at rest, or a moment of a search.
 *
 * A picture is made once for its content and drawn any number of times, in any rectangle of any
 * cairo_t.  Where the content has a player, the picture shows the moment at which the player
 * stands.  So an animation moves the player and draws again. */
#ifndef EXPORT_PICTURE_H
#define EXPORT_PICTURE_H

#include "paint-board.h"
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

  /* Moments of a search: the pictures of paint-picture.h, in their order. */
  EXPORT_PICTURES,
  EXPORT_BOARD = EXPORT_PICTURES + PAINT_PICTURE_BOARD,
  EXPORT_LINKS = EXPORT_PICTURES + PAINT_PICTURE_LINKS,
  EXPORT_MATRIX = EXPORT_PICTURES + PAINT_PICTURE_MATRIX,
  EXPORT_TREE = EXPORT_PICTURES + PAINT_PICTURE_TREE,

  EXPORT_STEP = EXPORT_PICTURES + PAINT_PICTURES, /* the board, beside it the links or, where they
                                                   * are too many to be read, the matrix */

  EXPORT_REASON, /* of a step of a path: on the board, in the links or in the matrix */

  EXPORT_DIAGRAM, /* not offered as a choice; the caller draws it */
} ExportWhat;

typedef struct ExportLook  ExportLook;
typedef struct ExportSteps ExportSteps; /* export-steps.h */

typedef struct
{
  const char *id;      /* its name on the command line */
  const char *name;    /* in English, translated where it is shown */
  bool        at_rest; /* otherwise a moment of a search */
  bool        solved;  /* at rest: needs a solution */
  bool        calls;   /* also shows calls of the search that are still to come */
} ExportKind;

/* All kinds that can be chosen are before EXPORT_DIAGRAM.  Pictures have the names of paint. */
#define EXPORT_KINDS EXPORT_DIAGRAM

ExportKind export_kind (ExportWhat what);

static inline ExportWhat
export_what_of_picture (PaintPictureKind kind)
{
  return (ExportWhat) (EXPORT_PICTURES + (int) kind);
}

/* Everything is borrowed, and must stay valid as long as the picture. */
typedef struct
{
  ExportWhat  what;
  const char *symbols; /* of the values, as in words.h; "": numbers; a search has its subject's */

  /* At rest. */
  const SudokuPuzzle *puzzle;
  const uint8_t      *solution; /* one value per cell, or NULL; of a position 0 where hidden */
  const uint8_t      *entries;  /* of a position, in the same form */
  const uint64_t     *marks;    /* of a position: pencil marks, as bits like candidates; or NULL */
  const PaintNote    *notes;    /* of a position: what the player noted beside them; or NULL */
  const PaintLine    *lines;    /* and drew */
  uint32_t            n_lines;

  /* Of a search. */
  const Subject *subject; /* with names */
  Player        *player;
  Player        *beside; /* of the tree: another run of the subject, drawn beside it; or NULL */
  const char    *rule, *beside_rule; /* the names of both rules; borrowed */

  /* Of a step of a path: its reason, drawn over the moment, also in the links and the matrix; NULL:
   * none.  `about` describes it.  With `steps`, the picture can go to other steps. */
  const PaintReason *reason;
  ExportSteps       *steps;

  /* Of a diagram: draws it at the origin, in that size in units, with an opaque ground; `about` is
   * its description. */
  BaseStatus (*draw) (const void *diagram, cairo_t *cr, PaintRect size, const ExportLook *look);
  const void *diagram;
  const char *about; /* of a reason, too */
} ExportContent;

/* How it is drawn. */
struct ExportLook
{
  const PaintTheme *theme;
  PaintText        *text;
  double            scale; /* device pixels to the unit */
  bool              drawing; /* for a format that scales: no images, and text stays text */
  double            phase; /* progress of the last change of a link; 1: complete */
  bool              presenting;
  bool              chip;        /* of a search: the step in words above the picture */
  bool              coordinates; /* at rest */
};

typedef struct ExportPicture ExportPicture;

/* BASE_NO_MEMORY. */
BaseStatus export_picture_new  (const ExportContent *content, ExportPicture **out_picture);
void       export_picture_free (ExportPicture *self); /* accepts NULL */

const ExportContent *export_picture_content (const ExportPicture *self);

/* Where the picture stands: at that position of its player, or at the step of that number.
 * export_picture_go () goes to another one, which must be there.  BASE_NO_MEMORY, BASE_STOPPED. */
uint64_t   export_picture_place (const ExportPicture *self);
BaseStatus export_picture_go    (ExportPicture *self, uint64_t place);

/* Draws within `where`, whose corner should lie on a device pixel.  Where the theme's ground is
 * opaque, it covers everything behind it. */
BaseStatus export_picture_draw (ExportPicture    *self,
                                cairo_t          *cr,
                                PaintRect         where,
                                const ExportLook *look);

/* Whether the last drawing had no room for the letters of its candidates. */
bool export_picture_hid_candidates (const ExportPicture *self);

/* Describes the content in a sentence of the user's language. */
void export_picture_describe (const ExportPicture *self, BaseText *out);

/* Adds a sentence about the step that led to the player's moment; at the start, about the next
 * step.  Of a reason, it adds the number of its step, if the picture can go to others, and what is
 * said about it.  The player does not move.  Adds nothing where the content has no player. */
void export_picture_tell (ExportPicture *self, BaseText *out);

/* The same for a frame of an animation in steps of that aim: about the whole step that led to the
 * frame, and never about what is still to come, except at the start. */
void export_picture_tell_frame (ExportPicture *self, PlayerAim by, BaseText *out);

#endif

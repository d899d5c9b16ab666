/* paint-picture.h - the pictures of the dance behind one table: board, links, matrix, tree.
 *
 * The window, exported files and lessons show the same pictures.  Each picture is one file of this
 * room, with one row of functions (paint-picture-private.h), and one line of the table in
 * paint-picture.c.  Callers that use the functions below need no change when a picture is added.
 *
 * Not every picture can do everything.  A function that a picture lacks returns false, or has no
 * effect. */
#ifndef PAINT_PICTURE_H
#define PAINT_PICTURE_H

#include "base-text.h"
#include "paint-chip.h"
#include "paint-matrix.h"
#include "paint-stage.h"
#include "paint-tree.h"

typedef enum
{
  PAINT_PICTURE_BOARD, /* the partial solution */
  PAINT_PICTURE_LINKS,
  PAINT_PICTURE_MATRIX,
  PAINT_PICTURE_TREE,
  PAINT_PICTURES,
} PaintPictureKind;

typedef struct PaintPicture PaintPicture;

const char *paint_picture_id    (PaintPictureKind kind); /* in files and commands: "links" */

/* In English, marked for translation: beside the other pictures, and among other things. */
const char *paint_picture_title (PaintPictureKind kind); /* "Tree" */
const char *paint_picture_name  (PaintPictureKind kind); /* "Search Tree" */

/* The rows and columns that a picture shows if there is no room for all. */
typedef struct
{
  uint32_t n_items, n_options;         /* shown */
  uint32_t n_all_items, n_all_options; /* of the problem */
} PaintPictureShare;

/* The texts of the pictures, in the user's language.  Each may be NULL: then that text is not
 * written, and groups of columns get the names of their first and last items. */
typedef struct
{
  PaintTreeWords tree; /* borrowed */
  /* the name outlives the picture */
  const char *(*name_group) (const PaintMatrixGroup *group, BoardLook look);
  /* below a picture that leaves something out */
  void (*write_note) (const PaintPictureShare *share, BaseText *out);
  /* the step that led to the state, into an empty chip; without it there is no chip */
  void (*write_chip) (const Subject *subject, const PlayerState *state, PaintChip *out);
} PaintPictureWords;

/* How a picture shows its frames.  At first all are false. */
typedef struct
{
  bool following; /* if not everything can be read, shows the part where something happens */
  bool open_only; /* settled options, and the items that they cover, have no place */
  bool fast;      /* changes come too fast to follow: lists that change glow */
  bool still;     /* nothing fades from one look to another */
  bool apart;     /* for drawings: no images, and text is text */
} PaintPictureManner;

/* The subject is borrowed, and must outlive the picture.  Set options before anything else.
 * BASE_NO_MEMORY. */
BaseStatus paint_picture_new (PaintPictureKind kind,
                              const Subject   *subject,
                              PaintPicture   **out_picture);
void       paint_picture_free (PaintPicture *self); /* accepts NULL */

PaintPictureKind paint_picture_kind (const PaintPicture *self);

void paint_picture_set_words  (PaintPicture *self, const PaintPictureWords *words); /* copied */
void paint_picture_set_manner (PaintPicture *self, PaintPictureManner manner);

/* Sets the tree of another run, as paint_tree_set_beside () does. */
void paint_picture_set_beside (PaintPicture *self, const PaintTreeBeside *beside);

/* With `chip`, the step in words stands above the picture, which has the rest of the height.
 * BASE_NO_MEMORY: the options are as they were. */
BaseStatus paint_picture_set_options (PaintPicture *self, const PaintStageOptions *options);

/* Draws width x height units at the origin of `cr`, within its clip.  In a fast manner one drawing
 * counts as a sixtieth of a second.  Where frames have different reasons, anything may differ.
 * BASE_NO_MEMORY when something could not be drawn for lack of memory. */
BaseStatus paint_picture_draw (PaintPicture     *self,
                               cairo_t          *cr,
                               const PaintFrame *frame,
                               const PaintTheme *theme,
                               PaintText        *text);

/* The strip of the chip: empty if there is none. */
PaintRect paint_picture_chip_rect (const PaintPicture *self);

/* The part at a place of the last drawing. */
PaintPointed paint_picture_at (const PaintPicture *self, double x, double y);

/* Whether the picture shows calls of the search: the tree.  Finds the call at a place, and the next
 * one in a direction, as paint_tree_walk () does. */
bool paint_picture_has_calls  (PaintPictureKind kind);
bool paint_picture_find_call  (const PaintPicture *self,
                               double              x,
                               double              y,
                               PaintTreePlace     *out_place);
bool paint_picture_walk_calls (const PaintPicture   *self,
                               const PaintTreePlace *from,
                               PaintTreeWay          way,
                               PaintTreePlace       *out_place);

/* Whether the picture can find the place of a thing.  The rectangle is empty if the thing is left
 * out. */
bool      paint_picture_has_places (const PaintPicture *self);
PaintRect paint_picture_find       (const PaintPicture *self, PaintPointed what);

/* The pan that centres a thing. */
bool paint_picture_centre (const PaintPicture *self,
                           PaintPointed        what,
                           double             *pan_x,
                           double             *pan_y);

/* Whether even at zoom 1 it may be larger than its room, so that some things are visible only after
 * a pan. */
bool paint_picture_overflows (const PaintPicture *self);

/* A zoom, and a pan for it, that show the subject of the frame in a readable size. */
bool paint_picture_focus (PaintPicture     *self,
                          const PaintFrame *frame,
                          double           *zoom,
                          double           *pan_x,
                          double           *pan_y);

/* The pan that keeps the part at (x, y) in place at another zoom; and the largest useful zoom. */
bool   paint_picture_hold      (PaintPicture *self,
                                PaintText    *text,
                                double        zoom,
                                double        x,
                                double        y,
                                double       *out_pan_x,
                                double       *out_pan_y);
double paint_picture_most_zoom (const PaintPicture *self);

/* Whether it finds the parts in which a frame differs from the one before, as
 * paint_links_find_parts () does; otherwise the caller draws each frame completely.  Such a picture
 * also gets all states of an animation, in the order of positions, before the first frame is drawn,
 * as in paint_links_plan_add (). */
bool       paint_picture_finds_parts (PaintPictureKind kind);
BaseStatus paint_picture_find_parts  (PaintPicture     *self,
                                      const PaintFrame *frame,
                                      PaintText        *text,
                                      PaintParts       *out_parts);
BaseStatus paint_picture_plan_begin  (PaintPicture *self);
BaseStatus paint_picture_plan_add    (PaintPicture *self, const PlayerState *state);
BaseStatus paint_picture_plan_end    (PaintPicture *self, const PlayerState *state);

#endif

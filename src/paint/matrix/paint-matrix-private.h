/* paint-matrix-private.h - the data of a matrix.
 *
 * Inside, everything is in whole device pixels.  Columns that share their first pixel are one slot,
 * and marks that share theirs are one bin: where marks have a pixel each, slots are columns and
 * bins are marks. */
#ifndef PAINT_MATRIX_PRIVATE_H
#define PAINT_MATRIX_PRIVATE_H

#include "paint-label.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "player-links.h"

#define PAINT_MATRIX_STALE 0xff /* a look that no bin has: plot it anew */
/* Looks of a bin: the share that is still open, in 16 steps; then the taken ones. */
#define PAINT_MATRIX_SHARES 16
#define PAINT_MATRIX_GIVEN  17
#define PAINT_MATRIX_CHOSEN 18
#define PAINT_MATRIX_LOOKS  19

#define PAINT_MATRIX_BLOCK 32   /* pixels: side of a block, the unit of damage */

typedef struct
{
  uint32_t item, first_size, group;
  int      x, width; /* in the content, whose origin is at pan 0 */
  uint32_t slot;
} PaintColumn;

typedef struct
{
  uint32_t option;
  int      y, height;
} PaintRow;

typedef struct
{
  int      x, width;
  uint32_t group, n_columns, n_covered;
  uint64_t size;
  int      bar;     /* as plotted */
  uint8_t  heat;    /* as plotted, in sixteenths */
  uint8_t  covered; /* as plotted: share of the columns, in quarters */
  bool     dirty;
  int      last_y; /* while bins are made: the last row of pixels with a bin here, */
  uint32_t last_bin; /* and that bin */
} PaintSlot;

typedef struct
{
  uint32_t node, column, row, bin;
} PaintMarkPlace;

typedef struct
{
  int      x, y, width, height; /* in the content */
  uint32_t slot, total, open;
  uint8_t  taken;
  uint8_t  look; /* as plotted */
} PaintBin;

/* Parts over the image, in the order of drawing.  The list is also compared with the last one to
 * find changes. */
typedef enum
{
  PAINT_OVER_TAKEN,   /* option */
  PAINT_OVER_COLUMN,  /* item */
  PAINT_OVER_ROW,     /* option */
  PAINT_OVER_DEAD,    /* item without options */
  PAINT_OVER_NODE,    /* lit node */
  PAINT_OVER_CHANGE,  /* node; `share` is its progress */
  PAINT_OVER_HAIR_DOWN,   /* from a node that changes to the name of its item below, */
  PAINT_OVER_HAIR_ACROSS, /* and to that of its option at the left */
  PAINT_OVER_NAME_AT_COLUMN,
  PAINT_OVER_NAME_AT_ROW,
  PAINT_OVER_MAP,
} PaintOverKind;

typedef enum
{
  PAINT_OVER_CURRENT, /* chosen on the level, and its option */
  PAINT_OVER_OPERAND, /* in work: being covered, coloured or uncovered */
  PAINT_OVER_CHANGED, /* of the node that changes */
  PAINT_OVER_POINTED,
} PaintOverStyle;

typedef struct
{
  PaintOverKind  kind;
  PaintOverStyle style;
  uint32_t       subject, level;
  uint32_t       before, after; /* names of changed items: their sizes; equal: not written */
  PaintStep      step;          /* taken options */
  int            share; /* of 255 */
  PaintBox       box;   /* of all its ink */
  PaintBox       label; /* names: their place, if there is one */
  bool           placed;
} PaintOver;

typedef struct
{
  PaintOver *overs;
  size_t     n, capacity;
} PaintOvers;

typedef struct
{
  int em;               /* of labels */
  int pen;              /* of bars and frames */
  int group_top;        /* of the groups' labels */
  int names_top;        /* of the items' names; `name_lines` of them */
  int head_top, base;   /* bars stand on `base`, covered ones `sink` below it */
  int sink, bar_most;
  int heat_top, heat;   /* a strip below the bars */
  int number;           /* em of the sizes; 0: none are written */
  int name_lines, name_every;
  int row_every;        /* one row in this many has its name; 0: none */
  int margin;           /* left of the body, for names of rows */
  PaintBox body;        /* the visible part of the content */
  int content_width, content_height, left, top; /* `left` and `top` of the body, in the content */
  double across, down;  /* pitches */
  double whole;         /* the smaller pitch when everything is visible */
} PaintMatrixPlan;

struct PaintMatrix
{
  Subject subject;
  PaintStageOptions options;
  int width, height;
  const char *const *group_names;

  PaintColumn *columns;
  PaintRow *rows;
  PaintSlot *slots;
  PaintMarkPlace *marks;
  PaintBin *bins;
  PaintMatrixGroup *groups;
  uint32_t n_columns, n_rows, n_slots, n_marks, n_bins, n_groups;
  uint32_t *column_of, *row_of, *mark_of; /* by item, option, node; COVER_NONE where left out */
  uint32_t most;                          /* the largest initial size */
  size_t longest;                         /* the option with the longest name, in bytes */

  PaintMatrixPlan plan;
  PaintTheme theme;
  uint32_t inks[PAINT_HUES][5][PAINT_MATRIX_LOOKS]; /* by hue, covered share and look */
  uint32_t papers[5];
  bool planned, plotted;
  bool apart; /* no words in the image */
  bool hides_sizes; /* in the last frame: all bars are equally high */
  cairo_surface_t *image;
  uint32_t *pixels;
  size_t stride; /* in pixels */

  uint8_t *open;  /* by mark */
  uint8_t *taken; /* by row: 1 given, 2 chosen */
  uint8_t *covered; /* by column */
  uint32_t *sizes;
  float *heat;           /* by item, from 0 to 1; NULL until paint_matrix_warm () */
  uint32_t *heat_sizes;  /* by item: its size when last warmed */
  PaintOvers overs, past;
  PaintLinks *close; /* the links picture for the view from close up; NULL until needed */
  bool cuts;         /* changes to it and back at once, instead of fading */
  uint8_t *damage; /* by block */
  int blocks_across, blocks_down;
};

/* A label, laid out. */
typedef struct
{
  const char *string; /* in `room` if it was shortened */
  char        room[2 * PAINT_LABEL_ROOM];
  double      x, middle; /* the middle of the label */
  int         line;
} PaintMatrixName;

/* paint-matrix-order.c: which columns and rows there are, and in what order. */
BaseStatus paint_matrix_order (PaintMatrix *self, const uint32_t *settled, size_t n_settled);
void       paint_matrix_clear (PaintMatrix *self);

/* paint-matrix-plan.c */
void     paint_matrix_plan (PaintMatrix *self, PaintText *text);
/* in the picture, with the body's height */
PaintBox paint_matrix_column_box (const PaintMatrix *self, uint32_t column);
PaintBox paint_matrix_row_box (const PaintMatrix *self, uint32_t row);
PaintBox paint_matrix_clip (PaintBox box, PaintBox clip); /* empty where they do not meet */

/* paint-matrix-look.c: the state as the marks show it, without changes that are still to come. */
void   paint_matrix_look (PaintMatrix *self, const PaintFrame *frame);
/* progress of `change`, counted from the newest */
double paint_matrix_share (const PaintFrame *frame, uint32_t change);

/* The plot of a slot, of the bar above it, and of a bin: a box of one colour (0xAARRGGBB), with or
 * without hatching in another.  It is empty if not visible. */
#define PAINT_MATRIX_HATCH 6 /* pixels from line to line */

typedef struct
{
  PaintBox box;
  uint32_t pixel, hatch;
  bool     hatched;
} PaintMatrixPatch;

/* paint-matrix-plot.c */
PaintMatrixPatch paint_matrix_strip (const PaintMatrix *self, const PaintSlot *slot);
PaintMatrixPatch paint_matrix_bar (const PaintMatrix *self, const PaintSlot *slot);
PaintMatrixPatch paint_matrix_mark (const PaintMatrix *self, const PaintBin *bin);
void paint_matrix_plot (PaintMatrix *self, PaintText *text);
void paint_matrix_damage (PaintMatrix *self, PaintBox box);

/* paint-matrix-apart.c: everything that is plotted and written, but not as an image. */
BaseStatus paint_matrix_draw_apart (PaintMatrix *self, cairo_t *cr, PaintText *text);

/* paint-matrix-margin.c: the words around the marks, written into the image. */
void paint_matrix_draw_groups (PaintMatrix *self, cairo_t *cr, PaintText *text);
void paint_matrix_draw_heads (PaintMatrix *self, cairo_t *cr, PaintText *text);
void paint_matrix_draw_row_names (PaintMatrix *self, cairo_t *cr, PaintText *text);
bool paint_matrix_has_head (const PaintMatrix *self, uint32_t column); /* whether it is visible */
bool paint_matrix_name_of_group (const PaintMatrix *self,
                                 PaintText         *text,
                                 uint32_t           index,
                                 PaintMatrixName   *out_name);
bool paint_matrix_name_of_row (const PaintMatrix *self,
                               PaintText         *text,
                               uint32_t           row,
                               PaintMatrixName   *out_name);

/* paint-matrix-over.c: bars are at least a pen wide, around the middle of their subject. */
PaintBox  paint_matrix_grown (PaintBox box, int by);
PaintBox  paint_matrix_thickened (PaintBox box, int across, int down);
PaintBox  paint_matrix_column_bar (const PaintMatrix *self, uint32_t item);
PaintBox  paint_matrix_row_bar (const PaintMatrix *self, uint32_t option);
bool      paint_matrix_in_sight (const PaintMatrix *self, PaintBox box);
PaintFont paint_matrix_chip_font (const PaintMatrix *self);
BaseStatus paint_matrix_lay_over (PaintMatrix *self, const PaintFrame *frame, PaintText *text);

/* paint-matrix-colours.c: over the image, within the marks. */
void paint_matrix_draw_colours (const PaintMatrix *self, cairo_t *cr, PaintText *text);

/* paint-matrix-over-draw.c */
void paint_matrix_draw_overs (const PaintMatrix *self, cairo_t *cr, PaintText *text);
/* without the other parts, if there is a map */
void paint_matrix_draw_map (const PaintMatrix *self, cairo_t *cr);

/* paint-matrix-close.c: draws the links over the matrix, more opaque the closer the view; only
 * links at 1. */
double     paint_matrix_closeness (const PaintMatrix *self);
BaseStatus paint_matrix_draw_close (PaintMatrix      *self,
                                    cairo_t          *cr,
                                    const PaintFrame *frame,
                                    PaintText        *text);

/* paint-matrix-labels.c: where names stand, so that none lies on another. */
bool     paint_matrix_name_of_column (const PaintMatrix *self,
                                      PaintText         *text,
                                      uint32_t           column,
                                      int                ends[2],
                                      PaintMatrixName   *out_name);
PaintBox paint_matrix_column_chip (const PaintMatrix *self, PaintText *text, const PaintOver *over);
PaintBox paint_matrix_row_chip (const PaintMatrix *self, PaintText *text, const PaintOver *over);

/* The words of a name at a bar: an item whose size changes has both sizes. */
const char *paint_matrix_chip_words (const PaintMatrix *self,
                                     const PaintOver   *over,
                                     char               room[2 * PAINT_LABEL_ROOM]);
void     paint_matrix_place_labels (PaintMatrix *self);

/* Calls back with each box in the margin that a name at a row would hide. */
void paint_matrix_each_in_the_way (const PaintMatrix *self, const PaintOver *over,
                                   void (*call) (void *data, PaintBox box), void *data);

PaintBox paint_matrix_dead_box (const PaintMatrix *self, uint32_t column);

/* Writes the boxes of the words around the marks in the last frame, except numbers: the first
 * `capacity` of them.  Returns how many there are. */
size_t paint_matrix_labels (PaintMatrix *self,
                            PaintText   *text,
                            PaintBox    *out_boxes,
                            size_t       capacity);

/* paint-matrix-sign.c: fills a group's sign around (x, y) in the source of `cr`. */
void paint_matrix_sign (cairo_t *cr, PaintMatrixSign sign, double x, double y, double size);

#endif

/* paint-matrix-private.h - what a matrix holds.
 *
 * Inside, everything is in whole device pixels.  Columns that share their first pixel are one slot, marks that
 * share theirs are one bin: where marks have a pixel each, slots are columns and bins are marks. */
#ifndef PAINT_MATRIX_PRIVATE_H
#define PAINT_MATRIX_PRIVATE_H

#include "paint-label.h"
#include "paint-links.h"
#include "paint-matrix.h"

#define PAINT_MATRIX_STALE 0xff /* a look that nothing has: to be plotted anew */
/* Looks of a bin: shares still open, in 16 steps, then what is taken. */
#define PAINT_MATRIX_SHARES 16
#define PAINT_MATRIX_GIVEN  17
#define PAINT_MATRIX_CHOSEN 18
#define PAINT_MATRIX_LOOKS  19

#define PAINT_MATRIX_BLOCK 32   /* pixels: damage is kept by blocks */

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
  int      last_y; /* while bins are made: the last row of pixels that has one here, */
  uint32_t last_bin; /* and which */
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

/* What lies over the image, in the order of drawing; it is also what is compared to know what changed. */
typedef enum
{
  PAINT_OVER_TAKEN,   /* option */
  PAINT_OVER_COLUMN,  /* item */
  PAINT_OVER_ROW,     /* option */
  PAINT_OVER_DEAD,    /* item that nothing is left for */
  PAINT_OVER_NODE,    /* node that is lit */
  PAINT_OVER_CHANGE,  /* node; `share` as far as it has come */
  PAINT_OVER_NAME_AT_COLUMN,
  PAINT_OVER_NAME_AT_ROW,
  PAINT_OVER_MAP,
} PaintOverKind;

typedef enum
{
  PAINT_OVER_CURRENT,
  PAINT_OVER_OPERAND,
  PAINT_OVER_POINTED,
} PaintOverStyle;

typedef struct
{
  PaintOverKind  kind;
  PaintOverStyle style;
  uint32_t       subject, level;
  int            share; /* of 255 */
  PaintBox       box;   /* of all its ink */
  PaintBox       label; /* names: where they stand, if there is a place for them */
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
  int row_every;        /* every so many rows have their name; 0: none */
  int margin;           /* left of the body, for names of rows */
  PaintBox body;        /* what is seen of the content */
  int content_width, content_height, left, top; /* `left` and `top` of the body, in the content */
  double across, down;  /* pitches */
  double whole;         /* the smaller of them where everything is seen */
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
  uint32_t *column_of, *row_of, *mark_of; /* of items, options, nodes: COVER_NONE where left out */
  uint32_t most;                          /* the largest size at first */
  size_t longest;                         /* option, by the bytes of its name */

  PaintMatrixPlan plan;
  PaintTheme theme;
  uint32_t inks[PAINT_HUES][5][PAINT_MATRIX_LOOKS]; /* pixels, by how far the column is covered and the look */
  uint32_t papers[5];
  bool planned, plotted;
  bool apart; /* nothing is written into the image */
  cairo_surface_t *image;
  uint32_t *pixels;
  size_t stride; /* in pixels */

  uint8_t *open;  /* of each mark */
  uint8_t *taken; /* of each row: 1 given, 2 chosen */
  uint8_t *covered; /* of each column */
  uint32_t *sizes;
  float *heat;           /* of each item, from 0 to 1; NULL while nobody warms the picture */
  uint32_t *heat_sizes;  /* of each item, when it was warmed last */
  PaintOvers overs, past;
  PaintLinks *close; /* what it is from close up; NULL until it is */
  bool cuts;         /* to it and back, instead of fading */
  uint8_t *damage; /* of blocks */
  int blocks_across, blocks_down;
};

/* A label, laid out. */
typedef struct
{
  const char *string; /* in `room`, where it had to be cut off */
  char        room[2 * PAINT_LABEL_ROOM];
  double      x, middle; /* of its middle */
  int         line;
} PaintMatrixName;

/* paint-matrix-order.c: which columns and rows there are, and in what order. */
BaseStatus paint_matrix_order (PaintMatrix *self, const uint32_t *settled, size_t n_settled);
void       paint_matrix_clear (PaintMatrix *self);

/* paint-matrix-plan.c */
void     paint_matrix_plan (PaintMatrix *self, PaintText *text);
PaintBox paint_matrix_column_box (const PaintMatrix *self, uint32_t column); /* on the picture, as high as the body */
PaintBox paint_matrix_row_box (const PaintMatrix *self, uint32_t row);
PaintBox paint_matrix_clip (PaintBox box, PaintBox clip); /* of no size where they do not meet */

/* paint-matrix-look.c: the state as marks have it, changes that are still to come taken back. */
void   paint_matrix_look (PaintMatrix *self, const PaintFrame *frame);
double paint_matrix_share (const PaintFrame *frame, uint32_t change); /* how far the newest but `change` is */

/* What is plotted of a slot, of the bar above it, and of a bin: a box of one colour (0xAARRGGBB), hatched in another or
 * not.  It has no size where it is not in sight. */
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

/* paint-matrix-apart.c: all that was plotted and is written, but not as an image. */
BaseStatus paint_matrix_draw_apart (PaintMatrix *self, cairo_t *cr, PaintText *text);

/* paint-matrix-margin.c: what is written around the marks, into the image. */
void paint_matrix_draw_groups (PaintMatrix *self, cairo_t *cr, PaintText *text);
void paint_matrix_draw_heads (PaintMatrix *self, cairo_t *cr, PaintText *text);
void paint_matrix_draw_row_names (PaintMatrix *self, cairo_t *cr, PaintText *text);
bool paint_matrix_has_head (const PaintMatrix *self, uint32_t column); /* in sight */
bool paint_matrix_name_of_group (const PaintMatrix *self, PaintText *text, uint32_t index, PaintMatrixName *out_name);
bool paint_matrix_name_of_row (const PaintMatrix *self, PaintText *text, uint32_t row, PaintMatrixName *out_name);

/* paint-matrix-over.c: bars are a pen wide at least, in the middle of what they are about. */
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
void paint_matrix_draw_map (const PaintMatrix *self, cairo_t *cr); /* alone, if there is one */

/* paint-matrix-close.c: over the matrix, the more of the links the closer it is looked at: all of them at 1. */
double     paint_matrix_closeness (const PaintMatrix *self);
BaseStatus paint_matrix_draw_close (PaintMatrix *self, cairo_t *cr, const PaintFrame *frame, PaintText *text);

/* paint-matrix-labels.c: where names stand, so that none lies on another. */
bool     paint_matrix_name_of_column (const PaintMatrix *self, PaintText *text, uint32_t column, int ends[2],
                                      PaintMatrixName *out_name);
PaintBox paint_matrix_column_chip (const PaintMatrix *self, PaintText *text, uint32_t item);
PaintBox paint_matrix_row_chip (const PaintMatrix *self, PaintText *text, uint32_t option);
void     paint_matrix_place_labels (PaintMatrix *self);

/* What stands in the margin below a name at a row, and is not to be seen beside it. */
void paint_matrix_each_in_the_way (const PaintMatrix *self, const PaintOver *over,
                                   void (*call) (void *data, PaintBox box), void *data);

PaintBox paint_matrix_dead_box (const PaintMatrix *self, uint32_t column);

/* All that is written around the marks in the frame drawn last, but for numbers: the first `capacity` of so many. */
size_t paint_matrix_labels (PaintMatrix *self, PaintText *text, PaintBox *out_boxes, size_t capacity);

/* paint-matrix-sign.c: fills a group's sign around (x, y) in the source of `cr`. */
void paint_matrix_sign (cairo_t *cr, PaintMatrixSign sign, double x, double y, double size);

#endif

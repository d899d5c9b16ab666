/* paint-scene-private.h - the data of a scene, one drawing of it, and the functions that its looks
 * share.
 *
 * Inside, everything is in whole device pixels, on a canvas that may be larger than the picture.
 * Painters first take the scale off their cairo_t and move it by the part beyond the left and the
 * top. */
#ifndef PAINT_SCENE_PRIVATE_H
#define PAINT_SCENE_PRIVATE_H

#include "paint-board-layout.h"
#include "paint-scene.h"
#include "player-links.h"

#define PAINT_SCENE_VALUES 64 /* most that fit a cell; a board with more is shown as a list */
#define PAINT_SCENE_NAME   12

typedef struct PaintSceneView PaintSceneView;

/* One way to show a board. */
typedef struct
{
  BaseStatus (*lay_out) (PaintScene *self); /* for self->options */
  void (*draw) (const PaintSceneView *view);
  void (*draw_reason) (const PaintSceneView *view); /* over the picture; NULL: not needed */
  PaintPointed (*at) (const PaintScene *self, int x, int y); /* on the canvas */
  bool (*find) (const PaintScene *self, PaintPointed what, PaintBox *out_box);
} PaintSceneLook;

extern const PaintSceneLook paint_scene_symbols, paint_scene_queens, paint_scene_pieces,
    paint_scene_slots, paint_scene_list;

/* A table of options: its left column with their names, its head with the items' names, and the
 * body. */
typedef struct
{
  int x, y; /* of the whole, on the canvas */
  int em, row, column;
  int gap; /* before the secondary items */
  int sign, left, head;
  bool upright; /* the items' names are turned by a quarter */
} PaintSceneTable;

/* A row of slots, with room for arcs above and numbers below. */
typedef struct
{
  int left, top, side, arcs;
} PaintSceneRow;

/* Tabs of items without a place, below the board. */
typedef struct
{
  int top, left, width, height, gap, em;
  int lift;            /* how much higher it stands if a board leaves room */
  uint32_t n, columns; /* no columns: it has no room */
  uint32_t *items;
} PaintSceneTray;

struct PaintScene
{
  Subject subject;
  PaintStageOptions options;
  const PaintSceneLook *look;

  uint32_t n_values;
  char (*names)[PAINT_SCENE_NAME]; /* of values: the strings in `values` */
  const char **values;

  int width, height;               /* of the picture */
  int canvas_width, canvas_height; /* size of everything; at least that of the picture */
  int left, top;                   /* the part of it beyond the picture's left and top */
  int margin;                      /* of the canvas round a board */
  int pen;                         /* width of a stroke that is visible at the viewer's distance */

  PaintBoardLayout *layout; /* of boards with cells, except slots */
  PaintSceneTray tray;
  PaintSceneTable table;
  PaintSceneRow row;

  uint32_t *
      option_at; /* symbols: by cell and value; queens: by cell; COVER_NONE: no option */

  /* For the last drawn frame. */
  PaintCell *cells; /* symbols */
  uint32_t *placed; /* the option that fills each cell, or COVER_NONE */
  uint32_t *levels; /* the level that placed it, or PLAYER_GIVENS */
  uint32_t *stamps; /* by cell: whether it has a ring of a stuck item */
  uint32_t stamp;
  bool failed; /* something could not be drawn for lack of memory */
};

struct PaintSceneView
{
  PaintScene *scene;
  const PaintFrame *frame;
  const PlayerState *state;
  const PaintTheme *theme;
  PaintText *text;
  cairo_t *cr;

  const PlayerFrame *deciding; /* NULL: nothing is being decided */
  uint32_t newest;   /* the option taken last, if no item was chosen since; or COVER_NONE */
  uint32_t changing; /* the option whose link changes, or changed last; or COVER_NONE */
  uint32_t changing_node;
};

/* The state of an option. */
typedef enum
{
  PAINT_OPTION_GONE, /* hidden */
  PAINT_OPTION_OPEN,
  PAINT_OPTION_TO_TRY, /* in the list of the item being decided */
  PAINT_OPTION_TRIED, /* the same, all below it searched; may have had solutions */
  PAINT_OPTION_CHOSEN,
  PAINT_OPTION_GIVEN,
} PaintOptionStand;

PaintOptionStand
paint_scene_stand (const PaintSceneView *view, uint32_t option, uint32_t *out_level);

/* How visible an option that is not placed is while its links change, from 0 to 1. */
double paint_scene_presence (const PaintSceneView *view, uint32_t option, PaintOptionStand stand);

/* The same for one node in its item's list. */
double paint_scene_node_presence (const PaintSceneView *view, uint32_t node);

/* Reads the frame into the view, and for boards with cells into the scene. */
void paint_scene_read (PaintSceneView *view);

/* Whether an item must be covered, is still open, and has no option left. */
bool paint_scene_is_stuck (const PaintSceneView *view, uint32_t item);

/* The name of an option or of an item. */
const char *paint_scene_option_name (const PaintScene *self, uint32_t option);
const char *paint_scene_item_name (const PaintScene *self, uint32_t item);

/* --- paint-scene-pen.c: signs that all looks share --- */

PaintBox paint_scene_shrink (PaintBox box, int by);
void paint_scene_fill_box (const PaintSceneView *view, PaintBox box, PaintColour colour);
void
paint_scene_frame_box (const PaintSceneView *view, PaintBox box, int width, PaintColour colour);

/* Draws a line round adjacent cells, `inset` inside their tiles. */
void paint_scene_outline (const PaintSceneView *view,
                          const uint32_t *cells,
                          uint32_t n_cells,
                          int inset,
                          int width,
                          PaintColour colour);

/* Writes one line of text. paint_scene_write_left () writes at the left of the box and cuts off
 * what does not fit. paint_scene_write () writes in the middle, at most `wanted` large and as
 * large as fits, and omits text that would be too small to read. */
void paint_scene_write_left (const PaintSceneView *view,
                             const char *string,
                             PaintBox box,
                             double em,
                             bool bold,
                             PaintColour colour);
void paint_scene_write (const PaintSceneView *view,
                        const char *string,
                        PaintBox box,
                        double wanted,
                        bool bold,
                        PaintColour colour);

/* The number of a level in the corner of a box. */
void paint_scene_write_level (const PaintSceneView *view, uint32_t level, PaintBox box);

/* Crosses a text in a ring: "0", or something that has no place.  NULL: a queen. */
void paint_scene_cross (const PaintSceneView *view, const char *what, PaintBox box);
void paint_scene_strike (const PaintSceneView *view, PaintBox box, PaintColour colour);
void paint_scene_hatch (const PaintSceneView *view, PaintBox box, PaintColour colour);
void paint_scene_tick (const PaintSceneView *view, PaintBox box, PaintColour colour);
void paint_scene_queen (const PaintSceneView *view, PaintBox box, PaintColour colour);

/* The tint of a level. */
PaintColour paint_scene_tint (const PaintSceneView *view, uint32_t level);

/* --- paint-scene-cells.c: boards with cells --- */

BaseStatus paint_scene_lay_out_board (PaintScene *self);
void paint_scene_draw_fixed (const PaintSceneView *view);
PaintPointed paint_scene_at_board (const PaintScene *self, int x, int y);
bool paint_scene_find_board (const PaintScene *self, PaintPointed what, PaintBox *out_box);

/* The item for filling a cell; COVER_NONE if there is none. */
uint32_t paint_scene_cell_item (const PaintScene *self, uint32_t cell);

/* Calls `draw` for every option in the list of the item being decided. */
void paint_scene_each_try (const PaintSceneView *view,
                           void (*draw) (const PaintSceneView *view,
                                         uint32_t option,
                                         PaintOptionStand stand));

/* Marks lit parts: a fill below, an outline above everything. */
void paint_scene_fill_lit (const PaintSceneView *view);
void paint_scene_outline_lit (const PaintSceneView *view);

/* Outlines the item being decided, or the option taken last. */
void paint_scene_outline_deciding (const PaintSceneView *view);

/* Crosses items that are stuck: those of cells and of places in groups. */
void paint_scene_cross_stuck (const PaintSceneView *view);

/* --- paint-scene-list.c, paint-scene-rows.c, paint-scene-head.c --- */

/* The visible part of a table, between its head and its left column.  `last` is one past the
 * end. */
typedef struct
{
  uint32_t first_row, last_row, first_column, last_column;
  int left, top, right, bottom;
} PaintSceneSight;

PaintSceneSight paint_scene_list_look (const PaintScene *self);
int paint_scene_list_column_x (const PaintScene *self, uint32_t item);
int paint_scene_list_row_y (const PaintScene *self, uint32_t option);

/* The places of the head and the left column: at the picture's edges once they would be beyond
 * them. */
int paint_scene_list_head_y (const PaintScene *self);
int paint_scene_list_left_x (const PaintScene *self);
void paint_scene_list_draw (const PaintSceneView *view);
void paint_scene_list_draw_tab (const PaintSceneView *view, uint32_t item);

/* --- paint-scene-reason.c --- */

/* Draws the frame's reason over a look that does not draw it itself. */
void paint_scene_draw_reason (const PaintSceneView *view);

/* --- paint-scene-tray.c --- */

BaseStatus paint_scene_tray_new (PaintScene *self);
void paint_scene_tray_lay_out (PaintScene *self); /* takes its room from the bottom */
void paint_scene_tray_draw (const PaintSceneView *view);
PaintPointed paint_scene_tray_at (const PaintScene *self, int x, int y);
int paint_scene_tray_height (const PaintScene *self);

#endif

/* paint-scene-private.h - what a scene holds, one drawing of it, and what its looks share.
 *
 * Inside, everything is in whole device pixels, on a canvas that may be larger than the picture: painters first
 * take the scale off their cairo_t and move it by what lies beyond the left and the top. */
#ifndef PAINT_SCENE_PRIVATE_H
#define PAINT_SCENE_PRIVATE_H

#include "paint-board-layout.h"
#include "paint-scene.h"

#define PAINT_SCENE_VALUES 64 /* as many as a cell can show; a board of more is shown as a list */
#define PAINT_SCENE_NAME   12

typedef struct PaintSceneView PaintSceneView;

/* One way to show a board. */
typedef struct
{
  BaseStatus (*lay_out) (PaintScene *self); /* for self->options */
  void (*draw) (const PaintSceneView *view);
  PaintPointed (*at) (const PaintScene *self, int x, int y); /* on the canvas */
  bool (*find) (const PaintScene *self, PaintPointed what, PaintBox *out_box);
} PaintSceneLook;

extern const PaintSceneLook paint_scene_symbols, paint_scene_queens, paint_scene_pieces,
    paint_scene_slots, paint_scene_list;

/* A table of options: its left column with their names, its head with the items' names, and the body. */
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

/* Tabs of items that have no place, below the board. */
typedef struct
{
  int top, left, width, height, gap, em;
  int lift;            /* so far it stands higher, where a board leaves room */
  uint32_t n, columns; /* no columns: there is no room */
  uint32_t *items;
} PaintSceneTray;

struct PaintScene
{
  Subject subject;
  PaintStageOptions options;
  const PaintSceneLook *look;

  uint32_t n_values;
  char (*names)[PAINT_SCENE_NAME]; /* of values: what `values` point to */
  const char **values;

  int width, height;               /* of the picture */
  int canvas_width, canvas_height; /* what there is to see; not less than the picture */
  int left, top;                   /* how much of it lies beyond */
  int margin;                      /* of the canvas round a board */
  int pen;                         /* a stroke that can be seen from where the viewer sits */

  PaintBoardLayout *layout; /* of boards with cells, but for slots */
  PaintSceneTray tray;
  PaintSceneTable table;
  PaintSceneRow row;

  uint32_t *
      option_at; /* symbols: of each cell and value; queens: of each cell; COVER_NONE where there is none */

  /* Of the frame drawn last. */
  PaintCell *cells; /* symbols */
  uint32_t *placed; /* the option that fills each cell, or COVER_NONE */
  uint32_t *levels; /* the level that placed it, or PLAYER_GIVENS */
  uint32_t *stamps; /* of cells in the set that is outlined */
  uint32_t stamp;
  bool failed; /* something could not be drawn for want of memory */
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
  uint32_t newest;   /* the option taken last, if nothing was chosen since; or COVER_NONE */
  uint32_t changing; /* the option whose link is being changed, or was just now; or COVER_NONE */
  uint32_t changing_node;
};

/* How an option stands. */
typedef enum
{
  PAINT_OPTION_GONE, /* hidden */
  PAINT_OPTION_OPEN,
  PAINT_OPTION_TO_TRY, /* in the list of the item being decided */
  PAINT_OPTION_TRIED, /* the same, and all below it was searched: there may have been solutions, so no mark of failure */
  PAINT_OPTION_CHOSEN,
  PAINT_OPTION_GIVEN,
} PaintOptionStand;

PaintOptionStand
paint_scene_stand (const PaintSceneView *view, uint32_t option, uint32_t *out_level);

/* How much of an option that is not placed is to be seen while its links are changed, from 0 to 1. */
double paint_scene_presence (const PaintSceneView *view, uint32_t option, PaintOptionStand stand);

/* The same of one node in its item's list. */
double paint_scene_node_presence (const PaintSceneView *view, uint32_t node);

/* Reads the frame into the view, and for boards with cells into the scene. */
void paint_scene_read (PaintSceneView *view);

/* Whether an item has to be covered, may still be asked for, and has no option left. */
bool paint_scene_is_stuck (const PaintSceneView *view, uint32_t item);

/* Of an option's name or an item's. */
const char *paint_scene_option_name (const PaintScene *self, uint32_t option);
const char *paint_scene_item_name (const PaintScene *self, uint32_t item);

/* --- paint-scene-pen.c: signs that all looks share --- */

PaintBox paint_scene_shrink (PaintBox box, int by);
void paint_scene_fill_box (const PaintSceneView *view, PaintBox box, PaintColour colour);
void
paint_scene_frame_box (const PaintSceneView *view, PaintBox box, int width, PaintColour colour);

/* A line round cells that lie side by side, `inset` inside their tiles. */
void paint_scene_outline (const PaintSceneView *view,
                          const uint32_t *cells,
                          uint32_t n_cells,
                          int inset,
                          int width,
                          PaintColour colour);

/* One line of text in the middle of a box, at most as large as wanted and as fits; left out where it would be too
 * small to read. */
/* The same from the left of the box; what does not fit is cut off. */
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

/* "0", or whatever there is no place for (NULL: a queen), crossed in a ring. */
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

/* The item that says that a cell is filled; COVER_NONE where no item does. */
uint32_t paint_scene_cell_item (const PaintScene *self, uint32_t cell);

/* Calls with every option in the list of the item being decided. */
void paint_scene_each_try (const PaintSceneView *view,
                           void (*draw) (const PaintSceneView *view,
                                         uint32_t option,
                                         PaintOptionStand stand));

/* What is lit: a fill below, an outline above everything. */
void paint_scene_fill_lit (const PaintSceneView *view);
void paint_scene_outline_lit (const PaintSceneView *view);

/* What is decided, or was taken last. */
void paint_scene_outline_deciding (const PaintSceneView *view);

/* Items that are stuck, those of cells and of places in groups. */
void paint_scene_cross_stuck (const PaintSceneView *view);

/* --- paint-scene-list.c, paint-scene-rows.c, paint-scene-head.c --- */

/* What is seen of a table, between its head and its left column; last: the one behind. */
typedef struct
{
  uint32_t first_row, last_row, first_column, last_column;
  int left, top, right, bottom;
} PaintSceneSight;

PaintSceneSight paint_scene_list_look (const PaintScene *self);
int paint_scene_list_column_x (const PaintScene *self, uint32_t item);
int paint_scene_list_row_y (const PaintScene *self, uint32_t option);

/* Where the head and the left column stand: at the picture's edges once they would be beyond them. */
int paint_scene_list_head_y (const PaintScene *self);
int paint_scene_list_left_x (const PaintScene *self);
void paint_scene_list_draw (const PaintSceneView *view);
void paint_scene_list_draw_tab (const PaintSceneView *view, uint32_t item);

/* --- paint-scene-tray.c --- */

BaseStatus paint_scene_tray_new (PaintScene *self);
void paint_scene_tray_lay_out (PaintScene *self); /* takes its room from below */
void paint_scene_tray_draw (const PaintSceneView *view);
PaintPointed paint_scene_tray_at (const PaintScene *self, int x, int y);
int paint_scene_tray_height (const PaintScene *self);

#endif

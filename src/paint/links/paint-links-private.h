/* paint-links-private.h - what the files of the links picture share.
 *
 * Inside, everything is in device pixels; drawing first takes the scale off its cairo_t.  A place in a ring is told
 * by its *rank*: 0 is the header (of a ring of headers, its root), 1 and up are those that can be in the ring, in the
 * order in which they stand.  Ranks never change, so whether a link passes others is a difference of two ranks. */
#ifndef PAINT_LINKS_PRIVATE_H
#define PAINT_LINKS_PRIVATE_H

#include "paint-links-bed.h"

/* The numbers that a change writes. */
typedef enum
{
  LINKS_UP,
  LINKS_DOWN,
  LINKS_LEFT,
  LINKS_RIGHT,
  LINKS_SIZE,
  LINKS_COLOUR,
} LinksField;

/* Where things are, for one size, zoom and pan. */
typedef struct
{
  double   scale, width, height;
  double   dx, dy;       /* from column to column, from row to row */
  double   side;         /* of a node */
  double   unit;         /* the smaller of dx and dy: what arrows are measured in */
  double   left, top;    /* of the first column and row, which may lie under the edges */
  double   edge_x, edge_y; /* where names end and nodes begin; where tabs end and nodes begin */
  double   start_x, start_y; /* where names and tabs begin */
  double   tab_width, tab_height, tab_y; /* tab_y: the middle of a tab that has not sunk */
  double   thin, thick;  /* strokes */
  double   name;         /* em of the options' names; 0: too small to be read */
  double   note;         /* em of the line about what is left out; 0: there is none */
  bool     arrows;
  bool     scrolled_x, scrolled_y;
} LinksGrid;

typedef struct LinksPlan LinksPlan;
typedef struct LinksPrints LinksPrints;

struct PaintLinks
{
  const CoverLinks *links;
  const Board      *board;
  SubjectNames      names;
  PaintStageOptions options;
  LinksGrid         grid;
  uint32_t          most_letters; /* of an option's name */
  uint32_t         *columns;      /* all nodes, item by item, from top to bottom */
  uint32_t         *column_first; /* of each item, and where a next one would start */
  uint32_t         *rank;         /* of each node in its column, 0 of a header */
  uint32_t         *row;          /* of each node its option, COVER_NONE of a header */

  /* Which of them the picture shows, and where: in rooms between nodes.  What is left out stands in its gap. */
  bool      following; /* what happens, where all cannot be read */
  bool      windowed;  /* some are left out */
  bool      planned;   /* and were chosen beforehand: from one window to the next tabs stay as high as they are */
  bool      laid;      /* on a bed, which gives the places */
  uint8_t  *item_shown, *option_shown;
  double   *column_at, *row_at; /* middles */
  double    across, down;       /* of all */
  double    secondary_at;       /* the secondary root */
  bool      scattered[2];       /* on a bed: columns do not stand in the order of that ring, the secondary one last */
  char     *note;               /* of what is left out */
  LinksPlan *plan;              /* windows for frames that are known beforehand; NULL: none are */
  LinksPrints *prints;          /* of the frame whose parts were asked for last; NULL: nobody asked */
};

/* The letters of all tabs: ems. */
typedef struct
{
  double name;   /* where a tab has nothing else to say, it may be larger */
  bool   parted; /* names stand on two lines */
  double number; /* of a size alone */
  double beside; /* of one beside a level or a colour */
  bool   sign, sign_beside; /* whether there is room for that of the group */
} LinksLetters;

/* Half the links may belong to the past: those that changes which are not done yet will write. */
typedef struct
{
  LinksField field;
  uint32_t   index, value;
} LinksPast;

typedef struct
{
  const CoverLinks *links;
  LinksPast         past[PLAYER_CHANGES * 3];
  unsigned          n_past;
  bool              changing; /* `event` is the change that is shown */
  CoverEvent        event;
  double            mark, bend; /* how far it has come: first the one, then the other, from 0 to 1 */
} LinksView;

typedef struct
{
  const PaintLinks  *self;
  const LinksGrid   *grid;
  const PlayerState *state;
  const PaintTheme  *theme;
  PaintText         *text;
  cairo_t           *cr;
  const PaintFrame  *frame;
  LinksView          view;
  PaintRect          clip; /* what can be seen */
  uint32_t           first_row, last_row; /* in sight, from first to before last */
  LinksLetters       letters;
} LinksScene;

/* ---- paint-links-grid.c: places ---- */

LinksGrid paint_links_grid      (const PaintLinks *self, const PaintStageOptions *options);
double    paint_links_column_x  (const PaintLinks *self, uint32_t item); /* middles */
double    paint_links_row_y     (const PaintLinks *self, uint32_t option);
PaintRect paint_links_square    (const PaintLinks *self, uint32_t node); /* on whole pixels */
PaintRect paint_links_tab       (const PaintLinks *self, uint32_t item); /* not sunk */
PaintRect paint_links_root      (const PaintLinks *self, bool secondary);
uint32_t  paint_links_n_in_column (const PaintLinks *self, uint32_t item);

/* Whether nodes can be read: then nothing need be left out.  If not, how many rooms of that least pitch there are for
 * columns and rows. */
typedef struct
{
  double across, down; /* units */
} LinksPitch;

bool paint_links_can_be_read (const PaintLinks *self, LinksPitch pitch, double *out_across, double *out_down);

/* ---- paint-links-window.c: what is shown of links too many to be read ---- */

void     paint_links_show_all (PaintLinks *self);
void     paint_links_look     (PaintLinks *self, const PaintFrame *frame); /* chooses, and lays it out */
uint32_t paint_links_n_shown  (const uint8_t *shown, uint32_t n);

/* A choice of columns and rows that is being made, in `item_shown` and `option_shown`. */
typedef struct
{
  PaintLinks        *self;
  const PlayerState *state;
  double   across, down; /* how much has room */
  uint32_t item;         /* of the level, COVER_NONE: there is none */
  uint32_t option;       /* tried for it, or next to be */
} LinksWindow;

/* False where nothing is to be left out; all is shown then and before the choice. */
bool     paint_links_window_open   (PaintLinks *self, const PlayerState *state, LinksWindow *out_window);
bool     paint_links_window_fits   (const LinksWindow *window);
uint32_t paint_links_window_newest (const LinksWindow *window); /* whose node was written last: an option, COVER_NONE */
uint32_t paint_links_window_header (const PlayerState *state);  /* of the operation, or written now; 0: none */

/* ---- paint-links-plan.c: what is shown of frames that are known beforehand ---- */

void paint_links_plan_free (LinksPlan *self); /* accepts NULL */
bool paint_links_plan_show (const LinksWindow *window); /* false: that frame is not in the plan */

/* How much its fullest window has from left to right: columns are as far apart in all of them. */
double paint_links_plan_across (const LinksPlan *self);

static inline bool
paint_links_shows_item (const PaintLinks *self, uint32_t item)
{
  return item < self->links->n_items && self->item_shown[item];
}

static inline bool
paint_links_shows_option (const PaintLinks *self, uint32_t option)
{
  return option < self->links->n_options && self->option_shown[option];
}

/* Whether any of the secondary items is. */
static inline bool
paint_links_shows_secondary (const PaintLinks *self)
{
  for (uint32_t item = self->links->n_primary; item < self->links->n_items; item++)
    if (self->item_shown[item])
      return true;
  return false;
}

/* Of headers and nodes; the secondary root is shown if anything of its list is. */
static inline bool
paint_links_shows (const PaintLinks *self, uint32_t node)
{
  uint32_t item;

  if (node == 0)
    return true;
  if (node == self->links->secondary_root)
    return paint_links_shows_secondary (self);
  item = self->links->nodes[node].item;
  return self->item_shown[item - 1] && (node <= self->links->n_items || self->option_shown[self->row[node]]);
}

/* ---- paint-links-view.c: the links at one moment of a frame ---- */

LinksView paint_links_view (const PaintFrame *frame);
uint32_t  paint_links_get  (const LinksView *view, LinksField field, uint32_t index);

/* Whether the change that is shown writes it. */
bool paint_links_writes (const LinksView *view, LinksField field, uint32_t index);

bool paint_links_is_hidden  (const LinksView *view, uint32_t node);
bool paint_links_is_covered (const LinksView *view, uint32_t item);

/* Whether the change that is shown is one of a node or header that leaves its list or comes back; which it does by
 * from 0 (in) to 1 (out). */
bool   paint_links_is_leaving (const LinksView *view, uint32_t node);
double paint_links_out        (const LinksView *view, uint32_t node);

/* ---- paint-links-route.c: the way of one arrow ---- */

/* Along a ring's axis (s) and across it (o, from the middle of column or tabs): from the start into a lane at
 * `enter`, out of it at `leave`, to the end.  Without anything to pass, the lane is where it starts. */
typedef struct
{
  bool   vertical;
  double middle;
  double s0, o0, enter, lane, leave, s1, o1;
  double way;     /* +1 or -1: where its head points along s */
  bool   passes;  /* others stand between its ends */
  bool   closes;  /* the ring, so that it is seen as two stubs */
  double stub_s0, stub_s1; /* the second, at `stub_o` */
  double stub_o;
  bool   stub_only; /* the first is not to be seen */
} LinksRoute;

/* The way of a link from its holder to `to`; a link of one that is out of its list is `ghost`. */
LinksRoute paint_links_route (const LinksScene *scene, LinksField field, uint32_t from, uint32_t to, bool ghost);
LinksRoute paint_links_between (LinksRoute before, LinksRoute after, double share);

/* Whether any of it can be seen. */
bool paint_links_in_sight (const LinksScene *scene, const LinksRoute *route);

/* Of the outermost lane from the middle of a column: in rooms between nodes. */
#define LINKS_LANE 0.46

/* Of what nodes remember: in widths of a thin stroke. */
#define LINKS_DASH        2.6
#define LINKS_DASH_GAP    2.2
#define LINKS_DASH_PERIOD (LINKS_DASH + LINKS_DASH_GAP)

/* How long the head of an arrow of that width is. */
double paint_links_head (const LinksGrid *grid, double width);

void paint_links_add_shaft (const LinksScene *scene, const LinksRoute *route, double head);
void paint_links_add_head  (const LinksScene *scene, const LinksRoute *route, double head);

/* Where its number stands: no farther along it than `reach` from `near`. */
void paint_links_badge_place (const LinksRoute *route, double near, double reach, double *out_x, double *out_y);

/* ---- paint-links-rows.c: what an option is to the search ---- */

typedef enum
{
  LINKS_ROW_OPEN,
  LINKS_ROW_OUT,    /* one of its nodes left its list, or none can and its item is covered */
  LINKS_ROW_GIVEN,  /* forced before the search */
  LINKS_ROW_TRYING, /* its items are being covered */
  LINKS_ROW_TAKEN,
  LINKS_ROW_BACK,   /* its items are being uncovered */
} LinksRowState;

typedef struct
{
  LinksRowState state;
  uint32_t      level; /* as it is shown, from 1; 0 where it is not in play */
} LinksRow;

LinksRow paint_links_row       (const LinksScene *scene, uint32_t option);
bool     paint_links_in_play   (LinksRow row); /* trying, taken, or on the way back */
bool     paint_links_has_nodes (const CoverLinks *links, uint32_t option);

/* Of the rings: what runs down, all of it or (where nodes are panned) what of it lies among the tabs; what runs
 * across. */
typedef enum
{
  LINKS_PART_DOWN,
  LINKS_PART_TABS,
  LINKS_PART_ACROSS,
} LinksPart;

/* ---- paint-links-rows.c, -rings.c, -nodes.c, -names.c, -tabs.c, -change.c: layers ---- */

void paint_links_draw_bands  (const LinksScene *scene);
void paint_links_draw_rails  (const LinksScene *scene);
void paint_links_draw_rings  (const LinksScene *scene, LinksPart part);
void paint_links_draw_nodes  (const LinksScene *scene);
void paint_links_draw_names  (const LinksScene *scene);
void paint_links_draw_tabs   (const LinksScene *scene);
void paint_links_draw_gaps   (const LinksScene *scene); /* and the line about what is left out */
void paint_links_draw_callouts (const LinksScene *scene); /* names of what matters, where all are too small */
PaintPointed paint_links_called_out (const LinksScene *scene); /* what has one, though nothing is lit */
void paint_links_draw_root (const LinksScene *scene, bool secondary);
void paint_links_draw_change (const LinksScene *scene);

/* How far a number on a link reaches from its middle. */
double paint_links_badge (const LinksScene *scene);

/* A header as it is drawn. */
typedef struct
{
  PaintRect rect;
  uint32_t item, size;
  double sunk;    /* from 0 to 1 */
  uint32_t level; /* that covered it, PLAYER_NOBODY where it is open */
  bool secondary;
  bool chosen;   /* on its level */
  bool deciding; /* on the newest */
  bool dead;     /* nothing is left for it */
} LinksTab;

LinksTab paint_links_find_tab (const LinksScene *scene, uint32_t item);

/* ---- paint-links-parts.c ---- */

void paint_links_prints_free (LinksPrints *self); /* accepts NULL */

/* ---- paint-links-letters.c ---- */

LinksLetters paint_links_letters (const LinksScene *scene);

/* Whether the tab of an item shows a sign: of a cell, of a row or column, of an area. */
bool paint_links_has_sign (const LinksScene *scene, uint32_t item);

/* Where a name is parted so that the longer of its two lines is as short as can be; 0: it has one word. */
size_t paint_links_part_of (const char *name);
#define LINKS_LINE_ROOM 64 /* the first of them is shorter */

/* In heights of a tab: what a name on one line, each line of one on two, and the numbers below may take. */
#define LINKS_NAME    0.45
#define LINKS_LINE    0.31
#define LINKS_NUMBERS 0.42

/* In ems: the sign of a group, and what is between the things of one line. */
#define LINKS_SIGN  0.55
#define LINKS_APART 0.3

void paint_links_draw_tab_words (const LinksScene *scene, const LinksTab *tab);

/* Whether a tab is large enough for its name, if for nothing else. */
bool paint_links_tab_has_name (const LinksScene *scene, uint32_t item);

/* Units; smaller text is not drawn.  And the em of a name that has a tab to itself, in heights of a tab. */
#define LINKS_LEAST_TEXT 6.5
#define LINKS_LONE_NAME  0.72

/* A colour's name; its number, in the room, where it has none. */
const char *paint_links_colour (const LinksScene *scene, uint32_t colour, char room[16]);

/* Outlines, shared. */
void paint_links_round_rect (cairo_t *cr, PaintRect rect, double radius);

/* From one opaque colour to another. */
PaintColour paint_links_mix (PaintColour from, PaintColour to, double share);

/* Black or white, whichever can be read on it. */
PaintColour paint_links_ink_on (PaintColour ground);

/* A string in a box, as large as fits it up to `font.size`; not at all where that is too small to be read.
 * `align`: -1 at its left, 0 in its middle, 1 at its right.  It is shown with the next paint_text_show (). */
void paint_links_add_text (const LinksScene *scene, const char *string, PaintFont font, PaintRect box, int align);

#endif

/* paint-links-private.h - shared by the files of the links picture.
 *
 * Inside, everything is in device pixels; drawing first takes the scale off its cairo_t.  The
 * *rank* is a place in a ring: 0 is the header (of a ring of headers, its root), 1 and up are the
 * possible members, in the order in which they stand.  Ranks never change, so whether a link passes
 * others is a difference of two ranks. */
#ifndef PAINT_LINKS_PRIVATE_H
#define PAINT_LINKS_PRIVATE_H

#include "paint-links-bed.h"
#include "player-links.h"

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

/* The places of everything, for one size, zoom and pan. */
typedef struct
{
  double   scale, width, height;
  double   dx, dy;       /* from column to column, from row to row */
  double   side;         /* of a node */
  double   unit;         /* the smaller of dx and dy: the unit of length for arrows */
  double   left, top;    /* of the first column and row, which may lie under the edges */
  double   edge_x, edge_y; /* where names end and nodes begin; where tabs end and nodes begin */
  double   start_x, start_y; /* corner where names and tabs begin */
  double   tab_width, tab_height, tab_y; /* tab_y: the middle of a tab that has not sunk */
  double   thin, thick;  /* strokes */
  double   name;         /* em of the options' names; 0: too small to read */
  double   note;         /* em of the line about what is left out; 0: no such line */
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
  uint32_t         *column_first; /* by item: its first node in `columns`; and the end */
  uint32_t         *rank;         /* by node: its place in its column, 0 for a header */
  uint32_t         *row;          /* by node: its option, COVER_NONE for a header */

  /* The items and options that the picture shows, and their places, in rooms between nodes.  One
   * that is left out has a place in its gap. */
  bool      following; /* where not everything can be read, shows the present step's part */
  bool      windowed;  /* some items or options are left out */
  bool      planned;   /* and the choice was planned: the height of tabs is constant */
  bool      laid;      /* on a bed, which determines the places */
  uint8_t  *item_shown, *option_shown;
  double   *column_at, *row_at; /* middles */
  double    across, down;       /* size of the whole */
  double    secondary_at;       /* place of the secondary root */
  bool      scattered[2];       /* on a bed: columns out of the ring's order; [1]: secondary */
  char     *note;               /* text about what is left out */
  LinksPlan *plan;              /* windows for frames known beforehand; NULL: none */
  LinksPrints *prints;          /* of the frame last asked for parts; NULL: none was */
};

/* The letters of all tabs, in ems. */
typedef struct
{
  double name;   /* may be larger in a tab without other words */
  bool   parted; /* names stand on two lines */
  double number; /* of a size alone */
  double beside; /* of a size beside a level or a colour */
  bool   sign, sign_beside; /* whether the sign of the group has room */
} LinksLetters;

/* The old value of a field that a change still to come will write; there are at most three for each
 * change. */
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
  double            mark, bend; /* progress of the two phases, one after the other, 0 to 1 */
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
  PaintRect          clip; /* the visible part */
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

/* Whether nodes can be read: then nothing has to be left out.  Otherwise writes how many columns
 * and rows of that least pitch have room. */
typedef struct
{
  double across, down; /* units */
} LinksPitch;

bool paint_links_can_be_read (const PaintLinks *self,
                              LinksPitch        pitch,
                              double           *out_across,
                              double           *out_down);

/* ---- paint-links-window.c: the choice from links that are too many to be read ---- */

void     paint_links_show_all (PaintLinks *self);
/* chooses, and lays out */
void     paint_links_look     (PaintLinks *self, const PaintFrame *frame);
uint32_t paint_links_n_shown  (const uint8_t *shown, uint32_t n);

/* A choice of columns and rows in progress, in `item_shown` and `option_shown`. */
typedef struct
{
  PaintLinks        *self;
  const PlayerState *state;
  double   across, down; /* the room */
  uint32_t item;         /* the item of the level; COVER_NONE: none */
  uint32_t option;       /* the option tried for it, or tried next */
} LinksWindow;

/* Returns false if nothing has to be left out.  All is shown then, and before the choice. */
bool     paint_links_window_open (PaintLinks        *self,
                                  const PlayerState *state,
                                  LinksWindow       *out_window);
bool     paint_links_window_fits   (const LinksWindow *window);
/* The option whose node was written last, or COVER_NONE. */
uint32_t paint_links_window_newest (const LinksWindow *window);
/* The header of the operation, or the one written now; 0: none. */
uint32_t paint_links_window_header (const PlayerState *state);

/* ---- paint-links-plan.c: windows for frames that are known beforehand ---- */

void paint_links_plan_free (LinksPlan *self); /* accepts NULL */
bool paint_links_plan_show (const LinksWindow *window); /* false: the frame is not in the plan */

/* The width of its fullest window: columns are equally far apart in all of them. */
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

/* Whether any secondary item is shown. */
static inline bool
paint_links_shows_secondary (const PaintLinks *self)
{
  for (uint32_t item = self->links->n_primary; item < self->links->n_items; item++)
    if (self->item_shown[item])
      return true;
  return false;
}

/* Whether a header or node is shown.  The secondary root is shown if any of its items is. */
static inline bool
paint_links_shows (const PaintLinks *self, uint32_t node)
{
  uint32_t item;

  if (node == 0)
    return true;
  if (node == self->links->secondary_root)
    return paint_links_shows_secondary (self);
  item = self->links->nodes[node].item;
  return self->item_shown[item - 1]
         && (node <= self->links->n_items || self->option_shown[self->row[node]]);
}

/* ---- paint-links-view.c: the links at one moment of a frame ---- */

LinksView paint_links_view (const PaintFrame *frame);
uint32_t  paint_links_get  (const LinksView *view, LinksField field, uint32_t index);

/* Whether the change that is shown writes this link. */
bool paint_links_writes (const LinksView *view, LinksField field, uint32_t index);

bool paint_links_is_hidden  (const LinksView *view, uint32_t node);
bool paint_links_is_covered (const LinksView *view, uint32_t item);

/* Whether the change that is shown moves this node or header out of its list or back in; and how
 * far out it is, from 0 (in) to 1 (out). */
bool   paint_links_is_leaving (const LinksView *view, uint32_t node);
double paint_links_out        (const LinksView *view, uint32_t node);

/* ---- paint-links-route.c: the route of one arrow ---- */

/* Coordinates along a ring's axis (s) and across it (o, from the middle of the column or of the
 * tabs).  The route leads from the start into a lane at `enter`, out of it at `leave`, and to the
 * end.  If there is nothing to pass, the lane is where it starts. */
typedef struct
{
  bool   vertical;
  double middle;
  double s0, o0, enter, lane, leave, s1, o1;
  double way;     /* +1 or -1: direction of its head along s */
  bool   passes;  /* others stand between its ends */
  bool   closes;  /* closes the ring, so only two stubs of it are visible */
  double stub_s0, stub_s1; /* the second, at `stub_o` */
  double stub_o;
  bool   stub_only; /* the first stub is not visible */
} LinksRoute;

/* The route of a link from its holder to `to`.  `ghost`: the link of a node that is out of its
 * list. */
LinksRoute paint_links_route (const LinksScene *scene,
                              LinksField        field,
                              uint32_t          from,
                              uint32_t          to,
                              bool              ghost);
LinksRoute paint_links_between (LinksRoute before, LinksRoute after, double share);

/* Whether any of it is visible. */
bool paint_links_in_sight (const LinksScene *scene, const LinksRoute *route);

/* The outermost lane, from the middle of a column, in rooms between nodes. */
#define LINKS_LANE 0.46

/* Dashes of the links that nodes remember, in widths of a thin stroke. */
#define LINKS_DASH        2.6
#define LINKS_DASH_GAP    2.2
#define LINKS_DASH_PERIOD (LINKS_DASH + LINKS_DASH_GAP)

/* The length of the head of an arrow of that width. */
double paint_links_head (const LinksGrid *grid, double width);

void paint_links_add_shaft (const LinksScene *scene, const LinksRoute *route, double head);
void paint_links_add_head  (const LinksScene *scene, const LinksRoute *route, double head);

/* The place of its number: no farther along the route than `reach` from `near`. */
void paint_links_badge_place (const LinksRoute *route,
                              double            near,
                              double            reach,
                              double           *out_x,
                              double           *out_y);

/* ---- paint-links-rows.c: the state of an option in the search ---- */

typedef enum
{
  LINKS_ROW_OPEN,
  LINKS_ROW_OUT,    /* one of its nodes left its list, or none can leave and its item is covered */
  LINKS_ROW_GIVEN,  /* forced before the search */
  LINKS_ROW_TRYING, /* its items are being covered */
  LINKS_ROW_TAKEN,
  LINKS_ROW_BACK,   /* its items are being uncovered */
} LinksRowState;

typedef struct
{
  LinksRowState state;
  uint32_t      level; /* as shown, from 1; 0 where it is not in play */
} LinksRow;

LinksRow paint_links_row       (const LinksScene *scene, uint32_t option);
bool     paint_links_in_play   (LinksRow row); /* trying, taken, or on the way back */
bool     paint_links_has_nodes (const CoverLinks *links, uint32_t option);
double   paint_links_rail_end  (const LinksScene *scene, uint32_t option); /* the last node */

/* Parts of the rings: the vertical links, all or only (if nodes are panned) their parts among the
 * tabs; and the horizontal links. */
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
void paint_links_draw_gaps   (const LinksScene *scene); /* with the line about what is left out */
void paint_links_draw_callouts (const LinksScene *scene); /* names of parts, if all are too small */
/* The part with a callout when nothing is lit. */
PaintPointed paint_links_called_out (const LinksScene *scene);
void paint_links_draw_root (const LinksScene *scene, bool secondary);
void paint_links_draw_change (const LinksScene *scene);

/* The half of the smaller side of a number's plate. */
double paint_links_badge (const LinksScene *scene);

/* The place of an option's name, with its level. */
PaintRect paint_links_name_box (const LinksScene *scene, uint32_t option);

/* How far a link that closes a ring reaches beyond the last node, in rooms between two nodes, and
 * above a tab, in heights of a tab. */
#define LINKS_STUB     0.30
#define LINKS_TOP_STUB 0.30

/* ---- paint-links-returns.c ---- */

/* How far below an option its closing link runs, in rooms between two rows. */
#define LINKS_RETURN 0.42

/* Draws how rings close: of the headers, of the list of the item in work, of the options in play
 * and of the option that changes. */
void paint_links_draw_returns (const LinksScene *scene);

/* A header as drawn. */
typedef struct
{
  PaintRect rect;
  uint32_t item, size;
  double sunk;    /* from 0 to 1 */
  uint32_t level; /* the level that covered it; PLAYER_NOBODY: open */
  bool secondary;
  bool chosen;   /* the chosen item of its level */
  bool working;  /* being covered, coloured or uncovered */
  bool deciding; /* the chosen item of the newest level */
  bool dead;     /* it has no options left */
} LinksTab;

LinksTab paint_links_find_tab (const LinksScene *scene, uint32_t item);

/* ---- paint-links-parts.c ---- */

void paint_links_prints_free (LinksPrints *self); /* accepts NULL */

/* ---- paint-links-letters.c ---- */

LinksLetters paint_links_letters (const LinksScene *scene);

/* Whether the tab of an item shows a sign: of a cell, of a row or column, of an area. */
bool paint_links_has_sign (const LinksScene *scene, uint32_t item);

/* Where to part a name into two lines so that the longer one is as short as possible; 0: it is one
 * word. */
size_t paint_links_part_of (const char *name);
#define LINKS_LINE_ROOM 64 /* the first line is shorter than this */

/* Heights in heights of a tab: a name on one line, each line of one on two, and the numbers
 * below. */
#define LINKS_NAME    0.45
#define LINKS_LINE    0.31
#define LINKS_NUMBERS 0.42

/* In ems: the sign of a group, and the space between two words of a line. */
#define LINKS_SIGN  0.55
#define LINKS_APART 0.3

void paint_links_draw_tab_words (const LinksScene *scene, const LinksTab *tab);

/* Whether a tab is large enough for its name alone. */
bool paint_links_tab_has_name (const LinksScene *scene, uint32_t item);

/* Smaller text is not drawn, in units.  And the em of a name that has a tab to itself, in heights
 * of a tab. */
#define LINKS_LEAST_TEXT 6.5
#define LINKS_LONE_NAME  0.72

/* A colour's name or, without one, its number, which is written to `room`. */
const char *paint_links_colour (const LinksScene *scene, uint32_t colour, char room[16]);

/* Mixes two opaque colours. */
PaintColour paint_links_mix (PaintColour from, PaintColour to, double share);

/* Adds a string in a box, as large as fits up to `font.size`, or not at all if that is too small to
 * read.  `align`: -1 left, 0 middle, 1 right.  The next paint_text_show () draws it. */
void paint_links_add_text (const LinksScene *scene,
                           const char       *string,
                           PaintFont         font,
                           PaintRect         box,
                           int               align);

#endif

/* The places of everything.  All lengths follow from the room between two nodes, which is found by
 * bisection. */
#include "paint-links-private.h"

#include <math.h>

/* Lengths in rooms between nodes. */
#define SIDE       0.5
#define MARGIN     0.6 /* right of the last column and below the last row, for stubs and ticks */
#define TAB_WIDTH  0.72
#define TAB_HEIGHT 0.62

/* Lengths in heights of a tab.  Above it: a marker and stubs.  Below it: half of its height, for it
 * to sink, and some space. */
#define ABOVE 0.86
#define BELOW 0.78

/* Lengths in units of the picture. */
#define LEAST_TAB      14.0
#define READABLE_TAB   30.0 /* for two lines of letters that can be read */
#define PRESENTED_TAB  56.0 /* for two lines of presented text */
#define MOST_TAB       120.0
#define LEAST_TEXT     7.0
#define NAME_TEXT      15.0
#define NOTE_TEXT      13.0
#define PRESENTED_TEXT 22.0
#define LEAST_SIDE     3.0  /* of a mark, where it does not fill its room */
#define MOST_SIDE      42.0 /* at zoom 1: 36 as designed, and a little more if there is room */
#define PRESENTED_SIDE 72.0

#define LETTER_WIDTH 0.64 /* of an em, about */

/* Columns to rows, and rows to columns, where room would stay empty: the gaps are stretched, and
 * nodes stay squares.  In an overview, whose nodes are marks without arrows, a little only. */
#define WIDEST           2.4
#define TALLEST          1.7
#define OVERVIEW_WIDEST  1.3
#define OVERVIEW_TALLEST 1.1

/* Height of a tab in rooms between nodes, for rooms that are small. */
#define SMALL_TAB 1.15

/* For a window, which has few columns, each of them with a name. */
#define WINDOW_WIDEST 2.9
#define WINDOW_TAB    1.3  /* times its height elsewhere: for two lines of a name */
#define WINDOW_SIDE   0.92 /* width of a tab, in rooms */

/* On a bed, whose columns may stand close: arrows are drawn at smaller nodes, and a root fits
 * between two tabs. */
#define LAID_NODE 6.0
#define LAID_TAB  1.1 /* largest height of a tab, in rooms */

static double
clamp (double x, double least, double most)
{
  return fmin (fmax (x, least), most);
}

static double
tab_height (const PaintLinks *self, const PaintStageOptions *options, double unit)
{
  const double high = self->windowed ? WINDOW_TAB : TAB_HEIGHT;
  const double readable = fmax (LEAST_TAB, fmin (READABLE_TAB, SMALL_TAB * unit / options->scale));
  double least = options->presenting ? PRESENTED_TAB : readable;

  /* In a small window, the picture below the tabs needs the room. */
  least = fmin (least, fmax (LEAST_TAB, 0.085 * options->height));
  return clamp (high * unit, least * options->scale, MOST_TAB * options->scale);
}

static double
name_size (const PaintStageOptions *options, double dy)
{
  double most = NAME_TEXT * options->text_scale * options->scale, size;

  if (options->presenting)
    most = fmax (most, PRESENTED_TEXT * options->scale);
  size = fmin (most, 0.62 * dy);
  return size < LEAST_TEXT * options->scale ? 0 : size;
}

/* The width of the left edge: a name, a level, and at least the root. */
static double
names_width (const PaintLinks *self, const PaintStageOptions *options, double unit, double dy)
{
  double size = name_size (options, dy), root = 1.5 * tab_height (self, options, unit);
  double width = size * (self->most_letters * LETTER_WIDTH + 3.1);

  return fmin (fmax (root, width), fmax (root, 0.34 * options->width * options->scale));
}

static double
tabs_height (const PaintLinks *self, const PaintStageOptions *options, double unit)
{
  return tab_height (self, options, unit) * (ABOVE + 1 + BELOW);
}

/* Room of the note, in units. */
static double
note_room (const PaintStageOptions *options)
{
  return 1.7 * (options->presenting ? PRESENTED_TEXT : NOTE_TEXT * options->text_scale);
}

static double
note_height (const PaintLinks *self, const PaintStageOptions *options)
{
  return self->windowed && self->note != NULL ? note_room (options) : 0;
}

static bool
unit_fits (const PaintLinks *self, const PaintStageOptions *options, double unit)
{
  return names_width (self, options, unit, unit) + unit * (self->across + MARGIN)
             <= options->width * options->scale
         && tabs_height (self, options, unit) + unit * (self->down + MARGIN)
                <= (options->height - note_height (self, options)) * options->scale;
}

static double
find_unit (const PaintLinks *self, const PaintStageOptions *options)
{
  double most = (options->presenting ? PRESENTED_SIDE : MOST_SIDE) * options->scale / SIDE;
  double low = 0, high = most;

  if (unit_fits (self, options, most))
    return most;
  for (unsigned i = 0; i < 40; i++)
    {
      double middle = (low + high) / 2;

      if (unit_fits (self, options, middle))
        low = middle;
      else
        high = middle;
    }
  return fmax (low, 1e-3);
}

/* Places one axis: a picture that fits is centred; a larger one is panned, but not off its end. */
static void
place_axis (double room,
            double edge,
            double length,
            double pan,
            double *out_start,
            double *out_first)
{
  double view = room - edge;

  *out_start = length <= view ? floor ((view - length) / 2) : 0;
  if (length <= view)
    *out_first = *out_start + edge;
  else
    *out_first = edge + round (clamp (view / 2 - clamp (pan, 0, 1) * length, view - length, 0));
}

static void
set_strokes (LinksGrid *grid, const PaintStageOptions *options)
{
  double least = (options->presenting ? 4.0 : 1.25) * grid->scale;

  /* With small nodes, thick strokes would fill the space between them. */
  grid->thin = fmax (fmin (fmax (least, 0.019 * grid->unit), 0.11 * grid->side), 0.6 * grid->scale);
  grid->thick = fmin ((options->presenting ? 1.45 : 1.9) * grid->thin, 0.2 * grid->side);
  grid->thick = fmax (grid->thick, 1.2 * grid->thin);
}

LinksGrid
paint_links_grid (const PaintLinks *self, const PaintStageOptions *options)
{
  const double zoom = fmax (options->zoom, 1), scale = options->scale;
  const double unit = find_unit (self, options), note = note_height (self, options);
  const bool overview = SIDE * unit < PAINT_LINKS_LEAST_NODE * scale / 2;
  const double widest = overview ? OVERVIEW_WIDEST : self->windowed ? WINDOW_WIDEST : WIDEST;
  LinksGrid grid = { .scale = scale, .note = note / 1.7 * scale };

  grid.width = options->width * scale;
  grid.height = (options->height - note) * scale;
  grid.dx =
      zoom
      * clamp ((grid.width - names_width (self, options, unit, unit)) / (self->across + MARGIN),
               unit, widest * unit);
  grid.dy = zoom
            * clamp ((grid.height - tabs_height (self, options, unit)) / (self->down + MARGIN),
                     unit, (overview ? OVERVIEW_TALLEST : TALLEST) * unit);
  grid.unit = fmin (grid.dx, grid.dy);
  grid.side =
      fmax (round (fmax (SIDE * grid.unit, fmin (0.85 * grid.unit, LEAST_SIDE * scale))), 1);
  grid.arrows = grid.side >= PAINT_LINKS_LEAST_NODE * scale;
  grid.name = name_size (options, grid.dy);
  grid.tab_height = round (tab_height (self, options, grid.unit));
  grid.tab_width = fmax ((self->windowed ? WINDOW_SIDE : TAB_WIDTH) * grid.dx, 1);
  grid.edge_x = round (names_width (self, options, grid.unit, grid.dy));
  grid.edge_y = round (tabs_height (self, options, grid.unit));
  /* Tabs and edges grow with the rooms; a picture that fits must not need panning because of
   * that. */
  if (zoom <= 1)
    {
      grid.dx = fmin (grid.dx, (grid.width - grid.edge_x) / (self->across + MARGIN));
      grid.dy = fmin (grid.dy, (grid.height - grid.edge_y) / (self->down + MARGIN));
      grid.unit = fmin (grid.dx, grid.dy);
      grid.tab_width = fmin (grid.tab_width, grid.dx);
    }
  grid.scrolled_x = grid.dx * self->across + MARGIN * grid.unit > grid.width - grid.edge_x + 0.5;
  grid.scrolled_y = grid.dy * self->down + MARGIN * grid.unit > grid.height - grid.edge_y + 0.5;
  place_axis (grid.width, grid.edge_x, grid.dx * self->across + MARGIN * grid.unit, options->pan_x,
              &grid.start_x, &grid.left);
  place_axis (grid.height, grid.edge_y, grid.dy * self->down + MARGIN * grid.unit, options->pan_y,
              &grid.start_y, &grid.top);
  if (self->planned)
    {
      grid.top -= grid.start_y;
      grid.start_y = 0;
    }
  grid.edge_x += grid.start_x;
  grid.edge_y += grid.start_y;
  grid.tab_y = round (grid.start_y + (ABOVE + 0.5) * grid.tab_height);
  set_strokes (&grid, options);
  return grid;
}

static double
laid_tab_height (const PaintStageOptions *options, const PaintLinksBed *bed)
{
  const double room = (bed->body.y - bed->start_y) / (ABOVE + 1 + BELOW);

  return round (fmin (room, fmax (LAID_TAB * bed->across, LEAST_TAB * options->scale)));
}

void
paint_links_lay (PaintLinks *self, const PaintStageOptions *options, const PaintLinksBed *bed)
{
  const double scale = options->scale, unit = fmin (bed->across, bed->down);
  const double tab = laid_tab_height (options, bed);
  LinksGrid grid = {
    .scale = scale,
    .width = options->width * scale,
    .height = options->height * scale,
    .dx = bed->across,
    .dy = bed->down,
    .unit = unit,
    .side = fmax (round (SIDE * unit), 1),
    .left = bed->left,
    .top = bed->top,
    .edge_x = bed->body.x,
    .edge_y = bed->body.y,
    .start_x = bed->start_x,
    .start_y = bed->start_y,
    .tab_width = fmax (TAB_WIDTH * bed->across, 1),
    .tab_height = tab,
    .tab_y = round (bed->body.y - (BELOW + 0.5) * tab),
    .name = name_size (options, bed->down),
    .scrolled_x = bed->scrolled_x,
    .scrolled_y = bed->scrolled_y,
  };

  grid.arrows = grid.side >= LAID_NODE * scale;
  set_strokes (&grid, options);
  self->options = *options;
  self->grid = grid;
  self->laid = true;
  self->windowed = bed->partial;
  self->across = bed->n_across;
  self->down = bed->n_down;
  self->secondary_at = bed->secondary_at;
  self->scattered[0] = self->scattered[1] = false;
}

/* Places an item.  A ring's columns are scattered if one of them stands before another that
 * precedes it in the ring. */
void
paint_links_place_item (PaintLinks *self, uint32_t item, bool shown, double at)
{
  if (shown && item > 0)
    self->scattered[item >= self->links->n_primary] |= at < self->column_at[item - 1];
  self->item_shown[item] = shown;
  self->column_at[item] = at;
}

void
paint_links_place_option (PaintLinks *self, uint32_t option, bool shown, double at)
{
  self->option_shown[option] = shown;
  self->row_at[option] = at;
}

bool
paint_links_can_be_read (const PaintLinks *self,
                         LinksPitch pitch,
                         double *out_across,
                         double *out_down)
{
  const PaintStageOptions *options = &self->options;
  const double unit = pitch.down * options->scale, across = pitch.across * options->scale;
  const double note = self->note != NULL ? note_room (options) : 0;

  *out_across =
      (options->width * options->scale - names_width (self, options, unit, unit)) / across - MARGIN;
  *out_down = ((options->height - note) * options->scale - tabs_height (self, options, unit)) / unit
              - MARGIN;
  return self->grid.side >= (options->presenting ? 2 : 1) * PAINT_LINKS_LEAST_NODE * options->scale;
}

double
paint_links_column_x (const PaintLinks *self, uint32_t item)
{
  return self->grid.left + self->column_at[item] * self->grid.dx;
}

double
paint_links_row_y (const PaintLinks *self, uint32_t option)
{
  return self->grid.top + self->row_at[option] * self->grid.dy;
}

PaintRect
paint_links_square (const PaintLinks *self, uint32_t node)
{
  const double side = paint_links_shows (self, node) ? self->grid.side : 0;
  const double x = paint_links_column_x (self, self->links->nodes[node].item - 1);
  const double y = paint_links_row_y (self, self->row[node]);

  return (PaintRect){ round (x - side / 2), round (y - side / 2), side, side };
}

PaintRect
paint_links_tab (const PaintLinks *self, uint32_t item)
{
  const LinksGrid *grid = &self->grid;
  const double width = self->item_shown[item] ? fmax (round (grid->tab_width), 1) : 0;

  return (PaintRect){ round (paint_links_column_x (self, item) - width / 2),
                      grid->tab_y - round (grid->tab_height / 2), width, grid->tab_height };
}

/* The primary root stays at the edge while the rest is panned; the secondary root stands in the gap
 * before its items. */
PaintRect
paint_links_root (const PaintLinks *self, bool secondary)
{
  const LinksGrid *grid = &self->grid;
  double side = round (0.72 * grid->tab_height), x = grid->edge_x - 0.9 * grid->tab_height;

  if (secondary)
    x = grid->left + self->secondary_at * grid->dx;
  if (secondary && self->laid)
    side = fmin (side, round (0.7 * (grid->dx - grid->tab_width)));
  return (PaintRect){ round (x - side / 2), grid->tab_y - round (side / 2), side, side };
}

uint32_t
paint_links_n_in_column (const PaintLinks *self, uint32_t item)
{
  return self->column_first[item + 1] - self->column_first[item];
}

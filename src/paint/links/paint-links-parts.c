/* Which parts of the picture differ from those of the frame before.
 *
 * A step of the dance writes two links, and most of a picture stays as it is.  So every column,
 * every row, the rings of headers and the rest have a print: a number made from everything that is
 * drawn of it.  If prints are equal, the pixels are; if one differs, the strip that contains it is
 * drawn anew, with everything else in that strip.
 *
 * Every new layer must be part of a print; tests/paint/test-links-parts.c compares whole
 * pictures. */
#include "paint-links-private.h"

#include "base-memory.h"
#include "base-random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Most strips of a kind; if there are more, the last covers all the rest. */
#define MOST_STRIPS 5

_Static_assert(2 * MOST_STRIPS + 1 < PAINT_PARTS, "columns, rows, the headers, and the chip");

struct LinksPrints
{
  bool known;
  uint64_t rest, heads;
  uint64_t *columns, *rows;
};

/* From `low` to `high`, in device pixels. */
typedef struct
{
  double low[MOST_STRIPS], high[MOST_STRIPS];
  unsigned n;
} Strips;

static void
add_to_print (uint64_t *print, uint64_t value)
{
  *print = base_mix (*print ^ value);
}

static void
add_length (uint64_t *print, double length)
{
  uint64_t bits;

  memcpy (&bits, &length, sizeof bits);
  add_to_print (print, bits);
}

/* ---- prints ---- */

/* Adds the change that is shown, with its marks. */
static void
add_change (uint64_t *print, const LinksView *view)
{
  add_to_print (print, view->event.kind);
  add_to_print (print, view->event.node);
  add_length (print, view->mark);
  add_length (print, view->bend);
}

/* The item in whose column the change is drawn. */
static uint32_t
item_of_change (const LinksScene *scene)
{
  return scene->view.changing ? player_state_item (scene->state, scene->view.event.node)
                              : COVER_NONE;
}

static uint64_t
print_column (const LinksScene *scene, uint32_t item)
{
  const PaintLinks *self = scene->self;
  const LinksView *view = &scene->view;
  const LinksTab tab = paint_links_find_tab (scene, item);
  uint64_t print = tab.size;

  add_to_print (&print, tab.level);
  add_to_print (&print, tab.chosen + 2u * tab.deciding + 4u * tab.dead + 8u * tab.working);
  add_length (&print, tab.sunk);
  add_to_print (&print, paint_links_get (view, LINKS_COLOUR, item + 1));
  add_to_print (&print, paint_links_get (view, LINKS_DOWN, item + 1));
  add_to_print (&print, paint_links_get (view, LINKS_UP, item + 1));
  for (uint32_t i = self->column_first[item]; i < self->column_first[item + 1]; i++)
    {
      const uint32_t node = self->columns[i];

      add_to_print (&print, (uint64_t) paint_links_get (view, LINKS_DOWN, node) << 32
                                | paint_links_get (view, LINKS_UP, node));
      if (scene->state->links->colour != NULL)
        add_to_print (&print, paint_links_get (view, LINKS_COLOUR, node));
    }
  if (item == item_of_change (scene))
    add_change (&print, view);
  return print;
}

static uint64_t
print_row (const LinksScene *scene, uint32_t option)
{
  const LinksRow row = paint_links_row (scene, option);
  uint64_t print = (uint64_t) row.level * (LINKS_ROW_BACK + 1) + row.state;

  if (scene->view.changing && scene->self->row[scene->view.event.node] == option)
    add_change (&print, &scene->view);
  return print;
}

static uint64_t
print_heads (const LinksScene *scene)
{
  const CoverLinks *links = scene->state->links;
  const CoverEventKind kind = scene->view.event.kind;
  uint64_t print = 0;

  for (uint32_t header = 0; header <= links->secondary_root; header++)
    add_to_print (&print, (uint64_t) paint_links_get (&scene->view, LINKS_LEFT, header) << 32
                              | paint_links_get (&scene->view, LINKS_RIGHT, header));
  if (scene->view.changing
      && (kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_RELINK_HEADER))
    add_change (&print, &scene->view);
  return print;
}

static void
add_pointed (uint64_t *print, PaintPointed pointed)
{
  add_to_print (print, (uint64_t) pointed.item << 32 | pointed.option);
  add_to_print (print, pointed.node);
}

/* Adds the places of everything. */
static void
add_places (uint64_t *print, const PaintLinks *self)
{
  const LinksGrid *grid = &self->grid;
  const double lengths[] = { grid->dx,     grid->dy,     grid->left,  grid->top,
                             grid->edge_x, grid->edge_y, grid->width, grid->height };

  for (unsigned i = 0; i < sizeof lengths / sizeof *lengths; i++)
    add_length (print, lengths[i]);
  for (uint32_t item = 0; item < self->links->n_items; item++)
    add_to_print (print, self->item_shown[item]);
  for (uint32_t option = 0; option < self->links->n_options; option++)
    add_to_print (print, self->option_shown[option]);
}

/* The print of things that affect everything else, or may lie over it anywhere. */
static uint64_t
print_rest (const LinksScene *scene)
{
  const PaintLinks *self = scene->self;
  uint64_t print = self->windowed + 2u * scene->frame->hides_sizes;

  add_places (&print, self);
  add_to_print (&print, scene->state->n_whole_profile);
  add_pointed (&print, paint_links_called_out (scene));
  for (size_t i = 0; i < paint_frame_n_lit (scene->frame); i++)
    add_pointed (&print, paint_frame_lit (scene->frame, i));
  if (scene->view.changing && !paint_links_shows_item (self, item_of_change (scene)))
    add_change (&print, &scene->view);
  return print;
}

/* ---- strips ---- */

/* Adds a strip.  Strips come in order. */
static void
add_strip (Strips *strips, double middle, double half)
{
  const double low = floor (middle - half), high = ceil (middle + half);

  if (strips->n > 0 && (low <= strips->high[strips->n - 1] || strips->n == MOST_STRIPS))
    strips->high[strips->n - 1] = high;
  else
    {
      strips->low[strips->n] = low;
      strips->high[strips->n++] = high;
    }
}

/* How far drawings of a column reach from its middle: tabs, lanes with a number in them, rings
 * round a node. */
static double
reach_across (const LinksGrid *grid, double badge)
{
  return fmax (fmax (grid->dx / 2, LINKS_LANE * grid->unit + 2 * badge), 8 * grid->scale)
         + 4 * grid->scale;
}

/* The same for a row: its name, and its rail with the mark at its end. */
static double
reach_down (const LinksGrid *grid)
{
  return fmax (0.75 * grid->name, LINKS_RETURN * grid->dy) + 4 * grid->scale;
}

static bool
update_print (uint64_t *print, uint64_t now)
{
  const bool does = *print != now;

  *print = now;
  return does;
}

static void
compare_columns (LinksPrints *prints, const LinksScene *scene, Strips *out_strips)
{
  const LinksGrid *grid = scene->grid;

  for (uint32_t item = 0; item < scene->self->links->n_items; item++)
    if (paint_links_shows_item (scene->self, item)
        && update_print (&prints->columns[item], print_column (scene, item)))
      add_strip (out_strips, paint_links_column_x (scene->self, item),
                 reach_across (grid, paint_links_badge (scene)));
}

static void
compare_rows (LinksPrints *prints, const LinksScene *scene, Strips *out_strips)
{
  const LinksGrid *grid = scene->grid;

  for (uint32_t option = 0; option < scene->self->links->n_options; option++)
    if (paint_links_shows_option (scene->self, option)
        && update_print (&prints->rows[option], print_row (scene, option)))
      add_strip (out_strips, paint_links_row_y (scene->self, option), reach_down (grid));
}

/* ---- parts ---- */

static void
add_changed_part (const LinksScene *scene,
                  PaintParts *parts,
                  double x0,
                  double y0,
                  double x1,
                  double y1)
{
  const double scale = scene->grid->scale;
  const double left = fmax (x0, 0), top = fmax (y0, 0);
  const double width = fmin (x1, scene->grid->width) - left;
  const double height = fmin (y1, scene->grid->height) - top;

  if (width > 0 && height > 0)
    parts->rects[parts->n++] =
        (PaintRect){ left / scale, top / scale, width / scale, height / scale };
}

static void
find_parts (LinksPrints *prints, const LinksScene *scene, PaintParts *parts)
{
  const LinksGrid *grid = scene->grid;
  const PaintStageOptions *options = &scene->self->options;
  const bool all = update_print (&prints->rest, print_rest (scene)) || !prints->known;
  Strips columns = { .n = 0 }, rows = { .n = 0 };

  prints->known = true;
  parts->n = 0;
  compare_columns (prints, scene, &columns);
  compare_rows (prints, scene, &rows);
  if (update_print (&prints->heads, print_heads (scene)))
    add_changed_part (scene, parts, 0, 0, grid->width, ceil (grid->edge_y + reach_down (grid)));
  for (unsigned i = 0; i < columns.n; i++)
    add_changed_part (scene, parts, columns.low[i], 0, columns.high[i], grid->height);
  for (unsigned i = 0; i < rows.n; i++)
    add_changed_part (scene, parts, 0, rows.low[i], grid->width, rows.high[i]);
  if (all)
    *parts = (PaintParts){ { { 0, 0, options->width, options->height } }, 1 };
}

void
paint_links_prints_free (LinksPrints *self)
{
  if (self == NULL)
    return;
  free (self->columns);
  free (self->rows);
  free (self);
}

static BaseStatus
make_prints (PaintLinks *self)
{
  LinksPrints *prints = base_new_zeroed (LinksPrints, 1);

  self->prints = prints;
  if (prints == NULL)
    return BASE_NO_MEMORY;
  prints->columns = base_new_zeroed (uint64_t, self->links->n_items + (size_t) 1);
  prints->rows = base_new_zeroed (uint64_t, self->links->n_options + (size_t) 1);
  if (prints->columns != NULL && prints->rows != NULL)
    return BASE_OK;
  paint_links_prints_free (prints);
  self->prints = NULL;
  return BASE_NO_MEMORY;
}

BaseStatus
paint_links_find_parts (PaintLinks *self,
                        const PaintFrame *frame,
                        PaintText *text,
                        PaintParts *out_parts)
{
  const LinksScene scene = {
    .self = self,
    .grid = &self->grid,
    .state = frame->state,
    .text = text,
    .frame = frame,
    .view = paint_links_view (frame),
  };

  if (self->prints == NULL && make_prints (self) != BASE_OK)
    return BASE_NO_MEMORY;
  paint_links_look (self, frame);
  find_parts (self->prints, &scene, out_parts);
  return paint_text_status (text);
}

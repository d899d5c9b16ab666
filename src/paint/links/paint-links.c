/* The picture as a whole: made once, drawn layer by layer. */
#include "paint-links-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- making ---- */

/* Counts the letters of a UTF-8 string: bytes that begin a character. */
static uint32_t
count_letters (const char *string)
{
  uint32_t n = 0;

  for (; *string != '\0'; string++)
    n += ((unsigned char) *string & 0xc0) != 0x80;
  return n;
}

static void
measure_names (PaintLinks *self)
{
  for (uint32_t option = 0; option < self->links->n_options; option++)
    {
      uint32_t n = count_letters (self->names.options[option]);

      self->most_letters = n > self->most_letters ? n : self->most_letters;
    }
}

/* Nodes are numbered from option to option, so this loop fills every column from the top. */
static void
sort_columns (PaintLinks *self)
{
  const CoverLinks *links = self->links;
  uint32_t option = 0;

  memset (self->column_first, 0, (links->n_items + 1) * sizeof (uint32_t));
  for (uint32_t node = links->n_items + 1; node < links->n_nodes; node++)
    if (links->nodes[node].item != 0)
      self->column_first[links->nodes[node].item]++;
  for (uint32_t item = 0; item < links->n_items; item++)
    self->column_first[item + 1] += self->column_first[item];
  for (uint32_t node = 0; node < links->n_nodes; node++)
    {
      const uint32_t header = links->nodes[node].item;

      while (option + 1 < links->n_options && links->first[option + 1] <= node)
        option++;
      self->rank[node] = 0;
      self->row[node] = node > links->n_items && header != 0 ? option : COVER_NONE;
      if (self->row[node] != COVER_NONE)
        self->columns[self->column_first[header - 1] + self->rank[header]++] = node;
    }
  for (uint32_t item = 0; item < links->n_items; item++)
    {
      self->rank[item + 1] = 0;
      for (uint32_t i = self->column_first[item]; i < self->column_first[item + 1]; i++)
        self->rank[self->columns[i]] = i - self->column_first[item] + 1;
    }
}

BaseStatus
paint_links_new (const Subject *subject, PaintLinks **out_links)
{
  const CoverLinks *links = subject->links;
  PaintLinks *self = base_new_zeroed (PaintLinks, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->links = links;
  self->board = subject->board;
  self->names = subject_names_short (subject->names);
  self->columns = base_new (uint32_t, links->n_nodes);
  self->column_first = base_new (uint32_t, links->n_items + 1);
  self->rank = base_new (uint32_t, links->n_nodes);
  self->row = base_new (uint32_t, links->n_nodes);
  self->item_shown = base_new (uint8_t, links->n_items + 1);
  self->option_shown = base_new (uint8_t, links->n_options + 1);
  self->column_at = base_new (double, links->n_items + 1);
  self->row_at = base_new (double, links->n_options + 1);
  if (self->columns == NULL || self->column_first == NULL || self->rank == NULL || self->row == NULL
      || self->item_shown == NULL || self->option_shown == NULL || self->column_at == NULL
      || self->row_at == NULL)
    {
      paint_links_free (self);
      return BASE_NO_MEMORY;
    }
  sort_columns (self);
  measure_names (self);
  paint_links_set_options (self, &(PaintStageOptions){ 640, 480, 1, 1, false, 1, 0.5, 0.5, false });
  *out_links = self;
  return BASE_OK;
}

void
paint_links_free (PaintLinks *self)
{
  if (self == NULL)
    return;
  free (self->columns);
  free (self->column_first);
  free (self->rank);
  free (self->row);
  free (self->item_shown);
  free (self->option_shown);
  free (self->column_at);
  free (self->row_at);
  free (self->note);
  paint_links_plan_free (self->plan);
  paint_links_prints_free (self->prints);
  free (self);
}

void
paint_links_set_options (PaintLinks *self, const PaintStageOptions *options)
{
  self->options = *options;
  self->laid = false;
  self->scattered[0] = self->scattered[1] = false;
  paint_links_show_all (self);
  self->grid = paint_links_grid (self, options);
}

void
paint_links_set_following (PaintLinks *self, bool following)
{
  self->following = following;
}

bool
paint_links_leaves_out (PaintLinks *self,
                        const PaintFrame *frame,
                        uint32_t *out_n_items,
                        uint32_t *out_n_options)
{
  paint_links_look (self, frame);
  *out_n_items = paint_links_n_shown (self->item_shown, self->links->n_items);
  *out_n_options = paint_links_n_shown (self->option_shown, self->links->n_options);
  return self->windowed;
}

BaseStatus
paint_links_set_note (PaintLinks *self, const char *note)
{
  const size_t size = note != NULL ? strlen (note) + 1 : 0;
  char *copy = NULL;

  if (note != NULL)
    {
      copy = base_new (char, size);
      if (copy == NULL)
        return BASE_NO_MEMORY;
      memcpy (copy, note, size);
    }
  free (self->note);
  self->note = copy;
  return BASE_OK;
}

/* ---- drawing ---- */

/* By bisection: the first row whose middle is at `place` or below it. */
static uint32_t
row_from (const PaintLinks *self, double place)
{
  uint32_t low = 0, high = self->links->n_options;

  while (low < high)
    {
      uint32_t middle = (low + high) / 2;

      if (self->row_at[middle] < place)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
see_clip (LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const double reach = grid->unit;
  double x0, y0, x1, y1, top;

  cairo_clip_extents (scene->cr, &x0, &y0, &x1, &y1);
  x0 = fmax (x0, 0);
  y0 = fmax (y0, 0);
  scene->clip = (PaintRect){ x0, y0, fmin (x1, grid->width) - x0, fmin (y1, grid->height) - y0 };
  top = fmax (y0, grid->scrolled_y ? grid->edge_y : 0) - reach;
  scene->first_row = row_from (scene->self, (top - grid->top) / grid->dy - 0.5);
  scene->last_row =
      row_from (scene->self, (y0 + scene->clip.height + reach - grid->top) / grid->dy + 0.5);
}

/* Clips panned parts at the edges, which stay. */
static void
clip_to (const LinksScene *scene, bool below, bool beside)
{
  const LinksGrid *grid = scene->grid;
  const double x = grid->scrolled_x && beside ? grid->edge_x : 0;
  const double y = grid->scrolled_y && below ? grid->edge_y : 0;

  cairo_rectangle (scene->cr, x, y, grid->width - x, grid->height - y);
  cairo_clip (scene->cr);
}

static void
draw_body (const LinksScene *scene)
{
  cairo_save (scene->cr);
  clip_to (scene, true, true);
  paint_links_draw_returns (scene);
  paint_links_draw_rails (scene);
  paint_links_draw_rings (scene, LINKS_PART_DOWN);
  paint_links_draw_nodes (scene);
  cairo_restore (scene->cr);
  cairo_save (scene->cr);
  clip_to (scene, true, false);
  paint_links_draw_names (scene);
  cairo_restore (scene->cr);
}

static void
draw_header (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;

  cairo_save (scene->cr);
  clip_to (scene, false, true);
  if (grid->scrolled_y)
    {
      cairo_save (scene->cr);
      cairo_rectangle (scene->cr, 0, 0, grid->width, grid->edge_y);
      cairo_clip (scene->cr);
      paint_links_draw_rings (scene, LINKS_PART_TABS);
      cairo_restore (scene->cr);
    }
  paint_links_draw_tabs (scene);
  paint_links_draw_rings (scene, LINKS_PART_ACROSS);
  cairo_restore (scene->cr);
  paint_links_draw_root (scene, false);
}

BaseStatus
paint_links_draw (PaintLinks *self,
                  cairo_t *cr,
                  const PaintFrame *frame,
                  const PaintTheme *theme,
                  PaintText *text)
{
  LinksScene scene = {
    .self = self,
    .grid = &self->grid,
    .state = frame->state,
    .theme = theme,
    .text = text,
    .cr = cr,
    .frame = frame,
    .view = paint_links_view (frame),
  };
  BaseStatus status;

  paint_links_look (self, frame);
  cairo_save (cr);
  cairo_scale (cr, 1 / self->grid.scale, 1 / self->grid.scale);
  cairo_rectangle (cr, 0, 0, self->grid.width, self->options.height * self->grid.scale);
  cairo_clip (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  paint_set_source (cr, theme->ground);
  cairo_paint (cr);
  paint_links_draw_gaps (&scene);
  cairo_rectangle (cr, 0, 0, self->grid.width, self->grid.height);
  cairo_clip (cr);
  see_clip (&scene);
  scene.letters = paint_links_letters (&scene);
  paint_links_draw_bands (&scene);
  draw_body (&scene);
  draw_header (&scene);
  paint_links_draw_change (&scene);
  paint_links_draw_callouts (&scene);
  status = paint_text_status (text);
  if (cairo_status (cr) == CAIRO_STATUS_NO_MEMORY)
    status = BASE_NO_MEMORY;
  cairo_restore (cr);
  return status;
}

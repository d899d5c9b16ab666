/* How rings close.  A closing link is two stubs at the ends of its ring; where there is room, a
 * dotted line joins them: of the headers always, of a list or an option only while something
 * happens there, because more of these lines would hide what happens. */
#include "paint-links-private.h"

#include <math.h>

#define LEAST_ROOM 40.0 /* units between nodes; with less, only the stubs are drawn */

/* In heights of a tab, above the middle of the tabs: over everything else there. */
#define HEADERS_RETURN 1.29
#define LIST_RETURN    0.84

#define ACROSS 0.485 /* beside a list, in rooms between columns */

/* A dotted line through corners, one after the other; corners are round. */
static void
add_return (const LinksScene *scene, const double points[][2], unsigned n)
{
  const double radius = 0.12 * scene->grid->unit;

  cairo_move_to (scene->cr, points[0][0], points[0][1]);
  for (unsigned i = 1; i + 1 < n; i++)
    {
      const double *before = points[i - 1], *at = points[i], *after = points[i + 1];
      const double come = fmin (radius, hypot (at[0] - before[0], at[1] - before[1]) / 2);
      const double go = fmin (radius, hypot (after[0] - at[0], after[1] - at[1]) / 2);
      const double back = fmax (hypot (at[0] - before[0], at[1] - before[1]), 1);
      const double on = fmax (hypot (after[0] - at[0], after[1] - at[1]), 1);
      const double x0 = at[0] + (before[0] - at[0]) * come / back;
      const double y0 = at[1] + (before[1] - at[1]) * come / back;
      const double x1 = at[0] + (after[0] - at[0]) * go / on;
      const double y1 = at[1] + (after[1] - at[1]) * go / on;

      cairo_line_to (scene->cr, x0, y0);
      cairo_curve_to (scene->cr, at[0], at[1], at[0], at[1], x1, y1);
    }
  cairo_line_to (scene->cr, points[n - 1][0], points[n - 1][1]);
  cairo_stroke (scene->cr);
}

static void
return_option (const LinksScene *scene, uint32_t option)
{
  const LinksGrid *grid = scene->grid;
  const CoverLinks *links = scene->state->links;
  const double y = round (paint_links_row_y (scene->self, option)) + 0.5;
  const double low = round (y + LINKS_RETURN * grid->dy), out = 0.16 * grid->unit;
  double first = HUGE_VAL, last = 0;

  for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
    if (paint_links_shows (scene->self, node))
      {
        const double x = paint_links_column_x (scene->self, links->nodes[node].item - 1);

        first = fmin (first, x - grid->side / 2);
        last = fmax (last, x + grid->side / 2);
      }
  if (first >= last - grid->side - 1)
    return;
  add_return (scene,
              (const double[][2]){ { last, y + 0.12 * grid->side },
                                   { last + out, y + 0.12 * grid->side },
                                   { last + out, low },
                                   { first - out, low },
                                   { first - out, y + 0.12 * grid->side },
                                   { first, y + 0.12 * grid->side } },
              6);
}

/* From below the last node round the list, and into the tab from above. */
static void
return_list (const LinksScene *scene, uint32_t item)
{
  const LinksGrid *grid = scene->grid;
  const uint32_t n = paint_links_n_in_column (scene->self, item);
  const double x = round (paint_links_column_x (scene->self, item)), inside = 0.088 * grid->unit;
  const double beside = round (x + ACROSS * grid->dx);
  const double high = grid->tab_y - LIST_RETURN * grid->tab_height;
  double low;

  if (n == 0)
    return;
  low = paint_links_row_y (
            scene->self,
            scene->self->row[scene->self->columns[scene->self->column_first[item] + n - 1]])
        + grid->side / 2 + LINKS_STUB * grid->unit;
  add_return (scene,
              (const double[][2]){ { x + inside, low },
                                   { x + inside, low + 0.03 * grid->unit },
                                   { beside, low + 0.03 * grid->unit },
                                   { beside, high },
                                   { x + inside, high },
                                   { x + inside, grid->tab_y - 0.8 * grid->tab_height } },
              6);
}

static void
return_headers (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const PaintRect root = paint_links_root (scene->self, false);
  const double y = grid->tab_y - 0.15 * grid->tab_height, stub = LINKS_TOP_STUB * grid->tab_height;
  const double high = grid->tab_y - HEADERS_RETURN * grid->tab_height;
  double end = 0;

  for (uint32_t item = 0; item < scene->state->links->n_primary; item++)
    if (paint_links_shows_item (scene->self, item))
      {
        const PaintRect tab = paint_links_tab (scene->self, item);

        end = fmax (end, tab.x + tab.width + LINKS_STUB * grid->unit);
      }
  if (end <= root.x)
    return;
  add_return (scene,
              (const double[][2]){ { end, y },
                                   { end + 0.04 * grid->unit, y },
                                   { end + 0.04 * grid->unit, high },
                                   { root.x - stub - 0.04 * grid->unit, high },
                                   { root.x - stub - 0.04 * grid->unit, y },
                                   { root.x - stub, y } },
              6);
}

static bool
is_in_work (const LinksScene *scene, uint32_t option)
{
  return paint_links_in_play (paint_links_row (scene, option))
         || (scene->view.changing && scene->self->row[scene->view.event.node] == option);
}

void
paint_links_draw_returns (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const double dot = fmax (grid->thin, grid->scale), dots[] = { dot, 2.2 * dot };
  const uint32_t header = player_state_operation (scene->state);

  if (!grid->arrows || grid->unit < LEAST_ROOM * grid->scale || grid->scrolled_x || grid->scrolled_y
      || scene->self->laid)
    return;
  cairo_set_dash (scene->cr, dots, 2, 0);
  cairo_set_line_width (scene->cr, dot);
  paint_set_source (scene->cr, scene->theme->thin);
  return_headers (scene);
  if (header != 0 && paint_links_shows_item (scene->self, header - 1))
    return_list (scene, header - 1);
  for (uint32_t option = scene->first_row; option < scene->last_row; option++)
    if (paint_links_shows_option (scene->self, option) && is_in_work (scene, option))
      return_option (scene, option);
  cairo_set_dash (scene->cr, NULL, 0, 0);
}

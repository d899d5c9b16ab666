/* The items: their tabs, and the state that each tab shows. */
#include "paint-links-private.h"

#include <math.h>

#define NARROW 7.0 /* units */

/* The level that covered the item.  A header that is coming back has no taker any more, but the
 * change has its level. */
static uint32_t
find_level (const LinksScene *scene, uint32_t item)
{
  const PlayerState *state = scene->state;

  if (!paint_links_is_covered (&scene->view, item))
    return PLAYER_NOBODY;
  if (state->takers[item].level != PLAYER_NOBODY)
    return state->takers[item].level;
  for (uint32_t i = 0; i < state->n_changes; i++)
    if (state->changes[i].event.kind == COVER_EVENT_RELINK_HEADER
        && state->changes[i].event.node == item + 1)
      return state->changes[i].event.level;
  return PLAYER_NOBODY;
}

LinksTab
paint_links_find_tab (const LinksScene *scene, uint32_t item)
{
  const PlayerState *state = scene->state;
  LinksTab tab = {
    .rect = paint_links_tab (scene->self, item),
    .item = item,
    .size = paint_links_get (&scene->view, LINKS_SIZE, item + 1),
    .sunk = paint_links_out (&scene->view, item + 1),
    .level = find_level (scene, item),
    .secondary = player_state_is_secondary (state, item),
    .working = player_state_operation (state) == item + 1,
  };

  for (uint32_t level = 0; level < state->n_frames; level++)
    tab.chosen |= state->frames[level].item == item;
  tab.deciding = state->n_frames > 0 && state->frames[state->n_frames - 1].item == item;
  tab.dead = tab.size == 0 && !tab.secondary
             && (tab.deciding || (tab.sunk <= 0 && !player_state_is_in_question (state, item)));
  tab.rect.y += tab.sunk * tab.rect.height / 2;
  return tab;
}

static double
pen_width (const LinksGrid *grid)
{
  return fmax (grid->thin, grid->scale);
}

/* A tab: round above, square below. */
static void
add_tab (cairo_t *cr, PaintRect rect)
{
  const double radius = fmin (0.22 * rect.height, rect.width / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, rect.x + rect.width - radius, rect.y + radius, radius, -PAINT_PI / 2, 0);
  cairo_line_to (cr, rect.x + rect.width, rect.y + rect.height);
  cairo_line_to (cr, rect.x, rect.y + rect.height);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, PAINT_PI, 3 * PAINT_PI / 2);
  cairo_close_path (cr);
}

/* The same without its foot, where arrows arrive. */
static void
add_arch (cairo_t *cr, PaintRect rect, double foot)
{
  const double radius = fmin (0.22 * rect.height, rect.width / 2);

  cairo_move_to (cr, rect.x, foot);
  cairo_arc (cr, rect.x + radius, rect.y + radius, radius, PAINT_PI, 3 * PAINT_PI / 2);
  cairo_arc (cr, rect.x + rect.width - radius, rect.y + radius, radius, -PAINT_PI / 2, 0);
  cairo_line_to (cr, rect.x + rect.width, foot);
}

static PaintRect
grow_tab (PaintRect rect, double by)
{
  return (PaintRect){ rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by };
}

static void
draw_hatch (const LinksScene *scene, const LinksTab *tab)
{
  cairo_t *cr = scene->cr;
  const double step = fmax (0.19 * tab->rect.height, 3 * scene->grid->scale);
  const PaintRect rect = tab->rect;

  cairo_save (cr);
  add_tab (cr, rect);
  cairo_clip (cr);
  for (double x = rect.x - rect.height + step / 2; x < rect.x + rect.width; x += step)
    {
      cairo_move_to (cr, x, rect.y + rect.height);
      cairo_line_to (cr, x + rect.height, rect.y);
    }
  paint_set_source (cr,
                    paint_links_mix (scene->theme->ground, scene->theme->thin, 0.5 * tab->sunk));
  cairo_set_line_width (cr, fmax (0.6 * pen_width (scene->grid), 1));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A ground in the accent colour: chosen items have a second line instead. */
static void
draw_working (const LinksScene *scene, const LinksTab *tab)
{
  add_tab (scene->cr, tab->rect);
  paint_set_source (scene->cr, paint_with_alpha (scene->theme->signs[PAINT_SIGN_ACCENT], 0.3));
  cairo_fill (scene->cr);
}

static void
draw_shape (const LinksScene *scene, const LinksTab *tab)
{
  cairo_t *cr = scene->cr;
  const LinksGrid *grid = scene->grid;
  const double line = pen_width (grid), dash[] = { 3.5 * line, 2 * line };
  const PaintTheme *theme = scene->theme;

  add_tab (cr, tab->rect);
  paint_set_source (
      cr, paint_links_mix (theme->surfaces[PAINT_SURFACE_PAPER], theme->ground, tab->sunk));
  cairo_fill (cr);
  if (tab->sunk > 0)
    draw_hatch (scene, tab);
  if (tab->working)
    draw_working (scene, tab);
  add_tab (cr, grow_tab (tab->rect, -line / 2));
  paint_set_source (
      cr, tab->working ? theme->signs[PAINT_SIGN_ACCENT]
                       : paint_links_mix (theme->thick, theme->thin, tab->chosen ? 0 : tab->sunk));
  cairo_set_line_width (cr, line);
  if (tab->secondary)
    cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke (cr);
  if (tab->chosen)
    {
      add_arch (cr, grow_tab (tab->rect, 2.2 * line), tab->rect.y + tab->rect.height);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A tab too narrow for an outline: a bar, which is paler when it has sunk. */
static void
draw_tab_bar (const LinksScene *scene, const LinksTab *tab)
{
  const PaintTheme *theme = scene->theme;

  cairo_rectangle (scene->cr, tab->rect.x, tab->rect.y, tab->rect.width, tab->rect.height);
  paint_set_source (scene->cr, paint_links_mix (theme->thick, theme->thin, tab->sunk));
  cairo_fill (scene->cr);
}

/* Draws the marker at the upper end of the tabs' edge, clear of stubs and bypasses. */
static void
draw_marker (const LinksScene *scene, const LinksTab *tab)
{
  const LinksGrid *grid = scene->grid;
  const double size = fmax (0.30 * grid->tab_height, 6 * grid->scale);
  const double x = tab->rect.x + tab->rect.width / 2, y = grid->tab_y - 0.90 * grid->tab_height;

  cairo_move_to (scene->cr, x, y);
  cairo_line_to (scene->cr, x - 0.75 * size, y - size);
  cairo_line_to (scene->cr, x + 0.75 * size, y - size);
  cairo_close_path (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_fill (scene->cr);
}

void
paint_links_draw_tabs (const LinksScene *scene)
{
  const CoverLinks *links = scene->state->links;

  for (uint32_t item = 0; item < links->n_items; item++)
    {
      LinksTab tab;

      if (!paint_links_shows_item (scene->self, item))
        continue;
      tab = paint_links_find_tab (scene, item);
      if (tab.rect.x - scene->grid->unit > scene->clip.x + scene->clip.width
          || tab.rect.x + tab.rect.width + scene->grid->unit < scene->clip.x)
        continue;
      if (tab.rect.width < NARROW * scene->grid->scale)
        draw_tab_bar (scene, &tab);
      else
        draw_shape (scene, &tab);
      if (tab.deciding)
        draw_marker (scene, &tab);
      paint_links_draw_tab_words (scene, &tab);
    }
  if (paint_links_shows_secondary (scene->self))
    paint_links_draw_root (scene, true);
}

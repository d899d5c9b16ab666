/* The edges: the options' names, and the roots of the two rings of headers.  Where all names are
 * too small, callouts name the parts that matter. */
#include "paint-links-private.h"

#include <math.h>
#include <stdio.h>

#define CALLOUT           13.0 /* units */
#define CALLOUT_PRESENTED 22.0

#define GAP_SHADE 0.2 /* of a thin line: visible on any ground */

static void
draw_level (const LinksScene *scene, PaintRect box, uint32_t level)
{
  const PaintFont font = { .size = scene->grid->name, .bold = true };
  char text[16];

  snprintf (text, sizeof text, "L%u", level);
  paint_rect_add_rounded (scene->cr, box, 0.3 * box.height);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_fill (scene->cr);
  paint_links_add_text (scene, text, font, box, 0);
  paint_set_source (scene->cr, paint_ink_on (scene->theme->thick));
  paint_text_show (scene->text, scene->cr);
}

PaintRect
paint_links_name_box (const LinksScene *scene, uint32_t option)
{
  const LinksGrid *grid = scene->grid;
  const double y = round (paint_links_row_y (scene->self, option)), high = 1.5 * grid->name;

  return (PaintRect){ grid->start_x, y - high / 2, grid->edge_x - grid->start_x, high };
}

static void
draw_name (const LinksScene *scene, uint32_t option)
{
  const LinksGrid *grid = scene->grid;
  const LinksRow row = paint_links_row (scene, option);
  const double y = round (paint_links_row_y (scene->self, option)), high = 1.5 * grid->name;
  const double chip = 1.8 * grid->name, right = grid->edge_x - 0.35 * grid->name;
  const PaintFont font = { .size = grid->name, .bold = row.state != LINKS_ROW_OUT };
  PaintRect box = { grid->start_x + 0.25 * grid->name, y - high / 2, 0, high };

  box.width = right - chip - 0.3 * grid->name - box.x;
  paint_links_add_text (scene, scene->self->names.options[option], font, box, 1);
  paint_set_source (scene->cr, row.state == LINKS_ROW_OUT ? scene->theme->label
                                                          : scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
  if (paint_links_in_play (row))
    draw_level (scene, (PaintRect){ right - chip, y - high / 2, chip, high }, row.level);
}

void
paint_links_draw_names (const LinksScene *scene)
{
  if (scene->grid->name <= 0)
    return;
  for (uint32_t option = scene->first_row; option < scene->last_row; option++)
    if (paint_links_shows_option (scene->self, option)
        && paint_links_has_nodes (scene->state->links, option))
      draw_name (scene, option);
}

/* ---- roots ---- */

/* Draws a ring with a point in it, where a ring of headers begins. */
void
paint_links_draw_root (const LinksScene *scene, bool secondary)
{
  const LinksGrid *grid = scene->grid;
  const PaintRect rect = paint_links_root (scene->self, secondary);
  const double x = rect.x + rect.width / 2, y = rect.y + rect.height / 2,
               line = fmax (grid->thin, grid->scale);
  const double dash[] = { 3.5 * line, 2 * line };

  if (!grid->arrows)
    return;
  cairo_new_sub_path (scene->cr);
  cairo_arc (scene->cr, x, y, rect.width / 2 - line / 2, 0, 2 * PAINT_PI);
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_set_line_width (scene->cr, line);
  if (secondary)
    cairo_set_dash (scene->cr, dash, 2, 0);
  cairo_stroke (scene->cr);
  cairo_set_dash (scene->cr, NULL, 0, 0);
  if (secondary)
    {
      paint_links_add_text (scene, "≤1", (PaintFont){ .size = 0.5 * rect.height, .bold = true },
                            rect, 0);
      paint_text_show (scene->text, scene->cr);
      return;
    }
  cairo_arc (scene->cr, x, y, 0.16 * rect.width, 0, 2 * PAINT_PI);
  cairo_fill (scene->cr);
}

/* ---- gaps ---- */

static void
write_gap (const LinksScene *scene, uint32_t n, double em, PaintRect box, int align)
{
  char text[16];

  snprintf (text, sizeof text, "+%u", n);
  paint_links_add_text (scene, text, (PaintFont){ .size = em }, box, align);
}

/* Draws a pale band across, with the number of the options left out at its end, where names are. */
static void
draw_row_gap (const LinksScene *scene, uint32_t option, uint32_t n)
{
  const LinksGrid *grid = scene->grid;
  const double y = paint_links_row_y (scene->self, option), high = round (0.34 * grid->dy);

  cairo_rectangle (scene->cr, grid->start_x, round (y - high / 2), grid->width - grid->start_x,
                   high);
  paint_set_source (scene->cr,
                    paint_links_mix (scene->theme->ground, scene->theme->thin, GAP_SHADE));
  cairo_fill (scene->cr);
  write_gap (scene, n, fmin (0.9 * grid->name, 0.5 * grid->dy),
             (PaintRect){ grid->start_x, y - 0.4 * grid->dy,
                          grid->edge_x - grid->start_x - 2.45 * grid->name, 0.8 * grid->dy },
             1);
}

static void
draw_column_gap (const LinksScene *scene, uint32_t item, uint32_t n)
{
  const LinksGrid *grid = scene->grid;
  const double x = paint_links_column_x (scene->self, item), wide = round (0.4 * grid->dx);

  cairo_rectangle (scene->cr, round (x - wide / 2), grid->edge_y, wide,
                   round (scene->self->down * grid->dy));
  paint_set_source (scene->cr,
                    paint_links_mix (scene->theme->ground, scene->theme->thin, GAP_SHADE));
  cairo_fill (scene->cr);
  /* Below sunken tabs. */
  write_gap (scene, n, fmax (0.7 * grid->name, LINKS_LEAST_TEXT * grid->scale),
             (PaintRect){ x - 0.5 * grid->dx, grid->edge_y - 0.26 * grid->tab_height, grid->dx,
                          0.26 * grid->tab_height },
             0);
}

static void
draw_note (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const double em = grid->note;

  if (em <= 0)
    return;
  paint_links_add_text (scene, scene->self->note, (PaintFont){ .size = em },
                        (PaintRect){ 0.5 * em, grid->height, grid->width - em, 1.5 * em }, 0);
}

typedef void (*DrawGap) (const LinksScene *scene, uint32_t first, uint32_t n);

static void
draw_runs (const LinksScene *scene,
           const uint8_t *shown,
           uint32_t first,
           uint32_t last,
           DrawGap draw)
{
  for (uint32_t i = first; i < last; i++)
    {
      const uint32_t begin = i;

      while (i < last && !shown[i])
        i++;
      if (i > begin)
        draw (scene, begin, i - begin);
    }
}

/* Draws where rows and columns are left out of the picture, and how many. */
void
paint_links_draw_gaps (const LinksScene *scene)
{
  const PaintLinks *self = scene->self;
  const CoverLinks *links = self->links;

  if (!self->windowed || self->laid)
    return;
  draw_runs (scene, self->option_shown, 0, links->n_options, draw_row_gap);
  draw_runs (scene, self->item_shown, 0, links->n_primary, draw_column_gap);
  draw_runs (scene, self->item_shown, links->n_primary, links->n_items, draw_column_gap);
  draw_note (scene);
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
}

/* ---- callouts ---- */

/* Draws a callout; `share` of it lies left of `x`. */
static void
draw_callout (const LinksScene *scene, const char *name, double x, double y, double share)
{
  const LinksGrid *grid = scene->grid;
  const PaintStageOptions *options = &scene->self->options;
  const double size =
      grid->scale * (options->presenting ? CALLOUT_PRESENTED : CALLOUT * options->text_scale);
  const PaintFont font = { .size = size, .bold = true };
  const double width = round (paint_text_measure (scene->text, name, font).advance + size);
  PaintRect plate = { round (x - share * width), round (y), width, round (1.6 * size) };

  plate.x = fmax (0, fmin (plate.x, grid->width - width));
  plate.y = fmax (0, fmin (plate.y, grid->height - plate.height));
  paint_rect_add_rounded (scene->cr, plate, 0.3 * size);
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_set_line_width (scene->cr, grid->scale);
  cairo_stroke (scene->cr);
  paint_links_add_text (scene, name, font, plate, 0);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* The node or header that changes; otherwise the item being decided and the option tried for it. */
static PaintPointed
find_subject (const LinksScene *scene)
{
  const PlayerState *state = scene->state;
  PaintPointed found = PAINT_POINTED_NOTHING;
  uint32_t node = 0;

  if (scene->view.changing)
    node = scene->view.event.node;
  else if (state->n_frames > 0)
    node = state->frames[state->n_frames - 1].node;
  if (node != 0)
    found = (PaintPointed){ player_state_item (state, node), scene->self->row[node], node };
  return found;
}

/* The parts of it that are in the picture but whose names cannot be read there. */
static PaintPointed
find_nameless (const LinksScene *scene, PaintPointed subject)
{
  if (scene->grid->name > 0 || !paint_links_shows_option (scene->self, subject.option))
    subject.option = COVER_NONE;
  if (!paint_links_shows_item (scene->self, subject.item)
      || paint_links_tab_has_name (scene, subject.item))
    subject.item = COVER_NONE;
  return (PaintPointed){ subject.item, subject.option, COVER_NONE };
}

PaintPointed
paint_links_called_out (const LinksScene *scene)
{
  return find_nameless (scene, find_subject (scene));
}

static void
call_out (const LinksScene *scene, PaintPointed subject)
{
  const LinksGrid *grid = scene->grid;

  subject = find_nameless (scene, subject);
  if (subject.option != COVER_NONE)
    draw_callout (scene, scene->self->names.options[subject.option], grid->edge_x,
                  paint_links_row_y (scene->self, subject.option) - 0.8 * CALLOUT * grid->scale, 1);
  if (subject.item != COVER_NONE)
    draw_callout (scene, scene->self->names.items[subject.item],
                  paint_links_column_x (scene->self, subject.item),
                  grid->tab_y - 0.8 * CALLOUT * grid->scale, 0.5);
}

/* Draws callouts for lit parts, or otherwise for the subject of the picture. */
void
paint_links_draw_callouts (const LinksScene *scene)
{
  bool any = false;

  for (size_t i = 0; i < paint_frame_n_lit (scene->frame); i++)
    {
      const PaintPointed lit = paint_frame_lit (scene->frame, i);

      any |= lit.item != COVER_NONE || lit.option != COVER_NONE;
      call_out (scene, lit);
    }
  if (!any)
    call_out (scene, find_subject (scene));
}

/* The options: the state of each in the search, bands under lit parts, and rails. */
#include "paint-links-private.h"

#include <math.h>

static bool
is_out (const LinksScene *scene, uint32_t option)
{
  const CoverLinks *links = scene->state->links;
  const uint32_t first = links->first[option];

  if (first + 1 >= links->first[option + 1])
    return true;
  for (uint32_t node = first; node + 1 < links->first[option + 1]; node++)
    if (paint_links_is_hidden (&scene->view, node))
      return true;
  return links->nodes[first + 1].item == 0
         && paint_links_is_covered (&scene->view, links->nodes[first].item - 1);
}

static LinksRow
row_of_frame (const PlayerState *state, uint32_t level)
{
  static const LinksRowState states[] = {
    [PAINT_STEP_NONE] = LINKS_ROW_OPEN,
    [PAINT_STEP_TRIED] = LINKS_ROW_TRYING,
    [PAINT_STEP_TAKEN] = LINKS_ROW_TAKEN,
    [PAINT_STEP_BACK] = LINKS_ROW_BACK,
  };

  return (LinksRow){ states[paint_step_of_level (state, level)], player_shown_level (level) };
}

/* The change that brings back the last link taken by an option ends that option: the search goes on
 * to the next one, or leaves the list.  But during that change the picture still shows the old
 * option.  Returns its node, or 0. */
static uint32_t
node_on_its_way_back (const LinksScene *scene)
{
  const PlayerState *state = scene->state;
  const PlayerFrame *frame = &state->frames[state->level];

  if (scene->view.n_past == 0 || !state->has_last || !state->has_next
      || state->n_frames <= state->level)
    return 0;
  if (state->last.kind <= COVER_EVENT_UNTRY
      || state->next.kind != (frame->option == COVER_NONE ? COVER_EVENT_UNCOVER : COVER_EVENT_TRY))
    return 0;
  return frame->option == COVER_NONE ? player_state_up (state, frame->node) : frame->node;
}

LinksRow
paint_links_row (const LinksScene *scene, uint32_t option)
{
  const PlayerState *state = scene->state;
  const uint32_t back = node_on_its_way_back (scene);

  if (back > state->links->n_items && scene->self->row[back] == option)
    return (LinksRow){ LINKS_ROW_BACK, player_shown_level (state->level) };
  for (uint32_t level = 0; level < state->n_frames; level++)
    if (state->frames[level].option == option)
      {
        LinksRow row = row_of_frame (state, level);

        if (row.state != LINKS_ROW_OPEN)
          return row;
      }
  for (uint32_t i = 0; i < state->n_givens; i++)
    if (state->givens[i] == option)
      return (LinksRow){ LINKS_ROW_GIVEN, 0 };
  return (LinksRow){ is_out (scene, option) ? LINKS_ROW_OUT : LINKS_ROW_OPEN, 0 };
}

bool
paint_links_in_play (LinksRow row)
{
  return row.state == LINKS_ROW_TRYING || row.state == LINKS_ROW_TAKEN
         || row.state == LINKS_ROW_BACK;
}

/* ---- bands ---- */

/* Bands end at the edges under which nodes are panned. */
static void
draw_band (const LinksScene *scene, PaintRect band, bool upright)
{
  const LinksGrid *grid = scene->grid;
  const double line = fmax (grid->scale, 1);
  const double left = upright && grid->scrolled_x ? grid->edge_x : 0;
  const double top = !upright && grid->scrolled_y ? grid->edge_y : 0;

  cairo_save (scene->cr);
  cairo_rectangle (scene->cr, left, top, grid->width - left, grid->height - top);
  cairo_clip (scene->cr);
  cairo_rectangle (scene->cr, band.x, band.y, band.width, band.height);
  paint_set_source (scene->cr, scene->theme->fills[PAINT_FILL_HINT]);
  cairo_fill (scene->cr);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
  cairo_rectangle (scene->cr, band.x, band.y, upright ? line : band.width,
                   upright ? band.height : line);
  cairo_rectangle (scene->cr, upright ? band.x + band.width - line : band.x,
                   upright ? band.y : band.y + band.height - line, upright ? line : band.width,
                   upright ? band.height : line);
  cairo_fill (scene->cr);
  cairo_restore (scene->cr);
}

static void
draw_column_band (const LinksScene *scene, uint32_t item)
{
  const LinksGrid *grid = scene->grid;
  const double wide = fmax (round (0.92 * grid->dx), 5 * grid->scale);

  if (paint_links_shows_item (scene->self, item))
    draw_band (scene,
               (PaintRect){ round (paint_links_column_x (scene->self, item) - wide / 2), 0, wide,
                            grid->height },
               true);
}

/* From the name to behind the last node: a longer band would point at other columns too. */
static void
draw_row_band (const LinksScene *scene, uint32_t option)
{
  const LinksGrid *grid = scene->grid;
  const double high = fmax (round (0.8 * grid->dy), 5 * grid->scale);
  double end;

  if (!paint_links_shows_option (scene->self, option))
    return;
  end = fmax (paint_links_rail_end (scene, option), grid->edge_x) + 0.6 * grid->unit;
  draw_band (scene,
             (PaintRect){ grid->start_x, round (paint_links_row_y (scene->self, option) - high / 2),
                          ceil (end - grid->start_x), high },
             false);
}

/* Draws a ground below the node; the ring round it is drawn over everything. */
static void
draw_node_ground (const LinksScene *scene, uint32_t node)
{
  const LinksGrid *grid = scene->grid;
  const double left = grid->scrolled_x ? grid->edge_x : 0,
               top = grid->scrolled_y ? grid->edge_y : 0;
  const double more = 0.22 * grid->unit;
  PaintRect square;

  if (!paint_links_shows (scene->self, node))
    return;
  square = paint_links_square (scene->self, node);
  cairo_save (scene->cr);
  cairo_rectangle (scene->cr, left, top, grid->width - left, grid->height - top);
  cairo_clip (scene->cr);
  paint_rect_add_rounded (scene->cr,
                          (PaintRect){ square.x - more, square.y - more, square.width + 2 * more,
                                       square.height + 2 * more },
                          0.2 * square.width + more);
  paint_set_source (scene->cr, scene->theme->fills[PAINT_FILL_HINT]);
  cairo_fill (scene->cr);
  cairo_restore (scene->cr);
}

/* Draws a column for an item, a row for an option, and for a node its ground or, if it is too small
 * to be found, the cross of its column and row. */
void
paint_links_draw_bands (const LinksScene *scene)
{
  for (size_t i = 0; i < paint_frame_n_lit (scene->frame); i++)
    {
      const PaintPointed lit = paint_frame_lit (scene->frame, i);

      if (scene->grid->arrows && paint_frame_is_node (scene->frame, lit.node))
        draw_node_ground (scene, lit.node);
      else
        {
          draw_row_band (scene, lit.option);
          draw_column_band (scene, lit.item);
        }
    }
}

/* ---- rails ---- */

double
paint_links_rail_end (const LinksScene *scene, uint32_t option)
{
  const CoverLinks *links = scene->state->links;
  double end = 0;

  for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
    end = fmax (end, paint_links_column_x (scene->self, links->nodes[node].item - 1));
  return end;
}

bool
paint_links_has_nodes (const CoverLinks *links, uint32_t option)
{
  return links->first[option] + 1 < links->first[option + 1];
}

static void
draw_thick_rail (const LinksScene *scene, uint32_t option, LinksRow row)
{
  const LinksGrid *grid = scene->grid;
  const double y = round (paint_links_row_y (scene->self, option));
  const double start = grid->edge_x,
               end = paint_links_rail_end (scene, option) + grid->side / 2 + 0.2 * grid->unit;
  const double sign = fmax (0.24 * grid->unit, 5 * grid->scale);

  paint_set_source (scene->cr,
                    grid->side < 5 * grid->scale ? scene->theme->thin : scene->theme->thick);
  cairo_move_to (scene->cr, start + (row.state == LINKS_ROW_BACK ? 0.15 * grid->unit : 0), y);
  cairo_line_to (scene->cr, end, y);
  cairo_set_line_width (scene->cr,
                        fmax (0.07 * grid->unit, fmax (1.3 * grid->thick, 2 * grid->scale)));
  cairo_stroke (scene->cr);
  if (row.state == LINKS_ROW_TRYING)
    paint_step_draw (scene->cr, PAINT_STEP_TRIED, end + sign / 2, y, sign);
  else if (row.state == LINKS_ROW_BACK)
    paint_step_draw (scene->cr, PAINT_STEP_BACK, start + sign / 2, y, sign);
  else
    paint_step_draw (scene->cr, PAINT_STEP_TAKEN, end + 0.8 * sign, y, 1.3 * sign);
}

/* From this side on, in units, a rail is two links between each pair of nodes. */
#define LEAST_PAIR 18.0

/* The links of two neighbours in an option: one to the right, and below it one to the left. */
static void
add_pair (const LinksScene *scene, double left, double right, double y, bool heads)
{
  const LinksGrid *grid = scene->grid;
  const double apart = fmax (round (0.035 * grid->unit), 1), head = 0.1 * grid->unit;

  for (int way = -1; way <= 1; way += 2)
    {
      const double end = way > 0 ? right : left, at = y - way * apart;

      if (!heads)
        {
          cairo_move_to (scene->cr, left, at);
          cairo_line_to (scene->cr, right, at);
          continue;
        }
      cairo_move_to (scene->cr, end, at);
      cairo_line_to (scene->cr, end - way * head, at - 0.45 * head);
      cairo_line_to (scene->cr, end - way * head, at + 0.45 * head);
      cairo_close_path (scene->cr);
    }
}

/* The line from the name to the first node, and the links of the option's nodes. */
static void
add_thin_rail (const LinksScene *scene, uint32_t option, bool heads)
{
  const LinksGrid *grid = scene->grid;
  const CoverLinks *links = scene->state->links;
  const double y = round (paint_links_row_y (scene->self, option)) + 0.5;
  const bool paired = grid->side >= LEAST_PAIR * grid->scale;
  double from = grid->edge_x;

  if (!paired)
    {
      cairo_move_to (scene->cr, from, y);
      cairo_line_to (scene->cr, paint_links_rail_end (scene, option), y);
      return;
    }
  for (uint32_t node = links->first[option]; node + 1 < links->first[option + 1]; node++)
    {
      const double x = paint_links_column_x (scene->self, links->nodes[node].item - 1);

      if (!paint_links_shows (scene->self, node))
        continue;
      if (from > grid->edge_x)
        add_pair (scene, from, x - grid->side / 2, y, heads);
      else if (!heads)
        {
          cairo_move_to (scene->cr, from, y);
          cairo_line_to (scene->cr, x - grid->side / 2, y);
        }
      from = x + grid->side / 2;
    }
}

static void
add_thin_rails (const LinksScene *scene, bool out, bool heads)
{
  for (uint32_t option = scene->first_row; option < scene->last_row; option++)
    {
      LinksRow row;

      if (!paint_links_shows_option (scene->self, option)
          || !paint_links_has_nodes (scene->state->links, option))
        continue;
      row = paint_links_row (scene, option);
      if (paint_links_in_play (row) || (row.state == LINKS_ROW_OUT) != out)
        continue;
      add_thin_rail (scene, option, heads);
    }
}

void
paint_links_draw_rails (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;

  if (grid->side >= 5 * grid->scale)
    {
      cairo_set_line_width (scene->cr, fmax (round (0.75 * grid->thin), 1));
      for (unsigned out = 0; out <= 1; out++)
        {
          paint_set_source (scene->cr, out == 0 ? scene->theme->thin
                                                : paint_links_mix (scene->theme->ground,
                                                                   scene->theme->thin, 0.45));
          add_thin_rails (scene, out, false);
          cairo_stroke (scene->cr);
          if (grid->side < LEAST_PAIR * grid->scale)
            continue;
          add_thin_rails (scene, out, true);
          cairo_fill (scene->cr);
        }
    }
  for (uint32_t option = scene->first_row; option < scene->last_row; option++)
    {
      LinksRow row;

      if (!paint_links_shows_option (scene->self, option))
        continue;
      row = paint_links_row (scene, option);
      if (paint_links_in_play (row) && paint_links_has_nodes (scene->state->links, option))
        draw_thick_rail (scene, option, row);
    }
}

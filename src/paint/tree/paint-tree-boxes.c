/* Boxes and dots, with the lines between them. */
#include "paint-tree-private.h"

#include <math.h>

static double
middle_of (const PaintTreeSpot *spot)
{
  return spot->box.x + spot->box.width / 2.0;
}

/* The lowest point of a spot, from which lines lead on: below the name of a box's item. */
static double
foot_of (const PaintTree *self, const PaintTreeSpot *spot)
{
  const double foot = spot->box.y + spot->box.height;

  return self->form == PAINT_TREE_BOXES ? foot + 1.25 * self->em : foot - spot->box.height / 2.0;
}

static double
head_of (const PaintTree *self, const PaintTreeSpot *spot)
{
  return self->form == PAINT_TREE_BOXES ? spot->box.y : spot->box.y + spot->box.height / 2.0;
}

/* The line to a spot: to the path, to a solution, to nothing, or not yet drawn by the search. */
typedef enum
{
  LINE_TO_COME,
  LINE_PLAIN,
  LINE_SOLVED,
  LINE_IN_WORK,
  LINES,
} Line;

static Line
line_to (const PaintTreeSpot *spot)
{
  if (spot->time == PAINT_TREE_TO_COME)
    return LINE_TO_COME;
  if (spot->time != PAINT_TREE_EXPLORED)
    return LINE_IN_WORK;
  return spot->call.solutions > 0 ? LINE_SOLVED : LINE_PLAIN;
}

static void
draw_lines (const PaintTreeScene *scene, const PaintTreeSide *side, Line line)
{
  const PaintTree *self = scene->tree;
  const PaintTheme *theme = scene->theme;
  const PaintColour colours[LINES] = { theme->thin, theme->label, theme->thick, theme->thick };
  const double widths[LINES] = { self->hair, self->hair, 1.8 * self->hair, self->pen * 1.4 };
  const double dash = 3 * self->options.scale;

  for (size_t i = 1; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i], *parent = &side->spots[spot->parent];

      if (line_to (spot) != line)
        continue;
      cairo_move_to (scene->cr, middle_of (parent), foot_of (self, parent));
      cairo_line_to (scene->cr, middle_of (spot), head_of (self, spot));
    }
  if (line == LINE_TO_COME)
    cairo_set_dash (scene->cr, &dash, 1, 0);
  paint_set_source (scene->cr, colours[line]);
  cairo_set_line_width (scene->cr, widths[line]);
  cairo_stroke (scene->cr);
  cairo_set_dash (scene->cr, NULL, 0, 0);
}

/* Whether the outcome of a call is known at the moment. */
static bool
is_over (const PaintTreeSpot *spot)
{
  return spot->time != PAINT_TREE_TO_COME;
}

/* Sets the colour of a spot's outline or sign. */
static void
set_ink (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTheme *theme = scene->theme;

  paint_set_source (scene->cr, spot->time == PAINT_TREE_TO_COME ? theme->thin
                               : spot->time == PAINT_TREE_HERE  ? theme->signs[PAINT_SIGN_ACCENT]
                                                                : theme->thick);
}

static void
draw_box_outline (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const bool in_work = spot->time == PAINT_TREE_IN_WORK || spot->time == PAINT_TREE_HERE;
  const double width = in_work ? self->pen : self->hair, dash = 3 * self->options.scale;

  paint_tree_add_rounded (scene->cr, spot->box, width / 2,
                          paint_tree_is_solution (spot) ? 0 : 0.5 * self->em);
  paint_set_source (
      scene->cr, scene->theme->surfaces[spot->time == PAINT_TREE_EXPLORED ? PAINT_SURFACE_TINTED
                                                                          : PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  set_ink (scene, spot);
  cairo_set_line_width (scene->cr, spot->time == PAINT_TREE_HERE ? 1.6 * width : width);
  if (spot->time == PAINT_TREE_TO_COME)
    cairo_set_dash (scene->cr, &dash, 1, 0);
  cairo_stroke (scene->cr);
  cairo_set_dash (scene->cr, NULL, 0, 0);
}

static const char *
name_spot (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const uint32_t option = paint_tree_option (self, spot);

  return option != COVER_NONE ? self->subject.names.options[option] : self->root;
}

/* Below a box: the item that is chosen there, or the outcome. */
static void
draw_outcome (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const double size = 1.05 * self->em, y = spot->box.y + spot->box.height + 0.65 * self->em;
  const PaintFont font = { .size = round (self->em * 0.9), .bold = true };
  const bool sign =
      is_over (spot) && (paint_tree_is_solution (spot) || paint_tree_is_dead_end (spot));
  char room[PAINT_LABEL_ROOM];
  double x = middle_of (spot);

  if (spot->call.item != COVER_NONE && (is_over (spot) || !sign))
    {
      const double width = self->pitch - (sign ? 1.6 : 0.4) * self->em;
      const char *name =
          paint_tree_fit_name (scene->text, self->subject.names.items[spot->call.item],
                               self->items_alike, font, width, room);

      if (sign)
        x -= (paint_text_measure (scene->text, name, font).advance + 0.3 * self->em) / 2;
      paint_label_add_centred (scene->text, name, font, sign ? x + 1.35 * self->em : x, y);
      paint_set_source (scene->cr,
                        is_over (spot) ? scene->theme->inks[PAINT_INK_GIVEN] : scene->theme->label);
      paint_text_show (scene->text, scene->cr);
    }
  if (!sign)
    return;
  paint_set_source (
      scene->cr,
      scene->theme->signs[paint_tree_is_solution (spot) ? PAINT_SIGN_ACCENT : PAINT_SIGN_BAD]);
  if (paint_tree_is_solution (spot))
    paint_tree_draw_tick (scene->cr, x, y, size);
  else
    paint_tree_draw_crossed_ring (scene->cr, x, y, size);
}

static void
draw_box (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;
  const bool in_work = spot->time == PAINT_TREE_IN_WORK || spot->time == PAINT_TREE_HERE;
  const PaintFont font = { .size = self->em, .bold = in_work };
  char room[PAINT_LABEL_ROOM];
  const size_t alike = spot->parent != COVER_NONE ? self->options_alike : 0;
  const char *name = paint_tree_fit_name (scene->text, name_spot (scene, spot), alike, font,
                                          spot->box.width - 0.5 * self->em, room);

  draw_box_outline (scene, spot);
  paint_label_add_centred (scene->text, name, font, middle_of (spot),
                           spot->box.y + spot->box.height / 2.0);
  paint_set_source (scene->cr, spot->time == PAINT_TREE_TO_COME
                                   ? scene->theme->label
                                   : scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
  draw_outcome (scene, spot);
}

static void
draw_solution_dot (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const double size = 1.5 * spot->box.width;
  const double x = middle_of (spot), y = spot->box.y + spot->box.height / 2.0;

  cairo_rectangle (scene->cr, x - size / 2, y - size / 2, size, size);
  if (!is_over (spot))
    {
      set_ink (scene, spot);
      cairo_set_line_width (scene->cr, scene->tree->hair);
      cairo_stroke (scene->cr);
      return;
    }
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_fill (scene->cr);
  if (size < 9)
    return;
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  paint_tree_draw_tick (scene->cr, x, y, 0.6 * size);
}

static void
draw_dot (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const double x = middle_of (spot), y = spot->box.y + spot->box.height / 2.0;
  const double size = spot->box.width;
  const bool here = spot->time == PAINT_TREE_HERE;

  if (paint_tree_is_solution (spot))
    {
      draw_solution_dot (scene, spot);
      return;
    }
  if (paint_tree_is_dead_end (spot) && is_over (spot))
    {
      cairo_arc (scene->cr, x, y, size * 0.55, 0, 2 * PAINT_PI);
      paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
      cairo_fill (scene->cr);
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
      paint_tree_draw_crossed_ring (scene->cr, x, y, 1.1 * size);
      return;
    }
  cairo_arc (scene->cr, x, y, size * (here ? 0.75 : 0.5), 0, 2 * PAINT_PI);
  set_ink (scene, spot);
  if (spot->time != PAINT_TREE_TO_COME)
    {
      cairo_fill (scene->cr);
      return;
    }
  cairo_set_line_width (scene->cr, scene->tree->hair);
  cairo_stroke (scene->cr);
}

/* Where the search stands: a ring around its spot. */
static void
draw_here (const PaintTreeScene *scene, const PaintTreeSpot *spot)
{
  const PaintTree *self = scene->tree;

  if (self->form == PAINT_TREE_BOXES)
    return;
  cairo_arc (scene->cr, middle_of (spot), spot->box.y + spot->box.height / 2.0,
             self->dot * 0.5 + 1.8 * self->pen, 0, 2 * PAINT_PI);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  cairo_set_line_width (scene->cr, self->pen);
  cairo_stroke (scene->cr);
}

/* Three dots where the search may go on below a call, beyond what is recorded. */
static void
draw_unknown (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  const PaintTree *self = scene->tree;

  for (size_t i = 0; i < side->n; i++)
    if (side->spots[i].call.to == COVER_TREE_OPEN)
      for (int dot = 0; dot < 3; dot++)
        {
          const PaintTreeSpot *spot = &side->spots[i];
          const double x = spot->box.x + spot->box.width + (0.5 + 0.5 * dot) * self->em;

          cairo_new_sub_path (scene->cr);
          cairo_arc (scene->cr, x, spot->box.y + spot->box.height / 2.0, 0.12 * self->em, 0,
                     2 * PAINT_PI);
        }
  paint_set_source (scene->cr, scene->theme->label);
  cairo_fill (scene->cr);
}

void
paint_tree_draw_side (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  for (Line line = LINE_TO_COME; line < LINES; line++)
    draw_lines (scene, side, line);
  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];

      if (scene->tree->form == PAINT_TREE_BOXES)
        draw_box (scene, spot);
      else
        draw_dot (scene, spot);
    }
  draw_unknown (scene, side);
  if (side->here != COVER_NONE)
    draw_here (scene, &side->spots[side->here]);
}

/* What a tab says: the name of its item, its size, and the level that covered it or the colour that it has. */
#include "paint-links-private.h"
#include "paint-matrix-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define PI 3.14159265358979323846

static void
plate (const LinksScene *scene, const LinksTab *tab, PaintRect box, const char *text, double size)
{
  const PaintFont font = { .size = size, .bold = true };
  double width;

  if (tab->sunk <= 0)
    return;
  width = fmin (paint_text_measure (scene->text, text, font).advance + 0.3 * size, box.width);
  paint_set_source (scene->cr, scene->theme->ground);
  paint_links_round_rect (scene->cr,
                          (PaintRect){ box.x + (box.width - width) / 2,
                                       box.y + box.height / 2 - 0.52 * size, width, 1.04 * size },
                          0.2 * size);
  cairo_fill (scene->cr);
}

static void
draw_word (const LinksScene *scene,
           const LinksTab *tab,
           PaintRect box,
           const char *text,
           double size,
           bool bold)
{
  const PaintFont font = { .size = size, .bold = bold };
  const PaintTheme *theme = scene->theme;

  plate (scene, tab, box, text, size);
  paint_links_add_text (scene, text, font, box, 0);
  paint_set_source (scene->cr, tab->dead && !bold ? theme->signs[PAINT_SIGN_BAD]
                               : tab->sunk > 0    ? theme->label
                                                  : theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* A ring, and a stroke through it. */
static void
draw_dead (const LinksScene *scene, PaintRect box, double size)
{
  const double x = box.x + box.width / 2, y = box.y + box.height / 2, radius = 0.66 * size;

  cairo_new_sub_path (scene->cr);
  cairo_arc (scene->cr, x, y, radius, 0, 2 * PI);
  cairo_move_to (scene->cr, x - 0.72 * radius, y + 0.72 * radius);
  cairo_line_to (scene->cr, x + 0.72 * radius, y - 0.72 * radius);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
  cairo_set_line_width (scene->cr, fmax (0.11 * size, 1.2 * scene->grid->scale));
  cairo_stroke (scene->cr);
}

/* The group that an item is of, by a shape and a hue; none where it is not known. */
static void
draw_sign (const LinksScene *scene, const LinksTab *tab, PaintRect box)
{
  const BoardItem what = board_item (scene->self->board, tab->item);
  const double size = 0.42 * box.height, x = box.x + box.width / 2, y = box.y + box.height / 2;
  BoardGroupKind kind;

  if (what.kind != BOARD_ITEM_CELL && what.kind != BOARD_ITEM_PLACE)
    return;
  if (what.kind == BOARD_ITEM_CELL)
    {
      paint_set_source (scene->cr, scene->theme->hues[PAINT_HUE_BLUE]);
      cairo_rectangle (scene->cr, x - size / 2, y - size / 2, size, size);
      cairo_fill (scene->cr);
      return;
    }
  kind = board_group (scene->self->board, what.group).kind;
  if (kind > BOARD_GROUP_BOX)
    return;
  paint_set_source (scene->cr, scene->theme->hues[PAINT_HUE_ORANGE + kind]);
  if (kind == BOARD_GROUP_ROW)
    cairo_rectangle (scene->cr, x - 0.65 * size, y - size / 5, 1.3 * size, 0.4 * size);
  else if (kind == BOARD_GROUP_COLUMN)
    cairo_rectangle (scene->cr, x - size / 5, y - 0.65 * size, 0.4 * size, 1.3 * size);
  else
    {
      cairo_rectangle (scene->cr, x - 0.6 * size, y - 0.6 * size, 1.2 * size, 1.2 * size);
      cairo_rectangle (scene->cr, x - 0.25 * size, y + 0.25 * size, 0.5 * size, -0.5 * size);
      cairo_set_fill_rule (scene->cr, CAIRO_FILL_RULE_EVEN_ODD);
    }
  cairo_fill (scene->cr);
  cairo_set_fill_rule (scene->cr, CAIRO_FILL_RULE_WINDING);
}

static void
write_level (char text[16], const LinksTab *tab)
{
  snprintf (text, 16, "L%u", player_shown_level (tab->level));
}

const char *
paint_links_colour (const LinksScene *scene, uint32_t colour, char room[16])
{
  const PaintNames *names = &scene->self->names;

  if (colour <= names->n_colours)
    return names->colours[colour - 1];
  snprintf (room, 16, "%u", colour);
  return room;
}

/* The second line: a sign, the size, and the level that covered it, or the colour that it has. */
static void
draw_numbers (const LinksScene *scene, const LinksTab *tab, PaintRect line)
{
  const int32_t colour = (int32_t) paint_links_get (&scene->view, LINKS_COLOUR, tab->item + 1);
  const bool more = tab->level != PLAYER_NOBODY || colour > 0;
  const double third = line.width / 3, size = 0.94 * line.height;
  PaintRect number = line, right = line;
  char text[16], room[64];

  right.width = 1.35 * third;
  right.x = line.x + line.width - right.width;
  draw_sign (scene, tab, (PaintRect){ line.x, line.y, 0.8 * third, line.height });
  if (more)
    {
      number.x +=
          board_item (scene->self->board, tab->item).kind == BOARD_ITEM_NAMED ? 0 : 0.8 * third;
      number.width = right.x - number.x;
    }
  snprintf (text, sizeof text, "%u", tab->size);
  draw_word (scene, tab, number, text, size, false);
  if (tab->dead)
    draw_dead (scene, number, size);
  if (!more)
    return;
  if (tab->level != PLAYER_NOBODY)
    write_level (text, tab);
  else
    snprintf (room, sizeof room, ":%s", paint_links_colour (scene, (uint32_t) colour, text));
  draw_word (scene, tab, right, tab->level != PLAYER_NOBODY ? text : room, size, true);
}

bool
paint_links_tab_has_name (const LinksScene *scene, uint32_t item)
{
  const double least = LINKS_LEAST_TEXT * scene->grid->scale;
  const PaintFont font = { .size = least, .bold = true };

  if (scene->self->windowed && !scene->self->laid)
    return true;
  return LINKS_LONE_NAME * scene->grid->tab_height >= least
         && paint_text_measure (scene->text, scene->self->names.items[item], font).advance
                <= 0.92 * scene->grid->tab_width;
}

/* Where a name is parted so that the longer of its two lines is as short as can be; 0: it has one word. */
static size_t
part_of (const char *name)
{
  const size_t n = strlen (name);
  size_t best = 0;

  for (size_t i = 1; i + 1 < n; i++)
    if (name[i] == ' '
        && (best == 0 || (i > n - i ? i : n - i) < (best > n - best ? best : n - best)))
      best = i;
  return best;
}

/* At which both lines fit; not smaller than can be read: then they are cut off. */
static double
size_of_lines (const LinksScene *scene,
               const char *first,
               const char *second,
               double line,
               double width)
{
  const PaintFont font = { .size = line, .bold = true };
  const double longest = fmax (paint_text_measure (scene->text, first, font).advance,
                               paint_text_measure (scene->text, second, font).advance);

  return fmax (line * fmin (1, 0.98 * width / longest), LINKS_LEAST_TEXT * scene->grid->scale);
}

static void
draw_line (const LinksScene *scene,
           const LinksTab *tab,
           PaintRect line,
           const char *text,
           double size)
{
  char room[PAINT_LABEL_ROOM];

  text = paint_matrix_shorten (scene->text, text, (PaintFont){ .size = size, .bold = true },
                               line.width, room);
  draw_word (scene, tab, line, text, size, true);
}

/* A window has tabs high enough for a name on two lines. */
static bool
draw_parted (const LinksScene *scene, const LinksTab *tab, const char *text, PaintRect inside)
{
  const double high = 0.31 * inside.height;
  const PaintFont font = { .size = 1.2 * high, .bold = true };
  const size_t part = part_of (text);
  PaintRect line = { inside.x, inside.y + 0.03 * inside.height, inside.width, high };
  char first[64];
  double size;

  if (!scene->self->windowed || part == 0 || part >= sizeof first
      || paint_text_measure (scene->text, text, font).advance <= inside.width)
    return false;
  memcpy (first, text, part);
  first[part] = '\0';
  size = size_of_lines (scene, first, text + part + 1, high, inside.width);
  draw_line (scene, tab, line, first, size);
  line.y += high;
  draw_line (scene, tab, line, text + part + 1, size);
  line.y += 1.05 * high;
  line.height *= 0.95;
  draw_numbers (scene, tab, line);
  return true;
}

/* Where there is no room for two lines, only the name, if that can be read. */
void
paint_links_draw_tab_words (const LinksScene *scene, const LinksTab *tab)
{
  const PaintRect rect = tab->rect;
  const double inset = 0.04 * rect.width;
  const double width = rect.width - 2 * inset;
  const char *text = scene->self->names.items[tab->item];
  const PaintRect name = { rect.x + inset, rect.y + 0.06 * rect.height, width, 0.46 * rect.height };
  const PaintRect numbers = { rect.x + inset, rect.y + 0.52 * rect.height, width,
                              0.42 * rect.height };

  if (draw_parted (scene, tab, text, (PaintRect){ name.x, rect.y, width, rect.height }))
    return;
  if (0.4 * rect.height >= LINKS_LEAST_TEXT * scene->grid->scale)
    {
      draw_word (scene, tab, name, text, 0.98 * name.height, true);
      draw_numbers (scene, tab, numbers);
    }
  else if (paint_links_tab_has_name (scene, tab->item))
    draw_word (scene, tab, rect, text, LINKS_LONE_NAME * rect.height, true);
}

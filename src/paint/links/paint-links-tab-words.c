/* The words on a tab: the name of its item, its size, and the level that covered it or its
 * colour. */
#include "board.h"
#include "paint-label.h"
#include "paint-links-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void
draw_plate (const LinksScene *scene,
            const LinksTab *tab,
            PaintRect box,
            const char *text,
            double size)
{
  const PaintFont font = { .size = size, .bold = true };
  double width;

  if (tab->sunk <= 0)
    return;
  width = fmin (paint_text_measure (scene->text, text, font).advance + 0.3 * size, box.width);
  paint_set_source (scene->cr, scene->theme->ground);
  paint_rect_add_rounded (scene->cr,
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

  draw_plate (scene, tab, box, text, size);
  paint_links_add_text (scene, text, font, box, 0);
  paint_set_source (scene->cr, tab->dead && !bold ? theme->signs[PAINT_SIGN_BAD]
                               : tab->sunk > 0    ? theme->label
                                                  : theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* Draws a ring with a stroke through it. */
static void
draw_dead (const LinksScene *scene, PaintRect box, double size)
{
  const double x = box.x + box.width / 2, y = box.y + box.height / 2, radius = 0.66 * size;

  cairo_new_sub_path (scene->cr);
  cairo_arc (scene->cr, x, y, radius, 0, 2 * PAINT_PI);
  cairo_move_to (scene->cr, x - 0.72 * radius, y + 0.72 * radius);
  cairo_line_to (scene->cr, x + 0.72 * radius, y - 0.72 * radius);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
  cairo_set_line_width (scene->cr, fmax (0.11 * size, 1.2 * scene->grid->scale));
  cairo_stroke (scene->cr);
}

/* Draws the sign of the item's group, by a shape and a hue, if the group is known. */
static void
draw_sign (const LinksScene *scene, const LinksTab *tab, PaintRect box, double em)
{
  const BoardItem what = board_item (scene->self->board, tab->item);
  const double size = 0.42 * em, x = box.x + box.width / 2, y = box.y + box.height / 2;
  BoardSign sign;

  if (!paint_links_has_sign (scene, tab->item))
    return;
  if (what.kind == BOARD_ITEM_CELL)
    {
      paint_set_source (scene->cr, scene->theme->hues[PAINT_HUE_BLUE]);
      cairo_rectangle (scene->cr, x - size / 2, y - size / 2, size, size);
      cairo_fill (scene->cr);
      return;
    }
  sign = board_group (scene->self->board, what.group).kind->sign;
  paint_set_source (scene->cr, scene->theme->hues[sign == BOARD_SIGN_DASH  ? PAINT_HUE_ORANGE
                                                  : sign == BOARD_SIGN_BAR ? PAINT_HUE_GREEN
                                                                           : PAINT_HUE_PURPLE]);
  if (sign == BOARD_SIGN_DASH)
    cairo_rectangle (scene->cr, x - 0.65 * size, y - size / 5, 1.3 * size, 0.4 * size);
  else if (sign == BOARD_SIGN_BAR)
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

const char *
paint_links_colour (const LinksScene *scene, uint32_t colour, char room[16])
{
  const SubjectNames *names = &scene->self->names;

  if (colour <= names->n_colours)
    return names->colours[colour - 1];
  snprintf (room, 16, "%u", colour);
  return room;
}

/* The second line: a sign, the size, and the level that covered the item, or its colour. */
typedef struct
{
  char size[32], more[64];
  double sign, number, right, apart, em; /* widths */
} Numbers;

static double
width_of_tab_word (const LinksScene *scene, const char *text, double em, bool bold)
{
  const PaintFont font = { .size = em, .bold = bold };

  return *text != '\0' ? paint_text_measure (scene->text, text, font).advance : 0;
}

static bool
has_place (const BoardItem *what)
{
  return what->kind == BOARD_ITEM_CELL || what->kind == BOARD_ITEM_PLACE;
}

static double
measure_numbers (const LinksScene *scene, const LinksTab *tab, Numbers *numbers, double em)
{
  const LinksLetters *letters = &scene->letters;
  const BoardItem what = board_item (scene->self->board, tab->item);
  const bool sign = *numbers->more != '\0' ? letters->sign_beside : letters->sign;

  numbers->em = em;
  numbers->apart = LINKS_APART * em;
  numbers->sign = sign && has_place (&what) ? LINKS_SIGN * em : 0;
  numbers->number = width_of_tab_word (scene, numbers->size, em, false);
  /* The ring round it needs some room. */
  if (tab->dead)
    numbers->number = fmax (numbers->number, 1.4 * em);
  numbers->right = width_of_tab_word (scene, numbers->more, em, true);
  return numbers->sign + (numbers->sign > 0 ? numbers->apart : 0) + numbers->number
         + (numbers->right > 0 ? numbers->apart + numbers->right : 0);
}

/* The size or, while a node of the list leaves or returns, both sizes. */
static void
write_size (const LinksScene *scene, const LinksTab *tab, Numbers *numbers)
{
  const LinksView *view = &scene->view;
  const CoverEventKind kind = view->event.kind;
  const bool falls = kind == COVER_EVENT_UNLINK, grows = kind == COVER_EVENT_RELINK;
  uint32_t before = tab->size, after = tab->size;

  if (view->changing && (falls || grows)
      && view->links->nodes[view->event.node].item == tab->item + 1)
    {
      if (view->bend >= 1)
        before = falls ? after + 1 : after - 1;
      else
        after = falls ? before - 1 : before + 1;
    }
  if (scene->frame->hides_sizes)
    snprintf (numbers->size, sizeof numbers->size, "?");
  else if (before == after)
    snprintf (numbers->size, sizeof numbers->size, "%u", tab->size);
  else
    snprintf (numbers->size, sizeof numbers->size, "%u→%u", before, after);
}

static void
write_numbers (const LinksScene *scene, const LinksTab *tab, Numbers *numbers)
{
  const int32_t colour = (int32_t) paint_links_get (&scene->view, LINKS_COLOUR, tab->item + 1);
  char room[16];

  write_size (scene, tab, numbers);
  numbers->more[0] = '\0';
  if (tab->level != PLAYER_NOBODY)
    snprintf (numbers->more, sizeof numbers->more, "L%u", player_shown_level (tab->level));
  else if (colour > 0)
    snprintf (numbers->more, sizeof numbers->more, ":%s",
              paint_links_colour (scene, (uint32_t) colour, room));
}

/* Draws them side by side, in the middle of the line. */
static void
draw_numbers (const LinksScene *scene, const LinksTab *tab, PaintRect line)
{
  const double least = LINKS_LEAST_TEXT * scene->grid->scale;
  Numbers numbers;
  double em, width;
  PaintRect box = line;

  write_numbers (scene, tab, &numbers);
  em = *numbers.more != '\0' ? scene->letters.beside : scene->letters.number;
  width = measure_numbers (scene, tab, &numbers, em);
  /* A colour's name may be long, and a ring is wider than its number.  If the longest line would be
   * too small, shorter ones may still be large enough. */
  if (width > line.width || em < least)
    width =
        measure_numbers (scene, tab, &numbers, fmin (em * line.width / width, fmax (em, least)));
  box.x += (line.width - width) / 2;
  box.width = numbers.sign;
  if (numbers.sign > 0)
    {
      draw_sign (scene, tab, box, numbers.em);
      box.x += numbers.sign + numbers.apart;
    }
  box.width = numbers.number;
  draw_word (scene, tab, box, numbers.size, numbers.em, false);
  /* Two sizes need no ring: the change is the subject. */
  if (tab->dead && strcmp (numbers.size, "0") == 0)
    draw_dead (scene, box, numbers.em);
  if (numbers.right <= 0)
    return;
  box.x += numbers.number + numbers.apart;
  box.width = 1.02 * numbers.right + scene->grid->scale;
  draw_word (scene, tab, box, numbers.more, numbers.em, true);
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

/* At small sizes letters are slightly wider than at the size where they were measured; that is no
 * reason to cut. */
static void
draw_line (const LinksScene *scene, const LinksTab *tab, PaintRect line, const char *text)
{
  const double size = scene->letters.name;
  char room[PAINT_LABEL_ROOM];

  line.x -= 0.01 * line.width;
  line.width *= 1.02;
  if (width_of_tab_word (scene, text, size, true) > 1.15 * line.width)
    text = paint_label_shorten_words (scene->text, text, (PaintFont){ .size = size, .bold = true },
                                      line.width, room);
  draw_word (scene, tab, line, text, size, true);
}

/* Draws a name on two lines, for which the tabs of a window are high enough. */
static void
draw_parted (const LinksScene *scene, const LinksTab *tab, const char *text, PaintRect inside)
{
  const double high = LINKS_LINE * inside.height;
  const size_t part = paint_links_part_of (text);
  PaintRect line = { inside.x, inside.y + 0.03 * inside.height, inside.width, high };
  char first[LINKS_LINE_ROOM];

  if (part == 0)
    {
      line.height = 2 * high;
      draw_line (scene, tab, line, text);
      line.y += 2.05 * high;
      line.height = 0.95 * high;
      draw_numbers (scene, tab, line);
      return;
    }
  memcpy (first, text, part);
  first[part] = '\0';
  draw_line (scene, tab, line, first);
  line.y += high;
  draw_line (scene, tab, line, text + part + 1);
  line.y += 1.05 * high;
  line.height *= 0.95;
  draw_numbers (scene, tab, line);
}

/* Without room for two lines, only the name is drawn, if it can be read. */
void
paint_links_draw_tab_words (const LinksScene *scene, const LinksTab *tab)
{
  const PaintRect rect = tab->rect;
  const double inset = 0.04 * rect.width;
  const double width = rect.width - 2 * inset;
  const char *text = scene->self->names.items[tab->item];
  const PaintRect name = { rect.x + inset, rect.y + 0.06 * rect.height, width, 0.46 * rect.height };
  const PaintRect numbers = { rect.x + inset, rect.y + 0.52 * rect.height, width,
                              LINKS_NUMBERS * rect.height };

  if (scene->letters.parted)
    draw_parted (scene, tab, text, (PaintRect){ name.x, rect.y, width, rect.height });
  else if (0.4 * rect.height >= LINKS_LEAST_TEXT * scene->grid->scale)
    {
      draw_line (scene, tab, name, text);
      draw_numbers (scene, tab, numbers);
    }
  else if (paint_links_tab_has_name (scene, tab->item))
    draw_word (scene, tab, rect, text, LINKS_LONE_NAME * rect.height, true);
}

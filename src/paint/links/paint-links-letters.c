/* The size of the letters of tabs.  All tabs of a row have one size, whatever their contents, so
 * that a longer name does not look less important; and sizes do not change from event to event. */
#include "board.h"
#include "paint-label.h"
#include "paint-links-private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Smallest em of a name in a window, in units; rather than shrink further, it is cut.  (Presented,
 * it is larger where there is room.) */
#define NAME_TEXT      9.5
#define PRESENTED_TEXT 18.0

#define REFERENCE 20.0 /* size at which everything is measured once, to be scaled */

static double
width_in_ems (const LinksScene *scene, const char *string, bool bold)
{
  const PaintFont font = { .size = REFERENCE, .bold = bold };

  return paint_text_measure (scene->text, string, font).advance / REFERENCE;
}

size_t
paint_links_part_of (const char *name)
{
  const size_t n = strlen (name);
  size_t best = 0;

  for (size_t i = 1; i + 1 < n && i < LINKS_LINE_ROOM; i++)
    if (name[i] == ' '
        && (best == 0 || (i > n - i ? i : n - i) < (best > n - best ? best : n - best)))
      best = i;
  return best;
}

static double
longest_line (const LinksScene *scene, const char *name)
{
  const size_t part = paint_links_part_of (name);
  char first[LINKS_LINE_ROOM];

  if (part == 0)
    return width_in_ems (scene, name, true);
  memcpy (first, name, part);
  first[part] = '\0';
  return fmax (width_in_ems (scene, first, true), width_in_ems (scene, name + part + 1, true));
}

bool
paint_links_has_sign (const LinksScene *scene, uint32_t item)
{
  const BoardItem what = board_item (scene->self->board, item);
  BoardSign sign;

  if (what.kind != BOARD_ITEM_PLACE)
    return what.kind == BOARD_ITEM_CELL;
  sign = board_group (scene->self->board, what.group).kind->sign;
  return sign != BOARD_SIGN_RISING && sign != BOARD_SIGN_FALLING;
}

/* The room that a row of tabs needs, in ems. */
typedef struct
{
  double name, line;
  uint32_t most; /* in a list */
  bool sign;
} Needs;

static Needs
find_needs (const LinksScene *scene)
{
  const PaintLinks *self = scene->self;
  Needs needs = { 0, 0, 0, false };

  for (uint32_t item = 0; item < self->links->n_items; item++)
    {
      const uint32_t n = paint_links_n_in_column (self, item);

      if (!paint_links_shows_item (self, item))
        continue;
      needs.name = fmax (needs.name, width_in_ems (scene, self->names.items[item], true));
      needs.line = fmax (needs.line, longest_line (scene, self->names.items[item]));
      needs.most = n > needs.most ? n : needs.most;
      needs.sign |= paint_links_has_sign (scene, item);
    }
  return needs;
}

/* Names stand on one line if all fit it and can be read.  Otherwise, in a window, which has high
 * tabs, they stand on two. */
static void
set_names (const LinksScene *scene, const Needs *needs, double width, LinksLetters *letters)
{
  const PaintLinks *self = scene->self;
  const double tab = scene->grid->tab_height, scale = scene->grid->scale;
  const double wanted = self->options.presenting ? PRESENTED_TEXT : NAME_TEXT;
  const double least = fmin (wanted * scale, LINKS_LINE * tab);
  const double two = fmin (LINKS_LINE * tab, width / fmax (needs->line, 1));
  const double one = fmin (LINKS_NAME * tab, width / fmax (needs->name, 1));

  letters->name = fmax (one, fmin (LINKS_LEAST_TEXT * scale, LINKS_NAME * tab));
  if (!self->windowed || self->laid || one >= two || needs->line >= needs->name)
    return;
  letters->parted = true;
  letters->name = fmax (two, least);
}

/* Drops the sign if numbers would be too small to read beside it. */
static double
number_size (const LinksScene *scene, double high, double width, double number, bool *sign)
{
  const double least = LINKS_LEAST_TEXT * scene->grid->scale;

  if (*sign && width / (number + LINKS_SIGN + LINKS_APART) < fmin (least, high))
    *sign = false;
  return fmin (high, width / (number + (*sign ? LINKS_SIGN + LINKS_APART : 0)));
}

LinksLetters
paint_links_letters (const LinksScene *scene)
{
  const LinksGrid *grid = scene->grid;
  const double width = 0.92 * grid->tab_width;
  LinksLetters letters = { 0 };
  Needs needs;
  char size[16], level[16];
  double high;

  if (LINKS_LONE_NAME * grid->tab_height < LINKS_LEAST_TEXT * grid->scale
      || width < LINKS_LEAST_TEXT * grid->scale)
    return letters;
  needs = find_needs (scene);
  set_names (scene, &needs, width, &letters);
  high = 0.94 * grid->tab_height * (letters.parted ? 0.95 * LINKS_LINE : LINKS_NUMBERS);
  snprintf (size, sizeof size, "%u", needs.most);
  snprintf (level, sizeof level, "L%u", scene->state->n_whole_profile);
  letters.sign = letters.sign_beside = needs.sign;
  letters.number =
      number_size (scene, high, width, width_in_ems (scene, size, false), &letters.sign);
  letters.beside = number_size (scene, high, width,
                                width_in_ems (scene, size, false) + LINKS_APART
                                    + width_in_ems (scene, level, true),
                                &letters.sign_beside);
  return letters;
}

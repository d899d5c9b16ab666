/* The colours that options give to secondary items, where marks are large enough for letters.
 *
 * Without them two options that exclude each other look alike.  They stand within their marks,
 * whose image is damaged wherever they change, so they need no damage of their own. */
#include "paint-matrix-private.h"

#include <math.h>
#include <stdio.h>

#define LEAST 14 /* units: the side of a mark that has room for a letter */

#define LETTER 0.62 /* of the lesser side */

/* Whether the letter stands on dark: on a mark that is at least half there.  A paler mark lets the
 * ground through. */
static bool
is_dark (const PaintBin *bin)
{
  return bin->look >= PAINT_MATRIX_SHARES / 2;
}

static const char *
name_of_colour (const PaintMatrix *self, uint32_t colour, char room[16])
{
  if (colour <= self->subject.names.n_colours)
    return self->subject.names.colours[colour - 1];
  snprintf (room, 16, "%u", colour);
  return room;
}

static void
write_colour (const PaintMatrix *self, PaintText *text, const PaintBin *bin, uint32_t colour)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintFont font = { .size = floor (LETTER * fmin (bin->width, bin->height)), .bold = true };
  const PaintBox box = { plan->body.x + bin->x - plan->left, plan->body.y + bin->y - plan->top,
                         bin->width, bin->height };
  char number[16], room[PAINT_LABEL_ROOM];

  if (!paint_matrix_in_sight (self, box))
    return;
  paint_label_add_centred (text,
                           paint_label_shorten (text, name_of_colour (self, colour, number), font,
                                                0.9 * box.width, room),
                           font, box.x + box.width / 2.0, box.y + box.height / 2.0);
}

static void
write_colours (const PaintMatrix *self, PaintText *text, bool dark)
{
  const int least = (int) (LEAST * self->options.scale);

  for (uint32_t i = 0; i < self->n_marks; i++)
    {
      const PaintBin *bin = &self->bins[self->marks[i].bin];
      const int32_t colour = self->subject.links->colour[self->marks[i].node];

      if (colour > 0 && bin->width >= least && bin->height >= least && is_dark (bin) == dark)
        write_colour (self, text, bin, (uint32_t) colour);
    }
}

void
paint_matrix_draw_colours (const PaintMatrix *self, cairo_t *cr, PaintText *text)
{
  if (self->subject.links->colour == NULL)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, self->plan.body.x, self->plan.body.y, self->plan.body.width,
                   self->plan.body.height);
  cairo_clip (cr);
  write_colours (self, text, true);
  paint_set_source (cr, self->theme.surfaces[PAINT_SURFACE_PAPER]);
  paint_text_show (text, cr);
  write_colours (self, text, false);
  paint_set_source (cr, self->theme.inks[PAINT_INK_CANDIDATE]);
  paint_text_show (text, cr);
  cairo_restore (cr);
}

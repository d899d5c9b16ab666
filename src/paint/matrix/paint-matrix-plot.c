/* Plots the changes since the last drawing into the image, pixel by pixel: Cairo takes a
 * microsecond a rectangle, and a search changes thousands of marks a frame. */
#include "paint-matrix-private.h"

#include <string.h>

#define HIDDEN_INK 0.15 /* of a hidden mark */
#define GIVEN_INK  0.45
#define PALE_INK   0.38 /* of a covered column's bar */

#define COVERED 0.7 /* of the shade of a covered column */

#define HATCH_FROM 10 /* pixels: width of a column that has room for hatching */
#define HATCH      PAINT_MATRIX_HATCH

static PaintColour
make_faint (PaintColour colour, double share)
{
  return (colour & 0xffffff00u) | (uint32_t) (share * 255 + 0.5);
}

static uint32_t
pixel_of (PaintColour colour)
{
  return 0xff000000u | colour >> 8;
}

static void
mix_inks (PaintMatrix *self)
{
  const PaintTheme *theme = &self->theme;

  for (unsigned part = 0; part < 5; part++)
    {
      PaintColour paper =
          paint_blend (theme->surfaces[PAINT_SURFACE_PAPER],
                       make_faint (theme->surfaces[PAINT_SURFACE_TINTED], COVERED * part / 4.0));

      self->papers[part] = pixel_of (paper);
      for (unsigned hue = 0; hue < PAINT_HUES; hue++)
        {
          uint32_t *inks = self->inks[hue][part];

          for (unsigned share = 0; share <= PAINT_MATRIX_SHARES; share++)
            {
              double ink = HIDDEN_INK + (1 - HIDDEN_INK) * share / PAINT_MATRIX_SHARES;

              inks[share] = pixel_of (paint_blend (paper, make_faint (theme->hues[hue], ink)));
            }
          inks[PAINT_MATRIX_GIVEN] =
              pixel_of (paint_blend (paper, make_faint (theme->inks[PAINT_INK_GIVEN], GIVEN_INK)));
          inks[PAINT_MATRIX_CHOSEN] = pixel_of (theme->inks[PAINT_INK_GIVEN]);
        }
    }
}

void
paint_matrix_damage (PaintMatrix *self, PaintBox box)
{
  PaintBox seen = paint_matrix_clip (box, (PaintBox){ 0, 0, self->width, self->height });

  if (seen.width <= 0 || seen.height <= 0)
    return;
  for (int y = seen.y / PAINT_MATRIX_BLOCK; y <= (seen.y + seen.height - 1) / PAINT_MATRIX_BLOCK;
       y++)
    for (int x = seen.x / PAINT_MATRIX_BLOCK; x <= (seen.x + seen.width - 1) / PAINT_MATRIX_BLOCK;
         x++)
      self->damage[y * self->blocks_across + x] = 1;
}

static PaintBox
clip_to_picture (const PaintMatrix *self, PaintBox box)
{
  return paint_matrix_clip (box, (PaintBox){ 0, 0, self->width, self->height });
}

/* Tiny pictures have no room for everything that is planned. */
static void
fill_pixels (PaintMatrix *self, PaintBox box, uint32_t pixel)
{
  box = clip_to_picture (self, box);
  for (int y = box.y; y < box.y + box.height; y++)
    {
      uint32_t *row = self->pixels + (size_t) y * self->stride + box.x;

      for (int x = 0; x < box.width; x++)
        row[x] = pixel;
    }
}

/* Lines from bottom left to top right, at the same places of the picture for all hatched parts. */
static void
plot_hatch (PaintMatrix *self, PaintBox box, uint32_t pixel)
{
  box = clip_to_picture (self, box);
  for (int y = box.y; y < box.y + box.height; y++)
    {
      uint32_t *row = self->pixels + (size_t) y * self->stride;

      for (int x = box.x + (HATCH - (box.x + y) % HATCH) % HATCH; x < box.x + box.width; x += HATCH)
        row[x] = pixel;
    }
}

static PaintBox
slot_box (const PaintMatrix *self, const PaintSlot *slot)
{
  const PaintMatrixPlan *plan = &self->plan;

  return (PaintBox){ plan->body.x + slot->x - plan->left, plan->body.y, slot->width,
                     plan->body.height };
}

PaintMatrixPatch
paint_matrix_strip (const PaintMatrix *self, const PaintSlot *slot)
{
  return (PaintMatrixPatch){
    .box = paint_matrix_clip (slot_box (self, slot), self->plan.body),
    .pixel = self->papers[slot->covered],
    .hatched = slot->covered == 4 && slot->width >= HATCH_FROM,
    .hatch = pixel_of (paint_blend (self->theme.surfaces[PAINT_SURFACE_TINTED],
                                    make_faint (self->theme.thin, 0.3))),
  };
}

static void
plot_patch (PaintMatrix *self, PaintMatrixPatch patch)
{
  fill_pixels (self, patch.box, patch.pixel);
  if (patch.hatched)
    plot_hatch (self, patch.box, patch.hatch);
  paint_matrix_damage (self, patch.box);
}

/* The area of a bar.  Bars of covered columns stand below the line of the others. */
static PaintBox
head_box (const PaintMatrix *self, const PaintSlot *slot)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox head = slot_box (self, slot);

  head.y = plan->head_top;
  head.height = plan->base + plan->sink - plan->head_top;
  return paint_matrix_clip (head, (PaintBox){ plan->body.x, 0, plan->body.width, self->height });
}

PaintMatrixPatch
paint_matrix_bar (const PaintMatrix *self, const PaintSlot *slot)
{
  PaintBox box = slot_box (self, slot);
  PaintColour hue = self->theme.hues[self->groups[slot->group].hue];
  const bool sunk = slot->covered >= 2;

  box.height = slot->bar;
  box.y = self->plan.base - slot->bar + (sunk ? self->plan.sink : 0);
  box.width -= box.width >= 8 ? 2 : box.width >= 3;
  if (sunk)
    hue = paint_blend (self->theme.ground, make_faint (hue, PALE_INK));
  return (PaintMatrixPatch){
    .box = paint_matrix_clip (box, head_box (self, slot)),
    .pixel = pixel_of (hue),
    .hatched = sunk && slot->width >= HATCH_FROM,
    .hatch = pixel_of (self->theme.ground),
  };
}

static void
plot_bar (PaintMatrix *self, const PaintSlot *slot)
{
  plot_patch (self, (PaintMatrixPatch){ .box = head_box (self, slot),
                                        .pixel = pixel_of (self->theme.ground) });
  plot_patch (self, paint_matrix_bar (self, slot));
}

static int
bar_of (const PaintMatrix *self, const PaintSlot *slot)
{
  uint64_t whole = (uint64_t) slot->n_columns * (self->most > 0 ? self->most : 1);

  return slot->size == 0 ? 0
                         : 1 + (int) ((uint64_t) (self->plan.bar_most - 1) * slot->size / whole);
}

/* Returns whether a head looks different than before. */
static bool
plot_slots (PaintMatrix *self)
{
  bool changed = false;

  for (uint32_t i = 0; i < self->n_slots; i++)
    {
      PaintSlot *slot = &self->slots[i];
      uint8_t covered = (uint8_t) (slot->n_covered * 4 / slot->n_columns);
      int bar = bar_of (self, slot);

      slot->dirty = slot->covered != covered;
      if (!slot->dirty && slot->bar == bar)
        continue;
      slot->covered = covered;
      slot->bar = bar;
      changed = true;
      if (slot->dirty)
        plot_patch (self, paint_matrix_strip (self, slot));
      plot_bar (self, slot);
    }
  return changed;
}

/* Plots the hottest of each slot's columns. */
static void
plot_heat (PaintMatrix *self)
{
  const PaintMatrixPlan *plan = &self->plan;
  uint32_t column = 0;

  for (uint32_t i = 0; i < self->n_slots; i++)
    {
      PaintSlot *slot = &self->slots[i];
      PaintBox box = slot_box (self, slot);
      float most = 0;
      uint8_t heat;

      for (uint32_t end = column + slot->n_columns; column < end; column++)
        if (self->heat != NULL && self->heat[self->columns[column].item] > most)
          most = self->heat[self->columns[column].item];
      heat = (uint8_t) (most * 16);
      if (heat == slot->heat)
        continue;
      slot->heat = heat;
      box.y = plan->heat_top;
      box.height = plan->heat;
      box = paint_matrix_clip (box, (PaintBox){ plan->body.x, 0, plan->body.width, self->height });
      fill_pixels (
          self, box,
          pixel_of (paint_blend (self->theme.ground,
                                 make_faint (self->theme.signs[PAINT_SIGN_ACCENT], heat / 16.0))));
      paint_matrix_damage (self, box);
    }
}

static uint8_t
look_of (const PaintBin *bin)
{
  if (bin->taken == 2)
    return PAINT_MATRIX_CHOSEN;
  if (bin->taken == 1)
    return PAINT_MATRIX_GIVEN;
  return (uint8_t) ((uint64_t) bin->open * PAINT_MATRIX_SHARES / bin->total);
}

PaintMatrixPatch
paint_matrix_mark (const PaintMatrix *self, const PaintBin *bin)
{
  const PaintMatrixPlan *plan = &self->plan;
  const PaintSlot *slot = &self->slots[bin->slot];
  const PaintBox box = { plan->body.x + bin->x - plan->left, plan->body.y + bin->y - plan->top,
                         bin->width, bin->height };

  return (PaintMatrixPatch){
    .box = paint_matrix_clip (box, plan->body),
    .pixel = self->inks[self->groups[slot->group].hue][slot->covered][bin->look],
  };
}

static void
plot_bins (PaintMatrix *self)
{
  for (uint32_t i = 0; i < self->n_bins; i++)
    {
      PaintBin *bin = &self->bins[i];
      const PaintSlot *slot = &self->slots[bin->slot];
      uint8_t look = look_of (bin);

      if (look == bin->look && !slot->dirty)
        continue;
      bin->look = look;
      plot_patch (self, paint_matrix_mark (self, bin));
    }
}

static void
plot_ground (PaintMatrix *self)
{
  mix_inks (self);
  fill_pixels (self, (PaintBox){ 0, 0, self->width, self->height }, pixel_of (self->theme.ground));
  paint_matrix_damage (self, (PaintBox){ 0, 0, self->width, self->height });
  for (uint32_t i = 0; i < self->n_slots; i++)
    {
      self->slots[i].covered = PAINT_MATRIX_STALE;
      self->slots[i].heat = 0;
    }
  for (uint32_t i = 0; i < self->n_bins; i++)
    self->bins[i].look = PAINT_MATRIX_STALE;
}

/* Names and sizes may reach over neighbouring heads, so all heads are written together; where they
 * have room, there are few. */
static void
write_heads (PaintMatrix *self, PaintText *text)
{
  const PaintMatrixPlan *plan = &self->plan;
  PaintBox heads = { 0, plan->names_top, self->width, plan->base + plan->sink - plan->names_top };
  cairo_t *cr;

  fill_pixels (self, heads, pixel_of (self->theme.ground));
  for (uint32_t i = 0; i < self->n_slots; i++)
    plot_bar (self, &self->slots[i]);
  paint_matrix_damage (self, heads);
  if (self->apart)
    return;
  cairo_surface_mark_dirty (self->image);
  cr = cairo_create (self->image);
  paint_matrix_draw_heads (self, cr, text);
  cairo_destroy (cr);
}

static void
write_margins (PaintMatrix *self, PaintText *text)
{
  cairo_t *cr;

  if (self->apart)
    return;
  cairo_surface_mark_dirty (self->image);
  cr = cairo_create (self->image);
  paint_matrix_draw_groups (self, cr, text);
  paint_matrix_draw_row_names (self, cr, text);
  cairo_destroy (cr);
}

void
paint_matrix_plot (PaintMatrix *self, PaintText *text)
{
  bool anew = !self->plotted, changed;

  cairo_surface_flush (self->image);
  if (anew)
    plot_ground (self);
  changed = plot_slots (self);
  plot_heat (self);
  plot_bins (self);
  if (anew || (changed && (self->plan.number > 0 || self->plan.name_lines > 0)))
    write_heads (self, text);
  if (anew)
    write_margins (self, text);
  cairo_surface_mark_dirty (self->image);
  self->plotted = true;
}

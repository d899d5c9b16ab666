#include "links-dances.h"

#include "base-memory.h"
#include "check.h"
#include "pictures.h"
#include "problems.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NUMBER_SIZE 12

static const char *const xcc[] = { "p q r | x y", "p q x y:A", "p r x:A y",
                                   "p x:B",       "q x:A",     "r y:B" };

static void
name_all (LinksDance *self)
{
  const uint32_t n_items = self->links->n_items, n_options = self->links->n_options;
  const uint32_t n_colours = cover_problem_n_colours (self->problem);

  self->items = base_alloc (n_items, sizeof *self->items);
  self->options = base_alloc (n_options, sizeof *self->options);
  self->colours = base_alloc (n_colours + 1, sizeof *self->colours);
  self->numbers = base_alloc (n_options, NUMBER_SIZE);
  check_true (self->items != NULL && self->options != NULL && self->colours != NULL
              && self->numbers != NULL);
  for (uint32_t colour = 0; colour < n_colours; colour++)
    self->colours[colour] = cover_problem_colour_name (self->problem, colour + 1, NULL);
  for (uint32_t item = 0; item < n_items; item++)
    self->items[item] = cover_problem_item_name (self->problem, item, NULL);
  for (uint32_t option = 0; option < n_options; option++)
    {
      char *number = self->numbers + (size_t) option * NUMBER_SIZE;

      snprintf (number, NUMBER_SIZE, "%u", option + 1);
      self->options[option] = number;
    }
}

LinksDance
links_dance_new (const char *name)
{
  const CoverLimits limits = { .nodes = 3000 };
  CoverOutcome outcome;
  LinksDance self = { 0 };

  self.problem = strcmp (name, "xcc") == 0 ? problem_from_lines (xcc, sizeof xcc / sizeof *xcc)
                                           : problem_named (name);
  check_equal_u64 (cover_links_new (self.problem, NULL, &self.links), BASE_OK);
  check_equal_u64 (board_new_plain (self.problem, &self.board), BASE_OK);
  name_all (&self);
  self.shown = (Subject){ .problem = self.problem,
                          .links = self.links,
                          .board = self.board,
                          .symbols = "",
                          .names = { .items = self.items,
                                     .options = self.options,
                                     .colours = self.colours,
                                     .n_colours = cover_problem_n_colours (self.problem) } };
  check_equal_u64 (player_new (&(PlayerRun){ .links = self.links }, NULL, &self.player), BASE_OK);
  check_equal_u64 (player_explore (self.player, &limits, &outcome), BASE_OK);
  check_equal_u64 (paint_links_new (&self.shown, &self.picture), BASE_OK);
  return self;
}

void
links_dance_clear (LinksDance *self)
{
  paint_links_free (self->picture);
  player_free (self->player);
  board_free (self->board);
  cover_links_free (self->links);
  cover_problem_free (self->problem);
  free (self->items);
  free (self->options);
  free (self->colours);
  free (self->numbers);
}

PaintStageOptions
links_dance_options (void)
{
  return (PaintStageOptions){
    .width = 420,
    .height = 330,
    .scale = 1,
    .text_scale = 1,
    .zoom = 1,
    .pan_x = 0.5,
    .pan_y = 0.5,
  };
}

PaintFrame
links_dance_frame (const LinksDance *self, uint32_t n_moving, double phase)
{
  return (PaintFrame){
    player_state (self->player), n_moving, phase, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
  };
}

cairo_surface_t *
links_dance_paint (const LinksDance *self,
                   PaintStageOptions options,
                   PaintFrame frame,
                   const PaintTheme *theme,
                   PaintText *text)
{
  PaintBoardOptions size = {
    .width = options.width, .height = options.height, .scale = options.scale, .text_scale = 1
  };
  cairo_surface_t *surface = picture_surface (size);
  cairo_t *cr = cairo_create (surface);

  paint_links_set_options (self->picture, &options);
  check_equal_u64 (paint_links_draw (self->picture, cr, &frame, theme, text), BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

#include "dances.h"

#include "check.h"
#include "classics.h"
#include "cover-links.h"
#include "cover-record.h"
#include "cover-search.h"

#include <stdlib.h>
#include <string.h>

#define NODES 3000

static void
make_classic (Dance *self, const char *word)
{
  const Classic *classic;
  ClassicsArguments arguments;

  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &self->problem, &self->board), BASE_OK);
  check_equal_u64 (cover_links_new (self->problem, NULL, &self->links), BASE_OK);
  self->painted.board = self->board;
}

/* Returns how many givens there are. */
static uint32_t
make_sudoku (Dance *self, const char *symbols, uint32_t *out_givens)
{
  const uint32_t n = strlen (symbols) == 16 ? 4 : 9;
  SudokuShape *shape = NULL;
  uint32_t n_givens = 0;

  check_equal_u64 (sudoku_shape_parse (n == 4 ? "boxes:2x2" : "boxes:3x3", &shape), BASE_OK);
  check_equal_u64 (sudoku_cover_new (shape, &self->cover), BASE_OK);
  sudoku_shape_unref (shape);
  self->painted.board = sudoku_cover_board (self->cover);
  check_equal_u64 (cover_links_new (sudoku_cover_problem (self->cover), NULL, &self->links),
                   BASE_OK);
  for (uint32_t cell = 0; cell < n * n; cell++)
    if (symbols[cell] >= '1' && symbols[cell] <= '9')
      out_givens[n_givens++] = cell * n + (uint32_t) (symbols[cell] - '1');
  return n_givens;
}

static void
name_all (Dance *self, const CoverProblem *problem)
{
  const uint32_t n_items = cover_problem_n_items (problem);
  const uint32_t n_options = cover_problem_n_options (problem);
  char *at;

  self->items = calloc (n_items + 1, sizeof (char *));
  self->options = calloc (n_options + 1, sizeof (char *));
  self->bytes = calloc (n_options + 1, 24);
  check_true (self->items != NULL && self->options != NULL && self->bytes != NULL);
  for (uint32_t i = 0; i < n_items; i++)
    self->items[i] = cover_problem_item_name (problem, i, NULL);
  at = self->bytes;
  for (uint32_t i = 0; i < n_options; i++, at += 24)
    {
      snprintf (at, 24, "option %u", i + 1);
      self->options[i] = at;
    }
  self->colours = calloc (cover_problem_n_colours (problem) + 1, sizeof (char *));
  check_true (self->colours != NULL);
  for (uint32_t i = 0; i < cover_problem_n_colours (problem); i++)
    self->colours[i] = cover_problem_colour_name (problem, i + 1, NULL);
  self->painted.names = (SubjectNames){ .items = self->items,
                                        .options = self->options,
                                        .colours = self->colours,
                                        .n_colours = cover_problem_n_colours (problem) };
}

Dance
dance_new (const char *what)
{
  const CoverLimits limits = { .nodes = NODES };
  Dance self = { 0 };
  uint32_t givens[81];
  PlayerRun run = { .givens = givens };
  CoverSearch *search;

  if (strspn (what, "0123456789.") == strlen (what))
    run.n_givens = make_sudoku (&self, what, givens);
  else
    make_classic (&self, what);
  run.links = self.painted.links = self.links;
  name_all (&self, self.cover != NULL ? sudoku_cover_problem (self.cover) : self.problem);
  check_equal_u64 (cover_search_new (self.links, &search), BASE_OK);
  check_equal_u64 (cover_search_start (search, givens, run.n_givens), BASE_OK);
  check_equal_u64 (cover_record_new (0, 0, &self.record), BASE_OK);
  cover_search_run_recorded (search, &limits, self.record);
  cover_search_free (search);
  check_equal_u64 (player_new (&run, self.record, &self.player), BASE_OK);
  return self;
}

void
dance_clear (Dance *self)
{
  player_free (self->player);
  cover_record_free (self->record);
  cover_links_free (self->links);
  sudoku_cover_free (self->cover);
  board_free (self->board);
  cover_problem_free (self->problem);
  free (self->items);
  free (self->options);
  free (self->colours);
  free (self->bytes);
}

PaintFrame
dance_go (Dance *self, PlayerAim aim, uint64_t n)
{
  const PlayerGoal goal = { .aim = aim };
  PaintFrame frame = { .phase = 1, .pointed = PAINT_POINTED_NOTHING };

  if (aim == PLAYER_TO_POSITION && n > player_end (self->player))
    n = player_end (self->player);
  check_equal_u64 (player_seek (self->player, aim == PLAYER_TO_POSITION ? n : 0), BASE_OK);
  for (uint64_t i = 0; i < n && aim != PLAYER_TO_POSITION; i++)
    check_equal_u64 (player_move (self->player, goal, PLAYER_FORWARD), PLAYER_ARRIVED);
  frame.state = player_state (self->player);
  return frame;
}

PaintStageOptions
dance_options (double width, double height)
{
  return (PaintStageOptions){
    .width = width,
    .height = height,
    .scale = 1,
    .text_scale = 1,
    .zoom = 1,
    .pan_x = 0.5,
    .pan_y = 0.5,
  };
}

PaintScene *
dance_scene (const Dance *self, const PaintStageOptions *options)
{
  PaintScene *scene;

  check_equal_u64 (paint_scene_new (&self->painted, &scene), BASE_OK);
  check_equal_u64 (paint_scene_set_options (scene, options), BASE_OK);
  return scene;
}

cairo_surface_t *
dance_surface (const PaintStageOptions *options)
{
  return picture_surface ((PaintBoardOptions){
      .width = options->width,
      .height = options->height,
      .scale = options->scale,
  });
}

void
dance_paint (PaintScene *scene,
             cairo_surface_t *surface,
             const PaintFrame *frame,
             PaintThemeId theme,
             PaintText *text)
{
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_scene_draw (scene, cr, frame, paint_theme (theme), text), BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

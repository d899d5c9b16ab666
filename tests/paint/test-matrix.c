/* The laws of the matrix's picture: pixels that depend on the frame alone, sufficient damage,
 * places that never move. */
#include "base-random.h"
#include "check.h"
#include "cover-links.h"
#include "failing-memory.h"
#include "paint-matrix.h"
#include "pictures.h"
#include "plays.h"

#include <stdlib.h>

static const PaintStageOptions usual = {
  .width = 420,
  .height = 300,
  .scale = 1,
  .text_scale = 1,
  .zoom = 1,
};

typedef struct
{
  const char *what;
  PaintStageOptions options;
} Case;

static const Case small = { "knuth", { 420, 300, 1, 1, false, 1, 0, 0, false } };
static const Case queens = { "queens:8", { 700, 520, 1, 1, false, 1, 0, 0, false } };
static const Case sudoku = { PLAYS_30, { 500, 400, 1, 1, false, 1, 0, 0, false } };
static const Case zoomed = { PLAYS_30, { 500, 400, 1.5, 1, false, 7, 0.3, 0.4, false } };
static const Case close_by = { PLAYS_4X4, { 500, 400, 1.5, 1, false, 6, 0.3, 0.4, false } };
static const Case between = { "knuth", { 420, 300, 1, 1, false, 1.5, 0, 0, false } };
static const Case shown = { PLAYS_4X4, { 700, 500, 2, 1.2, true, 1, 0, 0, false } };
static const Case wide = { PLAYS_INKALA, { 1500, 600, 1, 1, true, 1.4, 0.5, 0.5, false } };
static const Case narrow = { "pentominoes:6x10", { 360, 300, 1, 1, false, 1, 0, 0, false } };

static PaintMatrix *
new_matrix (const Play *play, const PaintStageOptions *options)
{
  PaintMatrix *matrix;

  check_equal_u64 (paint_matrix_new (&play->paint, &matrix), BASE_OK);
  check_equal_u64 (paint_matrix_set_options (matrix, options), BASE_OK);
  return matrix;
}

static cairo_surface_t *
new_surface (const PaintStageOptions *options)
{
  return picture_surface ((PaintBoardOptions){
      .width = options->width, .height = options->height, .scale = options->scale });
}

static void
draw (PaintMatrix *matrix, cairo_surface_t *surface, const PaintFrame *frame, PaintText *text)
{
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

/* By a matrix that has never drawn. */
static cairo_surface_t *
draw_anew (const Play *play,
           const PaintStageOptions *options,
           const PaintFrame *frame,
           PaintText *text)
{
  PaintMatrix *matrix = new_matrix (play, options);
  cairo_surface_t *surface = new_surface (options);

  draw (matrix, surface, frame, text);
  paint_matrix_free (matrix);
  return surface;
}

static PaintFrame
random_frame (Play *play, BaseRandom *random)
{
  uint64_t bits = base_random_next (random);
  PaintFrame frame = {
    .state = play_seek (play, base_random_next (random) % (player_end (play->player) + 1)),
    .n_moving = (uint32_t) (bits % 5),
    .phase = (double) (bits >> 8 & 0xff) / 255,
    .pointed = PAINT_POINTED_NOTHING,
  };

  if (bits >> 20 & 1)
    frame.pointed.item = (uint32_t) (bits >> 24) % play->links->n_items;
  if (bits >> 21 & 1)
    frame.pointed.option = (uint32_t) (bits >> 40) % play->links->n_options;
  return frame;
}

static void
same_frame_same_pixels (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 2000);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &scene->options);
  BaseRandom random = { .state = 1 };

  for (int i = 0; i < (check_quick () ? 4 : 16); i++)
    {
      PaintFrame frame = random_frame (play, &random);
      cairo_surface_t *drawn = new_surface (&scene->options);
      cairo_surface_t *fresh = draw_anew (play, &scene->options, &frame, text);

      draw (matrix, drawn, &frame, text);
      picture_check_equal (drawn, fresh);
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (fresh);
    }
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

/* As a window does: the damage is found first, then what lies in it is drawn over the picture
 * before. */
static void
repaint (PaintMatrix *matrix, cairo_surface_t *surface, const PaintFrame *frame, PaintText *text)
{
  cairo_t *cr = cairo_create (surface);
  PaintRect damage;

  check_equal_u64 (
      paint_matrix_update (matrix, frame, paint_theme (PAINT_THEME_LIGHT), text, &damage), BASE_OK);
  cairo_rectangle (cr, damage.x, damage.y, damage.width, damage.height);
  cairo_clip (cr);
  check_equal_u64 (paint_matrix_draw (matrix, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  cairo_destroy (cr);
}

static void
damage_is_enough (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 2000);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &scene->options);
  cairo_surface_t *kept = new_surface (&scene->options);
  uint64_t end = player_end (play->player), step = 1;

  for (uint64_t position = end / 3, i = 0; i < (check_quick () ? 6 : 24); i++, position += step)
    {
      PaintFrame frame = { play_seek (play, position % end),
                           (uint32_t) i % 3,
                           1,
                           PAINT_POINTED_NOTHING,
                           NULL,
                           0,
                           NULL,
                           false };
      cairo_surface_t *fresh = draw_anew (play, &scene->options, &frame, text);

      repaint (matrix, kept, &frame, text);
      picture_check_equal (kept, fresh);
      cairo_surface_destroy (fresh);
      step = i > 12 ? step * 2 : step;
    }
  cairo_surface_destroy (kept);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static void
nothing_new_is_no_damage (const void *data)
{
  Play *play = play_new (PLAYS_30, 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &usual);
  PaintFrame frame = { play_seek (play, 2000), 2, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  PaintRect damage;

  (void) data;
  for (int i = 0; i < 2; i++)
    check_equal_u64 (
        paint_matrix_update (matrix, &frame, paint_theme (PAINT_THEME_LIGHT), text, &damage),
        BASE_OK);
  check_true (damage.width == 0 && damage.height == 0);
  check_true (!paint_matrix_is_damaged (matrix, (PaintRect){ 0, 0, usual.width, usual.height }));
  frame.pointed.item = 100;
  check_equal_u64 (
      paint_matrix_update (matrix, &frame, paint_theme (PAINT_THEME_LIGHT), text, &damage),
      BASE_OK);
  check_true (paint_matrix_is_damaged (matrix, paint_matrix_column_rect (matrix, 100)));
  check_true (damage.width > 0 && damage.width < usual.width);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static uint32_t
node_of (const Play *play, uint32_t item, uint32_t option)
{
  for (uint32_t node = play->links->first[option]; play->links->nodes[node].item != 0; node++)
    if (play->links->nodes[node].item == item + 1)
      return node;
  return COVER_NONE;
}

/* Only where marks have a pixel of their own can each be pointed at. */
static void
at_is_right (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &scene->options);
  PaintFrame frame = { play_seek (play, 0), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = new_surface (&scene->options);
  unsigned n_seen = 0;

  draw (matrix, surface, &frame, text);
  for (uint32_t item = 0; item < play->links->n_items; item++)
    for (uint32_t option = 0; option < play->links->n_options; option++)
      {
        PaintRect column = paint_matrix_column_rect (matrix, item);
        PaintRect row = paint_matrix_row_rect (matrix, option);
        PaintPointed pointed =
            paint_matrix_at (matrix, column.x + column.width / 2, row.y + row.height / 2);

        if (column.width <= 0 || row.height <= 0)
          continue;
        check_equal_u64 (pointed.item, item);
        check_equal_u64 (pointed.option, option);
        check_equal_u64 (pointed.node, node_of (play, item, option));
        n_seen++;
      }
  check_true (n_seen > 40);
  check_equal_u64 (paint_matrix_at (matrix, -1, -1).item, COVER_NONE);
  check_equal_u64 (paint_matrix_at (matrix, -1, -1).option, COVER_NONE);
  cairo_surface_destroy (surface);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static void
places_never_move (const void *data)
{
  Play *play = play_new ("queens:8", 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &usual);
  cairo_surface_t *surface = new_surface (&usual);
  BaseRandom random = { .state = 3 };
  PaintRect columns[42];

  (void) data;
  for (int i = 0; i < 8; i++)
    {
      PaintFrame frame = random_frame (play, &random);

      draw (matrix, surface, &frame, text);
      for (uint32_t item = 0; item < 42; item++)
        {
          PaintRect rect = paint_matrix_column_rect (matrix, item);

          check_true (rect.width > 0);
          check_true (i == 0 || (rect.x == columns[item].x && rect.width == columns[item].width));
          columns[item] = rect;
        }
    }
  cairo_surface_destroy (surface);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

/* Of two changes under way, at half the time the older is complete and the newer has not begun:
 * that is the picture of the position before, with one change made.  (Where an operation ends with
 * the newer, its column is no longer framed.) */
static void
changes_happen_in_turn (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 2000);
  PaintText *text = picture_text ();
  unsigned n_compared = 0;

  for (uint64_t position = 2; position < player_end (play->player) && n_compared < 12; position++)
    {
      PaintFrame frame = {
        play_seek (play, position), 2, 0.5, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
      };
      cairo_surface_t *half, *before;
      uint32_t operand = frame.state->operand;

      if (frame.state->n_changes < 2 || frame.state->changes[0].position != position
          || frame.state->changes[1].position != position - 1)
        continue;
      half = draw_anew (play, &scene->options, &frame, text);
      frame = (PaintFrame){
        play_seek (play, position - 1), 1, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false
      };
      if (frame.state->operand != operand)
        {
          cairo_surface_destroy (half);
          continue;
        }
      before = draw_anew (play, &scene->options, &frame, text);
      picture_check_equal (half, before);
      cairo_surface_destroy (half);
      cairo_surface_destroy (before);
      n_compared++;
    }
  check_true (n_compared > 4);
  paint_text_free (text);
  play_free (play);
}

static void
check_group (PaintMatrixGroup group,
             BoardItemKind kind,
             const BoardGroupKind *place,
             PaintHue hue,
             PaintMatrixSign sign,
             uint32_t n)
{
  check_equal_u64 (group.kind, kind);
  if (kind == BOARD_ITEM_PLACE)
    check_true (group.group == place);
  check_equal_u64 (group.hue, hue);
  check_equal_u64 (group.sign, sign);
  check_equal_u64 (group.n_columns, n);
}

static void
groups_are_those_of_the_board (const void *data)
{
  Play *play = play_new (PLAYS_30, 0);
  PaintMatrix *matrix = new_matrix (play, &usual);
  const PaintMatrixGroup *groups;
  uint32_t n;

  (void) data;
  groups = paint_matrix_groups (matrix, &n);
  check_equal_u64 (n, 4);
  check_group (groups[0], BOARD_ITEM_CELL, NULL, PAINT_HUE_BLUE, PAINT_MATRIX_SQUARE, 81);
  check_group (groups[1], BOARD_ITEM_PLACE, &board_group_row, PAINT_HUE_ORANGE, PAINT_MATRIX_DASH,
               81);
  check_group (groups[2], BOARD_ITEM_PLACE, &board_group_column, PAINT_HUE_GREEN, PAINT_MATRIX_BAR,
               81);
  check_group (groups[3], BOARD_ITEM_PLACE, &sudoku_group_box, PAINT_HUE_PURPLE, PAINT_MATRIX_FRAME,
               81);
  paint_matrix_free (matrix);
  play_free (play);
  play = play_new ("queens:8", 0);
  matrix = new_matrix (play, &usual);
  groups = paint_matrix_groups (matrix, &n);
  check_equal_u64 (n, 4);
  check_equal_u64 (groups[0].n_columns + groups[1].n_columns, 16);
  check_true (!groups[1].secondary && groups[2].secondary && groups[3].secondary);
  paint_matrix_free (matrix);
  play_free (play);
}

/* Each hue appears in the strip above its columns. */
static void
every_group_is_labelled (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 1);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &scene->options);
  PaintFrame frame = { play_seek (play, 0), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = new_surface (&scene->options);
  uint32_t n;
  const PaintMatrixGroup *groups = paint_matrix_groups (matrix, &n);

  draw (matrix, surface, &frame, text);
  for (uint32_t i = 0; i < n; i++)
    {
      PaintColour hue = paint_theme (PAINT_THEME_LIGHT)->hues[groups[i].hue];
      unsigned n_pixels = 0;
      int width = cairo_image_surface_get_width (surface);

      for (int y = 0; y < cairo_image_surface_get_height (surface) / 3; y++)
        for (int x = 0; x < width; x++)
          n_pixels += picture_pixel (surface, x, y) == hue;
      check_true (n_pixels > 40);
    }
  cairo_surface_destroy (surface);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static void
what_is_settled_has_no_place (const void *data)
{
  Play *play = play_new (PLAYS_30, 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &usual);
  PaintFrame frame = { play_seek (play, 500), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *surface = new_surface (&usual);
  uint32_t n_columns = 0, n_rows = 0, wrong = play->links->n_options;

  (void) data;
  check_equal_u64 (paint_matrix_settle (matrix, &wrong, 1), BASE_BAD_INPUT);
  check_equal_u64 (paint_matrix_settle (matrix, play->givens, play->n_givens), BASE_OK);
  draw (matrix, surface, &frame, text);
  for (uint32_t item = 0; item < play->links->n_items; item++)
    n_columns += paint_matrix_column_rect (matrix, item).width > 0;
  for (uint32_t option = 0; option < play->links->n_options; option++)
    n_rows += paint_matrix_row_rect (matrix, option).height > 0;
  check_equal_u64 (n_columns, 204);
  check_true (n_rows > 100 && n_rows < 300);
  cairo_surface_destroy (surface);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

static void
a_theme_or_size_is_taken_up (const void *data)
{
  Play *play = play_new ("knuth", 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &usual);
  PaintFrame frame = { play_seek (play, 30), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  PaintStageOptions larger = usual;
  cairo_surface_t *surface = new_surface (&usual), *fresh;
  cairo_t *cr = cairo_create (surface);

  (void) data;
  check_equal_u64 (paint_matrix_draw (matrix, cr, &frame, paint_theme (PAINT_THEME_DARK), text),
                   BASE_OK);
  cairo_destroy (cr);
  check_equal_u64 (picture_pixel (surface, 1, 1), paint_theme (PAINT_THEME_DARK)->ground);
  larger.width = 700;
  check_equal_u64 (paint_matrix_set_options (matrix, &larger), BASE_OK);
  cairo_surface_destroy (surface);
  surface = new_surface (&larger);
  draw (matrix, surface, &frame, text);
  fresh = draw_anew (play, &larger, &frame, text);
  picture_check_equal (surface, fresh);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (fresh);
  paint_matrix_free (matrix);
  paint_text_free (text);
  play_free (play);
}

/* From one drawing to the next, 1/60 s later, heat moves by little. */
static void
heat_does_not_flash (const void *data)
{
  Play *play = play_new (PLAYS_30, 0);
  PaintText *text = picture_text ();
  PaintMatrix *matrix = new_matrix (play, &usual), *cold = new_matrix (play, &usual);
  PaintFrame frame = { play_seek (play, 100), 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  cairo_surface_t *before = new_surface (&usual), *behind = new_surface (&usual);

  (void) data;
  for (uint64_t i = 0; i < 40; i++)
    check_equal_u64 (
        paint_matrix_warm (matrix, play_seek (play, i % 2 == 0 ? 900 : 1400), 1 / 60.0), BASE_OK);
  frame.state = play_seek (play, 1400);
  draw (matrix, before, &frame, text);
  check_equal_u64 (paint_matrix_warm (matrix, frame.state, 1 / 60.0), BASE_OK);
  draw (matrix, behind, &frame, text);
  for (int y = 0; y < (int) usual.height; y++)
    for (int x = 0; x < (int) usual.width; x++)
      check_true (paint_contrast (picture_pixel (before, x, y), picture_pixel (behind, x, y))
                  < 1.5);
  draw (cold, behind, &frame, text);
  paint_matrix_cool (matrix);
  draw (matrix, before, &frame, text);
  picture_check_equal (before, behind);
  cairo_surface_destroy (before);
  cairo_surface_destroy (behind);
  paint_matrix_free (matrix);
  paint_matrix_free (cold);
  paint_text_free (text);
  play_free (play);
}

static void
any_size_and_zoom_is_drawn (const void *data)
{
  static const double sizes[] = { 1, 30, 120, 333, 800 };
  static const char *const all[] = { "nope", "knuth", PLAYS_30, "pentominoes:6x10", PLAYS_16X16 };
  PaintText *text = picture_text ();

  (void) data;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    {
      Play *play = play_new (all[i], 500);
      PaintMatrix *matrix = new_matrix (play, &usual);

      for (unsigned k = 0; k < 20; k++)
        {
          PaintStageOptions options = { sizes[k % 5], sizes[k / 4], 1.25, 1,    k & 1,
                                        k % 3 * 6,    0.9,          0.1,  false };
          PaintFrame frame = {
            .state = play_seek (play, player_end (play->player) / 2),
            .n_moving = 3,
            .phase = 0.4,
            .pointed = { 1, 1, 0 },
          };
          cairo_surface_t *surface = new_surface (&options);

          check_equal_u64 (paint_matrix_set_options (matrix, &options), BASE_OK);
          draw (matrix, surface, &frame, text);
          cairo_surface_destroy (surface);
        }
      paint_matrix_free (matrix);
      play_free (play);
    }
  paint_text_free (text);
}

static BaseStatus
try_all (const Play *play, const PaintFrame *frame, PaintText *text)
{
  PaintMatrix *matrix = NULL;
  PaintRect damage;
  BaseStatus status = paint_matrix_new (&play->paint, &matrix);

  if (status == BASE_OK)
    status = paint_matrix_settle (matrix, play->givens, play->n_givens);
  if (status == BASE_OK)
    status = paint_matrix_set_options (matrix, &usual);
  if (status == BASE_OK)
    status = paint_matrix_update (matrix, frame, paint_theme (PAINT_THEME_LIGHT), text, &damage);
  paint_matrix_free (matrix);
  return status;
}

static void
running_out_of_memory_is_a_status (const void *data)
{
  Play *play = play_new (PLAYS_4X4, 0);
  PaintFrame frame = { play_seek (play, 60), 2, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  bool failed = true;

  (void) data;
  for (size_t n = 1; failed; n++)
    {
      PaintText *text = picture_text ();
      BaseStatus status;

      failing_memory_arm (n);
      status = try_all (play, &frame, text);
      failed = failing_memory_disarm () >= n;
      check_equal_u64 (status, failed ? BASE_NO_MEMORY : BASE_OK);
      paint_text_free (text);
    }
  play_free (play);
}

int
main (void)
{
  check_claim ("/paint/matrix/same-frame-same-pixels/knuth", same_frame_same_pixels, &small);
  check_claim ("/paint/matrix/same-frame-same-pixels/queens", same_frame_same_pixels, &queens);
  check_claim ("/paint/matrix/same-frame-same-pixels/9x9", same_frame_same_pixels, &sudoku);
  check_claim ("/paint/matrix/same-frame-same-pixels/zoomed", same_frame_same_pixels, &zoomed);
  check_claim ("/paint/matrix/same-frame-same-pixels/close", same_frame_same_pixels, &close_by);
  check_claim ("/paint/matrix/same-frame-same-pixels/half-links", same_frame_same_pixels, &between);
  check_claim ("/paint/matrix/same-frame-same-pixels/presenting", same_frame_same_pixels, &shown);
  check_claim ("/paint/matrix/same-frame-same-pixels/names-without-sizes", same_frame_same_pixels,
               &wide);
  check_claim ("/paint/matrix/same-frame-same-pixels/bands", same_frame_same_pixels, &narrow);
  check_claim ("/paint/matrix/damage-is-enough/knuth", damage_is_enough, &small);
  check_claim ("/paint/matrix/damage-is-enough/queens", damage_is_enough, &queens);
  check_claim ("/paint/matrix/damage-is-enough/9x9", damage_is_enough, &sudoku);
  check_claim ("/paint/matrix/damage-is-enough/zoomed", damage_is_enough, &zoomed);
  check_claim ("/paint/matrix/damage-is-enough/close", damage_is_enough, &close_by);
  check_claim ("/paint/matrix/damage-is-enough/bands", damage_is_enough, &narrow);
  check_claim ("/paint/matrix/nothing-new-is-no-damage", nothing_new_is_no_damage, NULL);
  check_claim ("/paint/matrix/at-is-right/knuth", at_is_right, &small);
  check_claim ("/paint/matrix/at-is-right/queens", at_is_right, &queens);
  check_claim ("/paint/matrix/at-is-right/zoomed", at_is_right, &zoomed);
  check_claim ("/paint/matrix/at-is-right/close", at_is_right, &close_by);
  check_claim ("/paint/matrix/at-is-right/presenting", at_is_right, &shown);
  check_claim ("/paint/matrix/places-never-move", places_never_move, NULL);
  check_claim ("/paint/matrix/changes-happen-in-turn/knuth", changes_happen_in_turn, &small);
  check_claim ("/paint/matrix/changes-happen-in-turn/9x9", changes_happen_in_turn, &sudoku);
  check_claim ("/paint/matrix/groups-are-those-of-the-board", groups_are_those_of_the_board, NULL);
  check_claim ("/paint/matrix/every-group-is-labelled/queens", every_group_is_labelled, &queens);
  check_claim ("/paint/matrix/every-group-is-labelled/9x9", every_group_is_labelled, &sudoku);
  check_claim ("/paint/matrix/every-group-is-labelled/narrow", every_group_is_labelled, &narrow);
  check_claim ("/paint/matrix/what-is-settled-has-no-place", what_is_settled_has_no_place, NULL);
  check_claim ("/paint/matrix/a-theme-or-size-is-taken-up", a_theme_or_size_is_taken_up, NULL);
  check_claim ("/paint/matrix/heat-does-not-flash", heat_does_not_flash, NULL);
  check_claim ("/paint/matrix/any-size-and-zoom-is-drawn", any_size_and_zoom_is_drawn, NULL);
  check_claim ("/paint/matrix/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  return check_finish ();
}

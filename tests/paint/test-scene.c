/* The laws of every look of a scene: frames alone decide pixels, and everything drawn can be
 * pointed at. */
#include "check.h"
#include "cover-links.h"
#include "dances.h"
#include "failing-memory.h"

#include <stdlib.h>

static const char *const boards[] = {
  "1004000000000320", "latin:3",      "queens:5", "langford:4",
  "pentominoes:8x8",  "dominoes:3x4", "knuth",    "xcc",
};

#define N_BOARDS (sizeof boards / sizeof boards[0])

/* A picture of one frame that is drawn before another is not seen in it. */
static void
past_is_not_seen (const void *data)
{
  const PaintStageOptions options = dance_options (240, 200);
  PaintText *text = picture_text ();
  Dance dance = dance_new (data);
  PaintScene *fresh = dance_scene (&dance, &options), *used = dance_scene (&dance, &options);
  cairo_surface_t *one = dance_surface (&options), *other = dance_surface (&options);
  PaintFrame frame;

  for (uint64_t n = 42; n > 0; n -= 7)
    {
      frame = dance_go (&dance, PLAYER_TO_POSITION, n * 2);
      frame.n_moving = 1;
      frame.phase = 0.5;
      frame.pointed.item = (uint32_t) n % 3;
      dance_paint (used, other, &frame, PAINT_THEME_DARK, text);
    }
  frame = dance_go (&dance, PLAYER_TO_POSITION, 33);
  dance_paint (fresh, one, &frame, PAINT_THEME_LIGHT, text);
  dance_paint (used, other, &frame, PAINT_THEME_LIGHT, text);
  picture_check_equal (one, other);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  paint_scene_free (fresh);
  paint_scene_free (used);
  dance_clear (&dance);
  paint_text_free (text);
}

/* Where an item and an option are found together, the option has the item; and a node is the one of
 * both. */
static void
check_agrees (const Dance *dance, PaintPointed found)
{
  const CoverLinks *links = dance->links;
  uint32_t node = COVER_NONE;

  if (found.item == COVER_NONE || found.option == COVER_NONE)
    return;
  for (uint32_t i = links->first[found.option]; links->nodes[i].item != 0; i++)
    if (links->nodes[i].item == found.item + 1)
      node = i;
  check_true (node != COVER_NONE);
  check_true (found.node == COVER_NONE || found.node == node);
}

/* Marks all that is found anywhere in the picture. */
static void
look_everywhere (const Dance *dance, const PaintScene *scene, bool *items, bool *options)
{
  for (int y = 0; y < 600; y += 3)
    for (int x = 0; x < 800; x += 3)
      {
        const PaintPointed found = paint_scene_at (scene, x, y);

        check_agrees (dance, found);
        if (found.item != COVER_NONE)
          items[found.item] = true;
        if (found.option != COVER_NONE)
          options[found.option] = true;
      }
}

/* Which items have a place: all of a list's, else cells, and values in the tray. */
static bool
has_a_place (const Board *board, uint32_t item)
{
  return board_look (board) == BOARD_LOOK_LIST || board_item (board, item).kind == BOARD_ITEM_CELL
         || board_item (board, item).kind == BOARD_ITEM_VALUE;
}

/* Everything that was taken is found where it lies, and everything that has a place; of symbols and
 * queens each candidate too. */
static void
all_is_found (const void *data)
{
  const PaintStageOptions options = dance_options (800, 600);
  PaintText *text = picture_text ();
  Dance dance = dance_new (data);
  const Board *board = dance.painted.board;
  PaintScene *scene = dance_scene (&dance, &options);
  cairo_surface_t *surface = dance_surface (&options);
  const PaintFrame frame =
      dance_go (&dance, PLAYER_TO_DEAD_END, board_n_options (board) < 100 ? 0 : 1);
  const bool candidates = board_look (board) == BOARD_LOOK_SYMBOLS
                          || board_look (board) == BOARD_LOOK_QUEENS
                          || board_look (board) == BOARD_LOOK_LIST;
  bool *items = calloc (board_n_items (board), 1), *chosen = calloc (board_n_options (board), 1);

  dance_paint (scene, surface, &frame, PAINT_THEME_LIGHT, text);
  look_everywhere (&dance, scene, items, chosen);
  for (uint32_t item = 0; item < board_n_items (board); item++)
    check_true (items[item] == has_a_place (board, item));
  for (uint32_t i = 0; i < frame.state->n_frames; i++)
    if (frame.state->frames[i].taken)
      check_true (chosen[frame.state->frames[i].option]);
  for (uint32_t i = 0; i < board_n_options (board) && candidates; i++)
    check_true (player_state_option (frame.state, i).state != PLAYER_OPTION_OPEN || chosen[i]);
  check_true (paint_scene_at (scene, -1, 5).item == COVER_NONE);
  check_true (paint_scene_at (scene, 5, 600).option == COVER_NONE);
  free (items);
  free (chosen);
  cairo_surface_destroy (surface);
  paint_scene_free (scene);
  dance_clear (&dance);
  paint_text_free (text);
}

/* From a pixel to a wall, in every theme. */
static void
any_size_can_be_drawn (const void *data)
{
  static const double sizes[][3] = { { 1, 1, 1 },      { 17, 300, 1 },  { 300, 17, 1.25 },
                                     { 120, 90, 2.5 }, { 360, 240, 1 }, { 1000, 700, 1 } };
  PaintText *text = picture_text ();
  Dance dance = dance_new (data);
  const PaintFrame frame = dance_go (&dance, PLAYER_TO_POSITION, 25);

  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
    for (PaintThemeId theme = 0; theme < PAINT_THEMES; theme++)
      {
        PaintStageOptions options = dance_options (sizes[i][0], sizes[i][1]);
        PaintScene *scene;
        cairo_surface_t *surface;

        options.scale = sizes[i][2];
        options.presenting = theme == PAINT_THEME_DARK;
        options.zoom = theme == PAINT_THEME_PRINT ? 2.5 : 1;
        scene = dance_scene (&dance, &options);
        surface = dance_surface (&options);
        dance_paint (scene, surface, &frame, theme, text);
        check_true (picture_pixel (surface, 0, 0) != 0xff00ffff);
        cairo_surface_destroy (surface);
        paint_scene_free (scene);
      }
  dance_clear (&dance);
  paint_text_free (text);
}

/* In a zoomed picture, the thing searched for comes to the middle; a table that does not fit can be
 * moved to its end. */
static void
pan_leads_there (const void *data)
{
  PaintText *text = picture_text ();
  Dance dance = dance_new (data);
  const Board *board = dance.painted.board;
  const PaintFrame frame = dance_go (&dance, PLAYER_TO_POSITION, 25);
  PaintStageOptions options = dance_options (300, 200);
  PaintScene *scene;
  cairo_surface_t *surface = dance_surface (&options);
  double width, height;

  options.zoom = 8;
  scene = dance_scene (&dance, &options);
  paint_scene_extent (scene, &width, &height);
  check_true (width > 300 && height > 200);
  for (uint32_t i = 0; i < frame.state->n_frames; i++)
    if (frame.state->frames[i].taken)
      {
        const PaintPointed wanted = { COVER_NONE, frame.state->frames[i].option, COVER_NONE };
        bool *items = calloc (board_n_items (board), 1),
             *found = calloc (board_n_options (board), 1);

        check_true (paint_scene_find (scene, wanted, &options.pan_x, &options.pan_y));
        check_equal_u64 (paint_scene_set_options (scene, &options), BASE_OK);
        dance_paint (scene, surface, &frame, PAINT_THEME_LIGHT, text);
        look_everywhere (&dance, scene, items, found);
        check_true (found[wanted.option]);
        free (items);
        free (found);
      }
  cairo_surface_destroy (surface);
  paint_scene_free (scene);
  dance_clear (&dance);
  paint_text_free (text);
}

static BaseStatus
make (const Dance *dance, const PaintStageOptions *options)
{
  PaintScene *scene = NULL;
  BaseStatus status = paint_scene_new (&dance->painted, &scene);

  if (status == BASE_OK)
    status = paint_scene_set_options (scene, options);
  paint_scene_free (scene);
  return status;
}

static void
without_memory (const void *data)
{
  const PaintStageOptions options = dance_options (200, 200);
  Dance dance = dance_new (data);
  size_t n = 1, asked;

  do
    {
      BaseStatus status;

      failing_memory_arm (n);
      status = make (&dance, &options);
      asked = failing_memory_disarm ();
      check_equal_u64 (status, asked < n ? BASE_OK : BASE_NO_MEMORY);
    }
  while (asked >= n++);
  paint_scene_free (NULL);
  dance_clear (&dance);
}

static void
claim (const char *name, void (*test) (const void *data))
{
  char path[128];

  for (size_t i = 0; i < N_BOARDS; i++)
    {
      snprintf (path, sizeof path, "/paint/scene/%s/%s", name, i == 0 ? "4x4" : boards[i]);
      check_claim (path, test, boards[i]);
    }
}

int
main (void)
{
  claim ("past-is-not-seen", past_is_not_seen);
  claim ("all-is-found", all_is_found);
  claim ("any-size-can-be-drawn", any_size_can_be_drawn);
  claim ("pan-leads-there", pan_leads_there);
  claim ("without-memory", without_memory);
  return check_finish ();
}

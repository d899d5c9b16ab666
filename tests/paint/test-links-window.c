/* A window into large links shows the changes, in the same places for as long as possible. */
#include "base-random.h"
#include "check.h"
#include "cover-links.h"
#include "paint-links.h"
#include "pictures.h"
#include "plays.h"

#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *what;
  double width, height;
  bool presenting;
} Case;

static PaintStageOptions
options_of (const Case *scene)
{
  return (PaintStageOptions){
    .width = scene->width,
    .height = scene->height,
    .scale = 1,
    .text_scale = 1,
    .presenting = scene->presenting,
    .zoom = 1,
    .pan_x = 0.5,
    .pan_y = 0.5,
  };
}

static PaintLinks *
new_links (Play *play, const Case *scene)
{
  const PaintStageOptions options = options_of (scene);
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&play->paint, &links), BASE_OK);
  paint_links_set_following (links, true);
  paint_links_set_options (links, &options);
  return links;
}

static PaintFrame
frame_at (Play *play, uint64_t position)
{
  return (
      PaintFrame){ play_seek (play, position), 1, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
}

static bool
is_shown (const PaintLinks *links, uint32_t node)
{
  return paint_links_node_rect (links, node).width > 0;
}

/* The node of a link that was just changed is never left out; nor is the current item, or the
 * option being tried. */
static void
what_happens_is_shown (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 400);
  PaintLinks *links = new_links (play, scene);
  BaseRandom random = { .state = 5 };
  unsigned n_changes = 0;

  for (unsigned i = 0; i < (check_quick () ? 100 : 1500); i++)
    {
      const uint64_t position =
          play->n_givens + 1
          + base_random_next (&random) % (player_end (play->player) - play->n_givens);
      const PaintFrame frame = frame_at (play, position);
      const PlayerState *state = frame.state;
      const PlayerFrame *level = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
      uint32_t n_items, n_options;

      check_true (paint_links_leaves_out (links, &frame, &n_items, &n_options));
      check_true (n_items < state->links->n_items && n_options < state->links->n_options);
      check_true (n_items > 0 && n_options > 0);
      if (level != NULL && level->option != COVER_NONE)
        check_true (is_shown (links, level->node));
      if (state->operand == 0 || state->n_changes == 0 || state->changes[0].position != position)
        continue;
      check_true (is_shown (links, state->changes[0].event.node));
      n_changes++;
    }
  check_true (n_changes > 20);
  paint_links_free (links);
  play_free (play);
}

/* Wherever it is. */
static void
a_header_that_changed_is_shown (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 40);
  PaintLinks *links = new_links (play, scene);
  const uint64_t end = player_end (play->player);
  uint32_t n_items, n_options;
  unsigned n_changes = 0;

  for (uint64_t position = play->n_givens + 1; position <= end; position++)
    {
      const PaintFrame frame = frame_at (play, position);
      const PlayerState *state = frame.state;
      const uint32_t header = state->last.node;

      if (state->last.kind != COVER_EVENT_UNLINK_HEADER
          && state->last.kind != COVER_EVENT_RELINK_HEADER)
        continue;
      check_true (paint_links_leaves_out (links, &frame, &n_items, &n_options));
      check_true (is_shown (links, header));
      n_changes++;
    }
  check_true (n_changes > 20);
  paint_links_free (links);
  play_free (play);
}

typedef struct
{
  uint32_t shown[64];
  PaintRect rects[64];
  unsigned n;
} Places;

static Places
see_places (const PaintLinks *links, const CoverLinks *all)
{
  Places places = { .n = 0 };

  for (uint32_t node = 1; node < all->n_nodes && places.n < 64; node++)
    if (all->nodes[node].item != 0 && is_shown (links, node))
      {
        places.shown[places.n] = node;
        places.rects[places.n++] = paint_links_node_rect (links, node);
      }
  return places;
}

/* In an operation places stay, whatever links are written; where its list is too long, a page is
 * turned with an option that is announced, and few are. */
static void
places_stay_in_an_operation (const void *data)
{
  const Case *scene = data;
  Play *play = play_new (scene->what, 60);
  PaintLinks *links = new_links (play, scene);
  Places before = { .n = 0 };
  uint32_t operand = 0, n_items, n_options;
  unsigned n_moved = 0, n_kept = 0;

  for (uint64_t position = play->n_givens; position < player_end (play->player); position++)
    {
      const PaintFrame frame = frame_at (play, position);
      Places now;

      check_true (paint_links_leaves_out (links, &frame, &n_items, &n_options));
      now = see_places (links, frame.state->links);
      if (operand != 0 && frame.state->operand == operand)
        {
          const CoverEventKind kind = frame.state->last.kind;
          const bool moved = memcmp (&now, &before, sizeof now) != 0;

          check_true (!moved || kind == COVER_EVENT_HIDE || kind == COVER_EVENT_UNHIDE);
          n_kept++;
          n_moved += moved;
        }
      before = now;
      operand = frame.state->operand;
    }
  check_true (n_kept > 100);
  check_true (n_moved * 20 < n_kept);
  paint_links_free (links);
  play_free (play);
}

/* Counts how often the part shown changes from frame to frame; the last change is always shown. */
static unsigned
count_turns (Play *play, PaintLinks *links)
{
  Places before = { .n = 0 };
  unsigned n_turns = 0;

  for (uint64_t position = play->n_givens + 1; position < player_end (play->player); position++)
    {
      const PaintFrame frame = frame_at (play, position);
      const CoverEventKind kind = frame.state->last.kind;
      const uint32_t node = frame.state->last.node;
      uint32_t n_items, n_options;
      Places now;

      check_true (paint_links_leaves_out (links, &frame, &n_items, &n_options));
      if (kind == COVER_EVENT_UNLINK || kind == COVER_EVENT_RELINK
          || kind == COVER_EVENT_UNLINK_HEADER || kind == COVER_EVENT_RELINK_HEADER)
        check_true (is_shown (links, node));
      now = see_places (links, frame.state->links);
      n_turns += memcmp (now.shown, before.shown, sizeof now.shown) != 0;
      before = now;
    }
  return n_turns;
}

static void
plan (Play *play, PaintLinks *links)
{
  const uint64_t end = player_end (play->player);

  check_equal_u64 (paint_links_plan_begin (links), BASE_OK);
  for (uint64_t position = play->n_givens + 1; position < end; position++)
    check_equal_u64 (paint_links_plan_add (links, play_seek (play, position)), BASE_OK);
  check_equal_u64 (paint_links_plan_end (links, play_seek (play, end)), BASE_OK);
}

/* Frames that are known beforehand show another part less often, and all that happens in them. */
static void
a_plan_turns_less_often (const void *data)
{
  const Case *scene = data;
  PaintStageOptions options = options_of (scene);
  Play *play = play_new (scene->what, 12);
  PaintLinks *links = new_links (play, scene);
  const unsigned unplanned = count_turns (play, links);
  unsigned planned;

  plan (play, links);
  planned = count_turns (play, links);
  check_true (planned > 1 && planned * 5 < unplanned * 4);
  /* In another size it is as if there were none. */
  options.width += 1;
  paint_links_set_options (links, &options);
  check_true (count_turns (play, links) > planned);
  paint_links_free (links);
  play_free (play);
}

/* For every frame drawn before. */
static void
same_frame_same_pixels (const void *data)
{
  const Case *scene = data;
  const PaintStageOptions options = options_of (scene);
  Play *play = play_new (scene->what, 400);
  PaintText *text = picture_text ();
  PaintLinks *used = new_links (play, scene);

  for (uint64_t i = 1; i < 8; i++)
    {
      const PaintFrame frame = frame_at (play, player_end (play->player) * i / 8);
      PaintLinks *fresh = new_links (play, scene);
      cairo_surface_t *surfaces[2];

      for (unsigned k = 0; k < 2; k++)
        {
          cairo_t *cr;

          surfaces[k] = picture_surface ((PaintBoardOptions){ .width = options.width,
                                                              .height = options.height,
                                                              .scale = options.scale,
                                                              .text_scale = 1 });
          cr = cairo_create (surfaces[k]);
          check_equal_u64 (paint_links_draw (k == 0 ? used : fresh, cr, &frame,
                                             paint_theme (PAINT_THEME_LIGHT), text),
                           BASE_OK);
          cairo_destroy (cr);
        }
      picture_check_equal (surfaces[0], surfaces[1]);
      cairo_surface_destroy (surfaces[0]);
      cairo_surface_destroy (surfaces[1]);
      paint_links_free (fresh);
    }
  paint_links_free (used);
  paint_text_free (text);
  play_free (play);
}

/* Links that can be read as a whole are shown as a whole; and so is a zoomed part. */
static void
nothing_is_left_out_where_all_can_be_read (const void *data)
{
  static const Case small = { "knuth", 640, 480, false }, large = { PLAYS_INKALA, 640, 480, false };
  PaintStageOptions options = options_of (&large);
  Play *play = play_new (small.what, 100);
  PaintLinks *links = new_links (play, &small);
  PaintFrame frame = frame_at (play, 20);
  uint32_t n_items, n_options;

  (void) data;
  check_true (!paint_links_leaves_out (links, &frame, &n_items, &n_options));
  check_equal_u64 (n_items, 7);
  check_equal_u64 (n_options, 6);
  paint_links_free (links);
  play_free (play);
  play = play_new (large.what, 100);
  links = new_links (play, &large);
  frame = frame_at (play, 200);
  check_true (paint_links_leaves_out (links, &frame, &n_items, &n_options));
  options.zoom = 3;
  paint_links_set_options (links, &options);
  check_true (!paint_links_leaves_out (links, &frame, &n_items, &n_options));
  check_equal_u64 (n_items, 324);
  paint_links_free (links);
  play_free (play);
}

int
main (void)
{
  static const Case planned = { "queens", 1280, 660, false };
  static const Case cases[] = {
    { PLAYS_INKALA, 920, 760, false },       { PLAYS_INKALA, 1400, 700, true },
    { "queens:8", 920, 560, false },         { "pentominoes:6x10", 920, 760, false },
    { "pentominoes:6x10", 420, 320, false }, { "pentominoes:6x10", 240, 160, false },
  };

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/paint/links/window/what-happens-is-shown/%u", i);
      check_claim (name, what_happens_is_shown, &cases[i]);
      snprintf (name, sizeof name, "/paint/links/window/a-header-that-changed-is-shown/%u", i);
      check_claim (name, a_header_that_changed_is_shown, &cases[i]);
      snprintf (name, sizeof name, "/paint/links/window/same-frame-same-pixels/%u", i);
      check_claim (name, same_frame_same_pixels, &cases[i]);
    }
  check_claim ("/paint/links/window/places-stay-in-an-operation/9x9", places_stay_in_an_operation,
               &cases[0]);
  check_claim ("/paint/links/window/places-stay-in-an-operation/queens",
               places_stay_in_an_operation, &cases[2]);
  check_claim ("/paint/links/window/a-plan-turns-less-often/queens", a_plan_turns_less_often,
               &planned);
  check_claim ("/paint/links/window/nothing-is-left-out-where-all-can-be-read",
               nothing_is_left_out_where_all_can_be_read, NULL);
  return check_finish ();
}

/* The laws of the links picture: it shows the links and nothing else, the same way every time. */
#include "check.h"
#include "failing-memory.h"
#include "links-dances.h"
#include "paint-links-private.h"
#include "pictures.h"

#include <malloc.h>
#include <string.h>

static const PaintTheme *
light (void)
{
  return paint_theme (PAINT_THEME_LIGHT);
}

static bool
is_same (cairo_surface_t *a, cairo_surface_t *b)
{
  size_t size =
      (size_t) cairo_image_surface_get_stride (a) * (size_t) cairo_image_surface_get_height (a);

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

static bool
step (Player *player)
{
  return player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD) == PLAYER_ARRIVED;
}

static bool
changes (const PlayerState *state)
{
  return state->n_changes > 0 && state->changes[0].position == state->position;
}

/* Colouring is announced by the change of the colour itself: its item is marked from the beginning
 * of that change. */
static bool
announces_itself (CoverEventKind kind)
{
  return kind == COVER_EVENT_PURIFY || kind == COVER_EVENT_UNPURIFY;
}

/* After each change of a run its first phase is the picture of the position before, and from the
 * last phase on nothing of the past is left. */
static void
phases_begin_and_end_with_the_steps (const void *data)
{
  LinksDance dance = links_dance_new (data);
  PaintText *text = picture_text ();
  cairo_surface_t *before = links_dance_paint (&dance, links_dance_options (),
                                               links_dance_frame (&dance, 0, 1), light (), text);
  unsigned n = 0;

  while (step (dance.player) && n < (check_quick () ? 30 : 400))
    {
      PaintFrame start = links_dance_frame (&dance, 1, 0), end = links_dance_frame (&dance, 1, 1);

      if (changes (start.state) && !announces_itself (start.state->last.kind))
        {
          cairo_surface_t *first =
              links_dance_paint (&dance, links_dance_options (), start, light (), text);

          picture_check_equal (first, before);
          check_equal_u64 (paint_links_view (&end).n_past, 0);
          cairo_surface_destroy (first);
          n++;
        }
      cairo_surface_destroy (before);
      before = links_dance_paint (&dance, links_dance_options (), links_dance_frame (&dance, 0, 1),
                                  light (), text);
    }
  check_true (n > 20);
  cairo_surface_destroy (before);
  paint_text_free (text);
  links_dance_clear (&dance);
}

/* Several changes under way: each share of the phase is one of them, the oldest first. */
static void
changes_take_turns (const void *data)
{
  LinksDance dance = links_dance_new ("knuth");
  PaintText *text = picture_text ();
  cairo_surface_t *pictures[4];

  (void) data;
  for (unsigned i = 0; i < 4; i++)
    {
      /* A is covered: its header leaves, then D and G of option 2, then D of option 4. */
      static const uint64_t positions[] = { 3, 5, 6, 8 };

      check_equal_u64 (player_seek (dance.player, positions[i]), BASE_OK);
      pictures[i] = links_dance_paint (&dance, links_dance_options (),
                                       links_dance_frame (&dance, 1, 0.5), light (), text);
    }
  for (unsigned i = 0; i < 4; i++)
    {
      cairo_surface_t *turn =
          links_dance_paint (&dance, links_dance_options (),
                             links_dance_frame (&dance, 4, (i + 0.5) / 4), light (), text);

      picture_check_equal (turn, pictures[i]);
      cairo_surface_destroy (turn);
      cairo_surface_destroy (pictures[i]);
    }
  paint_text_free (text);
  links_dance_clear (&dance);
}

static void
what_was_drawn_before_does_not_matter (const void *data)
{
  LinksDance dance = links_dance_new ("knuth"), other = links_dance_new ("knuth");
  PaintText *text = picture_text (), *fresh = picture_text ();
  cairo_surface_t *once, *again;

  (void) data;
  check_equal_u64 (player_seek (other.player, 5), BASE_OK);
  once = links_dance_paint (&other, links_dance_options (), links_dance_frame (&other, 1, 0.6),
                            light (), fresh);
  for (uint64_t position = 0; position < 60; position += 7)
    {
      PaintStageOptions options = links_dance_options ();

      check_equal_u64 (player_seek (dance.player, position), BASE_OK);
      options.zoom = 1 + 0.3 * (double) position;
      cairo_surface_destroy (links_dance_paint (&dance, options, links_dance_frame (&dance, 2, 0.3),
                                                paint_theme (PAINT_THEME_DARK), text));
    }
  check_equal_u64 (player_seek (dance.player, 5), BASE_OK);
  again = links_dance_paint (&dance, links_dance_options (), links_dance_frame (&dance, 1, 0.6),
                             light (), text);
  picture_check_equal (again, once);
  cairo_surface_destroy (once);
  cairo_surface_destroy (again);
  paint_text_free (text);
  paint_text_free (fresh);
  links_dance_clear (&dance);
  links_dance_clear (&other);
}

/* ---- clips ---- */

/* Cairo rounds the edges of curves that a clip cuts off: of 255, off by less than an eye can
 * see. */
#define MOST_OFF 16

static void
check_close (cairo_surface_t *a, cairo_surface_t *b)
{
  unsigned worst = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      for (unsigned shift = 8; shift < 32; shift += 8)
        {
          int one = picture_pixel (a, x, y) >> shift & 0xff;
          int other = picture_pixel (b, x, y) >> shift & 0xff;
          unsigned by = (unsigned) (one > other ? one - other : other - one);

          worst = by > worst ? by : worst;
        }
  if (worst > MOST_OFF)
    fprintf (stderr, "# off by up to %u\n", worst);
  check_true (worst <= MOST_OFF);
}

static void
check_tiles (const LinksDance *dance, PaintStageOptions options, PaintFrame frame, PaintText *text)
{
  PaintBoardOptions size = {
    .width = options.width, .height = options.height, .scale = options.scale, .text_scale = 1
  };
  cairo_surface_t *whole = links_dance_paint (dance, options, frame, light (), text);
  cairo_surface_t *tiled = picture_surface (size);
  cairo_t *cr = cairo_create (tiled);

  for (double y = 0; y < options.height; y += 66)
    for (double x = 0; x < options.width; x += 70)
      {
        cairo_save (cr);
        cairo_rectangle (cr, x, y, 70, 66);
        cairo_clip (cr);
        check_equal_u64 (paint_links_draw (dance->picture, cr, &frame, light (), text), BASE_OK);
        cairo_restore (cr);
      }
  check_close (tiled, whole);
  cairo_destroy (cr);
  cairo_surface_destroy (tiled);
  cairo_surface_destroy (whole);
}

static void
tiles_make_the_whole (const void *data)
{
  LinksDance dance = links_dance_new (data);
  PaintText *text = picture_text ();

  for (uint64_t position = 0; position <= 60; position += 12)
    for (unsigned way = 0; way < 3; way++)
      {
        PaintStageOptions options = links_dance_options ();
        PaintFrame frame;

        check_equal_u64 (player_seek (dance.player, position), BASE_OK);
        frame = links_dance_frame (&dance, 1, 0.25 + 0.01 * (double) position);
        options.presenting = way == 1;
        paint_links_set_options (dance.picture, &options);
        if (way == 2)
          paint_links_focus (dance.picture, &frame, &options.zoom, &options.pan_x, &options.pan_y);
        check_tiles (&dance, options, frame, text);
      }
  paint_text_free (text);
  links_dance_clear (&dance);
}

/* ---- arrows are links ---- */

/* Some other place in the same ring. */
static uint32_t
something_else (const CoverLinks *links, LinksField field, uint32_t index, uint32_t value)
{
  if (field == LINKS_LEFT || field == LINKS_RIGHT)
    return value == 0 ? 3 : 0;
  return value == links->nodes[index].item ? links->nodes[value].down : links->nodes[index].item;
}

static uint32_t *
number_of (CoverLinks *links, LinksField field, uint32_t index)
{
  switch (field)
    {
    case LINKS_UP:
      return &links->nodes[index].up;
    case LINKS_DOWN:
      return &links->nodes[index].down;
    case LINKS_LEFT:
      return &links->left[index];
    default:
      return &links->right[index];
    }
}

static void
check_shows (const LinksDance *dance,
             PaintFrame frame,
             CoverLinks *links,
             LinksField field,
             uint32_t index,
             cairo_surface_t *whole,
             PaintText *text)
{
  uint32_t *number = number_of (links, field, index), value = *number;
  cairo_surface_t *other;

  *number = something_else (links, field, index, value);
  if (*number == value)
    return;
  other = links_dance_paint (dance, links_dance_options (), frame, light (), text);
  check_true (!is_same (other, whole));
  cairo_surface_destroy (other);
  *number = value;
  other = links_dance_paint (dance, links_dance_options (), frame, light (), text);
  check_true (is_same (other, whole));
  cairo_surface_destroy (other);
}

/* Each number in the links, changed alone, changes the picture. */
static void
every_link_is_read (const void *data)
{
  LinksDance dance = links_dance_new ("knuth");
  PaintText *text = picture_text ();
  const uint64_t *position = data;
  PlayerState state;
  PaintFrame frame;
  CoverLinks *links;
  cairo_surface_t *whole;

  check_equal_u64 (player_seek (dance.player, *position), BASE_OK);
  state = *player_state (dance.player);
  links = cover_links_copy (state.links);
  check_true (links != NULL);
  state.links = links;
  frame = (PaintFrame){ &state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };
  whole = links_dance_paint (&dance, links_dance_options (), frame, light (), text);
  for (uint32_t node = 1; node < links->n_nodes; node++)
    if (links->nodes[node].item != 0)
      {
        check_shows (&dance, frame, links, LINKS_UP, node, whole, text);
        check_shows (&dance, frame, links, LINKS_DOWN, node, whole, text);
      }
  for (uint32_t header = 0; header <= links->n_primary; header++)
    {
      check_shows (&dance, frame, links, LINKS_LEFT, header, whole, text);
      check_shows (&dance, frame, links, LINKS_RIGHT, header, whole, text);
    }
  cairo_surface_destroy (whole);
  cover_links_free (links);
  paint_text_free (text);
  links_dance_clear (&dance);
}

/* ---- what lies where ---- */

static PaintPointed
at_middle (const PaintLinks *picture, PaintRect rect)
{
  return paint_links_at (picture, rect.x + rect.width / 2, rect.y + rect.height / 2);
}

static void
check_places (const LinksDance *dance, PaintStageOptions options)
{
  const CoverLinks *links = dance->links;
  unsigned n_seen = 0;

  paint_links_set_options (dance->picture, &options);
  for (uint32_t node = 0; node < links->n_nodes; node++)
    {
      PaintRect rect = paint_links_node_rect (dance->picture, node);
      PaintPointed found = at_middle (dance->picture, rect);

      check_true ((rect.width > 0) == (node > 0 && links->nodes[node].item != 0));
      if (rect.width <= 0 || found.item == COVER_NONE)
        continue;
      if (options.zoom > 1 && node > links->n_items && found.node == COVER_NONE)
        continue; /* panned under a tab */
      n_seen++;
      check_equal_u64 (found.item, links->nodes[node].item - 1);
      check_equal_u64 (found.node, node > links->n_items ? node : COVER_NONE);
      check_equal_u64 (found.option,
                       node > links->n_items ? cover_links_option (links, node) : COVER_NONE);
    }
  if (options.zoom <= 1)
    check_equal_u64 (n_seen, links->n_nodes - links->n_options - 2);
  check_true (n_seen > 0);
}

static void
pointing_finds_what_is_drawn (const void *data)
{
  LinksDance dance = links_dance_new (data);
  PaintStageOptions options = links_dance_options ();

  options.width = 900;
  options.height = 700;
  check_places (&dance, options);
  options.scale = 2;
  check_places (&dance, options);
  options.zoom = 3;
  options.pan_x = 0.2;
  check_places (&dance, options);
  check_equal_u64 (paint_links_at (dance.picture, -1, 5).item, COVER_NONE);
  check_equal_u64 (paint_links_at (dance.picture, 901, 5).item, COVER_NONE);
  links_dance_clear (&dance);
}

static void
names_at_the_edge_are_options (const void *data)
{
  LinksDance dance = links_dance_new ("knuth");
  PaintStageOptions options = links_dance_options ();

  (void) data;
  paint_links_set_options (dance.picture, &options);
  for (uint32_t option = 0; option < dance.links->n_options; option++)
    {
      PaintRect rect = paint_links_node_rect (dance.picture, dance.links->first[option]);
      PaintPointed found =
          paint_links_at (dance.picture, dance.picture->grid.edge_x - 5, rect.y + rect.height / 2);

      check_equal_u64 (found.option, option);
      check_equal_u64 (found.item, COVER_NONE);
      check_equal_u64 (found.node, COVER_NONE);
    }
  links_dance_clear (&dance);
}

/* In a room far too small for the whole. */
static void
focus_brings_into_view (const void *data)
{
  LinksDance dance = links_dance_new ("queens8");
  PaintStageOptions options = links_dance_options ();

  (void) data;
  for (uint64_t position = 3; position < 300; position += 11)
    {
      PaintFrame frame;
      PaintRect rect;

      check_equal_u64 (player_seek (dance.player, position), BASE_OK);
      frame = links_dance_frame (&dance, 1, 1);
      options.zoom = 1;
      paint_links_set_options (dance.picture, &options);
      paint_links_focus (dance.picture, &frame, &options.zoom, &options.pan_x, &options.pan_y);
      paint_links_set_options (dance.picture, &options);
      rect = paint_links_node_rect (dance.picture, frame.state->changes[0].event.node);
      check_true (rect.x >= 0 && rect.x + rect.width <= options.width);
      check_true (rect.y >= 0 && rect.y + rect.height <= options.height);
      check_true (rect.width >= 20);
    }
  links_dance_clear (&dance);
}

/* ---- resources ---- */

static void
the_cairo_is_left_as_it_was (const void *data)
{
  LinksDance dance = links_dance_new ("xcc");
  PaintText *text = picture_text ();
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = 420, .height = 330, .scale = 1, .text_scale = 1 });
  cairo_t *cr = cairo_create (surface);
  PaintFrame frame;
  cairo_matrix_t before, after;
  double x, y, right, bottom;

  (void) data;
  check_equal_u64 (player_seek (dance.player, 19), BASE_OK);
  frame = links_dance_frame (&dance, 1, 0.5);
  cairo_translate (cr, 3, 4);
  cairo_rectangle (cr, 10, 10, 200, 200);
  cairo_clip (cr);
  cairo_get_matrix (cr, &before);
  check_equal_u64 (paint_links_draw (dance.picture, cr, &frame, light (), text), BASE_OK);
  cairo_get_matrix (cr, &after);
  cairo_clip_extents (cr, &x, &y, &right, &bottom);
  check_equal_memory (&after, &before, sizeof before);
  check_true (x == 10 && y == 10 && right == 210 && bottom == 210);
  check_true (cairo_get_line_width (cr) == 2.0);
  check_equal_u64 ((uint64_t) cairo_get_dash_count (cr), 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  paint_text_free (text);
  links_dance_clear (&dance);
}

static void
no_memory_for_a_picture_is_no_picture (const void *data)
{
  LinksDance dance = links_dance_new ("knuth");
  PaintLinks *made = NULL;
  BaseStatus status;

  (void) data;
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = paint_links_new (&dance.shown, &made);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_true (made == NULL);
    }
  check_equal_u64 (status, BASE_OK);
  paint_links_free (made);
  links_dance_clear (&dance);
}

/* The picture is then incomplete; the next one is not.  Only the text cache grows: nothing of ours
 * does. */
static void
running_out_of_memory_is_a_status (const void *data)
{
  LinksDance dance = links_dance_new ("knuth");
  PaintText *known = picture_text ();
  PaintFrame frame = links_dance_frame (&dance, 0, 1);
  cairo_surface_t *whole =
      links_dance_paint (&dance, links_dance_options (), frame, light (), known);
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = 420, .height = 330, .scale = 1, .text_scale = 1 });
  cairo_t *cr = cairo_create (surface);
  bool more = true;

  (void) data;
  for (size_t n = 1; more; n++)
    {
      PaintText *text = picture_text ();
      BaseStatus status;

      failing_memory_arm (n);
      status = paint_links_draw (dance.picture, cr, &frame, light (), text);
      more = failing_memory_disarm () >= n;
      check_equal_u64 (status, more ? BASE_NO_MEMORY : BASE_OK);
      check_equal_u64 (paint_links_draw (dance.picture, cr, &frame, light (), text), BASE_OK);
      picture_check_equal (surface, whole);
      paint_text_free (text);
    }
  failing_memory_arm (0);
  cairo_surface_destroy (
      links_dance_paint (&dance, links_dance_options (), frame, light (), known));
  check_equal_u64 (failing_memory_disarm (), 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (whole);
  paint_text_free (known);
  links_dance_clear (&dance);
}

/* ---- colours ---- */

static void
text_can_be_read (const void *data)
{
  const PaintTheme *theme = paint_theme (*(const PaintThemeId *) data);
  const PaintColour lit = paint_blend (theme->ground, theme->fills[PAINT_FILL_SAME]);
  const PaintColour grounds[] = { theme->thick, theme->thin, theme->signs[PAINT_SIGN_ACCENT] };

  check_true (paint_contrast (theme->label, theme->ground) >= theme->text_contrast);
  check_true (paint_contrast (theme->label, lit) >= 4.5);
  check_true (paint_contrast (theme->inks[PAINT_INK_GIVEN], theme->ground) >= theme->text_contrast);
  check_true (paint_contrast (theme->inks[PAINT_INK_GIVEN], lit) >= theme->text_contrast);
  for (unsigned i = 0; i < 3; i++)
    check_true (paint_contrast (paint_ink_on (grounds[i]), grounds[i]) >= 4.5);
}

static void
arrows_stand_out (const void *data)
{
  const PaintTheme *theme = paint_theme (*(const PaintThemeId *) data);
  const PaintColour lit = paint_blend (theme->ground, theme->fills[PAINT_FILL_SAME]);
  const PaintColour lines[] = { theme->thick, theme->label, theme->thin,
                                theme->signs[PAINT_SIGN_ACCENT], theme->signs[PAINT_SIGN_BAD] };

  for (unsigned i = 0; i < 5; i++)
    {
      check_true (paint_contrast (lines[i], theme->ground) >= 3);
      check_true (paint_contrast (lines[i], lit) >= 3);
    }
}

int
main (void)
{
  static const uint64_t start = 0, middle = 30;
  static const PaintThemeId ids[PAINT_THEMES] = { PAINT_THEME_LIGHT, PAINT_THEME_DARK,
                                                  PAINT_THEME_HIGH_CONTRAST, PAINT_THEME_PRINT };

  check_claim ("/paint/links/phases-begin-and-end-with-the-steps/knuth",
               phases_begin_and_end_with_the_steps, "knuth");
  check_claim ("/paint/links/phases-begin-and-end-with-the-steps/xcc",
               phases_begin_and_end_with_the_steps, "xcc");
  check_claim ("/paint/links/phases-begin-and-end-with-the-steps/queens4",
               phases_begin_and_end_with_the_steps, "queens4");
  check_claim ("/paint/links/changes-take-turns", changes_take_turns, NULL);
  check_claim ("/paint/links/what-was-drawn-before-does-not-matter",
               what_was_drawn_before_does_not_matter, NULL);
  check_claim ("/paint/links/tiles-make-the-whole/knuth", tiles_make_the_whole, "knuth");
  check_claim ("/paint/links/tiles-make-the-whole/xcc", tiles_make_the_whole, "xcc");
  check_claim ("/paint/links/tiles-make-the-whole/queens8", tiles_make_the_whole, "queens8");
  check_claim ("/paint/links/every-link-is-read/start", every_link_is_read, &start);
  check_claim ("/paint/links/every-link-is-read/middle", every_link_is_read, &middle);
  check_claim ("/paint/links/pointing-finds-what-is-drawn/knuth", pointing_finds_what_is_drawn,
               "knuth");
  check_claim ("/paint/links/pointing-finds-what-is-drawn/queens8", pointing_finds_what_is_drawn,
               "queens8");
  check_claim ("/paint/links/names-at-the-edge-are-options", names_at_the_edge_are_options, NULL);
  check_claim ("/paint/links/focus-brings-into-view", focus_brings_into_view, NULL);
  check_claim ("/paint/links/the-cairo-is-left-as-it-was", the_cairo_is_left_as_it_was, NULL);
  check_claim ("/paint/links/no-memory-for-a-picture-is-no-picture",
               no_memory_for_a_picture_is_no_picture, NULL);
  check_claim ("/paint/links/running-out-of-memory-is-a-status", running_out_of_memory_is_a_status,
               NULL);
  for (unsigned i = 0; i < PAINT_THEMES; i++)
    {
      static const char *const names[][2] = {
        { "/paint/links/text-can-be-read/light", "/paint/links/arrows-stand-out/light" },
        { "/paint/links/text-can-be-read/dark", "/paint/links/arrows-stand-out/dark" },
        { "/paint/links/text-can-be-read/high-contrast",
          "/paint/links/arrows-stand-out/high-contrast" },
        { "/paint/links/text-can-be-read/print", "/paint/links/arrows-stand-out/print" },
      };

      check_claim (names[i][0], text_can_be_read, &ids[i]);
      check_claim (names[i][1], arrows_stand_out, &ids[i]);
    }
  return check_finish ();
}

/* The words on tabs can be read: complete, without overlaps, and with the part that distinguishes a
 * name. */
#include "check.h"
#include "paint-links.h"
#include "pictures.h"
#include "player-links.h"
#include "plays.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *what;
  double width, height;
  bool presenting;
  double letters; /* their least size */
} Case;

typedef struct
{
  char text[64];
  double left, right, baseline, size;
} Word;

typedef struct
{
  Word words[4096];
  size_t n;
} Page;

static bool
see_word (void *data, cairo_t *cr, const PaintWord *word)
{
  Page *page = data;
  double x = word->x, y = word->baseline;

  check_true (page->n < 4096);
  cairo_user_to_device (cr, &x, &y);
  page->words[page->n] = (Word){ "", x - word->extents.advance / 2, x + word->extents.advance / 2,
                                 y, word->font.size };
  snprintf (page->words[page->n++].text, 64, "%s", word->string);
  return true;
}

static bool
is_on (const Word *word, PaintRect tab)
{
  const double middle = (word->left + word->right) / 2;

  return middle > tab.x && middle < tab.x + tab.width && word->baseline > tab.y
         && word->baseline < tab.y + 1.6 * tab.height;
}

/* Returns the last word, behind a number that distinguishes the name. */
static const char *
last_word (const char *name)
{
  const char *space = strrchr (name, ' ');

  return space != NULL ? space + 1 : name;
}

static bool
ends_with (const char *text, const char *end)
{
  const size_t n = strlen (text), n_end = strlen (end);

  return n >= n_end && strcmp (text + n - n_end, end) == 0;
}

static void
check_tab (const Page *page,
           const PlayerState *state,
           uint32_t item,
           PaintRect tab,
           const char *name,
           double letters)
{
  char size[16];
  bool named = false, sized = false;

  snprintf (size, sizeof size, "%u", player_state_size (state, item));
  for (size_t i = 0; i < page->n; i++)
    {
      const Word *word = &page->words[i];

      if (!is_on (word, tab))
        continue;
      named |= ends_with (word->text, last_word (name));
      sized |= strcmp (word->text, size) == 0;
      check_true (word->size >= letters);
      check_true (word->left >= tab.x - 1 && word->right <= tab.x + tab.width + 1);
      for (size_t j = 0; j < i; j++)
        if (is_on (&page->words[j], tab) && fabs (page->words[j].baseline - word->baseline) < 2)
          check_true (page->words[j].right <= word->left + 1
                      || word->right <= page->words[j].left + 1);
    }
  check_true (named && sized);
}

static void
see_page (Page *page,
          PaintLinks *links,
          const Case *scene,
          const PaintFrame *frame,
          PaintText *text)
{
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = scene->width, .height = scene->height, .scale = 1 });
  cairo_t *cr = cairo_create (surface);

  page->n = 0;
  paint_text_set_teller (text, see_word, page);
  check_equal_u64 (paint_links_draw (links, cr, frame, paint_theme (PAINT_THEME_LIGHT), text),
                   BASE_OK);
  paint_text_set_teller (text, NULL, NULL);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
all_is_said_and_apart (const void *data)
{
  static Page page;
  const Case *scene = data;
  const PaintStageOptions options = { .width = scene->width,
                                      .height = scene->height,
                                      .scale = 1,
                                      .text_scale = 1,
                                      .zoom = 1,
                                      .presenting = scene->presenting };
  Play *play = play_new (scene->what, 60);
  PaintText *text = picture_text ();
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&play->paint, &links), BASE_OK);
  paint_links_set_options (links, &options);
  paint_links_set_following (links, true);
  for (uint64_t i = 1; i < 40; i++)
    {
      const PlayerState *state = play_seek (play, player_end (play->player) * i / 40);
      const PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };

      see_page (&page, links, scene, &frame, text);
      for (uint32_t item = 0; item < state->links->n_items; item++)
        {
          const PaintRect tab = paint_links_find (
              links, (PaintPointed){ .item = item, .option = COVER_NONE, .node = COVER_NONE });

          if (tab.width > 0)
            check_tab (&page, state, item, tab, play->item_names[item], scene->letters);
        }
    }
  paint_links_free (links);
  paint_text_free (text);
  play_free (play);
}

static const Case queens = { "queens:8", 1300, 900, false, 0 };
static const Case small = { "queens:8", 860, 480, false, 0 };
static const Case pentominoes = { "pentominoes:6x10", 1300, 900, false, 0 };
static const Case narrow = { "pentominoes:6x10", 760, 420, false, 0 };
/* As on a screen of 1366 by 768, where its 12 items and 18 options all have room. */
static const Case langford = { "langford:4", 1000, 530, false, 10 };
static const Case presented = { "pentominoes:6x10", 1366, 700, true, 0 };

int
main (void)
{
  check_claim ("/paint/links/tabs/all-is-said-and-apart/queens", all_is_said_and_apart, &queens);
  check_claim ("/paint/links/tabs/all-is-said-and-apart/small", all_is_said_and_apart, &small);
  check_claim ("/paint/links/tabs/all-is-said-and-apart/pentominoes", all_is_said_and_apart,
               &pentominoes);
  check_claim ("/paint/links/tabs/all-is-said-and-apart/narrow", all_is_said_and_apart, &narrow);
  check_claim ("/paint/links/tabs/all-is-said-and-apart/presented", all_is_said_and_apart,
               &presented);
  check_claim ("/paint/links/tabs/all-is-said-and-apart/letters-of-ten-pixels",
               all_is_said_and_apart, &langford);
  return check_finish ();
}

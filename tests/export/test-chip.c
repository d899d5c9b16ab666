/* The chip of a picture: the step in a few words, in a strip of its own. */
#include "check.h"
#include "export-chip.h"
#include "export-picture.h"
#include "paint-picture.h"
#include "pictures.h"
#include "player-links.h"
#include "plays.h"

#include <string.h>

static void
check_part (const PaintChip *chip, PaintChipText which, const char *wanted)
{
  check_equal_text (base_text_string (&chip->texts[which]), wanted);
}

/* Knuth's example, and where in its run each step stands. */
static const struct
{
  uint64_t position;
  PaintChipWay way;
  const char *step, *detail, *change, *level, *path;
} steps[] = {
  { 0, PAINT_CHIP_REST, "the start", "", "", "", "" },
  { 1, PAINT_CHIP_FORWARD, "choose A, size 2", "", "", "level 1", "" },
  { 2, PAINT_CHIP_FORWARD, "cover A", "", "", "level 1", "" },
  { 3, PAINT_CHIP_FORWARD, "cover A", "unlink A", "", "level 1", "" },
  { 4, PAINT_CHIP_FORWARD, "cover A", "hide option 2", "", "level 1", "" },
  { 5, PAINT_CHIP_FORWARD, "cover A", "unlink D in option 2", "3 → 2", "level 1", "" },
  { 8, PAINT_CHIP_FORWARD, "cover A", "unlink D in option 4", "2 → 1", "level 1", "" },
  { 9, PAINT_CHIP_FORWARD, "take option 2", "", "", "level 1", "option 2" },
  { 20, PAINT_CHIP_FORWARD, "choose B, size 1", "", "", "level 2", "option 2" },
};

static void
names_every_step (const void *data)
{
  Play *play = play_new ("knuth", 0);
  Subject subject = play->paint;
  PaintChip chip = PAINT_CHIP_EMPTY;

  (void) data;
  subject.problem = play->problem;
  subject.names = (SubjectNames){ 0 };
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    {
      paint_chip_reset (&chip);
      export_chip_write (&subject, play_seek (play, steps[i].position), &chip);
      check_part (&chip, PAINT_CHIP_STEP, steps[i].step);
      check_part (&chip, PAINT_CHIP_DETAIL, steps[i].detail);
      check_part (&chip, PAINT_CHIP_CHANGE, steps[i].change);
      check_part (&chip, PAINT_CHIP_LEVEL, steps[i].level);
      check_part (&chip, PAINT_CHIP_PATH, steps[i].path);
      check_equal_u64 (chip.way, steps[i].way);
    }
  paint_chip_clear (&chip);
  play_free (play);
}

/* The words with which the chip of each kind of event begins. */
static const char *const begins[COVER_EVENT_KINDS] = {
  [COVER_EVENT_GIVEN] = "given: ",
  [COVER_EVENT_CHOOSE] = "choose ",
  [COVER_EVENT_COVER] = "cover ",
  [COVER_EVENT_UNLINK_HEADER] = "cover ",
  [COVER_EVENT_PURIFY] = "colour ",
  [COVER_EVENT_HIDE] = "co",
  [COVER_EVENT_UNLINK] = "co",
  [COVER_EVENT_CLEANSE] = "colour ",
  [COVER_EVENT_TRY] = "take ",
  [COVER_EVENT_DEEPER] = "go down to level ",
  [COVER_EVENT_SOLUTION] = "solution ",
  [COVER_EVENT_DEAD_END] = "dead end: ",
  [COVER_EVENT_UNTRY] = "take back ",
  [COVER_EVENT_UNCOVER] = "uncover ",
  [COVER_EVENT_UNPURIFY] = "uncolour ",
  [COVER_EVENT_UNHIDE] = "unco",
  [COVER_EVENT_RELINK] = "unco",
  [COVER_EVENT_UNCLEANSE] = "uncolour ",
  [COVER_EVENT_RELINK_HEADER] = "uncover ",
  [COVER_EVENT_LEVEL_DONE] = "done with ",
  [COVER_EVENT_END] = "the end",
};

static PaintChipWay
way_of (CoverEventKind kind)
{
  if (kind == COVER_EVENT_END)
    return PAINT_CHIP_REST;
  if (kind == COVER_EVENT_SOLUTION)
    return PAINT_CHIP_SOLUTION;
  if (kind == COVER_EVENT_DEAD_END)
    return PAINT_CHIP_DEAD_END;
  return kind >= COVER_EVENT_UNTRY ? PAINT_CHIP_BACK : PAINT_CHIP_FORWARD;
}

/* Whether the operation in work, between its announcement and its last change, keeps its name. */
static void
check_event (const PlayerState *state, const PaintChip *chip, char operation[64])
{
  const char *step = base_text_string (&chip->texts[PAINT_CHIP_STEP]);
  const CoverEventKind kind = state->last.kind;
  const bool announces = kind == COVER_EVENT_COVER || kind == COVER_EVENT_PURIFY
                         || kind == COVER_EVENT_UNCOVER || kind == COVER_EVENT_UNPURIFY;

  check_true (strncmp (step, begins[kind], strlen (begins[kind])) == 0);
  check_equal_u64 (chip->way, way_of (kind));
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    check_true (strchr (base_text_string (&chip->texts[i]), '%') == NULL);
  if (announces)
    snprintf (operation, 64, "%s", step);
  else if (player_state_operation (state) != 0)
    check_equal_text (step, operation);
}

static void
names_every_kind (const void *data)
{
  static const char *const whats[] = { "knuth", "xcc", "queens:5", PLAYS_4X4 };
  bool met[COVER_EVENT_KINDS] = { false };
  PaintChip chip = PAINT_CHIP_EMPTY;
  char operation[64] = "";

  (void) data;
  for (size_t i = 0; i < sizeof whats / sizeof *whats; i++)
    {
      Play *play = play_new (whats[i], 0);

      for (uint64_t at = 1; at <= player_end (play->player); at++)
        {
          const PlayerState *state = play_seek (play, at);

          paint_chip_reset (&chip);
          export_chip_write (&play->paint, state, &chip);
          check_event (state, &chip, operation);
          met[state->last.kind] = true;
        }
      play_free (play);
    }
  for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
    check_true (met[kind]);
  paint_chip_clear (&chip);
}

/* ---- places ---- */

static const PaintStageOptions sizes[] = {
  { 800, 600, 1, 1, false, 1, 0.5, 0.5, true },     { 400, 300, 1, 1, false, 1, 0.5, 0.5, true },
  { 360, 420, 2, 1, false, 1, 0.5, 0.5, true },     { 1024, 560, 1, 1, true, 1, 0.5, 0.5, true },
  { 1920, 900, 1.5, 1.4, true, 1, 0.5, 0.5, true }, { 640, 240, 1, 1.6, false, 1, 0.5, 0.5, true },
};

static bool
rects_meet (PaintRect a, PaintRect b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* Its texts stand within the strip and apart from each other; the step and the level are there. */
static void
check_layout (const PaintChip *chip, const PaintStageOptions *options, PaintText *text)
{
  const double height = paint_chip_height (options);
  PaintChipLayout layout;

  paint_chip_lay_out (chip, options, text, &layout);
  check_true (layout.rects[PAINT_CHIP_STEP].width > 0);
  check_equal_u64 (layout.rects[PAINT_CHIP_LEVEL].width > 0,
                   chip->texts[PAINT_CHIP_LEVEL].length > 0);
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    {
      const PaintRect rect = layout.rects[i];

      if (rect.width <= 0)
        continue;
      check_true (rect.x >= 0 && rect.x + rect.width <= options->width + 0.01);
      check_true (rect.y >= 0 && rect.y + rect.height <= height + 0.01);
      for (unsigned other = 0; other < i; other++)
        check_true (layout.rects[other].width <= 0 || !rects_meet (rect, layout.rects[other]));
    }
}

/* What the step names is in the picture, below the strip. */
static void
check_below (const PaintPicture *picture, const PlayerState *state)
{
  const uint32_t node = state->last.node;
  const PaintRect chip = paint_picture_chip_rect (picture);
  PaintPointed what = PAINT_POINTED_NOTHING;
  PaintRect rect;

  if (!state->has_last || node == 0)
    return;
  what.item = player_state_item (state, node);
  rect = paint_picture_find (picture, what);
  check_true (rect.width > 0 && rect.y >= chip.y + chip.height);
}

static void
covers_nothing (const void *data)
{
  const char *what = data;
  Play *play = play_new (what, 0);
  PaintText *text = picture_text ();
  PaintChip chip = PAINT_CHIP_EMPTY;
  const PaintPictureWords words = { .write_chip = export_chip_write };

  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    for (PaintPictureKind kind = PAINT_PICTURE_LINKS; kind <= PAINT_PICTURE_MATRIX; kind++)
      {
        cairo_surface_t *surface = picture_surface (
            (PaintBoardOptions){ .width = 4, .height = 4, .scale = sizes[i].scale });
        cairo_t *cr = cairo_create (surface);
        PaintPicture *picture;

        check_equal_u64 (paint_picture_new (kind, &play->paint, &picture), BASE_OK);
        paint_picture_set_words (picture, &words);
        check_equal_u64 (paint_picture_set_options (picture, &sizes[i]), BASE_OK);
        for (uint64_t at = 0; at <= player_end (play->player); at++)
          {
            PaintFrame frame = { .state = play_seek (play, at),
                                 .phase = 1,
                                 .pointed = PAINT_POINTED_NOTHING };

            paint_chip_reset (&chip);
            export_chip_write (&play->paint, frame.state, &chip);
            check_layout (&chip, &sizes[i], text);
            if (at % 8 == 0)
              check_equal_u64 (
                  paint_picture_draw (picture, cr, &frame, paint_theme (PAINT_THEME_LIGHT), text),
                  BASE_OK);
            check_below (picture, frame.state);
          }
        paint_picture_free (picture);
        cairo_destroy (cr);
        cairo_surface_destroy (surface);
      }
  paint_chip_clear (&chip);
  paint_text_free (text);
  play_free (play);
}

static void
can_be_read (const void *data)
{
  (void) data;
  for (unsigned id = 0; id < PAINT_THEMES; id++)
    for (PaintChipWay way = PAINT_CHIP_REST; way <= PAINT_CHIP_SOLUTION; way++)
      {
        const PaintTheme *theme = paint_theme ((PaintThemeId) id);

        check_true (paint_contrast (paint_chip_ink (way, theme), paint_chip_plate (way, theme))
                    >= theme->text_contrast);
        check_true (paint_contrast (theme->inks[PAINT_INK_GIVEN], theme->ground)
                    >= theme->text_contrast);
        check_true (paint_contrast (theme->label, theme->ground) >= theme->text_contrast);
      }
}

/* ---- the sentence of a frame ---- */

/* The steps of an animation, and what their frames show. */
static const struct
{
  PlayerAim by;
  unsigned steps;
  const char *told;
} frames[] = {
  { PLAYER_BY_ITEM, 0, "Item A: 2 options are left, the fewest." },
  { PLAYER_BY_ITEM, 1, "Item A: 2 options are left, the fewest." },
  { PLAYER_BY_ITEM, 2, "Cover A: 2 options are hidden." },
  { PLAYER_BY_ITEM, 3, "Try option 2 (choice 1 of 2)." },
  { PLAYER_BY_ITEM, 4, "Cover D: 1 option is hidden." },
  { PLAYER_BY_LINK, 2, "Unlink A, so that the root and B point past it." },
  { PLAYER_BY_LINK, 3, "Option 2 leaves the list of D, which has 2 options left." },
  { PLAYER_TO_DEAD_END, 1, "Dead end: no option is left for E." },
};

static void
a_sentence_is_about_its_frame (const void *data)
{
  Play *play = play_new ("knuth", 0);
  Subject subject = play->paint;
  ExportContent content = { .what = EXPORT_LINKS, .symbols = "", .player = play->player };
  ExportPicture *picture;
  BaseText told = BASE_TEXT_EMPTY;

  (void) data;
  subject.problem = play->problem;
  subject.names = (SubjectNames){ 0 };
  content.subject = &subject;
  check_equal_u64 (export_picture_new (&content, &picture), BASE_OK);
  for (size_t i = 0; i < sizeof frames / sizeof *frames; i++)
    {
      const uint64_t here = play_go (play, frames[i].by, frames[i].steps)->position;

      base_text_reset (&told);
      export_picture_tell_frame (picture, frames[i].by, &told);
      check_equal_text (base_text_string (&told), frames[i].told);
      check_equal_u64 (player_position (play->player), here);
    }
  export_picture_free (picture);
  base_text_clear (&told);
  play_free (play);
}

int
main (void)
{
  check_claim ("/export/chip/names-every-step/knuth", names_every_step, NULL);
  check_claim ("/export/chip/names-every-kind-of-event", names_every_kind, NULL);
  check_claim ("/export/chip/covers-nothing/knuth", covers_nothing, "knuth");
  check_claim ("/export/chip/can-be-read/in-every-theme", can_be_read, NULL);
  check_claim ("/export/frames/a-sentence-is-about-its-frame", a_sentence_is_about_its_frame, NULL);
  return check_finish ();
}

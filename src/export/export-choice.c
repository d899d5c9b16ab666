/* The table of choices.  It is long, and one thought: everything about a choice stands in its
 * row. */
#include "export-choice.h"

#include "export-choice-private.h"
#include "words-gettext.h"

#include <stddef.h>
#include <string.h>

static bool
is_book (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_BOOK;
}

static bool
is_drawn (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way) || export_way_has_size (choices->way);
}

static bool
is_at_rest (const ExportChoices *choices)
{
  return is_book (choices) || export_kind (choices->what).at_rest;
}

static bool
is_picture (const ExportChoices *choices)
{
  return !is_book (choices);
}

static bool
is_reason (const ExportChoices *choices)
{
  return !is_book (choices) && choices->what == EXPORT_REASON;
}

static bool
has_moment (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_STILL && !is_at_rest (choices) && !is_reason (choices);
}

static bool
has_step (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_STILL && is_reason (choices);
}

/* Of a search; all steps of a path are shown, each with its sentence. */
static bool
is_animation (const ExportChoices *choices)
{
  return export_way_moves (choices->way) && !is_reason (choices);
}

static bool
has_speed (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_GIF || choices->way->kind == EXPORT_MOVIE;
}

/* A storyboard always has sentences. */
static bool
may_have_sentences (const ExportChoices *choices)
{
  return is_animation (choices) && choices->way->kind != EXPORT_STORYBOARD;
}

static bool
has_size (const ExportChoices *choices)
{
  return export_way_has_size (choices->way);
}

static bool
has_dots (const ExportChoices *choices)
{
  const char *format = choices->way->format;

  return has_size (choices) && (format == NULL || export_format_find (format)->is_raster);
}

static bool
is_paper (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way);
}

static bool
has_edge (const ExportChoices *choices)
{
  return is_drawn (choices) && is_at_rest (choices);
}

static bool
may_be_transparent (const ExportChoices *choices)
{
  const ExportWayKind kind = choices->way->kind;

  return is_drawn (choices) && (kind == EXPORT_STILL || kind == EXPORT_STILLS);
}

/* A moment of a search, and not a reason, which has its own sentences. */
static bool
may_have_chip (const ExportChoices *choices)
{
  return is_drawn (choices) && !is_at_rest (choices) && !is_reason (choices);
}

static bool
may_have_legend (const ExportChoices *choices)
{
  return may_have_chip (choices) && has_size (choices);
}

static bool
may_present (const ExportChoices *choices)
{
  return is_drawn (choices) && !is_at_rest (choices);
}

#define FIELD(member) .offset = offsetof (ExportChoices, member)
#define RANGE(low, high, by, n_digits) \
  .least = (low), .most = (high), .step = (by), .digits = (n_digits)

const ExportChoice export_choice_table[] = {
  {
      .name = "what",
      .kind = EXPORT_CHOICE_WORD,
      .argument = "PICTURE",
      .help = N_ ("picture to draw (default: board, the partial solution)"),
      .word = export_choice_word_what,
      FIELD (what),
  },
  {
      .name = "format",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_Format"),
      .word = export_choice_word_format,
      .matters = is_picture,
      .set = export_choice_set_way,
      .add = export_choice_add_way,
  },
  {
      .name = "rest-format",
      .kind = EXPORT_CHOICE_WORD,
      .set = export_choice_set_rest_way,
      .add = export_choice_add_rest_way,
  },
  {
      .name = "dance-format",
      .kind = EXPORT_CHOICE_WORD,
      .set = export_choice_set_dance_way,
      .add = export_choice_add_dance_way,
  },
  {
      .name = "size",
      .kind = EXPORT_CHOICE_SIZE,
      .label = N_ ("_Width"), /* the first of a size's several controls */
      .argument = "WxH",
      .help = N_ ("width and height of the picture (default: 800x600, of a board 800x800)"),
      .expected = N_ ("a width and a height from 16 to 8000, such as 800x600 or 80x60mm"),
      RANGE (0, 8000, 10, 0),
      .matters = has_size,
      .set = export_choice_set_size,
      .add = export_choice_add_size,
  },
  {
      .name = "scale",
      .kind = EXPORT_CHOICE_NUMBER,
      .argument = "S",
      .help = N_ ("pixels per unit of the size"),
      RANGE (0.25, 4, 0.25, 2),
      FIELD (scale),
      .add = export_choice_add_nothing, /* "dpi" saves it */
  },
  {
      .name = "dpi",
      .kind = EXPORT_CHOICE_NUMBER,
      .label = N_ ("_Dots per inch"),
      .argument = "N",
      .help = N_ ("pixels per inch (96 units), instead of --scale"),
      RANGE (10, 2400, 12, 0),
      .matters = has_dots,
      .set = export_choice_set_dpi,
      .add = export_choice_add_dpi,
  },
  {
      .name = "margin",
      .kind = EXPORT_CHOICE_LENGTH,
      .label = N_ ("Mar_gin in %1"),
      .argument = "M",
      .help = N_ ("free space at each edge"),
      .expected = N_ ("a length, such as 20 or 5mm"),
      RANGE (-1, 2000, 1, 0),
      .matters = is_drawn,
      .set = export_choice_set_margin,
      .add = export_choice_add_margin,
  },
  {
      .name = "theme",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("Colou_rs"),
      .argument = "THEME",
      .help = N_ ("the colours"),
      .word = export_choice_word_theme,
      .matters = is_drawn,
      .set = export_choice_set_theme,
      .add = export_choice_add_theme,
      .add_in_force = export_choice_add_theme_in_force,
  },
  {
      .name = "coordinates",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Ro_w and column labels"),
      .help = N_ ("number the rows and columns of a puzzle"),
      .matters = has_edge,
      FIELD (coordinates),
  },
  {
      .name = "transparent",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Transparent _background"),
      .help = N_ ("leave out the background"),
      .matters = may_be_transparent,
      FIELD (transparent),
  },
  {
      .name = "presenting",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Thick lines, _large letters"),
      .help = N_ ("presentation style: thicker lines, larger text"),
      .matters = may_present,
      FIELD (presenting),
  },
  {
      .name = "no-chip",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Without the step in _words"),
      .help = N_ ("leave out the step in words above a picture of a search"),
      .matters = may_have_chip,
      FIELD (no_chip),
  },
  {
      .name = "legend",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Le_gend of the signs"),
      .help = N_ ("say below a picture of a search what its signs mean"),
      .matters = may_have_legend,
      FIELD (legend),
  },
  {
      .name = "title",
      .kind = EXPORT_CHOICE_TEXT,
      .label = N_ ("T_itle"),
      .argument = "TEXT",
      .help = N_ ("text above, and the title of the file"),
      .expected = N_ ("a text in UTF-8"),
      FIELD (title),
  },
  {
      .name = "footer",
      .kind = EXPORT_CHOICE_TEXT,
      .label = N_ ("_Footer"),
      .argument = "TEXT",
      .help = N_ ("text below"),
      .expected = N_ ("a text in UTF-8"),
      FIELD (footer),
  },
  {
      .name = "step",
      .kind = EXPORT_CHOICE_NUMBER,
      .label = N_ ("Ste_p"),
      RANGE (1, 9999, 1, 0),
      .matters = has_step,
      FIELD (step),
  },
  {
      .name = "shown-as",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("Shown _as"),
      .word = export_choice_word_reason,
      .matters = is_reason,
      FIELD (shown_as),
  },
  {
      .name = "at",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_Moment"),
      .word = export_choice_word_span,
      .matters = has_moment,
      FIELD (at),
  },
  {
      .name = "from",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("F_rom"),
      .word = export_choice_word_first_span,
      .matters = is_animation,
      FIELD (from),
  },
  {
      .name = "to",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_To"),
      .word = export_choice_word_last_span,
      .first_word = EXPORT_SPAN_HERE,
      .matters = is_animation,
      FIELD (to),
  },
  {
      .name = "every",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_Step by"),
      .argument = "STEP",
      .help = N_ ("step from frame to frame (default: key)"),
      .word = export_choice_word_pace,
      .matters = is_animation,
      FIELD (pace),
  },
  {
      .name = "speed",
      .kind = EXPORT_CHOICE_NUMBER,
      .label = N_ ("Steps a _second"),
      .argument = "S",
      .help = N_ ("frames per second (default: 2)"),
      RANGE (0.1, 50, 0.5, 1),
      .matters = has_speed,
      FIELD (speed),
  },
  {
      .name = "sentences",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Se_ntences below"),
      .help = N_ ("write a sentence about the step below each frame"),
      .matters = may_have_sentences,
      FIELD (sentences),
  },
  {
      .name = "paper",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_Paper"),
      .argument = "PAPER",
      .help = N_ ("size of the paper (default: a4)"),
      .example = "150x200mm",
      .word = export_choice_word_paper,
      .matters = is_paper,
      .set = export_choice_set_paper,
      .add = export_choice_add_paper,
      .add_in_force = export_choice_add_paper_in_force,
  },
  {
      .name = "landscape",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("_Landscape"),
      .help = N_ ("turn the paper to landscape"),
      .matters = is_paper,
      FIELD (landscape),
  },
  {
      .name = "per-page",
      .kind = EXPORT_CHOICE_NUMBER,
      .label = N_ ("_Number per page"),
      .argument = "N",
      .help = N_ ("puzzles, or frames, per page (default: 6)"),
      RANGE (1, EXPORT_MOST_A_PAGE, 1, 0),
      .matters = is_paper,
      .set = export_choice_set_per_page,
      .add = export_choice_add_per_page,
  },
  {
      .name = "solutions",
      .kind = EXPORT_CHOICE_WORD,
      .label = N_ ("_Solutions"),
      .argument = "WHERE",
      .help = N_ ("place of the solutions (default: last)"),
      .word = export_choice_word_solutions,
      .matters = is_book,
      FIELD (solutions),
  },
  {
      .name = "captions",
      .kind = EXPORT_CHOICE_WORDS,
      .label = N_ ("Beside each puzzle"),
      .argument = "WHAT,...",
      .help = N_ ("text beside a puzzle (default: all)"),
      .word = export_choice_word_caption,
      .matters = is_book,
      .set = export_choice_set_captions,
      .add = export_choice_add_captions,
  },
  {
      .name = "candidates",
      .kind = EXPORT_CHOICE_FLAG,
      .label = N_ ("Fill in _candidates"),
      .help = N_ ("fill empty cells with their candidates"),
      .matters = is_book,
      FIELD (candidates),
  },
};

const unsigned export_n_choices = sizeof export_choice_table / sizeof *export_choice_table;

const ExportChoice *
export_choice_find (const char *name, size_t length)
{
  for (unsigned i = 0; i < export_n_choices; i++)
    if (strlen (export_choice_table[i].name) == length
        && memcmp (export_choice_table[i].name, name, length) == 0)
      return &export_choice_table[i];
  return NULL;
}

#include "export-legend.h"

#include "export-legend-signs.h"
#include "export-lines.h"
#include "export-private.h"

#include "base-memory.h"
#include "player-links.h"
#include "words-gettext.h"
#include "words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Units: the picture that a sign is a part of, the part, and the words beside it. */
#define PICTURE_WIDTH  560.0
#define PICTURE_HEIGHT 400.0
#define PART_WIDTH     112.0
#define PART_HEIGHT    62.0
#define WORDS          13.0  /* em */
#define LEAST_WORDS    170.0 /* width */
#define GAP            10.0

#define STEP 6.0 /* between the points at which a picture is asked for its parts */

typedef struct
{
  Subject *subject;
  Player *player;
} Example;

struct ExportLegend
{
  ExportWhat what;
  Example examples[EXPORT_LEGEND_PROBLEMS];
  ExportPicture *pictures[EXPORT_LEGEND_PROBLEMS][PAINT_PICTURES]; /* NULL until one is needed */
};

/* ---- the problems ---- */

/* Each letter is an item; behind a bar they are secondary.  A digit is the colour of the item before
 * it. */
static const struct
{
  const char *items;
  const char *options[8];
} problems[EXPORT_LEGEND_PROBLEMS] = {
  [EXPORT_LEGEND_KNUTH] = { "ABCDEFG", { "CEF", "ADG", "BCF", "AD", "BG", "DEG" } },
  [EXPORT_LEGEND_COLOURS] = { "pqr|xy", { "pqxyA", "prxAy", "pxB", "qxA", "ryB" } },
};

static BaseStatus
add_items_of_example (CoverProblem *problem, const char *items)
{
  bool primary = true;
  BaseStatus status = BASE_OK;
  uint32_t unused;

  for (; *items != '\0' && status == BASE_OK; items++)
    if (*items == '|')
      primary = false;
    else
      status = cover_problem_add_item (problem, items, 1, primary, &unused);
  return status;
}

/* A letter that is no item is the colour of the item before it. */
static BaseStatus
add_option_of_example (CoverProblem *problem, const char *letters)
{
  CoverTerm terms[8];
  size_t n = 0;
  BaseStatus status = BASE_OK;
  uint32_t unused;

  for (; *letters != '\0' && status == BASE_OK; letters++)
    {
      const uint32_t item = cover_problem_find_item (problem, letters, 1);

      if (item != COVER_NONE)
        terms[n++] = (CoverTerm){ item, 0 };
      else
        status = cover_problem_add_colour (problem, letters, 1, &terms[n - 1].colour);
    }
  return status == BASE_OK ? cover_problem_add_option (problem, terms, n, &unused) : status;
}

static BaseStatus
make_problem_of_example (ExportLegendProblem which, CoverProblem **out_problem)
{
  CoverProblem *problem = cover_problem_new ();
  BaseStatus status =
      problem != NULL ? add_items_of_example (problem, problems[which].items) : BASE_NO_MEMORY;

  for (unsigned i = 0; i < 8 && problems[which].options[i] != NULL && status == BASE_OK; i++)
    status = add_option_of_example (problem, problems[which].options[i]);
  if (status == BASE_OK)
    *out_problem = problem;
  else
    cover_problem_free (problem);
  return status;
}

static BaseStatus
make_example (ExportLegendProblem which, Example *out)
{
  const CoverLimits limits = { .solutions = UINT64_MAX, .nodes = UINT64_MAX };
  CoverProblem *problem;
  CoverOutcome outcome;
  BaseStatus status = make_problem_of_example (which, &problem);

  if (status != BASE_OK)
    return status;
  status = subject_new (&(SubjectParts){ .problem = problem }, &out->subject);
  if (status == BASE_OK)
    status = words_name_subject (out->subject);
  if (status == BASE_OK)
    status = player_new (&(PlayerRun){ .links = out->subject->links }, NULL, &out->player);
  if (status == BASE_OK)
    status = player_explore (out->player, &limits, &outcome);
  return status;
}

/* ---- the signs ---- */

static bool
shows_kind (const ExportLegend *self, PaintPictureKind kind)
{
  if (self->what == EXPORT_STEP)
    return kind == PAINT_PICTURE_BOARD || kind == PAINT_PICTURE_MATRIX;
  return export_what_of_picture (kind) == self->what;
}

static const ExportLegendSign *
find_sign (const ExportLegend *self, unsigned number)
{
  for (unsigned i = 0; i < export_n_legend_signs; i++)
    if (shows_kind (self, export_legend_signs[i].kind) && number-- == 0)
      return &export_legend_signs[i];
  return NULL;
}

unsigned
export_legend_n_signs (const ExportLegend *self)
{
  unsigned n = 0;

  while (find_sign (self, n) != NULL)
    n++;
  return n;
}

const char *
export_legend_words (const ExportLegend *self, unsigned sign)
{
  return _ (find_sign (self, sign)->words);
}

ExportLegend *
export_legend_new (ExportWhat what)
{
  ExportLegend *self = base_new_zeroed (ExportLegend, 1);
  BaseStatus status = self != NULL ? BASE_OK : BASE_NO_MEMORY;

  if (self != NULL)
    self->what = what;
  for (unsigned i = 0; i < EXPORT_LEGEND_PROBLEMS && status == BASE_OK; i++)
    status = make_example ((ExportLegendProblem) i, &self->examples[i]);
  if (status == BASE_OK)
    return self;
  export_legend_free (self);
  return NULL;
}

void
export_legend_free (ExportLegend *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < EXPORT_LEGEND_PROBLEMS; i++)
    {
      for (unsigned kind = 0; kind < PAINT_PICTURES; kind++)
        export_picture_free (self->pictures[i][kind]);
      player_free (self->examples[i].player);
      subject_unref (self->examples[i].subject);
    }
  free (self);
}

/* ---- one sign ---- */

/* Goes behind the n-th event of a kind; to the start where there is none. */
static void
go_to_sign (const ExportLegendSign *sign, Player *player)
{
  unsigned left = sign->nth;
  uint64_t at = 0;

  while (left > 0 && at < player_end (player))
    {
      (void) player_seek (player, ++at);
      left -= player_state (player)->last.kind == sign->event;
    }
  (void) player_seek (player, left == 0 ? at : 0);
}

static BaseStatus
picture_of_sign (ExportLegend *self, const ExportLegendSign *sign, ExportPicture **out_picture)
{
  Example *example = &self->examples[sign->problem];
  ExportPicture **kept = &self->pictures[sign->problem][sign->kind];
  const ExportContent content = { .what = export_what_of_picture (sign->kind),
                                  .symbols = "",
                                  .subject = example->subject,
                                  .player = example->player };
  BaseStatus status = BASE_OK;

  go_to_sign (sign, example->player);
  if (*kept == NULL)
    status = export_picture_new (&content, kept);
  *out_picture = *kept;
  return status;
}

static ExportLook
look_of_sign (const ExportLook *look)
{
  ExportLook own = *look;

  own.chip = own.presenting = false;
  own.phase = 1;
  return own;
}

static PaintPointed
subject_of_sign (const ExportLegend *self, const ExportLegendSign *sign)
{
  PaintPointed what = { sign->item, sign->option, COVER_NONE };

  if (sign->item != COVER_NONE && sign->option != COVER_NONE)
    what.node = player_state_node (player_state (self->examples[sign->problem].player),
                                   sign->option, sign->item);
  if (what.node == 0)
    what.node = COVER_NONE;
  return what;
}

static bool
is_about (PaintPointed found, const ExportLegendSign *sign)
{
  return (sign->item == COVER_NONE || found.item == sign->item) && found.option == sign->option;
}

/* The box round all points at which a picture without places shows the subject. */
static PaintRect
scan_for_sign (const PaintPicture *picture, const ExportLegendSign *sign)
{
  double left = HUGE_VAL, top = HUGE_VAL, right = -1, bottom = -1;

  for (double y = 0; y < PICTURE_HEIGHT; y += STEP)
    for (double x = 0; x < PICTURE_WIDTH; x += STEP)
      if (is_about (paint_picture_at (picture, x, y), sign))
        {
          left = fmin (left, x);
          top = fmin (top, y);
          right = fmax (right, x);
          bottom = fmax (bottom, y);
        }
  return right < 0 ? (PaintRect){ 0 }
                   : (PaintRect){ left, top, right - left + 1, bottom - top + 1 };
}

/* The place of the part in its picture, which must have been drawn. */
static PaintRect
locate_sign (const ExportLegend *self, const ExportLegendSign *sign, const PaintPicture *picture)
{
  const PaintPointed what = subject_of_sign (self, sign);
  PaintRect rect;

  if (what.node == COVER_NONE && sign->item != COVER_NONE && sign->option != COVER_NONE)
    {
      const PaintRect down =
          paint_picture_find (picture, (PaintPointed){ sign->item, COVER_NONE, COVER_NONE });
      const PaintRect across =
          paint_picture_find (picture, (PaintPointed){ COVER_NONE, sign->option, COVER_NONE });

      rect = (PaintRect){ down.x, across.y, down.width, across.height };
    }
  else
    rect = paint_picture_has_places (picture) ? paint_picture_find (picture, what)
                                              : scan_for_sign (picture, sign);
  rect.x += sign->across;
  rect.y += sign->down;
  return rect;
}

/* A list of places in a picture begins at its upper edge: of a long column, the head is meant. */
static void
find_middle_of_sign (PaintRect rect, double *out_x, double *out_y)
{
  *out_x = rect.x + fmin (rect.width, PART_WIDTH) / 2;
  *out_y = rect.y + fmin (rect.height, PART_HEIGHT) / 2;
}

static PaintRect
whole_of_sign (void)
{
  return (PaintRect){ 0, 0, PICTURE_WIDTH, PICTURE_HEIGHT };
}

/* Draws the picture without any effect: only then places in it are known. */
static BaseStatus
see_places (ExportPicture *picture, cairo_t *cr, const ExportLook *look, PaintPicture **out_painted)
{
  BaseStatus status = export_picture_set_up (picture, whole_of_sign (), look, out_painted);

  if (status != BASE_OK)
    return status;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, 0, 0);
  cairo_clip (cr);
  status = export_picture_draw (picture, cr, whole_of_sign (), look);
  cairo_restore (cr);
  return status;
}

/* Draws the picture so that the part lies in `where`. */
static BaseStatus
draw_sign_part (ExportLegend *self,
                const ExportLegendSign *sign,
                cairo_t *cr,
                PaintRect where,
                const ExportLook *look)
{
  const ExportLook own = look_of_sign (look);
  PaintRect whole = whole_of_sign ();
  ExportPicture *picture;
  PaintPicture *painted;
  double x, y;
  BaseStatus status = picture_of_sign (self, sign, &picture);

  if (status == BASE_OK)
    status = see_places (picture, cr, &own, &painted);
  if (status != BASE_OK)
    return status;
  find_middle_of_sign (locate_sign (self, sign, painted), &x, &y);
  whole.x = floor ((where.x + where.width / 2 - x) * look->scale) / look->scale;
  whole.y = floor ((where.y + where.height / 2 - y) * look->scale) / look->scale;
  cairo_save (cr);
  cairo_rectangle (cr, where.x, where.y, where.width, where.height);
  cairo_clip (cr);
  status = export_picture_draw (picture, cr, whole, &own);
  cairo_restore (cr);
  return status;
}

bool
export_legend_has_sign (ExportLegend *self, unsigned number, const ExportLook *look)
{
  const ExportLegendSign *sign = find_sign (self, number);
  const ExportLook own = look_of_sign (look);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t *cr = cairo_create (surface);
  ExportPicture *picture;
  PaintPicture *painted;
  bool has = false;

  if (picture_of_sign (self, sign, &picture) == BASE_OK
      && see_places (picture, cr, &own, &painted) == BASE_OK)
    has = locate_sign (self, sign, painted).width > 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return has;
}

/* ---- all signs, in columns ---- */

static unsigned
count_legend_columns (double width)
{
  return (unsigned) fmax (1, floor (width / (PART_WIDTH + LEAST_WORDS + 2 * GAP)));
}

/* The place of a sign with its words; rows are equally high. */
static PaintRect
place_sign (const ExportLegend *self, double width, double row, unsigned sign)
{
  const unsigned columns = count_legend_columns (width);
  const unsigned rows = (export_legend_n_signs (self) + columns - 1) / columns;
  const double column = floor (width / columns);

  return (PaintRect){ column * (sign / rows) + GAP, row * (sign % rows) + GAP, column - GAP, row };
}

static PaintRect
place_words (PaintRect sign)
{
  return (PaintRect){ sign.x + PART_WIDTH + GAP, sign.y, fmax (sign.width - PART_WIDTH - GAP, 40),
                      sign.height };
}

/* The height of a row: that of a part, or of the longest words. */
static double
height_of_row (const ExportLegend *self, double width, const ExportLook *look)
{
  const PaintRect words = place_words (place_sign (self, width, 0, 0));
  double most = PART_HEIGHT;

  for (unsigned i = 0; i < export_legend_n_signs (self); i++)
    most =
        fmax (most, export_lines_height (look->text, export_legend_words (self, i),
                                         (PaintFont){ .size = WORDS }, words.width, look->scale));
  return ceil (most + GAP);
}

double
export_legend_height (ExportLegend *self, double width, const ExportLook *look)
{
  const unsigned columns = count_legend_columns (width);
  const unsigned rows = (export_legend_n_signs (self) + columns - 1) / columns;

  return rows * height_of_row (self, width, look) + GAP;
}

static void
draw_frame_of_sign (cairo_t *cr, PaintRect part, const ExportLook *look)
{
  cairo_rectangle (cr, part.x - 0.5, part.y - 0.5, part.width + 1, part.height + 1);
  cairo_set_line_width (cr, 1);
  paint_set_source (cr, look->theme->thin);
  cairo_stroke (cr);
}

BaseStatus
export_legend_draw (ExportLegend *self, cairo_t *cr, PaintRect where, const ExportLook *look)
{
  const double row = height_of_row (self, where.width, look);
  BaseStatus status = BASE_OK;

  cairo_save (cr);
  cairo_rectangle (cr, where.x, where.y, where.width, where.height);
  cairo_clip (cr);
  paint_set_source (cr, look->theme->ground);
  cairo_paint (cr);
  cairo_translate (cr, where.x, where.y);
  for (unsigned i = 0; i < export_legend_n_signs (self) && status == BASE_OK; i++)
    {
      const PaintRect sign = place_sign (self, where.width, row, i);
      const PaintRect part = { sign.x, sign.y, PART_WIDTH, PART_HEIGHT };
      const char *words = export_legend_words (self, i);
      PaintRect beside = place_words (sign);

      status = draw_sign_part (self, find_sign (self, i), cr, part, look);
      draw_frame_of_sign (cr, part, look);
      beside.y += fmax (0, (PART_HEIGHT
                            - export_lines_height (look->text, words, (PaintFont){ .size = WORDS },
                                                   beside.width, look->scale))
                               / 2);
      paint_set_source (cr, look->theme->inks[PAINT_INK_GIVEN]);
      export_lines_draw (cr, look->text, words, (PaintFont){ .size = WORDS }, beside, look->scale,
                         EXPORT_LINES_LEFT);
    }
  cairo_restore (cr);
  return status;
}

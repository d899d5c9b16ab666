/* The form of the picture, and the places of its spots.
 *
 * A leaf has the width of its sign, and a parent stands above the middle between its first and its
 * last child: subtrees stand side by side and never overlap.  Forms are tried from the clearest to
 * the densest; with two trees both get the same form and the same distances, so that their sizes
 * compare.  The moment has no influence. */
#include "paint-tree-private.h"

#include "cover-links.h"

#include <math.h>

#define MOST_BOXES       200 /* spots: with more of them, boxes never fit */
#define LEAST_NAME       3   /* in the unit of letters, like those that follow */
#define MOST_NAME        11
#define LEAST_BOX_ROW    3.4
#define MOST_BOX_ROW     6.5
#define MOST_DOT_ROW     3.0
#define MOST_ICICLE_ROW  3.0
#define LEAST_ICICLE_ROW 0.5 /* in pixels */
#define LEAST_DOT_PITCH  6.0 /* in units */
#define LEAST_DOT_ROW    5.0
#define MOST_DOT_PITCH   28.0

uint32_t
paint_tree_option (const PaintTree *self, const PaintTreeSpot *spot)
{
  if (spot->call.n_folded > 0 || spot->call.node == 0)
    return COVER_NONE;
  return cover_links_option (self->subject.links, spot->call.node);
}

/* If a name does not fit, first drops the words that all names begin with, since they distinguish
 * nothing. */
const char *
paint_tree_fit_name (PaintText *text,
                     const char *name,
                     size_t alike,
                     PaintFont font,
                     double width,
                     char room[PAINT_LABEL_ROOM])
{
  if (paint_text_measure (text, name, font).advance > width)
    name += alike;
  return paint_label_shorten (text, name, font, width, room);
}

/* Sets the widths of subtrees and the middles of spots. */
static void
set_across (PaintTreeSide *side, double leaf)
{
  double next = 0;

  for (size_t i = 0; i < side->n; i++)
    {
      PaintTreeSpot *spot = &side->spots[i];

      spot->x = spot->width = -1;
      if (spot->has_children)
        continue;
      spot->x = next + leaf / 2;
      next += leaf;
    }
  side->width = next;
  /* From the last spot on, children come before their parent, and its last child first: its
   * `width` is the middle of that one. */
  for (size_t i = side->n; i-- > 1;)
    {
      const PaintTreeSpot *spot = &side->spots[i];
      PaintTreeSpot *parent = &side->spots[spot->parent];

      if (parent->width < 0)
        parent->width = spot->x;
      parent->x = (spot->x + parent->width) / 2;
    }
}

uint32_t
paint_tree_n_levels (const PaintTree *self)
{
  uint32_t n = 1;

  for (unsigned i = 0; i < self->n_sides; i++)
    n = self->sides[i].n_levels > n ? self->sides[i].n_levels : n;
  return n;
}

static size_t
count_spots (const PaintTree *self)
{
  size_t n = 0;

  for (unsigned i = 0; i < self->n_sides; i++)
    n += self->sides[i].n;
  return n;
}

/* The room for both trees, without the space between them. */
static double
room_across (const PaintTree *self)
{
  const int gaps = 1 + 2 * ((int) self->n_sides - 1);

  return fmax (1, self->width - self->margin - gaps * self->em);
}

static double
width_of_all (PaintTree *self, double leaf)
{
  double width = 0;

  for (unsigned i = 0; i < self->n_sides; i++)
    {
      set_across (&self->sides[i], leaf);
      width += self->sides[i].width;
    }
  return width;
}

static double
widest_name (const PaintTree *self, PaintText *text)
{
  const PaintFont font = { .size = self->em, .bold = true };
  double widest =
      fmax (LEAST_NAME * self->em, paint_text_measure (text, self->root, font).advance + self->em);

  for (unsigned i = 0; i < self->n_sides; i++)
    for (size_t spot = 0; spot < self->sides[i].n; spot++)
      {
        const uint32_t option = paint_tree_option (self, &self->sides[i].spots[spot]);
        const char *name =
            option != COVER_NONE ? self->subject.names.options[option] + self->options_alike : "";

        widest = fmax (widest, paint_text_measure (text, name, font).advance + self->em);
      }
  return fmin (widest, MOST_NAME * self->em);
}

static bool
try_boxes (PaintTree *self, PaintText *text)
{
  const double room = self->bottom - self->top;
  double gap;

  if (count_spots (self) > MOST_BOXES)
    return false;
  self->box_width = (int) ceil (widest_name (self, text));
  self->box_height = (int) ceil (1.7 * self->em);
  self->row = fmin (room / paint_tree_n_levels (self), MOST_BOX_ROW * self->em);
  gap = room_across (self) - width_of_all (self, self->box_width + 0.6 * self->em);
  if (gap < 0 || self->row < LEAST_BOX_ROW * self->em)
    return false;
  /* Neighbours move apart as far as there is room, but not so far that they lose each other. */
  self->pitch = self->box_width + 0.6 * self->em;
  gap = room_across (self) / (width_of_all (self, 1) + 1e-9);
  self->pitch = fmax (self->pitch, fmin (gap, 2.2 * self->box_width));
  (void) width_of_all (self, self->pitch);
  self->form = PAINT_TREE_BOXES;
  return true;
}

static bool
try_dots (PaintTree *self)
{
  const double scale = self->options.scale * (self->options.presenting ? 1.5 : 1);
  const double leaves = width_of_all (self, 1);

  self->pitch = fmin (room_across (self) / fmax (leaves, 1), MOST_DOT_PITCH * scale);
  self->row = fmin ((double) (self->bottom - self->top) / paint_tree_n_levels (self),
                    MOST_DOT_ROW * self->em);
  if (self->row < LEAST_DOT_ROW * scale || self->pitch < LEAST_DOT_PITCH * scale)
    return false;
  (void) width_of_all (self, self->pitch);
  self->dot =
      (int) fmax (3 * scale, floor (fmin (fmin (self->pitch, self->row) * 0.62, 0.9 * self->em)));
  self->form = PAINT_TREE_DOTS;
  return true;
}

/* Every call has the same width in both trees. */
static void
lay_icicle (PaintTree *self)
{
  uint64_t calls = 0;

  for (unsigned i = 0; i < self->n_sides; i++)
    calls += self->sides[i].calls;
  self->form = PAINT_TREE_ICICLE;
  self->pitch = calls > 0 ? room_across (self) / (double) calls : 0;
  self->row = (double) (self->bottom - self->top - self->em) / paint_tree_n_levels (self);
  self->row = fmax (LEAST_ICICLE_ROW, fmin (self->row, MOST_ICICLE_ROW * self->em));
  for (unsigned i = 0; i < self->n_sides; i++)
    self->sides[i].width = self->pitch * (double) self->sides[i].calls;
}

/* Entries that stand for several calls have room in an icicle only. */
static bool
is_whole (const PaintTree *self)
{
  bool whole = true;

  for (unsigned i = 0; i < self->n_sides; i++)
    whole &= self->sides[i].tree.least_kept <= 1;
  return whole;
}

static BaseStatus
choose_form (PaintTree *self, PaintText *text)
{
  BaseStatus status = BASE_OK;

  for (unsigned i = 0; i < self->n_sides && status == BASE_OK; i++)
    status = paint_tree_make_spots (&self->sides[i]);
  if (status == BASE_OK && !(is_whole (self) && (try_boxes (self, text) || try_dots (self))))
    lay_icicle (self);
  return status;
}

static void
place_sides (PaintTree *self)
{
  double left = self->margin + 0.5 * self->em, used = 0, gap = 0;

  for (unsigned i = 0; i < self->n_sides; i++)
    used += self->sides[i].width;
  /* A tree alone stands in the middle; two share the room that is left. */
  if (self->form != PAINT_TREE_ICICLE)
    gap = (room_across (self) - used) / (2 * self->n_sides);
  for (unsigned i = 0; i < self->n_sides; i++)
    {
      self->sides[i].left = (int) floor (left + gap);
      self->sides[i].begin = i > 0 ? (int) floor (left - self->em) : 0;
      left += self->sides[i].width + 2 * gap + 2 * self->em;
    }
}

static void
set_spot_boxes (PaintTree *self, PaintTreeSide *side)
{
  const bool boxes = self->form == PAINT_TREE_BOXES;

  for (size_t i = 0; i < side->n; i++)
    {
      PaintTreeSpot *spot = &side->spots[i];
      const int width = boxes ? self->box_width : self->dot;
      const int height = boxes ? self->box_height : self->dot;

      spot->box = (PaintBox){
        .x = side->left + (int) round (spot->x - width / 2.0),
        .y = self->top + (int) round (spot->call.level * self->row),
        .width = width,
        .height = height,
      };
    }
}

/* The calls below a call stand one after the other below its left end, each with its share. */
static void
set_icicle_boxes (PaintTree *self, PaintTreeSide *side)
{
  for (size_t i = 0; i < side->n; i++)
    {
      PaintTreeSpot *spot = &side->spots[i];
      PaintTreeSpot *parent = spot->parent != COVER_NONE ? &side->spots[spot->parent] : NULL;
      int right;

      /* While places are set, `width` of a spot is where its next child begins. */
      spot->x = parent != NULL ? parent->width : 0;
      spot->width = spot->x;
      if (parent != NULL)
        parent->width += (double) spot->call.nodes * self->pitch;
      spot->box.x = side->left + (int) floor (spot->x);
      right = side->left + (int) floor (spot->x + (double) spot->call.nodes * self->pitch);
      spot->box.width = right > spot->box.x ? right - spot->box.x : 1;
      spot->box.y = self->top + (int) floor (spot->call.level * self->row);
      spot->box.height =
          (int) fmax (1, self->top + floor ((spot->call.level + 1) * self->row) - spot->box.y);
    }
}

static void
plan_tree (PaintTree *self)
{
  const PaintStageOptions *options = &self->options;
  const double scale = options->scale;

  self->width = (int) ceil (options->width * scale);
  self->height = (int) ceil (options->height * scale);
  self->em = (int) fmax (
      8, round ((options->presenting ? 18 : 12) * scale * fmax (0.5, options->text_scale)));
  self->pen = (int) ceil ((options->presenting ? 4 : 2.5) * scale);
  self->hair = (int) ceil (scale);
  self->margin = (int) (3.2 * self->em);
  if (self->n_sides == 1 && self->width > 46 * self->em)
    self->margin = 13 * self->em;
  self->top = (int) (2.2 * self->em);
  self->bottom = self->height - (int) (0.6 * self->em);
  self->bottom = self->bottom > self->top + self->em ? self->bottom : self->top + self->em;
}

BaseStatus
paint_tree_lay_out (PaintTree *self, PaintText *text)
{
  BaseStatus status;

  plan_tree (self);
  status = choose_form (self, text);
  if (status != BASE_OK)
    return status;
  place_sides (self);
  for (unsigned i = 0; i < self->n_sides; i++)
    if (self->form == PAINT_TREE_ICICLE)
      set_icicle_boxes (self, &self->sides[i]);
    else
      set_spot_boxes (self, &self->sides[i]);
  return BASE_OK;
}

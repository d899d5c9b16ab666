/* A drawing of the tree: its sides, the margin, and the marks of lit calls; and finding a place in
 * it. */
#include "paint-tree-private.h"

#include "base-memory.h"
#include "board.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The length of the words that all of these names begin with: "option " if each is a number. */
static size_t
words_alike (const char *const *names, uint32_t n)
{
  size_t alike = n > 1 ? strlen (names[0]) : 0;

  for (uint32_t i = 1; i < n && alike > 0; i++)
    {
      size_t same = 0;

      while (same < alike && names[i][same] == names[0][same])
        same++;
      alike = same;
    }
  while (alike > 0 && names[0][alike - 1] != ' ')
    alike--;
  return alike;
}

static bool
has_fixed_cells (const Board *board)
{
  for (uint32_t cell = 0; board != NULL && cell < board_n_cells (board); cell++)
    if (board_fixed (board, cell) != 0)
      return true;
  return false;
}

BaseStatus
paint_tree_new (const Subject *subject, PaintTree **out_tree)
{
  PaintTree *self = base_new_zeroed (PaintTree, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->subject = *subject;
  self->subject.names = subject_names_short (subject->names);
  self->items_alike = words_alike (self->subject.names.items, subject->links->n_items);
  self->options_alike = words_alike (self->subject.names.options, subject->links->n_options);
  self->is_fixed = has_fixed_cells (subject->board);
  *out_tree = self;
  return BASE_OK;
}

void
paint_tree_free (PaintTree *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < PAINT_TREE_SIDES; i++)
    free (self->sides[i].spots);
  free (self);
}

void
paint_tree_set_options (PaintTree *self, const PaintStageOptions *options)
{
  self->options = *options;
}

void
paint_tree_set_words (PaintTree *self, const PaintTreeWords *words)
{
  self->words = *words;
}

void
paint_tree_set_beside (PaintTree *self, const PaintTreeBeside *beside)
{
  self->has_beside = beside != NULL;
  if (beside != NULL)
    self->beside = *beside;
}

static void
set_side (PaintTreeSide *side, CoverTree tree, uint64_t position)
{
  side->tree = tree;
  side->position = position;
  side->calls = tree.n > 0 ? tree.nodes[0].nodes : 0;
}

static PaintPointed
pointed_by (const PaintTree *self, const PaintTreeSpot *spot)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (spot->call.n_folded == 0)
    pointed.item = spot->call.item;
  pointed.option = paint_tree_option (self, spot);
  return pointed;
}

/* An option that is lit is lit wherever it was tried, an item alone wherever it was decided. */
static bool
is_lit (const PaintFrame *frame, PaintPointed own)
{
  for (size_t i = 0; i < paint_frame_n_lit (frame); i++)
    {
      const PaintPointed lit = paint_frame_lit (frame, i);

      if (lit.option != COVER_NONE ? lit.option == own.option
                                   : lit.item != COVER_NONE && lit.item == own.item)
        return true;
    }
  return false;
}

static void
draw_lit (const PaintTreeScene *scene, const PaintTreeSide *side)
{
  const PaintTree *self = scene->tree;

  for (size_t i = 0; i < side->n; i++)
    {
      const PaintTreeSpot *spot = &side->spots[i];
      const PaintPointed own = pointed_by (self, spot);
      PaintBox box = spot->box;

      if (!is_lit (scene->frame, own))
        continue;
      if (self->form != PAINT_TREE_BOXES && self->form != PAINT_TREE_ICICLE)
        box = (PaintBox){ box.x - self->pen, box.y - self->pen, box.width + 2 * self->pen,
                          box.height + 2 * self->pen };
      paint_tree_add_rounded (scene->cr, box, -self->pen / 2.0,
                              self->form == PAINT_TREE_ICICLE ? 0 : 0.5 * self->em);
    }
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
  cairo_set_line_width (scene->cr, self->pen);
  cairo_stroke (scene->cr);
}

static void
draw_sides (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;

  for (unsigned i = 0; i < self->n_sides; i++)
    {
      const PaintTreeSide *side = &self->sides[i];

      if (self->form == PAINT_TREE_ICICLE)
        paint_tree_draw_icicle (scene, side);
      else
        paint_tree_draw_side (scene, side);
      draw_lit (scene, side);
    }
}

/* Whether the problem has givens, taken out of it or forced before the search. */
static bool
has_givens (const PaintTree *self, const PlayerState *state)
{
  return self->is_fixed || state->n_givens > 0
         || (state->has_next && state->next.kind == COVER_EVENT_GIVEN);
}

BaseStatus
paint_tree_draw (PaintTree *self,
                 cairo_t *cr,
                 const PaintFrame *frame,
                 const PaintTheme *theme,
                 PaintText *text)
{
  const PaintTreeScene scene = { cr, self, frame, theme, text };
  BaseStatus status;

  self->n_sides = self->has_beside ? 2 : 1;
  set_side (&self->sides[0], frame->state->tree, frame->state->position);
  if (self->has_beside)
    set_side (&self->sides[1], self->beside.tree, self->beside.position);
  self->root = has_givens (self, frame->state) ? self->words.givens : self->words.start;
  self->root = self->root != NULL ? self->root : "";
  status = paint_tree_lay_out (self, text);
  if (status != BASE_OK)
    return status;
  paint_tree_see_times (&self->sides[0], frame->state);
  if (self->has_beside)
    paint_tree_see_times (&self->sides[1], NULL);
  paint_stage_begin (cr, self->width, self->height, self->options.scale, theme);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  draw_sides (&scene);
  paint_tree_draw_margin (&scene);
  cairo_restore (cr);
  return paint_text_status (text);
}

PaintTreeForm
paint_tree_form (const PaintTree *self)
{
  return self->form;
}

static PaintTreePlace
place_of (const PaintTree *self, unsigned side, uint32_t index)
{
  const PaintTreeSpot *spot = &self->sides[side].spots[index];
  const double scale = self->options.scale;

  return (PaintTreePlace){
    .pointed = pointed_by (self, spot),
    .call = spot->call,
    .place = index,
    .is_beside = side > 0,
    .rect = { spot->box.x / scale, spot->box.y / scale, spot->box.width / scale,
              spot->box.height / scale },
  };
}

/* How far a point is from a box; 0 inside. */
static double
distance_to (PaintBox box, double x, double y)
{
  const double right = fmax (box.x - x, x - (box.x + box.width));
  const double down = fmax (box.y - y, y - (box.y + box.height));

  return fmax (0, fmax (right, down));
}

/* Small signs are found from a little farther. */
bool
paint_tree_at (const PaintTree *self, double x, double y, PaintTreePlace *out_place)
{
  const double scale = self->options.scale;
  double nearest = self->form == PAINT_TREE_BOXES    ? 1
                   : self->form == PAINT_TREE_ICICLE ? 2 * scale
                                                     : 0.6 * self->em;
  bool found = false;

  for (unsigned side = 0; side < self->n_sides; side++)
    for (uint32_t i = 0; i < self->sides[side].n; i++)
      {
        const double distance = distance_to (self->sides[side].spots[i].box, x * scale, y * scale);

        if (distance >= nearest)
          continue;
        nearest = fmax (distance, 1e-9);
        *out_place = place_of (self, side, i);
        found = true;
      }
  return found;
}

/* The next spot on the same level, in a direction. */
static uint32_t
find_neighbour (const PaintTreeSide *side, uint32_t from, bool right)
{
  const uint32_t level = side->spots[from].call.level;

  for (uint32_t i = from; right ? ++i < side->n : i-- > 0;)
    if (side->spots[i].call.level == level)
      return i;
  return COVER_NONE;
}

bool
paint_tree_walk (const PaintTree *self,
                 const PaintTreePlace *from,
                 PaintTreeWay way,
                 PaintTreePlace *out_place)
{
  const unsigned number = from != NULL && from->is_beside && self->n_sides > 1;
  const PaintTreeSide *side = &self->sides[number];
  const bool known = from != NULL && from->place < side->n;
  uint32_t to = side->here != COVER_NONE ? side->here : 0;

  if (self->n_sides == 0 || side->n == 0)
    return false;
  if (known && (way == PAINT_TREE_LEFT || way == PAINT_TREE_RIGHT))
    to = find_neighbour (side, from->place, way == PAINT_TREE_RIGHT);
  else if (known && way == PAINT_TREE_UP)
    to = side->spots[from->place].parent;
  else if (known)
    to = side->spots[from->place].has_children ? from->place + 1 : COVER_NONE;
  if (to == COVER_NONE)
    return false;
  *out_place = place_of (self, number, to);
  return true;
}

/* A drawing of the tree: lines below, then boxes, then the mark of the pointed one. */
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
  free (self->boxes);
  free (self->rows);
  free (self);
}

void
paint_tree_set_options (PaintTree *self, const PaintStageOptions *options)
{
  self->options = *options;
  self->n_boxes = 0;
}

void
paint_tree_set_words (PaintTree *self, const PaintTreeWords *words)
{
  self->words = *words;
}

void
paint_tree_set_levels (PaintTree *self, const PaintTreeLevel *levels, size_t n_levels)
{
  self->levels = levels;
  self->n_levels = n_levels;
}

/* Every second row is shaded, to lead the eye from an item to its branches. */
static void
draw_bands (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;

  for (size_t i = 0; i < self->n_rows; i += 2)
    cairo_rectangle (scene->cr, 0, self->rows[i].y, self->profile, self->row_height);
  paint_set_source (scene->cr, (scene->theme->surfaces[PAINT_SURFACE_TINTED] & 0xffffff00u) | 0x70);
  cairo_fill (scene->cr);
}

/* Draws the path as a thick line from the root to the end; it breaks where no branch is current. */
static void
draw_path (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;
  int y = self->em / 2 + self->box_height, step = self->row_height - self->box_height;

  paint_set_source (scene->cr, scene->theme->thick);
  for (size_t i = 0; i <= self->n_rows; i++)
    {
      const PaintTreeRow *row = i > 0 ? &self->rows[i - 1] : NULL;
      int top =
          row == NULL ? y : row->y + (self->row_height - self->box_height) / 2 + self->box_height;
      int length = i == 0 ? step * 3 / 2 : step;

      if (row != NULL && row->n_folded == 0
          && scene->frame->state->frames[row->level].option == COVER_NONE)
        break;
      if (row != NULL && row->n_folded > 0)
        {
          length += self->box_height;
          top -= self->box_height;
        }
      if (i == self->n_rows)
        length += (self->box_height - self->box_height * 3 / 4) / 2;
      cairo_rectangle (scene->cr, self->middle - self->pen / 2, top, self->pen, length);
    }
  cairo_fill (scene->cr);
}

/* A thin rail above a level's boxes, with a stem down to each. */
static void
draw_rails (const PaintTreeScene *scene)
{
  const PaintTree *self = scene->tree;
  int hair = (int) ceil (self->options.scale);

  paint_set_source (scene->cr, scene->theme->thin);
  for (size_t i = 0; i < self->n_boxes; i++)
    {
      const PaintBox *box = &self->boxes[i].box;
      int x = box->x + box->width / 2, rail = box->y - self->em / 2;

      if (self->boxes[i].branch == COVER_NONE)
        continue;
      cairo_rectangle (scene->cr, x, rail, hair, self->em / 2);
      cairo_rectangle (scene->cr, x < self->middle ? x : self->middle, rail,
                       abs (x - self->middle) + hair, hair);
    }
  cairo_fill (scene->cr);
}

static PaintPointed
pointed_by (const PaintTree *self, const PlayerState *state, const PaintTreeBox *box)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (box->kind == PAINT_TREE_ITEM || box->kind == PAINT_TREE_BRANCH)
    pointed.item = state->frames[box->level].item;
  if (box->kind == PAINT_TREE_BRANCH)
    pointed.option = paint_tree_option_of (self, state, box);
  return pointed;
}

static void
draw_pointed (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  PaintPointed own = box->pointed;
  double width = scene->tree->pen;
  bool lit = box->kind == PAINT_TREE_BRANCH ? paint_frame_lights_option (scene->frame, own.option)
                                            : paint_frame_lights_item (scene->frame, own.item);

  if (!lit)
    return;
  paint_tree_add_rounded (scene->cr, box->box, -width / 2, scene->tree->em * 0.4);
  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_HINT]);
  cairo_set_line_width (scene->cr, width);
  cairo_stroke (scene->cr);
}

BaseStatus
paint_tree_draw (PaintTree *self,
                 cairo_t *cr,
                 const PaintFrame *frame,
                 const PaintTheme *theme,
                 PaintText *text)
{
  const PaintTreeScene scene = { cr, self, frame, theme, text };
  BaseStatus status = paint_tree_lay_out (self, frame->state);

  if (status != BASE_OK)
    return status;
  for (size_t i = 0; i < self->n_boxes; i++)
    self->boxes[i].pointed = pointed_by (self, frame->state, &self->boxes[i]);
  paint_stage_begin (cr, self->width, self->height, self->options.scale, theme);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  draw_bands (&scene);
  draw_rails (&scene);
  draw_path (&scene);
  for (size_t i = 0; i < self->n_boxes; i++)
    paint_tree_draw_box (&scene, &self->boxes[i]);
  for (size_t i = 0; i < self->n_boxes; i++)
    draw_pointed (&scene, &self->boxes[i]);
  if (self->profile < self->width)
    paint_tree_draw_profile (self, cr, frame->state, theme, text);
  cairo_restore (cr);
  return paint_text_status (text);
}

bool
paint_tree_at (const PaintTree *self, double x, double y, PaintTreePlace *out_place)
{
  double across = x * self->options.scale, down = y * self->options.scale;

  for (size_t i = 0; i < self->n_boxes; i++)
    {
      const PaintTreeBox *box = &self->boxes[i];

      if (box->kind == PAINT_TREE_END || across < box->box.x || down < box->box.y
          || across >= box->box.x + box->box.width || down >= box->box.y + box->box.height)
        continue;
      *out_place = (PaintTreePlace){ box->pointed, box->level, box->branch, box->n };
      return true;
    }
  return false;
}

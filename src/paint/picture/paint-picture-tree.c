/* The whole search tree. */
#include "paint-picture-private.h"

#include "base-gettext.h"

static BaseStatus
make_tree (const Subject *subject, void **out_painted)
{
  PaintTree *tree;
  const BaseStatus status = paint_tree_new (subject, &tree);

  if (status == BASE_OK)
    *out_painted = tree;
  return status;
}

static void
destroy_tree (void *painted)
{
  paint_tree_free (painted);
}

static BaseStatus
set_tree_options (PaintPicture *self, const PaintStageOptions *options)
{
  paint_tree_set_options (self->painted, options);
  return BASE_OK;
}

static void
apply_tree_words (PaintPicture *self)
{
  paint_tree_set_words (self->painted, &self->words.tree);
}

static void
set_tree_beside (PaintPicture *self, const PaintTreeBeside *beside)
{
  paint_tree_set_beside (self->painted, beside);
}

static BaseStatus
draw_tree (PaintPicture *self,
           cairo_t *cr,
           const PaintFrame *frame,
           const PaintTheme *theme,
           PaintText *text)
{
  return paint_tree_draw (self->painted, cr, frame, theme, text);
}

static bool
find_call_in_tree (const PaintPicture *self, double x, double y, PaintTreePlace *out_place)
{
  return paint_tree_at (self->painted, x, y, out_place);
}

static bool
walk_tree (const PaintPicture *self,
           const PaintTreePlace *from,
           PaintTreeWay way,
           PaintTreePlace *out_place)
{
  return paint_tree_walk (self->painted, from, way, out_place);
}

static PaintPointed
point_at_tree (const PaintPicture *self, double x, double y)
{
  PaintTreePlace place;

  if (!paint_tree_at (self->painted, x, y, &place))
    return PAINT_POINTED_NOTHING;
  return place.pointed;
}

const PaintPictureRow paint_picture_tree = {
  .id = "tree",
  .title = N_ ("Tree"),
  .name = N_ ("Search Tree"),
  .make = make_tree,
  .destroy = destroy_tree,
  .set_options = set_tree_options,
  .draw = draw_tree,
  .at = point_at_tree,
  .apply_words = apply_tree_words,
  .set_beside = set_tree_beside,
  .find_call = find_call_in_tree,
  .walk_calls = walk_tree,
};

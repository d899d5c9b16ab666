/* The links as arrows, with a note below where some columns or rows are left out. */
#include "paint-picture-private.h"

#include "base-gettext.h"
#include "cover-links.h"
#include "paint-links.h"

static BaseStatus
make_links (const Subject *subject, void **out_painted)
{
  PaintLinks *links;
  const BaseStatus status = paint_links_new (subject, &links);

  if (status == BASE_OK)
    *out_painted = links;
  return status;
}

static void
destroy_links (void *painted)
{
  paint_links_free (painted);
}

static BaseStatus
set_links_options (PaintPicture *self, const PaintStageOptions *options)
{
  paint_links_set_options (self->painted, options);
  return BASE_OK;
}

static void
apply_links_manner (PaintPicture *self)
{
  paint_links_set_following (self->painted, self->manner.following);
}

/* The note needs room, which changes how much is left out.  So that is counted with an empty
 * note. */
static void
write_links_note (PaintPicture *self, const PaintFrame *frame)
{
  const CoverLinks *links = frame->state->links;
  PaintPictureShare share = { .n_all_items = links->n_items, .n_all_options = links->n_options };
  BaseText note = BASE_TEXT_EMPTY;

  (void) paint_links_set_note (self->painted, "");
  if (!paint_links_leaves_out (self->painted, frame, &share.n_items, &share.n_options))
    {
      (void) paint_links_set_note (self->painted, NULL);
      return;
    }
  self->words.write_note (&share, &note);
  (void) paint_links_set_note (self->painted, base_text_string (&note));
  base_text_clear (&note);
}

static BaseStatus
draw_links (PaintPicture *self,
            cairo_t *cr,
            const PaintFrame *frame,
            const PaintTheme *theme,
            PaintText *text)
{
  if (self->words.write_note != NULL)
    write_links_note (self, frame);
  return paint_links_draw (self->painted, cr, frame, theme, text);
}

static PaintPointed
point_at_links (const PaintPicture *self, double x, double y)
{
  return paint_links_at (self->painted, x, y);
}

static PaintRect
find_in_links (const PaintPicture *self, PaintPointed what)
{
  return paint_links_find (self->painted, what);
}

static void
centre_links (const PaintPicture *self, PaintPointed what, double *pan_x, double *pan_y)
{
  paint_links_centre (self->painted, what, pan_x, pan_y);
}

static void
focus_links (PaintPicture *self,
             const PaintFrame *frame,
             double *zoom,
             double *pan_x,
             double *pan_y)
{
  paint_links_focus (self->painted, frame, zoom, pan_x, pan_y);
}

static BaseStatus
find_parts_of_links (PaintPicture *self,
                     const PaintFrame *frame,
                     PaintText *text,
                     PaintParts *out_parts)
{
  return paint_links_find_parts (self->painted, frame, text, out_parts);
}

static BaseStatus
begin_plan_of_links (PaintPicture *self)
{
  return paint_links_plan_begin (self->painted);
}

static BaseStatus
add_to_plan_of_links (PaintPicture *self, const PlayerState *state)
{
  return paint_links_plan_add (self->painted, state);
}

static BaseStatus
end_plan_of_links (PaintPicture *self, const PlayerState *state)
{
  return paint_links_plan_end (self->painted, state);
}

const PaintPictureRow paint_picture_links = {
  .id = "links",
  .title = N_ ("Links"),
  .make = make_links,
  .destroy = destroy_links,
  .set_options = set_links_options,
  .draw = draw_links,
  .at = point_at_links,
  .apply_manner = apply_links_manner,
  .find = find_in_links,
  .centre = centre_links,
  .focus = focus_links,
  .find_parts = find_parts_of_links,
  .plan_begin = begin_plan_of_links,
  .plan_add = add_to_plan_of_links,
  .plan_end = end_plan_of_links,
};

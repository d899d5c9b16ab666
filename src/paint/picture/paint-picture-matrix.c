/* The whole matrix, or only its open part, with names of its groups. */
#include "paint-picture-private.h"

#include "base-gettext.h"
#include "base-memory.h"
#include "board.h"
#include "player-links.h"

#include <stdlib.h>
#include <string.h>

#define FRAME_SECONDS (1.0 / 60)

typedef struct
{
  PaintMatrix *matrix;
  BoardLook look;
  const char **names; /* of the groups; NULL: none */
  uint32_t *settled;  /* options that are left out, with everything that they settle */
  size_t n_settled;
} PictureMatrix;

static BaseStatus
make_matrix (const Subject *subject, void **out_painted)
{
  PictureMatrix *self = base_new_zeroed (PictureMatrix, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->look = board_look (subject->board);
  status = paint_matrix_new (subject, &self->matrix);
  if (status == BASE_OK)
    *out_painted = self;
  else
    free (self);
  return status;
}

static void
destroy_matrix (void *painted)
{
  PictureMatrix *self = painted;

  paint_matrix_free (self->matrix);
  free (self->names);
  free (self->settled);
  free (self);
}

/* Without memory, the names of the first and last items replace the groups' names. */
static void
name_matrix_groups (PaintPicture *picture)
{
  PictureMatrix *self = picture->painted;
  uint32_t n;
  const PaintMatrixGroup *groups = paint_matrix_groups (self->matrix, &n);

  free (self->names);
  self->names = picture->words.name_group != NULL ? base_new (const char *, n) : NULL;
  for (uint32_t i = 0; self->names != NULL && i < n; i++)
    self->names[i] = picture->words.name_group (&groups[i], self->look);
  paint_matrix_set_group_names (self->matrix, self->names);
}

static void
apply_matrix_manner (PaintPicture *picture)
{
  PictureMatrix *self = picture->painted;

  paint_matrix_set_cutting (self->matrix, picture->manner.still);
  paint_matrix_set_apart (self->matrix, picture->manner.apart);
}

/* ---- the open part only ---- */

/* Counts the levels whose options are settled: those above this one, because this level's changes
 * should be visible.  When nothing is left to decide, the last option stays visible. */
static uint32_t
count_settled_levels (const PlayerState *state)
{
  const uint32_t n = state->level < state->n_frames ? state->level : (uint32_t) state->n_frames;

  if (player_state_right (state, 0) == 0 && n == state->n_frames && n > 0)
    return n - 1;
  return n;
}

/* The givens, and the options taken on settled levels. */
static BaseStatus
find_settled_options (const PlayerState *state, uint32_t **out_options, size_t *out_n)
{
  const uint32_t n_levels = count_settled_levels (state);
  uint32_t *options = base_new (uint32_t, state->n_givens + (size_t) n_levels + 1);
  size_t n = state->n_givens;

  if (options == NULL)
    return BASE_NO_MEMORY;
  if (n > 0)
    memcpy (options, state->givens, n * sizeof *options);
  for (uint32_t level = 0; level < n_levels; level++)
    if (state->frames[level].taken)
      options[n++] = state->frames[level].option;
  *out_options = options;
  *out_n = n;
  return BASE_OK;
}

/* In a fast manner, places move only when necessary: when the search takes back a settled
 * option. */
static BaseStatus
settle_matrix (PaintPicture *picture, const PlayerState *state)
{
  PictureMatrix *self = picture->painted;
  uint32_t *wanted = NULL;
  size_t n = 0, common = 0;
  BaseStatus status = BASE_OK;

  if (picture->manner.open_only)
    status = find_settled_options (state, &wanted, &n);
  if (status != BASE_OK)
    return status;
  while (common < n && common < self->n_settled && wanted[common] == self->settled[common])
    common++;
  if (picture->manner.fast)
    n = common;
  if (common < self->n_settled || common < n)
    status = paint_matrix_settle (self->matrix, wanted, n);
  if (status != BASE_OK || (common == self->n_settled && common == n))
    {
      free (wanted);
      return status;
    }
  free (self->settled);
  self->settled = wanted;
  self->n_settled = n;
  name_matrix_groups (picture);
  return BASE_OK;
}

/* ---- the row ---- */

static BaseStatus
set_matrix_options (PaintPicture *self, const PaintStageOptions *options)
{
  return paint_matrix_set_options (((PictureMatrix *) self->painted)->matrix, options);
}

/* If there is no memory to leave something out, the whole matrix is drawn. */
static BaseStatus
draw_matrix (PaintPicture *picture,
             cairo_t *cr,
             const PaintFrame *frame,
             const PaintTheme *theme,
             PaintText *text)
{
  PictureMatrix *self = picture->painted;

  if (picture->manner.fast)
    (void) paint_matrix_warm (self->matrix, frame->state, FRAME_SECONDS);
  else
    paint_matrix_cool (self->matrix);
  (void) settle_matrix (picture, frame->state);
  return paint_matrix_draw (self->matrix, cr, frame, theme, text);
}

static PaintPointed
point_at_matrix (const PaintPicture *self, double x, double y)
{
  return paint_matrix_at (((PictureMatrix *) self->painted)->matrix, x, y);
}

static PaintRect
find_in_matrix (const PaintPicture *self, PaintPointed what)
{
  return paint_matrix_find (((PictureMatrix *) self->painted)->matrix, what);
}

static void
centre_matrix (const PaintPicture *self, PaintPointed what, double *pan_x, double *pan_y)
{
  paint_matrix_centre (((PictureMatrix *) self->painted)->matrix, what, pan_x, pan_y);
}

/* The item and the option of the level or, before there is one, the first ones.  The zoom stays. */
static void
focus_matrix (PaintPicture *self,
              const PaintFrame *frame,
              double *zoom,
              double *pan_x,
              double *pan_y)
{
  const PlayerState *state = frame->state;
  PaintPointed what = PAINT_POINTED_NOTHING;
  uint32_t node = player_state_right (state, 0);

  (void) zoom;
  if (state->n_frames > 0)
    node = state->frames[state->n_frames - 1].node;
  if (node == 0)
    return;
  what.item = player_state_item (state, node);
  if (player_state_is_header (state, node))
    node = state->links->nodes[node].down;
  if (!player_state_is_header (state, node))
    what.option = cover_links_option (state->links, node);
  centre_matrix (self, what, pan_x, pan_y);
}

static void
hold_matrix (PaintPicture *self,
             PaintText *text,
             double zoom,
             double x,
             double y,
             double *out_pan_x,
             double *out_pan_y)
{
  PaintMatrix *matrix = ((PictureMatrix *) self->painted)->matrix;

  paint_matrix_hold (matrix, text, zoom, x, y, out_pan_x, out_pan_y);
}

static double
most_zoom_of_matrix (const PaintPicture *self)
{
  return paint_matrix_most_zoom (((PictureMatrix *) self->painted)->matrix);
}

const PaintPictureRow paint_picture_matrix = {
  .id = "matrix",
  .title = N_ ("Matrix"),
  .make = make_matrix,
  .destroy = destroy_matrix,
  .set_options = set_matrix_options,
  .draw = draw_matrix,
  .at = point_at_matrix,
  .apply_words = name_matrix_groups,
  .apply_manner = apply_matrix_manner,
  .find = find_in_matrix,
  .centre = centre_matrix,
  .focus = focus_matrix,
  .hold = hold_matrix,
  .most_zoom = most_zoom_of_matrix,
};

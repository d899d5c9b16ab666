/* The matrix as a canvas shows it: with the names of its groups, and, where that is asked for, without what is settled. */
#include "paint-matrix.h"
#include "ui-canvas-painters.h"
#include "words-gettext.h"

static const char *
name_group (const PaintMatrixGroup *group, BoardLook look)
{
  switch (group->kind)
    {
    case BOARD_ITEM_CELL:
      return look == BOARD_LOOK_SLOTS ? _ ("Slots") : _ ("Cells");
    case BOARD_ITEM_PLACE:
      return _ (group->group->items);
    case BOARD_ITEM_VALUE:
      return look == BOARD_LOOK_SLOTS ? _ ("Pairs") : _ ("Pieces");
    default:
      return group->secondary ? _ ("At most once") : _ ("Items");
    }
}

typedef struct
{
  PaintMatrix *matrix;
  const char **names; /* of the groups */
  BoardLook look;
  bool compact;
  GArray *settled; /* of uint32_t: options that are left out, with all that they settle */
} Matrix;

static void
name_groups (Matrix *self)
{
  uint32_t n;
  const PaintMatrixGroup *groups = paint_matrix_groups (self->matrix, &n);

  g_free (self->names);
  self->names = g_new (const char *, n);
  for (uint32_t i = 0; i < n; i++)
    self->names[i] = name_group (&groups[i], self->look);
  paint_matrix_set_group_names (self->matrix, self->names);
}

static BaseStatus
make (const Subject *problem, gpointer *out_picture)
{
  PaintMatrix *matrix;
  BaseStatus status = paint_matrix_new (problem, &matrix);
  Matrix *self;

  if (status != BASE_OK)
    return status;
  self = g_new0 (Matrix, 1);
  self->matrix = matrix;
  self->look = board_look (problem->board);
  self->settled = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  name_groups (self);
  *out_picture = self;
  return BASE_OK;
}

static void
destroy (gpointer picture)
{
  Matrix *self = picture;

  paint_matrix_free (self->matrix);
  g_array_unref (self->settled);
  g_free (self->names);
  g_free (self);
}

/* ---- only what is open ---- */

/* The givens, and what was taken on the levels above this one: what happens on this one is to be seen.  Where nothing
 * is left to be decided, the last of them stays. */
static GArray *
find_settled (const PlayerState *state)
{
  GArray *options = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  uint32_t n_levels = MIN (state->level, state->n_frames);

  if (player_state_right (state, 0) == 0 && n_levels == state->n_frames && n_levels > 0)
    n_levels--;
  g_array_append_vals (options, state->givens, state->n_givens);
  for (uint32_t level = 0; level < n_levels; level++)
    if (state->frames[level].taken)
      g_array_append_val (options, state->frames[level].option);
  return options;
}

static guint
count_common (const GArray *a, const GArray *b)
{
  guint n = 0;

  while (n < a->len && n < b->len
         && g_array_index (a, uint32_t, n) == g_array_index (b, uint32_t, n))
    n++;
  return n;
}

/* Faster than can be followed, places move only where they must: when the search takes back what was settled. */
static void
settle (Matrix *self, const PlayerState *state, bool fast)
{
  g_autoptr (GArray) wanted =
      self->compact ? find_settled (state) : g_array_new (FALSE, FALSE, sizeof (uint32_t));
  guint common = count_common (self->settled, wanted);

  if (fast)
    g_array_set_size (wanted, common);
  if (common == self->settled->len && common == wanted->len)
    return;
  if (paint_matrix_settle (self->matrix, (const uint32_t *) wanted->data, wanted->len) != BASE_OK)
    return;
  g_array_unref (self->settled);
  self->settled = g_steal_pointer (&wanted);
  name_groups (self);
}

static void
compact (gpointer picture, bool compact)
{
  ((Matrix *) picture)->compact = compact;
}

/* Faster than can be followed, what changes glows. */
static bool
prepare (gpointer picture, DanceShow *show)
{
  Matrix *self = picture;
  bool fast = dance_show_is_fast (show);

  if (fast)
    (void) paint_matrix_warm (self->matrix, dance_show_state (show), 1.0 / 60);
  else
    paint_matrix_cool (self->matrix);
  paint_matrix_set_cutting (self->matrix, !dance_show_has_motion (show));
  settle (self, dance_show_state (show), fast);
  return true;
}

/* ---- what canvases call ---- */

static void
set_options (gpointer picture, const PaintStageOptions *options)
{
  (void) paint_matrix_set_options (((Matrix *) picture)->matrix, options);
}

static BaseStatus
draw (gpointer picture,
      cairo_t *cr,
      const PaintFrame *frame,
      const PaintTheme *theme,
      PaintText *text)
{
  return paint_matrix_draw (((Matrix *) picture)->matrix, cr, frame, theme, text);
}

static PaintPointed
at (gpointer picture, double x, double y)
{
  return paint_matrix_at (((Matrix *) picture)->matrix, x, y);
}

static PaintRect
find (gpointer picture, PaintPointed what)
{
  return paint_matrix_find (((Matrix *) picture)->matrix, what);
}

static void
centre (gpointer picture, PaintPointed what, double *pan_x, double *pan_y)
{
  paint_matrix_centre (((Matrix *) picture)->matrix, what, pan_x, pan_y);
}

/* The item and the option of the level; those that come first, before there is one. */
static void
focus (gpointer picture, const PaintFrame *frame, double *zoom, double *x, double *y)
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
  centre (picture, what, x, y);
}

static void
hold (gpointer picture,
      PaintText *text,
      double zoom,
      double x,
      double y,
      double *out_pan_x,
      double *out_pan_y)
{
  paint_matrix_hold (((Matrix *) picture)->matrix, text, zoom, x, y, out_pan_x, out_pan_y);
}

static double
most_zoom (gpointer picture)
{
  return paint_matrix_most_zoom (((Matrix *) picture)->matrix);
}

const UiCanvasPainter ui_canvas_painter_matrix = {
  .id = "matrix",
  .title = N_ ("Matrix"),
  .make = make,
  .destroy = destroy,
  .prepare = prepare,
  .set_options = set_options,
  .draw = draw,
  .at = at,
  .focus = focus,
  .hold = hold,
  .most_zoom = most_zoom,
  .find = find,
  .centre = centre,
  .compact = compact,
};

/* The pictures by name: each row turns a painter's own functions into those that a canvas calls. */
#include "ui-canvas-painters.h"
#include "dance-about.h"
#include "dance-branches.h"
#include "paint-links.h"
#include "paint-scene.h"
#include "paint-tree.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Of so many levels of the tree it is looked up for one frame what lies below finished branches: a millisecond at most;
 * of the rest for the next ones.  While it plays fast deep levels are gone before that, and the upper ones stay. */
#define LOOKED_UP      8
#define LOOKED_UP_FAST 1

static BaseStatus
make_scene (const Subject *problem, gpointer *out_picture)
{
  return paint_scene_new (problem, (PaintScene **) out_picture);
}

static bool
prepare_scene (gpointer picture, DanceShow *show)
{
  paint_scene_set_symbols (picture, dance_run_problem (dance_show_run (show))->symbols);
  return true;
}

static void
set_scene_options (gpointer picture, const PaintStageOptions *options)
{
  (void) paint_scene_set_options (picture, options);
}

static BaseStatus
draw_scene (gpointer picture,
            cairo_t *cr,
            const PaintFrame *frame,
            const PaintTheme *theme,
            PaintText *text)
{
  return paint_scene_draw (picture, cr, frame, theme, text);
}

static PaintPointed
at_scene (gpointer picture, double x, double y)
{
  return paint_scene_at (picture, x, y);
}

static void
centre_scene (gpointer picture, PaintPointed what, double *pan_x, double *pan_y)
{
  (void) paint_scene_find (picture, what, pan_x, pan_y);
}

static BaseStatus
make_links (const Subject *problem, gpointer *out_picture)
{
  return paint_links_new (problem, (PaintLinks **) out_picture);
}

static void
set_links_options (gpointer picture, const PaintStageOptions *options)
{
  paint_links_set_options (picture, options);
}

static void
follow_links (gpointer picture, bool follows)
{
  paint_links_set_following (picture, follows);
}

/* What is left out is said below it.  That takes room itself, so it is counted when there is a line, whatever it says. */
static void
note_links (PaintLinks *links, const PaintFrame *frame)
{
  const CoverLinks *all = frame->state->links;
  BaseText note = BASE_TEXT_EMPTY;
  uint32_t n_items, n_options;

  (void) paint_links_set_note (links, "");
  if (!paint_links_leaves_out (links, frame, &n_items, &n_options))
    {
      (void) paint_links_set_note (links, NULL);
      return;
    }
  words_fill (&note, _ ("What happens now: %1 of %2 items, %3 of %4 options"),
              WORDS_WITH (WORDS_NUMBER (n_items), WORDS_NUMBER (all->n_items),
                          WORDS_NUMBER (n_options), WORDS_NUMBER (all->n_options)));
  (void) paint_links_set_note (links, base_text_string (&note));
  base_text_clear (&note);
}

static BaseStatus
draw_links (gpointer picture,
            cairo_t *cr,
            const PaintFrame *frame,
            const PaintTheme *theme,
            PaintText *text)
{
  note_links (picture, frame);
  return paint_links_draw (picture, cr, frame, theme, text);
}

static PaintPointed
at_links (gpointer picture, double x, double y)
{
  return paint_links_at (picture, x, y);
}

static void
focus_links (gpointer picture, const PaintFrame *frame, double *zoom, double *x, double *y)
{
  paint_links_focus (picture, frame, zoom, x, y);
}

static PaintRect
find_links (gpointer picture, PaintPointed what)
{
  return paint_links_find (picture, what);
}

static void
centre_links (gpointer picture, PaintPointed what, double *pan_x, double *pan_y)
{
  paint_links_centre (picture, what, pan_x, pan_y);
}

/* The tree, and the branches of its levels as they were told last. */
typedef struct
{
  PaintTree *tree;
  DanceBranches *branches;
  GArray *levels; /* of PaintTreeLevel */
} Tree;

static BaseStatus
make_tree (const Subject *problem, gpointer *out_picture)
{
  Tree *self = g_new0 (Tree, 1);
  BaseStatus status = paint_tree_new (problem, &self->tree);

  if (status != BASE_OK)
    {
      g_free (self);
      return status;
    }
  self->branches = dance_branches_new ();
  self->levels = g_array_new (FALSE, FALSE, sizeof (PaintTreeLevel));
  *out_picture = self;
  return BASE_OK;
}

static void
free_tree (gpointer picture)
{
  Tree *self = picture;

  paint_tree_free (self->tree);
  dance_branches_free (self->branches);
  g_array_unref (self->levels);
  g_free (self);
}

static bool
prepare_tree (gpointer picture, DanceShow *show)
{
  Tree *self = picture;
  bool fast = dance_show_is_fast (show);
  bool known = dance_branches_renew (self->branches, show, fast ? LOOKED_UP_FAST : LOOKED_UP);
  uint32_t n = dance_branches_n_levels (self->branches);

  g_array_set_size (self->levels, n);
  for (uint32_t level = 0; level < n; level++)
    {
      PaintTreeLevel *there = &g_array_index (self->levels, PaintTreeLevel, level);

      there->branches = dance_branches_of (self->branches, level, &there->n);
    }
  paint_tree_set_levels (self->tree, (const PaintTreeLevel *) self->levels->data, n);
  return known || fast || dance_show_is_travelling (show);
}

static void
set_tree_options (gpointer picture, const PaintStageOptions *options)
{
  const PaintTreeWords words = { .givens = _ ("Givens"),
                                 .start = _ ("Start"),
                                 .nodes = _ ("Calls") };

  paint_tree_set_options (((Tree *) picture)->tree, options);
  paint_tree_set_words (((Tree *) picture)->tree, &words);
}

static BaseStatus
draw_tree (gpointer picture,
           cairo_t *cr,
           const PaintFrame *frame,
           const PaintTheme *theme,
           PaintText *text)
{
  return paint_tree_draw (((Tree *) picture)->tree, cr, frame, theme, text);
}

/* The branch that a place of the tree stands for, as it was told last. */
static const PlayerBranch *
branch_at (Tree *self, const PaintTreePlace *place)
{
  PaintTreeLevel level = { 0 };

  if (place->level < self->levels->len)
    level = g_array_index (self->levels, PaintTreeLevel, place->level);
  return place->branch < level.n ? &level.branches[place->branch] : NULL;
}

static char *
about_tree (gpointer picture, DanceShow *show, double x, double y)
{
  PaintTreePlace place;

  if (!paint_tree_at (((Tree *) picture)->tree, x, y, &place) || place.level == PLAYER_GIVENS)
    return NULL;
  if (place.n > 0 && place.branch == COVER_NONE)
    return dance_about_levels (place.level, place.n);
  if (place.n > 0)
    return dance_about_branches (place.level, place.n);
  return dance_about_branch (show, place.level, place.branch, branch_at (picture, &place));
}

/* Behind the try of a branch, also of one that is long past or still to come; before the choice of a level's item.
 * What is folded leads to the first of it. */
static bool
tree_leads (gpointer picture, DanceShow *show, double x, double y, uint64_t *out_position)
{
  Player *player = dance_run_player (dance_show_run (show));
  PaintTreePlace place;

  if (!paint_tree_at (((Tree *) picture)->tree, x, y, &place))
    return false;
  if (place.level == PLAYER_GIVENS)
    return player_when_entered (player, 0, out_position) == BASE_OK;
  if (place.branch == COVER_NONE)
    return player_when_entered (player, place.level, out_position) == BASE_OK;
  return player_when_tried (player, place.level, place.branch, out_position) == BASE_OK;
}

static PaintPointed
at_tree (gpointer picture, double x, double y)
{
  PaintTreePlace place;

  if (!paint_tree_at (((Tree *) picture)->tree, x, y, &place))
    return PAINT_POINTED_NOTHING;
  return place.pointed;
}

static const UiCanvasPainter painters[UI_CANVAS_PAINTERS] = {
  [UI_CANVAS_PAINTER_BOARD] = { .id = "board",
                                .title = N_ ("Board"),
                                .make = make_scene,
                                .destroy = (void (*) (gpointer)) paint_scene_free,
                                .prepare = prepare_scene,
                                .set_options = set_scene_options,
                                .draw = draw_scene,
                                .at = at_scene,
                                .centre = centre_scene },
  [UI_CANVAS_PAINTER_LINKS] = { .id = "links",
                                .title = N_ ("Links"),
                                .make = make_links,
                                .destroy = (void (*) (gpointer)) paint_links_free,
                                .set_options = set_links_options,
                                .draw = draw_links,
                                .at = at_links,
                                .follow = follow_links,
                                .focus = focus_links,
                                .find = find_links,
                                .centre = centre_links },
  [UI_CANVAS_PAINTER_TREE] = { .id = "tree",
                               .title = N_ ("Tree"),
                               .make = make_tree,
                               .destroy = free_tree,
                               .prepare = prepare_tree,
                               .set_options = set_tree_options,
                               .draw = draw_tree,
                               .at = at_tree,
                               .about = about_tree,
                               .leads = tree_leads },
};

const UiCanvasPainter *
ui_canvas_painter_get (UiCanvasPainterId id)
{
  return id == UI_CANVAS_PAINTER_MATRIX ? &ui_canvas_painter_matrix : &painters[id];
}

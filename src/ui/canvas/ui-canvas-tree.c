#include "ui-canvas-tree.h"

#include "dance-about.h"
#include "dance-branches.h"

/* Number of levels of the tree for which a frame looks up the results of finished branches: a
 * millisecond at most.  The next frames look up the rest.  During fast play deep levels are gone
 * before that, and the upper ones stay. */
#define LEVELS_A_FRAME      8
#define LEVELS_A_FRAME_FAST 1

struct _UiCanvasTree
{
  DanceBranches *branches;
  GArray *levels; /* of PaintTreeLevel */
};

UiCanvasTree *
ui_canvas_tree_new (void)
{
  UiCanvasTree *self = g_new0 (UiCanvasTree, 1);

  self->branches = dance_branches_new ();
  self->levels = g_array_new (FALSE, FALSE, sizeof (PaintTreeLevel));
  return self;
}

void
ui_canvas_tree_free (UiCanvasTree *self)
{
  if (self == NULL)
    return;
  dance_branches_free (self->branches);
  g_array_unref (self->levels);
  g_free (self);
}

bool
ui_canvas_tree_look_up (UiCanvasTree *self, PaintPicture *picture, DanceShow *show)
{
  bool fast = dance_show_is_fast (show);
  bool known =
      dance_branches_renew (self->branches, show, fast ? LEVELS_A_FRAME_FAST : LEVELS_A_FRAME);
  uint32_t n = dance_branches_n_levels (self->branches);

  g_array_set_size (self->levels, n);
  for (uint32_t level = 0; level < n; level++)
    {
      PaintTreeLevel *there = &g_array_index (self->levels, PaintTreeLevel, level);

      there->branches = dance_branches_of (self->branches, level, &there->n);
    }
  paint_picture_set_levels (picture, (const PaintTreeLevel *) self->levels->data, n);
  return known || fast || dance_show_is_travelling (show);
}

/* Returns the branch at a place of the tree, as it was last looked up. */
static const PlayerBranch *
find_branch_of_place (const UiCanvasTree *self, const PaintTreePlace *place)
{
  PaintTreeLevel level = { 0 };

  if (place->level < self->levels->len)
    level = g_array_index (self->levels, PaintTreeLevel, place->level);
  return place->branch < level.n ? &level.branches[place->branch] : NULL;
}

char *
ui_canvas_tree_describe (const UiCanvasTree *self, const PaintTreePlace *place, DanceShow *show)
{
  if (place->level == PLAYER_GIVENS)
    return NULL;
  if (place->n > 0 && place->branch == COVER_NONE)
    return dance_about_levels (place->level, place->n);
  if (place->n > 0)
    return dance_about_branches (place->level, place->n);
  return dance_about_branch (show, place->level, place->branch, find_branch_of_place (self, place));
}

bool
ui_canvas_tree_find_moment (const PaintTreePlace *place, DanceShow *show, uint64_t *out_position)
{
  Player *player = run_player (dance_show_run (show));

  if (place->level == PLAYER_GIVENS)
    return player_when_entered (player, 0, out_position) == BASE_OK;
  if (place->branch == COVER_NONE)
    return player_when_entered (player, place->level, out_position) == BASE_OK;
  return player_when_tried (player, place->level, place->branch, out_position) == BASE_OK;
}

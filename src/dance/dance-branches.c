#include "dance-branches.h"

/* Number of branches per level: every picture folds more. */
#define MOST 64

typedef struct
{
  uint32_t item, node; /* with those of the levels above, these identify the visit of a level */
  bool measured;
  size_t n, n_tried;
  PlayerBranch branches[MOST];
} Level;

struct DanceBranches
{
  GArray *levels; /* of Level */
};

DanceBranches *
dance_branches_new (void)
{
  DanceBranches *self = g_new0 (DanceBranches, 1);

  self->levels = g_array_new (FALSE, TRUE, sizeof (Level));
  return self;
}

void
dance_branches_free (DanceBranches *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->levels);
  g_free (self);
}

static Level *
level_at (DanceBranches *self, uint32_t level)
{
  return &g_array_index (self->levels, Level, level);
}

static size_t
count_tried (const PlayerBranch *branches, size_t n)
{
  size_t i = 0;

  while (i < n && branches[i].state == PLAYER_BRANCH_TRIED)
    i++;
  return i;
}

/* Copies the results of the finished branches, where the visit is the same. */
static void
copy_finished_branches (Level *level, const PlayerBranch *then, size_t n_then)
{
  for (size_t i = 0; i < n_then && i < level->n_tried && then[i].node == level->branches[i].node;
       i++)
    level->branches[i] = then[i];
  level->measured = n_then >= level->n_tried;
}

/* Renews a level.  If its visit is `known`, the branches that were finished at the last look are
 * still finished. */
static void
renew_level (DanceBranches *self, Player *player, uint32_t number, bool known)
{
  Level *level = level_at (self, number);
  const PlayerFrame *frame = &player_state (player)->frames[number];
  bool kept = known && level->measured && level->item == frame->item;
  g_autofree PlayerBranch *then =
      kept ? g_memdup2 (level->branches, level->n_tried * sizeof *then) : NULL;
  size_t n_then = kept ? level->n_tried : 0;

  level->item = frame->item;
  level->node = frame->node;
  if (player_branches (player, number, false, level->branches, MOST, &level->n) != BASE_OK)
    level->n = 0;
  level->n_tried = count_tried (level->branches, level->n);
  copy_finished_branches (level, then, n_then);
}

static void
look_up_level (DanceBranches *self, Player *player, uint32_t number)
{
  Level *level = level_at (self, number);

  level->measured =
      player_branches (player, number, true, level->branches, MOST, &level->n) == BASE_OK;
}

bool
dance_branches_renew (DanceBranches *self, DanceShow *show, unsigned levels)
{
  Player *player = run_player (dance_show_run (show));
  uint32_t n = player_state (player)->n_frames;
  bool known = true, all = true;

  if (dance_show_is_travelling (show))
    levels = 0;
  g_array_set_size (self->levels, n);
  for (uint32_t number = 0; number < n; number++)
    {
      const PlayerFrame *frame = &player_state (player)->frames[number];
      bool same = level_at (self, number)->item == frame->item
                  && level_at (self, number)->node == frame->node;

      renew_level (self, player, number, known);
      known &= same;
      if (!level_at (self, number)->measured && levels > 0)
        {
          look_up_level (self, player, number);
          levels--;
        }
      all &= level_at (self, number)->measured;
    }
  return all;
}

const PlayerBranch *
dance_branches_of (DanceBranches *self, uint32_t level, size_t *out_n)
{
  *out_n = level < self->levels->len ? level_at (self, level)->n : 0;
  return level < self->levels->len ? level_at (self, level)->branches : NULL;
}

uint32_t
dance_branches_n_levels (DanceBranches *self)
{
  return self->levels->len;
}

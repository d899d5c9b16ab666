/* Which rows and boxes there are, and where.
 *
 * A row's boxes are laid from the middle, where the current branch is: tried ones to its left, the
 * remaining ones to its right.  On either side the nearest and the farthest are shown, and the rest
 * is one box with their number. */
#include "paint-tree-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>

#define EM            13.0
#define EM_PRESENTING 22.0
#define EM_GROWTH     1.35  /* largest growth, in a picture */
#define EM_WIDTH      900.0 /* larger than this */
#define EM_HEIGHT     600.0
#define NARROW        560.0 /* units: a narrower picture has no profile */

static BaseStatus
push_box (PaintTree *self, PaintTreeBox box)
{
  void *array = self->boxes;
  BaseStatus status = base_grow (&array, &self->boxes_capacity, self->n_boxes + 1, sizeof box);

  self->boxes = array;
  if (status == BASE_OK)
    self->boxes[self->n_boxes++] = box;
  return status;
}

static BaseStatus
push_row (PaintTree *self, uint32_t level, uint32_t n_folded, int y)
{
  void *array = self->rows;
  BaseStatus status =
      base_grow (&array, &self->rows_capacity, self->n_rows + 1, sizeof (PaintTreeRow));

  self->rows = array;
  if (status == BASE_OK)
    self->rows[self->n_rows++] = (PaintTreeRow){ level, n_folded, y };
  return status;
}

static void
plan_tree (PaintTree *self)
{
  const PaintStageOptions *options = &self->options;
  double growth = fmin (options->width / EM_WIDTH, options->height / EM_HEIGHT);
  double em = options->presenting ? EM_PRESENTING : EM * fmax (1, fmin (growth, EM_GROWTH));
  int room;

  em *= options->text_scale * options->scale;
  self->width = (int) ceil (options->width * options->scale);
  self->height = (int) ceil (options->height * options->scale);
  self->em = (int) ceil (em);
  self->pen = (int) ceil ((options->presenting ? 5 : 3) * options->scale);
  self->profile = self->width;
  if (options->width >= NARROW)
    self->profile -= (int) fmax (7 * em, 0.14 * self->width);
  self->item_width = (int) fmin (10 * em, 0.28 * self->profile);
  room = self->profile - self->item_width;
  self->box_width = (int) fmin (fmin (10 * em, fmax (5.6 * em, room / 5.6)), room / 3.3);
  self->box_height = (int) (em * 2.7);
  self->row_height = (int) (em * 4);
  self->middle = self->item_width + room / 2;
}

/* How many rows, that of the end included, have room below the root. */
static uint32_t
rows_in_sight (const PaintTree *self)
{
  int rows = (self->height - self->em) / self->row_height - 1;

  return rows > 4 ? (uint32_t) rows : 4;
}

/* How many rows these levels need: a run of folded ones needs one. */
static uint32_t
count_rows (const uint8_t *kept, uint32_t n)
{
  uint32_t rows = 0;

  for (uint32_t level = 0; level < n; level++)
    rows += kept[level] || level == 0 || kept[level - 1];
  return rows;
}

/* Keeps all levels if there is room.  Otherwise half of the rows are for the first and the last
 * levels; then come the others that had a choice, the deepest first; any room left goes to the last
 * levels. */
static void
choose_levels (uint8_t *kept, const PlayerState *state, uint32_t room)
{
  uint32_t n = state->n_frames, last = n > room ? n - room / 2 : 0;

  for (uint32_t level = 0; level < n; level++)
    kept[level] = level == 0 || level >= last;
  for (uint32_t level = last; level-- > 1;)
    {
      if (state->frames[level].branches < 2)
        continue;
      kept[level] = 1;
      if (count_rows (kept, n) <= room)
        continue;
      kept[level] = 0;
      break;
    }
  for (uint32_t level = last; level-- > 1;)
    {
      bool before = kept[level];

      kept[level] = 1;
      if (count_rows (kept, n) <= room)
        continue;
      kept[level] = before;
      return;
    }
}

static BaseStatus
lay_rows (PaintTree *self, const PlayerState *state)
{
  uint32_t n = state->n_frames;
  uint8_t *kept = base_new (uint8_t, n);
  int y = self->em / 2 + self->row_height;
  BaseStatus status = kept != NULL ? BASE_OK : BASE_NO_MEMORY;

  self->n_rows = 0;
  if (status == BASE_OK)
    choose_levels (kept, state, rows_in_sight (self) - 1);
  for (uint32_t level = 0, first; level < n && status == BASE_OK; y += self->row_height)
    {
      first = level;
      while (level < n && !kept[level])
        level++;
      status = push_row (self, first, level - first, y);
      level += level == first;
    }
  free (kept);
  return status;
}

const PlayerBranch *
paint_tree_branch (const PaintTree *self, uint32_t level, uint32_t branch)
{
  if (level >= self->n_levels || branch >= self->levels[level].n)
    return NULL;
  return &self->levels[level].branches[branch];
}

static BaseStatus
put_tree_box (PaintTree *self, const PaintTreeRow *row, uint32_t branch, uint32_t n, int place)
{
  int pitch = self->box_width + self->em / 2;
  PaintTreeBox box = {
    .kind = n > 0 ? PAINT_TREE_FOLDED : PAINT_TREE_BRANCH,
    .level = row->level,
    .branch = branch,
    .n = n,
    .box = { self->middle + place * pitch - self->box_width / 2,
             row->y + (self->row_height - self->box_height) / 2, self->box_width,
             self->box_height },
  };

  return push_box (self, box);
}

/* Lays the `n` branches from `first` on, on one side with room for `room`: the nearest to the
 * middle, a fold, and the farthest. */
static BaseStatus
lay_side (PaintTree *self,
          const PaintTreeRow *row,
          uint32_t first,
          uint32_t n,
          uint32_t room,
          bool left)
{
  uint32_t folded = n > room ? n - room + 1 : 0,
           near = folded > 0 && room > 2 ? room - 2 : room - 1;
  BaseStatus status = BASE_OK;
  int place = left ? -1 : 1;

  for (uint32_t i = 0; i < n && status == BASE_OK; place += left ? -1 : 1)
    {
      uint32_t count = folded > 0 && i == near ? (room > 2 ? folded : n - near) : 0;
      uint32_t last = i + (count > 0 ? count : 1) - 1;

      status = put_tree_box (self, row, left ? first + n - 1 - last : first + i, count, place);
      i = last + 1;
    }
  return status;
}

static BaseStatus
lay_level (PaintTree *self, const PaintTreeRow *row, const PlayerFrame *frame)
{
  int pitch = self->box_width + self->em / 2;
  int half = (self->profile - self->item_width - self->box_width) / 2;
  uint32_t room = half / pitch > 0 ? (uint32_t) (half / pitch) : 1;
  bool here = frame->option != COVER_NONE;
  uint32_t before = frame->tried - here, behind = frame->branches - frame->tried;
  BaseStatus status = lay_side (self, row, 0, before, room, true);

  if (status == BASE_OK && here)
    status = put_tree_box (self, row, before, 0, 0);
  if (status == BASE_OK)
    status = lay_side (self, row, frame->tried, behind, room, false);
  return status;
}

static PaintTreeBox
item_box (const PaintTree *self, const PaintTreeRow *row)
{
  return (PaintTreeBox){
    .kind = row->n_folded > 0 ? PAINT_TREE_FOLDED : PAINT_TREE_ITEM,
    .level = row->level,
    .branch = COVER_NONE,
    .n = row->n_folded,
    .box = { self->em / 2, row->y + (self->row_height - self->box_height) / 2,
             self->item_width - self->em / 2, self->box_height },
  };
}

static BaseStatus
lay_ends (PaintTree *self)
{
  int side = self->box_height * 3 / 4;
  int y = self->em / 2 + self->row_height * (int) (self->n_rows + 1);
  PaintTreeBox root = {
    .kind = PAINT_TREE_ROOT,
    .level = PLAYER_GIVENS,
    .branch = COVER_NONE,
    .box = { self->middle - self->box_width / 2, self->em / 2, self->box_width, self->box_height },
  };
  PaintTreeBox end = {
    .kind = PAINT_TREE_END,
    .level = PLAYER_NOBODY,
    .branch = COVER_NONE,
    .box = { self->middle - side / 2, y + (self->row_height - side) / 2, side, side },
  };
  BaseStatus status = push_box (self, root);

  return status == BASE_OK ? push_box (self, end) : status;
}

BaseStatus
paint_tree_lay_out (PaintTree *self, const PlayerState *state)
{
  BaseStatus status;

  plan_tree (self);
  self->n_boxes = 0;
  status = lay_rows (self, state);
  for (size_t i = 0; i < self->n_rows && status == BASE_OK; i++)
    {
      const PaintTreeRow *row = &self->rows[i];

      status = push_box (self, item_box (self, row));
      if (status == BASE_OK && row->n_folded == 0)
        status = lay_level (self, row, &state->frames[row->level]);
    }
  return status == BASE_OK ? lay_ends (self) : status;
}

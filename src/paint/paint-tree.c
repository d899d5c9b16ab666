/* A drawing of the tree: lines below, then boxes, then what is pointed at. */
#include "paint-tree-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define PI 3.14159265358979323846

/* One drawing. */
typedef struct
{
  cairo_t *cr;
  const PaintTree *tree;
  const PaintFrame *frame;
  const PaintTheme *theme;
  PaintText *text;
} Scene;

BaseStatus
paint_tree_new (const PaintProblem *problem, PaintTree **out_tree)
{
  PaintTree *self = base_new_zeroed (PaintTree, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->problem = *problem;
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

/* What is known of a box of a branch. */
static PlayerBranchState
state_of (const Scene *scene, const PaintTreeBox *box)
{
  const PlayerFrame *frame = &scene->frame->state->frames[box->level];

  if (frame->option != COVER_NONE && box->branch + 1 == frame->tried)
    return PLAYER_BRANCH_CURRENT;
  return box->branch < frame->tried ? PLAYER_BRANCH_TRIED : PLAYER_BRANCH_LEFT;
}

static uint32_t
option_of (const PaintTree *self, const PlayerState *state, const PaintTreeBox *box)
{
  const PlayerBranch *branch = paint_tree_branch (self, box->level, box->branch);
  const PlayerFrame *frame = &state->frames[box->level];

  if (branch != NULL)
    return branch->option;
  return box->branch + 1 == frame->tried ? frame->option : COVER_NONE;
}

static void
add_rounded (cairo_t *cr, PaintBox box, double inset, double radius)
{
  double x = box.x + inset, y = box.y + inset;
  double right = box.x + box.width - inset, bottom = box.y + box.height - inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, y + radius, radius, -PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, PI / 2);
  cairo_arc (cr, x + radius, bottom - radius, radius, PI / 2, PI);
  cairo_arc (cr, x + radius, y + radius, radius, PI, 3 * PI / 2);
  cairo_close_path (cr);
}

static void
draw_tick (const Scene *scene, double x, double y, double size)
{
  cairo_move_to (scene->cr, x - size * 0.5, y);
  cairo_line_to (scene->cr, x - size * 0.15, y + size * 0.35);
  cairo_line_to (scene->cr, x + size * 0.5, y - size * 0.4);
  cairo_set_line_width (scene->cr, fmax (1.5, size * 0.18));
  cairo_stroke (scene->cr);
}

static void
draw_crossed_ring (const Scene *scene, double x, double y, double size)
{
  double half = size / 2, arm = half * 0.55;

  cairo_new_sub_path (scene->cr);
  cairo_arc (scene->cr, x, y, half, 0, 2 * PI);
  cairo_move_to (scene->cr, x - arm, y - arm);
  cairo_line_to (scene->cr, x + arm, y + arm);
  cairo_move_to (scene->cr, x - arm, y + arm);
  cairo_line_to (scene->cr, x + arm, y - arm);
  cairo_set_line_width (scene->cr, fmax (1.5, size * 0.11));
  cairo_stroke (scene->cr);
}

/* Every second row is shaded, to lead the eye from an item to its branches. */
static void
draw_bands (const Scene *scene)
{
  const PaintTree *self = scene->tree;

  for (size_t i = 0; i < self->n_rows; i += 2)
    cairo_rectangle (scene->cr, 0, self->rows[i].y, self->profile, self->row_height);
  paint_set_source (scene->cr,
                    (scene->theme->surfaces[PAINT_SURFACE_DIAGONAL] & 0xffffff00u) | 0x70);
  cairo_fill (scene->cr);
}

/* The path, thick, from the root to the end; it breaks where no branch is current. */
static void
draw_path (const Scene *scene)
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
draw_rails (const Scene *scene)
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

static void
write_in (const Scene *scene, const char *string, PaintFont font, PaintBox box, double middle)
{
  char room[PAINT_LABEL_ROOM];
  const char *fits =
      paint_matrix_shorten (scene->text, string, font, box.width - 0.6 * scene->tree->em, room);

  paint_matrix_text_centre (scene->text, fits, font, box.x + box.width / 2.0, middle);
}

/* Below the name: how many nodes, and what came of them. */
static void
draw_outcome (const Scene *scene, const PaintTreeBox *box, const PlayerBranch *branch)
{
  const PaintTree *self = scene->tree;
  PaintFont font = { .size = round (self->em * 0.85) };
  double middle = box->box.y + box->box.height * 0.72, size = self->em * 0.9;
  double right = box->box.x + box->box.width - self->em * 0.8;
  uint64_t found = branch->solutions > 0 ? branch->solutions : 0;
  char nodes[16], solutions[16];

  paint_set_source (scene->cr, scene->theme->signs[found > 0 ? PAINT_SIGN_ACCENT : PAINT_SIGN_BAD]);
  if (found > 0)
    draw_tick (scene, right, middle, size);
  else
    draw_crossed_ring (scene, right, middle, size);
  if (found > 1 && box->box.width > 6 * self->em)
    paint_matrix_text_right (scene->text, paint_matrix_number (found, solutions), font,
                             right - 0.6 * self->em, middle);
  paint_matrix_text_left (scene->text, paint_matrix_number (branch->nodes, nodes), font,
                          box->box.x + 0.5 * self->em, middle);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_CANDIDATE]);
  paint_text_show (scene->text, scene->cr);
}

static void
draw_branch_frame (const Scene *scene, const PaintTreeBox *box, PlayerBranchState state)
{
  const PaintTree *self = scene->tree;
  double width = state == PLAYER_BRANCH_CURRENT ? self->pen : ceil (self->options.scale);
  double dash = 4 * self->options.scale;

  add_rounded (scene->cr, box->box, width / 2, self->em * 0.4);
  paint_set_source (scene->cr,
                    scene->theme->surfaces[state == PLAYER_BRANCH_TRIED ? PAINT_SURFACE_DIAGONAL
                                                                        : PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, state == PLAYER_BRANCH_CURRENT
                                   ? scene->theme->signs[PAINT_SIGN_ACCENT]
                                   : scene->theme->thin);
  cairo_set_line_width (scene->cr, width);
  if (state == PLAYER_BRANCH_LEFT)
    cairo_set_dash (scene->cr, &dash, 1, 0);
  cairo_stroke (scene->cr);
  cairo_set_dash (scene->cr, NULL, 0, 0);
}

static void
draw_branch (const Scene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  const PlayerBranch *branch = paint_tree_branch (self, box->level, box->branch);
  PlayerBranchState state = state_of (scene, box);
  uint32_t option = option_of (self, scene->frame->state, box);
  bool measured = state == PLAYER_BRANCH_TRIED && branch != NULL && branch->nodes > 0;
  PaintFont font = { .size = self->em, .bold = state == PLAYER_BRANCH_CURRENT };

  draw_branch_frame (scene, box, state);
  if (measured)
    draw_outcome (scene, box, branch);
  if (option == COVER_NONE)
    return;
  write_in (scene, self->problem.names.options[option], font, box->box,
            box->box.y + box->box.height * (measured ? 0.3 : 0.5));
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* "+12": so many branches; between "L2" and "L40": the levels. */
static void
draw_folded (const Scene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  PaintFont font = { .size = self->em };
  char label[48];

  if (box->branch != COVER_NONE)
    snprintf (label, sizeof label, "+%u", box->n);
  else
    snprintf (label, sizeof label, "L%u … L%u", box->level + 1, box->level + box->n);
  if (box->branch == COVER_NONE)
    for (int i = 0; i < 3; i++)
      cairo_arc (scene->cr, self->middle + 2 * self->em,
                 box->box.y + box->box.height * (i + 1) / 4.0, self->em * 0.16, 0, 2 * PI);
  paint_set_source (scene->cr, scene->theme->label);
  cairo_fill (scene->cr);
  write_in (scene, label, font, box->box, box->box.y + box->box.height / 2.0);
  paint_text_show (scene->text, scene->cr);
}

/* Its level and name on one line, its size below; none left is a dead end. */
static void
draw_item (const Scene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  const PlayerFrame *frame = &scene->frame->state->frames[box->level];
  PaintFont font = { .size = self->em, .bold = true }, small = { .size = round (self->em * 0.85) };
  char level[32], number[16], room[PAINT_LABEL_ROOM];
  double left = box->box.x, indent;
  const char *name;

  snprintf (level, sizeof level, "L%u", box->level + 1);
  indent = paint_text_measure (scene->text, level, font).advance + 0.6 * self->em;
  paint_matrix_text_left (scene->text, level, font, left, box->box.y + box->box.height * 0.3);
  paint_matrix_text_left (scene->text, paint_matrix_number (frame->branches, number), small,
                          left + indent, box->box.y + box->box.height * 0.74);
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
  name = paint_matrix_shorten (scene->text, self->problem.names.items[frame->item], font,
                               box->box.width - indent, room);
  paint_matrix_text_left (scene->text, name, font, left + indent,
                          box->box.y + box->box.height * 0.3);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

static void
draw_root (const Scene *scene, const PaintTreeBox *box)
{
  PaintFont font = { .size = scene->tree->em, .bold = true };

  add_rounded (scene->cr, box->box, 1, scene->tree->em * 0.4);
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_set_line_width (scene->cr, 2 * scene->tree->options.scale);
  cairo_stroke (scene->cr);
  if (scene->tree->words.givens != NULL)
    write_in (scene, scene->tree->words.givens, font, box->box, box->box.y + box->box.height / 2.0);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* A solution, a dead end, or where the search goes on. */
static void
draw_end (const Scene *scene, const PaintTreeBox *box)
{
  const PlayerState *state = scene->frame->state;
  const PlayerFrame *last = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
  double x = box->box.x + box->box.width / 2.0, y = box->box.y + box->box.height / 2.0;

  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  if (state->has_last && state->last.kind == COVER_EVENT_SOLUTION)
    draw_tick (scene, x, y, box->box.width);
  else if (last != NULL && last->branches == 0)
    {
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
      draw_crossed_ring (scene, x, y - scene->tree->row_height, box->box.width);
    }
  else if (last == NULL || last->option != COVER_NONE)
    {
      cairo_arc (scene->cr, x, y, box->box.width * 0.22, 0, 2 * PI);
      cairo_fill (scene->cr);
    }
}

static void
draw_box (const Scene *scene, const PaintTreeBox *box)
{
  static void (*const draw[]) (const Scene *scene, const PaintTreeBox *box) = {
    [PAINT_TREE_ROOT] = draw_root,     [PAINT_TREE_ITEM] = draw_item,
    [PAINT_TREE_BRANCH] = draw_branch, [PAINT_TREE_FOLDED] = draw_folded,
    [PAINT_TREE_END] = draw_end,
  };

  draw[box->kind](scene, box);
}

static PaintPointed
pointed_by (const PaintTree *self, const PlayerState *state, const PaintTreeBox *box)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (box->kind == PAINT_TREE_ITEM || box->kind == PAINT_TREE_BRANCH)
    pointed.item = state->frames[box->level].item;
  if (box->kind == PAINT_TREE_BRANCH)
    pointed.option = option_of (self, state, box);
  return pointed;
}

static void
draw_pointed (const Scene *scene, const PaintTreeBox *box)
{
  PaintPointed own = box->pointed;
  double width = scene->tree->pen;
  bool lit = box->kind == PAINT_TREE_BRANCH ? paint_frame_lights_option (scene->frame, own.option)
                                            : paint_frame_lights_item (scene->frame, own.item);

  if (!lit)
    return;
  add_rounded (scene->cr, box->box, -width / 2, scene->tree->em * 0.4);
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
  const Scene scene = { cr, self, frame, theme, text };
  BaseStatus status = paint_tree_lay_out (self, frame->state);

  if (status != BASE_OK)
    return status;
  for (size_t i = 0; i < self->n_boxes; i++)
    self->boxes[i].pointed = pointed_by (self, frame->state, &self->boxes[i]);
  cairo_save (cr);
  cairo_scale (cr, 1 / self->options.scale, 1 / self->options.scale);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_clip (cr);
  paint_set_source (cr, theme->ground);
  cairo_paint (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  draw_bands (&scene);
  draw_rails (&scene);
  draw_path (&scene);
  for (size_t i = 0; i < self->n_boxes; i++)
    draw_box (&scene, &self->boxes[i]);
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

/* The boxes of a tree: items, branches and their outcomes, and folds. */
#include "paint-tree-private.h"

#include <math.h>
#include <stdio.h>

/* The known state of a branch's box. */
static PlayerBranchState
state_of (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PlayerFrame *frame = &scene->frame->state->frames[box->level];

  if (frame->option != COVER_NONE && !frame->between && box->branch + 1 == frame->tried)
    return PLAYER_BRANCH_CURRENT;
  return box->branch < frame->tried ? PLAYER_BRANCH_TRIED : PLAYER_BRANCH_LEFT;
}

uint32_t
paint_tree_option_of (const PaintTree *self, const PlayerState *state, const PaintTreeBox *box)
{
  const PlayerBranch *branch = paint_tree_branch (self, box->level, box->branch);
  const PlayerFrame *frame = &state->frames[box->level];

  if (branch != NULL)
    return branch->option;
  return box->branch + 1 == frame->tried ? frame->option : COVER_NONE;
}

void
paint_tree_add_rounded (cairo_t *cr, PaintBox box, double inset, double radius)
{
  const PaintRect rect = { .x = box.x + inset,
                           .y = box.y + inset,
                           .width = box.width - 2 * inset,
                           .height = box.height - 2 * inset };

  paint_rect_add_rounded (cr, rect, radius);
}

static void
draw_box_tick (const PaintTreeScene *scene, double x, double y, double size)
{
  cairo_move_to (scene->cr, x - size * 0.5, y);
  cairo_line_to (scene->cr, x - size * 0.15, y + size * 0.35);
  cairo_line_to (scene->cr, x + size * 0.5, y - size * 0.4);
  cairo_set_line_width (scene->cr, fmax (1.5, size * 0.18));
  cairo_stroke (scene->cr);
}

static void
draw_crossed_ring (const PaintTreeScene *scene, double x, double y, double size)
{
  double half = size / 2, arm = half * 0.55;

  cairo_new_sub_path (scene->cr);
  cairo_arc (scene->cr, x, y, half, 0, 2 * PAINT_PI);
  cairo_move_to (scene->cr, x - arm, y - arm);
  cairo_line_to (scene->cr, x + arm, y + arm);
  cairo_move_to (scene->cr, x - arm, y + arm);
  cairo_line_to (scene->cr, x + arm, y - arm);
  cairo_set_line_width (scene->cr, fmax (1.5, size * 0.11));
  cairo_stroke (scene->cr);
}

/* If a name does not fit, first drops the words that all names begin with, since they distinguish
 * nothing. */
static const char *
fit_name (const PaintTreeScene *scene,
          const char *name,
          size_t alike,
          PaintFont font,
          double width,
          char room[PAINT_LABEL_ROOM])
{
  if (paint_text_measure (scene->text, name, font).advance > width)
    name += alike;
  return paint_label_shorten (scene->text, name, font, width, room);
}

static void
write_in (const PaintTreeScene *scene,
          const char *string,
          size_t alike,
          PaintFont font,
          PaintBox box,
          double middle)
{
  char room[PAINT_LABEL_ROOM];
  const char *fits = fit_name (scene, string, alike, font, box.width - 0.6 * scene->tree->em, room);

  paint_label_add_centred (scene->text, fits, font, box.x + box.width / 2.0, middle);
}

/* Writes below the name the number of nodes, and their outcome. */
static void
draw_outcome (const PaintTreeScene *scene, const PaintTreeBox *box, const PlayerBranch *branch)
{
  const PaintTree *self = scene->tree;
  PaintFont font = { .size = round (self->em * 0.85) };
  double middle = box->box.y + box->box.height * 0.72, size = self->em * 0.9;
  double right = box->box.x + box->box.width - self->em * 0.8;
  uint64_t found = branch->solutions > 0 ? branch->solutions : 0;
  char nodes[16], solutions[16];

  paint_set_source (scene->cr, scene->theme->signs[found > 0 ? PAINT_SIGN_ACCENT : PAINT_SIGN_BAD]);
  if (found > 0)
    draw_box_tick (scene, right, middle, size);
  else
    draw_crossed_ring (scene, right, middle, size);
  if (found > 1 && box->box.width > 6 * self->em)
    paint_label_add_right (scene->text, paint_label_format_number (found, solutions), font,
                           right - 0.6 * self->em, middle);
  paint_label_add_left (scene->text, paint_label_format_number (branch->nodes, nodes), font,
                        box->box.x + 0.5 * self->em, middle);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_CANDIDATE]);
  paint_text_show (scene->text, scene->cr);
}

static void
draw_branch_frame (const PaintTreeScene *scene, const PaintTreeBox *box, PlayerBranchState state)
{
  const PaintTree *self = scene->tree;
  double width = state == PLAYER_BRANCH_CURRENT ? self->pen : ceil (self->options.scale);
  double dash = 4 * self->options.scale;

  paint_tree_add_rounded (scene->cr, box->box, width / 2, self->em * 0.4);
  paint_set_source (scene->cr,
                    scene->theme->surfaces[state == PLAYER_BRANCH_TRIED ? PAINT_SURFACE_TINTED
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
draw_branch (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  const PlayerBranch *branch = paint_tree_branch (self, box->level, box->branch);
  PlayerBranchState state = state_of (scene, box);
  uint32_t option = paint_tree_option_of (self, scene->frame->state, box);
  bool measured = state == PLAYER_BRANCH_TRIED && branch != NULL && branch->nodes > 0;
  PaintFont font = { .size = self->em, .bold = state == PLAYER_BRANCH_CURRENT };

  draw_branch_frame (scene, box, state);
  if (measured)
    draw_outcome (scene, box, branch);
  if (option == COVER_NONE)
    return;
  write_in (scene, self->subject.names.options[option], self->options_alike, font, box->box,
            box->box.y + box->box.height * (measured ? 0.3 : 0.5));
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* "+12": the number of branches; between "L2" and "L40": the levels. */
static void
draw_folded (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  PaintFont font = { .size = self->em };
  char label[48];

  if (box->branch != COVER_NONE)
    snprintf (label, sizeof label, "+%u", box->n);
  else
    snprintf (label, sizeof label, "L%u … L%u", player_shown_level (box->level),
              player_shown_level (box->level) + box->n - 1);
  if (box->branch == COVER_NONE)
    for (int i = 0; i < 3; i++)
      cairo_arc (scene->cr, self->middle + 2 * self->em,
                 box->box.y + box->box.height * (i + 1) / 4.0, self->em * 0.16, 0, 2 * PAINT_PI);
  paint_set_source (scene->cr, scene->theme->label);
  cairo_fill (scene->cr);
  write_in (scene, label, 0, font, box->box, box->box.y + box->box.height / 2.0);
  paint_text_show (scene->text, scene->cr);
}

/* Writes the level and name on one line, the size below; without options left, it is a dead end. */
static void
draw_item (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  const PlayerFrame *frame = &scene->frame->state->frames[box->level];
  PaintFont font = { .size = self->em, .bold = true }, small = { .size = round (self->em * 0.85) };
  char level[32], number[16], room[PAINT_LABEL_ROOM];
  double left = box->box.x, indent;
  const char *name;

  snprintf (level, sizeof level, "L%u", player_shown_level (box->level));
  indent = paint_text_measure (scene->text, level, font).advance + 0.6 * self->em;
  paint_label_add_left (scene->text, level, font, left, box->box.y + box->box.height * 0.3);
  paint_label_add_left (scene->text, paint_label_format_number (frame->branches, number), small,
                        left + indent, box->box.y + box->box.height * 0.74);
  paint_set_source (scene->cr, scene->theme->label);
  paint_text_show (scene->text, scene->cr);
  name = fit_name (scene, self->subject.names.items[frame->item], self->items_alike, font,
                   box->box.width - indent, room);
  paint_label_add_left (scene->text, name, font, left + indent, box->box.y + box->box.height * 0.3);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* Whether the problem has givens, taken out of it or forced before the search. */
static bool
has_givens (const PaintTreeScene *scene)
{
  const PlayerState *state = scene->frame->state;

  return scene->tree->is_fixed || state->n_givens > 0
         || (state->has_next && state->next.kind == COVER_EVENT_GIVEN);
}

static void
draw_root (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PaintTree *self = scene->tree;
  PaintFont font = { .size = self->em, .bold = true };
  const char *word = has_givens (scene) ? self->words.givens : self->words.start;

  paint_tree_add_rounded (scene->cr, box->box, 1, scene->tree->em * 0.4);
  paint_set_source (scene->cr, scene->theme->surfaces[PAINT_SURFACE_PAPER]);
  cairo_fill_preserve (scene->cr);
  paint_set_source (scene->cr, scene->theme->thick);
  cairo_set_line_width (scene->cr, 2 * scene->tree->options.scale);
  cairo_stroke (scene->cr);
  if (word != NULL)
    write_in (scene, word, 0, font, box->box, box->box.y + box->box.height / 2.0);
  paint_set_source (scene->cr, scene->theme->inks[PAINT_INK_GIVEN]);
  paint_text_show (scene->text, scene->cr);
}

/* Draws the end: a solution, a dead end, or the place where the search goes on. */
static void
draw_end (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  const PlayerState *state = scene->frame->state;
  const PlayerFrame *last = state->n_frames > 0 ? &state->frames[state->n_frames - 1] : NULL;
  double x = box->box.x + box->box.width / 2.0, y = box->box.y + box->box.height / 2.0;

  paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_ACCENT]);
  if (state->has_last && state->last.kind == COVER_EVENT_SOLUTION)
    draw_box_tick (scene, x, y, box->box.width);
  else if (last != NULL && last->branches == 0)
    {
      paint_set_source (scene->cr, scene->theme->signs[PAINT_SIGN_BAD]);
      draw_crossed_ring (scene, x, y - scene->tree->row_height, box->box.width);
    }
  else if (last == NULL || last->option != COVER_NONE)
    {
      cairo_arc (scene->cr, x, y, box->box.width * 0.22, 0, 2 * PAINT_PI);
      cairo_fill (scene->cr);
    }
}

void
paint_tree_draw_box (const PaintTreeScene *scene, const PaintTreeBox *box)
{
  static void (*const draw[]) (const PaintTreeScene *scene, const PaintTreeBox *box) = {
    [PAINT_TREE_ROOT] = draw_root,     [PAINT_TREE_ITEM] = draw_item,
    [PAINT_TREE_BRANCH] = draw_branch, [PAINT_TREE_FOLDED] = draw_folded,
    [PAINT_TREE_END] = draw_end,
  };

  draw[box->kind](scene, box);
}

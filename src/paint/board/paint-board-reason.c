/* A reason on a board of symbols.
 *
 * A few items looked at together are outlined.  A chain would have an outline for each link, so
 * only the item is outlined that stays empty, and arrows lead there: dashed ones to candidates that
 * go, solid ones to those that follow.  In a chain, candidates that go have dashed rings.
 *
 * Many arrows hide each other.  Then each conclusion has one arrow, from the latest of its causes,
 * and the candidates that follow have their numbers beside them.  A stage of a chain has all arrows
 * of one conclusion, and the numbers of those before. */
#include "paint-board-private.h"

#include "base-memory.h"
#include "board.h"
#include "paint-arrows.h"

#include <math.h>
#include <stdlib.h>

/* Width of an outline and of an arrow as shares of a cell's side, and their least in pixels. */
#define OUTLINE_SHARE 0.045
#define ARROW_SHARE   0.026
#define LEAST_OUTLINE 2
#define LEAST_ARROW   1.2

/* The em of numbers: a share of the candidates' place, and the least in units.  Numbers are left
 * out of cells that are smaller than this many units. */
#define NUMBER_SHARE 0.62
#define LEAST_NUMBER 8.0
#define LEAST_CELL   26.0

/* More arrows than these are not drawn all together. */
#define MOST_ARROWS 24u

/* One drawing of a reason. */
typedef struct
{
  cairo_t *cr;
  const PaintBoardLayout *layout;
  const Board *board;
  const PaintReason *reason;
  const PaintBoardState *state;
  const PaintTheme *theme;
} ReasonDrawing;

/* The mask of an option that is a candidate, and its cell. */
static uint64_t
candidate_of (const Board *board, uint32_t option, uint32_t *out_cell)
{
  const BoardOption what = board_option (board, option);

  if (what.n_cells != 1 || what.value == 0 || what.value > 64)
    return 0;
  *out_cell = what.cells[0];
  return UINT64_C (1) << (what.value - 1);
}

static bool
is_dense (const PaintReason *reason)
{
  return reason->stage == 0 && reason->n_links > MOST_ARROWS;
}

/* How many of the options that follow are shown. */
static uint32_t
n_forced_shown (const PaintReason *reason)
{
  if (reason->stage == 0)
    return reason->n_forced;
  return reason->stage - 1 < reason->n_forced ? reason->stage - 1 : reason->n_forced;
}

static bool
is_ringed (const PaintReason *reason, uint32_t option)
{
  if (reason->is_chain && (reason->stage > 0 || is_dense (reason)))
    return option == reason->taken
           || base_contains (reason->forced, n_forced_shown (reason), option);
  return !reason->is_chain || !base_contains (reason->crossed, reason->n_crossed, option);
}

void
paint_board_ring_reason (const Board *board, const PaintReason *reason, PaintCell *cells)
{
  uint32_t cell = 0;

  for (uint32_t i = 0; i < reason->n_options; i++)
    {
      const uint32_t option = reason->options[i];
      const uint64_t bit = candidate_of (board, option, &cell);

      cells[cell].candidates |= bit;
      if (is_ringed (reason, option))
        cells[cell].ringed |= bit;
    }
  if (reason->placed != COVER_NONE && candidate_of (board, reason->placed, &cell) != 0)
    cells[cell].marks |= PAINT_MARK_HINT_TARGET;
  for (uint32_t i = 0; i < reason->n_struck; i++)
    {
      const uint64_t bit = candidate_of (board, reason->struck[i], &cell);

      cells[cell].candidates |= bit;
      cells[cell].struck |= bit;
      if (!reason->is_chain || reason->struck[i] != reason->taken)
        cells[cell].ringed &= ~bit;
      else
        cells[cell].ringed |= bit;
    }
}

static void
outline_item (const ReasonDrawing *self, uint32_t item, PaintSign sign, bool is_double)
{
  const int width = (int) fmax (LEAST_OUTLINE, round (self->layout->side * OUTLINE_SHARE));
  BoardItem what;
  uint32_t n;
  const uint32_t *cells = paint_board_cells_of (self->board, item, &what, &n);

  paint_board_add_outline (self->cr, self->layout, cells, n, 1, width);
  if (is_double)
    paint_board_add_outline (self->cr, self->layout, cells, n, 1 + width + (width + 1) / 2,
                             (width + 1) / 2);
  paint_set_source (self->cr, self->theme->signs[sign]);
  cairo_fill (self->cr);
}

static void
outline_items (const ReasonDrawing *self)
{
  const PaintReason *reason = self->reason;

  if (reason->is_chain && (reason->stage == 0 || reason->stage == reason->n_stages))
    outline_item (self, reason->stuck, PAINT_SIGN_BAD, true);
  for (uint32_t i = 0; i < reason->n_items && !reason->is_chain; i++)
    outline_item (self, reason->items[i], PAINT_SIGN_HINT, false);
}

static PaintSpot
spot_at (const ReasonDrawing *self, uint32_t cell, uint32_t value)
{
  const PaintBox slot = paint_board_slot (self->layout, self->state->n_values, cell, value);

  return (PaintSpot){ slot.x + slot.width / 2.0, slot.y + slot.height / 2.0,
                      PAINT_BOARD_RING_SHARE * fmin (slot.width, slot.height) / 2 };
}

/* The ring of a candidate; radius 0: the option is none. */
static PaintSpot
spot_of (const ReasonDrawing *self, uint32_t option)
{
  uint32_t cell = 0;

  if (candidate_of (self->board, option, &cell) == 0)
    return (PaintSpot){ 0 };
  return spot_at (self, cell, board_option (self->board, option).value);
}

static bool
is_crossed_now (const PaintReason *reason, uint32_t option)
{
  if (reason->stage == 0)
    return !is_dense (reason);
  for (uint32_t i = 0; i < reason->n_links; i++)
    if (reason->links[i].to == option && reason->links[i].conclusion == reason->stage)
      return true;
  return false;
}

static void
ring_crossed (const ReasonDrawing *self)
{
  cairo_t *cr = self->cr;

  for (uint32_t i = 0; i < self->reason->n_crossed && self->reason->is_chain; i++)
    {
      const uint32_t option = self->reason->crossed[i];
      const PaintSpot spot = spot_of (self, option);
      const double line = paint_board_ring_line (2 * spot.radius / PAINT_BOARD_RING_SHARE);
      const double radius = spot.radius - line / 2, dash = 2 * PAINT_PI * radius / 12;

      if (radius <= 0 || !is_crossed_now (self->reason, option))
        continue;
      cairo_new_sub_path (cr);
      cairo_arc (cr, spot.x, spot.y, radius, 0, 2 * PAINT_PI);
      cairo_set_line_width (cr, line);
      cairo_set_dash (cr, &dash, 1, 0);
      paint_set_source (cr, self->theme->signs[PAINT_SIGN_HINT]);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
add_arrow (const ReasonDrawing *self,
           const PaintReasonLink *link,
           uint32_t number,
           PaintArrow *arrows,
           PaintArrows *out)
{
  const PaintSpot from = spot_of (self, link->from), to = spot_of (self, link->to);

  if (from.radius > 0 && to.radius > 0)
    arrows[out->n_arrows++] = (PaintArrow){ from, to, link->is_solid, number };
}

/* When the option was concluded; 0: it is the one taken. */
static uint32_t
rank_of (const PaintReason *reason, uint32_t option)
{
  for (uint32_t i = 0; i < reason->n_forced; i++)
    if (reason->forced[i] == option)
      return i + 1;
  return 0;
}

/* Adds the one arrow of a conclusion: from the latest of its causes to the candidate that follows,
 * or at the end of the chain to one that goes. */
static void
add_main_arrow (const ReasonDrawing *self,
                uint32_t conclusion,
                PaintArrow *arrows,
                PaintArrows *out)
{
  const PaintReason *reason = self->reason;
  const bool is_last = conclusion == reason->n_stages;
  const PaintReasonLink *latest = NULL;
  PaintReasonLink main;

  for (uint32_t i = 0; i < reason->n_links; i++)
    {
      const PaintReasonLink *link = &reason->links[i];

      if (link->conclusion == conclusion && !link->is_solid
          && (latest == NULL || rank_of (reason, link->from) > rank_of (reason, latest->from)))
        latest = link;
    }
  if (latest == NULL)
    return;
  main = *latest;
  if (!is_last)
    main.to = reason->forced[conclusion - 2];
  main.is_solid = !is_last;
  add_arrow (self, &main, is_last ? conclusion : 0, arrows, out);
}

static void
list_arrows (const ReasonDrawing *self, PaintArrow *arrows, PaintArrows *out)
{
  const PaintReason *reason = self->reason;

  for (uint32_t i = 0; i < reason->n_links && !is_dense (reason); i++)
    if (reason->stage == 0 || reason->links[i].conclusion == reason->stage)
      add_arrow (self, &reason->links[i], reason->links[i].number, arrows, out);
  for (uint32_t k = 2; k <= reason->n_stages && is_dense (reason); k++)
    add_main_arrow (self, k, arrows, out);
}

/* Lists the candidates that have a number beside them: the one taken, and those whose number stands
 * at no arrow. */
static void
list_marked (const ReasonDrawing *self, PaintMarkedSpot *marked, PaintArrows *out)
{
  const PaintReason *reason = self->reason;
  const uint32_t n = reason->stage > 0 ? n_forced_shown (reason) : reason->n_forced;

  marked[out->n_marked++] = (PaintMarkedSpot){ spot_of (self, reason->taken), 1 };
  for (uint32_t i = 0; i < n && (is_dense (reason) || i + 2 < reason->stage); i++)
    {
      const PaintSpot spot = spot_of (self, reason->forced[i]);

      if (spot.radius > 0)
        marked[out->n_marked++] = (PaintMarkedSpot){ spot, i + 2 };
    }
}

/* Lists what else stands in the cells: digits, and candidates that are not of the reason. */
static size_t
list_faint (const ReasonDrawing *self, PaintSpot *faint)
{
  const uint32_t n_values = self->state->n_values;
  size_t n = 0;

  for (uint32_t cell = 0; cell < self->layout->n_cells; cell++)
    {
      const PaintCell *seen = &self->state->cells[cell];
      const PaintBox inner = paint_board_inner (self->layout, cell);

      if (seen->value != 0)
        faint[n++] = (PaintSpot){ inner.x + inner.width / 2.0, inner.y + inner.height / 2.0,
                                  0.3 * inner.width };
      for (uint32_t value = 1; value <= n_values && seen->value == 0; value++)
        if (seen->candidates >> (value - 1) & 1)
          faint[n++] = spot_at (self, cell, value);
    }
  return n;
}

/* Arrows go around the candidates of the reason, and where they can around others. */
static BaseStatus
draw_chain (const ReasonDrawing *self, PaintText *text)
{
  const PaintReason *reason = self->reason;
  const PaintBoardLayout *layout = self->layout;
  const PaintSpot first = spot_of (self, reason->taken);
  PaintArrow *list = base_new (PaintArrow, (size_t) reason->n_links + reason->n_stages);
  PaintMarkedSpot *marked = base_new (PaintMarkedSpot, (size_t) reason->n_forced + 1);
  PaintSpot *spots = base_new (PaintSpot, reason->n_options + 1);
  PaintSpot *faint = base_new (PaintSpot, (size_t) layout->n_cells * self->state->n_values);
  BaseStatus status =
      list != NULL && marked != NULL && spots != NULL && faint != NULL ? BASE_OK : BASE_NO_MEMORY;
  PaintArrows arrows = {
    .arrows = list,
    .spots = spots,
    .faint = faint,
    .marked = marked,
    .bounds = { layout->left, layout->top, (int) layout->columns * layout->side,
                (int) layout->rows * layout->side },
    .pen = fmax (LEAST_ARROW * fmin (layout->scale, 2), layout->side * ARROW_SHARE),
  };

  if (layout->side >= LEAST_CELL * layout->scale)
    arrows.em = fmax (LEAST_NUMBER * layout->scale,
                      NUMBER_SHARE * 2 * first.radius / PAINT_BOARD_RING_SHARE);
  if (status == BASE_OK)
    {
      list_arrows (self, list, &arrows);
      list_marked (self, marked, &arrows);
      for (uint32_t i = 0; i < reason->n_options; i++)
        if (!is_dense (reason) || is_ringed (reason, reason->options[i]))
          spots[arrows.n_spots++] = spot_of (self, reason->options[i]);
      spots[arrows.n_spots++] = first;
      arrows.n_faint = list_faint (self, faint);
      status = paint_arrows_draw (self->cr, &arrows, self->theme, text);
    }
  free (list);
  free (marked);
  free (spots);
  free (faint);
  return status;
}

BaseStatus
paint_board_draw_reason (cairo_t *cr,
                         const PaintBoardLayout *layout,
                         const Board *board,
                         const PaintReason *reason,
                         const PaintBoardState *state,
                         const PaintTheme *theme,
                         PaintText *text)
{
  const ReasonDrawing self = { cr, layout, board, reason, state, theme };
  BaseStatus status = BASE_OK;

  cairo_save (cr);
  cairo_scale (cr, 1 / layout->scale, 1 / layout->scale);
  cairo_new_path (cr);
  outline_items (&self);
  ring_crossed (&self);
  if (reason->is_chain)
    status = draw_chain (&self, text);
  cairo_restore (cr);
  return status;
}

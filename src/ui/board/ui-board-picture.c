#include "ui-board-picture.h"

#include "board.h"

#include <math.h>
#include <string.h>

/* Most nodes in each direction: a grid of 49 x 49 has blocks of 3 x 3 cells. */
#define MOST_BLOCKS 24

typedef struct
{
  graphene_rect_t bounds;
  GskRenderNode *node; /* NULL: must be painted */
  bool empty;
} Block;

struct UiBoardPicture
{
  SudokuShape *shape;
  Board *board;
  uint8_t *regions; /* of each cell, in place of the shape's, counted from 1; or NULL */
  PaintBoardOptions options;
  PaintBoardLayout *layout;
  PaintTheme theme;
  PaintText *text;
  char *names[SUDOKU_MAX_VALUES];
  PaintCell *cells;
  PaintNote *notes; /* one for each cell */
  bool has_notes;   /* else all of them are empty */
  PaintLine *lines; /* of the player; or NULL */
  uint32_t n_lines;
  GskRenderNode *drawn; /* the lines; NULL: must be painted, or there are none */
  GskRenderNode *ground;
  Figure *figure;        /* of a hint, or NULL */
  Subject *subject;      /* of the figure */
  GskRenderNode *reason; /* NULL: must be painted, or there is none */
  Block *blocks;
  uint32_t side, columns, n_blocks;
};

UiBoardPicture *
ui_board_picture_new (void)
{
  UiBoardPicture *self = g_new0 (UiBoardPicture, 1);

  self->text = paint_text_new (NULL);
  self->theme = *paint_theme (PAINT_THEME_LIGHT);
  return self;
}

static void
drop_nodes (UiBoardPicture *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->reason, gsk_render_node_unref);
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  for (uint32_t i = 0; i < self->n_blocks; i++)
    g_clear_pointer (&self->blocks[i].node, gsk_render_node_unref);
}

static void
drop_layout (UiBoardPicture *self)
{
  drop_nodes (self);
  g_clear_pointer (&self->layout, paint_board_layout_free);
  g_clear_pointer (&self->blocks, g_free);
  self->n_blocks = 0;
}

void
ui_board_picture_free (UiBoardPicture *self)
{
  drop_layout (self);
  figure_free (self->figure);
  subject_unref (self->subject);
  board_free (self->board);
  g_free (self->regions);
  sudoku_shape_unref (self->shape);
  paint_text_free (self->text);
  for (unsigned i = 0; i < SUDOKU_MAX_VALUES; i++)
    g_free (self->names[i]);
  g_free (self->cells);
  g_free (self->notes);
  g_free (self->lines);
  g_free (self);
}

/* Returns the painter's layout of a shape. */
static Board *
board_of (SudokuShape *shape)
{
  Board *board = board_new (sudoku_shape_rows (shape), sudoku_shape_columns (shape));
  uint32_t n_cells = sudoku_shape_n_cells (shape), n_groups = sudoku_shape_n_groups (shape);
  uint32_t index;

  for (uint32_t cell = 0; board != NULL && cell < n_cells; cell++)
    if (board_add_cell (board, sudoku_shape_place (shape, cell), &index) != BASE_OK)
      g_clear_pointer (&board, board_free);
  for (uint32_t group = 0; board != NULL && group < n_groups; group++)
    if (board_add_group (board, sudoku_shape_group (shape, group), &index) != BASE_OK)
      g_clear_pointer (&board, board_free);
  return board;
}

bool
ui_board_picture_set_shape (UiBoardPicture *self, SudokuShape *shape)
{
  if (self->shape != NULL && sudoku_shape_equal (self->shape, shape))
    return false;
  drop_layout (self);
  ui_board_picture_set_figure (self, NULL, NULL);
  board_free (self->board);
  sudoku_shape_unref (self->shape);
  self->shape = sudoku_shape_ref (shape);
  self->board = board_of (shape);
  g_clear_pointer (&self->regions, g_free);
  g_free (self->cells);
  self->cells = g_new0 (PaintCell, sudoku_shape_n_cells (shape));
  g_free (self->notes);
  self->notes = g_new0 (PaintNote, sudoku_shape_n_cells (shape));
  ui_board_picture_set_lines (self, NULL, 0);
  return true;
}

/* The kind of regions that are being made. */
static const BoardGroupKind region_kind = { .id = "region",
                                            .tinted = true,
                                            .lines = BOARD_LINES_EDGE };

/* Returns the painter's layout of a shape's cells, with one group for each region. */
static Board *
board_of_regions (SudokuShape *shape, const uint8_t *regions)
{
  Board *board = board_new (sudoku_shape_rows (shape), sudoku_shape_columns (shape));
  uint32_t n_cells = sudoku_shape_n_cells (shape), index;
  g_autofree uint32_t *cells = g_new (uint32_t, n_cells);

  for (uint32_t cell = 0; board != NULL && cell < n_cells; cell++)
    if (board_add_cell (board, sudoku_shape_place (shape, cell), &index) != BASE_OK)
      g_clear_pointer (&board, board_free);
  for (uint32_t region = 1; board != NULL && region <= sudoku_shape_n_values (shape); region++)
    {
      BoardGroup group = { .kind = &region_kind, .index = region - 1, .cells = cells };

      for (uint32_t cell = 0; cell < n_cells; cell++)
        if (regions[cell] == region)
          cells[group.n_cells++] = cell;
      if (group.n_cells > 0 && board_add_group (board, group, &index) != BASE_OK)
        g_clear_pointer (&board, board_free);
    }
  return board;
}

bool
ui_board_picture_set_regions (UiBoardPicture *self, const uint8_t *regions)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  if (self->regions != NULL && memcmp (self->regions, regions, n_cells) == 0)
    return false;
  drop_layout (self);
  board_free (self->board);
  self->board = board_of_regions (self->shape, regions);
  g_free (self->regions);
  self->regions = g_memdup2 (regions, n_cells);
  return true;
}

bool
ui_board_picture_set_options (UiBoardPicture *self, const PaintBoardOptions *options)
{
  const PaintBoardOptions *old = &self->options;

  if (old->width == options->width && old->height == options->height && old->scale == options->scale
      && old->text_scale == options->text_scale && old->coordinates == options->coordinates)
    return false;
  drop_layout (self);
  self->options = *options;
  return true;
}

bool
ui_board_picture_set_theme (UiBoardPicture *self, const PaintTheme *theme)
{
  if (memcmp (&self->theme, theme, sizeof *theme) == 0)
    return false;
  drop_nodes (self);
  self->theme = *theme;
  return true;
}

bool
ui_board_picture_set_symbols (UiBoardPicture *self, const char *symbols)
{
  size_t n = strlen (symbols);
  bool changed = false;

  for (size_t i = 0; i < SUDOKU_MAX_VALUES; i++)
    {
      char *name = i < n ? g_strndup (symbols + i, 1) : g_strdup_printf ("%zu", i + 1);

      changed |= g_strcmp0 (name, self->names[i]) != 0;
      g_free (self->names[i]);
      self->names[i] = name;
    }
  if (changed)
    drop_nodes (self);
  return changed;
}

static uint32_t
block_of (UiBoardPicture *self, uint32_t cell)
{
  BoardPlace place = sudoku_shape_place (self->shape, cell);

  return place.row / self->side * self->columns + place.column / self->side;
}

static bool
is_alike (UiBoardPicture *self, uint32_t cell, const PaintCell *seen, const PaintNote *note)
{
  return memcmp (&self->cells[cell], seen, sizeof *seen) == 0
         && memcmp (&self->notes[cell], note, sizeof *note) == 0;
}

/* Lines end at the marks that the cells show. */
bool
ui_board_picture_set_cells (UiBoardPicture *self, const PaintCell *cells, const PaintNote *notes)
{
  static const PaintNote none;
  uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  bool changed = false;

  self->has_notes = notes != NULL;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (!is_alike (self, cell, &cells[cell], notes != NULL ? &notes[cell] : &none))
      {
        self->cells[cell] = cells[cell];
        self->notes[cell] = notes != NULL ? notes[cell] : none;
        changed = true;
        g_clear_pointer (&self->drawn, gsk_render_node_unref);
        if (self->blocks != NULL)
          g_clear_pointer (&self->blocks[block_of (self, cell)].node, gsk_render_node_unref);
      }
  return changed;
}

bool
ui_board_picture_set_figure (UiBoardPicture *self, Figure *figure, Subject *subject)
{
  const bool changed = self->figure != NULL || figure != NULL;

  g_clear_pointer (&self->reason, gsk_render_node_unref);
  figure_free (self->figure);
  subject_unref (self->subject);
  self->figure = figure;
  self->subject = subject;
  return changed;
}

static bool
is_same_line (const PaintLine *a, const PaintLine *b)
{
  return a->from_cell == b->from_cell && a->from_value == b->from_value && a->to_cell == b->to_cell
         && a->to_value == b->to_value && a->is_weak == b->is_weak;
}

bool
ui_board_picture_set_lines (UiBoardPicture *self, PaintLine *lines, uint32_t n)
{
  bool changed = n != self->n_lines;

  for (uint32_t i = 0; i < n && !changed; i++)
    changed = !is_same_line (&lines[i], &self->lines[i]);
  g_free (self->lines);
  self->lines = lines;
  self->n_lines = n;
  if (changed)
    g_clear_pointer (&self->drawn, gsk_render_node_unref);
  return changed;
}

static void
make_blocks (UiBoardPicture *self)
{
  uint32_t rows = sudoku_shape_rows (self->shape), columns = sudoku_shape_columns (self->shape);
  uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  self->side = (MAX (rows, columns) + MOST_BLOCKS - 1) / MOST_BLOCKS;
  self->columns = (columns + self->side - 1) / self->side;
  self->n_blocks = (rows + self->side - 1) / self->side * self->columns;
  self->blocks = g_new0 (Block, self->n_blocks);
  for (uint32_t i = 0; i < self->n_blocks; i++)
    self->blocks[i].empty = true;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      Block *block = &self->blocks[block_of (self, cell)];
      PaintRect rect = paint_board_cell_rect (self->layout, cell);
      graphene_rect_t place;

      graphene_rect_init (&place, (float) rect.x, (float) rect.y, (float) rect.width,
                          (float) rect.height);
      if (block->empty)
        block->bounds = place;
      else
        graphene_rect_union (&block->bounds, &place, &block->bounds);
      block->empty = false;
    }
}

const PaintBoardLayout *
ui_board_picture_layout (UiBoardPicture *self)
{
  if (self->layout != NULL || self->board == NULL || self->options.width < 1)
    return self->layout;
  if (paint_board_layout_new (self->board, self->options, &self->layout) == BASE_OK)
    make_blocks (self);
  return self->layout;
}

/* The ground is painted once into an image.  A recording would paint all its lines again for every
 * cell that changes. */
static GskRenderNode *
paint_ground (UiBoardPicture *self)
{
  double scale = self->options.scale;
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (self->options.width * scale),
                                  (int) ceil (self->options.height * scale));
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  paint_board_draw_fixed (cr, self->layout, &self->theme, self->text);
  cairo_destroy (cr);
  graphene_rect_init (&bounds, 0, 0, (float) self->options.width, (float) self->options.height);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return node;
}

static PaintBoardState
state_of (UiBoardPicture *self)
{
  return (PaintBoardState){
    .cells = self->cells,
    .symbols = (const char *const *) self->names,
    .n_values = sudoku_shape_n_values (self->shape),
    .notes = self->has_notes ? self->notes : NULL,
    .lines = self->lines,
    .n_lines = self->n_lines,
  };
}

bool
ui_board_picture_mark_at (UiBoardPicture *self,
                          double x,
                          double y,
                          uint32_t *out_cell,
                          uint32_t *out_value)
{
  const PaintBoardLayout *layout = ui_board_picture_layout (self);
  const PaintBoardState state = state_of (self);

  if (layout == NULL || !paint_board_cell_at (layout, x, y, out_cell))
    return false;
  *out_value = paint_board_value_at (layout, &state, *out_cell, x, y);
  return true;
}

static GskRenderNode *
paint_block (UiBoardPicture *self, const Block *block)
{
  const graphene_rect_t *bounds = &block->bounds;
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  const PaintBoardState state = state_of (self);

  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_clip (cr);
  paint_board_draw_state (cr, self->layout, &state, &self->theme, self->text);
  cairo_destroy (cr);
  return node;
}

/* Outlines, arrows and lines do not stay in single cells, so they have nodes of their own. */
static GskRenderNode *
begin_board_node (UiBoardPicture *self, cairo_t **out_cr)
{
  graphene_rect_t bounds;
  GskRenderNode *node;

  graphene_rect_init (&bounds, 0, 0, (float) self->options.width, (float) self->options.height);
  node = gsk_cairo_node_new (&bounds);
  *out_cr = gsk_cairo_node_get_draw_context (node);
  return node;
}

static GskRenderNode *
paint_reason (UiBoardPicture *self)
{
  const PaintBoardState state = state_of (self);
  cairo_t *cr;
  GskRenderNode *node = begin_board_node (self, &cr);

  paint_board_draw_reason (cr, self->layout, self->subject->board, figure_reason (self->figure),
                           &state, &self->theme, self->text);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
paint_lines (UiBoardPicture *self)
{
  const PaintBoardState state = state_of (self);
  cairo_t *cr;
  GskRenderNode *node = begin_board_node (self, &cr);

  paint_board_draw_lines (cr, self->layout, &state, &self->theme);
  cairo_destroy (cr);
  return node;
}

void
ui_board_picture_snapshot (UiBoardPicture *self, GtkSnapshot *snapshot)
{
  if (ui_board_picture_layout (self) == NULL)
    return;
  if (self->ground == NULL)
    self->ground = paint_ground (self);
  gtk_snapshot_append_node (snapshot, self->ground);
  for (uint32_t i = 0; i < self->n_blocks; i++)
    {
      Block *block = &self->blocks[i];

      if (block->empty)
        continue;
      if (block->node == NULL)
        block->node = paint_block (self, block);
      gtk_snapshot_append_node (snapshot, block->node);
    }
  if (self->n_lines > 0 && self->drawn == NULL)
    self->drawn = paint_lines (self);
  if (self->n_lines > 0)
    gtk_snapshot_append_node (snapshot, self->drawn);
  if (self->figure != NULL && self->reason == NULL)
    self->reason = paint_reason (self);
  if (self->reason != NULL)
    gtk_snapshot_append_node (snapshot, self->reason);
}

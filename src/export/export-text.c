/* Plain text: grids with rules between their boxes, and lists of names for everything else. */
#include "export-private.h"
#include "export-tree.h"

#include "base-memory.h"
#include "board.h"
#include "player-links.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

/* A grid being written: one text per cell, all of the same width. */
typedef struct
{
  const ExportContent *content;
  const Board *board;
  uint32_t *cell_at; /* by place on the canvas; COVER_NONE: a hole */
  uint32_t *region;  /* of each cell: its box, COVER_NONE for none */
  const PaintCell *cells;
  size_t width;
} Grid;

static void
add_value (const ExportContent *content, const Board *board, uint32_t value, BaseText *out)
{
  const char *symbols = board != NULL ? board_symbols (board) : "";

  words_add_value (value, *symbols != '\0' ? symbols : content->symbols, out);
}

static void
add_cell (const Grid *grid, uint32_t cell, BaseText *out)
{
  const PaintCell *seen = &grid->cells[cell];

  if (seen->value != 0 && board_look (grid->board) == BOARD_LOOK_QUEENS)
    base_text_add_char (out, 'Q');
  else if (seen->value != 0)
    add_value (grid->content, grid->board, seen->value, out);
  else if (seen->candidates == 0)
    base_text_add_char (out, '.');
  for (uint32_t value = 1; seen->value == 0 && value <= 64; value++)
    if (seen->candidates >> (value - 1) & 1)
      {
        if (*grid->content->symbols == '\0'
            && (seen->candidates & (((uint64_t) 1 << (value - 1)) - 1)) != 0)
          base_text_add_char (out, ',');
        add_value (grid->content, grid->board, value, out);
      }
}

static uint32_t
cell_at (const Grid *grid, uint32_t row, uint32_t column)
{
  if (row >= board_rows (grid->board) || column >= board_columns (grid->board))
    return COVER_NONE;
  return grid->cell_at[(size_t) row * board_columns (grid->board) + column];
}

/* Whether a rule runs between two places. */
static bool
has_rule_between (const Grid *grid, uint32_t one, uint32_t other)
{
  if (one == COVER_NONE || other == COVER_NONE)
    return one != other;
  return grid->region[one] != grid->region[other];
}

/* Corners stand at the ends and where a rule from above or below meets this one. */
static void
add_rule (const Grid *grid, uint32_t row, BaseText *out)
{
  const uint32_t n_columns = board_columns (grid->board);
  BaseText line = BASE_TEXT_EMPTY;
  bool before = false, any = false;

  for (uint32_t column = 0; column <= n_columns; column++)
    {
      const uint32_t above = cell_at (grid, row - 1, column), below = cell_at (grid, row, column);
      const bool here = column < n_columns && has_rule_between (grid, above, below);
      const bool corner = has_rule_between (grid, cell_at (grid, row - 1, column - 1), above)
                          || has_rule_between (grid, cell_at (grid, row, column - 1), below);

      base_text_add_char (&line, (here || before) && (corner || here != before) ? '+'
                                 : here                                         ? '-'
                                 : corner                                       ? '|'
                                                                                : ' ');
      base_text_add_repeated (&line, here ? '-' : ' ', column < n_columns ? grid->width + 2 : 0);
      any |= here;
      before = here;
    }
  if (any)
    {
      base_text_add (out, base_text_string (&line));
      base_text_add_char (out, '\n');
    }
  base_text_clear (&line);
}

static void
add_grid_row (const Grid *grid, uint32_t row, BaseText *out)
{
  BaseText cell = BASE_TEXT_EMPTY;

  for (uint32_t column = 0; column < board_columns (grid->board); column++)
    {
      const uint32_t here = cell_at (grid, row, column);
      const uint32_t before = column > 0 ? cell_at (grid, row, column - 1) : COVER_NONE;

      base_text_reset (&cell);
      if (here != COVER_NONE)
        add_cell (grid, here, &cell);
      base_text_add (out, has_rule_between (grid, before, here) ? "| " : "  ");
      base_text_add (out, base_text_string (&cell));
      base_text_add_repeated (out, ' ', grid->width + 1 - cell.length);
    }
  base_text_add (out,
                 cell_at (grid, row, board_columns (grid->board) - 1) != COVER_NONE ? "|\n" : "\n");
  base_text_clear (&cell);
}

static void
measure_text_grid (Grid *grid)
{
  BaseText cell = BASE_TEXT_EMPTY;

  for (uint32_t i = 0; i < board_n_cells (grid->board); i++)
    {
      base_text_reset (&cell);
      add_cell (grid, i, &cell);
      grid->width = cell.length > grid->width ? cell.length : grid->width;
    }
  base_text_clear (&cell);
}

static BaseStatus
add_grid (const ExportContent *content, const Board *board, const PaintCell *cells, BaseText *out)
{
  const size_t canvas = (size_t) board_rows (board) * board_columns (board);
  Grid grid = { .content = content, .board = board, .cells = cells };

  grid.cell_at = base_new (uint32_t, canvas);
  grid.region = export_regions_new (board);
  if (grid.cell_at == NULL || grid.region == NULL)
    out->failed = true;
  else
    {
      memset (grid.cell_at, 0xff, canvas * sizeof *grid.cell_at);
      for (uint32_t i = 0; i < board_n_cells (board); i++)
        {
          const BoardPlace place = board_cell (board, i);

          grid.cell_at[(size_t) place.row * board_columns (board) + place.column] = i;
        }
      measure_text_grid (&grid);
      for (uint32_t row = 0; row < board_rows (board); row++)
        {
          add_rule (&grid, row, out);
          add_grid_row (&grid, row, out);
        }
      add_rule (&grid, board_rows (board), out);
    }
  free (grid.cell_at);
  free (grid.region);
  return base_text_status (out);
}

static BaseStatus
add_filled (const ExportContent *content, const Board *board, ExportWhat what, BaseText *out)
{
  PaintCell *cells = base_new_zeroed (PaintCell, board_n_cells (board));
  ExportContent shown = *content;

  if (cells == NULL)
    return BASE_NO_MEMORY;
  shown.what = what;
  export_content_fill (&shown, cells);
  (void) add_grid (content, board, cells, out);
  free (cells);
  return base_text_status (out);
}

/* Pencil marks of a position are left out: a reader of the text would take them for the puzzle's
 * candidates. */
static BaseStatus
add_at_rest (const ExportContent *content, BaseText *out)
{
  const bool both = content->what == EXPORT_BOTH;
  ExportContent shown = *content;
  Board *board = NULL;
  BaseStatus status = export_grid_board (content->puzzle->shape, &board);

  if (status != BASE_OK)
    return status;
  shown.marks = NULL;
  status = add_filled (&shown, board, both ? EXPORT_PUZZLE : content->what, out);
  if (both)
    base_text_add_char (out, '\n');
  if (status == BASE_OK && both)
    status = add_filled (&shown, board, EXPORT_SOLUTION, out);
  board_free (board);
  return status;
}

static void
add_text_line (const char *line, BaseText *out)
{
  base_text_add (out, line);
  base_text_add_char (out, '\n');
}

static void
add_path (const ExportContent *content, BaseText *out)
{
  const PlayerState *state = player_state (content->player);

  if (state->n_frames == 0)
    add_text_line (_ ("No item is chosen."), out);
  for (uint32_t i = 0; i < state->n_frames; i++)
    {
      const PlayerFrame *frame = &state->frames[i];

      base_text_add_number (out, i + 1);
      base_text_add (out, ". ");
      base_text_add (out, content->subject->names.items[frame->item]);
      if (frame->option != COVER_NONE)
        {
          base_text_add (out, ": ");
          base_text_add (out, content->subject->names.options[frame->option]);
        }
      base_text_add (out, " (");
      base_text_add_number (out, frame->tried);
      base_text_add_char (out, '/');
      base_text_add_number (out, frame->branches);
      base_text_add (out, ")\n");
    }
}

/* Writes a board, or without one the options taken so far. */
static BaseStatus
add_board (const ExportContent *content, BaseText *out)
{
  const Board *board = content->subject->board;
  const uint32_t n_cells = board_n_cells (board);
  PaintCell *cells = base_new (PaintCell, n_cells);
  uint32_t *levels = base_new (uint32_t, n_cells);

  if (cells == NULL || levels == NULL)
    out->failed = true;
  else if (board_look (board) == BOARD_LOOK_LIST || n_cells == 0)
    add_path (content, out);
  else
    {
      export_moment_fill (content, true, cells, levels);
      (void) add_grid (content, board, cells, out);
    }
  free (cells);
  free (levels);
  return base_text_status (out);
}

/* Writes every open item, with the options in its list from top to bottom. */
static void
add_links (const ExportContent *content, BaseText *out)
{
  const PlayerState *state = player_state (content->player);
  const CoverLinks *links = state->links;

  if (links->right[0] == 0 && links->right[links->secondary_root] == links->secondary_root)
    add_text_line (_ ("No item is open."), out);
  for (uint32_t root = 0, round = 0; round < 2; round++, root = links->secondary_root)
    for (uint32_t header = links->right[root]; header != root; header = links->right[header])
      {
        base_text_add (out, content->subject->names.items[header - 1]);
        base_text_add (out, " (");
        base_text_add_number (out, links->size[header]);
        base_text_add (out, "):");
        for (uint32_t node = links->nodes[header].down; node != header;
             node = links->nodes[node].down)
          {
            base_text_add (out, node == links->nodes[header].down ? " " : ", ");
            base_text_add (out, content->subject->names.options[cover_links_option (links, node)]);
          }
        base_text_add_char (out, '\n');
      }
}

/* Writes one line per option: 1 where its node is in its list, 0 where it was removed, a point
 * where it has none. */
static void
add_matrix (const ExportContent *content, BaseText *out)
{
  const PlayerState *state = player_state (content->player);
  const CoverLinks *links = state->links;
  BaseText row = BASE_TEXT_EMPTY;

  for (uint32_t option = 0; option < links->n_options && base_text_status (out) == BASE_OK;
       option++)
    {
      base_text_reset (&row);
      base_text_add_repeated (&row, '.', links->n_items);
      for (uint32_t node = links->first[option];
           links->nodes[node].item != 0 && base_text_status (&row) == BASE_OK; node++)
        row.bytes[links->nodes[node].item - 1] = player_state_is_hidden (state, node) ? '0' : '1';
      base_text_add (out, base_text_string (&row));
      base_text_add_char (out, ' ');
      base_text_add (out, content->subject->names.options[option]);
      base_text_add_char (out, '\n');
      out->failed |= row.failed;
    }
  base_text_clear (&row);
}

static BaseStatus
add_moment (ExportPicture *picture, BaseText *out)
{
  const ExportContent *content = export_picture_content (picture);

  switch (content->what)
    {
    case EXPORT_LINKS:
      add_links (content, out);
      break;
    case EXPORT_MATRIX:
      add_matrix (content, out);
      break;
    case EXPORT_TREE:
      export_tree_describe (&player_state (content->player)->tree, out);
      base_text_add (out, "\n\n");
      export_tree_list (content->subject, player_state (content->player), out);
      break;
    case EXPORT_STEP:
      export_picture_tell (picture, out);
      base_text_add (out, "\n\n");
      if (add_board (content, out) == BASE_OK
          && board_look (content->subject->board) != BOARD_LOOK_LIST)
        {
          base_text_add_char (out, '\n');
          add_path (content, out);
        }
      break;
    default:
      return add_board (content, out);
    }
  return base_text_status (out);
}

static void
add_below (const char *line, BaseText *out)
{
  if (line == NULL)
    return;
  base_text_add_char (out, '\n');
  add_text_line (line, out);
}

BaseStatus
export_write_text (const ExportSheet *sheet, const ExportSink *sink)
{
  const ExportContent *content = export_picture_content (sheet->picture);
  const char *title = sheet->page->title;
  BaseText out = BASE_TEXT_EMPTY;
  BaseStatus status;

  base_text_add (&out, title != NULL ? title : "");
  base_text_add (&out, title != NULL ? "\n\n" : "");
  status = export_kind (content->what).at_rest ? add_at_rest (content, &out)
                                               : add_moment (sheet->picture, &out);
  add_below (sheet->page->sentence, &out);
  add_below (sheet->page->footer, &out);
  if (status == BASE_OK)
    status = export_sink_text (sink, &out);
  base_text_clear (&out);
  return status;
}

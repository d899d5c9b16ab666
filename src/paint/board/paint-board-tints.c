/* Tints of groups: a colouring of the map that the groups are, so that neighbours differ.
 *
 * Groups with the most neighbours choose first, the lowest tint that no neighbour has yet.
 * Connected regions of a grid are a planar map, for which that hardly ever needs more than five
 * tints.  Where all tints are taken, as can happen around regions in many parts, the group shares
 * one with a neighbour:  thick lines separate them in any case. */
#include "paint-board-private.h"

#include "base-memory.h"
#include "board.h"
#include "paint-theme.h"

#include <stdlib.h>
#include <string.h>

#define NO_GROUP UINT32_MAX

typedef struct
{
  uint32_t n_groups;
  uint32_t *group_of; /* of each cell: a tinted group, or NO_GROUP */
  uint8_t *touches;   /* n_groups * n_groups: whether two groups have a common line */
  uint32_t *n_neighbours;
  uint8_t *tints; /* of each group, counted from 1; 0: not chosen yet */
} Map;

static void
clear_map (Map *map)
{
  free (map->group_of);
  free (map->touches);
  free (map->n_neighbours);
  free (map->tints);
}

static BaseStatus
make_map (Map *map, const PaintBoardLayout *layout, const Board *board)
{
  map->group_of = base_new (uint32_t, layout->n_cells);
  map->touches = base_new_zeroed (uint8_t, (size_t) map->n_groups * map->n_groups);
  map->n_neighbours = base_new_zeroed (uint32_t, map->n_groups);
  map->tints = base_new_zeroed (uint8_t, map->n_groups);
  if (map->group_of == NULL || map->touches == NULL || map->n_neighbours == NULL
      || map->tints == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t cell = 0; cell < layout->n_cells; cell++)
    map->group_of[cell] = NO_GROUP;
  for (uint32_t i = 0; i < map->n_groups; i++)
    {
      const BoardGroup group = board_group (board, i);

      for (uint32_t k = 0; group.kind->tinted && k < group.n_cells; k++)
        map->group_of[group.cells[k]] = i;
    }
  return BASE_OK;
}

static void
note_touch (Map *map, uint32_t a, uint32_t b)
{
  if (a == NO_GROUP || b == NO_GROUP || a == b || map->touches[(size_t) a * map->n_groups + b])
    return;
  map->touches[(size_t) a * map->n_groups + b] = map->touches[(size_t) b * map->n_groups + a] = 1;
  map->n_neighbours[a]++;
  map->n_neighbours[b]++;
}

static void
find_touches (Map *map, const PaintBoardLayout *layout)
{
  for (uint32_t cell = 0; cell < layout->n_cells; cell++)
    {
      const BoardPlace place = layout->places[cell];
      const uint32_t right = paint_board_cell_of (layout, place.row, place.column + 1);
      const uint32_t below = paint_board_cell_of (layout, place.row + 1, place.column);

      if (right != PAINT_NO_CELL)
        note_touch (map, map->group_of[cell], map->group_of[right]);
      if (below != PAINT_NO_CELL)
        note_touch (map, map->group_of[cell], map->group_of[below]);
    }
}

/* The lowest tint, counted from 1, that no neighbour has; the first one where all are taken. */
static uint8_t
free_tint (const Map *map, uint32_t group)
{
  bool taken[PAINT_TINTS + 1] = { false };
  uint8_t tint = 1;

  for (uint32_t other = 0; other < map->n_groups; other++)
    if (map->touches[(size_t) group * map->n_groups + other])
      taken[map->tints[other]] = true;
  while (tint <= PAINT_TINTS && taken[tint])
    tint++;
  return tint <= PAINT_TINTS ? tint : 1;
}

static void
choose_tints (Map *map)
{
  for (uint32_t round = 0; round < map->n_groups; round++)
    {
      uint32_t next = NO_GROUP;

      for (uint32_t group = 0; group < map->n_groups; group++)
        if (map->tints[group] == 0
            && (next == NO_GROUP || map->n_neighbours[group] > map->n_neighbours[next]))
          next = group;
      map->tints[next] = free_tint (map, next);
    }
}

static bool
has_tinted_groups (const Board *board)
{
  for (uint32_t i = 0; i < board_n_groups (board); i++)
    if (board_group (board, i).kind->tinted)
      return true;
  return false;
}

BaseStatus
paint_board_tint_groups (PaintBoardLayout *layout, const Board *board)
{
  Map map = { .n_groups = board_n_groups (board) };
  BaseStatus status;

  layout->is_tinted = has_tinted_groups (board);
  if (!layout->is_tinted)
    return BASE_OK;
  status = make_map (&map, layout, board);
  if (status == BASE_OK)
    {
      find_touches (&map, layout);
      choose_tints (&map);
    }
  for (uint32_t cell = 0; status == BASE_OK && cell < layout->n_cells; cell++)
    if (map.group_of[cell] != NO_GROUP)
      layout->traits[cell] |= (uint16_t) (map.tints[map.group_of[cell]] * PAINT_TRAIT_TINT);
  clear_map (&map);
  return status;
}

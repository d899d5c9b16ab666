#include "board-group.h"

#include "base-gettext.h"

const BoardGroupKind board_group_row = {
  .id = "row",
  .name = N_ ("Row %1"),
  .name_of_grid = N_ ("Row %1 of grid %2"),
  .inside = N_ ("row %1"),
  .place = N_ ("%1 in row %2"),
  .place_of_grid = N_ ("%1 in row %2 of grid %3"),
  .items = N_ ("In rows"),
  .letter = 'r',
  .sign = BOARD_SIGN_DASH,
};

const BoardGroupKind board_group_column = {
  .id = "column",
  .name = N_ ("Column %1"),
  .name_of_grid = N_ ("Column %1 of grid %2"),
  .inside = N_ ("column %1"),
  .place = N_ ("%1 in column %2"),
  .place_of_grid = N_ ("%1 in column %2 of grid %3"),
  .items = N_ ("In columns"),
  .letter = 'c',
  .sign = BOARD_SIGN_BAR,
};

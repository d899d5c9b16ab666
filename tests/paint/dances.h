/* dances.h - searches to paint: a problem on its board, searched, and a player over it.  All fail
 * the claim when they cannot. */
#ifndef DANCES_H
#define DANCES_H

#include "paint-scene.h"
#include "pictures.h"
#include "player.h"
#include "sudoku-cover.h"

typedef struct
{
  CoverProblem *problem; /* of a classic, with its board */
  Board        *board;
  SudokuCover  *cover; /* of a Sudoku */
  CoverLinks   *links;
  CoverRecord  *record;
  Player       *player;
  const char  **items, **options, **colours;
  char         *bytes;
  Subject       painted;
} Dance;

/* A classic by its word, or a Sudoku: 16 or 81 symbols.  Searched for a few thousand nodes. */
Dance dance_new   (const char *what);
void  dance_clear (Dance *self);

/* Goes forward to the n-th such moment from the start; PLAYER_TO_POSITION: to position n, or to the
 * end.  The whole frame. */
PaintFrame dance_go (Dance *self, PlayerAim aim, uint64_t n);

/* Options as designed, at scale 1, for a picture of this size. */
PaintStageOptions dance_options (double width, double height);

PaintScene      *dance_scene   (const Dance *self, const PaintStageOptions *options);
cairo_surface_t *dance_surface (const PaintStageOptions *options);

/* Draws over the old content. */
void dance_paint (PaintScene *scene,
                  cairo_surface_t *surface,
                  const PaintFrame *frame,
                  PaintThemeId theme,
                  PaintText *text);

#endif

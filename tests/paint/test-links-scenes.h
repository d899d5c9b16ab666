/* test-links-scenes.h - small problems in the middle of their dance, and what painting their links gives. */
#ifndef TEST_LINKS_SCENES_H
#define TEST_LINKS_SCENES_H

#include "paint-links.h"
#include "player.h"

typedef struct
{
  CoverProblem *problem;
  CoverLinks   *links;
  Board        *board;
  const char  **items, **options, **colours;
  char         *numbers; /* the options' names */
  Player       *player;
  PaintProblem  shown;
  PaintLinks   *picture;
} Dance;

/* "xcc", Knuth's example of colours, or a name of problem_named ().  The player has explored all of it, or 3,000
 * nodes, and stands at the start.  All fail the claim when they cannot. */
Dance dance_new   (const char *name);
void  dance_clear (Dance *self);

/* Of 420 by 330 units, scale 1, at zoom 1. */
PaintStageOptions dance_options (void);

/* As the player stands, with that much under way. */
PaintFrame dance_frame (const Dance *self, uint32_t n_moving, double phase);

cairo_surface_t *dance_paint (const Dance       *self,
                              PaintStageOptions  options,
                              PaintFrame         frame,
                              const PaintTheme  *theme,
                              PaintText         *text);

#endif

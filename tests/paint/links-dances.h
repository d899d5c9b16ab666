/* links-dances.h - small problems in the middle of their dance, and the pictures of their links. */
#ifndef LINKS_DANCES_H
#define LINKS_DANCES_H

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
  Subject       shown;
  PaintLinks   *picture;
} LinksDance;

/* "xcc", Knuth's example of colours, or a name of problem_named ().  The player has explored all of
 * it, or 3,000 nodes, and stands at the start.  All fail the claim when they cannot. */
LinksDance links_dance_new   (const char *name);
void       links_dance_clear (LinksDance *self);

/* Of 420 by 330 units, scale 1, at zoom 1. */
PaintStageOptions links_dance_options (void);

/* As the player stands, with that much under way. */
PaintFrame links_dance_frame (const LinksDance *self, uint32_t n_moving, double phase);

cairo_surface_t *links_dance_paint (const LinksDance  *self,
                                    PaintStageOptions  options,
                                    PaintFrame         frame,
                                    const PaintTheme  *theme,
                                    PaintText         *text);

#endif

/* pictures.h - puzzles to paint, and what painting them gives. */
#ifndef PICTURES_H
#define PICTURES_H

#include "boards.h"
#include "paint-board.h"

#define PICTURES_FONT "DejaVu Sans"

typedef enum
{
  PICTURE_MIXED,      /* givens, entries, solver's digits and candidates in turn */
  PICTURE_MARKED,     /* the same, with every mark, alone and in company */
  PICTURE_FULL,       /* digits only */
  PICTURE_CANDIDATES, /* all candidates everywhere */
  PICTURE_REASONS,    /* the same, with rings and crosses */
  PICTURE_NOTED,      /* colours of cells and candidates, corner marks, and lines */
  PICTURE_LIT,        /* some candidates, of which one value is lit, and cells with two marked */
} PictureFilling;

typedef struct
{
  Board          *board;
  PaintCell      *cells;
  PaintNote      *notes; /* or NULL */
  PaintBoardState state;
} Picture;

/* Takes the board over.  Running out of memory fails the claim. */
Picture picture_new   (Board *board, uint32_t n_values, PictureFilling filling);
void    picture_clear (Picture *self);

/* A text cache with the pinned font; skips the claim, aloud, where that is not installed. */
PaintText *picture_text (void);

PaintBoardLayout *picture_layout (const Picture *self, PaintBoardOptions options);

/* An empty surface for a layout of these options, painted in no colour that a theme uses. */
cairo_surface_t *picture_surface (PaintBoardOptions options);

/* The whole picture, fixed part and state. */
cairo_surface_t *picture_paint (const Picture     *self,
                                PaintBoardOptions  options,
                                const PaintTheme  *theme,
                                PaintText         *text);

/* The claim fails unless both have the same size and pixels. */
void picture_check_equal (cairo_surface_t *a, cairo_surface_t *b);

/* 0xRRGGBBAA, always opaque, of a device pixel. */
PaintColour picture_pixel (cairo_surface_t *surface, int x, int y);

#endif

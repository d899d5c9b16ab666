/* steps.h - steps of paths by their numbers. */
#ifndef STEPS_H
#define STEPS_H

#include "figure-part.h"
#include "figure-solution.h"

/* A puzzle with one solution: a Sudoku as a line of 81 symbols, or a classic by its word. */
typedef struct
{
  Subject *subject;
  uint32_t *solution;
  uint32_t n_solution;
} Steps;

/* All fail the claim when they cannot.  A classic by its word, with any number of solutions: */
Subject *steps_classic (const char *word);

Steps steps_new   (const char *what);
void  steps_clear (Steps *self);

FigureRequest steps_request (const Steps *self, uint64_t number);

/* The step of that number, which must exist; clear it. */
FigureStep steps_find (const Steps *self, uint64_t number);

/* The first step that has this name and at least so many links. */
FigureStep steps_find_named (const Steps *self, ReasonTechnique technique, uint32_t n_links);

#endif

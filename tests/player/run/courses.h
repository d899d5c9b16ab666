/* courses.h - runs for tests: of a classic, or of a Sudoku with all its options. */
#ifndef COURSES_H
#define COURSES_H

#include "check.h"
#include "run.h"

/* A classic by its word ("queens:6"), or the cells of a Sudoku on one line. */
Subject *courses_subject (const char *word);

/* A run that records. */
Run *courses_run (const char *word);

/* The moment of a text; fails the claim where it is none. */
RunMoment courses_moment (const char *text, const Subject *subject);

/* Reaches it from the start. */
BaseStatus courses_reach (Run *run, const char *moment);

#endif

/* cli-draw.h - what `draw` can draw: a table of pictures, and its options. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "cli-subject.h"
#include "paint-stage.h"
#include "player.h"

/* Names to show, one an item and one an option. */
typedef struct
{
  const char **items, **options, **colours; /* point into `bytes` */
  BaseText     bytes;
} CliNames;

BaseStatus cli_names_make (const CliSubject *subject, CliNames *out_names); /* to be cleared either way */
void       cli_names_clear (CliNames *self);

/* One drawing, everything that painters are told. */
typedef struct
{
  const CliSettings *settings;
  const CliSubject  *subject;
  Player            *player; /* stands at the moment; NULL: at none */
  CliNames           names;
  PaintProblem       problem;
  PaintFrame         frame;
  PaintStageOptions  options;
  const PaintTheme  *theme;
  PaintText         *text;
  cairo_t           *cr;
} CliDrawing;

struct CliPicture
{
  const char *name;
  bool        of_sudoku; /* there is none of other problems */
  bool        at_rest;   /* of no moment, but where it is to be solved of the first solution */
  BaseStatus (*draw) (const CliDrawing *drawing);
};

extern const CliPicture cli_pictures[];
extern const unsigned   cli_n_pictures;

/* A player over the run, which it has been taken to the moment of; the run is searched as far as that needs.
 * BASE_BAD_INPUT: `out_clash` says whether the givens clash, else there is no such moment.  Both are to be freed. */
BaseStatus cli_moment_find (const CliSubject  *subject,
                            const CliSettings *settings,
                            CliMoment          at,
                            CoverRecord      **out_record,
                            Player           **out_player,
                            bool              *out_clash);

/* How --at is given. */
void cli_moment_add (CliMoment at, BaseText *out);

/* For the table of options. */
bool cli_draw_set_what (CliSettings *settings, const char *argument);
void cli_draw_list_what (BaseText *out);
bool cli_draw_set_at (CliSettings *settings, const char *argument);
bool cli_draw_set_phase (CliSettings *settings, const char *argument);
bool cli_draw_set_size (CliSettings *settings, const char *argument);
bool cli_draw_set_scale (CliSettings *settings, const char *argument);
bool cli_draw_set_theme (CliSettings *settings, const char *argument);

#endif

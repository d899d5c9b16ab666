/* cli-compare.h - the state of `compare`, and the parts of it that do not measure. */
#ifndef CLI_COMPARE_H
#define CLI_COMPARE_H

#include "cli-bench-file.h"
#include "cli-output.h"
#include "cli-progress.h"
#include "compare-table.h"

typedef struct
{
  const CliSettings *settings;
  CompareTable       table;
  unsigned           reference; /* the way that factors refer to */
  CompareOptions     options;
  CliBenchFile       file; /* the current one */
  CliExit            exit;
  CliOutput          output;
  CliProgress        progress;
} CliCompare;

/* Prints above the table how it was measured. */
void cli_compare_tell_method (CliCompare *self);

/* Prints the lines of the last class, a way each.  BASE_NO_MEMORY. */
BaseStatus cli_compare_report (CliCompare *self);

/* Draws the picture that the settings name: the ways' mean times by class, or with two axes every
 * puzzle as a point. */
CliExit cli_compare_draw (CliCompare *self);

/* For the table of options. */
bool cli_compare_set_ways (CliSettings *settings, const char *argument);
void cli_compare_list_ways (BaseText *out);
bool cli_compare_set_axes (CliSettings *settings, const char *argument);
void cli_compare_list_axes (BaseText *out);
bool cli_compare_set_classic (CliSettings *settings, const char *argument);

#endif

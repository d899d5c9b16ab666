/* format-data-fpuzzles.h - the JSON of f-puzzles, in files and in links. */
#ifndef FORMAT_DATA_FPUZZLES_H
#define FORMAT_DATA_FPUZZLES_H

#include "format.h"
#include "format-data-json-private.h"

/* A puzzle that is being made from a document. */
typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsJson *json;
  FormatsIssue *issue;
  const FormatsJsonValue *root;
  uint32_t n_values;
  uint32_t region_of[SUDOKU_MAX_CELLS];
  bool has_regions;
} FormatsFpuzzles;

/* Reports a warning at a value. */
void format_data_fpuzzles_warn (FormatsFpuzzles        *self,
                                const FormatsJsonValue *value,
                                FormatsFault            fault,
                                const char             *token);

FormatsOutcome format_data_fpuzzles_bad_count (FormatsFpuzzles        *self,
                                           const FormatsJsonValue *value,
                                           FormatsFault            fault,
                                           uint64_t                expected,
                                           uint64_t                found);

/* Whether a rule that is present is also in force: neither false nor empty. */
bool format_data_fpuzzles_is_in_force (const FormatsJson *json, const FormatsJsonValue *value);

/* Each region has to have as many cells as there are values. */
FormatsOutcome format_data_fpuzzles_check_regions (FormatsFpuzzles *self);

/* Sets the puzzle's shape, and warns of rules in force that are no part of a shape. */
FormatsOutcome format_data_fpuzzles_take_shape (FormatsFpuzzles *self);

/* Makes the puzzle from a document that was parsed. */
FormatsOutcome format_data_fpuzzles_build (FormatsReader *reader,
                                           FormatsPuzzle *puzzle,
                                           FormatsJson   *json,
                                           FormatsIssue  *issue);

/* Whether a line begins as the data of a link do, which may be damaged. */
bool format_data_fpuzzles_is_like_data (const FormatsLine *line);

/* Adds the document, without white space. */
void format_data_fpuzzles_add (const FormatsPuzzle       *puzzle,
                               const FormatsWriteOptions *options,
                               BaseText                  *out);

FormatsSniffer  format_data_fpuzzles_sniff;
FormatsWriteOne format_data_fpuzzles_write;
FormatsLossesOf format_data_fpuzzles_losses;

#endif

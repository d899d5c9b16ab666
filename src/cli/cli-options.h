/* cli-options.h - the arguments of the options of the table; those of pictures are in cli-draw.h.
 *
 * A setter returns false for an invalid argument; a list adds the valid ones. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli-command.h"

/* Accepts digits only, up to `most`. */
bool cli_option_read_number (const char *text, uint64_t most, uint64_t *out_number);

/* Calls `take` for each of the words between commas; false without any word, or when `take` refuses
 * one. */
bool cli_option_each_word (CliSettings *settings,
                           const char  *argument,
                           bool (*take) (CliSettings *settings, const char *word));

bool cli_option_set_limit (CliSettings *settings, const char *argument);
bool cli_option_set_only (CliSettings *settings, const char *argument);
void cli_option_list_techniques (BaseText *out);
bool cli_option_set_steps (CliSettings *settings, const char *argument);
bool cli_option_set_nodes (CliSettings *settings, const char *argument);
bool cli_option_set_jobs (CliSettings *settings, const char *argument);
bool cli_option_set_engine (CliSettings *settings, const char *argument);
void cli_option_list_engines (BaseText *out);
void cli_option_list_engines_and_auto (BaseText *out);
bool cli_option_set_rule (CliSettings *settings, const char *argument);
bool cli_option_set_rules (CliSettings *settings, const char *argument);
bool cli_option_set_step (CliSettings *settings, const char *argument);
bool cli_option_set_form (CliSettings *settings, const char *argument);
void cli_option_list_forms (BaseText *out);
bool cli_option_set_from (CliSettings *settings, const char *argument);
bool cli_option_set_to (CliSettings *settings, const char *argument);
void cli_option_list_readable (BaseText *out);
void cli_option_list_shapes (BaseText *out);
void cli_option_list_writable (BaseText *out);
bool cli_option_set_shape (CliSettings *settings, const char *argument);
bool cli_option_set_output (CliSettings *settings, const char *argument);
bool cli_option_set_classic (CliSettings *settings, const char *argument);

/* cli-generate-options.c */
bool cli_option_set_number (CliSettings *settings, const char *argument);
bool cli_option_set_seed (CliSettings *settings, const char *argument);
bool cli_option_set_rating (CliSettings *settings, const char *argument);
bool cli_option_set_needs (CliSettings *settings, const char *argument);
void cli_option_list_needs (BaseText *out);
bool cli_option_set_pattern (CliSettings *settings, const char *argument);
bool cli_option_set_regions (CliSettings *settings, const char *argument);
bool cli_option_set_clues (CliSettings *settings, const char *argument);
bool cli_option_set_symmetry (CliSettings *settings, const char *argument);
void cli_option_list_symmetries (BaseText *out);
bool cli_option_set_tries (CliSettings *settings, const char *argument);

#endif

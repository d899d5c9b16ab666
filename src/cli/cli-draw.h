/* cli-draw.h - the picture that `draw` makes: a puzzle, at rest or at a moment of its search; and
 * its options. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "cli-source.h"
#include "export-choices.h"
#include "export-steps.h"
#include "sudoku-solutions.h"
#include "words-fill.h"

/* Everything that a picture borrows. */
typedef struct
{
  const CliSettings *settings;
  CliSource         *source;
  Run               *run; /* of a search */
  Run               *beside; /* by another rule; or NULL */
  SudokuSolutions    solutions; /* one, at rest */
  uint64_t          *marks;    /* of a position, as what follows */
  PaintNote         *notes;
  PaintLine         *lines;
  ExportSteps       *steps;    /* of a path; or NULL */
  uint64_t           last_step; /* of those to draw */
  ExportPicture     *picture;
} CliDrawing;

/* Makes the picture that the settings describe, with its search run up to `at`.  CLI_GOOD;
 * otherwise the failure has been reported.  Must be cleared, also after a failure. */
CliExit cli_drawing_make (CliDrawing        *out_drawing,
                          const CliSettings *settings,
                          CliSource         *source,
                          const RunMoment   *at);
void    cli_drawing_clear (CliDrawing *self);

/* Copies the player's progress from the file into the content of a position. */
BaseStatus cli_draw_read_progress (CliDrawing *self, ExportContent *out_content);

/* Whether the settings describe the reason of a step, or of several.  Walks the path of the source
 * to the last of them, and goes to the first; *out_last is the number of the last one.  CLI_GOOD;
 * otherwise the failure has been reported.  The result must be freed, also after a failure. */
bool    cli_draw_wants_reason (const CliSettings *settings);
CliExit cli_draw_find_reason  (const CliSettings *settings,
                               CliSource         *source,
                               ExportSteps      **out_steps,
                               uint64_t          *out_last);

/* Returns the page that the settings describe, for a format. */
ExportPage cli_draw_page (const CliSettings *settings, const ExportFormat *format);

/* Prints "COMMAND: …" and returns CLI_BAD. */
CliExit cli_draw_complain (const CliSettings *settings,
                           const char        *sentence,
                           const WordsPart    parts[WORDS_PARTS]);

/* Reports that a search does not reach a moment, and returns CLI_NONE. */
CliExit cli_draw_complain_of_moment (const CliSettings *settings, const RunMoment *at);

/* Reports an option that has no effect on this picture, and returns CLI_BAD. */
CliExit cli_draw_check_options (const CliSettings *settings);

/* Report a margin that leaves no room for the picture or on the paper, and a paper that is too
 * small. */
CliExit cli_draw_check_page  (const CliSettings *settings);
CliExit cli_draw_check_paper (const CliSettings *settings,
                              bool (*fits) (const ExportBookOptions *options));

/* Writes the file of that name, whole or not at all, and reports failures.  "-" is standard
 * output. */
CliExit cli_draw_to_file (const char *path, ExportWriter write, void *data);

/* Thumbnails (cli-draw-thumbnail.c): the limits to set before anything is read, and the kind of
 * picture for a source. */
void     cli_thumbnail_begin (void);
unsigned cli_thumbnail_what (const CliSource *source);

/* Animations: whether the settings describe one, if only by the file's name; a check of these
 * settings; and the drawing. */
bool    cli_motion_wanted (CliSettings *settings);
CliExit cli_motion_check (const CliSettings *settings);
CliExit cli_motion_draw (const CliSettings *settings, CliSource *source);

/* The formats of animations: NULL when none has that name; the list continues another one. */
const ExportWay *cli_motion_find (const char *id);
void             cli_motion_list (BaseText *out);

/* For the table of options. */
bool cli_draw_set_format (CliSettings *settings, const char *argument);
void cli_draw_list_formats (BaseText *out);
bool cli_draw_set_at (CliSettings *settings, const char *argument);
bool cli_draw_set_to (CliSettings *settings, const char *argument);
bool cli_draw_set_step (CliSettings *settings, const char *argument);
bool cli_draw_set_phase (CliSettings *settings, const char *argument);
bool cli_draw_set_thumbnail (CliSettings *settings, const char *argument);
bool cli_draw_set_size (CliSettings *settings, const char *argument);
bool cli_export_set_paper (CliSettings *settings, const char *argument);

#endif

/* cli-draw.h - what `draw` is about: a picture of a puzzle, at rest or at a moment of its search; and its options. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "cli-source.h"
#include "export-choices.h"
#include "words-fill.h"

/* Everything that a picture borrows. */
typedef struct
{
  const CliSettings *settings;
  CliSource         *source;
  ExportRun         *run; /* of a search */
  uint8_t           *solution; /* at rest */
  uint64_t          *marks;    /* of a position */
  ExportPicture     *picture;
} CliDrawing;

/* The picture that the settings ask for, its search gone as far as `at`.  CLI_GOOD; else what is wrong has been
 * said.  To be cleared either way. */
CliExit cli_drawing_make (CliDrawing        *out_drawing,
                          const CliSettings *settings,
                          CliSource         *source,
                          ExportMoment          at);
void    cli_drawing_clear (CliDrawing *self);

/* The page that the settings ask for, for a format. */
ExportPage cli_draw_page (const CliSettings *settings, const ExportFormat *format);

/* Says "COMMAND: …" and returns CLI_BAD. */
CliExit cli_draw_complain (const CliSettings *settings, const char *sentence, const WordsPart parts[WORDS_PARTS]);

/* Says that a search does not come to a moment, and returns CLI_NONE. */
CliExit cli_draw_complain_of_moment (const CliSettings *settings, ExportMoment at);

/* Options that would change nothing about what the settings ask for: said, CLI_BAD. */
CliExit cli_draw_check_options (const CliSettings *settings);

/* A margin that leaves nothing of the picture, or of the paper; a paper that is too small: likewise. */
CliExit cli_draw_check_page  (const CliSettings *settings);
CliExit cli_draw_check_paper (const CliSettings *settings, bool (*fits) (const ExportBookOptions *options));

/* Writes something to the file of that name, whole or not at all, and says what goes wrong.  "-" is standard
 * output. */
CliExit cli_draw_to_file (const char *path, ExportWriter write, void *data);

/* Thumbnails (cli-draw-thumbnail.c): before anything is read, and what is to be seen when it was. */
void     cli_thumbnail_begin (void);
unsigned cli_thumbnail_what (const CliSource *source);

/* Animations.  Whether the settings ask for one, which follows from the name of the file if from nothing else; what is
 * wrong with them; and drawing it. */
bool    cli_motion_wanted (CliSettings *settings);
CliExit cli_motion_check (const CliSettings *settings);
CliExit cli_motion_draw (const CliSettings *settings, CliSource *source);

/* The formats of animations: NULL when there is none of that name; the list goes on behind another. */
const ExportWay *cli_motion_find (const char *id);
void             cli_motion_list (BaseText *out);

/* For the table of options. */
bool cli_draw_set_format (CliSettings *settings, const char *argument);
void cli_draw_list_formats (BaseText *out);
bool cli_draw_set_at (CliSettings *settings, const char *argument);
bool cli_draw_set_to (CliSettings *settings, const char *argument);
bool cli_draw_set_phase (CliSettings *settings, const char *argument);
bool cli_draw_set_thumbnail (CliSettings *settings, const char *argument);
bool cli_draw_set_size (CliSettings *settings, const char *argument);
bool cli_export_set_paper (CliSettings *settings, const char *argument);

#endif

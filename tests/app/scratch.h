/* scratch.h - a folder for exported files, small Sudokus to export, and choices. */
#ifndef EXPORT_SCRATCH_H
#define EXPORT_SCRATCH_H

#include "app-export-content.h"

#define PUZZLE "1..4..1..3..2..."
#define CLASH  "11.............."
#define NONE   "12.4...33......."

/* Events from the start, and the givens that the command line counts too. */
#define HERE    30
#define N_FIXED 5

#define FIRST_BOOKMARK  12
#define SECOND_BOOKMARK 41

extern char *export_scratch_folder;

void export_scratch_open (void);
void export_scratch_close (void); /* removes it with all that is in it */

char *export_scratch_path (const char *name); /* inside the folder; free it */

/* A watched 4x4; `whole`: with the whole matrix. */
AppExportContent *export_scratch_stage (const char *line, bool whole);

/* A collection, which is written to a file of that name in the folder. */
AppExportContent *export_scratch_collection (const char *name, const char *text);

/* The usual, of that, in that format; option by option where it moves. */
void export_scratch_choose (ExportChoices *choices, const char *what, const char *format);

/* Writes the export to a file of that name in the folder. */
AppExportFault export_scratch_write (AppExportContent    *stage,
                                     const ExportChoices *choices,
                                     const char          *name);

#endif

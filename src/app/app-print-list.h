/* app-print-list.h - Sudokus for paper: those of a file, however many, or the one on the board.
 *
 * A file is read through once, a little at a time, which fills a FormatsIndex, so that pages can be
 * drawn in any order. */
#ifndef APP_PRINT_LIST_H
#define APP_PRINT_LIST_H

#include "base-stop.h"
#include "desk-document.h"
#include "export-entry.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct AppPrintList AppPrintList;

AppPrintList *app_print_list_of_file (GFile *file, const char *name);
/* `number`: the number of the puzzle; 0: it has none. */
AppPrintList *app_print_list_of_document (DeskDocument *document,
                                          const char *name,
                                          uint64_t number);
void app_print_list_free (AppPrintList *self); /* accepts NULL */

/* Reads the next part of the file.  Between two calls, pages of the Sudokus found so far can be
 * made.  False with an error when the file cannot be read.  Other puzzles are not counted. */
bool app_print_list_look (AppPrintList *self, bool *out_done, GError **error);

uint64_t app_print_list_n (AppPrintList *self); /* found so far */

/* The widths that their solutions need (export-book.h). */
const float *app_print_list_widths (AppPrintList *self);

/* Returns `n` Sudokus, EXPORT_MOST_A_PAGE at most, with their solutions if `solved`.  They
 * belong to the list, until the next call.  There are fewer if the file has changed, or if
 * `stop` (or NULL) is raised. */
const ExportEntry *app_print_list_get (AppPrintList *self,
                                      uint64_t from,
                                      uint32_t n,
                                      bool solved,
                                      const BaseStop *stop,
                                      uint32_t *out_n);

/* Reads the Sudokus of a file from the first to the last, and passes each to `take`, with its
 * solution if `solved`.  `share` is the part of the file that was read by then, from 0 to 1.  Any
 * status of `take` but BASE_OK ends the reading and is returned.  BASE_STOPPED: `stop` was raised.
 * BASE_BAD_INPUT: the file cannot be read.  Independent of app_print_list_look (). */
typedef BaseStatus AppPrintListTake (gpointer data, const ExportEntry *entry, double share);
BaseStatus app_print_list_each (AppPrintList *self,
                                bool solved,
                                const BaseStop *stop,
                                AppPrintListTake *take,
                                gpointer data);

G_END_DECLS

#endif

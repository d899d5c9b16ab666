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
/* `number`: what it is called by; 0: it has none. */
AppPrintList *app_print_list_of_document (DeskDocument *document, const char *name, uint64_t number);
void app_print_list_free (AppPrintList *self); /* accepts NULL */

/* Looks through some more of it, from where it was; pages of what was found may be asked for
 * meanwhile.  False with an error when it cannot be read.  What is no Sudoku does not count. */
bool app_print_list_look (AppPrintList *self, bool *out_done, GError **error);

uint64_t app_print_list_n (AppPrintList *self); /* found so far */
const float *app_print_list_widths (AppPrintList *self); /* what the solution of each asks for (export-book.h) */

/* Some of them, EXPORT_MOST_A_PAGE at most, with their solutions where `solved`; the list's
 * until the next call.  Where the file is no longer what it was, and where `stop` (NULL: nobody)
 * asks for it, there may be fewer. */
const ExportEntry *app_print_list_get (AppPrintList *self,
                                      uint64_t from,
                                      uint32_t n,
                                      bool solved,
                                      const BaseStop *stop,
                                      uint32_t *out_n);

/* Reads the Sudokus of a file from the first to the last, and passes each to `take` with its
 * solution where `solved`. `share` is how much of the file was read then, from 0 to 1.  Whatever
 * `take` returns but BASE_OK ends it and is returned; BASE_STOPPED where `stop` asks for it,
 * BASE_BAD_INPUT where the file cannot be read.  Independent of app_print_list_look (). */
typedef BaseStatus AppPrintListTake (gpointer data, const ExportEntry *entry, double share);
BaseStatus app_print_list_each (AppPrintList *self,
                                bool solved,
                                const BaseStop *stop,
                                AppPrintListTake *take,
                                gpointer data);

G_END_DECLS

#endif

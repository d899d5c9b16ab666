/* ui-print-list.h - Sudokus for paper: those of a file, however many, or the one on the board.
 *
 * A file is looked through once, a little at a time; what is kept of it is the place of every 16th puzzle, so that pages
 * can be asked for in any order. */
#ifndef UI_PRINT_LIST_H
#define UI_PRINT_LIST_H

#include "desk-document.h"
#include "export-entry.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct UiPrintList UiPrintList;

UiPrintList *ui_print_list_of_file (GFile *file, const char *name);
/* `number`: what it is called by; 0: it has none. */
UiPrintList *ui_print_list_of_document (DeskDocument *document, const char *name, uint64_t number);
void ui_print_list_free (UiPrintList *self); /* accepts NULL */

/* Looks through some more of it, from where it was; pages of what was found may be asked for meanwhile.  False with an error when it cannot be read.  What is no Sudoku does not count. */
bool ui_print_list_look (UiPrintList *self, bool *out_done, GError **error);

uint64_t ui_print_list_n (UiPrintList *self); /* found so far */
const float *ui_print_list_widths (UiPrintList *self); /* what the solution of each asks for (export-book.h) */

/* Some of them, EXPORT_MOST_A_PAGE at most, with their solutions where `solved`; the list's until the next call.  Where
 * the file is no longer what it was, and where `stop` (NULL: nobody) asks for it, there may be fewer. */
const ExportEntry *ui_print_list_get (UiPrintList *self,
                                      uint64_t from,
                                      uint32_t n,
                                      bool solved,
                                      const BaseStop *stop,
                                      uint32_t *out_n);

G_END_DECLS

#endif

/* ui-print-page.h - the puzzles of a page, read and solved on a thread of their own: a hard one takes a minute, and the
 * window stays awake meanwhile. */
#ifndef UI_PRINT_PAGE_H
#define UI_PRINT_PAGE_H

#include "ui-print-list.h"

G_BEGIN_DECLS

typedef struct UiPrintPage UiPrintPage;

/* As ui_print_list_get () with solutions; nobody else uses the list meanwhile.  `done` is called in the main thread,
 * unless the page was freed before; it may free the page. */
UiPrintPage *ui_print_page_new (UiPrintList *list,
                                uint64_t from,
                                uint32_t n,
                                void (*done) (gpointer data),
                                gpointer data);
void ui_print_page_stop (UiPrintPage *self); /* it is done soon, with fewer puzzles */
void ui_print_page_free (UiPrintPage *self); /* stops it, and waits until it has; accepts NULL */

/* When it is done; the list's. */
const ExportEntry *ui_print_page_get (UiPrintPage *self, uint32_t *out_n);

G_END_DECLS

#endif

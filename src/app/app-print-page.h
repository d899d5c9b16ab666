/* app-print-page.h - the puzzles of a page, read and solved on a thread of their own: a hard puzzle
 * can take a minute, and the window must not wait for it. */
#ifndef APP_PRINT_PAGE_H
#define APP_PRINT_PAGE_H

#include "app-print-list.h"

G_BEGIN_DECLS

typedef struct AppPrintPage AppPrintPage;

/* Reads them as app_print_list_get () does with solutions.  Nothing else may use the list
 * meanwhile.  `done` is called in the main thread, unless the page was freed before; it may free
 * the page. */
AppPrintPage *app_print_page_new (AppPrintList *list,
                                uint64_t from,
                                uint32_t n,
                                void (*done) (gpointer data),
                                gpointer data);
void app_print_page_stop (AppPrintPage *self); /* it ends soon, with fewer puzzles */
void app_print_page_free (AppPrintPage *self); /* stops it, and waits until it has ended; accepts
                                                * NULL */

/* The puzzles, after `done`; they belong to the list. */
const ExportEntry *app_print_page_get (AppPrintPage *self, uint32_t *out_n);

G_END_DECLS

#endif

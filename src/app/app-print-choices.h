/* app-print-choices.h - the choices for printing a book, as the settings keep them.
 *
 * One puzzle and a collection share all choices except the place of the solutions. */
#ifndef APP_PRINT_CHOICES_H
#define APP_PRINT_CHOICES_H

#include "export-choices.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  ExportChoices book;                 /* its `solutions` is either of the next two */
  unsigned      collection_solutions; /* an ExportSolutions */
  unsigned      own_solution;         /* the same, for one puzzle */
} AppPrintChoices;

/* Reads the settings "print" and "print-own-solution".  Must be cleared. */
void app_print_choices_load (AppPrintChoices *out_choices, GSettings *settings);
void app_print_choices_save (const AppPrintChoices *self, GSettings *settings);
void app_print_choices_clear (AppPrintChoices *self);

G_END_DECLS

#endif

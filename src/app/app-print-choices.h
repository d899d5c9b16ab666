/* app-print-choices.h - how a book is printed, as the settings keep it.
 *
 * One puzzle and a collection share all choices except the place of the solutions. */
#ifndef APP_PRINT_CHOICES_H
#define APP_PRINT_CHOICES_H

#include "export-choices.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  ExportChoices book;                 /* its `solutions` may be either of the next */
  unsigned      collection_solutions; /* an ExportSolutions */
  unsigned      own_solution;         /* likewise, of one puzzle */
} AppPrintChoices;

/* Reads the settings' keys "print" and "print-own-solution".  To be cleared. */
void app_print_choices_load (AppPrintChoices *out_choices, GSettings *settings);
void app_print_choices_save (const AppPrintChoices *self, GSettings *settings);
void app_print_choices_clear (AppPrintChoices *self);

G_END_DECLS

#endif

/* ui-output-print.h - the puzzle, the board, the picture of the dance or a whole collection, on
 * paper.
 *
 * Pages are drawn by the room export: they are those that `quadrille-cli export` and `draw` write
 * as PDF, on the paper and within the margins of the printer's page. */
#ifndef UI_OUTPUT_PRINT_H
#define UI_OUTPUT_PRINT_H

#include "app-snapshot.h"
#include "desk-document.h"
#include "export-book.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The settings store the first three as numbers. */
typedef enum
{
  UI_OUTPUT_PRINT_PUZZLE,
  UI_OUTPUT_PRINT_BOARD, /* with its entries */
  UI_OUTPUT_PRINT_COLLECTION,
  UI_OUTPUT_PRINT_PICTURE,
  UI_OUTPUT_PRINTS,
} UiOutputPrintWhat;

/* The content that can be printed, in its present state; the collection is read when it is
 * printed. */
typedef struct
{
  DeskDocument *document;
  /* a dance that is shown in its place, or NULL; it is printed unless the user chooses something
   * else */
  AppSnapshot *picture;
  GFile *collection;           /* or NULL */
  const char *name;            /* of the content */
  const char *file;            /* the puzzle's file; NULL: it has none */
  const char *collection_name;
  guint64 number; /* of the puzzle among those of the collection, from 1; 0: it is none of them */
  bool whole;     /* the collection is printed unless the user chooses something else */
} UiOutputPrintSource;

/* Makes an operation for the caller to run.  Its choices come from the settings, and are stored
 * there after printing. */
GtkPrintOperation *ui_output_print_new (const UiOutputPrintSource *source, GSettings *settings);

/* A sentence about a fault in the puzzles, or NULL. */
const char *ui_output_print_get_fault (GtkPrintOperation *operation);

/* Whether the last requested page is still being solved.  The other function sets the callback that
 * runs when such a page was drawn, before anything else happens. */
bool ui_output_print_is_drawing (GtkPrintOperation *operation);
void ui_output_print_set_drawn (GtkPrintOperation *operation,
                                void (*drawn) (gpointer data),
                                gpointer data);

/* That page is no longer wanted: it is drawn soon, with fewer puzzles. */
void ui_output_print_hurry (GtkPrintOperation *operation);

/* Reads the page setup from the settings, and stores it there. */
GtkPageSetup *ui_output_print_get_page_setup (GSettings *settings);
void ui_output_print_keep_page_setup (GSettings *settings, GtkPageSetup *setup);

/* Units per point; printers measure in points. */
#define UI_OUTPUT_PRINT_UNITS (EXPORT_UNITS_PER_INCH / 72)

/* Reads the paper size, and the margins that the printer leaves blank. */
void ui_output_print_take_paper (GtkPrintContext *context, ExportBookOptions *book);

/* Starts a page on the cairo_t of the context, in our units; end it with cairo_restore (). */
cairo_t *ui_output_print_begin_page (GtkPrintContext *context);

G_END_DECLS

#endif

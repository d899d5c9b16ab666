/* ui-compare-table.h - the means of a comparison as a grid of labels. */
#ifndef UI_COMPARE_TABLE_H
#define UI_COMPARE_TABLE_H

#include "compare-table.h"

#include <gtk/gtk.h>

/* Fills the grid: a line of names, then one for each class and way that solved or gave up
 * something.  Without memory the grid stays empty. */
void ui_compare_table_fill (GtkGrid *grid, const CompareTable *table);

#endif

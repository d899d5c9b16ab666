#include "ui-compare-table.h"

#include "ui-widgets-dialog.h"
#include "words-gettext.h"

/* The columns behind class and way.  A function returns a negative number for one that is
 * unknown. */
typedef struct
{
  const char *name; /* in English, marked with N_ */
  double (*get) (const CompareSummary *summary);
  unsigned decimals;
} Column;

static double
get_n_solved (const CompareSummary *summary)
{
  return summary->n_solved;
}

static double
get_n_gave_up (const CompareSummary *summary)
{
  return summary->n_gave_up;
}

static double
get_mean_nodes (const CompareSummary *summary)
{
  return summary->n_solved > 0 ? summary->nodes : -1;
}

static double
get_mean_updates (const CompareSummary *summary)
{
  return summary->updates;
}

static double
get_mean_depth (const CompareSummary *summary)
{
  return summary->depth;
}

static double
get_building (const CompareSummary *summary)
{
  return summary->building > 0 ? summary->building / 1e3 : -1;
}

static double
get_searching (const CompareSummary *summary)
{
  return summary->n_solved > 0 ? summary->searching / 1e3 : -1;
}

static double
get_spread (const CompareSummary *summary)
{
  return summary->n_solved > 0 ? summary->wobble * 100 : -1;
}

static double
get_factor (const CompareSummary *summary)
{
  return summary->factor > 0 ? summary->factor : -1;
}

static const Column columns[] = {
  { N_ ("solved"), get_n_solved, 0 },          { N_ ("gave up"), get_n_gave_up, 0 },
  { N_ ("nodes"), get_mean_nodes, 1 },         { N_ ("updates"), get_mean_updates, 1 },
  { N_ ("deepest level"), get_mean_depth, 1 }, { N_ ("to build, µs"), get_building, 1 },
  { N_ ("to search, µs"), get_searching, 1 },  { N_ ("spread, %"), get_spread, 0 },
  { N_ ("times as fast"), get_factor, 3 },
};

static void
attach_cell (GtkGrid *grid, const char *text, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column < 2 ? 0 : 1);
  gtk_widget_add_css_class (label, row == 0 ? "state" : "numeric");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_number (GtkGrid *grid, double number, unsigned decimals, int column, int row)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (number >= 0)
    base_text_add_decimal (&text, number, number >= 1000 ? 0 : decimals);
  attach_cell (grid, number >= 0 ? base_text_string (&text) : "–", column, row);
  base_text_clear (&text);
}

static void
attach_names (GtkGrid *grid)
{
  attach_cell (grid, _ ("class"), 0, 0);
  attach_cell (grid, _ ("way"), 1, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (columns); i++)
    attach_cell (grid, _ (columns[i].name), (int) i + 2, 0);
}

static void
attach_summary (GtkGrid *grid,
                const CompareTable *table,
                size_t class,
                unsigned way,
                const CompareSummary *summary,
                int row)
{
  BaseText id = BASE_TEXT_EMPTY;

  compare_way_add_id (&table->ways[way], &id);
  attach_cell (grid, table->classes[class], 0, row);
  attach_cell (grid, base_text_string (&id), 1, row);
  for (unsigned i = 0; i < G_N_ELEMENTS (columns); i++)
    attach_number (grid, columns[i].get (summary), columns[i].decimals, (int) i + 2, row);
  base_text_clear (&id);
}

/* The way that the others are compared with: the reference engine by its usual rule, or the first
 * one. */
static unsigned
find_reference (const CompareTable *table)
{
  const CompareWay reference = { .engine = engines_reference (), .rule = COVER_RULE_FEWEST };

  for (unsigned way = 0; way < table->n_ways; way++)
    if (compare_way_equal (&table->ways[way], &reference))
      return way;
  return 0;
}

void
ui_compare_table_fill (GtkGrid *grid, const CompareTable *table)
{
  const unsigned reference = find_reference (table);
  int row = 0;

  ui_widgets_drop_children (GTK_WIDGET (grid));
  if (table->n_rows == 0)
    return;
  attach_names (grid);
  for (size_t class = 0; class < table->n_classes; class ++)
    for (unsigned way = 0; way < table->n_ways; way++)
      {
        CompareSummary summary;

        if (compare_table_summarize (table, class, way, reference, &summary) == BASE_OK
            && summary.n_solved + summary.n_gave_up > 0)
          attach_summary (grid, table, class, way, &summary, ++row);
      }
}

/* The dialog of statistics: a row for each word of difficulty, with a column for how many puzzles
 * were solved, the best time and the mean time, without and with hints. */
#include "app-clock.h"
#include "app-sentences.h"
#include "app-statistics.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-question.h"
#include "ui-window-private.h"
#include "words-gettext.h"

static void
add_label (GtkGrid *grid, int column, int row, const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
add_solves (GtkGrid *grid, int column, int row, const AppSolves *solves)
{
  g_autofree char *n = g_strdup_printf ("%" G_GUINT64_FORMAT, solves->n);
  g_autofree char *best = solves->n > 0 ? app_clock_format (solves->best) : g_strdup ("–");
  g_autofree char *mean =
      solves->n > 0 ? app_clock_format (solves->total / solves->n) : g_strdup ("–");

  add_label (grid, column, row, n, "numeric");
  add_label (grid, column + 1, row, best, "numeric");
  add_label (grid, column + 2, row, mean, "numeric");
}

static void
add_heads (GtkGrid *grid)
{
  add_label (grid, 1, 0, _ ("Solved"), "group");
  add_label (grid, 2, 0, _ ("Best"), "group");
  add_label (grid, 3, 0, _ ("Mean"), "group");
  /* TRANSLATORS: a column of a table: puzzles that were solved with hints */
  add_label (grid, 4, 0, _ ("With hints"), "group");
  add_label (grid, 5, 0, _ ("Best"), "group");
  add_label (grid, 6, 0, _ ("Mean"), "group");
}

static bool
is_empty (const AppStatistic *statistic)
{
  return statistic->without.n == 0 && statistic->with.n == 0;
}

static GtkWidget *
make_table (DeskSession *session, bool *out_any)
{
  GtkWidget *grid = gtk_grid_new ();
  AppStatistic statistic;
  int row = 1;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  add_heads (GTK_GRID (grid));
  *out_any = false;
  for (guint i = 0; app_statistics_get (session, i, &statistic); i++)
    {
      g_autofree char *name = app_sentence_with_capital (statistic.name);
      AppStatistic next;
      bool is_last = !app_statistics_get (session, i + 1, &next);

      if (is_last && is_empty (&statistic))
        continue;
      *out_any = *out_any || !is_empty (&statistic);
      add_label (GTK_GRID (grid), 0, row, name, NULL);
      add_solves (GTK_GRID (grid), 1, row, &statistic.without);
      add_solves (GTK_GRID (grid), 4, row, &statistic.with);
      row++;
    }
  return grid;
}

static void
clear (gpointer data)
{
  UiWindow *self = data;

  app_statistics_clear (self->session);
  ui_window_sync_game (self);
}

static void
ask_to_clear (UiWindow *self, GtkWidget *button)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
  ui_widgets_question_ask (GTK_WINDOW (self), _ ("Clear Statistics?"),
                           _ ("All times and numbers of solved puzzles are forgotten."),
                           _ ("Clea_r"), clear, G_OBJECT (self));
}

void
ui_window_statistics (UiWindow *self)
{
  UiWidgetsDialog *dialog =
      g_object_new (UI_TYPE_WIDGETS_DIALOG, "title", _ ("Statistics"), "resizable", FALSE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *button, *scroller;
  bool any;

  gtk_widget_add_css_class (box, "form");
  gtk_box_append (GTK_BOX (box), make_table (self->session, &any));
  button = ui_widgets_button_new (_ ("Clea_r Statistics…"));
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_sensitive (button, any);
  g_signal_connect_object (button, "clicked", G_CALLBACK (ask_to_clear), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_window_set_child (GTK_WINDOW (dialog), scroller);
  ui_widgets_dialog_present (dialog, GTK_WINDOW (self));
}

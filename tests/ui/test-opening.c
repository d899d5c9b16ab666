/* The window in which problems are written shows the beginning of its text when it opens. */
#include "check.h"
#include "in-window.h"
#include "ui-problem.h"
#include "ui-window-application.h"

#define N_OPTIONS 60

/* A problem with a line for each option, in a file. */
static GFile *
write_problem (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "long.dlx", NULL);
  g_autoptr (GString) text = g_string_new ("a b c\n");

  for (int i = 0; i < N_OPTIONS; i++)
    g_string_append (text, i % 2 == 0 ? "a b\n" : "c\n");
  check_true (g_file_set_contents (path, text->str, -1, NULL));
  return g_file_new_for_path (path);
}

static GtkWidget *
find_problem_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (UI_IS_PROBLEM (window))
        return window;
    }
  return NULL;
}

static void
begins_at_the_first_line (const void *data)
{
  g_autoptr (GtkApplication) application = ui_window_application_new ();
  g_autoptr (GFile) file = write_problem ();
  GtkWidget *problem = NULL, *text;
  GtkAdjustment *down;

  (void) data;
  check_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_hold (G_APPLICATION (application));
  g_application_open (G_APPLICATION (application), &file, 1, "");
  in_window_wait (1500);
  g_action_group_activate_action (G_ACTION_GROUP (gtk_application_get_active_window (application)),
                                  "edit-problem", NULL);
  for (int i = 0; i < 100 && problem == NULL; i++)
    {
      in_window_wait (20);
      problem = find_problem_window ();
    }
  check_true (problem != NULL);
  in_window_wait (500);
  text = in_window_find (problem, GTK_TYPE_TEXT_VIEW);
  check_true (gtk_text_buffer_get_line_count (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)))
              > N_OPTIONS);
  down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (text));
  check_true (gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down));
  check_equal_u64 ((uint64_t) gtk_adjustment_get_value (down), 0);
  g_application_release (G_APPLICATION (application));
}

int
main (void)
{
  check_claim ("/ui/opening/a-problem-begins-at-its-first-line", begins_at_the_first_line, NULL);
  return check_finish ();
}

/* The algorithm beside the picture, in little room: at every step of a run, the current line is whole
 * and in sight, and no line is cut. */
#include "dances.h"
#include "ui-dance-code-line.h"
#include "ui-dance-code.h"

/* Less than the narrowest column, and lower than the lowest one. */
#define WIDTH  300
#define HEIGHT 200

/* A widget that scrolls itself into place does so when it is idle. */
static void
wait_until_idle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
wait_for_allocation (GtkWidget *widget)
{
  while (gtk_widget_get_height (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_until_idle ();
}

static GtkWidget *
find_lines (GtkWidget *widget)
{
  if (UI_IS_DANCE_CODE_LINE (widget))
    return gtk_widget_get_parent (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_lines (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns how many lines are drawn whole, and finds the current one among them.  The viewport moves
 * its child in the next frame, so places are those in the child. */
static unsigned
count_whole_lines (GtkWidget *lines, bool *out_current)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (lines, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  const double top = gtk_adjustment_get_value (place);
  const double bottom = top + gtk_adjustment_get_page_size (place);
  unsigned n = 0;

  *out_current = false;
  for (GtkWidget *line = gtk_widget_get_first_child (lines); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    {
      graphene_rect_t where;
      double end;

      check_true (gtk_widget_compute_bounds (line, lines, &where));
      end = where.origin.y + where.size.height;
      if (end <= top || where.origin.y >= bottom || gtk_widget_get_opacity (line) < 1)
        continue;
      check_true (where.origin.y >= top && end <= bottom);
      *out_current |= gtk_widget_has_css_class (line, "strong");
      n++;
    }
  return n;
}

static void
follow_run (GtkWidget *code, DanceShow *show)
{
  Player *player = run_player (dance_show_run (show));
  GtkWidget *lines = find_lines (code);

  check_true (lines != NULL);
  while (player_move (player, (PlayerGoal){ .aim = PLAYER_BY_EVENT }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    for (unsigned part = 0; part <= 2; part++)
      {
        const DanceCodeLines lit = dance_code_lines (player_state (player), part / 2.0);
        bool current;

        ui_dance_code_light (UI_DANCE_CODE (code), &lit);
        wait_until_idle ();
        check_true (count_whole_lines (lines, &current) >= 4);
        check_true (current);
      }
}

static void
the_current_line_is_whole (const void *data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.dancinglinks.Quadrille");

  for (unsigned form = 0; form < LISTING_FORMS; form++)
    {
      g_autoptr (DanceShow) show = show_of (data);
      GtkWindow *window = GTK_WINDOW (gtk_window_new ());
      GtkWidget *code = g_object_new (UI_TYPE_DANCE_CODE, NULL);

      g_settings_set_enum (settings, "code", (int) form);
      ui_dance_code_set_settings (UI_DANCE_CODE (code), settings);
      ui_dance_code_set_run (UI_DANCE_CODE (code), dance_show_run (show));
      gtk_window_set_default_size (window, WIDTH, HEIGHT);
      gtk_window_set_child (window, code);
      gtk_window_present (window);
      wait_for_allocation (code);
      follow_run (code, show);
      gtk_window_destroy (window);
    }
}

int
main (void)
{
  gtk_init ();
  check_claim ("/ui/code/the-current-line-is-whole/knuth", the_current_line_is_whole, "knuth");
  check_claim ("/ui/code/the-current-line-is-whole/xcc", the_current_line_is_whole, "xcc");
  return check_finish ();
}

#include "ui-window-actions.h"

#include "ui-window-application.h"
#include "ui-window-private.h"
#include "words-gettext.h"

typedef struct
{
  UiWidgetsAction action;
  bool on_board; /* acts on the puzzle: enabled only while the board is shown */
  /* At most one of the two is set.  If neither is, the action is made elsewhere (actions with a
   * state). */
  void (*window) (UiWindow *window);
  void (*application) (GtkApplication *application);
} UiWindowAction;

/* The keypad's arrows are bound too, but not shown in the shortcuts window. */
static const UiWindowAction window_actions[] = {
  { .action = { .name = "win.type-mode",
                .keys = "Return",
                .title = N_ ("Type mode: move on after every symbol"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .name = "win.pencil",
                .keys = "<Control>m",
                .title = N_ ("Pencil in candidates"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .name = "win.digit-first",
                .keys = "<Control><Shift>d",
                .title = N_ ("Digit first: lock a digit, then point at cells"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .name = "win.mark-pairs",
                .keys = "<Control><Shift>m",
                .title = N_ ("Mark cells with two candidates"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .name = "win.solve",
                .keys = "<Control>Return <Control>KP_Enter",
                .title = N_ ("Solve, or stop"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .window = ui_window_solve },
  { .action = { .name = "win.stop",
                .keys = "Escape",
                .title = N_ ("Stop the search"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .window = ui_window_stop },
  { .action = { .name = "win.start-solving",
                .keys = "<Control>l",
                .title = N_ ("Play, or edit the givens"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_start_solving },
  { .action = { .name = "win.check-entries",
                .keys = "<Control>k",
                .title = N_ ("Check my entries"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_check_entries },
  { .action = { .name = "win.hint",
                .keys = "<Control>h",
                .title = N_ ("Hint; again for more"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_hint },
  { .action = { .name = "win.start-trial",
                .keys = "F6",
                .title = N_ ("Start a trial: what follows can be dropped whole"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_start_trial },
  { .action = { .name = "win.drop-trial",
                .keys = "<Shift>F6",
                .title = N_ ("Drop the trial"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_drop_trial },
  { .action = { .name = "win.keep-trial",
                .keys = "<Control>F6",
                .title = N_ ("Keep the trial"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_keep_trial },
  { .action = { .name = "win.pause",
                .keys = "F8 Pause",
                .title = N_ ("Pause the clock, or go on"),
                .group = UI_WIDGETS_GROUP_SOLVING } },
  { .action = { .name = "win.path",
                .keys = "<Control><Shift>h",
                .title = N_ ("Path: all steps to the solution"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_path },
  { .action = { .name = "win.copy-path", .group = UI_WIDGETS_GROUP_SOLVING },
    .window = ui_window_copy_path },
  { .action = { .name = "win.save-path", .group = UI_WIDGETS_GROUP_SOLVING },
    .window = ui_window_save_path },
  { .action = { .name = "win.print-path", .group = UI_WIDGETS_GROUP_SOLVING },
    .window = ui_window_print_path },
  { .action = { .name = "win.solve-cell",
                .keys = "<Control><Shift>Return",
                .title = N_ ("Solve the cell"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_solve_cell },
  { .action = { .name = "win.next-solution",
                .keys = "<Alt>Right",
                .title = N_ ("Next solution"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_next_solution },
  { .action = { .name = "win.previous-solution",
                .keys = "<Alt>Left",
                .title = N_ ("Previous solution"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_previous_solution },
  { .action = { .name = "win.count",
                .keys = "<Control><Shift>n",
                .title = N_ ("Count all solutions"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_count },
  { .action = { .name = "win.drop-solution",
                .keys = "<Control>d",
                .title = N_ ("Hide the solution"),
                .group = UI_WIDGETS_GROUP_SOLVING },
    .on_board = true,
    .window = ui_window_drop_solution },
  { .action = { .name = "win.undo",
                .keys = "<Control>z",
                .title = N_ ("Undo"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_undo },
  { .action = { .name = "win.redo",
                .keys = "<Control><Shift>z <Control>y",
                .title = N_ ("Redo"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_redo },
  { .action = { .name = "win.cut",
                .keys = "<Control>x",
                .title = N_ ("Cut the puzzle"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_cut },
  { .action = { .name = "win.copy-line",
                .keys = "<Control>c",
                .title = N_ ("Copy the puzzle as a line"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_line },
  { .action = { .name = "win.copy-grid", .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_grid },
  { .action = { .name = "win.copy-picture",
                .keys = "<Control><Shift>c",
                .title = N_ ("Copy what is shown: picture, drawing and text"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_picture },
  { .action = { .name = "win.copy-text", .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_text },
  { .action = { .name = "win.copy-latex", .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_latex },
  { .action = { .name = "win.copy-link", .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_link },
  { .action = { .name = "win.copy-solution",
                .keys = "<Control><Alt>c",
                .title = N_ ("Copy everything on the board"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_copy_solution },
  { .action = { .name = "win.paste",
                .keys = "<Control>v",
                .title = N_ ("Paste a puzzle"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .window = ui_window_paste },
  { .action = { .name = "win.select-all",
                .keys = "<Control>a",
                .title = N_ ("Select all cells"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_select_all },
  { .action = { .name = "win.select-same",
                .keys = "<Control><Shift>a",
                .title = N_ ("Select all cells with this digit"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_select_same },
  { .action = { .name = "win.fill-candidates",
                .keys = "<Control>j",
                .title = N_ ("Fill in all candidates"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_fill_candidates },
  { .action = { .name = "win.clear-candidates",
                .keys = "<Control><Shift>j",
                .title = N_ ("Clear all candidates"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_clear_candidates },
  { .action = { .name = "win.reset",
                .keys = "<Control>r",
                .title = N_ ("Restart the puzzle"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_reset },
  { .action = { .name = "win.clear-all",
                .keys = "<Control><Shift>Delete",
                .title = N_ ("Clear everything"),
                .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_clear_all },
  { .action = { .name = "win.clear-cell", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_clear_cell },
  { .action = { .name = "win.lock-entries", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_lock_entries },
  { .action = { .name = "win.unlock-givens", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_unlock_givens },
  { .action = { .name = "win.turn-right", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_turn_right },
  { .action = { .name = "win.turn-left", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_turn_left },
  { .action = { .name = "win.mirror", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_mirror },
  { .action = { .name = "win.flip", .group = UI_WIDGETS_GROUP_EDITING },
    .on_board = true,
    .window = ui_window_flip },
  { .action = { .name = "win.present",
                .keys = "F5",
                .title = N_ ("Present: the picture alone, in large"),
                .group = UI_WIDGETS_GROUP_DANCE },
    .window = ui_window_present },
  { .action = { .name = "win.new",
                .keys = "<Control>n",
                .title = N_ ("New grid"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_new_grid },
  { .action = { .name = "win.new-jigsaw",
                .keys = "<Control>g",
                .title = N_ ("New jigsaw"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_new_jigsaw },
  { .action = { .name = "win.samples",
                .keys = "<Control>t",
                .title = N_ ("Sample puzzles"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_samples },
  { .action = { .name = "win.classics",
                .keys = "<Control><Shift>t",
                .title = N_ ("Algorithm examples"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_classics },
  { .action = { .name = "win.new-problem", .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_new_problem },
  { .action = { .name = "win.edit-problem",
                .keys = "<Control><Shift>e",
                .title = N_ ("Write or edit an exact cover problem"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_edit_problem },
  { .action = { .name = "win.open",
                .keys = "<Control>o",
                .title = N_ ("Open"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_open },
  { .action = { .name = "win.next-puzzle",
                .keys = "<Control>Page_Down",
                .title = N_ ("Next puzzle of the collection"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_next_puzzle },
  { .action = { .name = "win.save",
                .keys = "<Control>s",
                .title = N_ ("Save"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_save },
  { .action = { .name = "win.save-as",
                .keys = "<Control><Shift>s",
                .title = N_ ("Save as"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_save_as },
  { .action = { .name = "win.save-in-collection", .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_save_in_collection },
  { .action = { .name = "win.export",
                .keys = "<Control>e",
                .title = N_ ("Export a picture, a dance or a book"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_export },
  { .action = { .name = "win.print",
                .keys = "<Control>p",
                .title = N_ ("Print"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_print },
  { .action = { .name = "win.print-collection",
                .title = N_ ("Print the collection"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_print_collection },
  { .action = { .name = "win.print-preview",
                .keys = "<Control><Shift>p",
                .title = N_ ("Print preview"),
                .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_print_preview },
  { .action = { .name = "win.page-setup", .group = UI_WIDGETS_GROUP_FILES },
    .window = ui_window_page_setup },
  { .action = { .name = "win.view::puzzle",
                .keys = "<Alt>1",
                .title = N_ ("The puzzle"),
                .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .name = "win.view::dance",
                .keys = "<Alt>2",
                .title = N_ ("The dance"),
                .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .name = "win.view::learn",
                .keys = "<Alt>3",
                .title = N_ ("The lessons"),
                .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .name = "win.show-collection",
                .keys = "F9",
                .title = N_ ("Collection pane"),
                .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .keys = "F10", .title = N_ ("Main menu"), .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .name = "win.fullscreen",
                .keys = "F11",
                .title = N_ ("Full screen"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_fullscreen },
  { .action = { .name = "win.zoom-in",
                .keys = "<Control>plus <Control>equal <Control>KP_Add",
                .title = N_ ("Larger board"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_zoom_in },
  { .action = { .name = "win.zoom-out",
                .keys = "<Control>minus <Control>KP_Subtract",
                .title = N_ ("Smaller board"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_zoom_out },
  { .action = { .name = "win.zoom-fit",
                .keys = "<Control>0",
                .title = N_ ("Fit the board to the window"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_zoom_fit },
  { .action = { .name = "win.preferences",
                .keys = "<Control>comma",
                .title = N_ ("Preferences"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_preferences },
  { .action = { .name = "win.help",
                .keys = "F1",
                .title = N_ ("Help"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_help },
  { .action = { .name = "win.shortcuts",
                .keys = "<Control>question",
                .title = N_ ("Keyboard shortcuts"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_shortcuts },
  { .action = { .name = "win.about", .group = UI_WIDGETS_GROUP_WINDOW },
    .window = ui_window_about },
  { .action = { .name = "window.close",
                .keys = "<Control>w",
                .title = N_ ("Close the window"),
                .group = UI_WIDGETS_GROUP_WINDOW } },
  { .action = { .name = "app.quit",
                .keys = "<Control>q",
                .title = N_ ("Quit"),
                .group = UI_WIDGETS_GROUP_WINDOW },
    .application = ui_window_application_quit },
};

const UiWidgetsActionTable ui_window_action_table = UI_WIDGETS_ACTION_TABLE (window_actions);

static void
activate_window (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiWindowAction *row = g_object_get_data (G_OBJECT (simple), "row");

  (void) target;
  row->window (data);
}

static void
activate_application (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiWindowAction *row = g_object_get_data (G_OBJECT (simple), "row");

  (void) target;
  row->application (data);
}

static void
add_action (GActionMap *map, const UiWindowAction *row, GCallback activate)
{
  g_autoptr (GSimpleAction) simple = g_simple_action_new (strchr (row->action.name, '.') + 1, NULL);

  g_object_set_data (G_OBJECT (simple), "row", (gpointer) row);
  g_signal_connect (simple, "activate", activate, map);
  g_action_map_add_action (map, G_ACTION (simple));
}

/* Return and Escape stay with the focused widget: windows bind them only after the widgets. */
static bool
is_left_to_focus (const UiWidgetsAction *action)
{
  return g_str_equal (action->keys, "Return") || g_str_equal (action->keys, "Escape");
}

static void
set_keys (GtkApplication *application, const UiWidgetsAction *action)
{
  g_auto (GStrv) keys = NULL;

  if (action->name == NULL || action->keys == NULL || is_left_to_focus (action))
    return;
  keys = g_strsplit (action->keys, " ", -1);
  gtk_application_set_accels_for_action (application, action->name, (const char *const *) keys);
}

void
ui_window_actions_add_to_application (GtkApplication *application)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (window_actions); i++)
    {
      if (window_actions[i].application != NULL)
        add_action (G_ACTION_MAP (application), &window_actions[i],
                    G_CALLBACK (activate_application));
      set_keys (application, &window_actions[i].action);
    }
}

void
ui_window_actions_add_to_window (UiWindow *window)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (window_actions); i++)
    if (window_actions[i].window != NULL)
      add_action (G_ACTION_MAP (window), &window_actions[i], G_CALLBACK (activate_window));
}

void
ui_window_actions_enable_on_board (UiWindow *window, bool enabled)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (window_actions); i++)
    if (window_actions[i].on_board)
      {
        const char *name = strchr (window_actions[i].action.name, '.') + 1;
        GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), name);

        g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
      }
}

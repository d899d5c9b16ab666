#include "ui-actions.h"

#include "ui-application.h"
#include "ui-window-private.h"
#include "words-gettext.h"

#define MOST_KEYS 8

/* The keypad's arrows are bound too, and not shown. */
const UiAction ui_actions[] = {
  { .keys = "1...9 a...z", .title = N_ ("Set a digit"), .group = UI_GROUP_TYPING },
  { .keys = "<Control>1...9",
    .title = N_ ("Pencil a candidate in or out"),
    .group = UI_GROUP_TYPING },
  { .action = "board.blank",
    .keys = "space 0 period KP_0 KP_Decimal",
    .title = N_ ("Blank, and move on"),
    .group = UI_GROUP_TYPING },
  { .action = "board.clear",
    .keys = "Delete KP_Delete",
    .title = N_ ("Clear"),
    .group = UI_GROUP_TYPING },
  { .action = "board.back",
    .keys = "BackSpace",
    .title = N_ ("Clear, or go back and clear"),
    .group = UI_GROUP_TYPING },
  { .action = "win.type-mode",
    .keys = "Return",
    .title = N_ ("Type mode: move on after every symbol"),
    .group = UI_GROUP_TYPING },
  { .action = "win.pencil",
    .keys = "<Control>m",
    .title = N_ ("Pencil in candidates"),
    .group = UI_GROUP_TYPING },

  { .action = "board.move::left",
    .keys = "Left KP_Left",
    .title = N_ ("Cell to the left"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::right",
    .keys = "Right KP_Right",
    .title = N_ ("Cell to the right"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::up",
    .keys = "Up KP_Up",
    .title = N_ ("Cell above"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::down",
    .keys = "Down KP_Down",
    .title = N_ ("Cell below"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::start",
    .keys = "Home KP_Home",
    .title = N_ ("First cell of the row"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::end",
    .keys = "End KP_End",
    .title = N_ ("Last cell of the row"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::box-up",
    .keys = "Page_Up KP_Page_Up",
    .title = N_ ("Box above"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::box-down",
    .keys = "Page_Down KP_Page_Down",
    .title = N_ ("Box below"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::first",
    .keys = "<Control>Home",
    .title = N_ ("First cell"),
    .group = UI_GROUP_MOVING },
  { .action = "board.move::last",
    .keys = "<Control>End",
    .title = N_ ("Last cell"),
    .group = UI_GROUP_MOVING },
  { .action = "board.extend::left",
    .keys = "<Shift>Left",
    .title = N_ ("Select to the left"),
    .group = UI_GROUP_MOVING },
  { .action = "board.extend::right",
    .keys = "<Shift>Right",
    .title = N_ ("Select to the right"),
    .group = UI_GROUP_MOVING },
  { .action = "board.extend::up",
    .keys = "<Shift>Up",
    .title = N_ ("Select upwards"),
    .group = UI_GROUP_MOVING },
  { .action = "board.extend::down",
    .keys = "<Shift>Down",
    .title = N_ ("Select downwards"),
    .group = UI_GROUP_MOVING },

  { .action = "win.solve",
    .keys = "<Control>Return <Control>KP_Enter",
    .title = N_ ("Solve, or stop"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_solve },
  { .action = "win.stop",
    .keys = "Escape",
    .title = N_ ("Stop the search"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_stop },
  { .action = "win.start-solving",
    .keys = "<Control>l",
    .title = N_ ("Start solving, or go back to setting up"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_start_solving },
  { .action = "win.check-entries",
    .keys = "<Control>k",
    .title = N_ ("Check my entries"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_check_entries },
  { .action = "win.hint",
    .keys = "<Control>h",
    .title = N_ ("Hint; again for more"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_hint },
  { .action = "win.solve-cell",
    .keys = "<Control><Shift>Return",
    .title = N_ ("Solve the cell"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_solve_cell },
  { .action = "win.next-solution",
    .keys = "<Alt>Right",
    .title = N_ ("Next solution"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_next_solution },
  { .action = "win.previous-solution",
    .keys = "<Alt>Left",
    .title = N_ ("Previous solution"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_previous_solution },
  { .action = "win.count",
    .keys = "<Control><Shift>n",
    .title = N_ ("Count all solutions"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_count },
  { .action = "win.drop-solution",
    .keys = "<Control>d",
    .title = N_ ("Take the solution away"),
    .group = UI_GROUP_SOLVING,
    .window = ui_window_drop_solution },

  { .action = "win.undo",
    .keys = "<Control>z",
    .title = N_ ("Undo"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_undo },
  { .action = "win.redo",
    .keys = "<Control><Shift>z <Control>y",
    .title = N_ ("Redo"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_redo },
  { .action = "win.cut",
    .keys = "<Control>x",
    .title = N_ ("Cut the puzzle"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_cut },
  { .action = "win.copy-line",
    .keys = "<Control>c",
    .title = N_ ("Copy the puzzle as a line"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_copy_line },
  { .action = "win.copy-grid", .group = UI_GROUP_EDITING, .window = ui_window_copy_grid },
  { .action = "win.copy-picture",
    .keys = "<Control><Shift>c",
    .title = N_ ("Copy what is shown: picture, drawing and text"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_copy_picture },
  { .action = "win.copy-text", .group = UI_GROUP_EDITING, .window = ui_window_copy_text },
  { .action = "win.copy-latex", .group = UI_GROUP_EDITING, .window = ui_window_copy_latex },
  { .action = "win.copy-link", .group = UI_GROUP_EDITING, .window = ui_window_copy_link },
  { .action = "win.copy-solution",
    .keys = "<Control><Alt>c",
    .title = N_ ("Copy everything on the board"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_copy_solution },
  { .action = "win.paste",
    .keys = "<Control>v",
    .title = N_ ("Paste a puzzle"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_paste },
  { .action = "win.select-all",
    .keys = "<Control>a",
    .title = N_ ("Select all cells"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_select_all },
  { .action = "win.fill-candidates",
    .keys = "<Control>j",
    .title = N_ ("Fill in all candidates"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_fill_candidates },
  { .action = "win.clear-candidates",
    .keys = "<Control><Shift>j",
    .title = N_ ("Clear all candidates"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_clear_candidates },
  { .action = "win.reset",
    .keys = "<Control>r",
    .title = N_ ("Back to the givens"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_reset },
  { .action = "win.clear-all",
    .keys = "<Control><Shift>Delete",
    .title = N_ ("Clear everything"),
    .group = UI_GROUP_EDITING,
    .window = ui_window_clear_all },
  { .action = "win.clear-cell", .group = UI_GROUP_EDITING, .window = ui_window_clear_cell },
  { .action = "win.lock-entries", .group = UI_GROUP_EDITING, .window = ui_window_lock_entries },
  { .action = "win.unlock-givens", .group = UI_GROUP_EDITING, .window = ui_window_unlock_givens },
  { .action = "win.turn-right", .group = UI_GROUP_EDITING, .window = ui_window_turn_right },
  { .action = "win.turn-left", .group = UI_GROUP_EDITING, .window = ui_window_turn_left },
  { .action = "win.mirror", .group = UI_GROUP_EDITING, .window = ui_window_mirror },
  { .action = "win.flip", .group = UI_GROUP_EDITING, .window = ui_window_flip },

  { .action = "dance.next",
    .keys = "Right KP_Right",
    .title = N_ ("Next step"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.back",
    .keys = "Left KP_Left",
    .title = N_ ("Step back"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.next-coarse",
    .keys = "<Shift>Right",
    .title = N_ ("Next step, one size coarser"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.back-coarse",
    .keys = "<Shift>Left",
    .title = N_ ("Step back, one size coarser"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.into",
    .keys = "Down KP_Down",
    .title = N_ ("Into: a step, one size finer"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.out",
    .keys = "Up KP_Up",
    .title = N_ ("Out: to where this level is done"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.over",
    .keys = "o",
    .title = N_ ("Over: what is below this option"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.key-back",
    .keys = "Page_Up KP_Page_Up",
    .title = N_ ("Previous key moment"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.key-next",
    .keys = "Page_Down KP_Page_Down",
    .title = N_ ("Next key moment"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.solution-next",
    .keys = "s",
    .title = N_ ("Next solution of the search"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.solution-back",
    .keys = "<Shift>s",
    .title = N_ ("Previous solution of the search"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.dead-end-next",
    .keys = "d",
    .title = N_ ("Next dead end"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.dead-end-back",
    .keys = "<Shift>d",
    .title = N_ ("Previous dead end"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.bookmark",
    .keys = "m",
    .title = N_ ("Bookmark, or no more"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.bookmark-next",
    .keys = "<Control>Right",
    .title = N_ ("Next bookmark"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.bookmark-back",
    .keys = "<Control>Left",
    .title = N_ ("Previous bookmark"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.point-left",
    .keys = "<Control><Shift>Left",
    .title = N_ ("Point at what is to the left: an item, an option or a node"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.point-right",
    .keys = "<Control><Shift>Right",
    .title = N_ ("Point at what is to the right"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.point-up",
    .keys = "<Control><Shift>Up",
    .title = N_ ("Point at what is above"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.point-down",
    .keys = "<Control><Shift>Down",
    .title = N_ ("Point at what is below"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.break",
    .keys = "b",
    .title = N_ ("Breakpoint at this option or item, or no more"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.breakpoints",
    .keys = "<Shift>b",
    .title = N_ ("List of breakpoints"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.break-next",
    .keys = "<Control>b",
    .title = N_ ("On to a breakpoint"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.break-back",
    .keys = "<Control><Shift>b",
    .title = N_ ("Back to a breakpoint"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.reveal",
    .keys = "Return KP_Enter",
    .title = N_ ("Reveal the answer of a question"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.predict",
    .keys = "p",
    .title = N_ ("Predict: ask before each choice, or no more"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.class-vote",
    .keys = "v",
    .title = N_ ("Questions: class vote, or ask me"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.start",
    .keys = "Home KP_Home",
    .title = N_ ("Start"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.end", .keys = "End KP_End", .title = N_ ("End"), .group = UI_GROUP_DANCE },
  { .action = "dance.play",
    .keys = "space",
    .title = N_ ("Play, or pause"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.rewind",
    .keys = "<Shift>space",
    .title = N_ ("Play backwards"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.faster",
    .keys = "plus KP_Add equal",
    .title = N_ ("Faster"),
    .group = UI_GROUP_DANCE },
  { .action = "dance.slower",
    .keys = "minus KP_Subtract",
    .title = N_ ("Slower"),
    .group = UI_GROUP_DANCE },
  { .action = "win.present",
    .keys = "F5",
    .title = N_ ("Present: the picture alone, in large"),
    .group = UI_GROUP_DANCE,
    .window = ui_window_present },

  { .action = "win.new",
    .keys = "<Control>n",
    .title = N_ ("New grid"),
    .group = UI_GROUP_FILES,
    .window = ui_window_new_grid },
  { .action = "win.new-jigsaw",
    .keys = "<Control>g",
    .title = N_ ("New jigsaw"),
    .group = UI_GROUP_FILES,
    .window = ui_window_new_jigsaw },
  { .action = "win.samples",
    .keys = "<Control>t",
    .title = N_ ("Sample puzzles"),
    .group = UI_GROUP_FILES,
    .window = ui_window_samples },
  { .action = "win.classics",
    .keys = "<Control><Shift>t",
    .title = N_ ("Examples to watch"),
    .group = UI_GROUP_FILES,
    .window = ui_window_classics },
  { .action = "win.new-problem", .group = UI_GROUP_FILES, .window = ui_window_new_problem },
  { .action = "win.edit-problem",
    .keys = "<Control><Shift>e",
    .title = N_ ("Write or edit an exact cover problem"),
    .group = UI_GROUP_FILES,
    .window = ui_window_edit_problem },
  { .action = "win.open",
    .keys = "<Control>o",
    .title = N_ ("Open"),
    .group = UI_GROUP_FILES,
    .window = ui_window_open },
  { .action = "win.save",
    .keys = "<Control>s",
    .title = N_ ("Save"),
    .group = UI_GROUP_FILES,
    .window = ui_window_save },
  { .action = "win.save-as",
    .keys = "<Control><Shift>s",
    .title = N_ ("Save as"),
    .group = UI_GROUP_FILES,
    .window = ui_window_save_as },
  { .action = "win.export",
    .keys = "<Control>e",
    .title = N_ ("Export a picture, a dance or a book"),
    .group = UI_GROUP_FILES,
    .window = ui_window_export },

  { .action = "win.print",
    .keys = "<Control>p",
    .title = N_ ("Print"),
    .group = UI_GROUP_FILES,
    .window = ui_window_print },
  { .action = "win.print-preview",
    .keys = "<Control><Shift>p",
    .title = N_ ("Print preview"),
    .group = UI_GROUP_FILES,
    .window = ui_window_print_preview },
  { .action = "win.page-setup", .group = UI_GROUP_FILES, .window = ui_window_page_setup },

  { .action = "win.view::puzzle",
    .keys = "<Alt>1",
    .title = N_ ("The puzzle"),
    .group = UI_GROUP_WINDOW },
  { .action = "win.view::dance",
    .keys = "<Alt>2",
    .title = N_ ("The dance"),
    .group = UI_GROUP_WINDOW },
  { .action = "win.view::learn",
    .keys = "<Alt>3",
    .title = N_ ("The lessons"),
    .group = UI_GROUP_WINDOW },
  { .action = "win.show-collection",
    .keys = "F9",
    .title = N_ ("Collection pane"),
    .group = UI_GROUP_WINDOW },
  { .keys = "F10", .title = N_ ("Main menu"), .group = UI_GROUP_WINDOW },
  { .action = "win.fullscreen",
    .keys = "F11",
    .title = N_ ("Full screen"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_fullscreen },
  { .action = "win.zoom-in",
    .keys = "<Control>plus <Control>equal <Control>KP_Add",
    .title = N_ ("Larger board"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_zoom_in },
  { .action = "win.zoom-out",
    .keys = "<Control>minus <Control>KP_Subtract",
    .title = N_ ("Smaller board"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_zoom_out },
  { .action = "win.zoom-fit",
    .keys = "<Control>0",
    .title = N_ ("Fit the board to the window"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_zoom_fit },
  { .action = "win.preferences",
    .keys = "<Control>comma",
    .title = N_ ("Preferences"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_preferences },
  { .action = "win.help",
    .keys = "F1",
    .title = N_ ("Help"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_help },
  { .action = "win.shortcuts",
    .keys = "<Control>question",
    .title = N_ ("Keyboard shortcuts"),
    .group = UI_GROUP_WINDOW,
    .window = ui_window_shortcuts },
  { .action = "win.about", .group = UI_GROUP_WINDOW, .window = ui_window_about },
  { .action = "window.close",
    .keys = "<Control>w",
    .title = N_ ("Close the window"),
    .group = UI_GROUP_WINDOW },
  { .action = "app.quit",
    .keys = "<Control>q",
    .title = N_ ("Quit"),
    .group = UI_GROUP_WINDOW,
    .application = ui_application_quit },
};

const unsigned ui_actions_n = G_N_ELEMENTS (ui_actions);

const char *
ui_action_group_title (UiActionGroup group)
{
  static const char *const titles[UI_GROUPS] = {
    [UI_GROUP_TYPING] = N_ ("Typing"),   [UI_GROUP_MOVING] = N_ ("Moving and selecting"),
    [UI_GROUP_SOLVING] = N_ ("Solving"), [UI_GROUP_EDITING] = N_ ("Editing"),
    [UI_GROUP_FILES] = N_ ("Files"),     [UI_GROUP_WINDOW] = N_ ("Window"),
    [UI_GROUP_DANCE] = N_ ("Dance"),
  };

  return _ (titles[group]);
}

static bool
begins_with (const UiAction *action, const char *prefix)
{
  return action->action != NULL && g_str_has_prefix (action->action, prefix);
}

static void
activate_window (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiAction *action = g_object_get_data (G_OBJECT (simple), "action");

  (void) target;
  action->window (data);
}

static void
activate_application (GSimpleAction *simple, GVariant *target, gpointer data)
{
  const UiAction *action = g_object_get_data (G_OBJECT (simple), "action");

  (void) target;
  action->application (data);
}

static void
add (GActionMap *map, const UiAction *action, GCallback activate)
{
  g_autoptr (GSimpleAction) simple = g_simple_action_new (strchr (action->action, '.') + 1, NULL);

  g_object_set_data (G_OBJECT (simple), "action", (gpointer) action);
  g_signal_connect (simple, "activate", activate, map);
  g_action_map_add_action (map, G_ACTION (simple));
}

/* Return and Escape stay with whatever has the focus: windows bind them where nothing else
 * wanted them. */
static bool
is_left_to_focus (const UiAction *action)
{
  return g_str_equal (action->keys, "Return") || g_str_equal (action->keys, "Escape");
}

void
ui_actions_add_to_application (GtkApplication *application)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    {
      const UiAction *action = &ui_actions[i];
      g_auto (GStrv) keys = action->keys != NULL ? g_strsplit (action->keys, " ", MOST_KEYS) : NULL;

      if (action->application != NULL)
        add (G_ACTION_MAP (application), action, G_CALLBACK (activate_application));
      if (keys != NULL && action->action != NULL && !begins_with (action, "board.")
          && !begins_with (action, "dance.") && !is_left_to_focus (action))
        gtk_application_set_accels_for_action (application, action->action,
                                               (const char *const *) keys);
    }
}

void
ui_actions_add_to_window (UiWindow *window)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    if (ui_actions[i].window != NULL)
      add (G_ACTION_MAP (window), &ui_actions[i], G_CALLBACK (activate_window));
}

static void
bind (GtkWidgetClass *class, const UiAction *action)
{
  g_auto (GStrv) keys = g_strsplit (action->keys, " ", MOST_KEYS);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (!g_action_parse_detailed_name (action->action, &name, &target, NULL))
    g_assert_not_reached ();
  for (unsigned i = 0; keys[i] != NULL; i++)
    {
      guint key;
      GdkModifierType held;

      if (!gtk_accelerator_parse (keys[i], &key, &held))
        g_assert_not_reached ();
      if (target != NULL)
        gtk_widget_class_add_binding_action (class, key, held, name, "s",
                                             g_variant_get_string (target, NULL));
      else
        gtk_widget_class_add_binding_action (class, key, held, name, NULL);
    }
}

void
ui_actions_bind (GtkWidgetClass *class, const char *prefix)
{
  for (unsigned i = 0; i < ui_actions_n; i++)
    if (begins_with (&ui_actions[i], prefix) && ui_actions[i].keys != NULL)
      bind (class, &ui_actions[i]);
}

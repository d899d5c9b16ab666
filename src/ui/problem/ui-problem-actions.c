/* The application's actions in the window for writing problems. */
#include "ui-problem-private.h"

#include "dance-search.h"

#include "ui-widgets-help.h"

/* The dance gets a problem of its own, because that problem is freed with the dance. */
void
ui_problem_dance (UiProblem *self)
{
  g_autoptr (DeskProblem) problem = desk_problem_read (ui_problem_get_text (self), NULL);
  g_autoptr (Subject) dance = NULL;
  g_autofree char *text = ui_problem_get_text (self);

  if (problem->state == DESK_PROBLEM_GOOD)
    (void) subject_new (&(SubjectParts){ .problem = g_steal_pointer (&problem->puzzle.problem) },
                        &dance);
  if (dance == NULL)
    {
      ui_problem_show_fault (self, problem);
      gtk_widget_error_bell (self->text);
      return;
    }
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit_by_name (self, "dance", dance, text, self->file);
  g_object_unref (self);
}

static void
save (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ui_problem_save (data);
}

static void
save_as (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ui_problem_save_as (data);
}

static void
activate_dance (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ui_problem_dance (data);
}

static void
undo (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  gtk_text_buffer_undo (UI_PROBLEM (data)->buffer);
}

static void
redo (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  gtk_text_buffer_redo (UI_PROBLEM (data)->buffer);
}

static void
help (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ui_widgets_help_present (data);
}

/* Adds the actions that the application's keys call, with their meaning in this window.  A disabled
 * action would leave its keys to the text: Ctrl+Enter is a line break there.  So the actions are
 * always enabled, and only the button is grey. */
void
ui_problem_add_actions (UiProblem *self)
{
  static const GActionEntry entries[] = {
    { .name = "save", .activate = save },
    { .name = "save-as", .activate = save_as },
    { .name = "solve", .activate = activate_dance },
    { .name = "undo", .activate = undo },
    { .name = "redo", .activate = redo },
    { .name = "help", .activate = help },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (group));
  g_object_bind_property (self->buffer, "can-undo",
                          g_action_map_lookup_action (G_ACTION_MAP (group), "undo"), "enabled",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->buffer, "can-redo",
                          g_action_map_lookup_action (G_ACTION_MAP (group), "redo"), "enabled",
                          G_BINDING_SYNC_CREATE);
}

#include "ui-window-private.h"

#include "app-file.h"
#include "ui-board-pad.h"
#include "ui-board-path.h"
#include "ui-board-stage.h"
#include "ui-board-start.h"
#include "ui-board-verdict.h"
#include "ui-board.h"
#include "ui-browser.h"
#include "ui-compare.h"
#include "ui-dance.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-message.h"
#include "ui-widgets-optional.h"
#include "ui-widgets-recent.h"
#include "ui-widgets-side-pane.h"
#include "ui-widgets-wrap.h"
#include "ui-window-actions.h"
#include "ui-window-application.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

G_DEFINE_FINAL_TYPE (UiWindow, ui_window, GTK_TYPE_APPLICATION_WINDOW)

DeskDocument *
ui_window_get_document (UiWindow *self)
{
  return self->document;
}

char *
ui_window_name (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);
  const char *title = desk_document_get_title (self->document);
  char *stage = ui_window_name_of_stage (self);

  if (stage != NULL)
    return stage;
  /* The title of a puzzle in its collection does not name the file that it was saved to. */
  if (*title == '\0' || (from.uri != NULL && !from.is_part))
    title = desk_document_get_about (self->document, FORMATS_ABOUT_TITLE);
  if (*title == '\0' && from.uri != NULL)
    return app_file_name (from.uri, self->session);
  return app_file_shorten (*title != '\0' ? title : _ ("New puzzle"));
}

/* Updates the title of the window: the puzzle's title, the file's name or "New puzzle", with a dot
 * while it is not saved. */
static void
sync_title (UiWindow *self)
{
  DeskFile from = desk_document_get_file (self->document);
  g_autofree char *name = ui_window_name (self), *shown = NULL;
  g_autofree char *stage = ui_window_name_of_stage (self);

  /* A puzzle without a file is saved in the session, so there is nothing to warn of. */
  if (stage == NULL && from.uri != NULL && desk_document_is_modified (self->document))
    shown = g_strconcat ("• ", name, NULL);
  else
    shown = g_steal_pointer (&name);
  gtk_label_set_label (GTK_LABEL (self->title), shown);
  gtk_window_set_title (GTK_WINDOW (self), shown);
}

static char *
describe_locked (UiWindow *self)
{
  uint32_t locked = app_typing_get_locked (self->typing);
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText digit = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;
  char *description;

  if (locked == 0)
    return g_strdup (_ ("Digit first: choose one"));
  words_add_value (locked, desk_document_get_symbols (self->document, symbols), &digit);
  /* TRANSLATORS: %1 is the digit that is written where one points */
  words_fill (&text, _ ("Digit first: %1"), WORDS_WITH (WORDS_TEXT (base_text_string (&digit))));
  description = g_strdup (base_text_string (&text));
  base_text_clear (&digit);
  base_text_clear (&text);
  return description;
}

/* Returns what a digit writes; NULL: a digit. */
static const char *
describe_typing (UiWindow *self)
{
  switch (app_typing_get_mode (self->typing))
    {
    case APP_TYPING_CANDIDATES:
      return _ ("Playing: pencilling in candidates");
    case APP_TYPING_CORNERS:
      return _ ("Playing: corner marks");
    case APP_TYPING_COLOURS:
      return app_typing_colours_candidates (self->typing) ? _ ("Playing: colouring candidates")
                                                          : _ ("Playing: colouring cells");
    case APP_TYPING_LINES:
      return _ ("Playing: drawing lines");
    default:
      return NULL;
    }
}

static char *
describe_mode (UiWindow *self, bool setup)
{
  const char *typing = describe_typing (self);

  if (app_typing_get_digit_first (self->typing))
    return describe_locked (self);
  if (setup && app_typing_get_type_mode (self->typing))
    return g_strdup (_ ("Editing givens: typing in a row"));
  if (setup)
    return g_strdup (_ ("Editing givens"));
  if (typing == NULL && app_typing_get_type_mode (self->typing))
    return g_strdup (_ ("Playing: typing in a row"));
  if (typing == NULL && desk_document_is_trial (self->document))
    return g_strdup (_ ("Playing: trying something"));
  return g_strdup (typing != NULL ? typing : _ ("Playing"));
}

static void
sync_mode (UiWindow *self)
{
  bool setup = desk_document_get_mode (self->document) == DESK_SETUP;
  bool empty = desk_document_n_digits (self->document) == 0;
  g_autofree char *stage = ui_window_name_of_stage (self), *mode = describe_mode (self, setup);

  ui_window_sync_about (self, mode);
  gtk_widget_set_visible (self->subtitle, stage == NULL && !ui_window_shows_start (self));
  gtk_widget_set_visible (self->setup, setup);
  gtk_widget_set_visible (self->samples_button, empty);
  gtk_widget_set_visible (self->open_button, empty);
  gtk_widget_set_visible (self->start_button, !empty);
}

/* The button stays quiet: most players want to solve the puzzle themselves. */
static void
sync_solve (UiWindow *self)
{
  bool busy = app_answers_is_busy (self->answers);

  ui_widgets_button_set_label (self->solve_button, busy ? _ ("_Stop") : _ ("_Solve"));
  gtk_widget_set_tooltip_text (self->solve_button, busy ? _ ("Stop the search (Esc)")
                                                        : _ ("Find a solution (Ctrl+Enter)"));
}

void
ui_window_sync (UiWindow *self)
{
  sync_title (self);
  sync_mode (self);
  sync_solve (self);
  ui_window_sync_edit (self);
  ui_window_sync_open (self);
  ui_window_sync_game (self);
  ui_window_place_message (self);
}

static void
focus_board (UiWindow *self)
{
  ui_window_focus_front (self);
}

/* When the menu closes, the board gets the keyboard focus again. */
static void
fill_menu (UiWindow *self)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (self->menu_button);
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/dancinglinks/Quadrille/ui/menu.ui");

  ui_widgets_recent_fill (G_MENU (gtk_builder_get_object (builder, "recent")));
  gtk_menu_button_set_menu_model (button,
                                  G_MENU_MODEL (gtk_builder_get_object (builder, "primary")));
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (focus_board),
                           self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Fills the parts of the template. */
static void
fill_window (UiWindow *self)
{
  g_autofree char *choices = ui_window_name_value (self, UI_WINDOW_CHOICES);

  ui_browser_set_up (UI_BROWSER (self->browser), self->session, choices, self->scheme,
                     self->settings);
  g_settings_bind (self->settings, "show-collection", self->browser, "visible",
                   G_SETTINGS_BIND_GET);
  ui_board_set_up (UI_BOARD (self->board), self->document, self->answers, self->typing,
                   self->scheme, self->settings);
  ui_board_pad_set_document (UI_BOARD_PAD (self->pad), self->document);
  ui_board_pad_set_typing (UI_BOARD_PAD (self->pad), self->typing, self->scheme);
  ui_board_verdict_set_answers (UI_BOARD_VERDICT (self->verdict), self->answers);
  ui_board_verdict_set_clock (UI_BOARD_VERDICT (self->verdict), self->clock, self->document,
                              self->settings);
  ui_window_add_views (self);
  ui_window_add_compare (self);
  ui_window_follow_path (self);
  ui_window_begin_start (self);
  fill_menu (self);
}

static void
sync_with_document (UiWindow *self, const DeskChanged *changed)
{
  ui_window_sync_loading (self);
  if (changed->what & ~(unsigned) DESK_CHANGED_SELECTION)
    ui_window_sync (self);
  if (changed->what & DESK_CHANGED_SHAPE)
    {
      ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
      if (!ui_window_shows_dance (self))
        gtk_widget_grab_focus (self->board);
    }
}

static void
solve_or_stop (UiWindow *self)
{
  sync_solve (self);
}

/* A line that has been begun wants its other end. */
static void
explain_line (UiWindow *self)
{
  DeskLine line;

  if (app_typing_get_line (self->typing, &line) && line.from_cell == line.to_cell
      && line.from_value == line.to_value)
    app_answers_explain_line (self->answers, line);
}

static void
follow_candidates (UiWindow *self)
{
  desk_document_set_removes_candidates (
      self->document, g_settings_get_boolean (self->settings, "remove-candidates"));
}

static void
follow_clashes (UiWindow *self)
{
  app_answers_set_tells_clashes (self->answers,
                                 g_settings_get_boolean (self->settings, "mark-clashes"));
}

static void
follow_wrong (UiWindow *self)
{
  app_answers_set_marks_wrong (self->answers, g_settings_get_enum (self->settings, "mark-wrong")
                                                  == UI_WINDOW_WRONG_AT_ONCE);
  ui_window_sync_edit (self);
}

/* Sets a class for the theme, since style sheets cannot query it. */
static void
theme_changed (UiWindow *self)
{
  if (ui_widgets_scheme_theme (self->scheme) == PAINT_THEME_DARK)
    gtk_widget_add_css_class (GTK_WIDGET (self), "in-the-dark");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "in-the-dark");
}

static void
put_digit (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  app_typing_put (UI_WINDOW (data)->typing, (uint32_t) g_variant_get_int32 (target));
}

static void
put_colour (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  app_typing_colour (UI_WINDOW (data)->typing, (uint32_t) g_variant_get_int32 (target));
}

/* Each property of the typing is an action of the same name. */
static void
add_typing_actions (UiWindow *self)
{
  static const char *const names[] = { "type-mode",         "digit-first", "pencil",
                                       "corners",           "colours",     "lines",
                                       "colour-candidates", "weak-lines" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPropertyAction) action = g_property_action_new (names[i], self->typing, names[i]);

      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static void
ask_why_not (GSimpleAction *action, GVariant *target, gpointer data)
{
  UiWindow *self = data;

  (void) action;
  if (ui_window_shows_dance (self))
    return;
  app_path_show (self->path, APP_PATH_NO_STEP); /* the question is about the player's board */
  app_answers_why (self->answers, desk_document_get_cursor (self->document),
                   (uint32_t) g_variant_get_int32 (target));
}

static void
new_level (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  ui_window_new_level (data, g_variant_get_uint32 (target));
}

static void
open_uri (GSimpleAction *action, GVariant *target, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (target, NULL));

  (void) action;
  ui_window_open_files (data, &file, 1);
}

static void
add_other_actions (UiWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "digit", .activate = put_digit, .parameter_type = "i" },
    { .name = "colour", .activate = put_colour, .parameter_type = "i" },
    { .name = "why-not", .activate = ask_why_not, .parameter_type = "i" },
    { .name = "new-level", .activate = new_level, .parameter_type = "u" },
    { .name = "open-uri", .activate = open_uri, .parameter_type = "s" },
  };
  g_autoptr (GPropertyAction) pause = g_property_action_new ("pause", self->clock, "paused");
  g_autoptr (GAction) clock = g_settings_create_action (self->settings, "show-clock");
  g_autoptr (GAction) pairs = g_settings_create_action (self->settings, "mark-pairs");
  g_autoptr (GAction) collection = g_settings_create_action (self->settings, "show-collection");
  g_autoptr (GAction) whole = g_settings_create_action (self->settings, "whole-matrix");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_typing_actions (self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pause));
  g_action_map_add_action (G_ACTION_MAP (self), clock);
  g_action_map_add_action (G_ACTION_MAP (self), pairs);
  g_action_map_add_action (G_ACTION_MAP (self), collection);
  g_action_map_add_action (G_ACTION_MAP (self), whole);
}

static void
ui_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ui_window_follow_width (UI_WINDOW (widget), width);
  GTK_WIDGET_CLASS (ui_window_parent_class)->size_allocate (widget, width, height, baseline);
}

static gboolean
ui_window_close_request (GtkWindow *window)
{
  UiWindow *self = UI_WINDOW (window);

  if (!ui_window_application_may_close (self))
    return GDK_EVENT_STOP;
  ui_window_remember_size (self);
  app_clock_set_active (self->clock, false);
  app_answers_stop (self->answers);
  return GTK_WINDOW_CLASS (ui_window_parent_class)->close_request (window);
}

static void
ui_window_dispose (GObject *object)
{
  UiWindow *self = UI_WINDOW (object);

  /* GTK 4.8 relies on nobody else holding the actions, which notify the window of each change.  But
   * the tooltip window, which moves from window to window, keeps a reference to the objects that
   * hold them. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", NULL);
  g_cancellable_cancel (self->leaving);
  g_clear_object (&self->leaving);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_handle_id (&self->loading_timer, g_source_remove);
  g_clear_handle_id (&self->applying_width, g_source_remove);
  g_clear_pointer (&self->loading_name, g_free);
  if (self->message != NULL)
    ui_window_stop_making (self);
  g_clear_object (&self->chooser);
  g_clear_object (&self->saving);
  g_clear_object (&self->again_file);
  g_clear_pointer (&self->again_text, g_free);
  g_clear_pointer (&self->other, subject_unref);
  g_free (self->other_title);
  ui_window_drop_problem (self);
  if (self->clock != NULL)
    app_clock_set_active (self->clock, false);
  g_clear_object (&self->clock);
  g_clear_object (&self->session);
  if (self->answers != NULL) /* the path, which the board holds too, changes them when it goes */
    g_signal_handlers_disconnect_by_data (self->answers, self);
  g_clear_object (&self->path);
  g_clear_object (&self->typing);
  g_clear_object (&self->answers);
  g_clear_object (&self->document);
  g_clear_object (&self->scheme);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_window_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (UI_TYPE_BOARD);
  g_type_ensure (UI_TYPE_BOARD_PAD);
  g_type_ensure (UI_TYPE_BOARD_PATH);
  g_type_ensure (UI_TYPE_BOARD_STAGE);
  g_type_ensure (UI_TYPE_BOARD_START);
  g_type_ensure (UI_TYPE_BOARD_VERDICT);
  g_type_ensure (UI_TYPE_BROWSER);
  g_type_ensure (UI_TYPE_COMPARE);
  g_type_ensure (UI_TYPE_DANCE);
  g_type_ensure (UI_TYPE_WIDGETS_MESSAGE);
  g_type_ensure (UI_TYPE_WIDGETS_OPTIONAL);
  g_type_ensure (UI_TYPE_WIDGETS_SIDE_PANE);
  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
}

static void
bind_window_template (GtkWidgetClass *class)
{
  ensure_types ();
  gtk_widget_class_set_template_from_resource (class, "/org/dancinglinks/Quadrille/ui/window.ui");
  gtk_widget_class_bind_template_child (class, UiWindow, header);
  gtk_widget_class_bind_template_child (class, UiWindow, content);
  gtk_widget_class_bind_template_child (class, UiWindow, overlay);
  gtk_widget_class_bind_template_child (class, UiWindow, watch_button);
  gtk_widget_class_bind_template_child (class, UiWindow, view_switch);
  gtk_widget_class_bind_template_child (class, UiWindow, switcher);
  gtk_widget_class_bind_template_child (class, UiWindow, heading);
  gtk_widget_class_bind_template_child (class, UiWindow, title);
  gtk_widget_class_bind_template_child (class, UiWindow, subtitle);
  gtk_widget_class_bind_template_child (class, UiWindow, menu_button);
  gtk_widget_class_bind_template_child (class, UiWindow, solve_button);
  gtk_widget_class_bind_template_child (class, UiWindow, panes);
  gtk_widget_class_bind_template_child (class, UiWindow, browser);
  gtk_widget_class_bind_template_child (class, UiWindow, trouble);
  gtk_widget_class_bind_template_child (class, UiWindow, message);
  gtk_widget_class_bind_template_child (class, UiWindow, views);
  gtk_widget_class_bind_template_child (class, UiWindow, compare);
  gtk_widget_class_bind_template_child (class, UiWindow, start);
  gtk_widget_class_bind_template_child (class, UiWindow, verdict);
  gtk_widget_class_bind_template_child (class, UiWindow, scroller);
  gtk_widget_class_bind_template_child (class, UiWindow, board);
  gtk_widget_class_bind_template_child (class, UiWindow, pad);
  gtk_widget_class_bind_template_child (class, UiWindow, path_pane);
  gtk_widget_class_bind_template_child (class, UiWindow, setup);
  gtk_widget_class_bind_template_child (class, UiWindow, samples_button);
  gtk_widget_class_bind_template_child (class, UiWindow, open_button);
  gtk_widget_class_bind_template_child (class, UiWindow, start_button);
  gtk_widget_class_bind_template_child (class, UiWindow, cover);
  gtk_widget_class_bind_template_child (class, UiWindow, resume_button);
  gtk_widget_class_bind_template_child (class, UiWindow, trial);
  gtk_widget_class_bind_template_child (class, UiWindow, end);
  gtk_widget_class_bind_template_child (class, UiWindow, end_sentence);
  gtk_widget_class_bind_template_child (class, UiWindow, next_button);
  gtk_widget_class_bind_template_child (class, UiWindow, more_samples_button);
  gtk_widget_class_bind_template_child (class, UiWindow, more_open_button);
  gtk_widget_class_bind_template_child (class, UiWindow, dance);
  gtk_widget_class_bind_template_callback (class, ui_window_show_chosen);
  gtk_widget_class_bind_template_callback (class, ui_window_say_all_solved);
  gtk_widget_class_bind_template_callback (class, focus_board);
}

static void
ui_window_class_init (UiWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_window_dispose;
  widget_class->size_allocate = ui_window_size_allocate;
  GTK_WINDOW_CLASS (class)->close_request = ui_window_close_request;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.stop", NULL);
  bind_window_template (widget_class);
}

static void
ui_window_init (UiWindow *self)
{
  self->leaving = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
}

static void
restore_window_size (UiWindow *self)
{
  int width, height;

  g_settings_get (self->settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

GtkWidget *
ui_window_new (GtkApplication *application,
               DeskSession *session,
               DeskDocument *document,
               UiWidgetsScheme *scheme,
               GSettings *settings)
{
  UiWindow *self = g_object_new (UI_TYPE_WINDOW, "application", application, NULL);
  GConnectFlags swapped = G_CONNECT_SWAPPED;

  self->session = g_object_ref (session);
  self->document = g_object_ref (document);
  self->scheme = g_object_ref (scheme);
  self->settings = g_object_ref (settings);
  self->answers = app_answers_new (document);
  self->typing = app_typing_new (document);
  self->clock = app_clock_new (document);
  ui_window_actions_add_to_window (self);
  add_other_actions (self);
  fill_window (self);
  restore_window_size (self);
  ui_window_accept_drops (self);
  ui_window_offer_drags (self);
  ui_window_follow_zoom (self);
  ui_window_follow_game (self);
  ui_window_follow_activity (self);
  ui_window_give_keys_to_texts (self);
  ui_window_tell_session (self);
  ui_window_restore_sources (self);
  g_signal_connect_object (document, "changed", G_CALLBACK (sync_with_document), self, swapped);
  g_signal_connect_object (self->answers, "changed", G_CALLBACK (solve_or_stop), self, swapped);
  g_signal_connect_object (self->typing, "notify", G_CALLBACK (sync_mode), self, swapped);
  g_signal_connect_object (self->typing, "refused", G_CALLBACK (app_answers_explain_refusal),
                           self->answers, swapped);
  g_signal_connect_object (self->typing, "line", G_CALLBACK (explain_line), self, swapped);
  g_signal_connect_object (self->typing, "full", G_CALLBACK (app_answers_explain_full_row),
                           self->answers, swapped);
  g_signal_connect_object (settings, "changed::remove-candidates", G_CALLBACK (follow_candidates),
                           self, swapped);
  follow_candidates (self);
  g_signal_connect_object (settings, "changed::mark-clashes", G_CALLBACK (follow_clashes), self,
                           swapped);
  follow_clashes (self);
  g_signal_connect_object (settings, "changed::mark-wrong", G_CALLBACK (follow_wrong), self,
                           swapped);
  follow_wrong (self);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (theme_changed), self, swapped);
  theme_changed (self);
  /* A window that appears focuses its first widget, unless another one has the focus. */
  g_signal_connect_after (self, "map", G_CALLBACK (focus_board), NULL);
  ui_window_restore_problem (self);
  ui_window_sync (self);
  return GTK_WIDGET (self);
}

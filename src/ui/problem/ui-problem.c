/* The buffer's text is the model.  Each change of it goes to the draft, which stores it, and to the
 * proofreader, which later returns its meaning.  The picture, the sentence and the mark in the text
 * follow that result. */
#include "ui-problem-private.h"

#include "ui-problem-grid.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-message.h"
#include "ui-widgets-split.h"
#include "words-gettext.h"

#define DRAFT "problem"

G_DEFINE_FINAL_TYPE (UiProblem, ui_problem, GTK_TYPE_WINDOW)

char *
ui_problem_get_text (UiProblem *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
}

static void
text_changed (UiProblem *self)
{
  g_autofree char *text = ui_problem_get_text (self);

  desk_draft_set_text (self->draft, text);
  desk_proofreader_set_text (self->reader, text);
}

/* Replaces a part of the text in one step, so that the stored text never lacks both the old and the
 * new part. */
static void
replace (UiProblem *self, GtkTextIter *start, GtkTextIter *end, const char *text)
{
  gtk_text_buffer_begin_user_action (self->buffer);
  g_signal_handlers_block_by_func (self->buffer, text_changed, self);
  gtk_text_buffer_delete (self->buffer, start, end);
  gtk_text_buffer_insert (self->buffer, start, text, -1);
  g_signal_handlers_unblock_by_func (self->buffer, text_changed, self);
  gtk_text_buffer_end_user_action (self->buffer);
  text_changed (self);
}

static void
apply_patch (UiProblem *self, DeskPatch *patch)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, (int) patch->start);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &end, (int) patch->end);
  replace (self, &start, &end, patch->text);
  gtk_text_buffer_place_cursor (self->buffer, &start);
  gtk_text_view_scroll_mark_onscreen (GTK_TEXT_VIEW (self->text),
                                      gtk_text_buffer_get_insert (self->buffer));
  desk_patch_clear (patch);
}

/* Returns NULL while the meaning of the text is not known. */
static DeskProblem *
current_problem (UiProblem *self)
{
  return desk_proofreader_is_current (self->reader) ? desk_proofreader_get_problem (self->reader)
                                                    : NULL;
}

static void
toggle_problem_cell (UiProblem *self, guint row, guint item)
{
  DeskProblem *problem = current_problem (self);
  DeskPatch patch;

  if (problem != NULL && desk_problem_toggle (problem, row, item, &patch))
    apply_patch (self, &patch);
}

static void
add_to_problem (UiProblem *self, bool (*change) (const DeskProblem *problem, DeskPatch *patch))
{
  g_autoptr (DeskProblem) problem = desk_problem_read (ui_problem_get_text (self), NULL);
  DeskPatch patch;

  if (change (problem, &patch))
    apply_patch (self, &patch);
  else
    gtk_widget_error_bell (self->text);
}

static void
add_problem_item (UiProblem *self)
{
  add_to_problem (self, desk_problem_add_item);
}

static void
add_problem_option (UiProblem *self)
{
  add_to_problem (self, desk_problem_add_option);
}

static gboolean
show_cursor (GtkWidget *text, GdkFrameClock *clock, gpointer data)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (text));

  (void) clock;
  (void) data;
  if (gtk_widget_get_height (text) <= 1)
    return G_SOURCE_CONTINUE;
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (text), gtk_text_buffer_get_insert (buffer), 0.1,
                                FALSE, 0, 0);
  return G_SOURCE_REMOVE;
}

/* GTK notes the paragraph at the top of a view that has no size yet, and that note moves to the end
 * of a text that is put in its place.  So the view is scrolled when it has its size. */
static void
show_cursor_soon (UiProblem *self)
{
  gtk_widget_add_tick_callback (self->text, show_cursor, NULL, NULL);
}

/* Replaces the text in one step of the history. */
static void
put_text (UiProblem *self, const char *text, const DeskFile *file)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  replace (self, &start, &end, text);
  gtk_text_buffer_get_start_iter (self->buffer, &start);
  gtk_text_buffer_place_cursor (self->buffer, &start);
  gtk_text_buffer_set_modified (self->buffer, FALSE);
  ui_problem_set_file (self, file);
  gtk_widget_grab_focus (self->text);
  show_cursor_soon (self);
}

static void
put_waiting (gpointer data)
{
  UiProblem *self = data;
  g_autofree char *text = g_steal_pointer (&self->waiting);
  g_autoptr (DeskFile) file = g_steal_pointer (&self->waiting_file);

  put_text (self, text, file);
}

static bool
is_blank_text (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '\0';
}

void
ui_problem_offer (UiProblem *self, const char *text, const DeskFile *file, const char *button)
{
  g_autofree char *now = ui_problem_get_text (self);

  if (g_str_equal (now, text))
    return;
  if (is_blank_text (now) || !gtk_text_buffer_get_modified (self->buffer))
    {
      put_text (self, text, file);
      return;
    }
  g_free (self->waiting);
  app_file_free (self->waiting_file);
  self->waiting = g_strdup (text);
  self->waiting_file = app_file_copy (file);
  ui_widgets_message_ask (UI_WIDGETS_MESSAGE (self->message),
                          _ ("What you wrote last is not saved."), button, put_waiting, self);
}

/* Marks the place of a fault, and describes it. */
static void
mark (UiProblem *self, const DeskProblem *problem)
{
  GtkTextIter start, end;
  guint from, to;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_text_buffer_remove_tag_by_name (self->buffer, "fault", &start, &end);
  if (problem->state != DESK_PROBLEM_BAD)
    return;
  desk_problem_place (problem, &problem->issue, &from, &to);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, (int) from);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &end, (int) to);
  gtk_text_buffer_apply_tag_by_name (self->buffer, "fault", &start, &end);
}

void
ui_problem_show_fault (UiProblem *self, const DeskProblem *problem)
{
  GtkTextIter start, end;
  guint from, to;

  if (problem->state != DESK_PROBLEM_BAD)
    return;
  desk_problem_place (problem, &problem->issue, &from, &to);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, (int) from);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &end, (int) to);
  gtk_text_buffer_select_range (self->buffer, &start, &end);
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (self->text),
                                gtk_text_buffer_get_insert (self->buffer), 0.1, FALSE, 0, 0);
  gtk_widget_grab_focus (self->text);
}

static void
go_to_fault (UiProblem *self)
{
  DeskProblem *problem = current_problem (self);

  if (problem != NULL)
    ui_problem_show_fault (self, problem);
}

static void
show_problem_state (UiProblem *self, const DeskProblem *problem)
{
  bool bad = problem->state == DESK_PROBLEM_BAD;
  g_autofree char *sentence =
      ui_problem_sentence (problem, desk_proofreader_get_count (self->reader));

  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_widget_set_visible (self->go_there, bad);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_STATE_INVALID,
                               bad ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  if (bad)
    gtk_widget_add_css_class (self->sentence, "fault");
  else
    gtk_widget_remove_css_class (self->sentence, "fault");
}

/* Until the fault is repaired, the picture stays as it was, and pale. */
static void
read_anew (UiProblem *self)
{
  DeskProblem *problem = current_problem (self);
  bool good = problem != NULL && problem->state == DESK_PROBLEM_GOOD;

  if (problem == NULL)
    return;
  if (good)
    ui_problem_grid_set_problem (UI_PROBLEM_GRID (self->grid), problem);
  else if (problem->state == DESK_PROBLEM_EMPTY)
    ui_problem_grid_set_problem (UI_PROBLEM_GRID (self->grid), NULL);
  ui_problem_grid_set_current (UI_PROBLEM_GRID (self->grid), good);
  gtk_widget_set_sensitive (self->dance, good);
  mark (self, problem);
  show_problem_state (self, problem);
}

void
ui_problem_set_stage (UiProblem *self, UiProblemStage stage, gpointer data)
{
  self->stage = stage;
  self->stage_data = data;
}

static void
present (UiProblem *self)
{
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->text);
  show_cursor_soon (self);
}

void
ui_problem_edit (UiProblem *self)
{
  g_autoptr (DeskFile) file = NULL;
  g_autofree char *text = self->stage (self->stage_data, &file);

  ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
  if (text != NULL && *text != '\0')
    ui_problem_offer (self, text, file, _ ("_Edit What Is on the Stage"));
  present (self);
}

void
ui_problem_begin (UiProblem *self)
{
  ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
  ui_problem_offer (self, "", NULL, _ ("_Begin a New One"));
  present (self);
}

/* Another window can be opened for the same text before this one is destroyed, so this one must
 * stop writing. */
static gboolean
ui_problem_close_request (GtkWindow *window)
{
  UiProblem *self = UI_PROBLEM (window);

  self->closed = TRUE;
  ui_problem_keep (self);
  g_signal_handlers_disconnect_by_data (self->buffer, self);
  g_clear_pointer (&self->draft, desk_draft_free);
  return GTK_WINDOW_CLASS (ui_problem_parent_class)->close_request (window);
}

static void
ui_problem_dispose (GObject *object)
{
  UiProblem *self = UI_PROBLEM (object);

  if (self->buffer != NULL)
    g_signal_handlers_disconnect_by_data (self->buffer, self);
  g_cancellable_cancel (self->leaving);
  g_clear_object (&self->leaving);
  g_clear_object (&self->chooser);
  g_clear_object (&self->saving);
  if (self->reader != NULL)
    desk_proofreader_stop (self->reader);
  g_clear_object (&self->reader);
  g_clear_pointer (&self->draft, desk_draft_free);
  g_clear_object (&self->buffer);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (ui_problem_parent_class)->dispose (object);
}

static void
ui_problem_finalize (GObject *object)
{
  UiProblem *self = UI_PROBLEM (object);

  app_file_free (self->file);
  g_free (self->waiting);
  app_file_free (self->waiting_file);
  G_OBJECT_CLASS (ui_problem_parent_class)->finalize (object);
}

/* The fault's place in the text is shown by a tag, which outlives the window with the buffer. */
static void
set_problem_buffer (UiProblem *self, GtkTextBuffer *buffer)
{
  self->buffer = buffer != NULL ? g_object_ref (buffer) : gtk_text_buffer_new (NULL);
  gtk_text_buffer_set_enable_undo (self->buffer, TRUE);
  if (gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (self->buffer), "fault") == NULL)
    gtk_text_buffer_create_tag (self->buffer, "fault", "underline", PANGO_UNDERLINE_ERROR,
                                "background", "rgba(230,110,30,0.28)", NULL);
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self->text), self->buffer);
}

static void
ui_problem_class_init (UiProblemClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_problem_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_problem_finalize;
  GTK_WINDOW_CLASS (class)->close_request = ui_problem_close_request;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_signal_new ("dance", UI_TYPE_PROBLEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_POINTER, G_TYPE_STRING, G_TYPE_POINTER);
  g_type_ensure (UI_TYPE_PROBLEM_GRID);
  g_type_ensure (UI_TYPE_WIDGETS_MESSAGE);
  g_type_ensure (UI_TYPE_WIDGETS_SPLIT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/problem.ui");
  gtk_widget_class_bind_template_child (widget_class, UiProblem, classics);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, dance);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, message);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, text);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, grid);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiProblem, go_there);
  gtk_widget_class_bind_template_callback (widget_class, ui_problem_dance);
  gtk_widget_class_bind_template_callback (widget_class, add_problem_item);
  gtk_widget_class_bind_template_callback (widget_class, add_problem_option);
  gtk_widget_class_bind_template_callback (widget_class, toggle_problem_cell);
  gtk_widget_class_bind_template_callback (widget_class, go_to_fault);
}

static void
ui_problem_init (UiProblem *self)
{
  self->leaving = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->text, GTK_TEXT_DIR_LTR);
  ui_widgets_name_controls (GTK_WIDGET (self));
}

UiProblem *
ui_problem_new (GtkWindow *parent,
                DeskSession *session,
                UiWidgetsScheme *scheme,
                GtkTextBuffer *buffer)
{
  UiProblem *self =
      g_object_new (UI_TYPE_PROBLEM, "application", gtk_window_get_application (parent), NULL);

  set_problem_buffer (self, buffer);
  self->session = g_object_ref (session);
  self->draft = desk_draft_new (session, DRAFT);
  self->reader = desk_proofreader_new ();
  ui_problem_grid_set_scheme (UI_PROBLEM_GRID (self->grid), scheme);
  ui_problem_add_actions (self);
  ui_problem_fill_start_menu (self);
  ui_problem_restore (self);
  g_signal_connect_swapped (self->buffer, "changed", G_CALLBACK (text_changed), self);
  g_signal_connect_swapped (self->buffer, "modified-changed", G_CALLBACK (ui_problem_keep), self);
  g_signal_connect_object (self->reader, "changed", G_CALLBACK (read_anew), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::visible", G_CALLBACK (ui_problem_keep), NULL);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  return self;
}

GtkTextBuffer *
ui_problem_get_buffer (UiProblem *self)
{
  return self->buffer;
}

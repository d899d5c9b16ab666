/* The dialog: a form, a preview, and a button.  Only one job at a time uses the stage.  A preview
 * that is out of date is stopped, and the next one starts when it has ended; writing waits in the
 * same way. */
#include "ui-output-export-dialog-private.h"

#include "ui-widgets-split.h"
#include "words-gettext.h"

#define WIDTH  940
#define HEIGHT 700

/* Choices that follow each other faster than this, in milliseconds, share one preview. */
#define CHOICES_REST_MS 60

/* Interval at which progress is read, and the time before it is shown, in milliseconds. */
#define PROGRESS_INTERVAL_MS 100
#define PROGRESS_DELAY_MS    400

/* A preview that takes longer than this, in milliseconds, shows a note. */
#define SLOW_PREVIEW_MS 800

G_DEFINE_FINAL_TYPE (UiOutputExportDialog, ui_output_export_dialog, UI_TYPE_WIDGETS_DIALOG)

static void start_preview (UiOutputExportDialog *self);
static void ended (gpointer data);

/* Updates the number of known pages: a book is still being counted while its first page is
 * shown. */
static void
take_pages (UiOutputExportDialog *self, const AppExportPreview *seen)
{
  const bool good = seen->fault == APP_EXPORT_GOOD;

  self->open = good && seen->pages.open && self->choices.way->kind == EXPORT_BOOK;
  if (!good || seen->pages.n == 0)
    return;
  self->page = seen->pages.number;
  ui_output_export_view_show_pages (UI_OUTPUT_EXPORT_VIEW (self->view), &seen->pages);
}

static void
take_look (UiOutputExportDialog *self)
{
  AppExportPreview *seen = app_export_job_get_preview (self->job);
  const bool good = seen->fault == APP_EXPORT_GOOD;

  if (seen->fault != APP_EXPORT_STOPPED)
    {
      ui_output_export_view_show (UI_OUTPUT_EXPORT_VIEW (self->view), seen, &self->choices);
      gtk_widget_set_sensitive (self->button, good);
      self->can_play = good && seen->n > 1 && self->choices.way->kind != EXPORT_STORYBOARD;
      self->frame = 0;
      self->n = seen->n;
      take_pages (self, seen);
    }
  ui_output_export_form_update (UI_OUTPUT_EXPORT_FORM (self->form));
}

static gboolean
follow_writing (gpointer data)
{
  UiOutputExportDialog *self = data;
  const double share = app_export_job_share (self->job);

  if (g_get_monotonic_time () - self->began >= PROGRESS_DELAY_MS * 1000)
    ui_output_export_status_progress (UI_OUTPUT_EXPORT_STATUS (self->told), share > 0 ? share : -1,
                                      (void (*) (gpointer)) app_export_job_stop, self->job);
  return G_SOURCE_CONTINUE;
}

static void
show_frame (gpointer data, cairo_surface_t *surface, guint64 number)
{
  UiOutputExportDialog *self = data;

  self->frame = number;
  ui_output_export_view_show_frame (UI_OUTPUT_EXPORT_VIEW (self->view), surface);
}

/* Plays on from the frame that is shown. */
static void
play_on (UiOutputExportDialog *self)
{
  AppExportPlayback play = {
    .choices = &self->choices, .first = self->frame, .show = show_frame, .data = self
  };

  ui_output_export_view_get_room (UI_OUTPUT_EXPORT_VIEW (self->view), &play.width, &play.height);
  self->moving = true;
  self->job = app_export_job_new_playback (self->stage, &play, ended, self);
}

/* Playing ends when it is stopped.  If it ends for another reason, there is nothing to play. */
static void
end_play (UiOutputExportDialog *self)
{
  int error;
  guint64 n;

  self->moving = false;
  if (app_export_job_get_fault (self->job, &error, &n) != APP_EXPORT_STOPPED)
    self->can_play = false;
}

static void
play_or_pause (UiOutputExportDialog *self)
{
  self->plays = !self->plays;
  ui_output_export_view_set_playing (UI_OUTPUT_EXPORT_VIEW (self->view), self->can_play,
                                     self->plays);
  if (self->moving)
    app_export_job_stop (self->job);
  else if (self->plays && self->can_play && self->job == NULL)
    play_on (self);
}

static void
count_on (UiOutputExportDialog *self)
{
  self->counting = true;
  self->job = app_export_job_new_count (self->stage, &self->choices, self->page, ended, self);
}

static void
write_now (UiOutputExportDialog *self)
{
  self->writing = true;
  self->began = g_get_monotonic_time ();
  self->job = app_export_job_new_writing (self->stage, &self->choices, self->target, ended, self);
  self->following = g_timeout_add (PROGRESS_INTERVAL_MS, follow_writing, self);
}

static void
ended (gpointer data)
{
  UiOutputExportDialog *self = data;

  g_clear_handle_id (&self->slow, g_source_remove);
  if (self->writing)
    {
      g_clear_handle_id (&self->following, g_source_remove);
      self->writing = false;
      gtk_widget_set_sensitive (self->form, TRUE);
      gtk_widget_set_sensitive (self->button, TRUE);
      ui_output_export_dialog_written (self);
      g_clear_pointer (&self->target, g_free);
    }
  else if (self->moving)
    end_play (self);
  else if (self->counting)
    take_pages (self, app_export_job_get_preview (self->job));
  else
    take_look (self);
  self->counting = false;
  g_clear_pointer (&self->job, app_export_job_free);
  ui_output_export_view_set_playing (UI_OUTPUT_EXPORT_VIEW (self->view), self->can_play,
                                     self->plays);
  if (self->target != NULL)
    write_now (self);
  else if (self->stale)
    start_preview (self);
  else if (self->plays && self->can_play)
    play_on (self);
  else if (self->open)
    count_on (self);
}

/* The preview no longer belongs to the current choices. */
static gboolean
wait (gpointer data)
{
  UiOutputExportDialog *self = data;

  self->slow = 0;
  ui_output_export_view_wait (UI_OUTPUT_EXPORT_VIEW (self->view));
  gtk_widget_set_sensitive (self->button, FALSE);
  return G_SOURCE_REMOVE;
}

static void
start_preview (UiOutputExportDialog *self)
{
  int width, height;

  self->stale = self->job != NULL;
  if (self->stale && !self->writing)
    app_export_job_stop (self->job);
  if (self->stale)
    return;
  ui_output_export_view_get_room (UI_OUTPUT_EXPORT_VIEW (self->view), &width, &height);
  self->job = app_export_job_new_preview (self->stage, &self->choices, self->page, width, height,
                                          ended, self);
  self->slow = g_timeout_add (SLOW_PREVIEW_MS, wait, self);
}

static gboolean
rested (gpointer data)
{
  UiOutputExportDialog *self = data;

  self->waiting = 0;
  start_preview (self);
  return G_SOURCE_REMOVE;
}

static void
look_soon (UiOutputExportDialog *self)
{
  if (self->waiting == 0)
    self->waiting = g_timeout_add (CHOICES_REST_MS, rested, self);
}

static void
follow_choices (UiOutputExportDialog *self)
{
  self->chosen = true;
  if (!self->writing)
    ui_output_export_status_clear (UI_OUTPUT_EXPORT_STATUS (self->told));
  look_soon (self);
}

static void
show_chosen_page (UiOutputExportDialog *self)
{
  self->page = ui_output_export_view_get_page (UI_OUTPUT_EXPORT_VIEW (self->view));
  start_preview (self);
}

void
ui_output_export_dialog_start (UiOutputExportDialog *self, char *path)
{
  g_free (self->target);
  self->target = path;
  gtk_widget_set_sensitive (self->form, FALSE);
  gtk_widget_set_sensitive (self->button, FALSE);
  ui_output_export_status_clear (UI_OUTPUT_EXPORT_STATUS (self->told));
  if (self->job != NULL)
    {
      self->stale = true;
      app_export_job_stop (self->job);
    }
  else
    write_now (self);
}

/* Keeps the choices for the next export, except title and step, which belong to one puzzle.
 * Choices that the dialog had to change because there is no Sudoku or no collection are not kept,
 * since the user did not choose them. */
static void
keep_choices (UiOutputExportDialog *self)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (!self->chosen)
    return;
  export_choices_set (&self->choices, "title", "");
  export_choices_set (&self->choices, "step", "1");
  export_choices_note_way (&self->choices);
  export_choices_write (&self->choices, &text);
  g_settings_set_string (self->settings, "export", base_text_string (&text));
  base_text_clear (&text);
}

/* Stops the writing first; the dialog then shows that nothing was written. */
static gboolean
ui_output_export_dialog_close_request (GtkWindow *window)
{
  UiOutputExportDialog *self = UI_OUTPUT_EXPORT_DIALOG (window);

  if (self->writing)
    {
      app_export_job_stop (self->job);
      return GDK_EVENT_STOP;
    }
  keep_choices (self);
  return GTK_WINDOW_CLASS (ui_output_export_dialog_parent_class)->close_request (window);
}

static void
ui_output_export_dialog_finalize (GObject *object)
{
  UiOutputExportDialog *self = UI_OUTPUT_EXPORT_DIALOG (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->slow, g_source_remove);
  g_clear_handle_id (&self->following, g_source_remove);
  app_export_job_free (self->job);
  app_export_content_free (self->stage);
  export_choices_clear (&self->choices);
  g_clear_object (&self->chooser);
  g_clear_object (&self->folder);
  g_object_unref (self->settings);
  g_free (self->target);
  g_free (self->name);
  G_OBJECT_CLASS (ui_output_export_dialog_parent_class)->finalize (object);
}

/* The proposed name and folder come from the file of the puzzle; without a file the title is the
 * name. */
static void
propose_file (UiOutputExportDialog *self, GFile *beside, const char *title)
{
  g_autofree char *base = beside != NULL ? g_file_get_basename (beside) : NULL;
  char *point = base != NULL ? strrchr (base, '.') : NULL;

  if (point != NULL && point > base)
    *point = '\0';
  if (base != NULL)
    self->name = g_filename_display_name (base);
  else
    self->name = g_strdelimit (g_strdup (title != NULL ? title : _ ("puzzle")), "/\\:", '-');
  self->folder = beside != NULL ? g_file_get_parent (beside) : NULL;
}

/* The step that is shown on the board is proposed.  Where steps are wanted and none is shown, all
 * of them are. */
static void
choose_step (UiOutputExportDialog *self)
{
  const AppExportSource *source = app_export_content_source (self->stage);
  ExportChoices *choices = &self->choices;

  choices->step = MAX (source->step, 1);
  if (!source->steps)
    return;
  export_choices_note_way (choices);
  choices->what = EXPORT_REASON;
  export_choices_recall_way (choices);
  if (source->step == 0)
    choices->way = export_way_find ("storyboard");
  else if (choices->way->kind != EXPORT_STILL)
    choices->way = export_way_find ("png");
}

/* The picture that is shown is proposed. */
static void
choose_shown (UiOutputExportDialog *self)
{
  const AppExportSource *source = app_export_content_source (self->stage);

  if (!source->showing)
    return;
  export_choices_note_way (&self->choices);
  self->choices.what = export_what_of_picture (source->shown);
  export_choices_recall_way (&self->choices);
}

static void
choose_as_before (UiOutputExportDialog *self)
{
  g_autofree char *kept = g_settings_get_string (self->settings, "export");

  export_choices_init (&self->choices);
  if (app_export_content_source (self->stage)->puzzle != NULL)
    export_choices_set (&self->choices, "what", "puzzle");
  export_choices_read (&self->choices, kept);
  choose_shown (self);
  choose_step (self);
}

/* The dialog is no larger than the screen of its parent. */
static void
find_size (GtkWindow *parent, int *out_width, int *out_height)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface (
                            gtk_widget_get_display (GTK_WIDGET (parent)), surface)
                                        : NULL;
  GdkRectangle screen = { 0, 0, WIDTH, HEIGHT };

  if (monitor != NULL)
    gdk_monitor_get_geometry (monitor, &screen);
  *out_width = MIN (WIDTH, screen.width);
  *out_height = MIN (HEIGHT, MAX (screen.height - 60, 300));
}

static void
ui_output_export_dialog_class_init (UiOutputExportDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_output_export_dialog_finalize;
  GTK_WINDOW_CLASS (class)->close_request = ui_output_export_dialog_close_request;
  g_type_ensure (UI_TYPE_OUTPUT_EXPORT_FORM);
  g_type_ensure (UI_TYPE_OUTPUT_EXPORT_STATUS);
  g_type_ensure (UI_TYPE_OUTPUT_EXPORT_VIEW);
  g_type_ensure (UI_TYPE_WIDGETS_SPLIT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportDialog, view);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportDialog, form);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportDialog, told);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, look_soon);
  gtk_widget_class_bind_template_callback (widget_class, show_chosen_page);
  gtk_widget_class_bind_template_callback (widget_class, play_or_pause);
  gtk_widget_class_bind_template_callback (widget_class, follow_choices);
  gtk_widget_class_bind_template_callback (widget_class, ui_output_export_dialog_ask);
}

static void
ui_output_export_dialog_init (UiOutputExportDialog *self)
{
  gboolean animations = TRUE;

  gtk_widget_init_template (GTK_WIDGET (self));
  ui_output_export_view_hear (UI_OUTPUT_EXPORT_VIEW (self->view), GTK_WIDGET (self));
  g_object_get (gtk_widget_get_settings (self->view), "gtk-enable-animations", &animations, NULL);
  self->plays = animations;
  self->page = 1;
}

void
ui_output_export_dialog_present (GtkWindow *parent,
                                 GSettings *settings,
                                 AppExportSource *source,
                                 GFile *beside,
                                 const char *title)
{
  UiOutputExportDialog *self = g_object_new (UI_TYPE_OUTPUT_EXPORT_DIALOG, NULL);
  int width, height;

  find_size (parent, &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  self->settings = g_object_ref (settings);
  self->stage = app_export_content_new (source);
  choose_as_before (self);
  propose_file (self, beside, title);
  ui_output_export_form_fill (UI_OUTPUT_EXPORT_FORM (self->form), &self->choices, self->stage);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

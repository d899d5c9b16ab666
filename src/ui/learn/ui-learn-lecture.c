#include "ui-learn-lecture.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The clock shows seconds; it is looked at more often, so that no second is skipped. */
#define LOOK_MS 250

struct _UiLearnLecture
{
  GtkBox parent_instance;

  double planned, planned_here; /* seconds */
  double elapsed;               /* seconds played */
  double stays;                 /* seconds left at this step; negative: its film is shown */
  gint64 looked;                /* microseconds: the last look at the time */
  guint looking;                /* a timeout; 0: it does not play */

  GtkWidget *play, *clock;
};

G_DEFINE_FINAL_TYPE (UiLearnLecture, ui_learn_lecture, GTK_TYPE_BOX)

static char *
minutes_in_words (double seconds)
{
  const guint whole = (guint) seconds;

  return g_strdup_printf ("%u:%02u", whole / 60, whole % 60);
}

static void
show_clock (UiLearnLecture *self)
{
  g_autofree char *elapsed = minutes_in_words (self->elapsed),
                  *here = minutes_in_words (self->planned_here),
                  *planned = minutes_in_words (self->planned);
  BaseText text = BASE_TEXT_EMPTY;

  /* TRANSLATORS: the clock of a lecture, times in minutes and seconds: "4:10 · plan 3:50 of 20:00"
   */
  words_fill (&text, _ ("%1 · plan %2 of %3"),
              WORDS_WITH (WORDS_TEXT (elapsed), WORDS_TEXT (here), WORDS_TEXT (planned)));
  gtk_label_set_label (GTK_LABEL (self->clock), base_text_string (&text));
  base_text_clear (&text);
}

static void
show_button (UiLearnLecture *self)
{
  const bool plays = self->looking != 0;

  gtk_button_set_icon_name (GTK_BUTTON (self->play), plays ? "media-playback-pause-symbolic"
                                                           : "media-playback-start-symbolic");
  ui_widgets_icon_button_set_name (self->play,
                                   plays ? _ ("Lecture: pause (A)") : _ ("Lecture: play (A)"));
}

static gboolean
look_at_time (gpointer data)
{
  UiLearnLecture *self = data;
  const gint64 now = g_get_monotonic_time ();
  const double since = (double) (now - self->looked) / G_USEC_PER_SEC;
  const bool due = self->stays >= 0 && self->stays <= since;

  self->looked = now;
  self->elapsed += since;
  if (self->stays >= 0)
    self->stays = due ? -1 : self->stays - since;
  show_clock (self);
  if (due)
    g_signal_emit_by_name (self, "due");
  return G_SOURCE_CONTINUE;
}

void
ui_learn_lecture_play (UiLearnLecture *self, bool plays)
{
  if (plays == (self->looking != 0))
    return;
  if (plays)
    {
      self->looked = g_get_monotonic_time ();
      self->looking = g_timeout_add (LOOK_MS, look_at_time, self);
    }
  else
    g_clear_handle_id (&self->looking, g_source_remove);
  show_button (self);
}

bool
ui_learn_lecture_plays (UiLearnLecture *self)
{
  return self->looking != 0;
}

void
ui_learn_lecture_reset (UiLearnLecture *self, double planned)
{
  ui_learn_lecture_play (self, false);
  self->planned = planned;
  self->planned_here = self->elapsed = 0;
  self->stays = -1;
  show_clock (self);
}

void
ui_learn_lecture_set_plan (UiLearnLecture *self, double planned_here)
{
  self->planned_here = planned_here;
  self->stays = -1;
  show_clock (self);
}

void
ui_learn_lecture_stay (UiLearnLecture *self, double seconds)
{
  self->stays = seconds;
}

static void
play_or_pause_lecture (UiLearnLecture *self)
{
  ui_learn_lecture_play (self, self->looking == 0);
}

static void
ui_learn_lecture_dispose (GObject *object)
{
  g_clear_handle_id (&UI_LEARN_LECTURE (object)->looking, g_source_remove);
  G_OBJECT_CLASS (ui_learn_lecture_parent_class)->dispose (object);
}

static void
ui_learn_lecture_class_init (UiLearnLectureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_learn_lecture_dispose;
  g_signal_new ("due", UI_TYPE_LEARN_LECTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/lecture.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnLecture, play);
  gtk_widget_class_bind_template_child (widget_class, UiLearnLecture, clock);
  gtk_widget_class_bind_template_callback (widget_class, play_or_pause_lecture);
}

static void
ui_learn_lecture_init (UiLearnLecture *self)
{
  self->stays = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  show_button (self);
}

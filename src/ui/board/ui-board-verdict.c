#include "ui-board-verdict.h"

#include "app-sentences.h"
#include "ui-board-clock.h"

/* Time before a search shows a bar; most searches end sooner. */
#define BAR_DELAY_MS 300

/* Of a reason; other sentences are shorter.  The line has room for them from the start. */
#define MOST_LINES        2
#define MOST_LINES_NARROW 3

struct _UiBoardVerdict
{
  GtkBox parent_instance;

  AppAnswers *answers;
  GtkWidget *sign, *sentence, *more, *details, *rating, *differences, *clock, *bar;
  bool is_narrow;
  guint waiting; /* a timeout that will show the bar */
  guint pulsing;
};

G_DEFINE_FINAL_TYPE (UiBoardVerdict, ui_board_verdict, GTK_TYPE_BOX)

static const struct
{
  const char *icon, *class;
} signs[] = {
  [APP_SIGN_NONE] = { "document-edit-symbolic", "sign-none" },
  [APP_SIGN_GOOD] = { "emblem-ok-symbolic", "sign-good" },
  [APP_SIGN_SEVERAL] = { "dialog-question-symbolic", "sign-several" },
  [APP_SIGN_BAD] = { "dialog-error-symbolic", "sign-bad" },
  [APP_SIGN_BUSY] = { "content-loading-symbolic", "sign-busy" },
  [APP_SIGN_HINT] = { "dialog-information-symbolic", "sign-hint" },
};

static void
set_sign (UiBoardVerdict *self, AppSign sign)
{
  const char *classes[] = { "verdict", signs[sign].class, self->is_narrow ? "narrow" : NULL, NULL };

  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), signs[sign].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
}

static gboolean
pulse (gpointer data)
{
  UiBoardVerdict *self = data;

  if (app_answers_get_share (self->answers) < 0)
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (self->bar));
  return G_SOURCE_CONTINUE;
}

static void
show_bar (gpointer data)
{
  UiBoardVerdict *self = data;

  self->waiting = 0;
  self->pulsing = g_timeout_add (100, pulse, self);
  gtk_widget_set_visible (self->bar, TRUE);
}

static void
hide_bar (UiBoardVerdict *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->pulsing, g_source_remove);
  gtk_widget_set_visible (self->bar, FALSE);
}

static void
update_bar (UiBoardVerdict *self)
{
  double share = app_answers_get_share (self->answers);

  if (!app_answers_is_busy (self->answers))
    hide_bar (self);
  else if (self->waiting == 0 && self->pulsing == 0)
    self->waiting = g_timeout_add_once (BAR_DELAY_MS, show_bar, self);
  if (share >= 0)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), MIN (share, 1));
}

/* A long reason is cut after some lines, so that it leaves the board its room; the popover has all
 * of it. */
static void
update_details (UiBoardVerdict *self)
{
  const char *details = app_answers_get_details (self->answers);

  gtk_label_set_ellipsize (GTK_LABEL (self->sentence),
                           details != NULL ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (GTK_LABEL (self->sentence), details == NULL   ? -1
                                                   : self->is_narrow ? MOST_LINES_NARROW
                                                                     : MOST_LINES);
  gtk_widget_set_visible (self->more, details != NULL);
  if (details != NULL && g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->details)), details) != 0)
    gtk_label_set_label (GTK_LABEL (self->details), details);
}

/* A label of its own: the verdict is shown and heard first, and stays as it is when the rating
 * comes.  A narrow line has room for the number alone. */
static void
update_rating (UiBoardVerdict *self)
{
  const ReasonRating *rating = app_answers_get_rating (self->answers);
  g_autofree char *words = rating != NULL ? app_sentence_of_rating (rating) : NULL;
  g_autofree char *about = rating != NULL ? app_sentence_about_rating (rating) : NULL;
  g_autofree char *number =
      rating != NULL ? g_strdup_printf ("%.1f", rating->difficulty / 10.0) : NULL;
  g_autofree char *all = g_strconcat (words != NULL ? words : "", "\n", about, NULL);
  const char *shown = self->is_narrow ? number : words;

  gtk_widget_set_visible (self->rating, rating != NULL);
  if (words == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (self->rating)), shown))
    return;
  gtk_label_set_label (GTK_LABEL (self->rating), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rating), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_set_tooltip_text (self->rating, all);
}

static void
update_verdict (UiBoardVerdict *self)
{
  const char *sentence = app_answers_get_sentence (self->answers);

  set_sign (self, app_answers_get_sign (self->answers));
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->sentence)), sentence) != 0)
    gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  update_details (self);
  update_rating (self);
  gtk_widget_set_visible (self->differences, app_answers_can_show_differences (self->answers));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->differences),
                                app_answers_get_shows_differences (self->answers));
  update_bar (self);
}

static void
show_differences (UiBoardVerdict *self, GtkToggleButton *button)
{
  app_answers_set_shows_differences (self->answers, gtk_toggle_button_get_active (button));
}

static void
ui_board_verdict_dispose (GObject *object)
{
  UiBoardVerdict *self = UI_BOARD_VERDICT (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->pulsing, g_source_remove);
  g_clear_object (&self->answers);
  G_OBJECT_CLASS (ui_board_verdict_parent_class)->dispose (object);
}

static void
ui_board_verdict_class_init (UiBoardVerdictClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_verdict_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  g_type_ensure (UI_TYPE_BOARD_CLOCK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/verdict.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, sign);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, more);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, details);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, rating);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, differences);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, clock);
  gtk_widget_class_bind_template_child (widget_class, UiBoardVerdict, bar);
  gtk_widget_class_bind_template_callback (widget_class, show_differences);
}

static void
ui_board_verdict_init (UiBoardVerdict *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->differences))), TRUE);
}

void
ui_board_verdict_set_answers (UiBoardVerdict *self, AppAnswers *answers)
{
  self->answers = g_object_ref (answers);
  g_signal_connect_object (answers, "changed", G_CALLBACK (update_verdict), self,
                           G_CONNECT_SWAPPED);
  update_verdict (self);
}

void
ui_board_verdict_set_narrow (UiBoardVerdict *self, bool narrow)
{
  self->is_narrow = narrow;
  update_verdict (self);
}

void
ui_board_verdict_set_clock (UiBoardVerdict *self,
                            AppClock *clock,
                            DeskDocument *document,
                            GSettings *settings)
{
  ui_board_clock_set_up (UI_BOARD_CLOCK (self->clock), clock, document, settings);
}

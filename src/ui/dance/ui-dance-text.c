#include "ui-dance-private.h"

#include "dance-length.h"
#include "dance-strip.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The place of the sentence during a summary. */
static char *
describe_summary (UiDance *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *speed = g_strdup_printf ("%'.0f", dance_show_speed (self->show));
  char *result;

  /* TRANSLATORS: shown while the search plays too fast to read; %1 is a number */
  words_fill (&text,
              _ ("Summary: %1 steps a second are too many to read. Sentences, code and "
                 "transcript wait; pictures and counters follow."),
              WORDS_WITH (WORDS_TEXT (speed)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

/* Whether a board is in sight: beside the picture, or in its place. */
static bool
has_board (UiDance *self)
{
  return gtk_widget_get_mapped (self->board)
         || ui_canvas_get_painter (UI_CANVAS (self->picture)) == PAINT_PICTURE_BOARD;
}

/* At the end the board shows a solution, and the sentence says so. */
static char *
describe_solved (UiDance *self, const char *sentence)
{
  const uint64_t n = dance_show_state (self->show)->totals->solutions;

  return g_strdup_printf ("%s %s", sentence,
                          n == 1 ? _ ("The board shows it.") : _ ("The board shows the last one."));
}

static char *
sentence_of (UiDance *self)
{
  const char *sentence = dance_script_sentence (self->script);

  if (sentence != NULL && has_board (self) && dance_show_solved (self->show) != NULL)
    return describe_solved (self, sentence);
  if (sentence != NULL)
    return g_strdup (sentence);
  if (self->learning)
    return g_strdup (_ ("At the start."));
  if (dance_search_is_long (dance_show_search (self->show)))
    return g_strdup (_ ("At the start of a long search. Next, or the right arrow, takes the first "
                        "step; D and S leap "
                        "to dead ends and solutions."));
  return g_strdup (_ ("At the start. Next, or the right arrow, takes the first step."));
}

/* Returns the words about the next step, or a remark in their place. */
static char *
coming_of (UiDance *self, bool asking)
{
  const char *next = dance_script_preview (self->script);
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  /* The words would give away the answer, also of a question that is still to come. */
  if (asking || (self->learning && !g_settings_get_boolean (self->settings, "next-in-lessons")))
    return g_strdup ("");
  if (dance_show_is_rewinding (self->show))
    return g_strdup (_ ("Rewinding"));
  if (*next != '\0')
    words_fill (&text, _ ("Next: %1"), WORDS_WITH (WORDS_TEXT (next)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static bool
is_notice_due (UiDance *self)
{
  if (self->noticed != dance_show_state (self->show)->position)
    g_clear_pointer (&self->notice, g_free);
  return self->notice != NULL;
}

void
ui_dance_read_strip (UiDance *self)
{
  g_autofree char *strip = dance_strip (self->show);
  g_autofree char *length = dance_length (dance_show_search (self->show));

  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (self->strip), strip);
  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (self->length), length);
}

void
ui_dance_read_words (UiDance *self)
{
  g_autofree char *sentence = NULL, *coming = NULL, *aloud = NULL;
  bool notice = is_notice_due (self) && !ui_dance_is_fast (self);

  if (ui_dance_is_fast (self))
    {
      sentence = describe_summary (self);
      coming = g_strdup ("");
    }
  else
    {
      dance_script_update (self->script);
      sentence = sentence_of (self);
      coming = notice ? g_strdup (self->notice) : coming_of (self, ui_dance_is_asking (self));
    }
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->coming), coming);
  gtk_widget_set_visible (self->coming, !self->presenting || notice);
  if (ui_dance_is_fast (self))
    gtk_widget_add_css_class (self->sentence, "summary");
  else
    gtk_widget_remove_css_class (self->sentence, "summary");
  if (notice)
    gtk_widget_add_css_class (self->coming, "notice");
  else
    gtk_widget_remove_css_class (self->coming, "notice");
  aloud = notice ? g_strdup_printf ("%s %s", self->notice, sentence) : NULL;
  ui_dance_tell (self, notice ? aloud : sentence);
}

void
ui_dance_notice (UiDance *self, const char *notice)
{
  g_free (self->notice);
  self->notice = *notice != '\0' ? g_strdup (notice) : NULL;
  self->noticed = dance_show_state (self->show)->position;
  ui_dance_read_anew (self);
}

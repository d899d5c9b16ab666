#include "ui-dance-private.h"

#include "words-fill.h"
#include "words-gettext.h"

/* What is read is renewed so often while something plays, in microseconds. */
#define READING_PACE 120000

/* The line under the stage, for those who watch the picture: where the search stands. */
static char *
strip_of (UiDance *self)
{
  const PlayerState *state = dance_show_state (self->show);
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  words_fill (&text, _ ("Level %1"), WORDS_WITH (WORDS_NUMBER (state->level)));
  if (state->level < state->n_frames)
    {
      const PlayerFrame *frame = &state->frames[state->level];

      words_fill (&text, P_ (" · %1, %2 option", " · %1, %2 options", frame->branches),
                  WORDS_WITH (WORDS_TEXT (self->problem->items[frame->item]),
                              WORDS_NUMBER (frame->branches)));
      if (frame->tried > 0)
        words_fill (&text, _ (" · try %1 of %2"),
                    WORDS_WITH (WORDS_NUMBER (frame->tried), WORDS_NUMBER (frame->branches)));
    }
  words_fill (&text, P_ (" · %1 dead end", " · %1 dead ends", state->counters->dead_ends),
              WORDS_WITH (WORDS_NUMBER (state->counters->dead_ends)));
  words_fill (&text, P_ (" · %1 solution", " · %1 solutions", state->counters->solutions),
              WORDS_WITH (WORDS_NUMBER (state->counters->solutions)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static char *
sentence_of (UiDance *self)
{
  GListModel *lines = G_LIST_MODEL (self->script);
  guint n = g_list_model_get_n_items (lines);
  g_autoptr (DanceLine) line = n > 0 ? g_list_model_get_item (lines, n - 1) : NULL;

  if (line != NULL)
    return g_strdup (dance_line_sentence (line));
  return g_strdup (_ ("At the start. Next, or the right arrow, takes the first step."));
}

static void
name_stage (UiDance *self, const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
}

void
ui_dance_read (UiDance *self)
{
  bool fast = dance_show_is_playing (self->show) && dance_show_speed (self->show) > DANCE_SLOW;
  gint64 now = g_get_monotonic_time ();
  g_autofree char *sentence = NULL, *next = NULL, *strip = NULL;
  const char *coming;

  if ((fast || dance_show_is_travelling (self->show)) && now - self->read < READING_PACE)
    return;
  self->read = now;
  strip = strip_of (self);
  gtk_label_set_label (GTK_LABEL (self->strip), strip);
  ui_dance_side_update (UI_DANCE_SIDE (self->side), dance_show_state (self->show));
  if (fast)
    return;
  dance_script_update (self->script);
  sentence = sentence_of (self);
  coming = dance_script_preview (self->script);
  if (self->learning && ui_learn_is_asking (UI_LEARN (self->learn)))
    next = g_strdup (""); /* it would be the answer */
  else if (dance_show_is_rewinding (self->show))
    next = g_strdup (_ ("Rewinding"));
  else if (*coming != '\0')
    {
      BaseText text = BASE_TEXT_EMPTY;

      words_fill (&text, _ ("Next: %1"), WORDS_WITH (WORDS_TEXT (coming)));
      next = g_strdup (base_text_string (&text));
      base_text_clear (&text);
    }
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->coming), next != NULL ? next : "");
  name_stage (self, sentence);
}

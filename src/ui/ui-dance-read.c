#include "ui-dance-private.h"

#include "dance-length.h"
#include "dance-strip.h"
#include "ui-reply.h"
#include "words-fill.h"
#include "words-gettext.h"

/* What is read is renewed so often at most, in microseconds: nobody reads faster, and new words are laid out anew,
 * the rows of the transcript above all, which takes longer than a frame may. */
#define READING_PACE 120000

static char *
sentence_of (UiDance *self)
{
  GListModel *lines = G_LIST_MODEL (self->script);
  guint n = g_list_model_get_n_items (lines);
  g_autoptr (DanceLine) line = n > 0 ? g_list_model_get_item (lines, n - 1) : NULL;

  if (line != NULL)
    return g_strdup (dance_line_sentence (line));
  if (self->learning)
    return g_strdup (_ ("At the start."));
  if (dance_run_is_long (dance_show_run (self->show)))
    return g_strdup (_ ("At the start of a long search. Next, or the right arrow, takes the first "
                        "step; D and S leap "
                        "to dead ends and solutions."));
  return g_strdup (_ ("At the start. Next, or the right arrow, takes the first step."));
}

/* What comes next, or what there is to know instead. */
static char *
coming_of (UiDance *self, bool asking)
{
  const char *next = dance_script_preview (self->script);
  BaseText text = BASE_TEXT_EMPTY;
  char *result;

  if (asking)
    return g_strdup (""); /* it would be the answer */
  if (dance_show_is_rewinding (self->show))
    return g_strdup (_ ("Rewinding"));
  if (*next != '\0')
    words_fill (&text, _ ("Next: %1"), WORDS_WITH (WORDS_TEXT (next)));
  result = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return result;
}

static void
read_late (gpointer data)
{
  UiDance *self = data;

  self->late = 0;
  ui_dance_read_anew (self);
}

/* Then the newest is read as soon as it may be. */
static bool
is_too_early (UiDance *self, gint64 time)
{
  gint64 since = time - self->read;

  if (self->read == 0 || since >= READING_PACE)
    return false;
  if (self->late == 0)
    self->late = g_timeout_add_once ((guint) ((READING_PACE - since) / 1000 + 1), read_late, self);
  return true;
}

/* The same position is read once, however many frames it is shown in. */
static bool
was_read (UiDance *self, UiDanceReading now)
{
  const UiDanceReading *then = &self->reading;

  return self->read != 0 && then->position == now.position && then->end == now.end
         && then->size == now.size && then->rewinding == now.rewinding && then->asking == now.asking
         && then->fast == now.fast && then->searching == now.searching;
}

static bool
is_notice_due (UiDance *self, const UiDanceReading *now)
{
  if (self->noticed != now->position)
    g_clear_pointer (&self->notice, g_free);
  return self->notice != NULL;
}

bool
ui_dance_is_fast (UiDance *self)
{
  return dance_show_is_playing (self->show) && dance_show_speed (self->show) > DANCE_SLOW;
}

void
ui_dance_read (UiDance *self)
{
  const PlayerState *state = dance_show_state (self->show);
  gint64 time = g_get_monotonic_time ();
  UiDanceReading now = {
    .position = state->position,
    .end = state->end,
    .size = dance_show_step_size (self->show),
    .rewinding = dance_show_is_rewinding (self->show),
    .asking = ui_dance_is_asking (self),
    .fast = ui_dance_is_fast (self),
    .searching = dance_run_is_running (dance_show_run (self->show)),
  };
  g_autofree char *sentence = NULL, *coming = NULL, *strip = NULL, *aloud = NULL;
  g_autofree char *length = NULL;
  bool notice;

  /* In this order: what was read already must not put off what comes next. */
  if (was_read (self, now) || is_too_early (self, time))
    return;
  self->read = time;
  self->reading = now;
  strip = dance_strip (self->show);
  ui_reply_say (UI_REPLY (self->strip), strip);
  length = dance_length (dance_show_run (self->show));
  gtk_label_set_label (GTK_LABEL (self->length), length);
  ui_dance_side_update (UI_DANCE_SIDE (self->side), state, now.fast);
  if (now.fast)
    return;
  dance_script_update (self->script);
  sentence = sentence_of (self);
  notice = is_notice_due (self, &now);
  coming = notice ? g_strdup (self->notice) : coming_of (self, now.asking);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->coming), coming);
  gtk_widget_set_visible (self->coming, !self->presenting || notice);
  if (notice)
    gtk_widget_add_css_class (self->coming, "notice");
  else
    gtk_widget_remove_css_class (self->coming, "notice");
  aloud = notice ? g_strdup_printf ("%s %s", self->notice, sentence) : NULL;
  ui_dance_tell (self, notice ? aloud : sentence);
}

void
ui_dance_read_anew (UiDance *self)
{
  g_clear_handle_id (&self->late, g_source_remove);
  self->read = 0;
  if (self->show != NULL)
    ui_dance_read (self);
}

void
ui_dance_notice (UiDance *self, const char *notice)
{
  g_free (self->notice);
  self->notice = *notice != '\0' ? g_strdup (notice) : NULL;
  self->noticed = dance_show_state (self->show)->position;
  ui_dance_read_anew (self);
}

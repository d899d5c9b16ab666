#include "app-path.h"

#include "app-game.h"
#include "app-sentences.h"
#include "figure.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Time without a change of the puzzle after which its path is walked anew: digits are typed
 * faster. */
#define RENEWAL_DELAY_MS 300

struct _AppPath
{
  GObject parent_instance;

  DeskDocument *document;
  AppAnswers *answers;
  DeskPath *path;
  bool is_open;
  guint renewing; /* a timeout */
  guint shown;
  guint link;      /* of the shown step's chain; 0: all */
  guint n_counted; /* steps, of those that were shown, that have counted as hints */
};

G_DEFINE_FINAL_TYPE (AppPath, app_path, G_TYPE_OBJECT)

static void
emit_changed (AppPath *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
drop_path (AppPath *self)
{
  g_clear_handle_id (&self->renewing, g_source_remove);
  if (self->path != NULL)
    g_signal_handlers_disconnect_by_data (self->path, self);
  g_clear_object (&self->path);
  self->shown = APP_PATH_NO_STEP;
  self->n_counted = 0;
  app_answers_show_step (self->answers, NULL);
}

static void
walk_path (AppPath *self)
{
  SudokuPuzzle *puzzle;
  char symbols[SUDOKU_MAX_VALUES + 1];

  drop_path (self);
  if (desk_document_is_empty (self->document))
    return;
  puzzle = desk_document_get_puzzle (self->document);
  self->path = desk_path_new (puzzle, desk_document_get_symbols (self->document, symbols));
  sudoku_puzzle_free (puzzle);
  g_signal_connect_swapped (self->path, "changed", G_CALLBACK (emit_changed), self);
}

static void
renew_path (gpointer data)
{
  AppPath *self = data;

  self->renewing = 0;
  walk_path (self);
  emit_changed (self);
}

static void
path_follow_document (AppPath *self, const DeskChanged *changed)
{
  if (!self->is_open)
    return;
  if (changed->what & (DESK_CHANGED_GIVENS | DESK_CHANGED_SHAPE))
    {
      drop_path (self);
      self->renewing = g_timeout_add_once (RENEWAL_DELAY_MS, renew_path, self);
      emit_changed (self);
    }
  else if (changed->what & DESK_CHANGED_CELLS)
    app_path_show (self, APP_PATH_NO_STEP);
}

void
app_path_set_open (AppPath *self, bool open)
{
  if (self->is_open == open)
    return;
  self->is_open = open;
  if (open)
    {
      app_game_count_hint (self->document);
      walk_path (self);
    }
  else
    drop_path (self);
  emit_changed (self);
}

bool
app_path_is_open (AppPath *self)
{
  return self->is_open;
}

DeskPath *
app_path_get_path (AppPath *self)
{
  return self->path;
}

guint
app_path_n_links (AppPath *self)
{
  DeskPathStep *step = self->path != NULL ? desk_path_get_step (self->path, self->shown) : NULL;

  return step != NULL ? figure_n_stages (&desk_path_step_get_answer (step)->hint.step) : 0;
}

guint
app_path_get_link (AppPath *self)
{
  return self->link;
}

void
app_path_move_link (AppPath *self, int by)
{
  const guint n = app_path_n_links (self) + 1;

  if (n == 1)
    return;
  self->link = (self->link + (by > 0 ? 1 : n - 1)) % n;
  app_answers_show_link (self->answers, self->link);
  emit_changed (self);
}

static bool
is_made (AppPath *self, const DeskHint *hint)
{
  if (hint->value != 0)
    return desk_document_get_digit (self->document, hint->cell) == hint->value;
  for (uint32_t i = 0; i < hint->n_cells; i++)
    {
      const uint32_t cell = hint->cells[i].cell;
      const uint64_t marks = desk_document_get_candidates (self->document, cell);
      const bool is_struck = marks != 0 && (marks & hint->cells[i].struck) == 0;

      if (hint->cells[i].struck != 0 && desk_document_get_digit (self->document, cell) == 0
          && !is_struck)
        return false;
    }
  return true;
}

/* A step that the player has not made is a hint, the first time that it is looked at. */
static void
count_step (AppPath *self, DeskPathStep *step)
{
  if (step == NULL || self->shown < self->n_counted)
    return;
  self->n_counted = self->shown + 1;
  if (!is_made (self, &desk_path_step_get_answer (step)->hint))
    app_game_count_hint (self->document);
}

void
app_path_show (AppPath *self, guint index)
{
  DeskPathStep *step = self->path != NULL ? desk_path_get_step (self->path, index) : NULL;
  const guint shown = step != NULL ? index : APP_PATH_NO_STEP;

  if (self->shown == shown)
    return;
  self->shown = shown;
  self->link = 0;
  count_step (self, step);
  app_answers_show_step (self->answers, step);
  emit_changed (self);
}

guint
app_path_get_shown (AppPath *self)
{
  return self->shown;
}

guint
app_path_find_open (AppPath *self)
{
  const guint n = self->path != NULL ? desk_path_n_steps (self->path) : 0;
  guint index = 0;

  while (
      index < n
      && is_made (self, &desk_path_step_get_answer (desk_path_get_step (self->path, index))->hint))
    index++;
  return index;
}

bool
app_path_is_busy (AppPath *self)
{
  return self->renewing != 0
         || (self->path != NULL && desk_path_get_state (self->path) == DESK_PATH_BUSY);
}

void
app_path_stop (AppPath *self)
{
  if (self->path != NULL)
    desk_path_stop (self->path);
}

static char *
take_text (BaseText *text)
{
  char *string = g_strdup (base_text_string (text));

  base_text_clear (text);
  return string;
}

static char *
count_sentence (const char *sentence, guint n)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, WORDS_WITH (WORDS_NUMBER (n)));
  return take_text (&text);
}

char *
app_path_link_sentence (AppPath *self)
{
  const guint n = app_path_n_links (self);
  BaseText text = BASE_TEXT_EMPTY;

  if (self->link == 0)
    return count_sentence (P_ ("%1 link together", "%1 links together", n), n);
  words_fill (&text, _ ("Link %1 of %2"), WORDS_WITH (WORDS_NUMBER (self->link), WORDS_NUMBER (n)));
  return take_text (&text);
}

char *
app_path_sentence (AppPath *self)
{
  const guint n = self->path != NULL ? desk_path_n_steps (self->path) : 0;

  if (self->path == NULL)
    return g_strdup (self->renewing == 0 ? _ ("Nothing is given.") : "");
  switch (desk_path_get_state (self->path))
    {
    case DESK_PATH_BUSY:
      return count_sentence (P_ ("%1 step so far…", "%1 steps so far…", n), n);
    case DESK_PATH_SOLVED:
      return count_sentence (P_ ("%1 step from the givens.", "%1 steps from the givens.", n), n);
    case DESK_PATH_SEVERAL:
      return count_sentence (P_ ("%1 step. Nothing more follows: there are several solutions.",
                                 "%1 steps. Nothing more follows: there are several solutions.", n),
                             n);
    case DESK_PATH_NONE:
      return g_strdup (_ ("There are no steps: the puzzle has no solution."));
    case DESK_PATH_TOO_LARGE:
      return g_strdup (_ ("This grid has too many open candidates for a path."));
    case DESK_PATH_STOPPED:
    default:
      return count_sentence (P_ ("Stopped after %1 step.", "Stopped after %1 steps.", n), n);
    }
}

char *
app_path_text (AppPath *self)
{
  const guint n = self->path != NULL ? desk_path_n_steps (self->path) : 0;
  BaseText text = BASE_TEXT_EMPTY;

  for (guint i = 0; i < n; i++)
    {
      DeskPathStep *step = desk_path_get_step (self->path, i);
      const DeskHint *hint = &desk_path_step_get_answer (step)->hint;

      words_add_reason_line (hint->subject, &hint->step, i + 1, &text);
      base_text_add_char (&text, '\n');
    }
  return take_text (&text);
}

char *
app_path_step_name (DeskPathStep *step)
{
  const DeskHint *hint = &desk_path_step_get_answer (step)->hint;

  return g_strdup (words_reason_name (hint->subject, &hint->step));
}

char *
app_path_step_end (DeskPathStep *step)
{
  const DeskHint *hint = &desk_path_step_get_answer (step)->hint;
  BaseText text = BASE_TEXT_EMPTY;

  words_add_reason_end (hint->subject, &hint->step, &text);
  return take_text (&text);
}

char *
app_path_step_difficulty (DeskPathStep *step)
{
  return g_strdup_printf ("%.1f", desk_path_step_get_answer (step)->hint.step.difficulty / 10.0);
}

char *
app_path_step_link (DeskPathStep *step, guint link)
{
  const DeskHint *hint = &desk_path_step_get_answer (step)->hint;
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add_number (&text, desk_path_step_get_number (step));
  base_text_add (&text, ". ");
  words_add_reason_link (hint->subject, &hint->step, link, &text);
  return take_text (&text);
}

char *
app_path_step_sentence (DeskPathStep *step)
{
  const DeskHint *hint = &desk_path_step_get_answer (step)->hint;
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add_number (&text, desk_path_step_get_number (step));
  base_text_add (&text, ". ");
  base_text_add (&text, words_reason_name (hint->subject, &hint->step));
  base_text_add (&text, ". ");
  words_add_reason (hint->subject, &hint->step, &text);
  base_text_add_char (&text, ' ');
  words_add_reason_end (hint->subject, &hint->step, &text);
  return take_text (&text);
}

static void
app_path_dispose (GObject *object)
{
  AppPath *self = APP_PATH (object);

  if (self->answers != NULL)
    drop_path (self);
  g_clear_object (&self->answers);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (app_path_parent_class)->dispose (object);
}

static void
app_path_class_init (AppPathClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_path_dispose;
  g_signal_new ("changed", APP_TYPE_PATH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_path_init (AppPath *self)
{
  self->shown = APP_PATH_NO_STEP;
}

AppPath *
app_path_new (DeskDocument *document, AppAnswers *answers)
{
  AppPath *self = g_object_new (APP_TYPE_PATH, NULL);

  self->document = g_object_ref (document);
  self->answers = g_object_ref (answers);
  g_signal_connect_object (document, "changed", G_CALLBACK (path_follow_document), self,
                           G_CONNECT_SWAPPED);
  return self;
}

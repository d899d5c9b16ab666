#include "dance-script.h"

#include "player-question.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

struct _DanceLine
{
  GObject parent_instance;

  char *sentence;
  CoverEventKind kind;
  uint32_t level;
  uint64_t from, position;
};

struct _DanceScript
{
  GObject parent_instance;

  DanceShow *show;
  Player *scribe;
  GPtrArray *lines; /* of DanceLine */
  DanceStep size;   /* of the steps in the lines */
  guint n_told;

  char *sentence; /* about the step of `sentence_size` that led to `sentenced` */
  DanceStep sentence_size;
  uint64_t sentenced;

  /* About the step of `preview_size` from `previewed`, when the known end was `preview_end`. */
  char *preview;
  DanceStep preview_size;
  uint64_t previewed, preview_end;
};

static void dance_script_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE (DanceLine, dance_line, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (DanceScript,
                               dance_script,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, dance_script_list_init))

/* Whether a solution was found below the option that is about to be taken back. */
static bool
led_to_solution (DanceScript *self, const PlayerState *state)
{
  uint64_t here = state->position, now = state->counters->solutions, then, before;
  uint32_t option;

  if (state->level >= state->n_frames)
    return false;
  option = state->frames[state->level].option;
  if (option == COVER_NONE || player_when_chosen (self->scribe, option, &then) != BASE_OK)
    return false;
  (void) player_seek (self->scribe, then);
  before = player_state (self->scribe)->counters->solutions;
  (void) player_seek (self->scribe, here);
  return now > before;
}

/* Returns a sentence about the next event. */
static char *
describe_next_event (DanceScript *self)
{
  const PlayerState *state = player_state (self->scribe);
  CoverEvent next = state->next;
  WordsMoment moment = { .subject = run_subject (dance_show_run (self->show)) };
  BaseText text = BASE_TEXT_EMPTY;
  char *sentence;

  if (next.kind == COVER_EVENT_UNTRY)
    moment.solved = led_to_solution (self, state);
  moment.search = player_search (self->scribe);
  words_add_event (&moment, &next, &text);
  sentence = g_utf8_make_valid (base_text_string (&text), -1);
  base_text_clear (&text);
  return sentence;
}

/* A step that ends in a dead end or a solution gets a sentence about that too, whatever it began
 * with. */
static bool
add_ending (DanceScript *self, DanceLine *line)
{
  CoverEventKind kind;
  g_autofree char *begun = NULL, *ending = NULL;

  if (player_seek (self->scribe, line->position - 1) != BASE_OK)
    return false;
  kind = player_state (self->scribe)->next.kind;
  if ((kind != COVER_EVENT_DEAD_END && kind != COVER_EVENT_SOLUTION && kind != COVER_EVENT_END)
      || kind == line->kind)
    return false;
  begun = g_steal_pointer (&line->sentence);
  ending = describe_next_event (self);
  line->kind = kind;
  line->sentence = g_strdup_printf ("%s %s", begun, ending);
  return true;
}

/* A step with an option tried at `told` ends when the next item has been chosen and covered.  The
 * picture shows that item already, so the line names it too. */
static void
add_choice (DanceScript *self, DanceLine *line, uint64_t told)
{
  g_autofree char *begun = NULL, *choice = NULL;

  if (line->kind != COVER_EVENT_TRY || player_seek (self->scribe, line->position) != BASE_OK
      || player_move (self->scribe, (PlayerGoal){ .aim = PLAYER_TO_CHOICE }, PLAYER_BACKWARD)
             != PLAYER_ARRIVED
      || player_position (self->scribe) <= told)
    return;
  begun = g_steal_pointer (&line->sentence);
  choice = describe_next_event (self);
  line->sentence = g_strdup_printf ("%s %s", begun, choice);
}

/* Summarizes a step over several givens: "Given: …" for the first of thirty would leave out the
 * other twenty-nine. */
static void
add_givens (DanceScript *self, DanceLine *line)
{
  uint32_t n = run_subject (dance_show_run (self->show))->n_givens;
  BaseText text = BASE_TEXT_EMPTY;

  if (n < 2 || line->from >= n || line->position != n)
    return;
  if (line->from + 1 == line->position)
    base_text_add (&text, line->sentence);
  base_text_add (&text, text.length > 0 ? " " : "");
  words_fill (&text,
              P_ ("%1 given is placed; the search begins.",
                  "All %1 givens are placed; the search begins.", n),
              WORDS_WITH (WORDS_NUMBER (n)));
  g_free (line->sentence);
  line->sentence = g_utf8_make_valid (base_text_string (&text), -1);
  base_text_clear (&text);
}

/* Makes the line of the step from the scribe's position to `position`, and moves the scribe there.
 * The sentence is about the first event of the step's size; of a single link about the last event,
 * because the ones before it only announce the link. */
static DanceLine *
read_line (DanceScript *self, uint64_t position, DanceStep size)
{
  DanceLine *line = g_object_new (DANCE_TYPE_LINE, NULL);
  PlayerGoal event = { .aim = PLAYER_BY_EVENT };
  uint64_t told = position;

  self->n_told++;
  line->from = player_position (self->scribe);
  line->position = position;
  while (player_position (self->scribe) < position)
    {
      CoverEvent next = player_state (self->scribe)->next;
      bool last = player_position (self->scribe) + 1 == position;
      bool links = size == DANCE_STEP_LINK;

      if (line->sentence == NULL
          && (links ? last : last || words_event_step (next.kind) >= (WordsStep) size))
        {
          line->sentence = describe_next_event (self);
          line->kind = next.kind;
          line->level = next.level;
          told = player_position (self->scribe);
          if (!links)
            break;
        }
      if (player_move (self->scribe, event, PLAYER_FORWARD) != PLAYER_ARRIVED)
        break;
    }
  if (!add_ending (self, line) && size >= DANCE_STEP_OPTION)
    add_choice (self, line, told);
  add_givens (self, line);
  (void) player_seek (self->scribe, position);
  return line;
}

/* Writes the lines of the steps that lead to the scribe's position. */
static void
rewrite_lines (DanceScript *self)
{
  guint n_old = self->lines->len;
  uint64_t stops[DANCE_SCRIPT_LINES + 1];
  unsigned n = 0;

  stops[n++] = player_position (self->scribe);
  while (n <= DANCE_SCRIPT_LINES
         && player_move (self->scribe, dance_step_goal (self->size), PLAYER_BACKWARD)
                == PLAYER_ARRIVED)
    stops[n++] = player_position (self->scribe);
  (void) player_seek (self->scribe, stops[n - 1]);
  g_ptr_array_set_size (self->lines, 0);
  while (--n > 0)
    g_ptr_array_add (self->lines, read_line (self, stops[n - 1], self->size));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_old, self->lines->len);
}

/* Whether one step leads from the last line to `position`.  Within a step, the line of that step
 * grows instead. */
static bool
is_one_step_from_last_line (DanceScript *self, uint64_t position)
{
  DanceLine *last =
      self->lines->len > 0 ? g_ptr_array_index (self->lines, self->lines->len - 1) : NULL;

  if (last == NULL || last->position >= position || player_seek (self->scribe, position) != BASE_OK
      || player_move (self->scribe, dance_step_goal (self->size), PLAYER_BACKWARD)
             != PLAYER_ARRIVED)
    return false;
  return player_position (self->scribe) == last->position;
}

static void
add_line (DanceScript *self, uint64_t position)
{
  guint n = self->lines->len;

  g_ptr_array_add (self->lines, read_line (self, position, self->size));
  g_list_model_items_changed (G_LIST_MODEL (self), n, 0, 1);
  if (n <= 2 * DANCE_SCRIPT_LINES)
    return;
  g_ptr_array_remove_range (self->lines, 0, DANCE_SCRIPT_LINES);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, DANCE_SCRIPT_LINES, 0);
}

void
dance_script_update (DanceScript *self)
{
  Run *run = dance_show_run (self->show);
  uint64_t position = dance_show_state (self->show)->position;
  guint n = self->lines->len;
  DanceLine *last = n > 0 ? g_ptr_array_index (self->lines, n - 1) : NULL;
  bool same_size = self->size == dance_show_step_size (self->show);

  run_catch_up (run, self->scribe);
  if (same_size && last != NULL && last->position == position)
    return;
  if (same_size && last != NULL && last->from == position && n > 1)
    {
      g_ptr_array_remove_index (self->lines, n - 1);
      g_list_model_items_changed (G_LIST_MODEL (self), n - 1, 1, 0);
      (void) player_seek (self->scribe, position);
      return;
    }
  self->size = dance_show_step_size (self->show);
  if (same_size && is_one_step_from_last_line (self, position))
    {
      add_line (self, position);
      return;
    }
  (void) player_seek (self->scribe, position);
  rewrite_lines (self);
}

static char *
tell_next (DanceScript *self, uint64_t position, DanceStep size)
{
  uint64_t next;
  g_autoptr (DanceLine) line = NULL;

  if (player_seek (self->scribe, position) != BASE_OK
      || player_move (self->scribe, dance_step_goal (size), PLAYER_FORWARD) != PLAYER_ARRIVED)
    return g_strdup ("");
  next = player_position (self->scribe);
  (void) player_seek (self->scribe, position);
  line = read_line (self, next, size);
  (void) player_seek (self->scribe, position);
  return g_strdup (dance_line_sentence (line));
}

/* Returns NULL at the start. */
static char *
describe_last_step (DanceScript *self, uint64_t position, DanceStep size)
{
  g_autoptr (DanceLine) line = NULL;

  if (player_seek (self->scribe, position) != BASE_OK
      || player_move (self->scribe, dance_step_goal (size), PLAYER_BACKWARD) != PLAYER_ARRIVED)
    return NULL;
  line = read_line (self, position, size);
  return g_strdup (dance_line_sentence (line));
}

const char *
dance_script_sentence (DanceScript *self)
{
  const uint64_t position = dance_show_state (self->show)->position;
  const DanceStep size = dance_show_step_made (self->show);
  DanceLine *last =
      self->lines->len > 0 ? g_ptr_array_index (self->lines, self->lines->len - 1) : NULL;

  if (position == 0)
    return NULL;
  if (last != NULL && last->position == position && self->size == size)
    return dance_line_sentence (last);
  if (self->sentence != NULL && self->sentenced == position && self->sentence_size == size)
    return self->sentence;
  self->sentenced = position;
  self->sentence_size = size;
  run_catch_up (dance_show_run (self->show), self->scribe);
  g_free (self->sentence);
  self->sentence = describe_last_step (self, position, size);
  return self->sentence;
}

const char *
dance_script_preview (DanceScript *self)
{
  const PlayerState *state = dance_show_state (self->show);
  DanceStep size = dance_show_step_size (self->show);

  if (self->preview != NULL && self->previewed == state->position && self->preview_size == size
      && self->preview_end == state->end)
    return self->preview;
  self->previewed = state->position;
  self->preview_size = size;
  self->preview_end = state->end;
  run_catch_up (dance_show_run (self->show), self->scribe);
  g_free (self->preview);
  self->preview = tell_next (self, self->previewed, size);
  return self->preview;
}

guint
dance_script_n_told (DanceScript *self)
{
  return self->n_told;
}

const char *
dance_line_sentence (DanceLine *self)
{
  return self->sentence != NULL ? self->sentence : "";
}

uint32_t
dance_line_level (DanceLine *self)
{
  return self->level;
}

uint64_t
dance_line_position (DanceLine *self)
{
  return self->position;
}

CoverEventKind
dance_line_kind (DanceLine *self)
{
  return self->kind;
}

static void
dance_line_finalize (GObject *object)
{
  g_free (DANCE_LINE (object)->sentence);
  G_OBJECT_CLASS (dance_line_parent_class)->finalize (object);
}

static void
dance_line_class_init (DanceLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = dance_line_finalize;
}

static void
dance_line_init (DanceLine *self)
{
  (void) self;
}

static GType
script_get_item_type (GListModel *model)
{
  (void) model;
  return DANCE_TYPE_LINE;
}

static guint
script_get_n_items (GListModel *model)
{
  return DANCE_SCRIPT (model)->lines->len;
}

static gpointer
script_get_item (GListModel *model, guint index)
{
  GPtrArray *lines = DANCE_SCRIPT (model)->lines;

  return index < lines->len ? g_object_ref (g_ptr_array_index (lines, index)) : NULL;
}

static void
dance_script_list_init (GListModelInterface *interface)
{
  interface->get_item_type = script_get_item_type;
  interface->get_n_items = script_get_n_items;
  interface->get_item = script_get_item;
}

static void
dance_script_finalize (GObject *object)
{
  DanceScript *self = DANCE_SCRIPT (object);

  player_free (self->scribe);
  g_free (self->preview);
  g_free (self->sentence);
  g_ptr_array_unref (self->lines);
  g_clear_object (&self->show);
  G_OBJECT_CLASS (dance_script_parent_class)->finalize (object);
}

static void
dance_script_class_init (DanceScriptClass *class)
{
  G_OBJECT_CLASS (class)->finalize = dance_script_finalize;
}

static void
dance_script_init (DanceScript *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

DanceScript *
dance_script_new (DanceShow *show)
{
  g_autoptr (DanceScript) self = g_object_new (DANCE_TYPE_SCRIPT, NULL);

  self->show = g_object_ref (show);
  if (run_new_player (dance_show_run (show), &self->scribe) != BASE_OK)
    return NULL;
  dance_script_update (self);
  return g_steal_pointer (&self);
}

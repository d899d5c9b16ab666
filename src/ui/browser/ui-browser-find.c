/* Searching, sorting and filtering the list, and the line that tells how far that is. */
#include "ui-browser-private.h"

#include "app-sentences.h"
#include "words-fill.h"
#include "words-gettext.h"

/* No puzzle is harder, in tenths. */
#define MOST_DIFFICULTY 130

/* A list that is sorted by rating is sorted anew when a quarter more puzzles are rated. */
#define ENOUGH_MORE(before) ((before) / 4 + 8)

/* The session's value: how the list is sorted, and what it shows. */
#define CHOICES "(ss)"

static const char *const sorts[APP_SORTS] = { "file", "rating", "state", "givens" };
static const char *const shows[APP_SHOWS] = { "all", "unsolved", "begun", "solved", "level" };

static const char *
get_choice (UiBrowser *self, const char *name)
{
  g_autoptr (GVariant) state =
      g_action_group_get_action_state (G_ACTION_GROUP (self->choices), name);

  return g_intern_string (g_variant_get_string (state, NULL));
}

static AppSort
get_sort (UiBrowser *self)
{
  const char *choice = get_choice (self, "sort");

  for (guint i = 0; i < APP_SORTS; i++)
    if (g_str_equal (choice, sorts[i]))
      return (AppSort) i;
  return APP_SORT_FILE;
}

/* A choice of a level is its number, in tenths. */
static AppShow
get_show (UiBrowser *self, guint *out_level)
{
  const char *choice = get_choice (self, "show");
  guint64 level;

  *out_level = 0;
  for (guint i = 0; i < APP_SHOW_LEVEL; i++)
    if (g_str_equal (choice, shows[i]))
      return (AppShow) i;
  if (!g_ascii_string_to_unsigned (choice, 10, 0, MOST_DIFFICULTY, &level, NULL))
    return APP_SHOW_ALL;
  *out_level = (guint) level;
  return APP_SHOW_LEVEL;
}

/* The number that is typed in place of a text, from 1; 0: it is none of the list. */
static guint
get_number (UiBrowser *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search))));
  guint64 number;

  return g_ascii_string_to_unsigned (text, 10, 1, ui_browser_count (self), &number, NULL)
             ? (guint) number
             : 0;
}

static void
set_wish (UiBrowser *self)
{
  g_autoptr (GHashTable) games = NULL;
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search))));
  AppWish wish = { .sort = get_sort (self) };

  if (self->order == NULL)
    return;
  wish.show = get_show (self, &wish.level);
  if (*text != '\0' && get_number (self) == 0)
    wish.text = text;
  if (!app_wish_is_plain (&wish))
    games = ui_browser_list_games (self);
  self->n_rated = app_rater_get_n_rated (self->rater);
  app_order_set_wish (self->order, &wish, games);
}

void
ui_browser_find_anew (UiBrowser *self)
{
  if (self->order != NULL && (app_order_is_busy (self->order) || !app_order_is_plain (self->order)))
    set_wish (self);
}

static void
scroll_to_index (UiBrowser *self, guint index)
{
  bool found;
  const guint place = app_order_find (self->order, index, &found);

  if (found)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", place);
}

void
ui_browser_search_changed (UiBrowser *self)
{
  const guint number = self->order != NULL ? get_number (self) : 0;

  set_wish (self);
  if (number > 0)
    scroll_to_index (self, number - 1);
}

/* Enter opens the puzzle of that number, or the first one that was found. */
void
ui_browser_open_found (UiBrowser *self)
{
  const guint number = self->order != NULL ? get_number (self) : 0;

  if (self->order == NULL)
    return;
  if (number > 0)
    ui_browser_choose_index (self, number - 1);
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->order)) > 0)
    ui_browser_choose_index (self, app_order_get_index (self->order, 0));
}

void
ui_browser_end_search (UiBrowser *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_set_visible (self->search, FALSE);
  gtk_widget_grab_focus (self->list);
}

void
ui_browser_search (UiBrowser *self)
{
  if (self->collection == NULL)
    return;
  gtk_widget_set_visible (self->search, TRUE);
  gtk_widget_grab_focus (self->search);
}

/* Stops what goes on: the search, or else the ratings. */
void
ui_browser_stop_work (UiBrowser *self)
{
  if (self->order != NULL && app_order_is_busy (self->order))
    app_order_stop (self->order);
  else if (self->rater != NULL)
    g_settings_set_boolean (self->settings, "rate-collections", FALSE);
}

static char *
group_digits (guint n)
{
  return g_strdup_printf ("%'u", n);
}

static void
add_sentence (BaseText *out, const char *sentence, const WordsPart *parts)
{
  if (out->length > 0)
    base_text_add (out, " · ");
  words_fill (out, sentence, parts);
}

static void
describe_order (UiBrowser *self, BaseText *out)
{
  const guint n_listed = g_list_model_get_n_items (G_LIST_MODEL (self->order));
  g_autofree char *n = group_digits (n_listed);
  const guint n_all = (guint) ui_browser_count (self);
  g_autofree char *all = group_digits (n_all);
  g_autofree char *read = group_digits ((guint) (app_order_get_share (self->order) * n_all));

  if (app_order_is_busy (self->order))
    /* TRANSLATORS: %1 of the %2 puzzles of a collection have been looked at */
    add_sentence (out, _ ("Searched %1 of %2"), WORDS_WITH (WORDS_TEXT (read), WORDS_TEXT (all)));
  if (!app_order_is_plain (self->order) && n_listed == 0 && !app_order_is_busy (self->order))
    add_sentence (out, _ ("No puzzle was found"), WORDS_WITH (WORDS_TEXT (n)));
  else if (!app_order_is_plain (self->order))
    add_sentence (out, _ ("Listed: %1"), WORDS_WITH (WORDS_TEXT (n)));
}

static void
describe_ratings (UiBrowser *self, BaseText *out)
{
  const guint n_rated = app_rater_get_n_rated (self->rater);
  const guint n = (guint) ui_browser_count (self);
  g_autofree char *rated = group_digits (n_rated), *all = group_digits (n);

  if (n_rated < n
      && (app_rater_is_busy (self->rater) || app_order_depends_on_ratings (self->order)))
    /* TRANSLATORS: how many puzzles of a collection have a rating: "Rated 340 of 1,000,000" */
    add_sentence (out, _ ("Rated %1 of %2"), WORDS_WITH (WORDS_TEXT (rated), WORDS_TEXT (all)));
}

void
ui_browser_find_sync (UiBrowser *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  bool is_busy;

  if (self->order == NULL)
    return;
  is_busy = app_order_is_busy (self->order) || app_rater_is_busy (self->rater);
  describe_order (self, &text);
  describe_ratings (self, &text);
  gtk_label_set_label (GTK_LABEL (self->status), base_text_string (&text));
  gtk_widget_set_visible (self->status_row, text.length > 0);
  gtk_widget_set_visible (self->stop, is_busy);
  base_text_clear (&text);
}

/* The list follows new ratings now and then: rows that jump all the time help nobody. */
static void
ratings_changed (UiBrowser *self)
{
  const guint n_rated = app_rater_get_n_rated (self->rater);
  const bool is_enough = n_rated >= self->n_rated + ENOUGH_MORE (self->n_rated)
                         || (n_rated > self->n_rated && !app_rater_is_busy (self->rater));

  if (app_order_depends_on_ratings (self->order) && is_enough && !app_order_is_busy (self->order))
    set_wish (self);
  ui_browser_find_sync (self);
}

static void
follow_rating (UiBrowser *self)
{
  if (self->rater == NULL)
    return;
  if (g_settings_get_boolean (self->settings, "rate-collections"))
    app_rater_start (self->rater);
  else
    app_rater_stop (self->rater);
  ui_browser_find_sync (self);
}

void
ui_browser_find_begin (UiBrowser *self)
{
  g_signal_connect_object (self->order, "changed", G_CALLBACK (ui_browser_find_sync), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (ratings_changed), self,
                           G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_set_visible (self->search, FALSE);
  set_wish (self);
  follow_rating (self);
}

static void
keep_list_choices (UiBrowser *self)
{
  desk_session_set_value (
      self->session, self->choices_name,
      g_variant_new (CHOICES, get_choice (self, "sort"), get_choice (self, "show")));
}

static void
set_choice (GSimpleAction *action, GVariant *value, gpointer data)
{
  g_simple_action_set_state (action, value);
  keep_list_choices (data);
  set_wish (data);
}

static void
set_list_choice (UiBrowser *self, const char *name, const char *choice)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->choices), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (choice));
}

static void
recall_list_choices (UiBrowser *self)
{
  g_autoptr (GVariant) kept = desk_session_get_value (self->session, self->choices_name);
  const char *sort, *show;

  if (kept == NULL || !g_variant_is_of_type (kept, G_VARIANT_TYPE (CHOICES)))
    return;
  g_variant_get (kept, "(&s&s)", &sort, &show);
  set_list_choice (self, "sort", sort);
  set_list_choice (self, "show", show);
}

static void
add_levels (GMenu *menu)
{
  const ReasonName *last = NULL;

  for (guint difficulty = 1; difficulty <= MOST_DIFFICULTY; difficulty++)
    {
      const ReasonName *name = reason_difficulty_name (difficulty);
      g_autofree char *word = app_sentence_of_level (difficulty);
      g_autofree char *target = g_strdup_printf ("%u", difficulty);
      g_autoptr (GMenuItem) item = g_menu_item_new (word, NULL);

      if (name == last)
        continue;
      last = name;
      g_menu_item_set_action_and_target (item, "puzzles.show", "s", target);
      g_menu_append_item (menu, item);
    }
}

/* GTK 4.8 looks for the actions of a menu only in groups that are older than the menu. */
void
ui_browser_find_init (UiBrowser *self)
{
  static const GActionEntry entries[] = {
    { .name = "sort", .parameter_type = "s", .state = "'file'", .change_state = set_choice },
    { .name = "show", .parameter_type = "s", .state = "'all'", .change_state = set_choice },
  };

  self->choices = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->choices), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "puzzles", G_ACTION_GROUP (self->choices));
}

void
ui_browser_find_set_up (UiBrowser *self)
{
  g_autoptr (GAction) rate = g_settings_create_action (self->settings, "rate-collections");

  g_action_map_add_action (G_ACTION_MAP (self->choices), rate);
  add_levels (self->levels);
  recall_list_choices (self);
  g_signal_connect_object (self->settings, "changed::rate-collections", G_CALLBACK (follow_rating),
                           self, G_CONNECT_SWAPPED);
}

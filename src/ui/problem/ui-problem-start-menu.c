/* The menu of texts to start with. */
#include "ui-problem-private.h"

#include "board.h"
#include "classics.h"
#include "ui-browser-classics.h"
#include "words.h"

#include "words-gettext.h"

static void
begin_empty (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ui_problem_offer (data, "", NULL, _ ("_Begin a New One"));
}

static void
begin_with_stage (GSimpleAction *action, GVariant *target, gpointer data)
{
  UiProblem *self = data;
  g_autoptr (DeskFile) file = NULL;
  g_autofree char *text = self->stage (self->stage_data, &file);

  (void) action;
  (void) target;
  ui_problem_offer (self, text, file, _ ("_Replace It"));
}

/* Writes an example as text, with its word as a comment. */
static char *
write_classic (const char *word)
{
  const Classic *classic;
  ClassicsArguments arguments;
  CoverProblem *problem = NULL;
  Board *board = NULL;
  char *text = NULL;

  if (classics_parse (word, &classic, &arguments) == BASE_OK
      && classics_make (classic, &arguments, &problem, &board) == BASE_OK)
    text = desk_problem_write (problem, word);
  cover_problem_free (problem);
  board_free (board);
  return text;
}

static void
begin_with_classic (GSimpleAction *action, GVariant *target, gpointer data)
{
  g_autofree char *text = write_classic (g_variant_get_string (target, NULL));

  (void) action;
  if (text != NULL)
    ui_problem_offer (data, text, NULL, _ ("_Replace It"));
}

static void
add_classic (GMenu *menu, const char *word)
{
  g_autofree char *title = ui_browser_classics_title (word);
  g_autofree char *action = g_strconcat ("problem.classic::", word, NULL);

  if (title != NULL)
    g_menu_append (menu, title, action);
}

void
ui_problem_fill_start_menu (UiProblem *self)
{
  static const GActionEntry entries[] = {
    { .name = "empty", .activate = begin_empty },
    { .name = "stage", .activate = begin_with_stage },
    { .name = "classic", .activate = begin_with_classic, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "problem", G_ACTION_GROUP (group));
  for (unsigned i = 0; ui_browser_classics_word (i) != NULL; i++)
    add_classic (self->classics, ui_browser_classics_word (i));
}

#include "ui-browser-samples.h"

#include "app-file.h"
#include "app-made.h"
#include "app-pool.h"
#include "app-sentences.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiBrowserSamples
{
  UiWidgetsDialog parent_instance;

  DeskSession *session;
  AppPool *pool;
  GtkListBox *list; /* groups of the pool, then samples */
  UiBrowserShowSheet show;
  GObject *data;
};

#define UI_TYPE_BROWSER_SAMPLES (ui_browser_samples_get_type ())
G_DECLARE_FINAL_TYPE (UiBrowserSamples, ui_browser_samples, UI, BROWSER_SAMPLES, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBrowserSamples, ui_browser_samples, UI_TYPE_WIDGETS_DIALOG)

static void
ui_browser_samples_finalize (GObject *object)
{
  UiBrowserSamples *self = UI_BROWSER_SAMPLES (object);

  g_object_unref (self->session);
  app_pool_free (self->pool);
  g_object_unref (self->data);
  G_OBJECT_CLASS (ui_browser_samples_parent_class)->finalize (object);
}

static char *
name_group (UiBrowserSamples *self, guint group)
{
  const AppMade *first = g_ptr_array_index (app_pool_get_puzzles (self->pool, group), 0);
  g_autofree char *shape = app_pool_name (self->pool, group);
  g_autofree char *level = app_sentence_of_level (first->difficulty);

  return g_strdup_printf ("%s · %s", shape, level);
}

/* The state of each game of a sheet, in its order; free it. */
static DeskGameState *
list_states (UiBrowserSamples *self, GPtrArray *puzzles, const char *name)
{
  DeskGameState *states = g_new0 (DeskGameState, puzzles->len);
  g_autoptr (GBytes) sheet = app_made_write_sheet (puzzles);
  g_autofree char *suffix = app_file_suffix (name);
  g_autofree char *uri =
      sheet != NULL ? desk_session_find_spooled (self->session, sheet, suffix) : NULL;

  for (guint i = 0; uri != NULL && i < puzzles->len; i++)
    {
      const AppMade *made = g_ptr_array_index (puzzles, i);
      const DeskFile file = { .uri = uri, .puzzle = desk_game_sum (made->sudoku) };
      DeskGame game = { 0 };

      (void) desk_session_get_game (self->session, &file, &game);
      states[i] = game.state;
    }
  return states;
}

/* A group goes on with its first puzzle that is not solved. */
static void
open_group (UiBrowserSamples *self, guint group)
{
  GPtrArray *puzzles = app_pool_get_puzzles (self->pool, group);
  g_autofree char *name = name_group (self, group);
  g_autofree DeskGameState *states = list_states (self, puzzles, name);
  guint at = 0;

  while (at < puzzles->len && states[at] == DESK_GAME_SOLVED)
    at++;
  self->show (self->data, puzzles, name, at < puzzles->len ? at + 1 : 1);
}

static void
open_row (UiBrowserSamples *self, GtkListBoxRow *row)
{
  const guint index = (guint) gtk_list_box_row_get_index (row);
  const guint n_groups = app_pool_n_groups (self->pool);
  g_autoptr (UiBrowserSamples) held = g_object_ref (self);

  gtk_window_destroy (GTK_WINDOW (self));
  if (index < n_groups)
    open_group (held, index);
  else
    held->show (held->data, app_pool_get_samples (held->pool), _ ("Samples"), index - n_groups + 1);
}

static GtkWidget *
make_row (const char *name, const char *detail)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *title = gtk_label_new (name), *level = gtk_label_new (detail);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (level, "dim-label");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), level);
  gtk_widget_add_css_class (box, "list-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  ui_widgets_list_box_row_set_name (row, title, level);
  return row;
}

static GtkWidget *
make_group_row (UiBrowserSamples *self, guint group)
{
  GPtrArray *puzzles = app_pool_get_puzzles (self->pool, group);
  const guint n = puzzles->len;
  guint n_games[DESK_GAME_STATES] = { 0 };
  g_autofree char *name = name_group (self, group);
  g_autofree DeskGameState *states = list_states (self, puzzles, name);
  BaseText text = BASE_TEXT_EMPTY;
  GtkWidget *row;

  for (guint i = 0; i < n; i++)
    n_games[states[i]]++;
  if (n_games[DESK_GAME_SOLVED] + n_games[DESK_GAME_BEGUN] > 0)
    words_fill (&text,
                P_ ("%1 puzzle, solved: %2, begun: %3", "%1 puzzles, solved: %2, begun: %3", n),
                WORDS_WITH (WORDS_NUMBER (n), WORDS_NUMBER (n_games[DESK_GAME_SOLVED]),
                            WORDS_NUMBER (n_games[DESK_GAME_BEGUN])));
  else
    words_fill (&text, P_ ("%1 puzzle", "%1 puzzles", n), WORDS_WITH (WORDS_NUMBER (n)));
  row = make_row (name, base_text_string (&text));
  base_text_clear (&text);
  return row;
}

/* "Medium", and behind it the state of its game where it was begun. */
static GtkWidget *
make_sample_row (const AppMade *made, DeskGameState state)
{
  g_autofree char *kind = app_made_name_shape (made->sudoku->shape);
  g_autofree char *level = app_sentence_of_level (made->difficulty);
  const char *played = state == DESK_GAME_SOLVED  ? _ ("solved")
                       : state == DESK_GAME_BEGUN ? _ ("begun")
                                                  : NULL;
  g_autofree char *detail =
      played != NULL ? g_strdup_printf ("%s · %s", level, played) : g_steal_pointer (&level);

  return make_row (kind, detail);
}

static void
read_groups (UiBrowserSamples *self)
{
  self->pool = app_pool_new ();
  for (guint i = 0; i < app_pool_n_groups (self->pool); i++)
    gtk_list_box_append (self->list, make_group_row (self, i));
}

static void
read_samples (UiBrowserSamples *self)
{
  GPtrArray *samples = app_pool_get_samples (self->pool);
  g_autofree DeskGameState *states = list_states (self, samples, _ ("Samples"));

  for (guint i = 0; i < samples->len; i++)
    gtk_list_box_append (self->list, make_sample_row (g_ptr_array_index (samples, i), states[i]));
}

static void
ui_browser_samples_class_init (UiBrowserSamplesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_browser_samples_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/samples.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBrowserSamples, list);
  gtk_widget_class_bind_template_callback (widget_class, open_row);
}

static void
ui_browser_samples_init (UiBrowserSamples *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_browser_samples_present (GtkWindow *parent,
                            DeskSession *session,
                            UiBrowserShowSheet show,
                            GObject *data)
{
  UiBrowserSamples *self = g_object_new (UI_TYPE_BROWSER_SAMPLES, NULL);

  self->session = g_object_ref (session);
  self->show = show;
  self->data = g_object_ref (data);
  read_groups (self);
  read_samples (self);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

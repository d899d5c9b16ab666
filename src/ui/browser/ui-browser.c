#include "ui-browser-private.h"

#include "app-file.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-tab-stop.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Between the name of the file and the puzzle's number. */
#define SEPARATOR " · "

G_DEFINE_FINAL_TYPE (UiBrowser, ui_browser, GTK_TYPE_BOX)

static char *
collection_name (UiBrowser *self)
{
  g_autofree char *uri = g_file_get_uri (app_collection_get_file (self->collection));

  return app_file_name (uri, self->session);
}

/* A puzzle that was chosen. */
typedef struct
{
  UiBrowser *browser;
  char *title;
} Choice;

static void
loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  Choice *choice = data;
  AppLoaded *puzzle = app_collection_load_finish (result, NULL);

  (void) source;
  if (puzzle != NULL)
    g_signal_emit_by_name (choice->browser, "chosen", puzzle, choice->title);
  g_object_unref (choice->browser);
  g_free (choice->title);
  g_free (choice);
}

void
ui_browser_stop_choosing (UiBrowser *self)
{
  g_cancellable_cancel (self->choosing);
  g_clear_object (&self->choosing);
}

void
ui_browser_choose_index (UiBrowser *self, guint index)
{
  g_autofree char *name = collection_name (self);
  Choice *choice = g_new (Choice, 1);

  *choice = (Choice){ .browser = g_object_ref (self),
                      .title = g_strdup_printf ("%s" SEPARATOR "%u", name, index + 1) };
  ui_browser_stop_choosing (self);
  self->choosing = g_cancellable_new ();
  self->awaited = 0;
  self->at = index + 1;
  app_collection_load (self->collection, index, self->choosing, loaded, choice);
}

static void
load_activated (UiBrowser *self, guint place)
{
  ui_browser_choose_index (self, app_order_get_index (self->order, place));
}

/* Back from another puzzle to that of the list. */
static void
go_back (UiBrowser *self)
{
  if (self->collection != NULL && self->at <= ui_browser_count (self))
    ui_browser_choose_index (self, MAX (self->at, 1) - 1);
}

guint64
ui_browser_count (UiBrowser *self)
{
  return self->collection != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->collection)) : 0;
}

void
ui_browser_choose (UiBrowser *self, guint64 number)
{
  if (number >= 1 && number <= ui_browser_count (self))
    ui_browser_choose_index (self, (guint) (number - 1));
}

void
ui_browser_choose_soon (UiBrowser *self, guint64 number)
{
  self->awaited = (guint) number;
  ui_browser_choose (self, number);
}

char *
ui_browser_make_title (const char *name, guint64 number)
{
  return g_strdup_printf ("%s" SEPARATOR "%" G_GUINT64_FORMAT, name, number);
}

guint64
ui_browser_number_of_title (const char *title)
{
  const char *found = g_strrstr (title, SEPARATOR);
  guint64 number;

  return found != NULL
                 && g_ascii_string_to_unsigned (found + strlen (SEPARATOR), 10, 1, G_MAXUINT,
                                                &number, NULL)
             ? number
             : 0;
}

char *
ui_browser_name_of_title (const char *title)
{
  const char *found = g_strrstr (title, SEPARATOR);

  return found != NULL ? g_strndup (title, (gsize) (found - title)) : g_strdup (title);
}

guint64
ui_browser_find (UiBrowser *self, const char *title)
{
  g_autofree char *name = self->collection != NULL ? collection_name (self) : NULL;

  if (name == NULL || !g_str_has_prefix (title, name)
      || g_strrstr (title, SEPARATOR) != title + strlen (name))
    return 0;
  return ui_browser_number_of_title (title);
}

static void
count_changed (UiBrowser *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->collection));
  g_autofree char *name = collection_name (self), *grouped = g_strdup_printf ("%'u", n);
  BaseText text = BASE_TEXT_EMPTY;

  gtk_label_set_label (GTK_LABEL (self->name), name);
  words_fill (&text, P_ ("%1 puzzle", "%1 puzzles", n), WORDS_WITH (WORDS_TEXT (grouped)));
  gtk_label_set_label (GTK_LABEL (self->count), base_text_string (&text));
  base_text_clear (&text);
  words_fill (&text, P_ ("%2: %1 puzzle", "%2: %1 puzzles", n),
              WORDS_WITH (WORDS_TEXT (grouped), WORDS_TEXT (name)));
  gtk_widget_set_tooltip_text (self->title, base_text_string (&text));
  base_text_clear (&text);
  ui_browser_choose (self, self->awaited);
}

/* An open puzzle's number may belong to the collection before. */
static void
close_collection (UiBrowser *self)
{
  if (self->collection == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->collection, self);
  g_signal_handlers_disconnect_by_data (self->order, self);
  g_signal_handlers_disconnect_by_data (self->rater, self);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  ui_browser_stop_choosing (self);
  app_rater_stop (self->rater);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  g_clear_object (&self->order);
  g_clear_object (&self->rater);
  g_clear_object (&self->collection);
  self->open = self->at = self->awaited = 0;
  self->open_puzzle = 0;
}

void
ui_browser_open (UiBrowser *self, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  AppRatings *ratings = app_ratings_of_session (self->session);

  close_collection (self);
  self->collection = app_collection_new (file);
  self->order = app_order_new (self->collection, ratings);
  self->rater = app_rater_new (self->collection, ratings);
  g_signal_connect_object (self->collection, "items-changed", G_CALLBACK (count_changed), self,
                           G_CONNECT_SWAPPED);
  self->rows = ui_browser_rows_new (self->collection, self->session, self->rater, self->scheme);
  self->selection = ui_browser_selection_new (self->order);
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->list), ui_browser_rows_get_factory (self->rows));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "list");
  ui_browser_find_begin (self);
}

GHashTable *
ui_browser_list_games (UiBrowser *self)
{
  g_autofree char *uri = g_file_get_uri (app_collection_get_file (self->collection));
  GHashTable *games = desk_session_list_games (self->session, uri);

  desk_session_put_game (games, self->open_puzzle, &self->open_game);
  return games;
}

/* While a puzzle that was chosen is being read, the one before is still on the board. */
void
ui_browser_set_open (UiBrowser *self, guint64 number, guint64 puzzle, const DeskGame *game)
{
  const bool was_none = self->open_puzzle == 0;

  gtk_widget_set_visible (self->elsewhere, number == 0);
  if (self->selection == NULL)
    return;
  if (number > 0 && number != self->open)
    self->at = (guint) number;
  self->open = (guint) number;
  self->open_puzzle = number > 0 ? puzzle : 0;
  self->open_game = *game;
  ui_browser_selection_set_open (self->selection, (guint) number);
  ui_browser_rows_set_game (self->rows, self->open_puzzle, game);
  /* A list that was filtered before knows nothing of this game yet. */
  if (was_none && number > 0)
    ui_browser_find_anew (self);
}

void
ui_browser_note_replaced (UiBrowser *self, GFile *file, const FormatsReplacement *replacement)
{
  if (self->collection != NULL && g_file_equal (app_collection_get_file (self->collection), file))
    app_collection_note_replaced (self->collection, replacement);
}

GFile *
ui_browser_get_file (UiBrowser *self)
{
  return self->collection != NULL ? app_collection_get_file (self->collection) : NULL;
}

static void
ui_browser_dispose (GObject *object)
{
  UiBrowser *self = UI_BROWSER (object);

  close_collection (self);
  g_clear_object (&self->session);
  g_clear_object (&self->scheme);
  g_clear_object (&self->settings);
  g_clear_object (&self->choices);
  G_OBJECT_CLASS (ui_browser_parent_class)->dispose (object);
}

static void
ui_browser_finalize (GObject *object)
{
  g_free (UI_BROWSER (object)->choices_name);
  G_OBJECT_CLASS (ui_browser_parent_class)->finalize (object);
}

static void
ui_browser_class_init (UiBrowserClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_browser_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_browser_finalize;
  g_signal_new ("chosen", UI_TYPE_BROWSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_POINTER, G_TYPE_STRING);
  g_signal_new ("all-solved", UI_TYPE_BROWSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_type_ensure (UI_TYPE_WIDGETS_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/browser.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, stack);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, title);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, name);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, count);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, list);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, elsewhere);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, search);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, status_row);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, status);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, stop);
  gtk_widget_class_bind_template_child (widget_class, UiBrowser, levels);
  gtk_widget_class_bind_template_callback (widget_class, load_activated);
  gtk_widget_class_bind_template_callback (widget_class, go_back);
  gtk_widget_class_bind_template_callback (widget_class, ui_browser_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, ui_browser_open_found);
  gtk_widget_class_bind_template_callback (widget_class, ui_browser_end_search);
  gtk_widget_class_bind_template_callback (widget_class, ui_browser_stop_work);
}

static void
ui_browser_init (UiBrowser *self)
{
  ui_browser_find_init (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
}

void
ui_browser_set_up (UiBrowser *self,
                   DeskSession *session,
                   const char *choices,
                   UiWidgetsScheme *scheme,
                   GSettings *settings)
{
  self->session = g_object_ref (session);
  self->choices_name = g_strdup (choices);
  self->scheme = g_object_ref (scheme);
  self->settings = g_object_ref (settings);
  ui_browser_find_set_up (self);
}

#include "formats.h"
#include "ui-browser.h"
#include "ui-widgets-message.h"
#include "ui-window-actions.h"
#include "ui-window-private.h"
#include "words-gettext.h"

#include <string.h>

/* Undos that follow each other within this time belong together, in microseconds. */
#define UNDO_RUN_US 600000

static void
enable (UiWindow *self, const char *name, bool enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static bool
has_candidates (DeskDocument *document)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));

  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (desk_document_get_candidates (document, cell) != 0)
      return true;
  return false;
}

/* Disables editing while the dance or a step of the path hides the puzzle, because nobody would see
 * the change. */
static bool
enable_on_board (UiWindow *self)
{
  const bool dances = ui_window_shows_dance (self);
  const bool shown = !dances && app_path_get_shown (self->path) == APP_PATH_NO_STEP;

  ui_window_actions_enable_on_board (self, shown);
  enable (self, "path", !dances);
  return shown;
}

void
ui_window_sync_edit (UiWindow *self)
{
  bool setup = desk_document_get_mode (self->document) == DESK_SETUP;
  uint32_t n_digits = desk_document_n_digits (self->document);
  bool entries = n_digits > desk_document_n_givens (self->document);

  enable (self, "save-in-collection", ui_window_can_save_in_collection (self));
  enable (self, "solve", !ui_window_shows_start (self));
  if (!enable_on_board (self))
    return;
  enable (self, "play", setup);
  enable (self, "edit-givens", !setup);
  enable (self, "undo", desk_document_undoes (self->document) != DESK_ACTIONS);
  enable (self, "redo", desk_document_redoes (self->document) != DESK_ACTIONS);
  enable (self, "hint", !desk_document_is_solved (self->document));
  enable (self, "check-entries",
          entries && g_settings_get_enum (self->settings, "mark-wrong") != UI_WINDOW_WRONG_NEVER);
  enable (self, "start-trial", !setup);
  enable (self, "drop-trial", desk_document_is_trial (self->document));
  enable (self, "keep-trial", desk_document_is_trial (self->document));
  enable (self, "clear-colours", desk_document_has_colours (self->document));
  enable (self, "lock-entries", entries);
  enable (self, "unlock-givens", desk_document_n_givens (self->document) > 0);
  enable (self, "reset", !setup || entries);
  enable (self, "clear-candidates", has_candidates (self->document));
  enable (self, "drop-solution", desk_document_has_solution (self->document));
}

/* A run of undos stops at the beginning of the puzzle.  Another one, after a moment, goes on to the
 * puzzle before: a key that is held down must not. */
void
ui_window_undo (UiWindow *self)
{
  const gint64 now = g_get_monotonic_time ();
  const bool is_run = now - self->undone_at < UNDO_RUN_US;
  const uint64_t revision = desk_document_get_revision (self->document);

  self->undone_at = now;
  if (desk_document_undo_leaves_game (self->document)
      && (is_run || self->undo_stopped_at != revision))
    {
      self->undo_stopped_at = revision;
      app_answers_explain_first_undo (self->answers);
      return;
    }
  desk_document_undo (self->document);
  ui_window_list_source (self);
}

void
ui_window_redo (UiWindow *self)
{
  desk_document_redo (self->document);
  ui_window_list_source (self);
}

/* Copies the puzzle in a format, with `values` in place of its givens unless they are NULL. */
static void
copy (UiWindow *self, const char *format, const uint8_t *values)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  FormatsWriteOptions options = { .values = values, .plain = true, .bare = true };
  BaseText text = BASE_TEXT_EMPTY;

  if (desk_document_get_formats_puzzle (self->document, &puzzle) != BASE_OK)
    return;
  if (formats_write (formats_find (format), &puzzle, &options, &text) == BASE_OK)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), base_text_string (&text));
  else
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_ERROR,
                            _ ("This puzzle cannot be written that way."), NULL, 0);
  base_text_clear (&text);
  format_puzzle_clear (&puzzle);
}

void
ui_window_copy_line (UiWindow *self)
{
  copy (self, "line", NULL);
}

void
ui_window_copy_grid (UiWindow *self)
{
  copy (self, "grid", NULL);
}

/* Copies the givens, the solver's values, and the entries where the solver found nothing. */
void
ui_window_copy_solution (UiWindow *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (self->document));
  g_autofree uint8_t *values = g_new0 (uint8_t, n_cells);

  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      uint8_t solver = desk_document_get_solver (self->document, cell);

      values[cell] = solver != 0 ? solver : desk_document_get_digit (self->document, cell);
    }
  copy (self, "line", values);
}

void
ui_window_cut (UiWindow *self)
{
  ui_window_copy_line (self);
  desk_document_simply (self->document, DESK_CLEAR_ALL);
}

/* Takes ownership of what was read of the text.  Several puzzles become a collection. */
static void
show_text (UiWindow *self, AppLoaded *loaded, const char *text, gsize length, const char *suffix)
{
  if (loaded->more && loaded->kind == APP_LOADED_PUZZLE)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, length);

      loaded->uri = desk_session_spool (self->session, bytes, suffix);
      loaded->from =
          (DeskFile){ .uri = loaded->uri, .offset = loaded->puzzle.place.offset, .is_part = true };
    }
  ui_window_show_loaded (self, loaded, NULL);
}

/* A text with as many symbols as an empty grid has cells is read in the shape of that grid, so the
 * clues of a jigsaw can be pasted into its regions. */
static void
load_pasted_text (UiWindow *self, const char *text)
{
  AppLoaded *loaded = app_load_messy_text (text, NULL);
  SudokuShape *shape = desk_document_get_shape (self->document);

  if (loaded != NULL && loaded->kind == APP_LOADED_PUZZLE
      && desk_document_n_digits (self->document) == 0
      && sudoku_shape_n_cells (loaded->puzzle.sudoku->shape) == sudoku_shape_n_cells (shape))
    {
      AppLoaded *alike = app_load_messy_text (text, shape);

      if (alike != NULL && alike->kind == APP_LOADED_PUZZLE)
        {
          app_loaded_free (loaded);
          loaded = alike;
        }
      else if (alike != NULL)
        app_loaded_free (alike);
    }
  if (loaded != NULL)
    show_text (self, loaded, text, strlen (text), "");
}

void
ui_window_show_spooled (UiWindow *self, GBytes *bytes, const char *suffix, guint64 number)
{
  g_autofree char *uri = desk_session_spool (self->session, bytes, suffix);
  const DeskFile from = { .uri = uri };

  if (uri == NULL)
    return;
  ui_window_stop_loading (self);
  ui_widgets_message_close (UI_WIDGETS_MESSAGE (self->message));
  ui_window_remember_collection (self, &from);
  ui_browser_open (UI_BROWSER (self->browser), uri);
  ui_browser_choose_soon (UI_BROWSER (self->browser), number);
  g_settings_set_boolean (self->settings, "show-collection", !self->is_narrow);
}

static void
text_came (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (UiWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (text != NULL)
    load_pasted_text (self, text);
  else
    ui_widgets_message_say (UI_WIDGETS_MESSAGE (self->message), GTK_MESSAGE_INFO,
                            _ ("There is no text on the clipboard."), NULL, 0);
}

void
ui_window_paste (UiWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->leaving,
                                 text_came, g_object_ref (self));
}

/* A link dropped from a browser arrives as a file that does not exist: the puzzle is in its
 * name. */
static char *
link_of (GFile *file)
{
  return g_file_has_uri_scheme (file, "http") || g_file_has_uri_scheme (file, "https")
             ? g_file_get_uri (file)
             : NULL;
}

static gboolean
dropped (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  UiWindow *self = data;

  (void) target;
  (void) x;
  (void) y;
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *list = g_value_get_boxed (value);
      g_autoptr (GPtrArray) files = g_ptr_array_new ();

      g_autofree char *link = list != NULL ? link_of (list->data) : NULL;

      for (GSList *each = list; each != NULL; each = each->next)
        g_ptr_array_add (files, each->data);
      if (link != NULL)
        load_pasted_text (self, link);
      else
        ui_window_open_files (self, (GFile **) files->pdata, files->len);
    }
  else
    load_pasted_text (self, g_value_get_string (value));
  return TRUE;
}

/* Ignores a drop that comes from a drag of this window. */
static gboolean
is_from_elsewhere (GtkDropTarget *target, GdkDrop *drop, gpointer data)
{
  g_autoptr (GdkContentFormats) formats = gdk_content_formats_union_deserialize_gtypes (
      gdk_content_formats_ref (gdk_drop_get_formats (drop)));

  (void) data;
  return gdk_drop_get_drag (drop) == NULL
         && gdk_content_formats_match (gtk_drop_target_get_formats (target), formats);
}

void
ui_window_accept_drops (UiWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "accept", G_CALLBACK (is_from_elsewhere), self);
  g_signal_connect (target, "drop", G_CALLBACK (dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
ui_window_clear_cell (UiWindow *self)
{
  app_typing_clear (self->typing);
}

void
ui_window_clear_all (UiWindow *self)
{
  desk_document_simply (self->document, DESK_CLEAR_ALL);
}

void
ui_window_reset (UiWindow *self)
{
  desk_document_simply (self->document, DESK_RESET);
}

void
ui_window_select_all (UiWindow *self)
{
  uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (self->document));

  desk_document_select (self->document, n_cells - 1, 0);
}

void
ui_window_select_same (UiWindow *self)
{
  desk_document_select_same (self->document, desk_document_get_cursor (self->document));
}

void
ui_window_lock_entries (UiWindow *self)
{
  desk_document_simply (self->document, DESK_LOCK_ENTRIES);
}

void
ui_window_unlock_givens (UiWindow *self)
{
  desk_document_simply (self->document, DESK_UNLOCK_GIVENS);
}

static void
turn_board (UiWindow *self, DeskTurn turn)
{
  desk_document_do (self->document, &(DeskAction){ .kind = DESK_TURN_GRID, .turn = turn });
}

void
ui_window_turn_right (UiWindow *self)
{
  turn_board (self, DESK_TURN_RIGHT);
}

void
ui_window_turn_left (UiWindow *self)
{
  turn_board (self, DESK_TURN_LEFT);
}

void
ui_window_mirror (UiWindow *self)
{
  turn_board (self, DESK_MIRROR);
}

void
ui_window_flip (UiWindow *self)
{
  turn_board (self, DESK_FLIP);
}

#include "ui-board.h"

#include "app-board-state.h"
#include "app-sentences.h"
#include "ui-board-actions.h"
#include "ui-board-cell-rows.h"
#include "ui-board-keys.h"
#include "ui-board-menu.h"
#include "ui-board-picture.h"
#include "ui-board-pointer.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-menu.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

/* The smallest board that is usable.  A board that is larger than its window is scrolled. */
#define LEAST_SIDE 200

struct _UiBoard
{
  GtkWidget parent_instance;

  DeskDocument *document;
  AppAnswers *answers;
  AppTyping *typing;
  UiWidgetsScheme *scheme;
  GSettings *settings;

  UiBoardPicture *picture;
  SudokuShape *shape; /* the shape of the children */
  PaintCell *cells;
  PaintNote *notes; /* or NULL */
  DeskLine *lines;  /* of the document, as the children tell them */
  uint32_t n_lines;
  GtkWidget **children; /* one for each cell */
  int least;
  bool draws_regions; /* a value is the region of its cell */
  bool focused;
  bool wants_focus; /* when the children match the shape */
  guint naming;     /* a timeout that updates the board's name */
  /* an idle source; until it runs, the children are those of the previous shape */
  guint remaking;
};

G_DEFINE_FINAL_TYPE (UiBoard, ui_board, GTK_TYPE_WIDGET)

static void
say_name (gpointer data)
{
  UiBoard *self = data;
  const char *sentence = self->answers != NULL ? app_answers_get_sentence (self->answers) : "";
  const ReasonRating *rating =
      self->answers != NULL ? app_answers_get_rating (self->answers) : NULL;
  g_autofree char *rated = rating != NULL ? app_sentence_of_rating (rating) : NULL;
  g_autofree char *said = g_strjoin (rated != NULL ? " " : NULL, sentence, rated, NULL);
  BaseText name = BASE_TEXT_EMPTY;

  self->naming = 0;
  /* TRANSLATORS: %3 is the sentence above the board, such as "Proper puzzle: exactly one
   * solution." */
  words_fill (&name, _ ("Board, %1 by %2. %3"),
              WORDS_WITH (WORDS_NUMBER (sudoku_shape_rows (self->shape)),
                          WORDS_NUMBER (sudoku_shape_columns (self->shape)), WORDS_TEXT (said)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  base_text_clear (&name);
}

/* Updates the name at most once a second, for screen readers. */
static void
name_changed (UiBoard *self)
{
  if (self->naming == 0)
    self->naming = g_timeout_add_once (1000, say_name, self);
}

static bool
is_heard_alike (const PaintCell *a, const PaintCell *b)
{
  unsigned seen_only = PAINT_MARK_PEER | PAINT_MARK_SAME | PAINT_MARK_TYPING | PAINT_MARK_PAIR;

  return a->value == b->value && a->kind == b->kind && a->candidates == b->candidates
         && a->correction == b->correction && a->struck == b->struck && a->ringed == b->ringed
         && (a->marks & ~seen_only) == (b->marks & ~seen_only);
}

/* When a child is removed, GTK can move the focus, which calls refresh (): at that time there are
 * no children. */
static void
remove_children (UiBoard *self)
{
  g_clear_handle_id (&self->remaking, g_source_remove);
  g_clear_pointer (&self->children, g_free);
  g_clear_pointer (&self->cells, g_free);
  g_clear_pointer (&self->notes, g_free);
  ui_widgets_drop_children (GTK_WIDGET (self));
}

static bool
are_notes_alike (const PaintNote *a, const PaintNote *b, uint32_t cell)
{
  static const PaintNote none;

  return memcmp (a != NULL ? &a[cell] : &none, b != NULL ? &b[cell] : &none, sizeof none) == 0;
}

/* Returns whether the lines are others than before. */
static bool
take_lines (UiBoard *self)
{
  uint32_t n;
  const DeskLine *lines = desk_document_get_lines (self->document, &n);
  bool changed = n != self->n_lines;

  for (uint32_t i = 0; i < n && !changed; i++)
    changed = memcmp (&lines[i], &self->lines[i], sizeof *lines) != 0;
  if (changed)
    {
      g_free (self->lines);
      self->lines = g_memdup2 (lines, n * sizeof *lines);
      self->n_lines = n;
    }
  return changed;
}

static void
update_children (UiBoard *self, const PaintCell *old, const PaintNote *old_notes)
{
  const bool has_other_lines = take_lines (self);
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  DeskPathStep *step = self->answers != NULL ? app_answers_get_step (self->answers) : NULL;
  char symbols[SUDOKU_MAX_VALUES + 1];

  desk_document_get_symbols (self->document, symbols);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (old == NULL || has_other_lines || !is_heard_alike (&old[cell], &self->cells[cell])
        || !are_notes_alike (old_notes, self->notes, cell))
      {
        g_autofree char *note = app_board_state_note (&self->cells[cell], symbols);

        ui_board_cell_update (UI_BOARD_CELL (self->children[cell]), step, note);
      }
}

static void refresh (UiBoard *self);

static gboolean
remake_children (gpointer data)
{
  UiBoard *self = data;
  bool focused = self->focused || self->wants_focus;

  self->remaking = 0;
  self->wants_focus = false;
  remove_children (self);
  self->children = ui_board_cell_rows_new (GTK_WIDGET (self), self->document);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  refresh (self);
  if (focused)
    ui_board_focus_cursor (self);
  return G_SOURCE_REMOVE;
}

/* Rebuilds the children from an idle source, before the next frame, and never at once.  A shape can
 * change while GTK moves the focus to a child (a spin button reads its text when the focus leaves
 * it), and GTK loops forever when that child is destroyed meanwhile. */
static void
update_shape (UiBoard *self)
{
  SudokuShape *shape = desk_document_get_shape (self->document);
  char symbols[SUDOKU_MAX_VALUES + 1];

  if (ui_board_picture_set_symbols (self->picture,
                                    desk_document_get_symbols (self->document, symbols)))
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->shape != NULL && sudoku_shape_equal (self->shape, shape))
    return;
  g_clear_pointer (&self->shape, sudoku_shape_unref);
  self->shape = sudoku_shape_ref (shape);
  g_clear_pointer (&self->cells, g_free);
  g_clear_pointer (&self->notes, g_free);
  ui_board_picture_set_shape (self->picture, shape);
  name_changed (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->children == NULL)
    self->children = ui_board_cell_rows_new (GTK_WIDGET (self), self->document);
  else if (self->remaking == 0)
    self->remaking = g_idle_add_full (G_PRIORITY_HIGH_IDLE, remake_children, self, NULL);
}

static bool
update_regions (UiBoard *self)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  g_autofree uint8_t *regions = g_new (uint8_t, n_cells);

  for (uint32_t cell = 0; cell < n_cells; cell++)
    regions[cell] = desk_document_get_given (self->document, cell);
  return ui_board_picture_set_regions (self->picture, regions);
}

/* Updates the shape first, so that nothing of the previous shape is drawn. */
static void
refresh (UiBoard *self)
{
  AppBoardScene scene = {
    .document = self->document,
    .answers = self->answers,
    .focused = self->focused,
    .type_mode = app_typing_get_type_mode (self->typing),
    .locked = app_typing_get_locked (self->typing),
    .mark_pairs = g_settings_get_boolean (self->settings, "mark-pairs"),
    .highlight_peers = g_settings_get_boolean (self->settings, "highlight-peers"),
    .highlight_same = g_settings_get_boolean (self->settings, "highlight-same"),
    .mark_culprits = g_settings_get_boolean (self->settings, "mark-culprits"),
    .mark_clashes = g_settings_get_boolean (self->settings, "mark-clashes"),
  };
  g_autofree PaintCell *old = NULL;
  g_autofree PaintNote *old_notes = NULL;
  DeskLine line;
  uint32_t n_lines;
  PaintLine *lines;
  Subject *subject = NULL;
  Figure *figure;
  bool changed;

  update_shape (self);
  if (self->children == NULL)
    return;
  figure = self->answers != NULL ? app_answers_new_figure (self->answers, &subject) : NULL;
  if (figure != NULL)
    {
      scene.reason = figure_reason (figure);
      scene.board = subject->board;
    }
  old = g_steal_pointer (&self->cells);
  self->cells = app_board_state_new (&scene);
  old_notes = g_steal_pointer (&self->notes);
  self->notes = app_board_state_new_notes (&scene);
  if (self->remaking == 0)
    update_children (self, old, old_notes);
  if (app_typing_get_line (self->typing, &line))
    scene.line = &line;
  lines = app_board_state_new_lines (&scene, &n_lines);
  changed = ui_board_picture_set_cells (self->picture, self->cells, self->notes);
  changed |= ui_board_picture_set_lines (self->picture, lines, n_lines);
  changed |= ui_board_picture_set_figure (self->picture, figure, subject);
  changed |= self->draws_regions && update_regions (self);
  if (changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
follow_document_changes (UiBoard *self, const DeskChanged *changed)
{
  refresh (self);
  if ((changed->what & DESK_CHANGED_SELECTION) && self->focused)
    ui_board_focus_cursor (self);
}

static void
answers_changed (UiBoard *self)
{
  refresh (self);
  name_changed (self);
}

static void
theme_changed (UiBoard *self)
{
  PaintTheme theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));

  ui_widgets_scheme_take_ground (&theme, GTK_WIDGET (self));
  if (ui_board_picture_set_theme (self->picture, &theme))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ui_board_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = UI_BOARD (widget)->least;
  *natural = MAX (*minimum, 560);
  *minimum_baseline = *natural_baseline = -1;
}

static void
ui_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiBoard *self = UI_BOARD (widget);
  PaintBoardOptions options = {
    .width = width,
    .height = height,
    .scale = gtk_widget_get_scale_factor (widget),
    .text_scale = ui_widgets_scheme_text_scale (widget),
    .coordinates = true,
  };
  const PaintBoardLayout *layout;

  (void) baseline;
  ui_board_picture_set_options (self->picture, &options);
  layout = ui_board_picture_layout (self->picture);
  if (layout != NULL && self->remaking == 0)
    ui_board_cell_rows_allocate (widget, layout);
}

static void
ui_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ui_board_picture_snapshot (UI_BOARD (widget)->picture, snapshot);
}

/* Tab moves the focus to the cell at the cursor, and from there out of the board. */
static gboolean
ui_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UiBoard *self = UI_BOARD (widget);

  (void) direction;
  if (gtk_widget_get_focus_child (widget) != NULL || self->shape == NULL)
    return FALSE;
  ui_board_focus_cursor (self);
  return TRUE;
}

static gboolean
ui_board_grab_focus (GtkWidget *widget)
{
  ui_board_focus_cursor (UI_BOARD (widget));
  return TRUE;
}

void
ui_board_focus_cursor (UiBoard *self)
{
  GtkWidget *cell;

  self->wants_focus = self->remaking != 0;
  if (self->wants_focus)
    return;
  cell = self->children[desk_document_get_cursor (self->document)];
  if (!gtk_widget_has_focus (cell))
    gtk_widget_grab_focus (cell);
}

void
ui_board_draw_regions (UiBoard *self)
{
  self->draws_regions = true;
  refresh (self);
}

void
ui_board_set_zoom (UiBoard *self, double zoom, int room)
{
  int least = zoom > 1 ? (int) (zoom * room) : LEAST_SIDE;

  if (self->least == least)
    return;
  self->least = least;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

bool
ui_board_is_edge (UiBoard *self, double x, double y)
{
  const PaintBoardLayout *layout = ui_board_picture_layout (self->picture);
  PaintRect cells, cell;
  uint32_t index;

  if (layout == NULL || paint_board_cell_at (layout, x, y, &index))
    return false;
  cells = paint_board_bounds (layout);
  cell = paint_board_cell_rect (layout, 0);
  return x > cells.x - cell.width && y > cells.y - cell.height
         && x < cells.x + cells.width + cell.width && y < cells.y + cells.height + cell.height;
}

static void
css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ui_board_parent_class)->css_changed (widget, change);
  if (UI_BOARD (widget)->scheme != NULL)
    theme_changed (UI_BOARD (widget));
}

static void
focus_came_or_went (GtkEventControllerFocus *controller, GParamSpec *spec, UiBoard *self)
{
  (void) spec;
  self->focused = gtk_event_controller_focus_contains_focus (controller);
  refresh (self);
}

static void
perform_action (GtkWidget *widget, const char *name, GVariant *target)
{
  ui_board_actions_perform (UI_BOARD (widget)->typing, name, target);
}

static void
open_menu (GtkWidget *widget, const char *name, GVariant *target)
{
  UiBoard *self = UI_BOARD (widget);
  const PaintBoardLayout *layout = ui_board_picture_layout (self->picture);

  (void) name;
  (void) target;
  if (layout != NULL)
    ui_board_menu_open (widget, self->document, self->typing, self->scheme,
                        paint_board_cell_rect (layout, desk_document_get_cursor (self->document)));
}

static void
ui_board_dispose (GObject *object)
{
  UiBoard *self = UI_BOARD (object);

  ui_widgets_menu_close (GTK_WIDGET (self));
  g_clear_handle_id (&self->naming, g_source_remove);
  remove_children (self);
  g_clear_pointer (&self->shape, sudoku_shape_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->answers);
  g_clear_object (&self->typing);
  g_clear_object (&self->scheme);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_board_parent_class)->dispose (object);
}

static void
ui_board_finalize (GObject *object)
{
  ui_board_picture_free (UI_BOARD (object)->picture);
  g_free (UI_BOARD (object)->lines);
  G_OBJECT_CLASS (ui_board_parent_class)->finalize (object);
}

static void
ui_board_class_init (UiBoardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_board_finalize;
  widget_class->measure = ui_board_measure;
  widget_class->size_allocate = ui_board_size_allocate;
  widget_class->snapshot = ui_board_snapshot;
  widget_class->focus = ui_board_focus;
  widget_class->grab_focus = ui_board_grab_focus;
  widget_class->css_changed = css_changed;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "win.type-mode", NULL);
  gtk_widget_class_install_action (widget_class, "board.menu", NULL, open_menu);
  ui_board_actions_install (widget_class, perform_action);
}

static void
ui_board_init (UiBoard *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->picture = ui_board_picture_new ();
  self->least = LEAST_SIDE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (focus, "notify::contains-focus", G_CALLBACK (focus_came_or_went), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

void
ui_board_set_up (UiBoard *self,
                 DeskDocument *document,
                 AppAnswers *answers,
                 AppTyping *typing,
                 UiWidgetsScheme *scheme,
                 GSettings *settings)
{
  GtkSettings *gtk = gtk_widget_get_settings (GTK_WIDGET (self));
  GConnectFlags swapped = G_CONNECT_SWAPPED;

  self->document = g_object_ref (document);
  if (g_set_object (&self->answers, answers))
    g_signal_connect_object (answers, "changed", G_CALLBACK (answers_changed), self, swapped);
  self->typing = g_object_ref (typing);
  self->scheme = g_object_ref (scheme);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document_changes), self,
                           swapped);
  g_signal_connect_object (typing, "notify", G_CALLBACK (refresh), self, swapped);
  g_signal_connect_object (typing, "line", G_CALLBACK (refresh), self, swapped);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (theme_changed), self, swapped);
  g_signal_connect_object (settings, "changed", G_CALLBACK (refresh), self, swapped);
  g_signal_connect_object (gtk, "notify::gtk-xft-dpi", G_CALLBACK (gtk_widget_queue_resize), self,
                           swapped);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_resize), NULL);
  ui_board_keys_add (GTK_WIDGET (self), typing);
  ui_board_pointer_add (GTK_WIDGET (self), document, typing, self->picture);
  theme_changed (self);
  refresh (self);
}

/* One button begins and stops, so that the focus stays where it is.  A puzzle that is wished for
 * alone is taken as soon as it is there; a sheet when it is full, or when the user wants no
 * more. */
#include "ui-board-new-dialog.h"

#include "app-made.h"
#include "ui-board-new-form.h"
#include "ui-board-small.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "words-gettext.h"

struct _UiBoardNewDialog
{
  UiWidgetsDialog parent_instance;

  UiBoardNewForm *form;
  GtkStack *pages; /* "form" and "making" */
  UiBoardSmall *board;
  GtkLabel *made, *sentence;
  GtkSpinner *spinner;
  GtkWidget *enough, *make;
  AppMaker *maker; /* NULL before the first one */
  guint wanted;
  void (*take) (gpointer data, GPtrArray *made);
  GObject *data;
};

#define UI_TYPE_BOARD_NEW_DIALOG (ui_board_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardNewDialog, ui_board_new_dialog, UI, BOARD_NEW_DIALOG, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiBoardNewDialog, ui_board_new_dialog, UI_TYPE_WIDGETS_DIALOG)

static bool
is_busy (UiBoardNewDialog *self)
{
  return self->maker != NULL && app_maker_get_state (self->maker) == APP_MAKER_BUSY;
}

static guint
n_made (UiBoardNewDialog *self)
{
  return self->maker != NULL ? app_maker_get_made (self->maker)->len : 0;
}

/* A form that has become longer or shorter gets the height that it needs. */
static void
fit_form (UiBoardNewDialog *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), -1, -1);
}

static void
sync_buttons (UiBoardNewDialog *self)
{
  const bool busy = is_busy (self);

  ui_widgets_button_set_label (self->make, busy ? _ ("_Stop")
                                           : ui_board_new_form_get_number (self->form) > 1
                                               ? _ ("M_ake Sheet")
                                               : _ ("_Play"));
  gtk_widget_set_visible (self->enough, !busy && n_made (self) > 0);
  gtk_spinner_set_spinning (self->spinner, busy);
  if (busy == g_str_equal (gtk_stack_get_visible_child_name (self->pages), "making"))
    return;
  gtk_stack_set_visible_child_name (self->pages, busy ? "making" : "form");
  fit_form (self);
}

/* Whether the wish can come true, and at what price. */
static void
read_wish (UiBoardNewDialog *self)
{
  SetterWish wish;
  g_autofree char *fault = ui_board_new_form_read (self->form, &wish);
  g_autofree char *patience = fault == NULL ? app_made_patience (&wish) : NULL;

  if (fault == NULL)
    sudoku_shape_unref (wish.shape);
  gtk_label_set_label (self->sentence, fault != NULL ? fault : patience != NULL ? patience : "");
  gtk_widget_set_sensitive (self->make, fault == NULL);
  sync_buttons (self);
}

/* The array belongs to the maker, which lives until the call has ended. */
static void
hand_over (UiBoardNewDialog *self)
{
  g_autoptr (AppMaker) maker = g_object_ref (self->maker);
  g_autoptr (GObject) data = g_object_ref (self->data);
  void (*take) (gpointer data, GPtrArray * made) = self->take;

  gtk_window_destroy (GTK_WINDOW (self));
  take (data, app_maker_get_made (maker));
}

static void
show_progress (UiBoardNewDialog *self)
{
  const GPtrArray *made = app_maker_get_made (self->maker);
  g_autofree char *sentence = app_made_sentence_of (self->maker);

  gtk_label_set_label (self->sentence, sentence);
  if (made->len > 0)
    {
      const AppMade *last = g_ptr_array_index (made, made->len - 1);
      g_autofree char *name = app_made_sentence (last);

      ui_board_small_show (self->board, last->sudoku, name);
      gtk_label_set_label (self->made, name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->board), made->len > 0);
}

static void
follow_maker (UiBoardNewDialog *self)
{
  const AppMakerState state = app_maker_get_state (self->maker);

  if (state == APP_MAKER_DONE)
    {
      hand_over (self);
      return;
    }
  show_progress (self);
  if (state != APP_MAKER_BUSY)
    sync_buttons (self);
}

static void
drop_maker (UiBoardNewDialog *self)
{
  if (self->maker != NULL)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
}

static void
begin_making (UiBoardNewDialog *self)
{
  uint64_t seed = app_maker_draw_seed ();
  SetterWish wish;
  g_autofree char *fault = ui_board_new_form_read (self->form, &wish);

  if (fault != NULL)
    {
      read_wish (self);
      return;
    }
  ui_board_new_form_keep (self->form);
  (void) ui_board_new_form_get_seed (self->form, &seed);
  drop_maker (self);
  self->wanted = ui_board_new_form_get_number (self->form);
  self->maker = app_maker_new (&wish, seed, self->wanted);
  sudoku_shape_unref (wish.shape);
  g_signal_connect_swapped (self->maker, "changed", G_CALLBACK (follow_maker), self);
  gtk_label_set_label (self->made, "");
  show_progress (self);
  sync_buttons (self);
}

static void
make_or_stop (UiBoardNewDialog *self)
{
  if (is_busy (self))
    app_maker_stop (self->maker);
  else
    begin_making (self);
}

static void
ui_board_new_dialog_dispose (GObject *object)
{
  UiBoardNewDialog *self = UI_BOARD_NEW_DIALOG (object);

  drop_maker (self);
  g_clear_object (&self->data);
  G_OBJECT_CLASS (ui_board_new_dialog_parent_class)->dispose (object);
}

static void
ui_board_new_dialog_class_init (UiBoardNewDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_board_new_dialog_dispose;
  g_type_ensure (UI_TYPE_BOARD_NEW_FORM);
  g_type_ensure (UI_TYPE_BOARD_SMALL);
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, form);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, board);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, made);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, enough);
  gtk_widget_class_bind_template_child (widget_class, UiBoardNewDialog, make);
  gtk_widget_class_bind_template_callback (widget_class, fit_form);
  gtk_widget_class_bind_template_callback (widget_class, hand_over);
  gtk_widget_class_bind_template_callback (widget_class, make_or_stop);
  gtk_widget_class_bind_template_callback (widget_class, read_wish);
}

static void
ui_board_new_dialog_init (UiBoardNewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_board_new_dialog_present (GtkWindow *parent,
                             DeskDocument *document,
                             UiWidgetsScheme *scheme,
                             GSettings *settings,
                             void (*take) (gpointer data, GPtrArray *made),
                             GObject *data)
{
  UiBoardNewDialog *self = g_object_new (UI_TYPE_BOARD_NEW_DIALOG, NULL);

  self->take = take;
  self->data = g_object_ref (data);
  ui_board_small_set_scheme (self->board, scheme);
  ui_board_new_form_set_up (self->form, document, settings);
  read_wish (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->make);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

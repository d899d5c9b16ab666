#include "ui-dance-breakpoints.h"

#include "cover-links.h"
#include "dance-notice.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

/* The kinds of breakpoints, in the order of the list; `subject` is a page of the stack. */
typedef struct
{
  const char *title;
  PlayerBreakKind kind;
  const char *subject;
} Kind;

static const Kind kinds[] = {
  { N_ ("An item is chosen"), PLAYER_BREAK_CHOSEN, "item" },
  { N_ ("An item is covered"), PLAYER_BREAK_COVERED, "item" },
  { N_ ("An option is tried"), PLAYER_BREAK_TRIED, "option" },
  { N_ ("A level is reached"), PLAYER_BREAK_LEVEL, "level" },
  { N_ ("The size of any item becomes 0"), PLAYER_BREAK_EMPTY, "any" },
  { N_ ("The size of one item becomes 0"), PLAYER_BREAK_EMPTY, "item" },
};

struct _UiDanceBreakpoints
{
  UiWidgetsDialog parent_instance;

  DanceShow *show;
  void (*changed) (gpointer data);
  gpointer data;
  GtkWidget *list, *nothing, *kind, *subject, *add;
  GtkWidget *item, *option, *level; /* pages of `subject` */
};

#define UI_TYPE_DANCE_BREAKPOINTS (ui_dance_breakpoints_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceBreakpoints,
                      ui_dance_breakpoints,
                      UI,
                      DANCE_BREAKPOINTS,
                      UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiDanceBreakpoints, ui_dance_breakpoints, UI_TYPE_WIDGETS_DIALOG)

static Player *
breakpoints_player (UiDanceBreakpoints *self)
{
  return run_player (dance_show_run (self->show));
}

static Subject *
problem (UiDanceBreakpoints *self)
{
  return run_subject (dance_show_run (self->show));
}

static const Kind *
chosen_kind (UiDanceBreakpoints *self)
{
  guint index = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  return &kinds[MIN (index, G_N_ELEMENTS (kinds) - 1)];
}

static void fill_list (UiDanceBreakpoints *self);

static void
remove_breakpoint (GtkButton *button, UiDanceBreakpoints *self)
{
  const PlayerBreak *which = g_object_get_data (G_OBJECT (button), "break");

  player_remove_break (breakpoints_player (self), *which);
  /* The row disappears and loses the focus, so the focus moves to the control that is always
   * usable. */
  gtk_widget_grab_focus (self->add);
  fill_list (self);
  self->changed (self->data);
}

static GtkWidget *
make_breakpoint_row (UiDanceBreakpoints *self, PlayerBreak which)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *name = dance_break_name (problem (self), which);
  GtkWidget *label = gtk_label_new (name), *row = gtk_list_box_row_new ();
  BaseText text = BASE_TEXT_EMPTY;
  GtkWidget *button;

  words_fill (&text, _ ("Remove: %1"), WORDS_WITH (WORDS_TEXT (name)));
  button = ui_widgets_icon_button_new ("list-remove-symbolic", NULL, base_text_string (&text));
  base_text_clear (&text);
  g_object_set_data_full (G_OBJECT (button), "break", g_memdup2 (&which, sizeof which), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_breakpoint), self);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (box, "list-row");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

static void
fill_list (UiDanceBreakpoints *self)
{
  const PlayerBreak *breaks;
  GtkListBoxRow *row;
  size_t n;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  breaks = player_breaks (breakpoints_player (self), &n);
  for (size_t i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_breakpoint_row (self, breaks[i]));
  gtk_widget_set_visible (self->nothing, n == 0);
  gtk_widget_set_visible (self->list, n > 0);
}

static void
add_breakpoint (UiDanceBreakpoints *self)
{
  const Kind *kind = chosen_kind (self);
  PlayerBreak which = { kind->kind, PLAYER_ANY };

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->level)); /* uses the typed text */
  if (g_str_equal (kind->subject, "item"))
    which.subject = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->item));
  else if (g_str_equal (kind->subject, "option"))
    which.subject = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->option));
  else if (g_str_equal (kind->subject, "level"))
    which.subject = (uint32_t) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->level)) - 1;
  if (player_add_break (breakpoints_player (self), which) != BASE_OK)
    return;
  fill_list (self);
  self->changed (self->data);
}

static void
show_subject (UiDanceBreakpoints *self)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->subject), chosen_kind (self)->subject);
}

static GtkWidget *
make_choice (UiDanceBreakpoints *self,
             const char *const *names,
             const char *page,
             const char *label)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (choice), TRUE);
  ui_widgets_drop_down_set_name (choice, label);
  gtk_stack_add_named (GTK_STACK (self->subject), choice, page);
  return choice;
}

static void
add_subjects (UiDanceBreakpoints *self)
{
  Subject *names = problem (self);

  self->item = make_choice (self, names->names.items, "item", _ ("Item"));
  self->option = make_choice (self, names->names.options, "option", _ ("Option"));
  self->level = ui_widgets_spin_button_new (1, names->links->n_primary + 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Level"), -1);
  gtk_stack_add_named (GTK_STACK (self->subject), self->level, "level");
  gtk_stack_add_named (GTK_STACK (self->subject), gtk_label_new (NULL), "any");
}

/* Call it after the subjects are added, since it shows the first one. */
static void
add_kinds (UiDanceBreakpoints *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (titles, _ (kinds[i].title));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kind), G_LIST_MODEL (titles));
}

/* Proposes a breakpoint at the thing under the pointer, or at the current position. */
static void
propose_breakpoint (UiDanceBreakpoints *self, PlayerBreak proposed)
{
  bool option = proposed.kind == PLAYER_BREAK_TRIED;
  GtkWidget *list = option ? self->option : self->item;

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), option ? 2 : 0);
  if (proposed.subject != COVER_NONE)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (list), proposed.subject);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->level),
                             player_shown_level (dance_show_state (self->show)->level));
  show_subject (self);
}

static void
ui_dance_breakpoints_finalize (GObject *object)
{
  g_object_unref (UI_DANCE_BREAKPOINTS (object)->show);
  G_OBJECT_CLASS (ui_dance_breakpoints_parent_class)->finalize (object);
}

static void
ui_dance_breakpoints_class_init (UiDanceBreakpointsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_dance_breakpoints_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/breakpoints.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceBreakpoints, list);
  gtk_widget_class_bind_template_child (widget_class, UiDanceBreakpoints, nothing);
  gtk_widget_class_bind_template_child (widget_class, UiDanceBreakpoints, kind);
  gtk_widget_class_bind_template_child (widget_class, UiDanceBreakpoints, subject);
  gtk_widget_class_bind_template_child (widget_class, UiDanceBreakpoints, add);
  gtk_widget_class_bind_template_callback (widget_class, show_subject);
  gtk_widget_class_bind_template_callback (widget_class, add_breakpoint);
}

static void
ui_dance_breakpoints_init (UiDanceBreakpoints *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_dance_breakpoints_present (GtkWindow *parent,
                              DanceShow *show,
                              PlayerBreak proposed,
                              void (*changed) (gpointer data),
                              gpointer data)
{
  UiDanceBreakpoints *self = g_object_new (UI_TYPE_DANCE_BREAKPOINTS, NULL);

  self->show = g_object_ref (show);
  self->changed = changed;
  self->data = data;
  add_subjects (self);
  add_kinds (self);
  fill_list (self);
  propose_breakpoint (self, proposed);
  gtk_widget_grab_focus (self->kind);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

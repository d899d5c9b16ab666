#include "ui-dance-breakpoints.h"

#include "dance-notice.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

/* What can be stopped at, in the order of the list; and what of it, a page of the stack. */
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

typedef struct
{
  GtkWindow *window;
  DanceShow *show;
  void (*changed) (gpointer data);
  gpointer data;
  GtkWidget *list, *nothing, *kind, *subject, *item, *option, *level, *add;
} Breakpoints;

static Player *
player (Breakpoints *self)
{
  return dance_run_player (dance_show_run (self->show));
}

static DanceProblem *
problem (Breakpoints *self)
{
  return dance_run_problem (dance_show_run (self->show));
}

static const Kind *
chosen_kind (Breakpoints *self)
{
  guint index = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));

  return &kinds[MIN (index, G_N_ELEMENTS (kinds) - 1)];
}

static void fill_list (Breakpoints *self);

static void
remove_clicked (GtkButton *button, Breakpoints *self)
{
  const PlayerBreak *which = g_object_get_data (G_OBJECT (button), "break");

  player_remove_break (player (self), *which);
  /* The row goes, and with it the focus: what can always be done next has it then. */
  gtk_widget_grab_focus (self->add);
  fill_list (self);
  self->changed (self->data);
}

static GtkWidget *
make_row (Breakpoints *self, PlayerBreak which)
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
  g_signal_connect (button, "clicked", G_CALLBACK (remove_clicked), self);
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
fill_list (Breakpoints *self)
{
  const PlayerBreak *breaks;
  GtkListBoxRow *row;
  size_t n;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  breaks = player_breaks (player (self), &n);
  for (size_t i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (self, breaks[i]));
  gtk_widget_set_visible (self->nothing, n == 0);
  gtk_widget_set_visible (self->list, n > 0);
}

static void
add_clicked (Breakpoints *self)
{
  const Kind *kind = chosen_kind (self);
  PlayerBreak which = { kind->kind, PLAYER_ANY };

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->level)); /* what was typed counts */
  if (g_str_equal (kind->subject, "item"))
    which.subject = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->item));
  else if (g_str_equal (kind->subject, "option"))
    which.subject = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->option));
  else if (g_str_equal (kind->subject, "level"))
    which.subject = (uint32_t) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->level)) - 1;
  if (player_add_break (player (self), which) != BASE_OK)
    return;
  fill_list (self);
  self->changed (self->data);
}

static void
kind_chosen (Breakpoints *self)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->subject), chosen_kind (self)->subject);
}

static GtkWidget *
make_choice (Breakpoints *self, const char *const *names, const char *page, const char *label)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (choice), TRUE);
  ui_widgets_drop_down_set_name (choice, label);
  gtk_stack_add_named (GTK_STACK (self->subject), choice, page);
  return choice;
}

static void
add_subject (Breakpoints *self)
{
  DanceProblem *names = problem (self);

  self->subject = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->subject), FALSE);
  self->item = make_choice (self, (const char *const *) names->items, "item", _ ("Item"));
  self->option = make_choice (self, (const char *const *) names->options, "option", _ ("Option"));
  self->level = ui_widgets_spin_button_new (1, names->links->n_primary + 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Level"), -1);
  gtk_stack_add_named (GTK_STACK (self->subject), self->level, "level");
  gtk_stack_add_named (GTK_STACK (self->subject), gtk_label_new (NULL), "any");
}

static void
add_kind (Breakpoints *self)
{
  const char *titles[G_N_ELEMENTS (kinds) + 1] = { NULL };

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    titles[i] = _ (kinds[i].title);
  self->kind = gtk_drop_down_new_from_strings (titles);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (kind_chosen), self);
}

/* What is pointed at, or where the search stands. */
static void
propose (Breakpoints *self, PlayerBreak proposed)
{
  bool option = proposed.kind == PLAYER_BREAK_TRIED;
  GtkWidget *list = option ? self->option : self->item;

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), option ? 2 : 0);
  if (proposed.subject != COVER_NONE)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (list), proposed.subject);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->level),
                             player_shown_level (dance_show_state (self->show)->level));
  kind_chosen (self);
}

static GtkWidget *
make_adder (Breakpoints *self)
{
  GtkBox *form = ui_widgets_dialog_new_form (12);

  add_kind (self);
  add_subject (self);
  self->add = ui_widgets_button_new (_ ("_Add"));
  gtk_widget_set_halign (self->add, GTK_ALIGN_END);
  gtk_widget_add_css_class (self->add, "suggested-action");
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_clicked), self);
  ui_widgets_dialog_add_row (form, _ ("_Stop when"), self->kind);
  ui_widgets_dialog_add_row (form, _ ("_Which"), self->subject);
  gtk_box_append (form, self->add);
  return GTK_WIDGET (form);
}

static GtkWidget *
make_list (Breakpoints *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = gtk_list_box_new ();
  self->nothing = gtk_label_new (_ ("There is no breakpoint yet."));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Breakpoints"), -1);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  return scroller;
}

static void
breakpoints_free (gpointer data)
{
  Breakpoints *self = data;

  g_object_unref (self->show);
  g_free (self);
}

void
ui_dance_breakpoints_present (GtkWindow *parent,
                              DanceShow *show,
                              PlayerBreak proposed,
                              void (*changed) (gpointer data),
                              gpointer data)
{
  Breakpoints *self = g_new0 (Breakpoints, 1);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->window = ui_widgets_dialog_new (parent, _ ("Breakpoints"), 420, 420);
  self->show = g_object_ref (show);
  self->changed = changed;
  self->data = data;
  gtk_box_append (GTK_BOX (column), make_list (self));
  gtk_box_append (GTK_BOX (column), make_adder (self));
  gtk_widget_add_css_class (column, "form");
  g_object_set_data_full (G_OBJECT (self->window), "breakpoints", self, breakpoints_free);
  gtk_window_set_child (self->window, column);
  gtk_window_set_default_widget (self->window, self->add);
  fill_list (self);
  propose (self, proposed);
  gtk_widget_grab_focus (self->kind);
  gtk_window_present (self->window);
}

#include "ui-dance-variables.h"

#include "ui-widgets-class.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiDanceVariables
{
  GtkWidget parent_instance;

  GtkWidget *called; /* the function that is called */
  GtkWidget *values[DANCE_VARIABLES];
  DanceVariables read;
  unsigned unsaid;   /* one bit per variable */
  uint64_t position; /* the position that was read last */
};

G_DEFINE_FINAL_TYPE (UiDanceVariables, ui_dance_variables, GTK_TYPE_WIDGET)

/* The place of each variable: those of search at the left, those of the called function at the
 * right.  Single letters are those of the code, which are the same in every language. */
static const struct
{
  const char *name, *tip;
  bool is_word; /* the name must be translated */
  bool called;  /* of the called function */
  int column, row, width;
} places[DANCE_VARIABLES] = {
  [DANCE_VARIABLE_LEVEL] = { N_ ("level"),
                             N_ ("Which option this search decides: the first one on level 1"),
                             .is_word = true, .column = 0, .row = 1, .width = 1 },
  [DANCE_VARIABLE_ITEM] = { "i", N_ ("The item that is decided on this level"), .column = 0,
                            .row = 2, .width = 1 },
  [DANCE_VARIABLE_OPTION] = { "o", N_ ("The option that is tried for it"), .column = 0, .row = 3,
                              .width = 1 },
  [DANCE_VARIABLE_TAKEN] = { N_ ("taken"), N_ ("The options that are taken now, level by level"),
                             .is_word = true, .column = 0, .row = 4, .width = 3 },
  [DANCE_VARIABLE_COVERED] = { "i", N_ ("The item that is covered or uncovered"), .called = true,
                               .column = 2, .row = 1, .width = 1 },
  [DANCE_VARIABLE_HIDDEN] = { "o", N_ ("The option that leaves or returns"), .called = true,
                              .column = 2, .row = 2, .width = 1 },
  [DANCE_VARIABLE_NODE] = { "n",
                            N_ ("Its node that is unlinked or relinked, in the list of this item"),
                            .called = true, .column = 2, .row = 3, .width = 1 },
};

static const char *
name_of_variable (unsigned variable)
{
  return places[variable].is_word ? _ (places[variable].name) : places[variable].name;
}

static const char *
name_of_called (const DanceVariables *read)
{
  if (read->called == LISTING_SEARCHES)
    return "";
  if (read->called == LISTING_COVERS)
    return read->purifies ? _ ("purify") : _ ("cover");
  return read->purifies ? _ ("unpurify") : _ ("uncover");
}

static const char *
shown_value (UiDanceVariables *self, unsigned variable)
{
  const char *value = self->read.values[variable];

  return *value != '\0' ? value : "–";
}

static bool
has_room_for (GtkWidget *value, PangoLayout *layout, const char *text)
{
  int width;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width <= gtk_widget_get_width (value);
}

/* The newest option of a path is at the end; a path that is too long is cut off between two
 * options. */
static char *
shown_path (UiDanceVariables *self, const char *path)
{
  static const char between[] = DANCE_VARIABLES_BETWEEN;
  GtkWidget *value = self->values[DANCE_VARIABLE_TAKEN];
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (value, NULL);
  g_autofree char *shown = NULL;
  const char *begin;

  if (gtk_widget_get_width (value) == 0 || has_room_for (value, layout, path))
    return g_strdup (path);
  while ((begin = g_strrstr_len (path, shown != NULL ? begin - path : -1, between)) != NULL)
    {
      g_autofree char *more = g_strconcat ("…", between, begin + strlen (between), NULL);

      if (shown != NULL && !has_room_for (value, layout, more))
        break;
      g_free (g_steal_pointer (&shown));
      shown = g_steal_pointer (&more);
    }
  return shown != NULL ? g_steal_pointer (&shown) : g_strdup (path);
}

/* "i: A, size 2", or "cover, i: D, size 1". */
static void
describe_variable (UiDanceVariables *self, unsigned variable)
{
  const char *name = name_of_variable (variable), *called = name_of_called (&self->read);
  const char *value = shown_value (self, variable);
  BaseText text = BASE_TEXT_EMPTY;

  if (places[variable].called && *called != '\0')
    words_fill (&text, _ ("%1, %2: %3"),
                WORDS_WITH (WORDS_TEXT (called), WORDS_TEXT (name), WORDS_TEXT (value)));
  else
    words_fill (&text, _ ("%1: %2"), WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (value)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->values[variable]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, base_text_string (&text), -1);
  base_text_clear (&text);
}

void
ui_dance_variables_update (UiDanceVariables *self,
                           const Subject *problem,
                           const PlayerState *state,
                           bool fast)
{
  const char *was = name_of_called (&self->read);
  const unsigned changed = dance_variables_read (&self->read, problem, state);
  const bool other_call = was != name_of_called (&self->read),
             moved = state->position != self->position;

  gtk_inscription_set_text (GTK_INSCRIPTION (self->called), name_of_called (&self->read));
  ui_widgets_class_set (GTK_WIDGET (self), "idle", self->read.called == LISTING_SEARCHES);
  for (unsigned i = 0; i < DANCE_VARIABLES; i++)
    {
      const unsigned bit = 1u << i;
      const bool is_new = (changed & bit) != 0;

      if (moved || fast)
        ui_widgets_class_set (self->values[i], "changed",
                              is_new && *self->read.values[i] != '\0' && !fast);
      if (is_new)
        {
          g_autofree char *shown = i == DANCE_VARIABLE_TAKEN
                                       ? shown_path (self, shown_value (self, i))
                                       : g_strdup (shown_value (self, i));

          gtk_inscription_set_text (GTK_INSCRIPTION (self->values[i]), shown);
        }
      if (is_new || (other_call && places[i].called))
        self->unsaid |= bit;
      if (!fast && (self->unsaid & bit) != 0)
        describe_variable (self, i);
    }
  if (!fast)
    self->unsaid = 0;
  self->position = state->position;
}

static GtkWidget *
make_variable_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Its size does not depend on its text, so a new text needs no new layout. */
static GtkWidget *
make_inscription (const char *text, const char *class)
{
  GtkWidget *self = gtk_inscription_new (text);

  gtk_inscription_set_min_lines (GTK_INSCRIPTION (self), 1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (self), 3);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (self), 3);
  gtk_inscription_set_wrap_mode (GTK_INSCRIPTION (self), PANGO_WRAP_WORD_CHAR);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (self),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self, TRUE);
  gtk_widget_add_css_class (self, class);
  return self;
}

static gboolean
show_whole_value (GtkWidget *value,
                  int x,
                  int y,
                  gboolean by_keyboard,
                  GtkTooltip *tooltip,
                  gpointer data)
{
  (void) x;
  (void) y;
  (void) by_keyboard;
  (void) data;
  gtk_tooltip_set_text (tooltip, gtk_inscription_get_text (GTK_INSCRIPTION (value)));
  return TRUE;
}

/* When even one option is too long, its end is shown. */
static GtkWidget *
make_value (unsigned variable)
{
  GtkWidget *self = make_inscription ("–", "value");

  if (variable == DANCE_VARIABLE_TAKEN)
    gtk_inscription_set_text_overflow (GTK_INSCRIPTION (self),
                                       GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START);
  gtk_widget_set_has_tooltip (self, TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (show_whole_value), NULL);
  return self;
}

static void
ui_dance_variables_dispose (GObject *object)
{
  ui_widgets_drop_children (GTK_WIDGET (object));
  dance_variables_clear (&UI_DANCE_VARIABLES (object)->read);
  G_OBJECT_CLASS (ui_dance_variables_parent_class)->dispose (object);
}

static void
ui_dance_variables_class_init (UiDanceVariablesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_variables_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_variable (UiDanceVariables *self, GtkGrid *grid, unsigned variable)
{
  GtkWidget *name = make_variable_label (name_of_variable (variable), "variable");
  GtkWidget *value = make_value (variable);
  const int column = places[variable].column, row = places[variable].row;

  gtk_widget_set_tooltip_text (name, _ (places[variable].tip));
  if (places[variable].called)
    {
      gtk_widget_add_css_class (name, "called");
      gtk_widget_add_css_class (value, "called");
    }
  gtk_grid_attach (grid, name, column, row, 1, 1);
  gtk_grid_attach (grid, value, column + 1, row, places[variable].width, 1);
  self->values[variable] = value;
}

/* Never mirrored: it is code. */
static void
ui_dance_variables_init (UiDanceVariables *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  self->called = make_inscription ("", "procedure");
  gtk_grid_attach (GTK_GRID (grid), make_variable_label (_ ("search"), "procedure"), 0, 0, 2, 1);
  gtk_grid_attach (GTK_GRID (grid), self->called, 2, 0, 2, 1);
  for (unsigned i = 0; i < DANCE_VARIABLES; i++)
    add_variable (self, GTK_GRID (grid), i);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "variables");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Variables"), -1);
  self->unsaid = (1u << DANCE_VARIABLES) - 1;
}

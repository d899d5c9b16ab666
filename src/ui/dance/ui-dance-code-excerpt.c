/* The excerpt changes with nearly every step, and must not cause a new layout of the window.  So
 * lines are indented by spaces, since another padding would be another size, and nothing is written
 * while the excerpt is not visible and has no width. */
#include "ui-dance-code-excerpt.h"

#include "ui-widgets-steady-label.h"
#include "words-gettext.h"

#define LINES  3
#define INDENT 2

struct _UiDanceCodeExcerpt
{
  GtkBox parent_instance;

  GSettings *settings;
  DanceCodeForm form;
  CoverRule rule;
  GtkWidget *lines[LINES];
  DanceCodeLines lit;
};

G_DEFINE_FINAL_TYPE (UiDanceCodeExcerpt, ui_dance_code_excerpt, GTK_TYPE_BOX)

/* A line can be split in two, and both halves are indented. */
static char *
make_line_text (UiDanceCodeExcerpt *self, unsigned number)
{
  const char *text = dance_code_line (self->form, self->rule, number);
  const int indent = INDENT * (int) dance_code_indent (number);
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  GString *all = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    g_string_append_printf (all, "%s%*s%s", i > 0 ? "\n" : "", indent, "", parts[i]);
  return g_string_free (all, FALSE);
}

static void
write_line (UiDanceCodeExcerpt *self, GtkWidget *line, unsigned number)
{
  const DanceCodeLines lit = self->lit;
  const char *light = number == lit.strong ? "strong" : number == lit.pale ? "pale" : "dark";
  const char *classes[] = { "code", light, self->form == DANCE_CODE_PLAIN ? "plain" : NULL, NULL };
  g_autofree char *text = make_line_text (self, number);

  ui_widgets_steady_label_set_text (UI_WIDGETS_STEADY_LABEL (line), text);
  gtk_widget_set_css_classes (line, classes);
  if (number == lit.strong)
    gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _ ("The current line"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
write_lines (UiDanceCodeExcerpt *self)
{
  const int first = CLAMP ((int) self->lit.strong - 1, 1, DANCE_CODE_LINES + 1 - LINES);

  for (unsigned i = 0; i < LINES; i++)
    write_line (self, self->lines[i], (unsigned) first + i);
}

void
ui_dance_code_excerpt_light (UiDanceCodeExcerpt *self, DanceCodeLines lit)
{
  self->lit = lit;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    write_lines (self);
}

/* Two lines need more room than one, however long that one is. */
static bool
takes_more (const char *text, const char *other)
{
  const bool two = strchr (text, '\n') != NULL, other_two = strchr (other, '\n') != NULL;

  return two != other_two ? two : strlen (text) > strlen (other);
}

/* Reserves room for the longest line of the code.  Otherwise the height of the stage would depend
 * on the current line. */
static void
take_form (UiDanceCodeExcerpt *self)
{
  g_autofree char *longest = g_strdup ("");

  self->form = (DanceCodeForm) g_settings_get_enum (self->settings, "code");
  for (unsigned number = 1; number <= DANCE_CODE_LINES; number++)
    {
      g_autofree char *text = make_line_text (self, number);

      if (takes_more (text, longest))
        {
          char *shorter = longest;

          longest = g_steal_pointer (&text);
          text = shorter;
        }
    }
  for (unsigned i = 0; i < LINES; i++)
    ui_widgets_steady_label_reserve (UI_WIDGETS_STEADY_LABEL (self->lines[i]), longest);
  write_lines (self);
}

void
ui_dance_code_excerpt_set_rule (UiDanceCodeExcerpt *self, CoverRule rule)
{
  self->rule = rule;
  take_form (self);
}

static void
ui_dance_code_excerpt_map (GtkWidget *widget)
{
  write_lines (UI_DANCE_CODE_EXCERPT (widget));
  GTK_WIDGET_CLASS (ui_dance_code_excerpt_parent_class)->map (widget);
}

static void
ui_dance_code_excerpt_dispose (GObject *object)
{
  g_clear_object (&UI_DANCE_CODE_EXCERPT (object)->settings);
  G_OBJECT_CLASS (ui_dance_code_excerpt_parent_class)->dispose (object);
}

static void
ui_dance_code_excerpt_class_init (UiDanceCodeExcerptClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_dance_code_excerpt_dispose;
  GTK_WIDGET_CLASS (class)->map = ui_dance_code_excerpt_map;
}

/* Never mirrored. */
static void
ui_dance_code_excerpt_init (UiDanceCodeExcerpt *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (unsigned i = 0; i < LINES; i++)
    {
      self->lines[i] = ui_widgets_steady_label_new (PANGO_ALIGN_LEFT);
      gtk_box_append (GTK_BOX (self), self->lines[i]);
    }
}

void
ui_dance_code_excerpt_set_settings (UiDanceCodeExcerpt *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::code", G_CALLBACK (take_form), self,
                           G_CONNECT_SWAPPED);
  take_form (self);
}

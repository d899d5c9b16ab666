/* It changes with nearly every step, and must not have the window laid out anew for it: lines are set in by spaces, since
 * another padding would be another size, and nothing is written where nobody sees it, in no width at all. */
#include "ui-code-fold.h"

#include "ui-line.h"
#include "words-gettext.h"

#define LINES  3
#define INDENT 2

struct _UiCodeFold
{
  GtkBox parent_instance;

  GtkWidget *lines[LINES];
  DanceCodeLines lit;
};

G_DEFINE_FINAL_TYPE (UiCodeFold, ui_code_fold, GTK_TYPE_BOX)

static void
write_line (GtkWidget *line, unsigned number, DanceCodeLines lit)
{
  const char *light = number == lit.strong ? "strong" : number == lit.pale ? "pale" : "dark";
  const char *classes[] = { "code", light, NULL };
  g_autofree char *text = g_strdup_printf ("%*s%s", INDENT * (int) dance_code_indent (number), "",
                                           dance_code_line (DANCE_CODE_PSEUDO, number));

  ui_line_set_text (UI_LINE (line), text);
  gtk_widget_set_css_classes (line, classes);
  if (number == lit.strong)
    gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _ ("The current line"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
write_lines (UiCodeFold *self)
{
  const int first = CLAMP ((int) self->lit.strong - 1, 1, DANCE_CODE_LINES + 1 - LINES);

  for (unsigned i = 0; i < LINES; i++)
    write_line (self->lines[i], (unsigned) first + i, self->lit);
}

void
ui_code_fold_light (UiCodeFold *self, DanceCodeLines lit)
{
  self->lit = lit;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    write_lines (self);
}

static void
ui_code_fold_map (GtkWidget *widget)
{
  write_lines (UI_CODE_FOLD (widget));
  GTK_WIDGET_CLASS (ui_code_fold_parent_class)->map (widget);
}

static void
ui_code_fold_class_init (UiCodeFoldClass *class)
{
  GTK_WIDGET_CLASS (class)->map = ui_code_fold_map;
}

/* Never mirrored. */
static void
ui_code_fold_init (UiCodeFold *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (unsigned i = 0; i < LINES; i++)
    {
      self->lines[i] = ui_line_new (PANGO_ALIGN_LEFT);
      gtk_box_append (GTK_BOX (self), self->lines[i]);
    }
  write_lines (self);
}

GtkWidget *
ui_code_fold_new (void)
{
  return g_object_new (UI_TYPE_CODE_FOLD, NULL);
}

#include "ui-learn-draft.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiLearnDraft
{
  UiWidgetsDialog parent_instance;

  LessonsDraft *draft;
  void (*made) (gpointer data, const char *name);
  gpointer data;
  GtkWidget *title, *steps, *fault, *make;
};

#define UI_TYPE_LEARN_DRAFT (ui_learn_draft_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnDraft, ui_learn_draft, UI, LEARN_DRAFT, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiLearnDraft, ui_learn_draft, UI_TYPE_WIDGETS_DIALOG)

/* A lesson needs a title; the steps may keep the sentences that they have. */
static void
sync_make (UiLearnDraft *self)
{
  const char *title = gtk_editable_get_text (GTK_EDITABLE (self->title));

  gtk_widget_set_sensitive (self->make, *title != '\0');
}

static void
read_caption (GtkEditable *entry, LessonsDraftStep *step)
{
  g_free (step->caption);
  step->caption = g_strdup (gtk_editable_get_text (entry));
}

static void
add_draft_row (UiLearnDraft *self, guint number, LessonsDraftStep *step)
{
  GtkWidget *entry = gtk_entry_new (), *label = gtk_label_new (NULL);
  BaseText name = BASE_TEXT_EMPTY;

  /* TRANSLATORS: a step of a lesson, and its moment in the words of lessons: "Step 2: before 3rd
   * cover" */
  words_fill (&name, _ ("Step %1: %2"),
              WORDS_WITH (WORDS_NUMBER (number), WORDS_TEXT (step->moment)));
  gtk_label_set_label (GTK_LABEL (label), base_text_string (&name));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), step->caption);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&name), -1);
  g_signal_connect (entry, "changed", G_CALLBACK (read_caption), step);
  gtk_box_append (GTK_BOX (self->steps), label);
  gtk_box_append (GTK_BOX (self->steps), entry);
  base_text_clear (&name);
}

static void
make_lesson (UiLearnDraft *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  void (*made) (gpointer data, const char *name) = self->made;
  gpointer data = self->data;

  g_free (self->draft->title);
  self->draft->title = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title)));
  name = lessons_draft_save (self->draft, NULL, &error);
  if (name == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->fault), error->message);
      gtk_widget_set_visible (self->fault, TRUE);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
  made (data, name);
}

static void
ui_learn_draft_finalize (GObject *object)
{
  lessons_draft_free (UI_LEARN_DRAFT (object)->draft);
  G_OBJECT_CLASS (ui_learn_draft_parent_class)->finalize (object);
}

static void
ui_learn_draft_class_init (UiLearnDraftClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_learn_draft_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/draft.ui");
  gtk_widget_class_bind_template_child (widget_class, UiLearnDraft, title);
  gtk_widget_class_bind_template_child (widget_class, UiLearnDraft, steps);
  gtk_widget_class_bind_template_child (widget_class, UiLearnDraft, fault);
  gtk_widget_class_bind_template_child (widget_class, UiLearnDraft, make);
  gtk_widget_class_bind_template_callback (widget_class, sync_make);
  gtk_widget_class_bind_template_callback (widget_class, make_lesson);
}

static void
ui_learn_draft_init (UiLearnDraft *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_learn_draft_present (GtkWindow *parent,
                        LessonsDraft *draft,
                        void (*made) (gpointer data, const char *name),
                        gpointer data)
{
  UiLearnDraft *self = g_object_new (UI_TYPE_LEARN_DRAFT, NULL);

  self->draft = draft;
  self->made = made;
  self->data = data;
  for (guint i = 0; i < draft->steps->len; i++)
    add_draft_row (self, i + 1, g_ptr_array_index (draft->steps, i));
  gtk_editable_set_text (GTK_EDITABLE (self->title), draft->title != NULL ? draft->title : "");
  sync_make (self);
  gtk_widget_grab_focus (self->title);
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

#include "ui-widgets-message.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* Characters of a long line that are shown around the place. */
#define EXCERPT_CHARACTERS 64

struct _UiWidgetsMessage
{
  GtkWidget parent_instance;

  GtkWidget *bar, *spinner, *sentence, *excerpt, *button, *other, *close;
  void (*yes) (gpointer data);
  void (*instead) (gpointer data);
  gpointer data;
};

G_DEFINE_FINAL_TYPE (UiWidgetsMessage, ui_widgets_message, GTK_TYPE_WIDGET)

static void
show_spinner (UiWidgetsMessage *self, bool spins)
{
  gtk_widget_set_visible (self->spinner, spins);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), spins);
}

void
ui_widgets_message_close (UiWidgetsMessage *self)
{
  gtk_info_bar_set_revealed (GTK_INFO_BAR (self->bar), FALSE);
  show_spinner (self, false);
  gtk_label_set_label (GTK_LABEL (self->sentence), "");
  gtk_label_set_label (GTK_LABEL (self->excerpt), "");
  self->yes = self->instead = NULL;
}

static void
act_on_response (UiWidgetsMessage *self, int response)
{
  void (*call) (gpointer data) = response == GTK_RESPONSE_YES     ? self->yes
                                 : response == GTK_RESPONSE_APPLY ? self->instead
                                                                  : NULL;

  ui_widgets_message_close (self);
  if (call != NULL)
    call (self->data);
  g_signal_emit_by_name (self, "answered");
}

/* Returns the part of a line around a character, and a caret below it.  Tabs become spaces, so that
 * the caret is in the right column. */
static char *
excerpt_around (const char *line, guint column)
{
  glong length = g_utf8_strlen (line, -1);
  const glong at = MIN ((glong) column, length + 1);
  glong first = MAX (0, MIN (at - 1 - EXCERPT_CHARACTERS / 2, length - EXCERPT_CHARACTERS));
  g_autofree char *part = g_utf8_substring (line, first, MIN (first + EXCERPT_CHARACTERS, length));
  GString *text = g_string_new (NULL);

  if (first > 0)
    g_string_append (text, "…");
  g_string_append (text, g_strdelimit (part, "\t\r", ' '));
  if (first + EXCERPT_CHARACTERS < length)
    g_string_append (text, "…");
  if (column > 0)
    g_string_append_printf (text, "\n%*s^", (int) (at - 1 - first + (first > 0)), "");
  return g_string_free (text, FALSE);
}

void
ui_widgets_message_say (UiWidgetsMessage *self,
                        GtkMessageType type,
                        const char *sentence,
                        const char *excerpt,
                        guint column)
{
  g_autofree char *shown = excerpt != NULL ? excerpt_around (excerpt, column) : NULL;

  self->yes = self->instead = NULL;
  show_spinner (self, false);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_widget_set_visible (self->excerpt, shown != NULL);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_visible (self->other, FALSE);
  gtk_label_set_label (GTK_LABEL (self->excerpt), shown != NULL ? shown : "");
  gtk_info_bar_set_message_type (GTK_INFO_BAR (self->bar), type);
  gtk_info_bar_set_revealed (GTK_INFO_BAR (self->bar), TRUE);
}

void
ui_widgets_message_ask (UiWidgetsMessage *self,
                        const char *sentence,
                        const char *button,
                        void (*yes) (gpointer data),
                        gpointer data)
{
  ui_widgets_message_say (self, GTK_MESSAGE_QUESTION, sentence, NULL, 0);
  ui_widgets_button_set_label (self->button, button);
  gtk_widget_set_visible (self->button, TRUE);
  self->yes = yes;
  self->data = data;
}

void
ui_widgets_message_offer (UiWidgetsMessage *self,
                          const char *button,
                          void (*instead) (gpointer data))
{
  ui_widgets_button_set_label (self->other, button);
  gtk_widget_set_visible (self->other, TRUE);
  self->instead = instead;
}

void
ui_widgets_message_wait (UiWidgetsMessage *self,
                         const char *sentence,
                         const char *button,
                         void (*stop) (gpointer data),
                         gpointer data)
{
  ui_widgets_message_ask (self, sentence, button, stop, data);
  gtk_info_bar_set_message_type (GTK_INFO_BAR (self->bar), GTK_MESSAGE_INFO);
  show_spinner (self, true);
}

void
ui_widgets_message_stop_waiting (UiWidgetsMessage *self)
{
  if (gtk_widget_get_visible (self->spinner))
    ui_widgets_message_close (self);
}

void
ui_widgets_message_ask_losses (UiWidgetsMessage *self,
                               const char *name,
                               unsigned losses,
                               void (*yes) (gpointer data),
                               gpointer data)
{
  BaseText lost = BASE_TEXT_EMPTY, text = BASE_TEXT_EMPTY;

  for (unsigned bit = 1; bit <= losses; bit <<= 1)
    if (losses & bit)
      {
        if (lost.length > 0)
          /* TRANSLATORS: between two things that will be lost */
          base_text_add (&lost, _ ("; "));
        words_add_loss ((FormatsLoss) bit, &lost);
      }
  /* TRANSLATORS: %1 is the name of a file, %2 a list of things that will be lost */
  words_fill (&text, _ ("%1 cannot keep everything: %2."),
              WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (base_text_string (&lost))));
  ui_widgets_message_ask (self, base_text_string (&text), _ ("Save _Anyway"), yes, data);
  base_text_clear (&lost);
  base_text_clear (&text);
}

void
ui_widgets_message_ask_replacing (UiWidgetsMessage *self,
                                  const char *name,
                                  void (*yes) (gpointer data),
                                  gpointer data)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, _ ("%1 was changed outside Quadrille since you opened it."),
              WORDS_WITH (WORDS_TEXT (name)));
  ui_widgets_message_ask (self, base_text_string (&text), _ ("_Replace It"), yes, data);
  base_text_clear (&text);
}

void
ui_widgets_message_say_issue (UiWidgetsMessage *self,
                              const char *name,
                              const FormatsIssue *issue,
                              const char *line)
{
  BaseText fault = BASE_TEXT_EMPTY, sentence = BASE_TEXT_EMPTY;

  words_add_issue (issue, &fault);
  words_fill (&sentence,
              /* TRANSLATORS: %1 is the name of a file; %4 a whole sentence about the fault */
              _ ("%1, line %2, column %3: %4"),
              WORDS_WITH (WORDS_TEXT (name != NULL ? name : _ ("Pasted text")),
                          WORDS_NUMBER (issue->line), WORDS_NUMBER (issue->column),
                          WORDS_TEXT (base_text_string (&fault))));
  ui_widgets_message_say (self, GTK_MESSAGE_ERROR, base_text_string (&sentence), line,
                          (guint) issue->column);
  base_text_clear (&fault);
  base_text_clear (&sentence);
}

static void
ui_widgets_message_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  (void) id;
  (void) spec;
  gtk_widget_set_visible (UI_WIDGETS_MESSAGE (object)->close, g_value_get_boolean (value));
}

static void
ui_widgets_message_dispose (GObject *object)
{
  g_clear_pointer (&UI_WIDGETS_MESSAGE (object)->bar, gtk_widget_unparent);
  G_OBJECT_CLASS (ui_widgets_message_parent_class)->dispose (object);
}

static void
ui_widgets_message_class_init (UiWidgetsMessageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = ui_widgets_message_dispose;
  object_class->set_property = ui_widgets_message_set_property;
  g_object_class_install_property (
      object_class, 1,
      g_param_spec_boolean ("closable", NULL, NULL, TRUE,
                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_signal_new ("answered", UI_TYPE_WIDGETS_MESSAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/message.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, bar);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, spinner);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, sentence);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, excerpt);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, button);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, other);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsMessage, close);
  gtk_widget_class_bind_template_callback (widget_class, act_on_response);
}

static void
ui_widgets_message_init (UiWidgetsMessage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->excerpt, GTK_TEXT_DIR_LTR);
}

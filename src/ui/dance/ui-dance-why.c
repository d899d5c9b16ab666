/* "Why not?" in the dance: the reason why an option is out, as a notice and in the pictures.
 *
 * The answer is about one position of the show: it goes when the show moves. */
#include "ui-dance-private.h"

#include "figure.h"
#include "ui-widgets-menu.h"
#include "words-fill.h"
#include "words-gettext.h"

/* Options of an item, in a menu. */
#define MOST_OPTIONS 12u

void
ui_dance_show_reason (UiDance *self, const PaintReason *reason)
{
  ui_canvas_set_reason (UI_CANVAS (self->board), reason);
  ui_canvas_set_reason (UI_CANVAS (self->picture), reason);
}

void
ui_dance_forget_why (UiDance *self)
{
  dance_why_stop (self->why);
  if (self->figure == NULL)
    return;
  ui_dance_show_reason (self, NULL);
  g_clear_pointer (&self->figure, figure_free);
}

static void
show_answer (UiDance *self)
{
  const DanceWhyAnswer *answer = dance_why_get_answer (self->why);
  g_autofree char *sentence = dance_why_sentence (self->why);

  if (answer == NULL || self->show == NULL)
    return;
  if (answer->kind == DANCE_WHY_REASON
      && figure_new (self->problem, &answer->step, answer->alive, &self->figure) == BASE_OK)
    ui_dance_show_reason (self, figure_reason (self->figure));
  ui_dance_notice (self, sentence);
}

void
ui_dance_ask_why (UiDance *self, uint32_t option)
{
  ui_dance_forget_why (self);
  dance_show_pause (self->show);
  ui_dance_notice (self, _ ("Looking for a reason…"));
  self->asked = dance_show_state (self->show)->position;
  dance_why_ask (self->why, self->show, option);
}

bool
ui_dance_stop_asking_why (UiDance *self)
{
  if (!dance_why_is_busy (self->why))
    return false;
  dance_why_stop (self->why);
  ui_dance_notice (self, _ ("Stopped before it was known."));
  return true;
}

static PaintPointed
find_pointed (UiDance *self)
{
  const PaintPointed there = ui_canvas_get_pointed (UI_CANVAS (self->picture));

  return there.option != COVER_NONE || there.item != COVER_NONE
             ? there
             : ui_canvas_get_pointed (UI_CANVAS (self->board));
}

void
ui_dance_ask_why_pointed (UiDance *self)
{
  const PaintPointed there = find_pointed (self);

  if (there.option != COVER_NONE)
    ui_dance_ask_why (self, there.option);
  else
    ui_dance_notice (self, _ ("Point at an option to ask why it is out."));
}

static void
add_question (GMenu *menu, UiDance *self, uint32_t option)
{
  BaseText label = BASE_TEXT_EMPTY;
  g_autoptr (GMenuItem) item = NULL;

  words_fill (&label, _ ("Why not %1?"),
              WORDS_WITH (WORDS_TEXT (self->problem->names.options[option])));
  item = g_menu_item_new (base_text_string (&label), NULL);
  g_menu_item_set_action_and_target (item, "dance.why-option", "u", option);
  g_menu_append_item (menu, item);
  base_text_clear (&label);
}

/* The options of an item: on the board of a Sudoku, a cell is pointed at. */
static void
add_questions_of_item (GMenu *menu, UiDance *self, uint32_t item)
{
  const CoverProblem *problem = self->problem->problem;
  uint32_t n = 0;

  for (uint32_t option = 0; option < cover_problem_n_options (problem) && n < MOST_OPTIONS;
       option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t t = 0; t < n_terms; t++)
        if (terms[t].item == item)
          {
            add_question (menu, self, option);
            n++;
          }
    }
}

static void
open_menu_at (UiDance *self, GtkWidget *canvas, double x, double y)
{
  const PaintPointed there = find_pointed (self);
  g_autoptr (GMenu) menu = g_menu_new (), questions = g_menu_new ();

  if (there.option != COVER_NONE)
    add_question (questions, self, there.option);
  else if (there.item != COVER_NONE)
    add_questions_of_item (questions, self, there.item);
  else
    {
      ui_dance_notice (self, _ ("Point at an option to ask why it is out."));
      return;
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (questions));
  g_menu_append (menu, _ ("Breakpoint Here, or No More"), "dance.break");
  ui_widgets_menu_open (canvas, GTK_WIDGET (self), G_MENU_MODEL (menu),
                        &(GdkRectangle){ (int) x, (int) y, 1, 1 });
}

void
ui_dance_open_menu (UiDance *self)
{
  double x, y;

  ui_canvas_get_place (UI_CANVAS (self->picture), &x, &y);
  open_menu_at (self, self->picture, x, y);
}

static void
open_menu_of_canvas (GtkWidget *canvas, double x, double y)
{
  UiDance *self = UI_DANCE (gtk_widget_get_ancestor (canvas, UI_TYPE_DANCE));

  if (self->show == NULL)
    return;
  ui_canvas_point_at (UI_CANVAS (canvas), x, y);
  open_menu_at (self, canvas, x, y);
}

void
ui_dance_set_up_why (UiDance *self)
{
  self->why = dance_why_new ();
  g_signal_connect_object (self->why, "answered", G_CALLBACK (show_answer), self,
                           G_CONNECT_SWAPPED);
  ui_widgets_menu_add_gestures (self->board, open_menu_of_canvas);
  ui_widgets_menu_add_gestures (self->picture, open_menu_of_canvas);
}

void
ui_dance_drop_why (UiDance *self)
{
  if (self->why == NULL)
    return;
  ui_dance_forget_why (self);
  ui_widgets_menu_close (self->board);
  ui_widgets_menu_close (self->picture);
  g_clear_object (&self->why);
}

#include "ui-board-menu.h"

#include "app-hint.h"
#include "ui-board-keys.h"
#include "ui-board-pad.h"
#include "ui-widgets-menu.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* A menu that is longer is divided into parts. */
#define MOST_ITEMS 12u
#define PART       9u

#define KEYPAD "keypad"

static void
add_question (GMenu *menu, DeskDocument *document, uint32_t value)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText name = BASE_TEXT_EMPTY, label = BASE_TEXT_EMPTY;
  g_autoptr (GMenuItem) item = NULL;

  words_add_value (value, desk_document_get_symbols (document, symbols), &name);
  /* TRANSLATORS: asks for the reason why a digit cannot be in a cell: "Why not 5?" */
  words_fill (&label, _ ("Why not %1?"), WORDS_WITH (WORDS_TEXT (base_text_string (&name))));
  item = g_menu_item_new (base_text_string (&label), NULL);
  g_menu_item_set_action_and_target (item, "win.why-not", "i", (int) value);
  g_menu_append_item (menu, item);
  base_text_clear (&name);
  base_text_clear (&label);
}

/* "1 to 9", of the values of a part of the questions. */
static void
add_part (GMenu *menu, DeskDocument *document, const uint32_t *values, uint32_t n)
{
  char symbols[SUDOKU_MAX_VALUES + 1];
  BaseText first = BASE_TEXT_EMPTY, last = BASE_TEXT_EMPTY, label = BASE_TEXT_EMPTY;
  g_autoptr (GMenu) part = g_menu_new ();

  desk_document_get_symbols (document, symbols);
  words_add_value (values[0], symbols, &first);
  words_add_value (values[n - 1], symbols, &last);
  /* TRANSLATORS: a part of a long menu, by its first and last digit */
  words_fill (
      &label, _ ("%1 to %2"),
      WORDS_WITH (WORDS_TEXT (base_text_string (&first)), WORDS_TEXT (base_text_string (&last))));
  for (uint32_t i = 0; i < n; i++)
    add_question (part, document, values[i]);
  g_menu_append_submenu (menu, base_text_string (&label), G_MENU_MODEL (part));
  base_text_clear (&first);
  base_text_clear (&last);
  base_text_clear (&label);
}

static void
add_keypad (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (item, "custom", "s", KEYPAD);
  g_menu_append_item (section, item);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static GMenuModel *
make_menu (DeskDocument *document)
{
  const uint32_t cell = desk_document_get_cursor (document);
  const uint64_t candidates = app_hint_candidates (document, cell);
  GMenu *menu = g_menu_new (), *questions = g_menu_new ();
  uint32_t values[SUDOKU_MAX_VALUES], n = 0;

  for (uint32_t value = 1; value <= SUDOKU_MAX_VALUES; value++)
    if (candidates >> (value - 1) & 1)
      values[n++] = value;
  for (uint32_t i = 0; i<n; i += n> MOST_ITEMS ? PART : 1)
    if (n > MOST_ITEMS)
      add_part (questions, document, values + i, MIN (PART, n - i));
    else
      add_question (questions, document, values[i]);
  if (n == 0)
    g_menu_append (questions, _ ("This digit is given"), NULL);
  add_keypad (menu);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (questions));
  g_object_unref (questions);
  return G_MENU_MODEL (menu);
}

/* A digit is all that was wanted; marks and colours may be several. */
static void
close_after_digit (GtkWidget *menu, const DeskChanged *changed, DeskDocument *document)
{
  if ((changed->what & DESK_CHANGED_SHAPE)
      || ((changed->what & DESK_CHANGED_HISTORY)
          && desk_document_undoes (document) == DESK_SET_VALUE))
    gtk_popover_popdown (GTK_POPOVER (menu));
}

static gboolean
open_whole_menu (gpointer menu)
{
  if (gtk_widget_get_parent (menu) != NULL)
    gtk_popover_popup (menu);
  return G_SOURCE_REMOVE;
}

/* GTK adds the lines between sections when it is idle.  A menu that is open before has no room for
 * them, and cuts its last item in two. */
static void
open_when_whole (GtkWidget *menu)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_whole_menu, g_object_ref (menu), g_object_unref);
}

/* The menu is a child of the window: the board's children are its cells. */
void
ui_board_menu_open (GtkWidget *board,
                    DeskDocument *document,
                    AppTyping *typing,
                    UiWidgetsScheme *scheme,
                    PaintRect place)
{
  g_autoptr (GMenuModel) model = make_menu (document);
  const GdkRectangle where = { (int) place.x, (int) place.y, (int) place.width,
                               (int) place.height };
  GtkWidget *menu =
      ui_widgets_menu_new (board, GTK_WIDGET (gtk_widget_get_root (board)), model, &where);

  gtk_popover_menu_add_child (GTK_POPOVER_MENU (menu),
                              ui_board_pad_new_brief (document, typing, scheme), KEYPAD);
  ui_board_keys_add (menu, typing);
  g_signal_connect_object (document, "changed", G_CALLBACK (close_after_digit), menu,
                           G_CONNECT_SWAPPED);
  open_when_whole (menu);
}

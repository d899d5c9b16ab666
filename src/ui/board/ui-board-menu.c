#include "ui-board-menu.h"

#include "app-hint.h"
#include "ui-widgets-menu.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* A menu that is longer is divided into parts. */
#define MOST_ITEMS 12u
#define PART       9u

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

static GMenuModel *
make_menu (DeskDocument *document)
{
  const uint32_t cell = desk_document_get_cursor (document);
  const uint64_t candidates = app_hint_candidates (document, cell);
  GMenu *menu = g_menu_new ();
  uint32_t values[SUDOKU_MAX_VALUES], n = 0;

  for (uint32_t value = 1; value <= SUDOKU_MAX_VALUES; value++)
    if (candidates >> (value - 1) & 1)
      values[n++] = value;
  for (uint32_t i = 0; i<n; i += n> MOST_ITEMS ? PART : 1)
    if (n > MOST_ITEMS)
      add_part (menu, document, values + i, MIN (PART, n - i));
    else
      add_question (menu, document, values[i]);
  if (n == 0)
    g_menu_append (menu, _ ("This digit is given"), NULL);
  return G_MENU_MODEL (menu);
}

/* The menu is a child of the window: the board's children are its cells. */
void
ui_board_menu_open (GtkWidget *board, DeskDocument *document, PaintRect place)
{
  g_autoptr (GMenuModel) model = make_menu (document);

  ui_widgets_menu_open (
      board, GTK_WIDGET (gtk_widget_get_root (board)), model,
      &(GdkRectangle){ (int) place.x, (int) place.y, (int) place.width, (int) place.height });
}

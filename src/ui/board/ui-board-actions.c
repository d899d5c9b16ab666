#include "ui-board-actions.h"

#include "words-gettext.h"

typedef struct UiBoardAction UiBoardAction;

struct UiBoardAction
{
  UiWidgetsAction action;
  void (*perform) (AppTyping *typing,
                   const UiBoardAction *row); /* NULL: the board handles the keys or the action */
  AppMove move;
};

static void
blank_cells (AppTyping *typing, const UiBoardAction *row)
{
  (void) row;
  app_typing_blank (typing);
}

static void
clear_cells (AppTyping *typing, const UiBoardAction *row)
{
  (void) row;
  app_typing_clear (typing);
}

static void
clear_cells_or_go_back (AppTyping *typing, const UiBoardAction *row)
{
  (void) row;
  app_typing_back (typing);
}

static void
move_cursor (AppTyping *typing, const UiBoardAction *row)
{
  app_typing_move (typing, row->move, false);
}

static void
extend_selection (AppTyping *typing, const UiBoardAction *row)
{
  app_typing_move (typing, row->move, true);
}

static void
add_to_selection (AppTyping *typing, const UiBoardAction *row)
{
  app_typing_move_adding (typing, row->move);
}

/* The keypad's arrows are bound too, but not shown in the shortcuts window. */
static const UiBoardAction board_actions[] = {
  { .action = { .keys = "1...9 a...z",
                .title = N_ ("Set Digit"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .keys = "<Control>1...9",
                .title = N_ ("Pencil Candidate In or Out"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .keys = "<Shift>1...9",
                .title = N_ ("Corner Mark"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .keys = "<Control><Alt>1...8",
                .title = N_ ("Colour of the Cell"),
                .group = UI_WIDGETS_GROUP_TYPING } },
  { .action = { .name = "board.blank",
                .keys = "space 0 period KP_0 KP_Decimal",
                .title = N_ ("Leave Blank and Move On"),
                .group = UI_WIDGETS_GROUP_TYPING },
    .perform = blank_cells },
  { .action = { .name = "board.clear",
                .keys = "Delete KP_Delete",
                .title = N_ ("Clear"),
                .group = UI_WIDGETS_GROUP_TYPING },
    .perform = clear_cells },
  { .action = { .name = "board.back",
                .keys = "BackSpace",
                .title = N_ ("Clear or Go Back"),
                .group = UI_WIDGETS_GROUP_TYPING },
    .perform = clear_cells_or_go_back },
  { .action = { .name = "board.move::left",
                .keys = "Left KP_Left",
                .title = N_ ("Cell to the Left"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_LEFT },
  { .action = { .name = "board.move::right",
                .keys = "Right KP_Right",
                .title = N_ ("Cell to the Right"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_RIGHT },
  { .action = { .name = "board.move::up",
                .keys = "Up KP_Up",
                .title = N_ ("Cell Above"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_UP },
  { .action = { .name = "board.move::down",
                .keys = "Down KP_Down",
                .title = N_ ("Cell Below"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_DOWN },
  { .action = { .name = "board.move::start",
                .keys = "Home KP_Home",
                .title = N_ ("First Cell of the Row"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_ROW_START },
  { .action = { .name = "board.move::end",
                .keys = "End KP_End",
                .title = N_ ("Last Cell of the Row"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_ROW_END },
  { .action = { .name = "board.move::box-up",
                .keys = "Page_Up KP_Page_Up",
                .title = N_ ("Box Above"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_BOX_UP },
  { .action = { .name = "board.move::box-down",
                .keys = "Page_Down KP_Page_Down",
                .title = N_ ("Box Below"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_BOX_DOWN },
  { .action = { .name = "board.move::first",
                .keys = "<Control>Home",
                .title = N_ ("First Cell"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_FIRST },
  { .action = { .name = "board.move::last",
                .keys = "<Control>End",
                .title = N_ ("Last Cell"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = move_cursor,
    .move = APP_MOVE_LAST },
  { .action = { .name = "board.extend::left",
                .keys = "<Shift>Left",
                .title = N_ ("Select to the Left"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = extend_selection,
    .move = APP_MOVE_LEFT },
  { .action = { .name = "board.extend::right",
                .keys = "<Shift>Right",
                .title = N_ ("Select to the Right"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = extend_selection,
    .move = APP_MOVE_RIGHT },
  { .action = { .name = "board.extend::up",
                .keys = "<Shift>Up",
                .title = N_ ("Select Upwards"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = extend_selection,
    .move = APP_MOVE_UP },
  { .action = { .name = "board.extend::down",
                .keys = "<Shift>Down",
                .title = N_ ("Select Downwards"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = extend_selection,
    .move = APP_MOVE_DOWN },
  { .action = { .name = "board.add::left",
                .keys = "<Control>Left",
                .title = N_ ("Add the Cell to the Left"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = add_to_selection,
    .move = APP_MOVE_LEFT },
  { .action = { .name = "board.add::right",
                .keys = "<Control>Right",
                .title = N_ ("Add the Cell to the Right"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = add_to_selection,
    .move = APP_MOVE_RIGHT },
  { .action = { .name = "board.add::up",
                .keys = "<Control>Up",
                .title = N_ ("Add the Cell Above"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = add_to_selection,
    .move = APP_MOVE_UP },
  { .action = { .name = "board.add::down",
                .keys = "<Control>Down",
                .title = N_ ("Add the Cell Below"),
                .group = UI_WIDGETS_GROUP_MOVING },
    .perform = add_to_selection,
    .move = APP_MOVE_DOWN },
  { .action = { .name = "board.menu",
                .keys = "Menu <Shift>F10",
                .title = N_ ("Menu of the Cell"),
                .group = UI_WIDGETS_GROUP_SOLVING } },
};

const UiWidgetsActionTable ui_board_action_table = UI_WIDGETS_ACTION_TABLE (board_actions);

void
ui_board_actions_install (GtkWidgetClass *class, GtkWidgetActionActivateFunc perform)
{
  gtk_widget_class_install_action (class, "board.move", "s", perform);
  gtk_widget_class_install_action (class, "board.extend", "s", perform);
  gtk_widget_class_install_action (class, "board.add", "s", perform);
  gtk_widget_class_install_action (class, "board.blank", NULL, perform);
  gtk_widget_class_install_action (class, "board.clear", NULL, perform);
  gtk_widget_class_install_action (class, "board.back", NULL, perform);
  ui_widgets_actions_bind (class, &ui_board_action_table);
}

void
ui_board_actions_perform (AppTyping *typing, const char *name, GVariant *target)
{
  g_autofree char *full = target != NULL
                              ? g_strconcat (name, "::", g_variant_get_string (target, NULL), NULL)
                              : g_strdup (name);

  for (unsigned i = 0; i < G_N_ELEMENTS (board_actions); i++)
    if (g_strcmp0 (board_actions[i].action.name, full) == 0)
      board_actions[i].perform (typing, &board_actions[i]);
}

/* ui-widgets-actions.h - actions and their keys, in tables.
 *
 * Each room that has actions keeps one table of them.  A row has the name, the keys, the title and
 * the action's function.  Widgets and windows bind their keys from it, and the window of shortcuts
 * lists all tables. */
#ifndef UI_WIDGETS_ACTIONS_H
#define UI_WIDGETS_ACTIONS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sections of the window of shortcuts. */
typedef enum
{
  UI_WIDGETS_GROUP_TYPING,
  UI_WIDGETS_GROUP_MOVING,
  UI_WIDGETS_GROUP_SOLVING,
  UI_WIDGETS_GROUP_EDITING,
  UI_WIDGETS_GROUP_DANCE,
  UI_WIDGETS_GROUP_FILES,
  UI_WIDGETS_GROUP_WINDOW,
  UI_WIDGETS_GROUPS,
} UiWidgetsActionGroup;

/* `name` is "win.NAME", "app.NAME", "board.NAME" or "dance.NAME", with or without "::TARGET"; NULL
 * where a widget handles the keys itself.  `keys` are GTK's names of accelerators, separated by
 * spaces; NULL for none. */
typedef struct
{
  const char *name;
  const char *keys;
  const char *title; /* in English; NULL: not shown among the shortcuts */
  UiWidgetsActionGroup group;
} UiWidgetsAction;

/* An array whose elements, of `size` bytes, begin with a UiWidgetsAction. */
typedef struct
{
  const void *rows;
  unsigned n;
  size_t size;
} UiWidgetsActionTable;

#define UI_WIDGETS_ACTION_TABLE(rows) { (rows), G_N_ELEMENTS (rows), sizeof (rows)[0] }

const UiWidgetsAction *ui_widgets_action_table_get (const UiWidgetsActionTable *self,
                                                    unsigned                    index);

/* The title of a group, translated. */
const char *ui_widgets_action_group_title (UiWidgetsActionGroup group);

/* Sets a tooltip, with the action's first key behind the text: "Hint (Ctrl+H)". */
void ui_widgets_set_tooltip_with_key (GtkWidget *widget, const char *text, const char *action);

/* Binds the keys of a table to a class, for the class's own actions. */
void ui_widgets_actions_bind (GtkWidgetClass *class, const UiWidgetsActionTable *table);

G_END_DECLS

#endif

/* ui-actions.h - the one table of what can be done and by which keys.
 *
 * Windows take their actions and keys from it, the board its bindings, and the shortcuts
 * window what it shows. */
#ifndef UI_ACTIONS_H
#define UI_ACTIONS_H

#include "ui-window.h"

G_BEGIN_DECLS

typedef enum
{
  UI_GROUP_TYPING,
  UI_GROUP_MOVING,
  UI_GROUP_SOLVING,
  UI_GROUP_EDITING,
  UI_GROUP_DANCE,
  UI_GROUP_FILES,
  UI_GROUP_WINDOW,
  UI_GROUPS,
} UiActionGroup;

/* `action` is "win.NAME", "app.NAME", "board.NAME", "dance.NAME", with "::TARGET" behind it or without; NULL
 * where the board looks at the keys itself.  `keys` are GTK's names of accelerators, separated
 * by spaces; NULL for none.  Of the functions the one named is called for "win." and "app.";
 * what has none is made elsewhere (stateful ones). */
typedef struct
{
  const char *action;
  const char *keys;
  const char *title; /* in English; NULL: not to be shown among the shortcuts */
  UiActionGroup group;
  bool on_board; /* acts on the puzzle: only where the board is to be seen */
  void (*window) (UiWindow *window);
  void (*application) (GtkApplication *application);
} UiAction;

extern const UiAction ui_actions[];
extern const unsigned ui_actions_n;

/* The title of a group, translated. */
const char *ui_action_group_title (UiActionGroup group);

/* Adds the actions with functions, and binds the keys of all but the board's. */
void ui_actions_add_to_application (GtkApplication *application);
void ui_actions_add_to_window (UiWindow *window);

/* Binds keys to a class for its own actions: those that begin with `prefix`. */
void ui_actions_bind (GtkWidgetClass *class, const char *prefix);

G_END_DECLS

#endif

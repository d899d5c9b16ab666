/* desk-edit-private.h - what the files of actions share: the actions of desk-edit-notes.c stand in
 * the table of desk-edit.c. */
#ifndef DESK_EDIT_PRIVATE_H
#define DESK_EDIT_PRIVATE_H

#include "desk-state-private.h"

typedef struct
{
  const DeskAction *action;
  DeskState       **state;
  bool              removes_candidates;
} DeskEdit;

DeskStatus desk_edit_check_cells (const DeskEdit *edit); /* DESK_DONE, DESK_NO_SUCH_CELL */

DeskStatus desk_edit_toggle_candidate (const DeskEdit *edit);
DeskStatus desk_edit_set_candidates (const DeskEdit *edit);
DeskStatus desk_edit_toggle_corner (const DeskEdit *edit);
DeskStatus desk_edit_toggle_colour (const DeskEdit *edit);
DeskStatus desk_edit_colour_candidate (const DeskEdit *edit);
DeskStatus desk_edit_toggle_line (const DeskEdit *edit);
DeskStatus desk_edit_drop_lines (const DeskEdit *edit);
DeskStatus desk_edit_clear_colours (const DeskEdit *edit);
DeskStatus desk_edit_add_bookmark (const DeskEdit *edit);
DeskStatus desk_edit_remove_bookmark (const DeskEdit *edit);
DeskStatus desk_edit_go_to_bookmark (const DeskEdit *edit);

/* Removes the colours of the action's cells and of their candidates. */
void desk_edit_drop_colours (const DeskEdit *edit);

#endif

/* app-typing-private.h - what the two files of typing share. */
#ifndef APP_TYPING_PRIVATE_H
#define APP_TYPING_PRIVATE_H

#include "app-typing.h"

struct _AppTyping
{
  GObject parent_instance;

  DeskDocument *document;
  gboolean type_mode, digit_first;
  AppTypingMode mode;
  uint32_t locked; /* the digit that is written where one points, 0: none */
  uint32_t colour; /* the colour for candidates */
  gboolean of_candidates, is_weak;
  bool has_start; /* a line has been begun, at: */
  uint32_t start_cell, start_value;
  uint32_t over_cell, over_value; /* where the pointer is meanwhile */
  bool is_held;
  uint32_t half;      /* the first digit of a number, 0: none */
  uint32_t half_cell; /* the cell where it was typed */
  gint64 half_time;
  uint32_t first; /* the first digit typed into an empty grid, 0: none; it may begin a row */
  uint32_t first_cell;
  uint64_t first_revision; /* of the document, after that digit */
  uint32_t full_cell;      /* the last cell, if typing in a row has reached it; or COVER_NONE */
  uint64_t full_revision;  /* of the document, after the symbol there */
};

/* Does an action in the selected cells, or emits "refused"; its `cells` are filled in. */
void app_typing_act (AppTyping *self, DeskAction action);

/* Emits "held" and returns true while typing is held. */
bool app_typing_is_held (AppTyping *self);

/* A symbol, or a blank (0), in a mode that writes no marks and no digits; false: it is another
 * mode, and nothing was done. */
bool app_typing_note (AppTyping *self, uint32_t value);

#endif

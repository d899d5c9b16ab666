/* app-game.h - what is to be said about a game while it is played.
 *
 * Each function returns a new string; free it with g_free (). */
#ifndef APP_GAME_H
#define APP_GAME_H

#include "desk-document.h"

#include <glib.h>

G_BEGIN_DECLS

/* Why a symbol that was typed into the cell changes nothing. */
char *app_game_explain_refusal (DeskDocument *document, uint32_t cell);

G_END_DECLS

#endif

/* desk-spool-private.h - bytes without a file of their own (a pasted collection), kept in the
 * session's folder. */
#ifndef DESK_SPOOL_PRIVATE_H
#define DESK_SPOOL_PRIVATE_H

#include "desk-keeping-private.h"

/* Keeps the bytes, equal ones once; the URI ends with `suffix`.  Returns their URI, or NULL when
 * writing failed.  Free it. */
char *desk_spool_put (const char *session_folder, GBytes *bytes, const char *suffix);

/* The URI that they have when they are kept.  Free it. */
char *desk_spool_find (const char *session_folder, GBytes *bytes, const char *suffix);

bool desk_spool_has (const char *session_folder, const char *uri);

/* Removes files that no document and no value of the session names. */
void desk_spool_sweep (const char *session_folder, const DeskKeeping *keeping);

#endif

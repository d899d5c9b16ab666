/* dance-script.h - the show in words: a sentence for each step, and the transcript of the last
 * steps.
 *
 * The script has a player of its own, so the show's player does not move.  Same position and size
 * of steps, same transcript, whatever route led there. */
#ifndef DANCE_SCRIPT_H
#define DANCE_SCRIPT_H

#include "dance-show.h"

#include <gio/gio.h>

/* Number of lines kept before the current one. */
#define DANCE_SCRIPT_LINES 60

/* One step of the past. */
#define DANCE_TYPE_LINE (dance_line_get_type ())
G_DECLARE_FINAL_TYPE (DanceLine, dance_line, DANCE, LINE, GObject)

const char *dance_line_sentence (DanceLine *self);
uint32_t    dance_line_level (DanceLine *self);
uint64_t    dance_line_position (DanceLine *self); /* after the step */
CoverEventKind dance_line_kind (DanceLine *self);

/* A GListModel of DanceLine, the oldest first; the last one is the step that led to the show's
 * position. */
#define DANCE_TYPE_SCRIPT (dance_script_get_type ())
G_DECLARE_FINAL_TYPE (DanceScript, dance_script, DANCE, SCRIPT, GObject)

/* NULL when out of memory. */
DanceScript *dance_script_new (DanceShow *show);

/* Updates the lines to the show's position.  One step forward adds a line, one step back removes
 * one; after other moves the lines are written anew. */
void dance_script_update (DanceScript *self);

/* Describes the step that led to the show's position, in the size of that step, which may differ
 * from the transcript's; NULL at the start.  Valid until the next call. */
const char *dance_script_sentence (DanceScript *self);

/* Describes the next step of the show's size; "" at the end.  It is computed once for each
 * position, size and known end; valid until the next call. */
const char *dance_script_preview (DanceScript *self);

/* Number of steps described so far. */
guint dance_script_n_told (DanceScript *self);

#endif

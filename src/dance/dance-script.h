/* dance-script.h - the show in words: a sentence for each step, and the transcript of the last ones.
 *
 * The script has a player of its own to look around with, so the show stays where it is.  Same position and size of
 * step, same transcript, whatever way led there. */
#ifndef DANCE_SCRIPT_H
#define DANCE_SCRIPT_H

#include "dance-show.h"

#include <gio/gio.h>

/* So many lines are kept above the present one. */
#define DANCE_SCRIPT_LINES 60

/* One step that was done. */
#define DANCE_TYPE_LINE (dance_line_get_type ())
G_DECLARE_FINAL_TYPE (DanceLine, dance_line, DANCE, LINE, GObject)

const char *dance_line_sentence (DanceLine *self);
uint32_t    dance_line_level (DanceLine *self);
uint64_t    dance_line_position (DanceLine *self); /* behind the step */
CoverEventKind dance_line_kind (DanceLine *self);

/* A GListModel of DanceLine, the oldest first; the last one is the step that led to where the show stands. */
#define DANCE_TYPE_SCRIPT (dance_script_get_type ())
G_DECLARE_FINAL_TYPE (DanceScript, dance_script, DANCE, SCRIPT, GObject)

/* NULL when out of memory. */
DanceScript *dance_script_new (DanceShow *show);

/* Brings it up to where the show stands.  A step on from where it was adds a line, a step back takes one away;
 * from anywhere else it is written anew. */
void dance_script_update (DanceScript *self);

/* What the step that led to where the show stands did, told in the size that it was made in, which need not be that of
 * the transcript; NULL at the start.  Valid until the next call. */
const char *dance_script_sentence (DanceScript *self);

/* What the next step, of the show's size, will do; "" at the end.  Put into words once a position, size of step and
 * known end; valid until the next call. */
const char *dance_script_preview (DanceScript *self);

/* How many steps were put into words so far. */
guint dance_script_n_told (DanceScript *self);

#endif

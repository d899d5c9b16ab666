/* export-beside.h - one piece of work after the other on a second thread, while the first goes on; for this room.
 *
 * Either the first thread has what both use, from a wait on, or the second, from a begin on. */
#ifndef EXPORT_BESIDE_H
#define EXPORT_BESIDE_H

#include "base-status.h"

typedef struct ExportBeside ExportBeside;

typedef BaseStatus (*ExportBesideWork) (void *data);

/* Where there are no more threads to be had, it works on the first.  NULL when out of memory. */
ExportBeside *export_beside_new (ExportBesideWork work, void *data);

/* Waits, and accepts NULL. */
void export_beside_free (ExportBeside *self);

/* To be called once after each wait. */
void export_beside_begin (ExportBeside *self);

/* Until what was begun is done: returns what came of it, with its errno; BASE_OK where nothing was. */
BaseStatus export_beside_wait (ExportBeside *self);

#endif

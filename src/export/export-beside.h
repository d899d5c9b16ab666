/* export-beside.h - runs pieces of work one after another on a second thread, while the first goes
 * on; for this room.
 *
 * The shared data belongs to the first thread after a wait and to the second after a begin. */
#ifndef EXPORT_BESIDE_H
#define EXPORT_BESIDE_H

#include "base-status.h"

typedef struct ExportBeside ExportBeside;

typedef BaseStatus (*ExportBesideWork) (void *data);

/* Where no thread can be started, the work runs on the first one.  NULL when out of memory. */
ExportBeside *export_beside_new (ExportBesideWork work, void *data);

/* Waits for the work.  Accepts NULL. */
void export_beside_free (ExportBeside *self);

/* Call this once after each wait. */
void export_beside_begin (ExportBeside *self);

/* Waits until the work is done.  Returns its status and restores its errno; BASE_OK where none was
 * started. */
BaseStatus export_beside_wait (ExportBeside *self);

#endif

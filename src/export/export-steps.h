/* export-steps.h - the steps of a path as the content of pictures: one of them, or one after the
 * other. */
#ifndef EXPORT_STEPS_H
#define EXPORT_STEPS_H

#include "export-picture.h"
#include "figure-path.h"

/* Stands before the first step.  `what`: EXPORT_BOARD, EXPORT_LINKS or EXPORT_MATRIX; a problem
 * without a board has its matrix in place of one.  Links and matrix of a large problem show the
 * part that matters.  Fails as figure_path_new () does. */
BaseStatus export_steps_new  (const FigureRequest *request,
                              ExportWhat           what,
                              ExportSteps        **out_steps);
void       export_steps_free (ExportSteps *self); /* accepts NULL */

void export_steps_set_what (ExportSteps *self, ExportWhat what);

/* Replaces the request's; NULL: none. */
void export_steps_set_stop (ExportSteps *self, const BaseStop *stop);

/* Finds the steps up to that one, without going there; *out_state as in figure_path_walk ().
 * export_steps_n () is the number of those found so far. */
BaseStatus export_steps_walk (ExportSteps *self, uint64_t number, ReasonState *out_state);
uint64_t   export_steps_n    (const ExportSteps *self);

/* Goes to a step, which must be there: export_steps_fill () then fills a content with it, until the
 * next call.  After a failure it stands nowhere. */
BaseStatus export_steps_go     (ExportSteps *self, uint64_t number);
uint64_t   export_steps_number (const ExportSteps *self);
void       export_steps_fill   (ExportSteps *self, ExportContent *out_content);

#endif

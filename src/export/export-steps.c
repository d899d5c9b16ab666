#include "export-steps.h"

#include "base-memory.h"
#include "board.h"
#include "figure-part.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

#include <stdlib.h>

/* Links and matrix show a whole problem up to these numbers, and else the part that matters: with
 * more, names of columns and rows have no room on a page. */
#define MOST_ITEMS   40
#define MOST_OPTIONS 40

struct ExportSteps
{
  FigurePath *path;
  ExportWhat what;
  uint64_t number; /* of the step; 0: none */
  FigureStep step;
  FigurePart part;
  bool is_part;
  BaseText about;
};

BaseStatus
export_steps_new (const FigureRequest *request, ExportWhat what, ExportSteps **out_steps)
{
  ExportSteps *self = base_new_zeroed (ExportSteps, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->what = what;
  status = figure_path_new (request, &self->path);
  if (status == BASE_OK)
    *out_steps = self;
  else
    export_steps_free (self);
  return status;
}

static void
clear_step (ExportSteps *self)
{
  figure_part_clear (&self->part);
  figure_step_clear (&self->step);
  base_text_reset (&self->about);
  self->is_part = false;
  self->number = 0;
}

void
export_steps_free (ExportSteps *self)
{
  if (self == NULL)
    return;
  clear_step (self);
  figure_path_free (self->path);
  base_text_clear (&self->about);
  free (self);
}

void
export_steps_set_what (ExportSteps *self, ExportWhat what)
{
  self->what = what;
}

void
export_steps_set_stop (ExportSteps *self, const BaseStop *stop)
{
  figure_path_set_stop (self->path, stop);
}

BaseStatus
export_steps_walk (ExportSteps *self, uint64_t number, ReasonState *out_state)
{
  return figure_path_walk (self->path, number, out_state);
}

uint64_t
export_steps_n (const ExportSteps *self)
{
  return figure_path_n_steps (self->path);
}

/* The board, or of a problem without one the matrix. */
static ExportWhat
what_of_step (const ExportSteps *self)
{
  return self->what == EXPORT_BOARD && board_n_cells (self->step.subject->board) == 0
             ? EXPORT_MATRIX
             : self->what;
}

static bool
is_large (const CoverProblem *problem)
{
  return cover_problem_n_items (problem) > MOST_ITEMS
         || cover_problem_n_options (problem) > MOST_OPTIONS;
}

/* The sentences below the picture. */
static void
write_about (ExportSteps *self)
{
  const ReasonStep *step = &self->step.step;
  const FigurePart *part = &self->part;
  BaseText *out = &self->about;

  base_text_add (out, words_reason_name (self->step.subject, step));
  base_text_add (out, ". ");
  words_add_reason (self->step.subject, step, out);
  base_text_add_char (out, ' ');
  words_add_reason_end (self->step.subject, step, out);
  if (!self->is_part)
    return;
  base_text_add_char (out, ' ');
  words_fill (out, _ ("Shown: %1 of %2 items, %3 of %4 options."),
              WORDS_WITH (WORDS_NUMBER (part->n_items), WORDS_NUMBER (part->n_all_items),
                          WORDS_NUMBER (part->n_options), WORDS_NUMBER (part->n_all_options)));
}

static BaseStatus
make_step (ExportSteps *self, uint64_t number)
{
  BaseStatus status = figure_path_get (self->path, number, &self->step);

  if (status != BASE_OK)
    return status;
  self->is_part = what_of_step (self) != EXPORT_BOARD && is_large (self->step.subject->problem);
  if (self->is_part)
    status = figure_part_new (&self->step, &self->part);
  if (status == BASE_OK)
    status = words_name_subject (self->is_part ? self->part.subject : self->step.subject);
  if (status == BASE_OK)
    write_about (self);
  return status == BASE_OK ? base_text_status (&self->about) : status;
}

BaseStatus
export_steps_go (ExportSteps *self, uint64_t number)
{
  BaseStatus status;

  clear_step (self);
  status = make_step (self, number);
  if (status == BASE_OK)
    self->number = number;
  else
    clear_step (self);
  return status;
}

uint64_t
export_steps_number (const ExportSteps *self)
{
  return self->number;
}

void
export_steps_fill (ExportSteps *self, ExportContent *out_content)
{
  const FigurePart *part = &self->part;
  Subject *subject = self->is_part ? part->subject : self->step.subject;

  *out_content = (ExportContent){
    .what = what_of_step (self),
    .symbols = subject->symbols,
    .subject = subject,
    .player = run_player (self->is_part ? part->run : self->step.run),
    .reason = self->is_part ? &part->reason : figure_reason (self->step.figure),
    .about = base_text_string (&self->about),
    .steps = self,
  };
}

#include "samples.h"

#include "base-memory.h"
#include "check.h"
#include "figure-solution.h"
#include "sudoku-solver.h"
#include "sudoku-subject.h"

#include <stdlib.h>
#include <string.h>

static void
solve (Sample *self)
{
  const CoverLimits limits = { .solutions = 1 };
  SudokuSolver *solver;
  bool found = false;

  self->solution = base_new_zeroed (uint8_t, sudoku_shape_n_cells (self->shape));
  check_equal_u64 (sudoku_solver_new (self->shape, &solver), BASE_OK);
  check_equal_u64 (sudoku_solver_start (solver, self->puzzle), BASE_OK);
  (void) sudoku_solver_next (solver, &limits, self->solution, &found);
  check_true (found);
  sudoku_solver_free (solver);
}

static void
open_at_rest (Sample *self, const char *line, bool solved)
{
  const size_t length = strlen (line);
  const uint32_t side = length == 16 ? 2 : length == 81 ? 3 : length == 256 ? 4 : 7;

  check_equal_u64 (sudoku_shape_new (side, side, SUDOKU_NO_RULES, &self->shape), BASE_OK);
  self->puzzle = sudoku_puzzle_new (self->shape);
  check_true (self->puzzle != NULL);
  for (uint32_t i = 0; line[i] != '\0'; i++)
    self->puzzle->values[i] = (uint8_t) (line[i] - '0');
  if (solved)
    solve (self);
}

/* A player's progress: the first half of the board filled in, with pencil marks after it. */
static void
progress (Sample *self, ExportContent *content)
{
  const uint32_t n = sudoku_shape_n_cells (self->shape);

  solve (self);
  self->entries = base_new_zeroed (uint8_t, n);
  self->marks = base_new_zeroed (uint64_t, n);
  check_true (self->entries != NULL && self->marks != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      if (i < n / 2)
        self->entries[i] = self->solution[i];
      else if (i < n * 3 / 4)
        self->marks[i] = i % 2 == 0 ? 0 : (uint64_t) 1 << (self->solution[i] - 1) | 1;
      if (i < n * 3 / 4)
        self->solution[i] = 0;
    }
  content->entries = self->entries;
  content->marks = self->marks;
}

/* The path of a grid, at the step of that number. */
static void
open_step (Sample *self, uint64_t number, ExportContent *content)
{
  Subject *subject = NULL;
  uint32_t *solution = NULL, n_solution;
  unsigned n_solutions;
  ReasonState state;

  check_equal_u64 (sudoku_subject_new (self->puzzle, "123456789", true, &subject), BASE_OK);
  check_equal_u64 (figure_find_solution (subject, NULL, &solution, &n_solution, &n_solutions),
                   BASE_OK);
  check_equal_u64 (n_solutions, 1);
  check_equal_u64 (
      export_steps_new (
          &(FigureRequest){ .subject = subject, .solution = solution, .n_solution = n_solution },
          EXPORT_BOARD, &self->steps),
      BASE_OK);
  check_equal_u64 (export_steps_walk (self->steps, number, &state), BASE_OK);
  check_equal_u64 (export_steps_go (self->steps, number), BASE_OK);
  export_steps_fill (self->steps, content);
  subject_unref (subject);
  free (solution);
}

Sample
sample_new (ExportWhat kind, const char *what, uint64_t position)
{
  Sample self = { 0 };
  ExportContent content = { .what = kind, .symbols = "123456789" };

  if (kind == EXPORT_REASON)
    {
      open_at_rest (&self, what, false);
      open_step (&self, position, &content);
    }
  else if (export_kind (kind).at_rest)
    open_at_rest (&self, what, export_kind (kind).solved);
  else
    {
      self.play = play_new (what, 1000);
      play_seek (self.play, position);
      self.play->paint.symbols = content.symbols;
      content.subject = &self.play->paint;
      content.player = self.play->player;
    }
  if (kind == EXPORT_POSITION)
    progress (&self, &content);
  content.puzzle = self.puzzle;
  content.solution = self.solution;
  check_equal_u64 (export_picture_new (&content, &self.picture), BASE_OK);
  return self;
}

void
sample_clear (Sample *self)
{
  export_picture_free (self->picture);
  export_steps_free (self->steps);
  if (self->play != NULL)
    play_free (self->play);
  sudoku_puzzle_free (self->puzzle);
  sudoku_shape_unref (self->shape);
  free (self->solution);
  free (self->entries);
  free (self->marks);
}

ExportPage
sample_page (double width, double height)
{
  PaintText *text = paint_text_new (SAMPLES_FONT);
  const bool installed = text != NULL && paint_text_has_family (text);
  ExportPage page = export_page_default ();

  paint_text_free (text);
  if (!installed)
    check_skip ("the font " SAMPLES_FONT " is not installed");
  page.width = width;
  page.height = height;
  page.family = SAMPLES_FONT;
  page.title = "One & <two>";
  page.footer = "A sentence below, so long that it has to be broken into lines to fit.";
  return page;
}

static BaseStatus
keep (void *data, const void *bytes, size_t n_bytes)
{
  BaseText *file = data;

  base_text_add_bytes (file, bytes, n_bytes);
  return base_text_status (file);
}

BaseText
sample_write (const Sample *self, const char *format, const ExportPage *page)
{
  BaseText file = BASE_TEXT_EMPTY;

  check_equal_u64 (
      export_write (export_format_find (format), self->picture, page, &(ExportSink){ keep, &file }),
      BASE_OK);
  check_true (file.length > 0);
  return file;
}

/* What goes into a book, and where: words from the puzzle's file, the solution, the page. */
#include "export-book.h"

#include "words-fill.h"

#include <string.h>

/* A puzzle for which it takes longer has no solution in the book. */
#define MOST_NODES 10000000

const char *const export_caption_ids[] = { "number", "name", "rating", "file" };

_Static_assert(sizeof export_caption_ids / sizeof *export_caption_ids == EXPORT_CAPTIONS,
               "each has its word");

static bool
is_white (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool
ends_line (char c)
{
  return c == '\n' || c == '\r';
}

/* Of what stands above the rows, without the signs of a comment. */
static void
add_last_line (const BaseText *text, size_t end, BaseText *out)
{
  BaseText line = BASE_TEXT_EMPTY;
  size_t start;

  while (end > 0 && is_white (text->bytes[end - 1]))
    end--;
  for (start = end; start > 0 && !ends_line (text->bytes[start - 1]);)
    start--;
  while (start < end && (text->bytes[start] == '#' || is_white (text->bytes[start])))
    start++;
  if (start < end)
    base_text_add_bytes (&line, text->bytes + start, end - start);
  words_add_harmless (out, base_text_string (&line));
  out->failed |= line.failed;
  base_text_clear (&line);
}

static void
add_name (const FormatsPuzzle *puzzle, BaseText *out)
{
  const FormatsLayout *layout = &puzzle->layout;

  if (puzzle->about[FORMATS_ABOUT_TITLE].length > 0)
    words_add_harmless (out, base_text_string (&puzzle->about[FORMATS_ABOUT_TITLE]));
  else if (puzzle->comment.length > 0)
    words_add_harmless (out, base_text_string (&puzzle->comment));
  else
    add_last_line (&layout->text,
                   layout->head < layout->text.length ? layout->head : layout->text.length, out);
}

void
export_captions_add (ExportCaptions *self, const FormatsPuzzle *puzzle, const char *path)
{
  const char *slash = path != NULL ? strrchr (path, '/') : NULL;

  add_name (puzzle, &self->name);
  words_add_harmless (&self->rating, base_text_string (&puzzle->about[FORMATS_ABOUT_LEVEL]));
  if (path != NULL && strcmp (path, "-") != 0)
    words_add_harmless (&self->file, slash != NULL ? slash + 1 : path);
}

void
export_captions_set (const ExportCaptions *self, ExportEntry *entry)
{
  entry->name = base_text_string (&self->name);
  entry->rating = base_text_string (&self->rating);
  entry->file = base_text_string (&self->file);
}

void
export_captions_clear (ExportCaptions *self)
{
  base_text_clear (&self->name);
  base_text_clear (&self->rating);
  base_text_clear (&self->file);
}

BaseStatus
export_book_solve (SudokuSolver *solver, const BaseStop *stop, uint8_t *values, ExportEntry *entry)
{
  CoverLimits limits = { .solutions = 1, .nodes = MOST_NODES, .stop = stop };
  bool found = false, again = false;
  const BaseStatus status = sudoku_solver_start (solver, entry->puzzle);

  if (status != BASE_OK)
    return status == BASE_BAD_INPUT ? BASE_OK : status;
  if (sudoku_solver_next (solver, &limits, values, &found) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  limits.solutions = 2;
  if (found)
    (void) sudoku_solver_next (solver, &limits,
                               values + sudoku_shape_n_cells (entry->puzzle->shape), &again);
  entry->solution = found ? values : NULL;
  entry->several = again;
  return BASE_OK;
}

static uint64_t
count (uint64_t n_puzzles, uint32_t per_page)
{
  return (n_puzzles + per_page - 1) / per_page;
}

uint64_t
export_book_count_pages (const ExportBookOptions *options, uint64_t n_puzzles)
{
  const uint64_t n = count (n_puzzles, options->per_page);

  if (options->solutions == EXPORT_SOLUTIONS_BACK)
    return 2 * n;
  if (options->solutions == EXPORT_SOLUTIONS_LAST)
    return n + count (n_puzzles, export_book_solutions_a_page (options));
  return n;
}

ExportBookPage
export_book_page (const ExportBookOptions *options, uint64_t n_puzzles, uint64_t number)
{
  const uint64_t n = count (n_puzzles, options->per_page);
  uint32_t most = options->per_page;
  ExportBookPage page = { .from = number - 1 };

  if (options->solutions == EXPORT_SOLUTIONS_BACK)
    {
      page.solutions = number % 2 == 0;
      page.from /= 2;
    }
  else if (number > n)
    {
      page.solutions = true;
      page.from -= n;
      most = export_book_solutions_a_page (options);
    }
  page.from *= most;
  page.n = n_puzzles - page.from < most ? (uint32_t) (n_puzzles - page.from) : most;
  return page;
}

/* Which puzzles are on which page. */
#include "export-book.h"

static uint64_t
count_book_pages (uint64_t n_puzzles, uint32_t per_page)
{
  return (n_puzzles + per_page - 1) / per_page;
}

uint64_t
export_book_count_pages (const ExportBookOptions *options,
                         PaintText *text,
                         const float *widths,
                         uint64_t n_puzzles)
{
  uint64_t n = count_book_pages (n_puzzles, options->per_page);

  if (options->solutions == EXPORT_SOLUTIONS_BACK)
    return 2 * n;
  if (options->solutions == EXPORT_SOLUTIONS_LAST)
    for (uint64_t from = 0; from < n_puzzles; n++)
      from += export_book_solutions_a_page (options, text, widths + from, n_puzzles - from);
  return n;
}

/* Finds a page of solutions among the last pages, counted from 1. */
static ExportBookPage
find_last_page (const ExportBookOptions *options,
                PaintText *text,
                const float *widths,
                uint64_t n_puzzles,
                uint64_t number)
{
  ExportBookPage page = { .solutions = true };

  for (uint64_t i = 0; i < number && page.from + page.n < n_puzzles; i++)
    {
      page.from += page.n;
      page.n =
          export_book_solutions_a_page (options, text, widths + page.from, n_puzzles - page.from);
    }
  return page;
}

ExportBookPage
export_book_page (const ExportBookOptions *options,
                  PaintText *text,
                  const float *widths,
                  uint64_t n_puzzles,
                  uint64_t number)
{
  const uint64_t n = count_book_pages (n_puzzles, options->per_page);
  const bool back = options->solutions == EXPORT_SOLUTIONS_BACK;
  ExportBookPage page = { .solutions = back && number % 2 == 0 };

  if (!back && number > n)
    return find_last_page (options, text, widths, n_puzzles, number - n);
  page.from = (back ? (number - 1) / 2 : number - 1) * options->per_page;
  page.n = n_puzzles - page.from < options->per_page ? (uint32_t) (n_puzzles - page.from)
                                                     : options->per_page;
  return page;
}

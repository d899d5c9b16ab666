/* Which puzzles are on which page. */
#include "export-book.h"

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

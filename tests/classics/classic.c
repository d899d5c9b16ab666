#include "classic.h"

#include "board.h"
#include "cover-links.h"

ClassicPair
classic_of (const char *word)
{
  ClassicPair self = { NULL, NULL };
  const Classic *classic = NULL;
  ClassicsArguments arguments;

  check_equal_u64 (classics_parse (word, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &self.problem, &self.board), BASE_OK);
  return self;
}

void
classic_clear (ClassicPair *self)
{
  cover_problem_free (self->problem);
  board_free (self->board);
}

CoverCounters
classic_count (const CoverProblem *problem, const uint32_t *givens, size_t n_givens)
{
  CoverLimits limits = { 0 };
  CoverLinks *links = NULL;
  CoverSearch *search = NULL;
  CoverCounters counters;

  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  check_equal_u64 (cover_search_new (links, &search), BASE_OK);
  check_equal_u64 (cover_search_start (search, givens, n_givens), BASE_OK);
  check_equal_u64 (cover_search_run (search, &limits), COVER_RAN_TO_END);
  counters = *cover_search_counters (search);
  cover_search_free (search);
  cover_links_free (links);
  return counters;
}

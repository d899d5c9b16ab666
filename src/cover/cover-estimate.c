/* A dive is a search whose givens are the options taken so far: it is started again for each level,
 * because a search takes options in their order, and a dive does not.  Problems to teach with are
 * small enough for that. */
#include "cover-estimate.h"

#include "base-memory.h"
#include "base-random.h"
#include "cover-links.h"
#include "cover-search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  CoverSearch *search;
  uint32_t *taken; /* the givens, and behind them the options of the dive */
  size_t n_givens;
  BaseRandom random;
} Diver;

/* Forces the options taken so far, up to the next choice.  Returns the header of the item chosen; 0
 * where there is none, at a solution. */
static uint32_t
find_choice (Diver *self, size_t n_taken, BaseStatus *out_status)
{
  CoverEvent event = { 0 };

  *out_status = cover_search_start (self->search, self->taken, n_taken);
  if (*out_status != BASE_OK)
    return 0;
  while (cover_search_peek (self->search, &event) && event.kind != COVER_EVENT_CHOOSE
         && event.kind != COVER_EVENT_SOLUTION && event.kind != COVER_EVENT_END)
    (void) cover_search_forward (self->search, NULL);
  return event.kind == COVER_EVENT_CHOOSE ? event.node : 0;
}

/* One of the options of an item, each as likely as the others. */
static uint32_t
take_option (Diver *self, uint32_t header)
{
  const CoverLinks *links = cover_search_links (self->search);
  uint32_t n = base_random_below (&self->random, links->size[header]);
  uint32_t node = links->nodes[header].down;

  while (n-- > 0)
    node = links->nodes[node].down;
  return cover_links_option (links, node);
}

/* Returns the estimate of one dive. */
static double
dive (Diver *self, BaseStatus *out_status)
{
  double nodes = 1, weight = 1;
  size_t n_taken = self->n_givens;
  uint32_t header;

  while ((header = find_choice (self, n_taken, out_status)) != 0)
    {
      const uint32_t n = cover_search_links (self->search)->size[header];

      if (n == 0)
        break;
      weight *= n;
      nodes += weight;
      self->taken[n_taken++] = take_option (self, header);
    }
  return nodes;
}

/* Mean and spread, one value after the other: Welford's method, which loses no digits. */
static BaseStatus
dive_often (Diver *self, uint32_t n_dives, CoverEstimate *out_estimate)
{
  double mean = 0, squares = 0;

  for (uint32_t i = 0; i < n_dives; i++)
    {
      BaseStatus status;
      const double nodes = dive (self, &status), off = nodes - mean;

      if (status != BASE_OK)
        return status;
      mean += off / (i + 1);
      squares += off * (nodes - mean);
    }
  *out_estimate = (CoverEstimate){
    .nodes = mean,
    .error = n_dives > 1 ? sqrt (squares / (n_dives - 1) / n_dives) : 0,
    .n_dives = n_dives,
  };
  return BASE_OK;
}

BaseStatus
cover_estimate (const CoverLinks *links,
                CoverRule rule,
                const uint32_t *givens,
                size_t n_givens,
                uint32_t n_dives,
                uint64_t seed,
                CoverEstimate *out_estimate)
{
  Diver diver = { .n_givens = n_givens };
  BaseStatus status;

  if (n_dives == 0 || rule == COVER_RULE_ASKED)
    return BASE_BAD_INPUT;
  status = cover_search_new (links, &diver.search);
  diver.taken = base_new_zeroed (uint32_t, n_givens + links->n_primary);
  if (status == BASE_OK && diver.taken == NULL)
    status = BASE_NO_MEMORY;
  if (status == BASE_OK)
    {
      if (n_givens > 0)
        memcpy (diver.taken, givens, n_givens * sizeof *givens);
      diver.random.state = seed;
      cover_search_set_rule (diver.search, rule, 0);
      status = dive_often (&diver, n_dives, out_estimate);
    }
  free (diver.taken);
  cover_search_free (diver.search);
  return status;
}

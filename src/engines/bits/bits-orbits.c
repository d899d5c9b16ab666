/* bits-orbits.c - all solutions from those that are not images of others.
 *
 * Every solution has one option of the item that is decided first.  The symmetries put the options
 * of that item into orbits.  So the search goes over the orbits: it takes one option of the orbit,
 * and leaves out all options, wherever they are, of the orbits that it has been through.  This
 * finds, of all solutions whose first orbit this is, those that have this very option.  Let a
 * solution have k options of the orbit, which has n.  Its images have as many, and each option of
 * the orbit is in equally many of its images: k in n of them.  So among all solutions with k, those
 * found are k in n too, and their number is the number found times n, divided by k.
 *
 * Where a listener wants each solution: of a solution's images with that option only the smallest
 * (as a set of bits) is used, and all its different images are reported. */
#include "bits-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  BitsRun *run;
  const BitsSymmetries *symmetries;
  uint32_t option; /* the option taken */
  uint64_t *orbit, *left;
  uint64_t *found;  /* solutions, for each number of options in the orbit */
  uint64_t *images; /* of a solution, as sets */
  uint32_t *mapped; /* options of an image, in the order of the solution */
  BaseStatus status;
} Orbits;

static const uint32_t *
get_image (const Orbits *self, uint32_t symmetry)
{
  return self->symmetries->images + (size_t) symmetry * self->run->plan.n_options;
}

static bool
count_solution (BitsSearch *search)
{
  Orbits *self = search->data;
  const uint32_t n = bits_search_choices (search, self->run->options);
  uint32_t k = 0;

  for (uint32_t i = 0; i < n; i++)
    k += bits_has (self->orbit, self->run->options[i]);
  self->found[k]++;
  return true;
}

/* Makes the images of the solution as sets.  Returns false when a smaller one has the same
 * option. */
static bool
is_smallest (Orbits *self, uint32_t n)
{
  const uint32_t n_words = self->run->plan.n_words;

  for (uint32_t s = 0; s < self->symmetries->n; s++)
    {
      uint64_t *set = self->images + (size_t) s * n_words;

      memset (set, 0, n_words * sizeof *set);
      for (uint32_t i = 0; i < n; i++)
        bits_add (set, get_image (self, s)[self->run->options[i]]);
      if (!bits_has (set, self->option))
        continue;
      for (uint32_t i = 0; i < n_words; i++)
        if (set[i] != self->images[i])
          {
            if (set[i] < self->images[i])
              return false;
            break;
          }
    }
  return true;
}

/* Reports all different images of the solution whose options are in the run. */
static bool
report_images (Orbits *self, uint32_t n)
{
  const uint32_t n_words = self->run->plan.n_words;

  if (!is_smallest (self, n))
    return true;
  for (uint32_t s = 0; s < self->symmetries->n; s++)
    {
      bool is_new = true;

      for (uint32_t other = 0; is_new && other < s; other++)
        is_new = memcmp (self->images + (size_t) s * n_words,
                         self->images + (size_t) other * n_words, n_words * sizeof (uint64_t))
                 != 0;
      if (!is_new)
        continue;
      for (uint32_t i = 0; i < n; i++)
        self->mapped[i] = get_image (self, s)[self->run->options[i]];
      if (!bits_run_report (self->run, self->mapped, n))
        return false;
    }
  return true;
}

static bool
report_orbit_solution (BitsSearch *search)
{
  Orbits *self = search->data;

  if (report_images (self, bits_search_choices (search, self->run->options)))
    return true;
  search->outcome = COVER_RAN_TO_LIMIT;
  return false;
}

/* Reports the images of one solution of a shared search, when its turn comes. */
static bool
report_shared_images (void *data, const EngineSolution *solution)
{
  Orbits *self = data;

  memcpy (self->run->options, solution->options, solution->n_options * sizeof *solution->options);
  return report_images (self, solution->n_options);
}

static uint64_t
greatest_divisor (uint64_t a, uint64_t b)
{
  while (b != 0)
    {
      const uint64_t rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

/* Solutions of the orbit.  Before the search has come to its end, not all terms are exact; they are
 * rounded down. */
static uint64_t
sum_up (const Orbits *self)
{
  uint64_t n = 0, sum = 0;

  for (uint32_t i = 0; i < self->run->plan.n_words; i++)
    for (uint64_t some = self->orbit[i]; some != 0; some &= some - 1)
      n++;
  for (uint32_t k = 1; k <= self->run->plan.n_items; k++)
    {
      const uint64_t divisor = greatest_divisor (n, k);

      sum += self->found[k] / (k / divisor) * (n / divisor);
    }
  return sum;
}

static void
run_below (Orbits *self)
{
  BitsRun *run = self->run;
  const bool listens = run->request->found != NULL;
  const BitsTask task = { .plan = &run->plan,
                          .path = run->path,
                          .active = self->left,
                          .option = self->option,
                          .orbit = listens ? NULL : self->orbit,
                          .found = listens ? NULL : self->found };
  EngineRequest request = *run->request;
  EngineAnswer answer;

  if (!bits_can_split (&run->plan, run->request))
    {
      run->path->run (&run->search);
      return;
    }
  request.found = listens ? report_shared_images : NULL;
  request.data = self;
  self->status = bits_split_run (&task, &run->search, &request, &answer);
}

static void
search_orbit (Orbits *self)
{
  BitsRun *run = self->run;
  const size_t n_bytes = run->plan.n_words * sizeof (uint64_t);

  memset (self->orbit, 0, n_bytes);
  for (uint32_t s = 0; s < self->symmetries->n; s++)
    bits_add (self->orbit, get_image (self, s)[self->option]);
  memset (self->found, 0, (run->plan.n_items + (size_t) 1) * sizeof *self->found);
  bits_search_begin (&run->search, self->left, self->option);
  run_below (self);
  if (run->request->found == NULL)
    run->answer->counters.solutions += sum_up (self);
  for (uint32_t i = 0; i < run->plan.n_words; i++)
    self->left[i] &= ~self->orbit[i];
}

uint32_t
bits_orbits (const BitsPlan *plan,
             const BitsSymmetries *symmetries,
             uint32_t item,
             uint32_t *out_n_options)
{
  const uint64_t *owners = bits_owners (plan, item);
  uint32_t n = 0;

  *out_n_options = 0;
  for (uint32_t option = 0; option < plan->n_options; option++)
    {
      bool is_first = bits_has (owners, option);

      *out_n_options += is_first;
      for (uint32_t s = 1; is_first && s < symmetries->n; s++)
        {
          const uint32_t image = symmetries->images[(size_t) s * plan->n_options + option];

          is_first = image >= option || !bits_has (owners, image);
        }
      n += is_first;
    }
  return n;
}

BaseStatus
bits_run_symmetric (BitsRun *run, const BitsSymmetries *symmetries)
{
  const BitsPlan *plan = &run->plan;
  const size_t n_words = plan->n_words, n_counts = plan->n_items + (size_t) 1;
  uint64_t *memory =
      base_new_zeroed (uint64_t, (2 + (size_t) symmetries->n) * n_words + 2 * n_counts);
  Orbits self = { .run = run, .symmetries = symmetries };
  uint32_t item;

  if (memory == NULL)
    return BASE_NO_MEMORY;
  self.orbit = memory;
  self.left = self.orbit + n_words;
  self.images = self.left + n_words;
  self.found = self.images + symmetries->n * n_words;
  self.mapped = (uint32_t *) (self.found + n_counts);
  memcpy (self.left, run->all, n_words * sizeof *self.left);
  bits_search_begin (&run->search, run->all, COVER_NONE);
  item = run->search.states[0].item;
  run->search.solved = run->request->found == NULL ? count_solution : report_orbit_solution;
  run->search.data = &self;
  run->search.outcome = COVER_RAN_TO_END;
  for (uint32_t option = plan->n_options; option-- > 0;)
    if (bits_has (bits_owners (plan, item), option) && bits_has (self.left, option)
        && run->search.outcome == COVER_RAN_TO_END && self.status == BASE_OK)
      {
        self.option = option;
        search_orbit (&self);
      }
  free (memory);
  return self.status;
}

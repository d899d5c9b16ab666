#include "problems.h"

#include "base-random.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

static void
add_items (CoverProblem *problem, char *line)
{
  bool primary = true;
  uint32_t item;
  char *rest;

  for (char *name = strtok_r (line, " \n", &rest); name != NULL;
       name = strtok_r (NULL, " \n", &rest))
    if (strcmp (name, "|") == 0)
      primary = false;
    else
      check_equal_u64 (cover_problem_add_item (problem, name, strlen (name), primary, &item),
                       BASE_OK);
}

static void
add_option (CoverProblem *problem, char *line)
{
  CoverTerm terms[128];
  size_t n_terms = 0;
  uint32_t option;
  char *rest;

  for (char *name = strtok_r (line, " \n", &rest); name != NULL;
       name = strtok_r (NULL, " \n", &rest))
    {
      char *colour = strchr (name, ':');

      check_true (n_terms < 128);
      terms[n_terms].colour = 0;
      if (colour != NULL)
        {
          *colour++ = '\0';
          check_equal_u64 (
              cover_problem_add_colour (problem, colour, strlen (colour), &terms[n_terms].colour),
              BASE_OK);
        }
      terms[n_terms++].item = cover_problem_find_item (problem, name, strlen (name));
    }
  if (n_terms > 0)
    check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &option), BASE_OK);
}

CoverProblem *
problem_from_lines (const char *const *lines, size_t n_lines)
{
  CoverProblem *problem = cover_problem_new ();

  check_true (problem != NULL);
  for (size_t i = 0; i < n_lines; i++)
    {
      char line[4096];

      snprintf (line, sizeof line, "%s", lines[i]);
      if (i == 0)
        add_items (problem, line);
      else
        add_option (problem, line);
    }
  return problem;
}

CoverProblem *
problem_from_file (FILE *file)
{
  CoverProblem *problem = cover_problem_new ();
  static const size_t longest = 1 << 16;
  char *line = malloc (longest);
  bool first = true;

  check_true (problem != NULL && line != NULL);
  while (fgets (line, (int) longest, file) != NULL)
    {
      if (line[0] == '|')
        continue;
      if (first)
        add_items (problem, line);
      else
        add_option (problem, line);
      first = false;
    }
  free (line);
  return problem;
}

CoverProblem *
problem_knuth (void)
{
  static const char *const lines[] = { "A B C D E F G", "C E F", "A D G", "B C F",
                                       "A D",           "B G",   "D E G" };

  return problem_from_lines (lines, sizeof lines / sizeof *lines);
}

/* 0 1 2 3 4 5 as 3 4 2 5 1 0: from the middle outwards. */
static uint32_t
organ_pipe (uint32_t n, uint32_t i)
{
  return i % 2 == 0 ? n / 2 - i / 2 : (n / 2 + (i + 1) / 2) % n;
}

static uint32_t
add_named (CoverProblem *problem, const char *letter, uint32_t number, bool primary)
{
  char name[32];
  uint32_t item;
  int length = snprintf (name, sizeof name, "%s%u", letter, number);

  check_equal_u64 (cover_problem_add_item (problem, name, (size_t) length, primary, &item),
                   BASE_OK);
  return item;
}

static uint32_t
find_named (const CoverProblem *problem, const char *letter, uint32_t number)
{
  char name[32];
  int length = snprintf (name, sizeof name, "%s%u", letter, number);

  return cover_problem_find_item (problem, name, (size_t) length);
}

CoverProblem *
problem_queens (uint32_t n)
{
  CoverProblem *problem = cover_problem_new ();

  check_true (problem != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      add_named (problem, "r", organ_pipe (n, i), true);
      add_named (problem, "c", organ_pipe (n, i), true);
    }
  /* Diagonals of a single square cannot be met twice: they are left out. */
  for (uint32_t i = 1; i < 2 * n - 2; i++)
    {
      add_named (problem, "a", i, false);
      add_named (problem, "b", i, false);
    }
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < n; j++)
      {
        uint32_t row = organ_pipe (n, i), column = organ_pipe (n, j), option;
        uint32_t items[] = {
          find_named (problem, "r", row),
          find_named (problem, "c", column),
          find_named (problem, "a", row + column),
          find_named (problem, "b", row + n - 1 - column),
        };
        CoverTerm terms[4] = { { 0, 0 } };
        size_t n_terms = 0;

        for (size_t k = 0; k < 4; k++)
          if (items[k] != COVER_NONE)
            terms[n_terms++].item = items[k];
        check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &option), BASE_OK);
      }
  return problem;
}

CoverProblem *
problem_langford (uint32_t n)
{
  CoverProblem *problem = cover_problem_new ();

  check_true (problem != NULL);
  for (uint32_t i = 1; i <= n; i++)
    add_named (problem, "d", i, true);
  for (uint32_t i = 1; i <= 2 * n; i++)
    add_named (problem, "s", i, true);
  for (uint32_t digit = 1; digit <= n; digit++)
    for (uint32_t slot = 1; slot + digit + 1 <= 2 * n; slot++)
      {
        CoverTerm terms[] = {
          { digit - 1, 0 },
          { n + slot - 1, 0 },
          { n + slot + digit, 0 },
        };
        uint32_t option;

        check_equal_u64 (cover_problem_add_option (problem, terms, 3, &option), BASE_OK);
      }
  return problem;
}

CoverProblem *
problem_random (uint64_t seed,
                uint32_t n_primary,
                uint32_t n_secondary,
                uint32_t n_options,
                uint32_t n_colours)
{
  CoverProblem *problem = cover_problem_new ();
  BaseRandom random = { .state = base_mix (seed) };
  uint32_t option;

  check_true (problem != NULL);
  for (uint32_t i = 0; i < n_primary; i++)
    add_named (problem, "p", i, true);
  for (uint32_t i = 0; i < n_secondary; i++)
    add_named (problem, "q", i, false);
  for (uint32_t i = 0; i < n_colours; i++)
    {
      char name[] = { (char) ('a' + i) };
      uint32_t colour;

      check_equal_u64 (cover_problem_add_colour (problem, name, 1, &colour), BASE_OK);
    }
  for (uint32_t i = 0; i < n_options; i++)
    {
      CoverTerm terms[8];
      uint32_t n_terms = 0;

      for (uint32_t item = 0; item < n_primary + n_secondary && n_terms < 8; item++)
        if (base_random_below (&random, 3) == 0)
          terms[n_terms++] = (CoverTerm){ item, item < n_primary || n_colours == 0
                                                    ? 0
                                                    : base_random_below (&random, n_colours + 1) };
      /* Some options twice: they are two options all the same. */
      for (uint32_t copies = base_random_below (&random, 5) == 0 ? 2 : 1; copies > 0; copies--)
        check_equal_u64 (cover_problem_add_option (problem, terms, n_terms, &option), BASE_OK);
    }
  return problem;
}

CoverProblem *
problem_named (const char *name)
{
  static const char *const empty[] = { "" }, *const hopeless[] = { "A B C", "A B", "B" };
  uint32_t n = (uint32_t) strtoul (name + strcspn (name, "0123456789"), NULL, 10);

  if (strcmp (name, "knuth") == 0)
    return problem_knuth ();
  if (strcmp (name, "empty") == 0)
    return problem_from_lines (empty, 1);
  if (strcmp (name, "hopeless") == 0)
    return problem_from_lines (hopeless, 3);
  if (strncmp (name, "queens", 6) == 0)
    return problem_queens (n);
  if (strncmp (name, "langford", 8) == 0)
    return problem_langford (n);
  if (strncmp (name, "coloured", 8) == 0)
    return problem_random (n, 5, 4, 13, 3);
  return problem_random (n, 6, 3, 14, 0);
}

/* Whether the options in `subset` cover everything as it should be: each primary item once, each
 * secondary one at most once or in one colour. */
static bool
is_cover (const CoverProblem *problem, uint32_t subset)
{
  int64_t taken[64] = { 0 };

  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      uint32_t n_terms = 0;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t i = 0; i < n_terms && (subset >> option & 1) != 0; i++)
        {
          int64_t *had = &taken[terms[i].item], colour = terms[i].colour;

          if (*had != 0 && (colour == 0 || *had != colour))
            return false;
          *had = colour != 0 ? colour : -1;
        }
    }
  for (uint32_t item = 0; item < cover_problem_n_primary (problem); item++)
    if (taken[item] == 0)
      return false;
  return true;
}

uint64_t
problem_count_by_subsets (const CoverProblem *problem)
{
  uint64_t count = 0;

  check_true (cover_problem_n_options (problem) < 24 && cover_problem_n_items (problem) <= 64);
  for (uint32_t subset = 0; subset < (uint32_t) 1 << cover_problem_n_options (problem); subset++)
    count += is_cover (problem, subset);
  return count;
}

/* Positions of HoDoKu's regression library, each made for one technique: does a step of that name
 * do exactly what is right there?  Prints the table technique by technique.
 *
 * A row needs as many positions as were exact when it was written.  Where that is not all of
 * them: */
#include "check.h"
#include "paths.h"

#include <stdlib.h>
#include <string.h>

/* `is_double`: two steps together do it.  `why`: the reason where not all are exact. */
typedef struct
{
  const char *code, *name;
  uint32_t needed;
  bool is_double;
  const char *why;
} Row;

static const char other_chain[] = "between two ends only the shortest chain is looked for";
static const char of_two[] = "one of two places in its box is a turbot fish here";
static const char two_fins[] = "here it is two fish with fins";
static const char of_five[] = "fish of five groups are not looked for";
static const char more[] = "more is ruled out";
static const char by_pairs[] = "theirs compares templates of two values";

static const Row rows[] = {
  { "0000", "full-house", 19, false, NULL },
  { "0002", "hidden-single", 18, false, NULL },
  { "0003", "naked-single", 17, false, NULL },
  { "0100", "pointing", 18, false, NULL },
  { "0101", "claiming", 18, false, NULL },
  { "0110-1", "locked-pair", 9, false, NULL },
  { "0111-1", "locked-triple", 7, false, NULL },
  { "0200", "naked-pair", 14, false, NULL },
  { "0201", "naked-triple", 13, false, NULL },
  { "0202", "naked-quad", 6, false, NULL },
  { "0210", "hidden-pair", 13, false, NULL },
  { "0211", "hidden-triple", 14, false, NULL },
  { "0212", "hidden-quad", 8, false, NULL },
  { "0300", "x-wing", 6, false, NULL },
  { "0301", "swordfish", 5, false, NULL },
  { "0302", "jellyfish", 6, false, NULL },
  { "0310", "finned-x-wing", 5, false, NULL },
  { "0311", "finned-swordfish", 6, false, NULL },
  { "03111", "finned-swordfish", 1, true, NULL },
  { "0312", "finned-jellyfish", 5, false, NULL },
  { "03121", "finned-jellyfish", 2, true, NULL },
  { "0320", "finned-x-wing", 5, false, NULL },
  { "0321", "finned-swordfish", 4, false, NULL },
  { "03211", "finned-swordfish", 4, true, NULL },
  { "0322", "finned-jellyfish", 4, false, NULL },
  { "03221", "finned-jellyfish", 1, true, NULL },
  { "0331", "franken-fish", 1, false, NULL },
  { "0332", "franken-fish", 1, false, two_fins },
  { "0340", "finned-franken-fish", 2, false, NULL },
  { "0341", "finned-franken-fish", 3, false, NULL },
  { "03411", "finned-franken-fish", 1, true, NULL },
  { "0342", "finned-franken-fish", 5, false, NULL },
  { "03421", "finned-franken-fish", 2, true, NULL },
  { "0362", "finned-mutant-fish", 1, false, NULL },
  { "03621", "finned-mutant-fish", 2, true, NULL },
  { "0363", "finned-mutant-fish", 0, false, of_five },
  { "0400", "skyscraper", 5, false, NULL },
  { "0401", "two-string-kite", 6, false, NULL },
  { "0402", "empty-rectangle", 6, false, NULL },
  { "0402-1", "turbot-fish", 3, false, NULL },
  { "0403", "turbot-fish", 5, false, NULL },
  { "0404", "two-string-kite", 4, true, NULL },
  { "0405", "empty-rectangle", 1, true, of_two },
  { "0500", "simple-colours", 4, false, NULL },
  { "0501", "simple-colours", 1, false, NULL },
  { "0502", "multi-colours", 2, true, NULL },
  { "0600-1", "unique-rectangle-1", 4, false, NULL },
  { "0600-2", "unique-rectangle-1", 5, false, NULL },
  { "0601-1", "unique-rectangle-2", 9, false, NULL },
  { "0601-2", "unique-rectangle-2", 1, false, NULL },
  { "0602-1", "unique-rectangle-3", 6, false, NULL },
  { "0603-1", "unique-rectangle-4", 6, false, NULL },
  { "0603-2", "unique-rectangle-4", 5, false, NULL },
  { "0604-1", "unique-rectangle-5", 3, false, NULL },
  { "0604-2", "unique-rectangle-5", 1, false, NULL },
  { "0605-1", "unique-rectangle-6", 4, false, more },
  { "0605-2", "unique-rectangle-6", 1, false, NULL },
  { "0606-1", "hidden-rectangle", 6, false, NULL },
  { "0606-2", "hidden-rectangle", 5, false, NULL },
  { "0607-1", "avoidable-rectangle-1", 5, false, NULL },
  { "0608-1", "avoidable-rectangle-2", 8, false, NULL },
  { "0610", "bug-1", 6, false, NULL },
  { "0610-x", "bug-1", 1, false, NULL },
  { "0701", "x-chain", 7, false, NULL },
  { "0702", "xy-chain", 10, false, other_chain },
  { "0703", "remote-pair", 10, false, NULL },
  { "0706", "continuous-loop", 7, false, other_chain },
  { "0707-1", "aic", 7, false, NULL },
  { "0707-2", "aic", 6, false, NULL },
  { "0708-1", "aic", 9, false, NULL },
  { "0708-2", "aic", 8, false, NULL },
  { "0709-1", "grouped-loop", 4, false, NULL },
  { "0709-2", "grouped-loop", 2, false, other_chain },
  { "0710-1", "grouped-aic", 6, false, NULL },
  { "0710-2", "grouped-aic", 4, false, other_chain },
  { "0710-3", "grouped-aic", 4, false, NULL },
  { "0710-4", "grouped-aic", 3, false, other_chain },
  { "0711-1", "grouped-aic", 5, false, NULL },
  { "0711-2", "grouped-aic", 6, false, NULL },
  { "0711-3", "grouped-aic", 4, false, other_chain },
  { "0711-4", "grouped-aic", 5, false, NULL },
  { "0800", "xy-wing", 5, false, NULL },
  { "0801", "xyz-wing", 8, false, NULL },
  { "0803", "w-wing", 7, false, NULL },
  { "0901-1", "als-xz", 4, false, NULL },
  { "0901-2", "als-xz", 4, false, NULL },
  { "0902-1", "als-xy-wing", 5, false, NULL },
  { "0902-2", "als-xy-wing", 2, false, NULL },
  { "0903", "als-chain", 0, false, other_chain },
  { "0903-1", "als-chain", 6, false, other_chain },
  { "0904-1", "death-blossom", 4, false, NULL },
  { "0904-2", "death-blossom", 4, false, NULL },
  { "1101", "sue-de-coq", 15, false, NULL },
  { "1201", "template-set", 3, false, by_pairs },
  { "1202", "template-delete", 2, false, by_pairs },
};

#define N_ROWS    (sizeof rows / sizeof *rows)
#define N_FIELDS  6
#define N_OPTIONS 729u

/* A line: what is there, and what is right to do. */
typedef struct
{
  char grid[PATHS_CELLS + 1];
  bool entered[PATHS_CELLS];
  uint8_t out[N_OPTIONS], wanted[N_OPTIONS];
  uint32_t n_wanted, placed;
} Position;

/* "436" is 4 in R3C6. */
static uint32_t
read_option (const char *text)
{
  return ((uint32_t) (text[1] - '1') * 9 + (uint32_t) (text[2] - '1')) * 9
         + (uint32_t) (text[0] - '1');
}

static uint32_t
read_options (const char *text, uint8_t flags[N_OPTIONS])
{
  uint32_t n = 0;

  memset (flags, 0, N_OPTIONS);
  for (; *text != '\0'; text += strcspn (text, " "))
    {
      text += strspn (text, " ");
      if (*text == '\0')
        break;
      flags[read_option (text)] = 1;
      n++;
    }
  return n;
}

/* :code:candidates:grid:out:wanted:placed:  Splits the line. */
static bool
read_position (char *line, const char **out_code, Position *out)
{
  char *fields[N_FIELDS];
  uint32_t cell = 0;

  if (line[0] != ':')
    return false;
  for (unsigned i = 0; i < N_FIELDS; i++)
    {
      fields[i] = line + 1;
      line += 1 + strcspn (line + 1, ":\n");
      if (*line == '\0')
        return false;
      *line = '\0';
    }
  *out_code = fields[0];
  for (const char *at = fields[2]; *at != '\0' && cell < PATHS_CELLS; at++)
    if (*at != '+')
      {
        out->entered[cell] = at > fields[2] && at[-1] == '+';
        out->grid[cell++] = *at;
      }
  out->grid[cell] = '\0';
  read_options (fields[3], out->out);
  out->n_wanted = read_options (fields[4], out->wanted);
  out->placed = *fields[5] != '\0' ? read_option (fields[5]) : COVER_NONE;
  return cell == PATHS_CELLS;
}

/* The options that a step strikes, of which it must not strike others than the wanted ones. */
static bool
is_within (const Position *position, const ReasonStep *step)
{
  for (uint32_t i = 0; i < step->n_struck; i++)
    if (!position->wanted[step->struck[i]])
      return false;
  return true;
}

static bool
is_exact (Paths *paths, const Row *row, const Position *position)
{
  uint8_t together[N_OPTIONS] = { 0 };
  uint32_t n_together = 0;
  ReasonTechnique technique;
  bool found = false, is_right = false, any = false;
  ReasonStep step;

  check_true (reason_technique_find (row->name, strlen (row->name), &technique));
  check_equal_u64 (reason_path_find (paths->path, technique), BASE_OK);
  while (reason_path_next_found (paths->path, &found, &step) == BASE_OK && found)
    {
      any = true;
      if (position->n_wanted == 0)
        is_right |= step.placed != COVER_NONE && step.placed == position->placed;
      else if (is_within (position, &step))
        {
          is_right |= step.n_struck == position->n_wanted;
          for (uint32_t i = 0; i < step.n_struck; i++)
            {
              n_together += !together[step.struck[i]];
              together[step.struck[i]] = 1;
            }
        }
    }
  if (strstr (row->code, "-x") != NULL)
    return !any;
  return is_right || (row->is_double && n_together == position->n_wanted);
}

static const Row *
find_row (const char *code)
{
  for (size_t i = 0; i < N_ROWS; i++)
    if (strcmp (rows[i].code, code) == 0)
      return &rows[i];
  return NULL;
}

static void
print_table (const uint32_t *n_exact, const uint32_t *n_all)
{
  uint32_t exact = 0, all = 0;

  for (size_t i = 0; i < N_ROWS; i++)
    {
      printf ("# %-7s %-19s %2u of %2u%s%s\n", rows[i].code, rows[i].name, n_exact[i], n_all[i],
              rows[i].why != NULL && n_exact[i] < n_all[i] ? ": " : "",
              rows[i].why != NULL && n_exact[i] < n_all[i] ? rows[i].why : "");
      exact += n_exact[i];
      all += n_all[i];
    }
  printf ("# together %u of %u\n", exact, all);
}

static void
finds_what_is_right (const void *data)
{
  FILE *file = check_open_corpus ("hodoku/positions.txt");
  uint32_t n_exact[N_ROWS] = { 0 }, n_all[N_ROWS] = { 0 };
  char line[4096];
  Paths paths;

  (void) data;
  paths_init (&paths);
  while (fgets (line, sizeof line, file) != NULL)
    {
      Position position;
      const char *code;
      const Row *row;

      if (!read_position (line, &code, &position) || (row = find_row (code)) == NULL)
        continue;
      paths_begin_at (&paths, position.grid, position.out, position.entered);
      n_all[row - rows]++;
      n_exact[row - rows] += is_exact (&paths, row, &position);
    }
  print_table (n_exact, n_all);
  for (size_t i = 0; i < N_ROWS; i++)
    check_true (n_exact[i] >= rows[i].needed);
  paths_clear (&paths);
  fclose (file);
}

int
main (void)
{
  check_claim ("/reason/technique/does-what-is-right/hodoku", finds_what_is_right, NULL);
  return check_finish ();
}

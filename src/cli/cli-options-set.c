/* Arguments of the options about answers, not about pictures. */
#include "cli-options.h"

#include "formats.h"
#include "words-gettext.h"
#include "words.h"

#include <string.h>

/* Accepts digits only, up to `most`. */
bool
cli_option_read_number (const char *text, uint64_t most, uint64_t *out_number)
{
  uint64_t number = 0;

  if (*text == '\0')
    return false;
  for (; *text != '\0'; text++)
    {
      uint64_t digit = (uint64_t) (*text - '0');

      if (*text < '0' || *text > '9' || number > (most - digit) / 10)
        return false;
      number = number * 10 + digit;
    }
  *out_number = number;
  return true;
}

bool
cli_option_each_word (CliSettings *settings,
                      const char *argument,
                      bool (*take) (CliSettings *settings, const char *word))
{
  bool any = false;

  while (*argument != '\0')
    {
      char word[32] = "";
      const size_t length = strcspn (argument, ",");

      if (length >= sizeof word)
        return false;
      memcpy (word, argument, length);
      if (!take (settings, word))
        return false;
      any = true;
      argument += length + (argument[length] == ',');
    }
  return any;
}

bool
cli_option_set_limit (CliSettings *settings, const char *argument)
{
  return settings->has_limit = cli_option_read_number (argument, UINT64_MAX, &settings->limit);
}

bool
cli_option_set_only (CliSettings *settings, const char *argument)
{
  ReasonTechnique technique;

  settings->only = argument;
  return reason_technique_find (argument, strlen (argument), &technique);
}

void
cli_option_list_techniques (BaseText *out)
{
  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, reason_technique_name ((ReasonTechnique) i)->id);
    }
}

bool
cli_option_set_steps (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, UINT64_MAX, &settings->steps);
}

bool
cli_option_set_nodes (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, UINT64_MAX, &settings->nodes);
}

bool
cli_option_set_jobs (CliSettings *settings, const char *argument)
{
  uint64_t jobs = 0;
  bool good = cli_option_read_number (argument, 1024, &jobs);

  settings->jobs = (uint32_t) jobs;
  return good;
}

bool
cli_option_set_engine (CliSettings *settings, const char *argument)
{
  settings->engine = engines_find (argument);
  return settings->engine != NULL || strcmp (argument, "auto") == 0;
}

void
cli_option_list_engines (BaseText *out)
{
  for (unsigned i = 0; i < engines_n; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, engines_get (i)->id);
    }
}

void
cli_option_list_engines_and_auto (BaseText *out)
{
  base_text_add (out, "auto, ");
  cli_option_list_engines (out);
}

/* Reads a rule up to a comma or the end; `seed` stays where it has none.  Returns what follows the
 * rule, or NULL. */
static const char *
read_rule (const char *argument, CoverRule *out_rule, uint64_t *out_seed)
{
  static const char random_word[] = "random:";
  const size_t length = strcspn (argument, ",");
  char number[24];

  if (strncmp (argument, "fewest", length) == 0 && length == strlen ("fewest"))
    *out_rule = COVER_RULE_FEWEST;
  else if (strncmp (argument, "first", length) == 0 && length == strlen ("first"))
    *out_rule = COVER_RULE_FIRST;
  else
    {
      const size_t word = strlen (random_word);

      if (strncmp (argument, random_word, word) != 0 || length - word >= sizeof number)
        return NULL;
      memcpy (number, argument + word, length - word);
      number[length - word] = '\0';
      *out_rule = COVER_RULE_RANDOM;
      if (!cli_option_read_number (number, UINT64_MAX, out_seed))
        return NULL;
    }
  return argument + length;
}

bool
cli_option_set_rule (CliSettings *settings, const char *argument)
{
  const char *rest = read_rule (argument, &settings->rule, &settings->seed);

  settings->has_rule = true;
  return rest != NULL && *rest == '\0';
}

/* Two rules by chance have seeds of their own. */
bool
cli_option_set_rules (CliSettings *settings, const char *argument)
{
  const char *rest = read_rule (argument, &settings->rule, &settings->seed);

  settings->has_rule = true;
  if (rest == NULL || *rest != ',')
    return false;
  settings->seed_beside = settings->seed;
  rest = read_rule (rest + 1, &settings->rule_beside, &settings->seed_beside);
  return rest != NULL && *rest == '\0';
}

static const char *const step_names[] = {
  [WORDS_STEP_LINK] = "link",
  [WORDS_STEP_ITEM] = "item",
  [WORDS_STEP_OPTION] = "option",
  [WORDS_STEP_LEVEL] = "level",
};

bool
cli_option_set_step (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < sizeof step_names / sizeof *step_names; i++)
    if (strcmp (argument, step_names[i]) == 0)
      {
        settings->step = (WordsStep) i;
        return true;
      }
  return false;
}

bool
cli_option_set_form (CliSettings *settings, const char *argument)
{
  for (unsigned form = 0; form < LISTING_FORMS; form++)
    if (strcmp (argument, listing_form_id ((ListingForm) form)) == 0)
      {
        settings->form = (ListingForm) form;
        return true;
      }
  return false;
}

void
cli_option_list_forms (BaseText *out)
{
  for (unsigned form = 0; form < LISTING_FORMS; form++)
    {
      base_text_add (out, form == 0 ? "" : ", ");
      base_text_add (out, listing_form_id ((ListingForm) form));
    }
}

bool
cli_option_set_from (CliSettings *settings, const char *argument)
{
  settings->from = formats_find (argument);
  return settings->from != NULL && formats_can_read (settings->from);
}

bool
cli_option_set_to (CliSettings *settings, const char *argument)
{
  settings->to = formats_find (argument);
  return settings->to != NULL && formats_can_write (settings->to);
}

static void
list_formats (bool (*can) (const Format *format), BaseText *out)
{
  const char *between = "";

  for (unsigned i = 0; i < formats_n; i++)
    if (can (formats_all[i]))
      {
        base_text_add (out, between);
        base_text_add (out, formats_all[i]->id);
        between = ", ";
      }
}

void
cli_option_list_readable (BaseText *out)
{
  list_formats (formats_can_read, out);
}

void
cli_option_list_writable (BaseText *out)
{
  list_formats (formats_can_write, out);
}

/* Lists one shape of each form. */
void
cli_option_list_shapes (BaseText *out)
{
  base_text_add (out, "boxes:2x3, boxes:3x3");
  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS; i++)
    {
      base_text_add_char (out, '+');
      base_text_add (out, sudoku_rule_kinds[i]->id);
    }
  base_text_add (out, ", jigsaw:REGIONS, samurai, grids:2x2@R1C1@R3C3");
}

bool
cli_option_set_shape (CliSettings *settings, const char *argument)
{
  SudokuShape *shape;
  SudokuShapeFault fault;
  BaseStatus status = sudoku_shape_parse_or_tell (argument, &shape, &fault);

  if (status == BASE_BAD_INPUT && fault.kind != SUDOKU_SHAPE_FAULT_KIND)
    words_add_shape_fault (&fault, &settings->why);
  if (status != BASE_OK)
    return false;
  sudoku_shape_unref (settings->shape);
  settings->shape = shape;
  return true;
}

bool
cli_option_set_output (CliSettings *settings, const char *argument)
{
  settings->output = argument;
  return *argument != '\0';
}

bool
cli_option_set_classic (CliSettings *settings, const char *argument)
{
  return classics_parse (argument, &settings->classic, &settings->arguments) == BASE_OK;
}

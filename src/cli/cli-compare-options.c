/* Arguments of the options of `compare`. */
#include "cli-compare.h"
#include "cli-options.h"

#include <string.h>

static bool
take_way (CliSettings *settings, const char *word)
{
  CompareWay way;

  if (settings->n_ways == COMPARE_MOST_WAYS || !compare_way_find (word, &way))
    return false;
  for (unsigned i = 0; i < settings->n_ways; i++)
    if (compare_way_equal (&settings->ways[i], &way))
      return true;
  settings->ways[settings->n_ways++] = way;
  return true;
}

bool
cli_compare_set_ways (CliSettings *settings, const char *argument)
{
  return cli_option_each_word (settings, argument, take_way);
}

void
cli_compare_list_ways (BaseText *out)
{
  CompareWay ways[COMPARE_MOST_WAYS];
  const unsigned n = compare_list_ways (ways);

  for (unsigned i = 0; i < n; i++)
    {
      base_text_add (out, i > 0 ? ", " : "");
      compare_way_add_id (&ways[i], out);
    }
}

static bool
take_axis (CliSettings *settings, const char *word)
{
  const CompareAxis *axis = compare_axis_find (word);

  if (axis == NULL || settings->axes[1] != NULL)
    return false;
  settings->axes[settings->axes[0] != NULL] = axis;
  return true;
}

bool
cli_compare_set_axes (CliSettings *settings, const char *argument)
{
  return cli_option_each_word (settings, argument, take_axis) && settings->axes[1] != NULL;
}

void
cli_compare_list_axes (BaseText *out)
{
  for (unsigned i = 0; i < compare_n_axes; i++)
    {
      base_text_add (out, i > 0 ? ", " : "");
      base_text_add (out, compare_axis_get (i)->id);
    }
}

/* A word as `classic` lists it; or its first argument as two numbers with dots between them. */
bool
cli_compare_set_classic (CliSettings *settings, const char *argument)
{
  const char *dots = strstr (argument, "..");
  char first[64];
  uint64_t last;

  if (dots == NULL)
    {
      if (!cli_option_set_classic (settings, argument))
        return false;
      settings->last_size = settings->arguments.values[0];
      return true;
    }
  if ((size_t) (dots - argument) >= sizeof first)
    return false;
  memcpy (first, argument, (size_t) (dots - argument));
  first[dots - argument] = '\0';
  if (!cli_option_set_classic (settings, first) || classics_n_parameters (settings->classic) != 1
      || !cli_option_read_number (dots + 2, settings->classic->parameters[0].most, &last)
      || last < settings->arguments.values[0])
    return false;
  settings->last_size = (uint32_t) last;
  return true;
}

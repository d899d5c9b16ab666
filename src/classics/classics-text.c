/* Kinds and arguments as words: queens:8. */
#include "classics-private.h"

#include <string.h>

void
classics_add_text (const Classic *classic, const ClassicsArguments *arguments, BaseText *out)
{
  base_text_add (out, classic->id);
  for (unsigned i = 0; i < classics_n_parameters (classic); i++)
    {
      const uint32_t value = arguments->values[i];

      base_text_add_char (out, i == 0 ? ':' : 'x');
      if (classic->parameters[i].choices != NULL)
        base_text_add (out, classic->parameters[i].choices[value]);
      else
        base_text_add_number (out, value);
    }
}

void
classics_add_range (const ClassicsParameter *parameter, BaseText *out)
{
  if (parameter->choices == NULL)
    {
      base_text_add_number (out, parameter->least);
      base_text_add_char (out, '-');
      base_text_add_number (out, parameter->most);
      return;
    }
  for (uint32_t i = 0; i <= parameter->most; i++)
    {
      base_text_add (out, i == 0 ? "" : "|");
      base_text_add (out, parameter->choices[i]);
    }
}

/* The longest choice that `text` begins with; returns its length, or 0. */
static size_t
read_choice (const ClassicsParameter *parameter, const char *text, uint32_t *out_value)
{
  size_t longest = 0;

  for (uint32_t i = 0; i <= parameter->most; i++)
    {
      const size_t length = strlen (parameter->choices[i]);

      if (length > longest && strncmp (parameter->choices[i], text, length) == 0)
        {
          longest = length;
          *out_value = i;
        }
    }
  return longest;
}

/* Returns how many bytes the argument has, or 0 when it is invalid or out of range. */
static size_t
read_argument (const ClassicsParameter *parameter, const char *text, uint32_t *out_value)
{
  uint32_t value = 0;
  size_t n = 0;

  if (parameter->choices != NULL)
    return read_choice (parameter, text, out_value);
  for (; text[n] >= '0' && text[n] <= '9' && value <= parameter->most; n++)
    value = value * 10 + (uint32_t) (text[n] - '0');
  *out_value = value;
  return value >= parameter->least && value <= parameter->most ? n : 0;
}

static const Classic *
find_before (const char *text, size_t length)
{
  for (unsigned i = 0; i < classics_n; i++)
    if (strlen (classics_get (i)->id) == length && memcmp (classics_get (i)->id, text, length) == 0)
      return classics_get (i);
  return NULL;
}

BaseStatus
classics_parse (const char *text, const Classic **out_classic, ClassicsArguments *out_arguments)
{
  const size_t length = strcspn (text, ":");
  const Classic *classic = find_before (text, length);
  ClassicsArguments arguments;
  unsigned n;

  if (classic == NULL)
    return BASE_BAD_INPUT;
  arguments = classics_usual (classic);
  n = text[length] == ':' ? classics_n_parameters (classic) : 0;
  text += length;
  for (unsigned i = 0; i < n; i++)
    {
      size_t taken = 0;

      if (*text == (i == 0 ? ':' : 'x'))
        taken = read_argument (&classic->parameters[i], text + 1, &arguments.values[i]);
      if (taken == 0)
        return BASE_BAD_INPUT;
      text += 1 + taken;
    }
  if (*text != '\0')
    return BASE_BAD_INPUT;
  *out_classic = classic;
  *out_arguments = arguments;
  return BASE_OK;
}

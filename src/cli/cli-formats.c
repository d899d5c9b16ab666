/* formats: the formats for reading and writing, as a table or as JSON lines. */
#include "cli-command.h"
#include "cli-output.h"
#include "formats.h"

#include <string.h>
#include <unistd.h>

static const char *
access_of (const Format *format)
{
  if (!formats_can_write (format))
    return "read";
  return formats_can_read (format) ? "read,write" : "write";
}

static void
add_format_row (const char *id,
                const char *access,
                const char *suffixes,
                const char *name,
                BaseText *out)
{
  cli_add_column (id, 10, out);
  cli_add_column (access, 12, out);
  cli_add_column (*suffixes != '\0' ? suffixes : "-", 18, out);
  base_text_add (out, name);
  base_text_add_char (out, '\n');
}

static void
add_string (const char *key, const char *value, BaseText *out)
{
  base_text_add (out, key);
  base_text_add_json (out, value, strlen (value));
}

/* Adds an array of the words between the characters of `between`. */
static void
add_array (const char *key, const char *words, const char *between, BaseText *out)
{
  base_text_add (out, key);
  base_text_add_char (out, '[');
  while (*words != '\0')
    {
      const size_t length = strcspn (words, between);

      base_text_add_json (out, words, length);
      words += length;
      if (*words != '\0')
        base_text_add_char (out, ',');
      words += strspn (words, between);
    }
  base_text_add_char (out, ']');
}

static void
add_object (const Format *format, BaseText *out)
{
  add_string ("{\"id\":", format->id, out);
  add_array (",\"access\":", access_of (format), ",", out);
  add_array (",\"suffixes\":", format->suffixes, " ", out);
  add_string (",\"name\":", format->name, out);
  base_text_add (out, "}\n");
}

CliExit
cli_formats (const CliSettings *settings)
{
  CliOutput output = { .fd = STDOUT_FILENO };
  BaseText *out = &output.text;

  if (!settings->json)
    add_format_row ("id", "access", "suffixes", "name", out);
  for (unsigned i = 0; i < formats_n; i++)
    {
      const Format *format = formats_all[i];

      if (settings->json)
        add_object (format, out);
      else
        add_format_row (format->id, access_of (format), format->suffixes, format->name, out);
    }
  return cli_output_close (&output) ? CLI_GOOD : CLI_BAD;
}

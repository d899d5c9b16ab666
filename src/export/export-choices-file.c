/* Choices by name, and their saved form: a key file. */
#include "export-choice.h"

#include <string.h>

bool
export_choices_set (ExportChoices *self, const char *name, const char *value)
{
  const ExportChoice *choice = export_choice_find (name, strlen (name));

  return choice != NULL && export_choice_set (choice, self, value);
}

void
export_choices_add_value (const ExportChoices *self, const char *name, BaseText *out)
{
  const ExportChoice *choice = export_choice_find (name, strlen (name));

  if (choice != NULL)
    export_choice_add (choice, self, out);
}

/* Escapes a value as key files need it, on one line. */
static void
add_escaped (const char *value, BaseText *out)
{
  for (; *value != '\0'; value++)
    if (*value == '\\')
      base_text_add (out, "\\\\");
    else if (*value == '\n')
      base_text_add (out, "\\n");
    else
      base_text_add_char (out, *value);
}

static void
add_unescaped (const char *value, size_t length, BaseText *out)
{
  for (size_t i = 0; i < length; i++)
    if (value[i] != '\\' || i + 1 == length)
      base_text_add_char (out, value[i]);
    else
      base_text_add_char (out, value[++i] == 'n' ? '\n' : value[i]);
}

void
export_choices_write (const ExportChoices *self, BaseText *out)
{
  BaseText value = BASE_TEXT_EMPTY;

  base_text_add (out, "[Export]\n");
  for (unsigned i = 0; i < export_n_choices; i++)
    {
      base_text_reset (&value);
      export_choice_add (&export_choice_table[i], self, &value);
      out->failed |= value.failed;
      if (value.length == 0)
        continue;
      base_text_add (out, export_choice_table[i].name);
      base_text_add_char (out, '=');
      add_escaped (base_text_string (&value), out);
      base_text_add_char (out, '\n');
    }
  base_text_clear (&value);
}

void
export_choices_read (ExportChoices *self, const char *text)
{
  BaseText value = BASE_TEXT_EMPTY;

  while (*text != '\0')
    {
      const size_t length = strcspn (text, "\n"), name = strcspn (text, "=\n");
      const ExportChoice *choice = name < length ? export_choice_find (text, name) : NULL;

      base_text_reset (&value);
      if (choice != NULL)
        add_unescaped (text + name + 1, length - name - 1, &value);
      if (choice != NULL && base_text_status (&value) == BASE_OK)
        (void) export_choice_set (choice, self, base_text_string (&value));
      text += length + (text[length] == '\n');
    }
  base_text_clear (&value);
}

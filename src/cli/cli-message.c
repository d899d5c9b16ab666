#include "cli-message.h"

#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <unistd.h>

void
cli_add_place (const CliPlace *place, BaseText *out)
{
  words_add_harmless (out, place->name != NULL ? place->name : "quadrille-cli");
  base_text_add_char (out, ':');
  if (place->line > 0)
    {
      base_text_add_number (out, place->line);
      base_text_add_char (out, ':');
      base_text_add_number (out, place->column);
      base_text_add_char (out, ':');
    }
  base_text_add_char (out, ' ');
}

void
cli_add_issue (const char *name, const FormatsIssue *issue, BaseText *out)
{
  const CliPlace place = { name, issue->line, issue->column };
  BaseText sentence = BASE_TEXT_EMPTY;

  cli_add_place (&place, out);
  words_add_issue (issue, &sentence);
  if (issue->severity == FORMATS_WARNING)
    words_fill (out, _ ("warning: %1"), WORDS_WITH (WORDS_TEXT (base_text_string (&sentence))));
  else
    base_text_add (out, base_text_string (&sentence));
  base_text_add_char (out, '\n');
  base_text_clear (&sentence);
}

/* A failure of standard error cannot be reported. */
void
cli_say_text (const BaseText *text)
{
  size_t done = 0;

  while (done < text->length)
    {
      ssize_t n = write (STDERR_FILENO, text->bytes + done, text->length - done);

      if (n > 0)
        done += (size_t) n;
      else if (n == 0 || errno != EINTR)
        return;
    }
}

void
cli_say (const CliPlace *place, const char *message)
{
  BaseText text = BASE_TEXT_EMPTY;

  cli_add_place (place, &text);
  base_text_add (&text, message);
  base_text_add_char (&text, '\n');
  cli_say_text (&text);
  base_text_clear (&text);
}

void
cli_say_issue (const char *name, const FormatsIssue *issue)
{
  BaseText text = BASE_TEXT_EMPTY;

  cli_add_issue (name, issue, &text);
  cli_say_text (&text);
  base_text_clear (&text);
}

void
cli_say_status (const CliPlace *place, BaseStatus status)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_add_status (status, &text);
  cli_say (place, base_text_string (&text));
  base_text_clear (&text);
}

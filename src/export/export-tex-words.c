/* Text in which TeX sees letters only.
 *
 * Not every TeX has every letter.  The letters here are in TeX's own fonts, as pieces or whole,
 * with every encoding and engine.  Other letters need other fonts on the reader's computer, and
 * give an error without them. */
#include "export-tex-private.h"

#include <string.h>

typedef struct
{
  const char *text, *tex;
} Letter;

static const Letter letters[] = {
  { "\\", "\\textbackslash{}" },
  { "~", "\\textasciitilde{}" },
  { "^", "\\textasciicircum{}" },
  { "#", "\\#" },
  { "$", "\\$" },
  { "%", "\\%" },
  { "&", "\\&" },
  { "_", "\\_" },
  { "{", "\\{" },
  { "}", "\\}" },
  { "<", "\\textless{}" },
  { ">", "\\textgreater{}" },
  { "|", "\\textbar{}" },
  { "\"", "\\string\"" }, /* a letter with a meaning in German documents */
  { "–", "\\textendash{}" },
  { "—", "\\textemdash{}" },
  { "…", "\\ldots{}" },
  { "’", "'" },
  { "·", "\\ensuremath{\\cdot}" },
  { "×", "\\ensuremath{\\times}" },
  { "−", "\\ensuremath{-}" },
  { "≤", "\\ensuremath{\\le}" },
  { "≥", "\\ensuremath{\\ge}" },
  { "→", "\\ensuremath{\\rightarrow}" },
  { "←", "\\ensuremath{\\leftarrow}" },
  { "ß", "\\ss{}" },
  { "Æ", "\\AE{}" },
  { "æ", "\\ae{}" },
  { "Œ", "\\OE{}" },
  { "œ", "\\oe{}" },
  { "Ø", "\\O{}" },
  { "ø", "\\o{}" },
  { "Å", "\\AA{}" },
  { "å", "\\aa{}" },
  { "¿", "?`" },
  { "¡", "!`" },
  { "Ç", "\\c{C}" },
  { "ç", "\\c{c}" },
};

/* Letters with an accent, by that accent. */
static const struct
{
  const char *accent, *composed, *plain;
} accents[] = {
  { "\\`", "ÀÈÌÒÙàèìòù", "AEIOUaeiou" }, { "\\'", "ÁÉÍÓÚÝáéíóúý", "AEIOUYaeiouy" },
  { "\\^", "ÂÊÎÔÛâêîôû", "AEIOUaeiou" }, { "\\\"", "ÄËÏÖÜäëïöüÿ", "AEIOUaeiouy" },
  { "\\~", "ÃÑÕãñõ", "ANOano" },
};

/* Returns the bytes of the letter at `text`. */
static size_t
letter_length (const char *text)
{
  size_t length = 1;

  while (((unsigned char) text[length] & 0xc0) == 0x80)
    length++;
  return length;
}

static const Letter *
find_letter (const char *text, size_t length)
{
  for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
    if (strncmp (letters[i].text, text, length) == 0 && letters[i].text[length] == '\0')
      return &letters[i];
  return NULL;
}

/* All letters of the table have two bytes. */
static bool
find_accent (const char *text, size_t length, const char **out_accent, char *out_plain)
{
  for (size_t i = 0; length == 2 && i < sizeof accents / sizeof *accents; i++)
    for (size_t k = 0; accents[i].plain[k] != '\0'; k++)
      if (memcmp (accents[i].composed + 2 * k, text, 2) == 0)
        {
          *out_accent = accents[i].accent;
          *out_plain = accents[i].plain[k];
          return true;
        }
  return false;
}

bool
export_tex_knows (const char *text)
{
  const char *accent;
  char plain;

  for (size_t length; *text != '\0'; text += length)
    {
      length = letter_length (text);
      if (length > 1 && find_letter (text, length) == NULL
          && !find_accent (text, length, &accent, &plain))
        return false;
      if (length == 1 && (unsigned char) *text >= 0x7f)
        return false;
    }
  return true;
}

static void
add_accented (BaseText *out, const char *accent, char plain)
{
  base_text_add (out, accent);
  base_text_add_char (out, '{');
  if (plain == 'i')
    base_text_add (out, "\\i");
  else
    base_text_add_char (out, plain);
  base_text_add_char (out, '}');
}

void
export_tex_add_words (BaseText *out, const char *text)
{
  for (size_t length; *text != '\0'; text += length)
    {
      const Letter *letter;
      const char *accent;
      char plain;

      length = letter_length (text);
      letter = find_letter (text, length);
      if (letter != NULL)
        base_text_add (out, letter->tex);
      else if (find_accent (text, length, &accent, &plain))
        add_accented (out, accent, plain);
      else if ((unsigned char) *text >= ' ')
        base_text_add_bytes (out, text, length);
    }
}

#include "app-made.h"

#include "app-sentences.h"
#include "format-about.h"
#include "formats.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

/* From this rating on a puzzle is looked for near difficult ones, which takes minutes. */
#define RARE 92
/* From this one on it takes seconds. */
#define SELDOM 88

#define SLOW_VALUES 20

/* Grids from this size on, up to this rating, get this share of clues, in per cent. */
#define EASED_VALUES   16
#define UNEASED_RATING 45
#define EASED_CLUES    45

static char *
take_text (BaseText *text)
{
  char *string = g_strdup (base_text_string (text));

  base_text_clear (text);
  return string;
}

static char *
fill_text (const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, sentence, parts);
  return take_text (&text);
}

char *
app_made_name_shape (const SudokuShape *shape)
{
  const SudokuRules rules = sudoku_shape_rules (shape);
  const char *sentence = _ ("%1 × %1");

  if (!sudoku_shape_is_square (shape))
    /* TRANSLATORS: several grids of %1 × %1 on one board, as in a samurai */
    sentence = _ ("Overlapping %1 × %1");
  else if (sudoku_shape_is_jigsaw (shape))
    sentence = _ ("Jigsaw %1 × %1");
  else if (rules.n > 0)
    sentence = _ (rules.all[0].kind->shape_name);
  return fill_text (sentence, WORDS_WITH (WORDS_NUMBER (sudoku_shape_n_values (shape))));
}

/* "Easy (1.9)", or NULL where it was not rated. */
static char *
name_rating (const AppMade *made)
{
  return made->difficulty > 0 ? app_sentence_of_difficulty (made->difficulty) : NULL;
}

char *
app_made_title (const AppMade *made)
{
  g_autofree char *shape = app_made_name_shape (made->sudoku->shape);
  g_autofree char *rating = name_rating (made);

  return rating != NULL ? g_strdup_printf ("%s · %s", shape, rating) : g_steal_pointer (&shape);
}

char *
app_made_sentence (const AppMade *made)
{
  g_autofree char *rating = name_rating (made);

  if (rating == NULL)
    return fill_text (
        P_ ("Puzzle %2: %1 clue, not rated.", "Puzzle %2: %1 clues, not rated.", made->n_clues),
        WORDS_WITH (WORDS_NUMBER (made->n_clues), WORDS_NUMBER (made->number)));
  return fill_text (
      P_ ("Puzzle %2: %3, %1 clue.", "Puzzle %2: %3, %1 clues.", made->n_clues),
      WORDS_WITH (WORDS_NUMBER (made->n_clues), WORDS_NUMBER (made->number), WORDS_TEXT (rating)));
}

char *
app_made_sentence_of (AppMaker *maker)
{
  const uint64_t n = app_maker_n_tries (maker), n_made = app_maker_get_made (maker)->len;
  g_autofree char *tries = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  switch (app_maker_get_state (maker))
    {
    case APP_MAKER_NONE:
      return fill_text (P_ ("No puzzle like this came in %1 try: wish for less.",
                            "No puzzle like this came in %1 tries: wish for less.", n),
                        WORDS_WITH (WORDS_TEXT (tries)));
    case APP_MAKER_STOPPED:
      return fill_text (P_ ("Stopped after %1 try.", "Stopped after %1 tries.", n),
                        WORDS_WITH (WORDS_TEXT (tries)));
    case APP_MAKER_NO_MEMORY:
      return g_strdup (_ ("There is not enough memory for this."));
    case APP_MAKER_BUSY:
    case APP_MAKER_DONE:
    default:
      if (n == 0 && n_made == 0)
        return g_strdup (_ ("Making the first puzzle…"));
      if (n_made == 0)
        return fill_text (_ ("No puzzle yet. Tried: %1."), WORDS_WITH (WORDS_TEXT (tries)));
      return fill_text (_ ("Puzzles: %1. Tried: %2."),
                        WORDS_WITH (WORDS_NUMBER (n_made), WORDS_TEXT (tries)));
    }
}

char *
app_made_fault_of (const char *reason)
{
  /* TRANSLATORS: %1 is why, as a part of a sentence that begins with a small letter */
  return fill_text (_ ("This is impossible: %1."), WORDS_WITH (WORDS_TEXT (reason)));
}

char *
app_made_fault (const SetterWish *wish)
{
  SetterFault fault;
  BaseText reason = BASE_TEXT_EMPTY;
  char *sentence;

  if (setter_wish_check (wish, &fault))
    return NULL;
  words_add_setter_fault (&fault, &reason);
  sentence = app_made_fault_of (base_text_string (&reason));
  base_text_clear (&reason);
  return sentence;
}

void
app_made_ease (SetterWish *wish)
{
  if (sudoku_shape_n_values (wish->shape) >= EASED_VALUES && wish->most_rating < UNEASED_RATING
      && wish->least_clues == 0 && wish->most_clues == SETTER_ANY && !wish->minimal
      && wish->pattern == NULL)
    wish->least_clues = sudoku_shape_n_cells (wish->shape) * EASED_CLUES / 100;
}

char *
app_made_patience (const SetterWish *wish)
{
  if (wish->least_rating >= RARE)
    return g_strdup (
        _ ("Puzzles as hard as this are very rare: one can take many minutes, or never come."));
  if (sudoku_shape_n_values (wish->shape) > SLOW_VALUES)
    return g_strdup (_ ("A grid of this size can take a minute, and gets no rating."));
  if (wish->least_rating >= SELDOM || wish->needs != REASON_TECHNIQUES)
    return g_strdup (_ ("Such puzzles are rare: one can take several seconds."));
  return NULL;
}

static char *
name_source (const AppMade *made)
{
  if (made->comes_along)
    return g_strdup ("Quadrille");
  /* TRANSLATORS: where a puzzle is from: the generator's seed, and the puzzle's number */
  return fill_text (_ ("Quadrille, seed %1, puzzle %2"),
                    WORDS_WITH (WORDS_NUMBER (made->seed), WORDS_NUMBER (made->number)));
}

/* "Easy 3", or "Jigsaw 9 × 9" among other kinds, for a puzzle that comes along; others have no name
 * in a list. */
static char *
name_for_list (const AppMade *made, bool are_mixed)
{
  g_autofree char *level = NULL;

  if (!made->comes_along)
    return g_strdup ("");
  if (are_mixed)
    return app_made_name_shape (made->sudoku->shape);
  level = app_sentence_of_level (made->difficulty);
  return g_strdup_printf ("%s %" G_GUINT64_FORMAT, level, made->number);
}

/* Borrows the Sudoku. */
static FormatsPuzzle
describe (const AppMade *made, bool are_mixed)
{
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  g_autofree char *rating = name_rating (made), *title = name_for_list (made, are_mixed);
  g_autofree char *source = name_source (made);

  puzzle.kind = FORMATS_SUDOKU;
  puzzle.sudoku = made->sudoku;
  base_text_add (&puzzle.about[FORMATS_ABOUT_TITLE], title);
  if (made->difficulty > 0)
    {
      base_text_add (&puzzle.about[FORMATS_ABOUT_LEVEL], rating);
      format_about_set_rating (&puzzle, made->difficulty);
    }
  base_text_add (&puzzle.about[FORMATS_ABOUT_SOURCE], source);
  return puzzle;
}

static void
clear_description (FormatsPuzzle *puzzle)
{
  puzzle->sudoku = NULL;
  format_puzzle_clear (puzzle);
}

void
app_made_put (const AppMade *made, DeskDocument *document)
{
  FormatsPuzzle puzzle = describe (made, false);
  g_autofree char *title = app_made_title (made);

  desk_document_do (document, &(DeskAction){ .kind = DESK_LOAD, .puzzle = &puzzle, .text = title });
  desk_document_select (document, 0, 0);
  clear_description (&puzzle);
}

/* Whether a format can hold all of them one after the other, as they are. */
static bool
holds_sheet (const Format *format, GPtrArray *made)
{
  if (format == NULL || !formats_can_write (format) || !formats_can_read (format)
      || format->sniff == NULL || format->one_a_file)
    return false;
  for (guint i = 0; i < made->len; i++)
    {
      const AppMade *one = g_ptr_array_index (made, i);
      const FormatsPuzzle puzzle = { .kind = FORMATS_SUDOKU, .sudoku = one->sudoku };

      if ((formats_losses (format, &puzzle) & (FORMATS_IMPOSSIBLE | FORMATS_LOSS_SHAPE)) != 0)
        return false;
    }
  return true;
}

static const Format *
find_format (GPtrArray *made)
{
  static const char *const preferred[] = { "quadrille", "line", "jigsaw" };

  for (guint i = 0; i < G_N_ELEMENTS (preferred); i++)
    if (holds_sheet (formats_find (preferred[i]), made))
      return formats_find (preferred[i]);
  for (guint i = 0; i < formats_n; i++)
    if (holds_sheet (formats_all[i], made))
      return formats_all[i];
  return NULL;
}

/* Whether there are puzzles of several kinds or sizes. */
static bool
has_several_kinds (GPtrArray *made)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < made->len; i++)
    {
      const AppMade *one = g_ptr_array_index (made, i);
      g_autofree char *kind = app_made_name_shape (one->sudoku->shape);

      if (first == NULL)
        first = g_steal_pointer (&kind);
      else if (!g_str_equal (first, kind))
        return true;
    }
  return false;
}

GBytes *
app_made_write_sheet (GPtrArray *made)
{
  const Format *format = find_format (made);
  const bool are_mixed = has_several_kinds (made);
  BaseText text = BASE_TEXT_EMPTY;
  GBytes *bytes;

  for (guint i = 0; format != NULL && i < made->len; i++)
    {
      FormatsPuzzle puzzle = describe (g_ptr_array_index (made, i), are_mixed);
      const FormatsWriteOptions options = { .follows = i > 0, .goes_on = i + 1 < made->len };

      if ((format->keeps & FORMATS_KEEPS (LEVEL)) == 0)
        base_text_add (&puzzle.comment, base_text_string (&puzzle.about[FORMATS_ABOUT_LEVEL]));
      if (formats_write (format, &puzzle, &options, &text) != BASE_OK)
        text.failed = true;
      clear_description (&puzzle);
    }
  bytes = format != NULL && !text.failed ? g_bytes_new (text.bytes, text.length) : NULL;
  base_text_clear (&text);
  return bytes;
}

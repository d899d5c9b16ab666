#include "ui-problem-private.h"

#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

static void
add_count_part (BaseText *out, const char *sentence, uint64_t n)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  if (out->length > 0)
    /* TRANSLATORS: between "7 items" and "6 options" */
    base_text_add (out, _ (", "));
  words_fill (out, sentence, WORDS_WITH (WORDS_TEXT (number)));
}

static void
add_count (BaseText *out, const DeskProblemCount *count)
{
  if (count == NULL)
    add_count_part (out, _ ("counting its solutions…"), 0);
  else if (!count->all)
    add_count_part (out, P_ ("at least %1 solution", "at least %1 solutions", count->n_solutions),
                    count->n_solutions);
  else if (count->n_solutions == 0)
    add_count_part (out, _ ("no solution"), 0);
  else
    add_count_part (out, P_ ("%1 solution", "%1 solutions", count->n_solutions),
                    count->n_solutions);
}

/* "7 items, 6 options, 1 solution", and other information. */
static void
add_good (BaseText *out, const DeskProblem *problem, const DeskProblemCount *count)
{
  const CoverProblem *cover = problem->puzzle.problem;
  uint32_t n_items = cover_problem_n_items (cover);
  uint32_t n_secondary = n_items - cover_problem_n_primary (cover);
  uint32_t n_options = cover_problem_n_options (cover);
  uint32_t n_colours = cover_problem_n_colours (cover);

  add_count_part (out, P_ ("%1 item", "%1 items", n_items), n_items);
  if (n_secondary > 0)
    add_count_part (out, P_ ("%1 of them secondary", "%1 of them secondary", n_secondary),
                    n_secondary);
  add_count_part (out, P_ ("%1 option", "%1 options", n_options), n_options);
  if (n_colours > 0)
    add_count_part (out, P_ ("%1 colour", "%1 colours", n_colours), n_colours);
  add_count (out, count);
  if (count == NULL || !count->all || count->n_solutions > 0 || count->item == COVER_NONE)
    return;
  base_text_add (out, _ (": "));
  words_fill (out, _ ("no option has item %1"),
              WORDS_WITH (WORDS_TEXT (cover_problem_item_name (cover, count->item, NULL))));
}

static void
add_issue (BaseText *out, const FormatsIssue *issue)
{
  BaseText fault = BASE_TEXT_EMPTY;

  words_add_issue (issue, &fault);
  words_fill (out, _ ("Line %1, column %2: %3"),
              WORDS_WITH (WORDS_NUMBER (issue->line), WORDS_NUMBER (issue->column),
                          WORDS_TEXT (base_text_string (&fault))));
  base_text_clear (&fault);
}

char *
ui_problem_sentence (const DeskProblem *problem, const DeskProblemCount *count)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *sentence;

  switch (problem->state)
    {
    case DESK_PROBLEM_GOOD:
      add_good (&text, problem, count);
      if (problem->n_warnings > 0)
        {
          base_text_add (&text, "\n");
          add_issue (&text, &problem->warning);
        }
      break;
    case DESK_PROBLEM_BAD:
      add_issue (&text, &problem->issue);
      break;
    case DESK_PROBLEM_SUDOKU:
      base_text_add (
          &text,
          _ ("This is a Sudoku: paste it into the window with the board, and it dances there."));
      break;
    case DESK_PROBLEM_STOPPED:
      base_text_add (&text, _ ("There is not enough memory for this text."));
      break;
    case DESK_PROBLEM_EMPTY:
    default:
      base_text_add (
          &text,
          _ ("Type the names of the items on the first line, and on every line below it an option: "
             "the items that it covers. Rows of 0 and 1 will do too."));
      break;
    }
  sentence = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return sentence;
}

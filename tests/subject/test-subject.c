/* Subjects own their parts, are shared by counting references, and have names after they are
 * named. */
#include "board.h"
#include "check.h"
#include "cover-links.h"
#include "failing-memory.h"
#include "subject.h"

#include <stdlib.h>
#include <string.h>

#define N_ITEMS   3
#define N_OPTIONS 2

static uint32_t n_let_go;

static void
let_go (void *holder)
{
  (void) holder;
  n_let_go++;
}

/* Two primary items, one secondary item, and two options, the first of which has a colour. */
static CoverProblem *
make_problem (void)
{
  static const char *const items[N_ITEMS] = { "A", "B\xff", "C" };
  CoverProblem *problem = cover_problem_new ();
  CoverTerm terms[2] = { { .item = 0 }, { .item = 2 } };
  uint32_t index;

  for (uint32_t i = 0; i < N_ITEMS; i++)
    check_equal_u64 (cover_problem_add_item (problem, items[i], strlen (items[i]), i < 2, &index),
                     BASE_OK);
  check_equal_u64 (cover_problem_add_colour (problem, "red", 3, &terms[1].colour), BASE_OK);
  check_equal_u64 (cover_problem_add_option (problem, terms, 2, &index), BASE_OK);
  terms[0] = (CoverTerm){ .item = 1 };
  check_equal_u64 (cover_problem_add_option (problem, terms, 1, &index), BASE_OK);
  return problem;
}

static void
add_item (const Subject *subject, uint32_t item, BaseText *out)
{
  base_text_add (out, cover_problem_item_name (subject->problem, item, NULL));
}

static void
add_colour (const Subject *subject, uint32_t colour, BaseText *out)
{
  base_text_add (out, cover_problem_colour_name (subject->problem, colour + 1, NULL));
}

static void
add_option (const Subject *subject, uint32_t option, BaseText *out)
{
  (void) subject;
  base_text_add (out, "option ");
  base_text_add_number (out, option + 1u);
}

static void
add_label (const Subject *subject, uint32_t index, BaseText *out)
{
  (void) subject;
  base_text_add_number (out, index);
}

static const SubjectLanguage language = { add_item, add_option, add_colour, add_label, add_label };

static void
has_a_board_and_links_of_its_own (const void *data)
{
  const SubjectParts parts = { .problem = make_problem () };
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  check_true (subject->problem == parts.problem);
  check_equal_u64 (board_look (subject->board), BOARD_LOOK_LIST);
  check_equal_u64 (subject->links->n_items, N_ITEMS);
  check_equal_u64 (subject->links->n_options, N_OPTIONS);
  check_equal_u64 (subject->n_givens, 0);
  check_equal_text (subject->symbols, "");
  check_true (subject->names.items == NULL);
  subject_unref (subject);
}

static void
copies_givens_and_symbols (const void *data)
{
  uint32_t givens[] = { 1 };
  char symbols[] = "abc";
  const SubjectParts parts = {
    .problem = make_problem (), .givens = givens, .n_givens = 1, .n_fixed = 4, .symbols = symbols
  };
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  givens[0] = 0;
  symbols[0] = 'z';
  check_equal_u64 (subject->n_givens, 1);
  check_equal_u64 (subject->givens[0], 1);
  check_equal_u64 (subject->n_fixed, 4);
  check_equal_text (subject->symbols, "abc");
  subject_unref (subject);
}

static void
leaves_dropped_options_out_of_its_links (const void *data)
{
  const uint8_t dropped[N_OPTIONS] = { 0, 1 };
  const SubjectParts parts = { .problem = make_problem (), .dropped = dropped };
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  check_equal_u64 (subject->links->size[1], 1);
  check_equal_u64 (subject->links->size[2], 0);
  subject_unref (subject);
}

static void
lets_its_holder_go_with_the_last_user (const void *data)
{
  CoverProblem *problem = make_problem ();
  Board *board = NULL;
  CoverLinks *links = NULL;
  SubjectParts parts = { .problem = problem, .holder = problem, .let_go = let_go };
  Subject *subject = NULL;

  (void) data;
  check_equal_u64 (board_new_plain (problem, &board), BASE_OK);
  check_equal_u64 (cover_links_new (problem, NULL, &links), BASE_OK);
  parts.board = board;
  parts.links = links;
  n_let_go = 0;
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  check_true (subject->board == board && subject->links == links);
  check_true (subject_ref (subject) == subject);
  subject_unref (subject);
  check_equal_u64 (n_let_go, 0);
  subject_unref (subject);
  check_equal_u64 (n_let_go, 1);
  subject_unref (NULL);
  cover_links_free (links);
  board_free (board);
  cover_problem_free (problem);
}

static void
has_its_names_after_it_is_named (const void *data)
{
  const SubjectParts parts = { .problem = make_problem () };
  Subject *subject = NULL;
  SubjectNames brief;

  (void) data;
  check_equal_u64 (subject_new (&parts, &subject), BASE_OK);
  for (int i = 0; i < 2; i++)
    check_equal_u64 (subject_name (subject, &language), BASE_OK);
  check_equal_text (subject->names.items[0], "A");
  check_equal_text (subject->names.items[1], "B\xef\xbf\xbd");
  check_equal_text (subject->names.items[2], "C");
  check_equal_text (subject->names.options[1], "option 2");
  check_true (subject->names.options[2] == NULL);
  check_equal_u64 (subject->names.n_colours, 1);
  check_equal_text (subject->names.colours[0], "red");
  brief = subject_names_short (subject->names);
  check_equal_text (brief.items[2], "2");
  check_equal_text (brief.options[1], "1");
  check_equal_text (subject_names_short ((SubjectNames){ .items = subject->names.items }).items[0],
                    "A");
  subject_unref (subject);
}

/* Every allocation fails once.  The parts that the subject took over are freed then. */
static void
is_made_and_named_or_there_is_no_memory (const void *data)
{
  CoverProblem *problem = make_problem ();
  const uint32_t givens[] = { 1 };
  const SubjectParts parts = {
    .problem = problem, .givens = givens, .n_givens = 1, .holder = problem, .let_go = let_go
  };
  BaseStatus status = BASE_NO_MEMORY;
  uint32_t n_failed = 0;

  (void) data;
  n_let_go = 0;
  for (size_t n = 1; status != BASE_OK; n++)
    {
      Subject *subject = NULL;

      failing_memory_arm (n);
      status = subject_new (&parts, &subject);
      if (status == BASE_OK)
        status = subject_name (subject, &language);
      if (failing_memory_disarm () < n)
        check_equal_u64 (status, BASE_OK);
      else
        check_equal_u64 (status, BASE_NO_MEMORY);
      n_failed += status != BASE_OK;
      if (subject != NULL)
        check_true ((subject->names.items != NULL) == (status == BASE_OK));
      subject_unref (subject);
    }
  check_true (n_failed > 5);
  check_equal_u64 (n_let_go, n_failed + 1);
  cover_problem_free (problem);
}

int
main (void)
{
  check_claim ("/subject/has-a-board-and-links-of-its-own", has_a_board_and_links_of_its_own, NULL);
  check_claim ("/subject/copies-givens-and-symbols", copies_givens_and_symbols, NULL);
  check_claim ("/subject/leaves-dropped-options-out-of-its-links",
               leaves_dropped_options_out_of_its_links, NULL);
  check_claim ("/subject/lets-its-holder-go-with-the-last-user",
               lets_its_holder_go_with_the_last_user, NULL);
  check_claim ("/subject/has-its-names-after-it-is-named", has_its_names_after_it_is_named, NULL);
  check_claim ("/subject/is-made-and-named-or-there-is-no-memory",
               is_made_and_named_or_there_is_no_memory, NULL);
  return check_finish ();
}

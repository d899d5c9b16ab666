/* A text is read and counted on a thread, and only the newest one is reported. */
#include "board.h"
#include "classics.h"
#include "desk-proofreader.h"
#include "desks.h"

#define KNUTH "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"

typedef struct
{
  DeskProofreader *reader;
  bool read, counted;
} Watch;

static void
changed (Watch *watch)
{
  watch->read = desk_proofreader_is_current (watch->reader);
  watch->counted = desk_proofreader_get_count (watch->reader) != NULL;
}

static Watch
begin (void)
{
  return (Watch){ .reader = desk_proofreader_new () };
}

static void
end (Watch *watch)
{
  desk_proofreader_stop (watch->reader);
  g_object_unref (watch->reader);
}

static void
counts (const void *data)
{
  Watch watch = begin ();
  const DeskProblemCount *count;

  (void) data;
  g_signal_connect_swapped (watch.reader, "changed", G_CALLBACK (changed), &watch);
  check_true (desk_proofreader_get_problem (watch.reader) == NULL);
  desk_proofreader_set_text (watch.reader, KNUTH);
  check_true (!desk_proofreader_is_current (watch.reader));
  desks_wait (&watch.counted);
  count = desk_proofreader_get_count (watch.reader);
  check_equal_u64 (count->n_solutions, 1);
  check_true (count->all);
  check_equal_u64 (count->item, COVER_NONE);
  check_equal_u64 (desk_proofreader_get_problem (watch.reader)->n_rows, 6);
  end (&watch);
}

static void
names_an_item_without_options (const void *data)
{
  Watch watch = begin ();

  (void) data;
  g_signal_connect_swapped (watch.reader, "changed", G_CALLBACK (changed), &watch);
  desk_proofreader_set_text (watch.reader, "A B C\nA\nC\n");
  desks_wait (&watch.counted);
  check_equal_u64 (desk_proofreader_get_count (watch.reader)->n_solutions, 0);
  check_equal_u64 (desk_proofreader_get_count (watch.reader)->item, 1);
  end (&watch);
}

static void
tells_of_the_newest_only (const void *data)
{
  Watch watch = begin ();

  (void) data;
  g_signal_connect_swapped (watch.reader, "changed", G_CALLBACK (changed), &watch);
  for (unsigned i = 0; i < 50; i++)
    desk_proofreader_set_text (watch.reader, "A B\nA\nA B\n");
  desk_proofreader_set_text (watch.reader, "A B\nX\n");
  desks_wait (&watch.read);
  check_equal_u64 (desk_proofreader_get_problem (watch.reader)->state, DESK_PROBLEM_BAD);
  desks_wait_ms (50);
  check_true (desk_proofreader_get_count (watch.reader) == NULL);
  end (&watch);
}

/* 100 queens: they cannot be counted.  A new text is counted at once. */
static void
gives_up_for_a_new_text (const void *data)
{
  const Classic *queens = classics_find ("queens");
  ClassicsArguments many = { .values = { 30 } };
  CoverProblem *problem = NULL;
  Board *board = NULL;
  g_autofree char *text = NULL;
  Watch watch = begin ();

  (void) data;
  check_equal_u64 (classics_make (queens, &many, &problem, &board), BASE_OK);
  text = desk_problem_write (problem, NULL);
  cover_problem_free (problem);
  board_free (board);
  g_signal_connect_swapped (watch.reader, "changed", G_CALLBACK (changed), &watch);
  desk_proofreader_set_text (watch.reader, text);
  desks_wait (&watch.read);
  check_true (!watch.counted);
  desk_proofreader_set_text (watch.reader, KNUTH);
  desks_wait (&watch.counted);
  check_equal_u64 (desk_proofreader_get_count (watch.reader)->n_solutions, 1);
  end (&watch);
}

static void
waits_for_a_pause_in_long_texts (const void *data)
{
  GString *text = g_string_new ("A B C D\n");
  Watch watch = begin ();

  (void) data;
  while (text->len < 500000)
    g_string_append (text, "A B\nC D\nA C\n");
  g_signal_connect_swapped (watch.reader, "changed", G_CALLBACK (changed), &watch);
  desk_proofreader_set_text (watch.reader, text->str);
  g_string_append (text, "A D\n");
  desk_proofreader_set_text (watch.reader, text->str);
  desks_wait (&watch.read);
  check_equal_u64 (desk_proofreader_get_problem (watch.reader)->length, text->len);
  check_true (desk_proofreader_get_problem (watch.reader)->n_rows > 100000);
  end (&watch);
  g_string_free (text, TRUE);
}

int
main (void)
{
  desks_begin ();
  check_claim ("/desk/proofreader/counts-solutions", counts, NULL);
  check_claim ("/desk/proofreader/names-an-item-without-options", names_an_item_without_options,
               NULL);
  check_claim ("/desk/proofreader/tells-of-the-newest-text-only", tells_of_the_newest_only, NULL);
  check_claim ("/desk/proofreader/gives-up-for-a-new-text", gives_up_for_a_new_text, NULL);
  check_claim ("/desk/proofreader/waits-for-a-pause-in-long-texts", waits_for_a_pause_in_long_texts,
               NULL);
  return check_finish ();
}

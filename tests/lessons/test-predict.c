#include "classes.h"

#include "cover-links.h"
#include "cover-record.h"
#include "lessons-predict.h"

#include <string.h>

#define EASY \
  "sudoku:530070000600195000098000060800060003400803001700020006060000280000419005000080079"

typedef struct
{
  const char *problem, *rule;
} Case;

/* By going up and down, counting. */
static uint32_t
count_list (const CoverLinks *links, uint32_t header)
{
  uint32_t n = 0;

  for (uint32_t node = links->nodes[header].down; node != header; node = links->nodes[node].down)
    n++;
  return n;
}

static uint32_t
leftmost_fewest (const CoverLinks *links)
{
  uint32_t best = links->right[0];

  for (uint32_t header = best; header != 0; header = links->right[header])
    if (count_list (links, header) < count_list (links, best))
      best = header;
  return best - 1;
}

static void
check_rule (const Run *run, const CoverLinks *links, uint32_t item)
{
  const uint32_t fewest = leftmost_fewest (links);

  if (run_rule (run) == COVER_RULE_FEWEST)
    check_equal_u64 (item, fewest);
  else if (run_rule (run) == COVER_RULE_FIRST)
    check_equal_u64 (item, links->right[0] - 1);
  else
    check_equal_u64 (count_list (links, item + 1), count_list (links, fewest + 1));
}

static void
it_is_what_the_player_does (const void *data)
{
  const Case *how = data;
  Run *run = classes_run (how->problem, how->rule);
  Player *player = classes_player (run);
  const Subject *subject = run_subject (run);
  uint64_t n_choices = 0;

  /* Without givens the first choice is at the start. */
  if (run_subject (run)->n_givens > 0)
    player_move (player, (PlayerGoal){ PLAYER_TO_CHOICE, 0 }, PLAYER_FORWARD);
  do
    {
      const PlayerState *state = player_state (player);
      g_autoptr (LessonsReply) reply = NULL;
      uint32_t item;

      check_true (lessons_predict (state, &item));
      check_rule (run, state->links, item);
      reply = lessons_predict_answer (subject, state, run_rule (run), item, LESSONS_WHOLE);
      check_true (reply->right && strncmp (reply->reason, "Right: ", 7) == 0);
      player_move (player, (PlayerGoal){ PLAYER_BY_EVENT, 0 }, PLAYER_FORWARD);
      state = player_state (player);
      check_equal_u64 (state->last.kind, COVER_EVENT_CHOOSE);
      check_equal_u64 (state->frames[state->level].item, item);
      check_true (!lessons_predict (state, &item));
      n_choices++;
    }
  while (player_move (player, (PlayerGoal){ PLAYER_TO_CHOICE, 0 }, PLAYER_FORWARD)
         == PLAYER_ARRIVED);
  check_equal_u64 (n_choices,
                   cover_record_reach (player_record (run_player (run)))->nodes
                       - cover_record_reach (player_record (run_player (run)))->solutions);
  player_free (player);
  run_unref (run);
}

/* Checks the reply to an answer at a moment of the run. */
static void
check_reason (Run *run, const char *moment, uint32_t answer, const char *reason)
{
  static const char *const rules[] = { "fewest", "first", "random:1" };
  const char *rule = rules[run_rule (run)];
  const Subject *subject = run_subject (run);
  const PlayerState *state = run_state_at (run, classes_moment ("knuth", rule, moment));
  g_autoptr (LessonsReply) reply =
      lessons_predict_answer (subject, state, run_rule (run), answer, LESSONS_WHOLE);

  check_equal_text (reply->reason, reason);
}

enum
{
  A,
  B,
  C,
  D,
  E,
  F,
  G
};

static void
reasons_have_the_sizes (const void *data)
{
  Run *run = classes_run ("knuth", NULL), *first = classes_run ("knuth", "first");

  (void) data;
  check_reason (run, "before choice 1", D, "D has 3; A has 2.");
  check_reason (run, "before choice 1", B, "B has 2 as well, but A stands before it.");
  check_reason (run, "before choice 1", A,
                "Right: A has 2 options, none has fewer, and it stands first.");
  check_reason (run, "before choice 2", B,
                "Right: B has 1 option, none has fewer, and it stands first.");
  check_reason (run, "before choice 2", A, "A is already covered; B comes next.");
  check_reason (run, "before choice 3", E, "Right: E has 0 options, the fewest.");
  check_reason (first, "before choice 1", B,
                "A stands before B, and the first open item is chosen.");
  check_reason (first, "before choice 1", A, "Right: A is the first open item.");
  run_unref (run);
  run_unref (first);
}

static void
nothing_is_asked_elsewhere (const void *data)
{
  Run *run = classes_run ("knuth", NULL);
  const Subject *subject = run_subject (run);
  const PlayerState *state = run_state_at (run, 1);

  (void) data;
  check_true (lessons_predict_answer (subject, state, COVER_RULE_FEWEST, A, LESSONS_WHOLE) == NULL);
  run_unref (run);
}

static void
the_first_answer_counts (const void *data)
{
  LessonsScore score = { 0 };

  (void) data;
  lessons_score_count (&score, 5, false);
  lessons_score_count (&score, 5, true);
  lessons_score_count (&score, 9, true);
  check_equal_u64 (score.n_answers, 2);
  check_equal_u64 (score.n_right, 1);
}

int
main (void)
{
  static const Case cases[] = {
    { "knuth", NULL },       { "knuth", "first" },    { "knuth", "random:7" },
    { "queens:6", NULL },    { "queens:6", "first" }, { "queens:6", "random:3" },
    { "mutilated:4", NULL }, { EASY, NULL },          { EASY, "first" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name =
          g_strdup_printf ("/lessons/predict/is-what-the-player-does/%.12s-%s", cases[i].problem,
                           cases[i].rule != NULL ? cases[i].rule : "fewest");

      check_claim (name, it_is_what_the_player_does, &cases[i]);
    }
  check_claim ("/lessons/predict/reasons-have-the-sizes", reasons_have_the_sizes, NULL);
  check_claim ("/lessons/predict/nothing-is-asked-elsewhere", nothing_is_asked_elsewhere, NULL);
  check_claim ("/lessons/score/the-first-answer-counts", the_first_answer_counts, NULL);
  return check_finish ();
}

/* Open questions: the answers offered, the replies, and the score. */
#include "classes.h"

#include "lessons-quiz.h"

#include <string.h>

#define EASY \
  "sudoku:530070000600195000098000060800060003400803001700020006060000280000419005000080079"

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

static const PlayerState *
look (gpointer player)
{
  return player_state (player);
}

/* The names of the answers, with a star at the right ones. */
static char *
names_of (GPtrArray *answers)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < answers->len; i++)
    {
      const LessonsAnswer *answer = g_ptr_array_index (answers, i);

      g_string_append_printf (names, "%s%s%s", i > 0 ? "; " : "", answer->name,
                              answer->right ? "*" : "");
    }
  g_ptr_array_unref (answers);
  return g_string_free (names, FALSE);
}

static void
check_list (const LessonsLesson *lesson, const char *step, const char *names)
{
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (classes_step (lesson, step));
  g_autofree char *found = names_of (lessons_quiz_list (quiz));

  check_equal_text (found, names);
}

static void
check_vote (const LessonsLesson *lesson, const char *step, const char *names)
{
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (classes_step (lesson, step));
  g_autofree char *found = names_of (lessons_quiz_vote (quiz));

  check_equal_text (found, names);
}

/* A, D and G are covered when B is chosen; where only E is open, the others follow it. */
static void
open_items_are_listed (const void *data)
{
  g_autoptr (LessonsLesson) dead_ends = classes_ours ("7-dead-ends");
  g_autoptr (LessonsLesson) undoing = classes_ours ("4-undoing");
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");

  (void) data;
  check_list (dead_ends, "Which next", "B*; C; E; F");
  check_list (dead_ends, "B has one", "C; E*; F");
  check_list (undoing, "Which first", "A; D*");
  check_list (links, "Size", "");
}

/* After "choice 1", A is chosen and not covered yet; after "cover of A" its options are hidden, but
 * still plausible. */
static void
open_options_are_listed (const void *data)
{
  static const char lesson_text[] =
      "[Lesson]\nTitle=T\nProblem=knuth\n"
      "[One]\nMoment=cover of A\nCaption=C\nQuestion=Q\nKind=option\nAsks=next\n"
      "[Two]\nMoment=cover of B\nCaption=C\nQuestion=Q\nKind=option\nAsks=next\n";
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (lesson_text, faults);
  g_autoptr (LessonsLesson) once = classes_ours ("1-exactly-once");

  (void) data;
  check_list (lesson, "One", "option 1; option 2*; option 3; option 4; option 5; option 6");
  check_list (lesson, "Two", "option 1; option 3*");
  check_list (once, "Which one", "option O; option P; option E*");
}

static void
votes_are_plausible (const void *data)
{
  g_autoptr (LessonsLesson) dead_ends = classes_ours ("7-dead-ends");
  g_autoptr (LessonsLesson) undoing = classes_ours ("4-undoing");
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");
  g_autoptr (LessonsLesson) sudoku = classes_ours ("6-sudoku");
  g_autoptr (LessonsLesson) covering = classes_ours ("3-covering");

  (void) data;
  check_vote (dead_ends, "Which next", "item B*; item C; item F"); /* E is as small */
  check_vote (undoing, "Which first", "item D*; item A");
  check_vote (links, "Size", "0; 1; 2; 3*");
  check_vote (covering, "Own list",
              "It would take too long to clear it; To find the way back*; "
              "A will never be looked at again");
  check_vote (sudoku, "Name the four",
              "R2C2, 1 in row 2, 1 in column 3, 1 in box 2; "
              "R2C3, 1 in row 2, 1 in column 3, 1 in box 2*; "
              "R2C3, 1 in row 2, 4 in column 2, 1 in box 2; "
              "R2C3, 1 in row 2, 1 in column 3, 4 in box 1");
}

/* For every question of every lesson: two to six different answers, one of them right; a second
 * vote has the same in the same order. */
static void
a_vote_has_one_right_answer (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (lessons_lesson_step (lesson, i));
      g_autoptr (GPtrArray) answers = quiz != NULL ? lessons_quiz_vote (quiz) : NULL;
      g_autofree char *once = NULL, *again = NULL;
      guint n_right = 0;

      if (quiz == NULL)
        continue;
      check_true (answers->len >= 2 && answers->len <= 6);
      for (guint k = 0; k < answers->len; k++)
        {
          const LessonsAnswer *answer = g_ptr_array_index (answers, k);

          n_right += answer->right;
          for (guint j = 0; j < k; j++)
            check_true (strcmp (answer->name, ((LessonsAnswer *) answers->pdata[j])->name) != 0);
        }
      check_equal_u64 (n_right, 1);
      once = names_of (lessons_quiz_vote (quiz));
      again = names_of (lessons_quiz_vote (quiz));
      check_equal_text (once, again);
    }
}

static void
check_marks (const LessonsLesson *lesson, const char *step, const char *marks)
{
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (classes_step (lesson, step));
  char found[5] = "";

  for (guint i = 0; i < 4; i++)
    found[i] = lessons_quiz_mark (quiz, i);
  check_equal_text (found, marks);
}

/* Where items are letters, the answers of a vote are 1 to 4, and the revealed answer has that mark
 * too; elsewhere A to D. */
static void
marks_are_no_names_of_items (const void *data)
{
  g_autoptr (LessonsLesson) dead_ends = classes_ours ("7-dead-ends");
  g_autoptr (LessonsLesson) covering = classes_ours ("3-covering");
  g_autoptr (LessonsLesson) once = classes_ours ("1-exactly-once");
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");
  g_autoptr (LessonsLesson) sudoku = classes_ours ("6-sudoku");
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (classes_step (covering, "Own list"));
  g_autofree char *revealed = lessons_quiz_reveal (quiz);

  (void) data;
  check_marks (dead_ends, "Which next", "1234");
  check_marks (covering, "Own list", "1234");
  check_equal_text (revealed, "Answer: 2");
  check_marks (once, "Which one", "1234");
  check_marks (links, "Size", "ABCD");
  check_marks (sudoku, "Name the four", "ABCD");
}

/* The right letter is not the same all the time. */
static void
the_right_answer_moves (const void *data)
{
  Run *run = classes_run (EASY, NULL);
  Player *player = classes_player (run);
  const Subject *subject = run_subject (run);
  unsigned places[4] = { 0 }, n = 0;

  (void) data;
  while (player_move (player, (PlayerGoal){ PLAYER_TO_CHOICE, 0 }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    {
      g_autoptr (LessonsQuiz) quiz =
          lessons_quiz_new_next (subject, COVER_RULE_FEWEST, look, player);
      g_autoptr (GPtrArray) answers = lessons_quiz_vote (quiz);

      for (guint i = 0; i < answers->len; i++)
        places[i] += ((LessonsAnswer *) answers->pdata[i])->right;
      n++;
    }
  printf ("# %u questions: %u %u %u %u\n", n, places[0], places[1], places[2], places[3]);
  for (unsigned i = 0; i < 4; i++)
    check_true (places[i] > 0);
  player_free (player);
  run_unref (run);
}

static void
check_reply (LessonsQuiz *quiz, guint64 answer, bool right, const char *reason)
{
  g_autoptr (LessonsReply) reply = lessons_quiz_answer (quiz, answer);

  check_equal_u64 (reply->right, right);
  check_equal_text (reply->reason, reason);
}

/* The first reply explains the mistake, the second one names the right item. */
static void
the_first_reason_keeps_the_answer (const void *data)
{
  g_autoptr (LessonsLesson) dead_ends = classes_ours ("7-dead-ends");
  g_autoptr (LessonsLesson) undoing = classes_ours ("4-undoing");
  g_autoptr (LessonsQuiz) next = lessons_quiz_new (classes_step (dead_ends, "Which next"));
  g_autoptr (LessonsQuiz) first = lessons_quiz_new (classes_step (undoing, "Which first"));

  (void) data;
  check_reply (next, C, false, "C has 2 options, and another item has fewer.");
  check_reply (next, C, false, "C has 2; B has 1.");
  check_true (lessons_quiz_is_open (next));
  check_reply (next, B, true, "Right: B has 1 option, none has fewer, and it stands first.");
  check_true (!lessons_quiz_is_open (next));
  check_reply (first, A, false, "A was not covered last: what was covered last returns first.");
  check_reply (first, A, false,
               "Answer: D. D was covered last, while A was out. So the links of D"
               " fit only while A is out.");
}

/* Each kind of wrong item, at the second choice: A is covered, and E is as small as B. */
static void
hints_fit_the_item (const void *data)
{
  static const struct
  {
    uint32_t item;
    bool close;
    const char *reason;
  } hints[] = {
    { A, false, "A is already covered." },
    { C, false, "C has 2 options, and another item has fewer." },
    { E, true, "E has 1 option, and none has fewer; but one with as many stands before it." },
    { B, false, "Right: B has 1 option, none has fewer, and it stands first." },
  };
  Run *run = classes_run ("knuth", NULL);
  const Subject *subject = run_subject (run);
  const PlayerState *state =
      run_state_at (run, classes_moment ("knuth", "fewest", "before choice 2"));

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      g_autoptr (LessonsReply) reply =
          lessons_predict_answer (subject, state, COVER_RULE_FEWEST, hints[i].item, LESSONS_HINT);

      check_equal_text (reply->reason, hints[i].reason);
      check_equal_u64 (reply->close, hints[i].close);
    }
  run_unref (run);
}

static void
all_of_several_are_found (const void *data)
{
  g_autoptr (LessonsLesson) sudoku = classes_ours ("6-sudoku");
  const LessonsStep *step = classes_step (sudoku, "Name the four");
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (step);
  const guint64 *right;
  guint n;

  (void) data;
  right = lessons_question_right (step->question, &n);
  check_equal_u64 (n, 4);
  check_reply (quiz, right[2], true, "Right. 3 more.");
  check_reply (quiz, right[2], true, "Right. 3 more.");
  check_reply (quiz, right[0], true, "Right. 2 more.");
  check_reply (quiz, right[1], true, "Right. 1 more.");
  check_true (lessons_quiz_is_open (quiz));
  check_reply (quiz, right[3], true, "Right.");
  check_true (!lessons_quiz_is_open (quiz));
}

/* Those found stay found; a list of several has as many wrong answers of the same kind. */
static void
what_was_found_stays (const void *data)
{
  g_autoptr (LessonsLesson) sudoku = classes_ours ("6-sudoku");
  const LessonsStep *step = classes_step (sudoku, "Name the four");
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (step);
  g_autoptr (GPtrArray) list = lessons_quiz_list (quiz);
  const guint64 *right, *found;
  guint n, n_right = 0;

  (void) data;
  check_equal_u64 (list->len, 8);
  for (guint i = 0; i < list->len; i++)
    n_right += ((LessonsAnswer *) g_ptr_array_index (list, i))->right;
  check_equal_u64 (n_right, 4);
  right = lessons_question_right (step->question, &n);
  check_reply (quiz, right[2], true, "Right. 3 more.");
  check_reply (quiz, right[0], true, "Right. 2 more.");
  found = lessons_quiz_found (quiz, &n);
  check_equal_u64 (n, 2);
  check_equal_u64 (found[0], right[2]);
  check_equal_u64 (found[1], right[0]);
  found = lessons_quiz_shown_right (quiz, &n);
  check_equal_u64 (n, 4);
}

/* Any right answer closes the question, and only that one is marked. */
static void
any_is_enough (const void *data)
{
  g_autoptr (LessonsLesson) smallest = classes_ours ("5-smallest");
  const LessonsStep *step = classes_step (smallest, "Your turn");
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (step);
  const guint64 *right, *shown;
  guint n;

  (void) data;
  right = lessons_question_right (step->question, &n);
  check_true (n > 2);
  check_reply (quiz, right[2], true, "Right.");
  check_true (!lessons_quiz_is_open (quiz));
  shown = lessons_quiz_shown_right (quiz, &n);
  check_equal_u64 (n, 1);
  check_equal_u64 (shown[0], right[2]);
}

/* The first reply to a wrong answer has the author's reason why it is wrong, the second the reason
 * why the right one is right. */
static void
the_second_reason_is_the_right_one (const void *data)
{
  static const char text[] =
      "[Lesson]\nTitle=T\nProblem=knuth\n"
      "[A]\nMoment=start\nCaption=C\nQuestion=Q\nKind=number\nAsks=size of D\nReason=Not %1.\n"
      "Because=There are three.\n"
      "[B]\nMoment=start\nCaption=C\nQuestion=Q\nKind=number\nAsks=size of D\nReason=Not %1.\n"
      "[C]\nMoment=start\nCaption=C\nQuestion=Q\nKind=choice\nAnswer1=x\nAnswer2=y\nRight=2\n"
      "Reason1=Not x.\nReason2=It is y.\n";
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (text, faults);
  g_autoptr (LessonsQuiz) one = lessons_quiz_new (classes_step (lesson, "A"));
  g_autoptr (LessonsQuiz) two = lessons_quiz_new (classes_step (lesson, "B"));
  g_autoptr (LessonsQuiz) three = lessons_quiz_new (classes_step (lesson, "C"));

  (void) data;
  check_reply (one, 7, false, "Not 7.");
  check_reply (one, 8, false, "Answer: 3. There are three.");
  check_reply (one, 3, true, "Right. There are three.");
  check_reply (two, 7, false, "Not 7.");
  check_reply (two, 8, false, "Not 8. Answer: 3");
  check_reply (three, 0, false, "Not x.");
  check_reply (three, 0, false, "Answer: 2. It is y.");
  check_reply (three, 1, true, "Right. It is y.");
}

/* A question about a size that can be seen hides the sizes while it is open; one about a later size
 * does not. */
static void
sizes_are_hidden_where_they_are_asked_for (const void *data)
{
  g_autoptr (LessonsLesson) links = classes_ours ("2-links");
  g_autoptr (LessonsLesson) covering = classes_ours ("3-covering");
  g_autoptr (LessonsQuiz) now = lessons_quiz_new (classes_step (links, "Size"));
  g_autoptr (LessonsQuiz) later = lessons_quiz_new (classes_step (covering, "How many are left"));
  g_autofree char *answer = NULL;

  (void) data;
  check_true (lessons_quiz_hides_sizes (now));
  check_true (!lessons_quiz_hides_sizes (later));
  answer = lessons_quiz_reveal (now);
  check_true (!lessons_quiz_hides_sizes (now));
}

static void
check_reveal (const char *rule, const char *moment, const char *question, const char *text)
{
  Run *run = classes_run ("knuth", rule);
  Player *player = classes_player (run);
  const Subject *subject = run_subject (run);
  g_autoptr (LessonsQuiz) quiz = NULL;
  g_autofree char *revealed = NULL;

  player_seek (player, classes_moment ("knuth", rule, moment));
  quiz = lessons_quiz_new_next (subject, run_rule (run), look, player);
  check_equal_text (lessons_quiz_text (quiz), question);
  check_true (lessons_quiz_is_open (quiz));
  revealed = lessons_quiz_reveal (quiz);
  check_equal_text (revealed, text);
  check_true (!lessons_quiz_is_open (quiz));
  player_free (player);
  run_unref (run);
}

static void
it_asks_by_the_rule (const void *data)
{
  (void) data;
  check_reveal ("fewest", "before choice 2", "Which item comes next?",
                "Answer: B, with 1 option. E has 1 as well, but B stands first.");
  check_reveal ("fewest", "start", "Which item comes next?",
                "Answer: A, with 2 options. B has 2 as well, but A stands first.");
  check_reveal ("first", "before choice 2",
                "Which item comes next? The first open one is taken, whatever its size.",
                "Answer: B, the first open item.");
}

/* At the second choice B, with option 3, is next; at the third E, for which nothing is left. */
static void
what_lies_ahead_is_asked (const void *data)
{
  Run *run = classes_run ("knuth", NULL);
  Player *player = classes_player (run);
  const Subject *subject = run_subject (run);
  g_autoptr (LessonsQuiz) size = NULL, dead = NULL, option = NULL, end = NULL;
  bool asked[LESSONS_AHEADS] = { false };

  (void) data;
  player_seek (player, classes_moment ("knuth", "fewest", "before choice 2"));
  size = lessons_quiz_new_ahead (LESSONS_AHEAD_SIZE, subject, COVER_RULE_FEWEST, look, player);
  dead = lessons_quiz_new_ahead (LESSONS_AHEAD_DEAD_END, subject, COVER_RULE_FEWEST, look, player);
  option = lessons_quiz_new_ahead (LESSONS_AHEAD_OPTION, subject, COVER_RULE_FEWEST, look, player);
  check_reply (size, 2, false, "No, it is not 2.");
  check_reply (size, 2, false, "Answer: 1. Next is B, with 1 option.");
  check_reply (size, 1, true, "Right. Next is B, with 1 option.");
  check_reply (dead, 1, true, "Right. Next is B, with 1 option.");
  check_reply (option, 0, false, "No, it is not option 1.");
  check_reply (option, 2, true, "Right. Next is B, with 1 option.");
  player_seek (player, classes_moment ("knuth", "fewest", "before choice 3"));
  end = lessons_quiz_new_ahead (LESSONS_AHEAD_DEAD_END, subject, COVER_RULE_FEWEST, look, player);
  check_reply (end, 0, true, "Right. Next is E, and no option is left for it.");
  check_true (
      lessons_quiz_new_ahead (LESSONS_AHEAD_OPTION, subject, COVER_RULE_FEWEST, look, player)
      == NULL);
  check_true (lessons_quiz_new_ahead (LESSONS_AHEAD_SIZE, subject, COVER_RULE_RANDOM, look, player)
              == NULL);
  player_free (player);
  run_unref (run);
  run = classes_run (EASY, NULL);
  player = classes_player (run);
  while (player_move (player, (PlayerGoal){ .aim = PLAYER_TO_CHOICE }, PLAYER_FORWARD)
         == PLAYER_ARRIVED)
    asked[lessons_quiz_mix (player_state (player))] = true;
  for (unsigned i = 0; i < LESSONS_AHEADS; i++)
    check_true (asked[i]);
  player_free (player);
  run_unref (run);
}

/* By chance nothing can be known; and elsewhere than before a choice nothing is asked. */
static void
nothing_is_asked_in_vain (const void *data)
{
  Run *run = classes_run ("knuth", NULL);
  Player *player = classes_player (run);
  const Subject *subject = run_subject (run);

  (void) data;
  check_true (lessons_quiz_new_next (subject, COVER_RULE_RANDOM, look, player) == NULL);
  player_seek (player, 1);
  check_true (lessons_quiz_new_next (subject, COVER_RULE_FEWEST, look, player) == NULL);
  player_free (player);
  run_unref (run);
}

/* Replies fit into the room reserved for them. */
static void
replies_have_room (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (lessons_lesson_step (lesson, i));
      g_autofree char *longest = quiz != NULL ? lessons_quiz_longest_reply (quiz, false) : NULL;
      g_autofree char *revealed = NULL;

      if (quiz == NULL)
        continue;
      check_true (lessons_quiz_is_open (quiz));
      for (guint64 answer = 0; answer < 3; answer++)
        {
          g_autoptr (LessonsReply) reply = lessons_quiz_answer (quiz, answer);

          check_true (g_utf8_strlen (reply->reason, -1) <= g_utf8_strlen (longest, -1));
        }
      revealed = lessons_quiz_reveal (quiz);
      check_true (g_utf8_strlen (revealed, -1) <= g_utf8_strlen (longest, -1));
    }
}

int
main (void)
{
  static const char *const ours[] = {
    "1-exactly-once", "2-links",  "3-covering",     "4-undoing",    "5-smallest", "6-sudoku",
    "7-dead-ends",    "8-people", "9-at-most-once", "10-modelling", "11-size",    "lecture",
  };

  check_claim ("/lessons/quiz/open-items-are-listed", open_items_are_listed, NULL);
  check_claim ("/lessons/quiz/open-options-are-listed", open_options_are_listed, NULL);
  check_claim ("/lessons/quiz/votes-are-plausible", votes_are_plausible, NULL);
  check_claim ("/lessons/quiz/marks-are-no-names-of-items", marks_are_no_names_of_items, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autofree char *vote =
          g_strconcat ("/lessons/quiz/a-vote-has-one-right-answer/", ours[i], NULL);
      g_autofree char *room = g_strconcat ("/lessons/quiz/replies-have-room/", ours[i], NULL);

      check_claim (vote, a_vote_has_one_right_answer, ours[i]);
      check_claim (room, replies_have_room, ours[i]);
    }
  check_claim ("/lessons/quiz/the-right-answer-moves", the_right_answer_moves, NULL);
  check_claim ("/lessons/quiz/the-first-reason-keeps-the-answer", the_first_reason_keeps_the_answer,
               NULL);
  check_claim ("/lessons/quiz/hints-fit-the-item", hints_fit_the_item, NULL);
  check_claim ("/lessons/quiz/all-of-several-are-found", all_of_several_are_found, NULL);
  check_claim ("/lessons/quiz/what-was-found-stays", what_was_found_stays, NULL);
  check_claim ("/lessons/quiz/any-is-enough", any_is_enough, NULL);
  check_claim ("/lessons/quiz/the-second-reason-is-the-right-one",
               the_second_reason_is_the_right_one, NULL);
  check_claim ("/lessons/quiz/sizes-are-hidden-where-they-are-asked-for",
               sizes_are_hidden_where_they_are_asked_for, NULL);
  check_claim ("/lessons/quiz/it-asks-by-the-rule", it_asks_by_the_rule, NULL);
  check_claim ("/lessons/quiz/what-lies-ahead-is-asked", what_lies_ahead_is_asked, NULL);
  check_claim ("/lessons/quiz/nothing-is-asked-in-vain", nothing_is_asked_in_vain, NULL);
  return check_finish ();
}

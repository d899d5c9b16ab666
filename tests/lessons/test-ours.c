#include "classes.h"

#include "cover-links.h"

#include <string.h>

/* The most characters that can be read at 34 px in one line or two. */
#define LONGEST_CAPTION 160

/* One line in the list of lessons, or two. */
#define LONGEST_AIM 100

static const char *const ours[] = {
  "1-exactly-once", "2-links",  "3-covering",     "4-undoing",    "5-smallest", "6-sudoku",
  "7-dead-ends",    "8-people", "9-at-most-once", "10-modelling", "11-size",    "lecture",
};

static void
a_lesson_has_no_fault (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  check_true (lessons_lesson_n_steps (lesson) >= 5);
  check_true (*lessons_lesson_title (lesson) != '\0');
}

static void
positions_exist (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i);
      Player *player = classes_player (step->run);

      check_equal_u64 (player_seek (player, step->position), BASE_OK);
      check_equal_u64 (player_state (player)->position, step->position);
      check_true (player_state (player)->finished);
      player_free (player);
    }
}

static void
captions_fit (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const char *caption = lessons_step_caption (lessons_lesson_step (lesson, i));

      check_true (*caption != '\0');
      check_true (g_utf8_strlen (caption, -1) <= LONGEST_CAPTION);
    }
}

static void
what_is_pointed_at_exists (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i);
      const CoverLinks *links = run_subject (step->run)->links;

      for (guint k = 0; k < step->n_highlights; k++)
        {
          const RunTarget *target = &step->highlights[k];

          if (target->kind == RUN_ITEM)
            check_true (target->index < links->n_items);
          else if (target->kind == RUN_OPTION)
            check_true (target->index < links->n_options);
          else
            check_true (target->index > links->n_items && target->index < links->n_nodes
                        && links->nodes[target->index].item != 0);
        }
    }
}

/* Every question takes its right answers and explains a wrong one. */
static void
questions_are_answered (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);
  guint n_questions = 0;

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i);
      const guint64 *right;
      guint n_right;

      if (step->question == NULL)
        continue;
      n_questions++;
      right = lessons_question_right (step->question, &n_right);
      check_true (n_right > 0);
      for (guint64 answer = 0; answer < 3; answer++)
        {
          g_autoptr (LessonsReply) reply = lessons_step_answer (step, answer);
          bool is_right = false;

          for (guint k = 0; k < n_right; k++)
            is_right |= right[k] == answer;
          check_equal_u64 (reply->right, is_right);
          check_true (*reply->reason != '\0' && strchr (reply->reason, '%') == NULL);
        }
    }
  check_true (n_questions > 0);
}

/* Ours and GLib's reader of key files see the same. */
static void
it_is_a_key_file (const void *data)
{
  g_autofree char *path = g_strconcat (LESSONS_RESOURCES, "/", data, ".desktop", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LessonsLesson) lesson = classes_ours (data);
  g_auto (GStrv) groups = NULL;
  bool is_track;

  check_true (g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL));
  groups = g_key_file_get_groups (file, NULL);
  is_track = strcmp (groups[0], "Track") == 0;
  for (guint i = 1; groups[i] != NULL && !is_track; i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i - 1);
      g_autofree char *caption = g_key_file_get_string (file, groups[i], "Caption", NULL);

      check_equal_text (step->name, groups[i]);
      check_equal_text (lessons_step_caption (step), caption);
    }
}

static void
all_are_there (const void *data)
{
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new ("/nowhere");

  (void) data;
  check_equal_u64 (lessons_shelf_n (shelf), G_N_ELEMENTS (ours));
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    check_equal_text (lessons_shelf_name (shelf, i), ours[i]);
  check_true (lessons_shelf_is_track (shelf, G_N_ELEMENTS (ours) - 1));
  check_true (!lessons_shelf_is_track (shelf, 0));
  check_equal_text (lessons_shelf_title (shelf, 2), "Covering an item");
}

static void
the_lecture_lasts_twenty_minutes (const void *data)
{
  g_autoptr (LessonsLesson) lecture = classes_ours ("lecture");
  const double minutes = lessons_lesson_seconds (lecture) / 60;

  (void) data;
  fprintf (stderr, "# %.1f minutes\n", minutes);
  check_true (minutes > 19 && minutes < 21);
}

/* L1 to L4, L7 without its further examples, and L5. */
static void
the_lecture_has_its_parts (const void *data)
{
  static const char *const parts[] = { "1-exactly-once", "2-links",     "3-covering",
                                       "4-undoing",      "7-dead-ends", "5-smallest" };
  g_autoptr (LessonsLesson) lecture = classes_ours ("lecture");
  guint at = 0;

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (LessonsLesson) part = classes_ours (parts[i]);
      const guint n = i == 4 ? (guint) lessons_lesson_find (part, "Only one") + 1
                             : lessons_lesson_n_steps (part);

      for (guint k = 0; k < n; k++)
        check_equal_text (lessons_lesson_step (lecture, at++)->name,
                          lessons_lesson_step (part, k)->name);
    }
  check_equal_u64 (at, lessons_lesson_n_steps (lecture));
}

static void
aims_are_told (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  check_true (*lessons_lesson_aim (lesson) != '\0');
  check_true (g_utf8_strlen (lessons_lesson_aim (lesson), -1) <= LONGEST_AIM);
}

/* The caption changes when the film of a step is over. */
static void
captions_follow_the_film (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i);
      const char *after = lessons_step_caption_after (step);

      check_true (*after != '\0' && g_utf8_strlen (after, -1) <= LONGEST_CAPTION);
      if (!step->plays)
        check_equal_text (after, lessons_step_caption (step));
    }
}

/* The plan of the clock begins at zero, never falls, and ends with the whole. */
static void
the_plan_grows (const void *data)
{
  g_autoptr (LessonsLesson) lecture = classes_ours ("lecture");
  const guint n = lessons_lesson_n_steps (lecture);

  (void) data;
  check_true (lessons_lesson_is_track (lecture));
  check_true (lessons_lesson_seconds_before (lecture, 0) == 0);
  for (guint i = 1; i <= n; i++)
    check_true (lessons_lesson_seconds_before (lecture, i)
                > lessons_lesson_seconds_before (lecture, i - 1));
  check_true (lessons_lesson_seconds_before (lecture, n) == lessons_lesson_seconds (lecture));
}

static void
claim_each (const char *name, CheckTest test)
{
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autofree char *whole = g_strdup_printf ("/lessons/ours/%s/%s", name, ours[i]);

      check_claim (whole, test, ours[i]);
    }
}

int
main (void)
{
  check_claim ("/lessons/ours/all-are-there", all_are_there, NULL);
  claim_each ("has-no-fault", a_lesson_has_no_fault);
  claim_each ("positions-exist", positions_exist);
  claim_each ("captions-fit", captions_fit);
  claim_each ("what-is-pointed-at-exists", what_is_pointed_at_exists);
  claim_each ("questions-are-answered", questions_are_answered);
  claim_each ("is-a-key-file", it_is_a_key_file);
  claim_each ("aims-are-told", aims_are_told);
  claim_each ("captions-follow-the-film", captions_follow_the_film);
  check_claim ("/lessons/ours/the-plan-grows", the_plan_grows, NULL);
  check_claim ("/lessons/ours/the-lecture-lasts-twenty-minutes", the_lecture_lasts_twenty_minutes,
               NULL);
  check_claim ("/lessons/ours/the-lecture-has-its-parts", the_lecture_has_its_parts, NULL);
  return check_finish ();
}

/* Everything that a step names is visible in its picture, in the sizes of a presented window. */
#include "classes.h"
#include "cover-links.h"
#include "lessons-quiz.h"
#include "paint-links.h"

#include <string.h>

static const char *const ours[] = {
  "1-exactly-once", "2-links",     "3-covering", "4-undoing", "5-smallest",
  "6-sudoku",       "7-dead-ends", "8-people",   "lecture",
};

/* The picture of a window that is presented on 1024x768 and on 1366x768: it has seven tenths of the
 * screen, and less in a window that is not as high. */
static const struct
{
  double width, height;
} sizes[] = { { 1024, 560 }, { 1024, 400 }, { 1024, 240 },
              { 1366, 560 }, { 1366, 400 }, { 1366, 240 } };

typedef struct
{
  char **items, **options;
} Names;

static PaintLinks *
new_links (const LessonsStep *step, const Names *names, double width, double height)
{
  const Run *run = step->run;
  const Subject problem = {
    .links = run_subject (run)->links,
    .board = run_subject (run)->board,
    .names = { .items = (const char *const *) names->items,
               .options = (const char *const *) names->options },
  };
  const PaintStageOptions options = { .width = width,
                                      .height = height,
                                      .scale = 1,
                                      .text_scale = 1,
                                      .presenting = true,
                                      .zoom = 1,
                                      .pan_x = 0.5,
                                      .pan_y = 0.5 };
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&problem, &links), BASE_OK);
  paint_links_set_following (links, true);
  paint_links_set_options (links, &options);
  return links;
}

static char **
number (const char *what, guint n)
{
  char **names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = g_strdup_printf ("%s %u", what, i + 1);
  return names;
}

static PaintPointed
pointed_by (const RunTarget *target, const CoverLinks *links)
{
  PaintPointed pointed = PAINT_POINTED_NOTHING;

  if (target->kind == RUN_ITEM)
    pointed.item = target->index;
  else if (target->kind == RUN_OPTION)
    pointed.option = target->index;
  else
    pointed = (PaintPointed){ links->nodes[target->index].item - 1,
                              cover_links_option (links, target->index), target->index };
  return pointed;
}

static void
check_is_shown (const PaintLinks *links, PaintPointed what)
{
  check_true (paint_links_find (links, what).width > 0);
}

/* Checks the answers of a vote, and the right one. */
static void
check_answers (const LessonsStep *step, const PaintLinks *links)
{
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (step);
  const LessonsAsks asks =
      step->question != NULL ? lessons_question_asks (step->question) : LESSONS_ASKS_NUMBER;
  const bool items = asks == LESSONS_ASKS_ITEM;
  const guint64 *right;
  guint n;

  if (quiz == NULL || (!items && asks != LESSONS_ASKS_OPTION))
    return;
  right = lessons_question_right (step->question, &n);
  for (guint i = 0; i < n; i++)
    check_is_shown (links, items ? (PaintPointed){ (uint32_t) right[i], COVER_NONE, COVER_NONE }
                                 : (PaintPointed){ COVER_NONE, (uint32_t) right[i], COVER_NONE });
  if (n == 1)
    {
      g_autoptr (GPtrArray) answers = lessons_quiz_vote (quiz);

      for (guint i = 0; i < answers->len; i++)
        {
          const LessonsAnswer *answer = g_ptr_array_index (answers, i);
          const uint32_t index = (uint32_t) answer->answer;

          check_is_shown (links, items ? (PaintPointed){ index, COVER_NONE, COVER_NONE }
                                       : (PaintPointed){ COVER_NONE, index, COVER_NONE });
        }
    }
}

/* The sentence names the last thing changed. */
static void
check_sentence (const PlayerState *state, const PaintLinks *links)
{
  const uint32_t node = state->has_last ? state->last.node : 0;

  if (node > 0 && node < state->links->n_nodes && state->links->nodes[node].item != 0)
    check_true (paint_links_node_rect (links, node).width > 0);
}

static void
check_step (const LessonsStep *step)
{
  const PlayerState *state = run_state_at (step->run, step->position);
  g_auto (GStrv) items = number ("item", state->links->n_items);
  g_auto (GStrv) options = number ("option", state->links->n_options);
  g_autofree PaintPointed *lit = g_new (PaintPointed, step->n_highlights + 1);

  for (guint i = 0; i < step->n_highlights; i++)
    lit[i] = pointed_by (&step->highlights[i], state->links);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      PaintLinks *links =
          new_links (step, &(Names){ items, options }, sizes[i].width, sizes[i].height);
      const PaintFrame frame = { state, 1,    1, PAINT_POINTED_NOTHING, lit, step->n_highlights,
                                 NULL,  false };
      uint32_t n_items, n_options;

      (void) paint_links_leaves_out (links, &frame, &n_items, &n_options);
      for (guint k = 0; k < step->n_highlights; k++)
        check_is_shown (links, lit[k]);
      if (step->view == PAINT_PICTURE_LINKS)
        {
          check_sentence (state, links);
          check_answers (step, links);
        }
      paint_links_free (links);
    }
}

static void
what_is_named_is_shown (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    check_step (lessons_lesson_step (lesson, i));
}

/* Captions speak of any part of a small problem: nothing of it is left out. */
static void
small_problems_are_whole (const void *data)
{
  g_autoptr (LessonsLesson) lesson = classes_ours (data);

  for (guint i = 0; i < lessons_lesson_n_steps (lesson); i++)
    {
      const LessonsStep *step = lessons_lesson_step (lesson, i);
      const PlayerState *state = run_state_at (step->run, step->position);
      g_auto (GStrv) items = number ("item", state->links->n_items);
      g_auto (GStrv) options = number ("option", state->links->n_options);
      const PaintFrame frame = { state, 1, 1, PAINT_POINTED_NOTHING, NULL, 0, NULL, false };

      if (step->view != PAINT_PICTURE_LINKS)
        continue;
      for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
        {
          PaintLinks *links =
              new_links (step, &(Names){ items, options }, sizes[k].width, sizes[k].height);
          uint32_t n_items, n_options;

          check_true (!paint_links_leaves_out (links, &frame, &n_items, &n_options));
          check_equal_u64 (n_items, state->links->n_items);
          check_equal_u64 (n_options, state->links->n_options);
          paint_links_free (links);
        }
    }
}

int
main (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autofree char *shown =
          g_strconcat ("/lessons/shown/what-is-named-is-shown/", ours[i], NULL);
      g_autofree char *whole =
          g_strconcat ("/lessons/shown/small-problems-are-whole/", ours[i], NULL);

      check_claim (shown, what_is_named_is_shown, ours[i]);
      check_claim (whole, small_problems_are_whole, ours[i]);
    }
  return check_finish ();
}

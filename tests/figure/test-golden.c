/* Golden pictures of reasons: on boards, in links and in matrices.  golden.h explains how to renew
 * them. */
#include "check.h"
#include "golden.h"
#include "paint-picture.h"
#include "paths.h"
#include "pictures.h"
#include "steps.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

/* Puzzles of paths_puzzles. */
enum
{
  CHAINS = 11,
  FISH = 15,
};

typedef struct
{
  const char *name;
  unsigned puzzle;
  ReasonTechnique technique;
  uint32_t n_links; /* at least */
  PaintPictureKind kind;
  double width, height;
  PaintThemeId theme;
} Scene;

static const Scene scenes[] = {
  { "/figure/golden/reason-x-wing", FISH, REASON_X_WING, 2, PAINT_PICTURE_BOARD, 360, 360,
    PAINT_THEME_LIGHT },
  { "/figure/golden/reason-x-wing-matrix", FISH, REASON_X_WING, 2, PAINT_PICTURE_MATRIX, 480, 360,
    PAINT_THEME_LIGHT },
  { "/figure/golden/reason-x-wing-links", FISH, REASON_X_WING, 2, PAINT_PICTURE_LINKS, 480, 360,
    PAINT_THEME_DARK },
  { "/figure/golden/reason-single", FISH, REASON_HIDDEN_SINGLE, 0, PAINT_PICTURE_BOARD, 300, 300,
    PAINT_THEME_PRINT },
  { "/figure/golden/reason-single-matrix", FISH, REASON_HIDDEN_SINGLE, 0, PAINT_PICTURE_MATRIX, 360,
    300, PAINT_THEME_PRINT },
  { "/figure/golden/reason-chain", CHAINS, REASON_AIC, 6, PAINT_PICTURE_BOARD, 480, 480,
    PAINT_THEME_LIGHT },
  { "/figure/golden/reason-chain-print", CHAINS, REASON_FORCING_CHAINS, 9, PAINT_PICTURE_BOARD, 480,
    480, PAINT_THEME_PRINT },
  { "/figure/golden/reason-chain-small", CHAINS, REASON_AIC, 6, PAINT_PICTURE_BOARD, 260, 260,
    PAINT_THEME_DARK },
  { "/figure/golden/reason-chain-matrix", CHAINS, REASON_AIC, 6, PAINT_PICTURE_MATRIX, 560, 400,
    PAINT_THEME_DARK },
};

static void
paint_reason (Subject *subject,
              const PlayerState *state,
              const PaintReason *reason,
              const Scene *scene)
{
  const PaintStageOptions options = { .width = scene->width,
                                      .height = scene->height,
                                      .scale = 1,
                                      .text_scale = 1,
                                      .zoom = 1,
                                      .pan_x = 0.5,
                                      .pan_y = 0.5 };
  const PaintFrame frame = { state, 0, 1, PAINT_POINTED_NOTHING, NULL, 0, reason, false };
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) scene->width, (int) scene->height);
  cairo_t *cr = cairo_create (surface);
  PaintText *text = picture_text ();
  PaintPicture *picture;

  check_equal_u64 (words_name_subject (subject), BASE_OK);
  check_equal_u64 (paint_picture_new (scene->kind, subject, &picture), BASE_OK);
  check_equal_u64 (paint_picture_set_options (picture, &options), BASE_OK);
  check_equal_u64 (paint_picture_draw (picture, cr, &frame, paint_theme (scene->theme), text),
                   BASE_OK);
  golden_check (surface, scene->name + sizeof "/figure/golden/" - 1);
  paint_picture_free (picture);
  paint_text_free (text);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
looks_as_it_did (const void *data)
{
  const Scene *scene = data;
  Steps steps = steps_new (paths_puzzles[scene->puzzle]);
  FigureStep step = steps_find_named (&steps, scene->technique, scene->n_links);
  FigurePart part;

  check_equal_u64 (figure_part_new (&step, &part), BASE_OK);
  if (scene->kind == PAINT_PICTURE_BOARD)
    paint_reason (step.subject, player_state (run_player (step.run)), figure_reason (step.figure),
                  scene);
  else
    paint_reason (part.subject, player_state (run_player (part.run)), &part.reason, scene);
  figure_part_clear (&part);
  figure_step_clear (&step);
  steps_clear (&steps);
}

/* Why no queen can stand on the first square of the list. */
static void
queens_look_as_they_did (const void *data)
{
  static const Scene scene = { .name = "/figure/golden/reason-queens",
                               .kind = PAINT_PICTURE_BOARD,
                               .width = 260,
                               .height = 260,
                               .theme = PAINT_THEME_LIGHT };
  const RunOptions options = { .rule = COVER_RULE_FEWEST };
  Subject *subject = steps_classic (data);
  ReasonPlan *plan;
  ReasonPath *path;
  ReasonStep step;
  Figure *figure;
  Run *run;
  uint8_t alive[16];
  bool found;

  check_equal_u64 (reason_plan_new (subject->problem, subject->board, NULL, &plan), BASE_OK);
  check_equal_u64 (reason_path_new (plan, &path), BASE_OK);
  check_equal_u64 (reason_path_begin (path, &(ReasonStart){ .is_pure = true }), BASE_OK);
  check_equal_u64 (reason_path_why (path, 0, &found, &step), BASE_OK);
  check_true (found);
  memset (alive, 1, sizeof alive);
  check_equal_u64 (cover_problem_n_options (subject->problem), sizeof alive);
  check_equal_u64 (figure_new (subject, &step, alive, &figure), BASE_OK);
  check_equal_u64 (run_new (subject, &options, &run), BASE_OK);
  check_equal_u64 (run_publish (run), BASE_OK);
  paint_reason (subject, player_state (run_player (run)), figure_reason (figure), &scene);
  run_unref (run);
  figure_free (figure);
  reason_path_free (path);
  reason_plan_free (plan);
  subject_unref (subject);
}

int
main (void)
{
  for (unsigned i = 0; i < sizeof scenes / sizeof *scenes; i++)
    check_claim (scenes[i].name, looks_as_it_did, &scenes[i]);
  check_claim ("/figure/golden/reason-queens", queens_look_as_they_did, "queens:4");
  return check_finish ();
}

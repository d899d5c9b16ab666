/* The picture first: its share of the screen, and what a lesson names in it, for every step of every
 * lesson in the real window, which is as large as the screen that the test runs on.  And one
 * moment: all parts beside the picture say what it shows, however fast it plays.
 *
 * Findings are collected while the window is there, because a check leaves its claim at once. */
#include "check.h"
#include "classics.h"
#include "cover-links.h"
#include "dance-strip.h"
#include "in-window.h"
#include "lessons-quiz.h"
#include "ui-canvas-private.h"
#include "ui-dance-code-line.h"
#include "ui-dance-code.h"
#include "ui-dance.h"
#include "ui-widgets-scroll-bin.h"
#include "ui-window-application.h"
#include "ui-window.h"

/* The least shares of the picture in percent, by the width of the screen. */
static const struct
{
  int width, share;
} shares[] = { { 1024, 50 }, { 1366, 55 }, { 1920, 51 } };

#define PRESENTED_SHARE 70

/* A frame with nothing new in it is not drawn; time to wait for one, in milliseconds. */
#define FRAME_MS   25
#define MOST_WAITS 100

typedef struct
{
  GtkApplication *application;
  GtkWidget *window, *dance, *picture, *board;
  void (*look) (void);
  GString *faults;
  guint n_painted, n_steps, n_questions, n_named;
  double least_share;
} Stage;

static Stage stage;

static void G_GNUC_PRINTF (1, 2) fault (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (stage.faults, format, arguments);
  g_string_append_c (stage.faults, '\n');
  va_end (arguments);
}

static void
painted (void)
{
  stage.n_painted++;
}

/* Until three frames in a row keep the place of the picture. */
static void
settle (void)
{
  GtkAllocation before = { 0 }, now;
  int n_same = 0;

  for (int i = 0; i < 50 && n_same < 3; i++)
    {
      gtk_widget_queue_draw (stage.window);
      in_window_wait (FRAME_MS);
      gtk_widget_get_allocation (stage.picture, &now);
      n_same = memcmp (&before, &now, sizeof now) == 0 ? n_same + 1 : 0;
      before = now;
    }
}

static GtkWidget *
part_of_dance (const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (stage.dance, UI_TYPE_DANCE, name));
}

static int
screen_area (int *out_width)
{
  GdkRectangle screen;
  g_autoptr (GdkMonitor) monitor =
      g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);

  gdk_monitor_get_geometry (monitor, &screen);
  *out_width = screen.width;
  return screen.width * screen.height;
}

static DanceShow *
show (void)
{
  return ui_dance_get_show (UI_DANCE (stage.dance));
}

/* ---- every step of every lesson ---- */

static void
check_share (const char *name, guint step, int least)
{
  int width;
  const double share = 100.0 * gtk_widget_get_width (stage.picture)
                       * gtk_widget_get_height (stage.picture) / screen_area (&width);

  stage.least_share = MIN (stage.least_share, share);
  if (share < least)
    fault ("%s, step %u: the picture has %.1f %% of the screen", name, step, share);
}

/* A control that is wider than the column of words would lie over others. */
static void
check_column (const char *name, guint step)
{
  GtkWidget *learn = part_of_dance ("learn");
  int least;

  gtk_widget_measure (learn, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > gtk_widget_get_width (learn))
    fault ("%s, step %u: the words need a column of %d pixels, which has %d", name, step, least,
           gtk_widget_get_width (learn));
}

static bool
is_inside (PaintRect rect)
{
  return rect.width > 0 && rect.height > 0 && rect.x >= -1 && rect.y >= -1
         && rect.x + rect.width <= gtk_widget_get_width (stage.picture) + 1
         && rect.y + rect.height <= gtk_widget_get_height (stage.picture) + 1;
}

static void
check_thing (const char *name, guint step, const char *what, uint32_t index, PaintPointed thing)
{
  PaintPicture *picture = ui_canvas_picture (UI_CANVAS (stage.picture));

  stage.n_named++;
  if (!is_inside (paint_picture_find (picture, thing)))
    fault ("%s, step %u: %s %u is not in the picture", name, step, what, index);
}

/* Where the picture has places: the tree has none. */
static bool
has_places (void)
{
  PaintPicture *picture = ui_canvas_picture (UI_CANVAS (stage.picture));

  return picture != NULL && paint_picture_has_places (picture);
}

/* An item of a board that has no place of its own, such as a digit of a row, is shown by the places
 * of its group. */
static bool
has_own_place (const LessonsStep *step, const RunTarget *target)
{
  const Board *board = run_subject (step->run)->board;

  return step->view != PAINT_PICTURE_BOARD || target->kind != RUN_ITEM
         || board_item (board, target->index).kind == BOARD_ITEM_CELL;
}

static PaintPointed
thing_of (const LessonsStep *step, const RunTarget *target)
{
  const CoverLinks *links = run_subject (step->run)->links;
  PaintPointed thing = PAINT_POINTED_NOTHING;

  if (target->kind == RUN_ITEM)
    thing.item = target->index;
  else if (target->kind == RUN_OPTION)
    thing.option = target->index;
  else
    thing = (PaintPointed){ links->nodes[target->index].item - 1,
                            cover_links_option (links, target->index), target->index };
  return thing;
}

static void
check_named (const char *name, guint number, const LessonsStep *step)
{
  if (!has_places ())
    return;
  for (guint i = 0; i < step->n_highlights; i++)
    if (has_own_place (step, &step->highlights[i]))
      check_thing (name, number, "highlight", i, thing_of (step, &step->highlights[i]));
}

/* The plausible answers of a question are named by its buttons. */
static void
check_answers (const char *name, guint number, const LessonsStep *step)
{
  g_autoptr (LessonsQuiz) quiz = lessons_quiz_new (step);
  const LessonsAsks asks = quiz != NULL ? lessons_quiz_asks (quiz) : LESSONS_ASKS_CHOICE;
  g_autoptr (GPtrArray) answers = quiz != NULL ? lessons_quiz_vote (quiz) : NULL;

  if (quiz == NULL || !has_places () || asks > LESSONS_ASKS_OPTION)
    return;
  for (guint i = 0; i < answers->len; i++)
    {
      const LessonsAnswer *answer = g_ptr_array_index (answers, i);
      const RunTarget target = { .kind = asks == LESSONS_ASKS_ITEM ? RUN_ITEM : RUN_OPTION,
                                 .index = (uint32_t) answer->answer };

      if (has_own_place (step, &target))
        check_thing (name, number, "answer", i, thing_of (step, &target));
    }
}

/* Knuth's example has all its items and options in the picture. */
static void
check_whole (const char *name, guint number, const LessonsStep *step)
{
  const Subject *subject = run_subject (step->run);
  const CoverLinks *links = subject->links;

  if (step->view != PAINT_PICTURE_LINKS || links->n_items > 8 || links->n_options > 8)
    return;
  for (uint32_t item = 0; item < links->n_items; item++)
    check_thing (name, number, "item", item, (PaintPointed){ item, COVER_NONE, COVER_NONE });
  for (uint32_t option = 0; option < links->n_options; option++)
    if (links->first[option] + 1 < links->first[option + 1])
      check_thing (name, number, "option", option,
                   (PaintPointed){ COVER_NONE, option, COVER_NONE });
}

/* Places of all items in the picture, which are compared before and after a question is closed. */
static GArray *
list_places (const LessonsStep *step)
{
  const uint32_t n = run_subject (step->run)->links->n_items;
  GArray *places = g_array_new (FALSE, TRUE, sizeof (PaintRect));
  PaintPicture *picture = ui_canvas_picture (UI_CANVAS (stage.picture));

  for (uint32_t item = 0; item < n && has_places (); item++)
    {
      const PaintRect place =
          paint_picture_find (picture, (PaintPointed){ item, COVER_NONE, COVER_NONE });

      g_array_append_val (places, place);
    }
  return places;
}

static void
check_closing (const char *name, guint number, const LessonsStep *step)
{
  GtkAllocation open, closed;
  g_autoptr (GArray) before = list_places (step), after = NULL;

  stage.n_questions++;
  gtk_widget_get_allocation (stage.picture, &open);
  gtk_widget_activate_action (stage.dance, "dance.reveal", NULL);
  settle ();
  after = list_places (step);
  gtk_widget_get_allocation (stage.picture, &closed);
  if (memcmp (&open, &closed, sizeof open) != 0)
    fault ("%s, step %u: the picture moves when the question is closed", name, number);
  if (before->len != after->len
      || (before->len > 0
          && memcmp (before->data, after->data, before->len * sizeof (PaintRect)) != 0))
    fault ("%s, step %u: the drawing moves when the question is closed", name, number);
}

static bool
is_cut (GtkAdjustment *down)
{
  return gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down) + 1;
}

/* While something is presented, nobody scrolls.  Letters find their size in a few frames, which take
 * longer on a busy machine. */
static void
check_words (const char *name, guint number)
{
  GtkWidget *bin = in_window_find (part_of_dance ("learn"), UI_TYPE_WIDGETS_SCROLL_BIN);
  GtkWidget *scroller = in_window_find (bin, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  for (int i = 0; i < MOST_WAITS && is_cut (down); i++)
    settle ();
  if (is_cut (down))
    fault ("%s, step %u: %.0f of %.0f pixels of the words are in sight", name, number,
           gtk_adjustment_get_page_size (down), gtk_adjustment_get_upper (down));
}

static GtkWidget *
find_current_line (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, UI_TYPE_DANCE_CODE_LINE)
      && gtk_widget_has_css_class (widget, "strong"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_current_line (child);
  return found;
}

/* Where the algorithm stands in sight, its current line does: not below the edge of its panel. */
static void
check_current_line (const char *name, guint number)
{
  GtkWidget *code = in_window_find (stage.dance, UI_TYPE_DANCE_CODE);
  GtkWidget *line = code != NULL && gtk_widget_get_mapped (code) ? find_current_line (code) : NULL;
  GtkWidget *panel = line != NULL ? gtk_widget_get_ancestor (code, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  graphene_rect_t where = GRAPHENE_RECT_INIT_ZERO;
  bool seen = panel == NULL;

  for (int i = 0; i < MOST_WAITS && !seen; i++)
    {
      seen = gtk_widget_compute_bounds (line, panel, &where) && where.origin.y >= -1
             && where.origin.y + where.size.height <= gtk_widget_get_height (panel) + 1;
      if (!seen)
        settle ();
    }
  if (!seen)
    fault ("%s, step %u: the current line of the algorithm is at %.0f of %d pixels", name, number,
           where.origin.y, gtk_widget_get_height (panel));
}

typedef struct
{
  int share;
  bool presented;
} Look;

static void
check_step (const char *name, guint number, const LessonsStep *step, const Look *look)
{
  (void) ui_dance_open_lesson (UI_DANCE (stage.dance), name, number);
  settle ();
  stage.n_steps++;
  check_share (name, number, look->share);
  check_column (name, number);
  check_named (name, number, step);
  check_answers (name, number, step);
  check_whole (name, number, step);
  if (look->presented)
    check_words (name, number);
  else
    check_current_line (name, number);
  if (step->question != NULL)
    check_closing (name, number, step);
}

static void
check_lessons (const Look *look)
{
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (NULL);

  for (guint i = 0; i < lessons_shelf_n (shelf); i++)
    {
      const char *name = lessons_shelf_name (shelf, i);
      g_autoptr (GPtrArray) faults = lessons_faults_new ();
      g_autoptr (LessonsLesson) lesson =
          lessons_shelf_is_track (shelf, i) ? NULL : lessons_shelf_load (shelf, i, faults);

      for (guint step = 0; lesson != NULL && step < lessons_lesson_n_steps (lesson); step++)
        check_step (name, step + 1, lessons_lesson_step (lesson, step), look);
    }
}

static void
set_view (const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage.window), "view",
                                  g_variant_new_string (name));
}

static void
look_at_lessons (void)
{
  Look look = { .presented = false };
  int width;

  (void) screen_area (&width);
  for (unsigned i = 0; i < G_N_ELEMENTS (shares); i++)
    if (shares[i].width <= width)
      look.share = shares[i].share;
  set_view ("learn");
  check_lessons (&look);
}

static void
look_at_presented_lessons (void)
{
  const Look look = { .share = PRESENTED_SHARE, .presented = true };

  set_view ("learn");
  g_action_group_activate_action (G_ACTION_GROUP (stage.window), "present", NULL);
  settle ();
  check_lessons (&look);
}

/* ---- one moment ---- */

static void
check_label (const char *part, const char *expected)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (part_of_dance (part)), GTK_ACCESSIBLE_PROPERTY_LABEL, expected);

  if (wrong != NULL)
    fault ("the %s says %s at \"%s\"", part, wrong, expected);
}

static void
compare_parts (void)
{
  const PlayerState *state = dance_show_state (show ());
  g_autofree char *strip = dance_strip (show ());
  const char *sentence = gtk_label_get_label (GTK_LABEL (part_of_dance ("sentence")));

  if (UI_CANVAS (stage.picture)->moment.position != state->position)
    fault ("the picture is at another position than the show");
  if (UI_CANVAS (stage.board)->moment.position != state->position)
    fault ("the board is at another position than the show");
  check_label ("strip", strip);
  if (dance_show_is_fast (show ()) && strstr (sentence, "Summary:") == NULL)
    fault ("the sentence \"%s\" does not say that it waits", sentence);
}

/* Queens on a board of eight by eight, at the highest speed that a run of this length can have
 * without being over at once, from picture to picture. */
static void
look_at_moments (void)
{
  const Classic *classic = NULL;
  ClassicsArguments arguments;
  g_autoptr (Subject) problem = NULL;
  uint64_t last = 0;

  if (classics_parse ("queens:8", &classic, &arguments) != BASE_OK
      || classics_subject_new (classic, &arguments, &problem) != BASE_OK)
    return;
  set_view ("dance");
  ui_dance_set_problem (UI_DANCE (stage.dance), problem, "");
  ui_dance_set_painter (UI_DANCE (stage.dance), PAINT_PICTURE_TREE);
  settle ();
  dance_show_set_step_size (show (), DANCE_STEP_LINK);
  dance_show_set_key_moments (show (), false);
  dance_show_set_speed (show (), 20000);
  dance_show_play (show (), PLAYER_FORWARD);
  for (int i = 0; i < 40 && dance_show_is_playing (show ()); i++)
    {
      const guint before = stage.n_painted;

      while (stage.n_painted == before)
        g_main_context_iteration (NULL, TRUE);
      in_window_wait (5); /* the words come between two frames */
      if (dance_show_state (show ())->position == last)
        continue;
      last = dance_show_state (show ())->position;
      stage.n_steps++;
      compare_parts ();
    }
  dance_show_pause (show ());
  settle ();
  compare_parts ();
  if (strstr (gtk_label_get_label (GTK_LABEL (part_of_dance ("sentence"))), "Summary:") != NULL)
    fault ("the sentence still waits when the show is paused");
}

/* ---- the window ---- */

static gboolean
look (gpointer data)
{
  (void) data;
  stage.dance = in_window_find (stage.window, UI_TYPE_DANCE);
  if (stage.dance == NULL)
    return G_SOURCE_CONTINUE;
  stage.picture = part_of_dance ("picture");
  stage.board = part_of_dance ("board");
  in_window_wait (200);
  stage.look ();
  ui_window_application_quit (stage.application);
  return G_SOURCE_REMOVE;
}

static void
mapped (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted), NULL);
  gtk_window_maximize (GTK_WINDOW (window));
  g_timeout_add (100, look, NULL);
}

static void
added (GtkApplication *application, GtkWindow *window)
{
  (void) application;
  if (!UI_IS_WINDOW (window))
    return;
  stage.window = GTK_WIDGET (window);
  g_signal_connect_after (window, "map", G_CALLBACK (mapped), NULL);
}

static void
run_stage (void (*look_at) (void))
{
  char *arguments[] = { (char *) "picture", NULL };
  g_autoptr (GString) faults = g_string_new (NULL);

  stage = (Stage){ .look = look_at, .faults = faults, .least_share = 100 };
  stage.application = ui_window_application_new ();
  g_signal_connect (stage.application, "window-added", G_CALLBACK (added), NULL);
  check_equal_u64 ((uint64_t) g_application_run (G_APPLICATION (stage.application), 1, arguments),
                   0);
  g_clear_object (&stage.application);
  check_equal_text (faults->str, "");
}

static void
lessons_show_what_they_name (const void *data)
{
  run_stage (data != NULL ? look_at_presented_lessons : look_at_lessons);
  printf ("# %u steps, %u questions, %u things; the least share is %.1f %%\n", stage.n_steps,
          stage.n_questions, stage.n_named, stage.least_share);
  check_true (stage.n_steps > 70 && stage.n_questions > 7 && stage.n_named > 500);
}

static void
parts_show_one_moment (const void *data)
{
  (void) data;
  run_stage (look_at_moments);
  check_true (stage.n_steps > 5);
}

int
main (void)
{
  check_claim ("/ui/picture/has-its-share-and-all-that-lessons-name", lessons_show_what_they_name,
               NULL);
  check_claim ("/ui/picture/has-its-share-and-all-that-lessons-name/presented",
               lessons_show_what_they_name, "presented");
  check_claim ("/ui/picture/parts-show-one-moment-at-top-speed", parts_show_one_moment, NULL);
  return check_finish ();
}

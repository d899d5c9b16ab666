/* Work on a thread: it ends in the main context, stops on request, and delivers only the newest
 * news. */
#include "check.h"
#include "job.h"

typedef struct
{
  GMainLoop *loop;
  GThread *main, *worker;
  Job *job;
  guint n_done, n_news, last_news, n_freed;
  GMutex lock; /* held by the main side while the thread has to wait */
} Scene;

static gpointer
number_new (guint number)
{
  return g_memdup2 (&number, sizeof number);
}

static void
quit_when_done (gpointer data)
{
  Scene *scene = data;

  check_true (g_thread_self () == scene->main);
  scene->n_done++;
  g_main_loop_quit (scene->loop);
}

static void
count_freed (gpointer data)
{
  ((Scene *) data)->n_freed++;
}

static void
scene_init (Scene *scene)
{
  *scene = (Scene){ .loop = g_main_loop_new (NULL, FALSE), .main = g_thread_self () };
  g_mutex_init (&scene->lock);
}

static void
scene_clear (Scene *scene)
{
  g_main_loop_unref (scene->loop);
  g_mutex_clear (&scene->lock);
}

static void
note_thread (gpointer data, Job *job)
{
  Scene *scene = data;

  scene->worker = g_thread_self ();
  job_progress_set_share (job_progress (job), 0.25);
}

static void
ends_in_the_main_context (const void *data)
{
  static const JobKind kind = { .name = "test", .work = note_thread, .done = quit_when_done };
  Scene scene;
  Job *job;

  (void) data;
  scene_init (&scene);
  job = job_new (&kind, &scene);
  g_main_loop_run (scene.loop);
  check_equal_u64 (scene.n_done, 1);
  check_true (scene.worker != NULL && scene.worker != scene.main);
  check_true (job_share (job) == 0.25);
  job_free (job);
  check_true (!g_main_context_pending (NULL));
  scene_clear (&scene);
}

static void
wait_for_the_stop (gpointer data, Job *job)
{
  (void) data;
  while (!base_stop_asked (&job_progress (job)->stop))
    g_thread_yield ();
}

static void
stops_and_is_done (const void *data)
{
  static const JobKind kind = { .name = "test", .work = wait_for_the_stop, .done = quit_when_done };
  Scene scene;
  Job *job;

  (void) data;
  scene_init (&scene);
  job = job_new (&kind, &scene);
  job_stop (job);
  g_main_loop_run (scene.loop);
  check_equal_u64 (scene.n_done, 1);
  job_free (job);
  scene_clear (&scene);
}

static void
freeing_waits_and_calls_nobody (const void *data)
{
  static const JobKind kind = {
    .name = "test", .work = wait_for_the_stop, .done = quit_when_done, .free = count_freed
  };
  Scene scene;

  (void) data;
  scene_init (&scene);
  job_free (job_new (&kind, &scene));
  check_equal_u64 (scene.n_freed, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_equal_u64 (scene.n_done, 0);
  job_free (NULL);
  scene_clear (&scene);
}

static void
abandoning_frees_later_and_calls_nobody (const void *data)
{
  static const JobKind kind = {
    .name = "test", .work = wait_for_the_stop, .done = quit_when_done, .free = count_freed
  };
  Scene scene;

  (void) data;
  scene_init (&scene);
  job_abandon (job_new (&kind, &scene));
  check_equal_u64 (scene.n_freed, 0);
  while (scene.n_freed == 0)
    g_main_context_iteration (NULL, TRUE);
  check_equal_u64 (scene.n_done, 0);
  job_abandon (NULL);
  scene_clear (&scene);
}

/* All at once, while the main side is not looking. */
static void
post_many (gpointer data, Job *job)
{
  (void) data;
  for (guint i = 1; i <= 100; i++)
    job_post_news (job, number_new (i), g_free);
}

static void
read_news (gpointer data)
{
  Scene *scene = data;
  g_autofree guint *number = job_take_news (scene->job);

  scene->n_news++;
  scene->last_news = *number;
}

static void
only_the_newest_is_told (const void *data)
{
  static const JobKind kind = {
    .name = "test", .work = post_many, .news = read_news, .done = quit_when_done
  };
  Scene scene;

  (void) data;
  scene_init (&scene);
  scene.job = job_new (&kind, &scene);
  g_main_loop_run (scene.loop);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_equal_u64 (scene.last_news, 100);
  check_true (scene.n_news >= 1 && scene.n_news <= 100);
  check_true (job_take_news (scene.job) == NULL);
  job_free (scene.job);
  scene_clear (&scene);
}

/* News that was never taken is freed with the job: LeakSanitizer checks it. */
static void
unread_news_goes_with_the_job (const void *data)
{
  static const JobKind kind = { .name = "test", .work = post_many, .done = quit_when_done };
  Scene scene;
  Job *job;

  (void) data;
  scene_init (&scene);
  job = job_new (&kind, &scene);
  g_main_loop_run (scene.loop);
  job_free (job);
  check_true (!g_main_context_pending (NULL));
  scene_clear (&scene);
}

int
main (void)
{
  check_claim ("/job/ends-in-the-main-context", ends_in_the_main_context, NULL);
  check_claim ("/job/stops-and-is-done", stops_and_is_done, NULL);
  check_claim ("/job/freeing-waits-and-calls-nobody", freeing_waits_and_calls_nobody, NULL);
  check_claim ("/job/abandoning-frees-later-and-calls-nobody",
               abandoning_frees_later_and_calls_nobody, NULL);
  check_claim ("/job/only-the-newest-is-told", only_the_newest_is_told, NULL);
  check_claim ("/job/unread-news-goes-with-the-job", unread_news_goes_with_the_job, NULL);
  return check_finish ();
}

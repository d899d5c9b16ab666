/* The thread owns a Comparing until its end.  Rows go through a queue to the main side, which adds
 * them to its table. */
#include "app-compare.h"

#include "app-puzzles.h"
#include "board.h"
#include "compare-csv.h"
#include "export-format.h"
#include "job.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>
#include <time.h>

typedef struct
{
  AppCompare *compare; /* of the main side */
  AppCompareWish wish;
  CompareWay ways[COMPARE_MOST_WAYS];
  GAsyncQueue *rows; /* of Row */
  CompareOptions options;
  Job *job;
  AppCompareState end;
} Comparing;

/* A row of the table that was measured; it begins a class, if that has a name. */
typedef struct
{
  char *class_name;
  CompareRow row;
  CompareSample samples[COMPARE_MOST_WAYS];
} Row;

struct _AppCompare
{
  GObject parent_instance;

  Job *job;             /* NULL: it has ended */
  Comparing *comparing; /* the job's */
  AppCompareState state;
  char *reason;
  CompareTable table;
};

G_DEFINE_FINAL_TYPE (AppCompare, app_compare, G_TYPE_OBJECT)

static double
thread_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e9 + (double) now.tv_nsec;
}

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->class_name);
  g_free (row);
}

static void
comparing_free (gpointer data)
{
  Comparing *self = data;

  sudoku_puzzle_free ((SudokuPuzzle *) self->wish.sudoku);
  g_clear_object (&self->wish.file);
  g_free ((char *) self->wish.name);
  g_async_queue_unref (self->rows);
  g_free (self);
}

/* Measures a puzzle, and sends its row.  `class_name` begins a class, or is NULL. */
static BaseStatus
measure_row (Comparing *self,
             const ComparePuzzle *puzzle,
             uint64_t number,
             bool is_reversed,
             const char *class_name)
{
  Row *row = g_new0 (Row, 1);
  CompareOptions options = self->options;
  BaseStatus status = BASE_OK;

  row->class_name = g_strdup (class_name);
  row->row = (CompareRow){ .number = number, .is_reversed = is_reversed };
  row->row.facts = compare_facts_of (puzzle);
  options.solutions = puzzle->sudoku == NULL ? 0 : self->wish.first ? 1 : 2;
  for (guint i = 0; i < self->wish.n_ways && status == BASE_OK; i++)
    status = compare_measure (&self->ways[i], puzzle, &options, &row->samples[i]);
  if (status == BASE_OK && self->wish.rated && puzzle->sudoku != NULL)
    status = compare_rate_within (puzzle->sudoku, &options, &row->row.facts.rating);
  if (status != BASE_OK)
    {
      row_free (row);
      return status;
    }
  g_async_queue_push (self->rows, row);
  job_post_news (self->job, g_new0 (char, 1), g_free);
  return BASE_OK;
}

/* The second half of a class whose Sudokus have their rows reversed. */
static BaseStatus
measure_reversed (Comparing *self, const SudokuPuzzle *sudoku, uint64_t number)
{
  SudokuPuzzle *reversed = compare_reverse_rows (sudoku);
  BaseStatus status = BASE_OK;

  if (reversed != NULL)
    status = measure_row (self, &(ComparePuzzle){ .sudoku = reversed }, number, true, NULL);
  sudoku_puzzle_free (reversed);
  return status;
}

static BaseStatus
measure_puzzle (Comparing *self,
                const ComparePuzzle *puzzle,
                uint64_t number,
                const char *class_name)
{
  BaseStatus status = measure_row (self, puzzle, number, false, class_name);

  if (status == BASE_OK && self->wish.reversed && puzzle->sudoku != NULL)
    status = measure_reversed (self, puzzle->sudoku, number);
  return status;
}

/* Puzzles that cannot be read are passed over. */
static BaseStatus
measure_file (Comparing *self)
{
  const AppPuzzlesOptions options = { .stop = self->options.stop };
  AppPuzzles puzzles = { 0 };
  g_autoptr (GError) error = NULL;
  const char *class_name = self->wish.name;
  BaseStatus status = BASE_OK;
  uint64_t number = 0;

  if (!app_puzzles_open (&puzzles, self->wish.file, &options, &error))
    {
      job_progress (self->job)->reason = g_strdup (error->message);
      return BASE_BAD_INPUT;
    }
  while (status == BASE_OK && formats_walk_next (&puzzles.walk))
    {
      const FormatsWalk *walk = &puzzles.walk;
      const bool is_sudoku = formats_walk_is_sudoku (walk);

      number++;
      if (walk->outcome != FORMATS_PUZZLE)
        continue;
      status = measure_puzzle (self,
                               &(ComparePuzzle){
                                   .sudoku = is_sudoku ? walk->puzzle.sudoku : NULL,
                                   .problem = is_sudoku ? NULL : walk->puzzle.problem,
                               },
                               number, class_name);
      class_name = NULL;
    }
  app_puzzles_close (&puzzles);
  return base_stop_asked (self->options.stop) ? BASE_STOPPED : status;
}

static BaseStatus
measure_size (Comparing *self, const ClassicsArguments *arguments)
{
  BaseText name = BASE_TEXT_EMPTY;
  CoverProblem *problem = NULL;
  Board *board = NULL;
  BaseStatus status = classics_make (self->wish.classic, arguments, &problem, &board);

  classics_add_text (self->wish.classic, arguments, &name);
  if (status == BASE_OK)
    status =
        measure_puzzle (self, &(ComparePuzzle){ .problem = problem }, 1, base_text_string (&name));
  cover_problem_free (problem);
  board_free (board);
  base_text_clear (&name);
  return status;
}

static BaseStatus
measure_sizes (Comparing *self)
{
  ClassicsArguments arguments = self->wish.arguments;
  BaseStatus status = BASE_OK;

  for (; arguments.values[0] <= self->wish.last_size && status == BASE_OK; arguments.values[0]++)
    status = measure_size (self, &arguments);
  return status;
}

static void
compare_on_thread (gpointer data, Job *job)
{
  Comparing *self = data;
  BaseStatus status;

  self->job = job;
  self->options.stop = &job_progress (job)->stop;
  if (self->wish.sudoku != NULL)
    status =
        measure_puzzle (self, &(ComparePuzzle){ .sudoku = self->wish.sudoku }, 1, self->wish.name);
  else if (self->wish.classic != NULL)
    status = measure_sizes (self);
  else
    status = measure_file (self);
  self->end = status == BASE_OK        ? APP_COMPARE_DONE
              : status == BASE_STOPPED ? APP_COMPARE_STOPPED
                                       : APP_COMPARE_FAILED;
}

/* Adds the rows that have come to the table.  False when memory is out. */
static bool
take_rows (AppCompare *self)
{
  BaseStatus status = BASE_OK;
  Row *row;

  while ((row = g_async_queue_try_pop (self->comparing->rows)) != NULL)
    {
      if (row->class_name != NULL && status == BASE_OK)
        status = compare_table_add_class (&self->table, row->class_name);
      if (status == BASE_OK)
        status = compare_table_add_row (&self->table, &row->row);
      if (status == BASE_OK)
        memcpy (compare_table_sample (&self->table, self->table.n_rows - 1, 0), row->samples,
                self->table.n_ways * sizeof *row->samples);
      row_free (row);
    }
  return status == BASE_OK;
}

static void
rows_came (gpointer data)
{
  Comparing *comparing = data;
  g_autoptr (AppCompare) self = g_object_ref (comparing->compare);

  g_free (job_take_news (self->job));
  if (!take_rows (self))
    job_stop (self->job);
  g_signal_emit_by_name (self, "changed");
}

static void
comparing_has_ended (gpointer data)
{
  Comparing *comparing = data;
  g_autoptr (AppCompare) self = g_object_ref (comparing->compare);
  const bool took = take_rows (self);

  self->state = took ? comparing->end : APP_COMPARE_FAILED;
  if (self->state == APP_COMPARE_FAILED)
    self->reason =
        g_strdup (job_progress (self->job)->reason != NULL ? job_progress (self->job)->reason
                                                           : _ ("There is not enough memory."));
  self->comparing = NULL;
  job_free (g_steal_pointer (&self->job)); /* and frees the data */
  g_signal_emit_by_name (self, "changed");
}

static void
app_compare_init (AppCompare *self)
{
  (void) self;
}

static void
app_compare_dispose (GObject *object)
{
  job_abandon (g_steal_pointer (&APP_COMPARE (object)->job));
  G_OBJECT_CLASS (app_compare_parent_class)->dispose (object);
}

static void
app_compare_finalize (GObject *object)
{
  AppCompare *self = APP_COMPARE (object);

  compare_table_clear (&self->table);
  g_free (self->reason);
  G_OBJECT_CLASS (app_compare_parent_class)->finalize (object);
}

static void
app_compare_class_init (AppCompareClass *class)
{
  G_OBJECT_CLASS (class)->dispose = app_compare_dispose;
  G_OBJECT_CLASS (class)->finalize = app_compare_finalize;
  g_signal_new ("changed", APP_TYPE_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

AppCompare *
app_compare_new (const AppCompareWish *wish)
{
  static const JobKind kind = { .name = "compare",
                                .work = compare_on_thread,
                                .news = rows_came,
                                .done = comparing_has_ended,
                                .free = comparing_free };
  AppCompare *self = g_object_new (APP_TYPE_COMPARE, NULL);
  Comparing *comparing = g_new0 (Comparing, 1);

  comparing->compare = self;
  comparing->wish = *wish;
  memcpy (comparing->ways, wish->ways, wish->n_ways * sizeof *wish->ways);
  comparing->wish.ways = comparing->ways;
  comparing->wish.name = g_strdup (wish->name);
  if (wish->sudoku != NULL)
    comparing->wish.sudoku = sudoku_puzzle_copy (wish->sudoku);
  if (wish->file != NULL)
    g_object_ref (wish->file);
  comparing->options = (CompareOptions){
    .nanoseconds = (uint64_t) wish->seconds * 1000000000u,
    .n_runs = MAX (wish->n_runs, 1),
    .now = thread_now,
  };
  comparing->rows = g_async_queue_new_full (row_free);
  self->table.n_ways = wish->n_ways;
  memcpy (self->table.ways, wish->ways, wish->n_ways * sizeof *wish->ways);
  self->comparing = comparing;
  self->job = job_new (&kind, comparing);
  return self;
}

void
app_compare_stop (AppCompare *self)
{
  if (self->job != NULL)
    job_stop (self->job);
}

AppCompareState
app_compare_get_state (AppCompare *self)
{
  return self->state;
}

const char *
app_compare_get_reason (AppCompare *self)
{
  return self->reason;
}

const CompareTable *
app_compare_get_table (AppCompare *self)
{
  return &self->table;
}

static BaseStatus
add_bytes (void *data, const void *bytes, size_t n_bytes)
{
  g_byte_array_append (data, bytes, (guint) n_bytes);
  return BASE_OK;
}

static BaseStatus
draw_comparison (const void *chart, cairo_t *cr, PaintRect size, const ExportLook *look)
{
  return compare_chart_draw (chart, cr, size.width, size.height, look->scale, look->theme,
                             look->text);
}

static BaseStatus
write_picture (AppCompare *self,
               const CompareChartOptions *options,
               const ExportFormat *format,
               GByteArray *bytes)
{
  const ExportSink sink = { add_bytes, bytes };
  const ExportPage page = export_page_default ();
  ExportPicture *picture = NULL;
  CompareChart *chart = NULL;
  BaseText about = BASE_TEXT_EMPTY;
  BaseStatus status = compare_chart_new (&self->table, options, &chart);

  if (status == BASE_OK)
    {
      compare_chart_describe (chart, &about);
      status = export_picture_new (
          &(ExportContent){
              .what = EXPORT_DIAGRAM,
              .draw = draw_comparison,
              .diagram = chart,
              .about = base_text_string (&about),
          },
          &picture);
    }
  if (status == BASE_OK)
    status = export_write (format, picture, &page, &sink);
  export_picture_free (picture);
  compare_chart_free (chart);
  base_text_clear (&about);
  return status;
}

GBytes *
app_compare_make_file (AppCompare *self, const CompareChartOptions *options, const char *name)
{
  const ExportFormat *format = export_format_for_name (name);
  GByteArray *bytes = g_byte_array_new ();
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status;

  if (format != NULL && !format->is_text)
    status = write_picture (self, options, format, bytes);
  else
    {
      compare_csv_add (&self->table, &text);
      status = base_text_status (&text);
      g_byte_array_append (bytes, (const guint8 *) base_text_string (&text), (guint) text.length);
      base_text_clear (&text);
    }
  if (status == BASE_OK)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  return NULL;
}

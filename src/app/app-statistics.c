#include "app-statistics.h"

#include "reason-technique.h"
#include "words-gettext.h"
#include "words.h"

#define NAME "statistics"

/* For each word two times AppSolves, and the check sums of puzzles, the one that was solved last
 * behind. */
#define TYPE   \
  "(a{s(ttttt" \
  "t)}at)"

/* The word of puzzles that have no rating. */
#define UNRATED "unrated"

/* More are forgotten, the oldest first: 80 KB. */
#define MOST_PUZZLES 10000

static GVariant *
read_value (DeskSession *session)
{
  g_autoptr (GVariant) value = desk_session_get_value (session, NAME);

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE (TYPE))
             ? g_steal_pointer (&value)
             : g_variant_ref_sink (g_variant_new_parsed ("@" TYPE " ({}, [])"));
}

static const char *
word_of (uint32_t rating)
{
  return rating == 0 ? UNRATED : reason_difficulty_name (rating)->id;
}

/* Returns the id of a word and its name; NULL behind the last. */
static const char *
find_word (guint index, const char **out_name)
{
  const ReasonName *word = reason_difficulty_word (index);

  *out_name = word != NULL ? word->name : N_ ("without a rating");
  if (word != NULL)
    return word->id;
  return index == 0 || reason_difficulty_word (index - 1) != NULL ? UNRATED : NULL;
}

static void
read_word (GVariant *value, const char *word, AppStatistic *out)
{
  g_autoptr (GVariant) words = g_variant_get_child_value (value, 0);

  out->without = out->with = (AppSolves){ 0 };
  g_variant_lookup (words, word, "(tttttt)", &out->without.n, &out->without.best,
                    &out->without.total, &out->with.n, &out->with.best, &out->with.total);
}

bool
app_statistics_get (DeskSession *session, guint index, AppStatistic *out_statistic)
{
  g_autoptr (GVariant) value = read_value (session);
  const char *name, *word = find_word (index, &name);

  if (word == NULL)
    return false;
  out_statistic->name = words_name (name);
  read_word (value, word, out_statistic);
  return true;
}

static bool
has_sum (GVariant *value, uint64_t puzzle)
{
  g_autoptr (GVariant) sums = g_variant_get_child_value (value, 1);
  gsize n;
  const guint64 *all = g_variant_get_fixed_array (sums, &n, sizeof (guint64));

  for (gsize i = 0; i < n; i++)
    if (all[i] == puzzle)
      return true;
  return false;
}

bool
app_statistics_has (DeskSession *session, uint64_t puzzle)
{
  g_autoptr (GVariant) value = read_value (session);

  return has_sum (value, puzzle);
}

static void
add_solve (AppSolves *solves, uint64_t ms)
{
  solves->best = solves->n == 0 ? ms : MIN (solves->best, ms);
  solves->total += ms;
  solves->n++;
}

/* The words with one of them replaced. */
static GVariant *
replace_word (GVariant *value, const char *word, const AppStatistic *by)
{
  g_autoptr (GVariant) words = g_variant_get_child_value (value, 0);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *key;
  GVariant *other;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(tttttt)}"));
  g_variant_iter_init (&iter, words);
  while (g_variant_iter_next (&iter, "{&s@(tttttt)}", &key, &other))
    {
      if (!g_str_equal (key, word))
        g_variant_builder_add (&builder, "{s@(tttttt)}", key, other);
      g_variant_unref (other);
    }
  g_variant_builder_add (&builder, "{s(tttttt)}", word, by->without.n, by->without.best,
                         by->without.total, by->with.n, by->with.best, by->with.total);
  return g_variant_builder_end (&builder);
}

static GVariant *
add_sum (GVariant *value, uint64_t puzzle)
{
  g_autoptr (GVariant) sums = g_variant_get_child_value (value, 1);
  gsize n;
  const guint64 *all = g_variant_get_fixed_array (sums, &n, sizeof (guint64));
  const gsize first = n >= MOST_PUZZLES ? n + 1 - MOST_PUZZLES : 0;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint64));

  if (n > first)
    g_array_append_vals (kept, all + first, (guint) (n - first));
  g_array_append_val (kept, puzzle);
  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT64, kept->data, kept->len, sizeof (guint64));
}

void
app_statistics_add (DeskSession *session, AppSolved solved)
{
  g_autoptr (GVariant) value = read_value (session);
  const char *word = word_of (solved.rating);
  AppStatistic statistic;

  if (solved.play.ms == 0 || has_sum (value, solved.puzzle))
    return;
  read_word (value, word, &statistic);
  add_solve (solved.play.n_hints == 0 ? &statistic.without : &statistic.with, solved.play.ms);
  desk_session_set_value (session, NAME,
                          g_variant_new ("(@a{s(tttttt)}@at)",
                                         replace_word (value, word, &statistic),
                                         add_sum (value, solved.puzzle)));
}

bool
app_statistics_is_best (DeskSession *session, AppSolved solved)
{
  g_autoptr (GVariant) value = read_value (session);
  AppStatistic statistic;
  uint64_t n, best;

  read_word (value, word_of (solved.rating), &statistic);
  n = statistic.without.n;
  best = statistic.without.best;
  if (solved.play.n_hints > 0)
    {
      best = n == 0 || (statistic.with.n > 0 && statistic.with.best < best) ? statistic.with.best
                                                                            : best;
      n += statistic.with.n;
    }
  return n > 1 && solved.play.ms > 0 && solved.play.ms <= best;
}

/* The puzzles stay known: one that is still on the board would count again at once. */
void
app_statistics_clear (DeskSession *session)
{
  g_autoptr (GVariant) value = read_value (session);

  desk_session_set_value (
      session, NAME,
      g_variant_new ("(@a{s(tttttt)}@at)",
                     g_variant_new_array (G_VARIANT_TYPE ("{s(tttttt)}"), NULL, 0),
                     g_variant_get_child_value (value, 1)));
}

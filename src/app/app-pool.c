#include "app-pool.h"

#include "app-loader.h"
#include "app-made.h"

#include <string.h>

#define FOLDER  "/org/dancinglinks/Quadrille/puzzles/"
#define SAMPLES "../samples/samples.ini"
#define GIVEN   "puzzles-given"
#define GIVEN_T "a{su}"

static const char *const files[] = { "4x4.ini", "6x6.ini", "9x9.ini", "16x16.ini", "others.ini" };

typedef struct
{
  GKeyFile *file; /* borrowed */
  char *id;
  guint level;
  SetterSymmetry symmetry;
  GPtrArray *puzzles; /* NULL before it is read */
} Group;

struct AppPool
{
  GPtrArray *files;
  GPtrArray *samples; /* NULL before they are read */
  GArray *groups;
};

static GKeyFile *
read_file (const char *name)
{
  g_autofree char *path = g_canonicalize_filename (name, FOLDER);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  GKeyFile *file = g_key_file_new ();

  if (bytes == NULL || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL))
    g_error ("no puzzles in %s", name);
  return file;
}

static guint
find_level (const char *word)
{
  uint32_t least, most;
  guint level = 0;

  while (level < REASON_DIFFICULTIES
         && g_strcmp0 (reason_difficulty_range (level, &least, &most)->id, word) != 0)
    level++;
  if (level == REASON_DIFFICULTIES)
    g_error ("the puzzles have no level %s", word);
  return level;
}

static void
add_groups (AppPool *self, GKeyFile *file)
{
  g_auto (GStrv) names = g_key_file_get_groups (file, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *level = g_key_file_get_string (file, names[i], "Level", NULL);
      g_autofree char *symmetry = g_key_file_get_string (file, names[i], "Symmetry", NULL);
      Group group = { .file = file, .id = g_strdup (names[i]), .level = find_level (level) };

      if (symmetry == NULL || !setter_symmetry_find (symmetry, &group.symmetry))
        g_error ("the puzzles of %s have no symmetry", names[i]);
      g_array_append_val (self->groups, group);
    }
}

AppPool *
app_pool_new (void)
{
  AppPool *self = g_new (AppPool, 1);

  self->samples = NULL;
  self->files = g_ptr_array_new_with_free_func ((GDestroyNotify) g_key_file_unref);
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      GKeyFile *file = read_file (files[i]);

      g_ptr_array_add (self->files, file);
      add_groups (self, file);
    }
  return self;
}

static Group *
group_at (AppPool *self, guint group)
{
  return &g_array_index (self->groups, Group, group);
}

void
app_pool_free (AppPool *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->groups->len; i++)
    {
      g_free (group_at (self, i)->id);
      g_clear_pointer (&group_at (self, i)->puzzles, g_ptr_array_unref);
    }
  g_clear_pointer (&self->samples, g_ptr_array_unref);
  g_array_unref (self->groups);
  g_ptr_array_unref (self->files);
  g_free (self);
}

guint
app_pool_n_groups (AppPool *self)
{
  return self->groups->len;
}

const char *
app_pool_id (AppPool *self, guint group)
{
  return group_at (self, group)->id;
}

guint
app_pool_level (AppPool *self, guint group)
{
  return group_at (self, group)->level;
}

SetterSymmetry
app_pool_symmetry (AppPool *self, guint group)
{
  return group_at (self, group)->symmetry;
}

static SudokuShape *
parse_shape (const char *text)
{
  SudokuShape *shape = NULL;

  if (text == NULL || sudoku_shape_parse (text, &shape) != BASE_OK)
    g_error ("the puzzles have no shape %s", text);
  return shape;
}

/* "1.9 ..35.… jigsaw:…": the rating, the clues, and the shape where it is not the group's. */
static AppMade *
parse_puzzle (const char *line, const char *usual_shape, guint number)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 3);
  SudokuShape *shape;
  g_autoptr (AppLoaded) loaded = NULL;
  AppMade *made = g_new0 (AppMade, 1);

  if (g_strv_length (parts) < 2)
    g_error ("no puzzle: %s", line);
  shape = parse_shape (parts[2] != NULL ? parts[2] : usual_shape);
  loaded = app_load_text (parts[1], shape);
  sudoku_shape_unref (shape);
  if (loaded == NULL || loaded->kind != APP_LOADED_PUZZLE)
    g_error ("no puzzle: %s", line);
  made->comes_along = true;
  made->number = number;
  made->difficulty = (uint32_t) (g_ascii_strtod (parts[0], NULL) * 10 + 0.5);
  made->sudoku = g_steal_pointer (&loaded->puzzle.sudoku);
  made->n_clues = sudoku_puzzle_n_givens (made->sudoku);
  return made;
}

/* `shape` may be NULL, where each puzzle has its own. */
static GPtrArray *
read_puzzles (GKeyFile *file, const char *id, const char *shape)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) app_made_free);

  for (guint number = 1;; number++)
    {
      g_autofree char *key = g_strdup_printf ("%u", number);
      g_autofree char *line = g_key_file_get_string (file, id, key, NULL);

      if (line == NULL)
        return puzzles;
      g_ptr_array_add (puzzles, parse_puzzle (line, shape, number));
    }
}

GPtrArray *
app_pool_get_puzzles (AppPool *self, guint group)
{
  Group *one = group_at (self, group);
  g_autofree char *shape = g_key_file_get_string (one->file, one->id, "Shape", NULL);

  if (one->puzzles == NULL)
    one->puzzles = read_puzzles (one->file, one->id, shape);
  return one->puzzles;
}

GPtrArray *
app_pool_get_samples (AppPool *self)
{
  if (self->samples == NULL)
    {
      g_autoptr (GKeyFile) file = read_file (SAMPLES);

      self->samples = read_puzzles (file, "samples", NULL);
    }
  return self->samples;
}

char *
app_pool_name (AppPool *self, guint group)
{
  const AppMade *first = g_ptr_array_index (app_pool_get_puzzles (self, group), 0);

  return app_made_name_shape (first->sudoku->shape);
}

static bool
is_usual (const AppMade *made)
{
  uint32_t rows, columns;

  sudoku_shape_boxes (made->sudoku->shape, &rows, &columns);
  return rows == 3 && columns == 3 && sudoku_shape_rules (made->sudoku->shape).n == 0;
}

/* How many puzzles of each group were given out. */
static GVariantDict *
read_given (DeskSession *session)
{
  g_autoptr (GVariant) kept = desk_session_get_value (session, GIVEN);
  GVariantDict *given = g_variant_dict_new (NULL);
  GVariantIter iter;
  const char *id;
  guint n;

  if (kept == NULL || !g_variant_is_of_type (kept, G_VARIANT_TYPE (GIVEN_T)))
    return given;
  g_variant_iter_init (&iter, kept);
  while (g_variant_iter_next (&iter, "{&su}", &id, &n))
    g_variant_dict_insert (given, id, "u", n);
  return given;
}

static void
keep_given (AppPool *self, DeskSession *session, GVariantDict *given)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (GIVEN_T));
  for (guint i = 0; i < self->groups->len; i++)
    {
      guint n;

      if (g_variant_dict_lookup (given, app_pool_id (self, i), "u", &n))
        g_variant_builder_add (&builder, "{su}", app_pool_id (self, i), n);
    }
  desk_session_set_value (session, GIVEN, g_variant_builder_end (&builder));
}

const AppMade *
app_pool_give (AppPool *self, guint level, DeskSession *session)
{
  g_autoptr (GVariantDict) given = read_given (session);

  for (guint i = 0; i < self->groups->len; i++)
    {
      GPtrArray *puzzles =
          app_pool_level (self, i) == level ? app_pool_get_puzzles (self, i) : NULL;
      guint n = 0;

      if (puzzles == NULL || !is_usual (g_ptr_array_index (puzzles, 0)))
        continue;
      (void) g_variant_dict_lookup (given, app_pool_id (self, i), "u", &n);
      if (n >= puzzles->len)
        continue;
      g_variant_dict_insert (given, app_pool_id (self, i), "u", n + 1);
      keep_given (self, session, given);
      return g_ptr_array_index (puzzles, n);
    }
  return NULL;
}

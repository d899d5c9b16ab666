#include "classes.h"

#include <glib/gstdio.h>
#include <string.h>

/* A folder of the user's, with one file in it. */
typedef struct
{
  char *folder, *path;
} Home;

static Home
home_new (const char *name, const char *text)
{
  Home home = { g_dir_make_tmp ("quadrille-lessons-XXXXXX", NULL), NULL };

  check_true (home.folder != NULL);
  home.path = g_build_filename (home.folder, name, NULL);
  check_true (g_file_set_contents (home.path, text, -1, NULL));
  return home;
}

static void
home_clear (Home *home)
{
  g_unlink (home->path);
  g_rmdir (home->folder);
  g_free (home->path);
  g_free (home->folder);
}

static char *
text_of (const char *name)
{
  g_autofree char *path = g_strconcat (LESSONS_RESOURCES, "/", name, ".desktop", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  gsize length;
  const char *text;

  check_true (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  return g_strndup (text, length);
}

static void
a_copy_is_found (const void *data)
{
  g_autofree char *text = text_of ("3-covering");
  Home home = home_new ("my class.desktop", text);
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = NULL;
  const int index = lessons_shelf_find (shelf, "my class");

  (void) data;
  check_equal_u64 (lessons_shelf_n (shelf), 13);
  check_true (index >= 0);
  check_equal_text (lessons_shelf_title (shelf, (guint) index), "Covering an item");
  lesson = lessons_shelf_load (shelf, (guint) index, faults);
  check_true (lesson != NULL);
  check_equal_text (lessons_lesson_name (lesson), "my class");
  home_clear (&home);
}

static void
a_copy_of_the_same_name_takes_its_place (const void *data)
{
  Home home = home_new ("2-links.desktop",
                        "[Lesson]\nTitle=Mine\nProblem=knuth\n[A]\nMoment=end\nCaption=C\n");
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);

  (void) data;
  check_equal_u64 (lessons_shelf_n (shelf), 12);
  check_equal_text (lessons_shelf_title (shelf, 1), "Mine");
  home_clear (&home);
}

/* The suffix .lesson is as good as .desktop; numbers in names count. */
static void
lessons_have_their_own_suffix (const void *data)
{
  Home home = home_new ("100-mine.lesson",
                        "[Lesson]\nTitle=Mine\nAim=A\nProblem=knuth\n[A]\nMoment=end\nCaption=C\n");
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = NULL;
  const int index = lessons_shelf_find (shelf, "100-mine");

  (void) data;
  check_true (index > lessons_shelf_find (shelf, "8-people"));
  check_equal_text (lessons_shelf_aim (shelf, (guint) index), "A");
  lesson = lessons_shelf_load (shelf, (guint) index, faults);
  check_true (lesson != NULL);
  check_equal_text (lessons_lesson_name (lesson), "100-mine");
  home_clear (&home);
}

/* A file that comes later is found when the shelf is read again, and gone when it is gone. */
static void
new_files_are_seen (const void *data)
{
  Home home = home_new ("mine.lesson", "[Lesson]\nTitle=Mine\n");
  g_autofree char *path = g_build_filename (home.folder, "later.lesson", NULL);
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  const guint n = lessons_shelf_n (shelf);

  (void) data;
  check_true (g_file_set_contents (path, "[Lesson]\nTitle=Later\n", -1, NULL));
  check_equal_u64 ((guint64) (lessons_shelf_find (shelf, "later") + 1), 0);
  lessons_shelf_renew (shelf);
  check_equal_u64 (lessons_shelf_n (shelf), n + 1);
  check_equal_text (lessons_shelf_title (shelf, (guint) lessons_shelf_find (shelf, "later")),
                    "Later");
  g_unlink (path);
  lessons_shelf_renew (shelf);
  check_equal_u64 (lessons_shelf_n (shelf), n);
  home_clear (&home);
}

static void
the_users_folder_is_looked_into (const void *data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "quadrille", "lessons", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.desktop", NULL);
  g_autoptr (LessonsShelf) shelf = NULL;

  (void) data;
  check_equal_u64 (g_mkdir_with_parents (folder, 0700), 0);
  check_true (g_file_set_contents (path, "[Lesson]\nTitle=Mine\n", -1, NULL));
  shelf = lessons_shelf_new (NULL);
  check_true (lessons_shelf_find (shelf, "mine") >= 0);
  g_unlink (path);
}

static void
one_with_faults_is_there_and_says_them (const void *data)
{
  Home home = home_new ("broken.desktop", "[Lesson]\nTitle=Mine\nProblem=knut\n");
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  const int index = lessons_shelf_find (shelf, "broken");

  (void) data;
  check_true (index >= 0);
  check_true (lessons_shelf_load (shelf, (guint) index, faults) == NULL);
  check_equal_u64 (faults->len, 2);
  home_clear (&home);
}

static void
a_file_that_is_not_there_is_a_fault (const void *data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/lesson.desktop");
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  (void) data;
  check_true (lessons_load_file (file, NULL, faults) == NULL);
  check_equal_u64 (faults->len, 1);
  check_equal_u64 (((LessonsFault *) faults->pdata[0])->kind, LESSONS_UNREADABLE);
}

/* A track of the user finds built-in lessons and reports missing ones. */
static void
a_track_finds_its_lessons (const void *data)
{
  Home home = home_new ("mine.desktop", "[Track]\nTitle=T\n[A]\nLesson=2-links\nFrom=Size\n"
                                        "To=Three\n[B]\nLesson=2-links\nTo=A node\n");
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) track =
      lessons_shelf_load (shelf, (guint) lessons_shelf_find (shelf, "mine"), faults);

  (void) data;
  check_true (track != NULL);
  check_equal_u64 (lessons_lesson_n_steps (track), 4);
  check_equal_text (lessons_lesson_step (track, 0)->name, "Size");
  check_equal_text (lessons_lesson_step (track, 3)->name, "A node");
  home_clear (&home);
}

static void
a_track_says_what_it_does_not_find (const void *data)
{
  Home home =
      home_new ("mine.desktop", "[Track]\nTitle=T\n[A]\nLesson=none\n[B]\nLesson=2-links\nFrom=X\n"
                                "[C]\nLesson=2-links\nFrom=Three\nTo=Size\n[D]\nLesson=mine\n");
  static const guint lines[] = { 4, 7, 11, 13 };
  static const LessonsFaultKind kinds[] = { LESSONS_UNKNOWN_LESSON, LESSONS_UNKNOWN_STEP,
                                            LESSONS_STEPS_REVERSED, LESSONS_UNKNOWN_LESSON };
  g_autoptr (LessonsShelf) shelf = lessons_shelf_new (home.folder);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();

  (void) data;
  check_true (lessons_shelf_load (shelf, (guint) lessons_shelf_find (shelf, "mine"), faults)
              == NULL);
  check_equal_u64 (faults->len, 4);
  for (guint i = 0; i < 4; i++)
    {
      const LessonsFault *fault = faults->pdata[i];

      check_equal_u64 (fault->kind, kinds[i]);
      check_equal_u64 (fault->line, lines[i]);
    }
  home_clear (&home);
}

/* A sentence in the file's own words for the user's language goes before the catalogues'. */
static void
a_file_may_have_its_own_translation (const void *data)
{
  static const char text[] =
      "[Lesson]\nTitle=Mine\nTitle[eo]=Mia\nTitle[fr]=Le mien\nProblem=knuth\n"
      "[A]\nMoment=end\nCaption=C\nCaption[fr]=D\n";
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (LessonsLesson) lesson = classes_text (text, faults);

  (void) data;
  check_true (lesson != NULL);
  check_equal_text (lessons_lesson_title (lesson), "Mia");
  check_equal_text (lessons_step_caption (lessons_lesson_step (lesson, 0)), "C");
}

int
main (void)
{
  g_autofree char *data_home = g_dir_make_tmp ("quadrille-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_home, TRUE);
  check_claim ("/lessons/shelf/a-copy-is-found", a_copy_is_found, NULL);
  check_claim ("/lessons/shelf/a-copy-of-the-same-name-takes-its-place",
               a_copy_of_the_same_name_takes_its_place, NULL);
  check_claim ("/lessons/shelf/lessons-have-their-own-suffix", lessons_have_their_own_suffix, NULL);
  check_claim ("/lessons/shelf/new-files-are-seen", new_files_are_seen, NULL);
  check_claim ("/lessons/shelf/the-users-folder-is-looked-into", the_users_folder_is_looked_into,
               NULL);
  check_claim ("/lessons/shelf/one-with-faults-is-there-and-says-them",
               one_with_faults_is_there_and_says_them, NULL);
  check_claim ("/lessons/shelf/a-file-that-is-not-there-is-a-fault",
               a_file_that_is_not_there_is_a_fault, NULL);
  /* GLib takes the languages from the environment; sentences stay English, because the locale is
   * not set. */
  g_setenv ("LC_ALL", "eo", TRUE);
  check_claim ("/lessons/shelf/a-file-may-have-its-own-translation",
               a_file_may_have_its_own_translation, NULL);
  check_claim ("/lessons/track/finds-its-lessons", a_track_finds_its_lessons, NULL);
  check_claim ("/lessons/track/says-what-it-does-not-find", a_track_says_what_it_does_not_find,
               NULL);
  return check_finish ();
}

/* The available lessons.  Only their headers are read until one is loaded. */
#include "lessons-private.h"

#include <string.h>

/* The second is for xgettext, which reads no other key files. */
static const char *const suffixes[] = { ".lesson", ".desktop" };

typedef struct
{
  char *name;
  GFile *file;
  LessonsText title, aim;
  bool is_track;
} Book;

struct LessonsShelf
{
  char *folder;
  GPtrArray *books;
};

static void
book_free (gpointer data)
{
  Book *self = data;

  g_object_unref (self->file);
  g_free (self->title.text);
  g_free (self->aim.text);
  g_free (self->name);
  g_free (self);
}

/* A file that cannot be read is listed too: loading it reports the reason. */
static void
read_lesson_header (Book *book)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (book->file, NULL, NULL, NULL);
  g_autoptr (GPtrArray) faults = lessons_faults_new ();
  g_autoptr (GPtrArray) groups = bytes != NULL ? lessons_file_read (bytes, faults) : NULL;
  const LessonsGroup *header = groups != NULL && groups->len > 0 ? groups->pdata[0] : NULL;

  if (header == NULL)
    return;
  book->title = lessons_group_text (header, "Title");
  book->aim = lessons_group_text (header, "Aim");
  book->is_track = strcmp (header->name, "Track") == 0;
}

size_t
lessons_name_length (const char *base_name)
{
  const size_t length = strlen (base_name);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (base_name, suffixes[i]))
      return length - strlen (suffixes[i]);
  return length;
}

bool
lessons_is_file_name (const char *base_name)
{
  return lessons_name_length (base_name) < strlen (base_name);
}

/* Takes ownership of the file. */
static void
put_lesson (LessonsShelf *self, const char *base_name, GFile *file)
{
  Book *book = g_new0 (Book, 1);
  int other;

  book->name = g_strndup (base_name, lessons_name_length (base_name));
  book->file = file;
  other = lessons_shelf_find (self, book->name);
  if (other >= 0)
    g_ptr_array_remove_index (self->books, (guint) other);
  read_lesson_header (book);
  g_ptr_array_add (self->books, book);
}

static void
put_ours (LessonsShelf *self)
{
  g_auto (GStrv) names = g_resources_enumerate_children (LESSONS_RESOURCES, 0, NULL);

  for (char **name = names; name != NULL && *name != NULL; name++)
    if (lessons_is_file_name (*name))
      {
        g_autofree char *uri = g_strconcat ("resource://", LESSONS_RESOURCES, "/", *name, NULL);

        put_lesson (self, *name, g_file_new_for_uri (uri));
      }
}

static void
put_folder (LessonsShelf *self, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (lessons_is_file_name (name))
      put_lesson (self, name, g_file_new_build_filename (folder, name, NULL));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *one = g_utf8_collate_key_for_filename ((*(Book *const *) a)->name, -1);
  g_autofree char *other = g_utf8_collate_key_for_filename ((*(Book *const *) b)->name, -1);

  return strcmp (one, other);
}

char *
lessons_shelf_user_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "quadrille", "lessons", NULL);
}

void
lessons_shelf_renew (LessonsShelf *self)
{
  g_ptr_array_set_size (self->books, 0);
  put_ours (self);
  put_folder (self, self->folder);
  g_ptr_array_sort (self->books, compare_names);
}

LessonsShelf *
lessons_shelf_new (const char *folder)
{
  LessonsShelf *self = g_new0 (LessonsShelf, 1);

  self->folder = folder != NULL ? g_strdup (folder) : lessons_shelf_user_folder ();
  self->books = g_ptr_array_new_with_free_func (book_free);
  lessons_shelf_renew (self);
  return self;
}

void
lessons_shelf_free (LessonsShelf *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->books);
  g_free (self->folder);
  g_free (self);
}

static const Book *
book_at (const LessonsShelf *self, guint index)
{
  return self->books->pdata[index];
}

guint
lessons_shelf_n (const LessonsShelf *self)
{
  return self->books->len;
}

int
lessons_shelf_find (const LessonsShelf *self, const char *name)
{
  for (guint i = 0; i < self->books->len; i++)
    if (strcmp (book_at (self, i)->name, name) == 0)
      return (int) i;
  return -1;
}

const char *
lessons_shelf_name (const LessonsShelf *self, guint index)
{
  return book_at (self, index)->name;
}

const char *
lessons_shelf_title (const LessonsShelf *self, guint index)
{
  const Book *book = book_at (self, index);
  const char *title = lessons_text_get (&book->title);

  return *title != '\0' ? title : book->name;
}

const char *
lessons_shelf_aim (const LessonsShelf *self, guint index)
{
  return lessons_text_get (&book_at (self, index)->aim);
}

bool
lessons_shelf_is_track (const LessonsShelf *self, guint index)
{
  return book_at (self, index)->is_track;
}

GFile *
lessons_shelf_file (const LessonsShelf *self, guint index)
{
  return book_at (self, index)->file;
}

LessonsLesson *
lessons_shelf_load (LessonsShelf *self, guint index, GPtrArray *faults)
{
  return lessons_load_file (book_at (self, index)->file, self, faults);
}

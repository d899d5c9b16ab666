#include "ui-output-print.h"

#include "app-print-page.h"
#include "export-book.h"
#include "ui-output-print-progress.h"
#include "ui-output-print-tab.h"
#include "words-gettext.h"

/* One operation. */
typedef struct
{
  UiOutputPrintSource source; /* with references to its members */
  AppSnapshot *board;
  GSettings *settings;
  AppPrintChoices choices;
  UiOutputPrintWhat what;
  AppPrintList *list; /* the puzzles of a book */
  AppPrintPage *page; /* the page that is being solved, or NULL */
  int number;         /* its number, from 0 */
  GtkPrintContext *context;
  GtkPrintOperation *operation;
  void (*drawn) (gpointer data); /* called when the page was drawn; or NULL */
  gpointer drawn_data;
  ExportBookOptions book;
  PaintText *text;
  const char *fault;
  char *failure; /* the text of `fault`, if that is not one of our sentences */
} Print;

static void
print_free (gpointer data)
{
  Print *self = data;

  g_object_unref (self->source.document);
  g_clear_object (&self->source.picture);
  g_clear_object (&self->source.collection);
  g_free ((char *) self->source.name);
  g_free ((char *) self->source.file);
  g_free ((char *) self->source.collection_name);
  g_object_unref (self->board);
  g_object_unref (self->settings);
  app_print_choices_clear (&self->choices);
  app_print_page_free (self->page);
  app_print_list_free (self->list);
  paint_text_free (self->text);
  g_free (self->failure);
  g_free (self);
}

static Print *
print_of (GtkPrintOperation *operation)
{
  return g_object_get_data (G_OBJECT (operation), "print");
}

const char *
ui_output_print_get_fault (GtkPrintOperation *operation)
{
  return print_of (operation)->fault;
}

bool
ui_output_print_is_drawing (GtkPrintOperation *operation)
{
  return print_of (operation)->page != NULL;
}

void
ui_output_print_set_drawn (GtkPrintOperation *operation,
                           void (*drawn) (gpointer data),
                           gpointer data)
{
  print_of (operation)->drawn = drawn;
  print_of (operation)->drawn_data = data;
}

void
ui_output_print_hurry (GtkPrintOperation *operation)
{
  app_print_page_stop (print_of (operation)->page);
}

GtkPageSetup *
ui_output_print_get_page_setup (GSettings *settings)
{
  g_autoptr (GVariant) kept = g_settings_get_value (settings, "page-setup");

  return g_variant_n_children (kept) > 0 ? gtk_page_setup_new_from_gvariant (kept)
                                         : gtk_page_setup_new ();
}

void
ui_output_print_keep_page_setup (GSettings *settings, GtkPageSetup *setup)
{
  g_settings_set_value (settings, "page-setup", gtk_page_setup_to_gvariant (setup));
}

static GtkPrintSettings *
kept_settings (GSettings *settings)
{
  g_autoptr (GVariant) kept = g_settings_get_value (settings, "print-settings");

  return g_variant_n_children (kept) > 0 ? gtk_print_settings_new_from_gvariant (kept)
                                         : gtk_print_settings_new ();
}

/* Keeps the printer for the next time; the number of copies, the pages and the file are not
 * kept. */
static void
keep_settings (GSettings *settings, GtkPrintSettings *print)
{
  static const char *const passing[] = {
    GTK_PRINT_SETTINGS_N_COPIES, GTK_PRINT_SETTINGS_PRINT_PAGES, GTK_PRINT_SETTINGS_PAGE_RANGES,
    GTK_PRINT_SETTINGS_PAGE_SET, GTK_PRINT_SETTINGS_OUTPUT_URI,  GTK_PRINT_SETTINGS_OUTPUT_BASENAME
  };
  g_autoptr (GtkPrintSettings) copy = gtk_print_settings_copy (print);

  for (unsigned i = 0; i < G_N_ELEMENTS (passing); i++)
    gtk_print_settings_unset (copy, passing[i]);
  g_settings_set_value (settings, "print-settings", gtk_print_settings_to_gvariant (copy));
}

static bool
prints_book (const Print *self)
{
  return self->what == UI_OUTPUT_PRINT_PUZZLE || self->what == UI_OUTPUT_PRINT_COLLECTION;
}

static ExportBookOptions
book_of (Print *self)
{
  const bool all = self->what == UI_OUTPUT_PRINT_COLLECTION;
  ExportBookOptions book = export_choices_book (&self->choices.book);

  book.per_page = all ? book.per_page : 1;
  book.solutions = all ? self->choices.collection_solutions : self->choices.own_solution;
  book.title = book.title != NULL && *book.title != '\0' ? book.title : NULL;
  return book;
}

void
ui_output_print_take_paper (GtkPrintContext *context, ExportBookOptions *book)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  book->width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS;
  book->height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS;
  book->blank = (ExportEdges){
    gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS,
    gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS,
    gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS,
    gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS) * UI_OUTPUT_PRINT_UNITS,
  };
}

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Print *self)
{
  (void) context;
  self->book = book_of (self);
  self->fault = NULL;
  g_clear_pointer (&self->page, app_print_page_free);
  g_clear_pointer (&self->list, app_print_list_free);
  if (self->what == UI_OUTPUT_PRINT_COLLECTION)
    self->list = app_print_list_of_file (self->source.collection, self->source.collection_name);
  else if (self->what == UI_OUTPUT_PRINT_PUZZLE)
    self->list =
        app_print_list_of_document (self->source.document, self->source.file, self->source.number);
  else
    gtk_print_operation_set_n_pages (operation, 1);
}

static gboolean
stop (GtkPrintOperation *operation, Print *self, const char *fault)
{
  self->fault = fault;
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_cancel (operation);
  return TRUE;
}

static uint64_t
count_pages (Print *self)
{
  return export_book_count_pages (&self->book, self->text, app_print_list_widths (self->list),
                                  app_print_list_n (self->list));
}

/* A collection is scanned from end to end, in parts, before its pages are known. */
static gboolean
paginate (GtkPrintOperation *operation, GtkPrintContext *context, Print *self)
{
  g_autoptr (GError) error = NULL;
  bool done = true;
  uint64_t n;

  if (!prints_book (self))
    return TRUE;
  ui_output_print_take_paper (context, &self->book);
  if (!app_print_list_look (self->list, &done, &error))
    {
      g_free (self->failure);
      self->failure = g_strdup (error->message);
      return stop (operation, self, self->failure);
    }
  if (!done)
    return FALSE;
  n = count_pages (self);
  if (n == 0)
    return stop (operation, self, _ ("There is no Sudoku in it."));
  gtk_print_operation_set_n_pages (operation, (int) MIN (n, G_MAXINT));
  return TRUE;
}

cairo_t *
ui_output_print_begin_page (GtkPrintContext *context)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_save (cr);
  cairo_scale (cr, 1 / UI_OUTPUT_PRINT_UNITS, 1 / UI_OUTPUT_PRINT_UNITS);
  return cr;
}

static ExportBookPage
page_of (Print *self, int number)
{
  return export_book_page (&self->book, self->text, app_print_list_widths (self->list),
                           app_print_list_n (self->list), (uint64_t) number + 1);
}

static void
draw_entries (Print *self, int number, const ExportEntry *entries, uint32_t n)
{
  const bool alone = count_pages (self) == 1;
  const uint64_t shown = alone ? 0 : (uint64_t) number + 1;
  cairo_t *cr = ui_output_print_begin_page (self->context);

  if (page_of (self, number).solutions)
    export_book_draw_solutions (cr, &self->book, self->text, entries, n, shown);
  else
    export_book_draw_puzzles (cr, &self->book, self->text, entries, n, shown);
  cairo_restore (cr);
}

static void
solved (gpointer data)
{
  Print *self = data;
  uint32_t n;
  const ExportEntry *entries = app_print_page_get (self->page, &n);

  draw_entries (self, self->number, entries, n);
  g_clear_pointer (&self->page, app_print_page_free);
  gtk_print_operation_draw_page_finish (self->operation);
  if (self->drawn != NULL)
    self->drawn (self->drawn_data);
}

/* A page with solutions is drawn when they are found; until then the operation waits, and can be
 * cancelled. */
static void
draw_book (GtkPrintOperation *operation, Print *self, int number)
{
  const ExportBookPage page = page_of (self, number);
  const ExportEntry *entries;
  uint32_t n;

  self->number = number;
  self->operation = operation;
  if (page.solutions || self->book.solutions == EXPORT_SOLUTIONS_FOOT)
    {
      gtk_print_operation_set_defer_drawing (operation);
      self->page = app_print_page_new (self->list, page.from, page.n, solved, self);
      return;
    }
  entries = app_print_list_get (self->list, page.from, page.n, false, NULL, &n);
  draw_entries (self, number, entries, n);
}

static void
draw_picture (Print *self, cairo_t *cr)
{
  const ExportEdges *blank = &self->book.blank;
  AppSnapshot *shot = self->what == UI_OUTPUT_PRINT_PICTURE ? self->source.picture : self->board;
  ExportPicture *picture = app_snapshot_picture (shot);
  ExportPage page = export_page_default ();
  BaseText sentence = BASE_TEXT_EMPTY;

  if (picture == NULL)
    return;
  if (self->what == UI_OUTPUT_PRINT_PICTURE)
    export_picture_tell (picture, &sentence);
  page.footer = base_text_string (&sentence);
  page.width = self->book.width;
  page.height = self->book.height;
  page.scale = 4;
  page.margin = MAX (MAX (blank->left, blank->right), MAX (blank->top, blank->bottom));
  page.margin = MAX (page.margin, self->book.margin);
  page.theme = self->book.theme;
  page.coordinates = self->book.coordinates;
  page.title = self->book.title != NULL ? self->book.title : self->source.name;
  (void) export_page_paint (picture, &page, cr);
  base_text_clear (&sentence);
}

static void
draw_printed_page (GtkPrintOperation *operation, GtkPrintContext *context, int number, Print *self)
{
  ui_output_print_take_paper (context, &self->book);
  self->context = context;
  if (prints_book (self))
    {
      draw_book (operation, self, number);
      return;
    }
  draw_picture (self, ui_output_print_begin_page (context));
  cairo_restore (gtk_print_context_get_cairo_context (context));
}

/* Drops the page that is still being solved. */
static void
end_print (GtkPrintOperation *operation, GtkPrintContext *context, Print *self)
{
  (void) operation;
  (void) context;
  g_clear_pointer (&self->page, app_print_page_free);
}

static void
set_print_subject (gpointer data, UiOutputPrintWhat what)
{
  ((Print *) data)->what = what;
}

static GtkWidget *
make_tab (GtkPrintOperation *operation, Print *self)
{
  (void) operation;
  return ui_output_print_tab_new (&self->source, &self->choices, self->what, set_print_subject,
                                  self);
}

static void
apply_tab (GtkPrintOperation *operation, GtkWidget *tab, Print *self)
{
  (void) operation;
  (void) tab;
  if (self->what != UI_OUTPUT_PRINT_PICTURE)
    g_settings_set_enum (self->settings, "print-what", (int) self->what);
  app_print_choices_save (&self->choices, self->settings);
}

static void
done (GtkPrintOperation *operation, GtkPrintOperationResult result, Print *self)
{
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  keep_settings (self->settings, gtk_print_operation_get_print_settings (operation));
  ui_output_print_keep_page_setup (self->settings,
                                   gtk_print_operation_get_default_page_setup (operation));
}

/* Returns the kind of content that was printed last, if there is such content now. */
static UiOutputPrintWhat
first_choice (const UiOutputPrintSource *source, GSettings *settings)
{
  UiOutputPrintWhat what = (UiOutputPrintWhat) g_settings_get_enum (settings, "print-what");

  if (source->whole && source->collection != NULL)
    return UI_OUTPUT_PRINT_COLLECTION;
  if (source->picture != NULL)
    return UI_OUTPUT_PRINT_PICTURE;
  return what == UI_OUTPUT_PRINT_COLLECTION && source->collection == NULL ? UI_OUTPUT_PRINT_PUZZLE
                                                                          : what;
}

static Print *
print_new (const UiOutputPrintSource *source, GSettings *settings)
{
  Print *self = g_new0 (Print, 1);

  self->source = (UiOutputPrintSource){
    .document = g_object_ref (source->document),
    .picture = source->picture != NULL ? g_object_ref (source->picture) : NULL,
    .collection = source->collection != NULL ? g_object_ref (source->collection) : NULL,
    .name = g_strdup (source->name),
    .file = g_strdup (source->file),
    .collection_name = g_strdup (source->collection_name),
    .number = source->number,
  };
  self->settings = g_object_ref (settings);
  app_print_choices_load (&self->choices, settings);
  self->board = app_snapshot_of_document (source->document, EXPORT_POSITION);
  self->text = paint_text_new (NULL);
  self->what = first_choice (source, settings);
  return self;
}

GtkPrintOperation *
ui_output_print_new (const UiOutputPrintSource *source, GSettings *settings)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = ui_output_print_get_page_setup (settings);
  g_autoptr (GtkPrintSettings) print = kept_settings (settings);
  Print *self = print_new (source, settings);

  g_object_set_data_full (G_OBJECT (operation), "print", self, print_free);
  gtk_print_settings_set (print, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, source->name);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_print_settings (operation, print);
  gtk_print_operation_set_job_name (operation, source->name);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  ui_output_print_progress_keep (operation);
  gtk_print_operation_set_custom_tab_label (operation, _ ("Puzzles"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), self);
  g_signal_connect (operation, "paginate", G_CALLBACK (paginate), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_printed_page), self);
  g_signal_connect (operation, "end-print", G_CALLBACK (end_print), self);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (make_tab), self);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (apply_tab), self);
  g_signal_connect (operation, "done", G_CALLBACK (done), self);
  return operation;
}

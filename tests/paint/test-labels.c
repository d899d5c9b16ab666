/* Pictures with many names show labels where there are some, and otherwise the names. */
#include "check.h"
#include "cover-links.h"
#include "paint-links.h"
#include "paint-matrix.h"
#include "paint-tree.h"
#include "pictures.h"
#include "plays.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  Play *play;
  PaintFrame frame;
  cairo_t *cr;
  PaintText *text;
} Sitting;

typedef struct
{
  const char *name;
  void (*draw) (Sitting *sitting);
} Kind;

static const PaintStageOptions options = { .width = 500,
                                           .height = 320,
                                           .scale = 1,
                                           .text_scale = 1,
                                           .zoom = 1 };

static void
draw_links (Sitting *sitting)
{
  PaintLinks *links;

  check_equal_u64 (paint_links_new (&sitting->play->paint, &links), BASE_OK);
  paint_links_set_options (links, &options);
  check_equal_u64 (paint_links_draw (links, sitting->cr, &sitting->frame,
                                     paint_theme (PAINT_THEME_LIGHT), sitting->text),
                   BASE_OK);
  paint_links_free (links);
}

static void
draw_matrix (Sitting *sitting)
{
  PaintMatrix *matrix;

  check_equal_u64 (paint_matrix_new (&sitting->play->paint, &matrix), BASE_OK);
  check_equal_u64 (paint_matrix_set_options (matrix, &options), BASE_OK);
  check_equal_u64 (paint_matrix_draw (matrix, sitting->cr, &sitting->frame,
                                      paint_theme (PAINT_THEME_LIGHT), sitting->text),
                   BASE_OK);
  paint_matrix_free (matrix);
}

static void
draw_tree (Sitting *sitting)
{
  PaintTree *tree;

  check_equal_u64 (paint_tree_new (&sitting->play->paint, &tree), BASE_OK);
  paint_tree_set_options (tree, &options);
  check_equal_u64 (paint_tree_draw (tree, sitting->cr, &sitting->frame,
                                    paint_theme (PAINT_THEME_LIGHT), sitting->text),
                   BASE_OK);
  paint_tree_free (tree);
}

static cairo_surface_t *
draw (Sitting *sitting, const Kind *kind, SubjectNames names)
{
  cairo_surface_t *surface = picture_surface (
      (PaintBoardOptions){ .width = options.width, .height = options.height, .scale = 1 });

  sitting->play->paint.names = names;
  sitting->cr = cairo_create (surface);
  kind->draw (sitting);
  cairo_destroy (sitting->cr);
  return surface;
}

static const char **
repeat (const char *name, uint32_t n)
{
  const char **names = calloc (n, sizeof *names);

  check_true (names != NULL);
  for (uint32_t i = 0; i < n; i++)
    names[i] = name;
  return names;
}

/* The same pixels from short names, and from long ones with the short ones as labels. */
static void
labels_stand_for_names (const void *data)
{
  Sitting sitting = { .play = play_new ("knuth", 0), .text = picture_text () };
  const uint32_t n_items = sitting.play->links->n_items;
  const uint32_t n_options = sitting.play->links->n_options;
  const SubjectNames names = sitting.play->paint.names;
  const char **items = repeat ("a long name of an item", n_items);
  const char **choices = repeat ("an option on very many cells", n_options);
  SubjectNames labelled = {
    .items = items, .options = choices, .item_labels = names.items, .option_labels = names.options
  };
  cairo_surface_t *plain, *short_ones, *long_ones;

  sitting.frame = (PaintFrame){ .state = play_seek (sitting.play, 40),
                                .phase = 1,
                                .pointed = PAINT_POINTED_NOTHING };
  plain = draw (&sitting, data, names);
  short_ones = draw (&sitting, data, labelled);
  picture_check_equal (plain, short_ones);
  labelled.item_labels = labelled.option_labels = NULL;
  long_ones = draw (&sitting, data, labelled);
  check_true (memcmp (cairo_image_surface_get_data (plain),
                      cairo_image_surface_get_data (long_ones),
                      (size_t) cairo_image_surface_get_stride (plain)
                          * (size_t) cairo_image_surface_get_height (plain))
              != 0);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (short_ones);
  cairo_surface_destroy (long_ones);
  free (items);
  free (choices);
  paint_text_free (sitting.text);
  play_free (sitting.play);
}

int
main (void)
{
  static const Kind kinds[] = { { "links", draw_links },
                                { "matrix", draw_matrix },
                                { "tree", draw_tree } };

  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
    {
      char name[96];

      snprintf (name, sizeof name, "/paint/labels/stand-for-names/%s", kinds[i].name);
      check_claim (name, labels_stand_for_names, &kinds[i]);
    }
  return check_finish ();
}

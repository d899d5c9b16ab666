/* The path of a cairo_t in TikZ's syntax. */
#include "export-tex-private.h"

#include <math.h>

/* Whether two coordinates differ by less than anybody could see. */
static bool
is_same_coordinate (double a, double b)
{
  return fabs (a - b) < 5e-4;
}

static void
add_point (cairo_t *cr, BaseText *out, cairo_path_data_t point)
{
  double x = point.point.x, y = point.point.y;

  cairo_user_to_device (cr, &x, &y);
  export_tex_add_place (out, x, y);
}

/* Adds four corners along the axes as a rectangle: two corners are enough. */
static bool
add_rectangle (cairo_t *cr, const cairo_path_t *path, int at, BaseText *out)
{
  static const cairo_path_data_type_t kinds[] = { CAIRO_PATH_MOVE_TO, CAIRO_PATH_LINE_TO,
                                                  CAIRO_PATH_LINE_TO, CAIRO_PATH_LINE_TO,
                                                  CAIRO_PATH_CLOSE_PATH };
  double x[4], y[4];

  for (int i = 0; i < 5; i++)
    {
      if (at >= path->num_data || path->data[at].header.type != kinds[i])
        return false;
      if (i < 4)
        {
          x[i] = path->data[at + 1].point.x;
          y[i] = path->data[at + 1].point.y;
          cairo_user_to_device (cr, &x[i], &y[i]);
        }
      at += path->data[at].header.length;
    }
  if (!((is_same_coordinate (x[0], x[1]) && is_same_coordinate (y[1], y[2])
         && is_same_coordinate (x[2], x[3]) && is_same_coordinate (y[3], y[0]))
        || (is_same_coordinate (y[0], y[1]) && is_same_coordinate (x[1], x[2])
            && is_same_coordinate (y[2], y[3]) && is_same_coordinate (x[3], x[0]))))
    return false;
  base_text_add_char (out, ' ');
  export_tex_add_place (out, x[0], y[0]);
  base_text_add (out, " rectangle ");
  export_tex_add_place (out, x[2], y[2]);
  return true;
}

/* Cairo begins a new subpath after each closed one; it may be empty. */
static bool
is_empty_part (const cairo_path_t *path, int at)
{
  const int next = at + path->data[at].header.length;

  return path->data[at].header.type == CAIRO_PATH_MOVE_TO
         && (next >= path->num_data || path->data[next].header.type == CAIRO_PATH_MOVE_TO);
}

static void
add_piece (cairo_t *cr, const cairo_path_data_t *piece, BaseText *out)
{
  switch (piece->header.type)
    {
    case CAIRO_PATH_MOVE_TO:
      base_text_add_char (out, ' ');
      add_point (cr, out, piece[1]);
      break;
    case CAIRO_PATH_LINE_TO:
      base_text_add (out, " -- ");
      add_point (cr, out, piece[1]);
      break;
    case CAIRO_PATH_CURVE_TO:
      base_text_add (out, " .. controls ");
      add_point (cr, out, piece[1]);
      base_text_add (out, " and ");
      add_point (cr, out, piece[2]);
      base_text_add (out, " .. ");
      add_point (cr, out, piece[3]);
      break;
    case CAIRO_PATH_CLOSE_PATH:
      base_text_add (out, " -- cycle");
      break;
    }
}

void
export_tex_add_path (cairo_t *cr, BaseText *out)
{
  cairo_path_t *path = cairo_copy_path (cr);
  int next;

  out->failed |= path->status != CAIRO_STATUS_SUCCESS;
  for (int at = 0; at < path->num_data; at = next)
    {
      next = at + path->data[at].header.length;
      if (is_empty_part (path, at))
        continue;
      if (add_rectangle (cr, path, at, out))
        for (int i = 0; i < 4; i++)
          next += path->data[next].header.length;
      else
        add_piece (cr, &path->data[at], out);
    }
  cairo_path_destroy (path);
}

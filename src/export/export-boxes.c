/* Coordinates are 16 bits wide, because most of the work is the measuring of rows and columns: a
 * register holds eight of them, and every processor has an instruction for the minimum and the
 * maximum. */
#include "export-boxes.h"

#include "export-format.h"

#include <string.h>

_Static_assert(EXPORT_MOST_PIXELS < INT16_MAX, "a place in a picture is a small number");

/* A cut must save at least this many pixels: each box has a header, and repeats across two boxes
 * are not found. */
#define LEAST_GAIN 512

typedef struct
{
  const uint8_t *changed;
  int width;
  int16_t *first_in_row, *end_in_row, *first_in_column, *end_in_column;
} Map;

typedef struct
{
  ExportBox box, one, other;
  int64_t gain; /* pixels saved by cutting it into these two */
} Piece;

static int64_t
area (ExportBox box)
{
  return box.left < box.right ? (int64_t) (box.right - box.left) * (box.bottom - box.top) : 0;
}

ExportBox
export_boxes_join (ExportBox one, ExportBox other)
{
  return (ExportBox){
    .left = one.left < other.left ? one.left : other.left,
    .top = one.top < other.top ? one.top : other.top,
    .right = one.right > other.right ? one.right : other.right,
    .bottom = one.bottom > other.bottom ? one.bottom : other.bottom,
  };
}

/* Most of a row is unchanged, so eight pixels are tested at once. */
static int
first_changed (const uint8_t *row, int x, int end)
{
  uint64_t eight;

  for (; x + 8 <= end; x += 8)
    {
      memcpy (&eight, row + x, sizeof eight);
      if (eight != 0)
        break;
    }
  while (x < end && !row[x])
    x++;
  return x;
}

static int
end_of_changed (const uint8_t *row, int x, int end)
{
  uint64_t eight;

  for (; end - 8 >= x; end -= 8)
    {
      memcpy (&eight, row + end - 8, sizeof eight);
      if (eight != 0)
        break;
    }
  while (end > x && !row[end - 1])
    end--;
  return end;
}

/* Finds where changes begin and end in each row and column of a box.  The loop handles all columns
 * of a row alike, changed or not, so the compiler can vectorize it. */
static void
measure_changed_box (Map *map, ExportBox box)
{
  for (int x = box.left; x < box.right; x++)
    {
      map->first_in_column[x] = INT16_MAX;
      map->end_in_column[x] = 0;
    }
  for (int y = box.top; y < box.bottom; y++)
    {
      const uint8_t *row = map->changed + (int64_t) y * map->width;
      const int first = first_changed (row, box.left, box.right);
      const int end = end_of_changed (row, first, box.right);
      const int16_t line = (int16_t) y, behind_line = (int16_t) (y + 1);
      int16_t *restrict firsts = map->first_in_column, *restrict ends = map->end_in_column;

      map->first_in_row[y] = (int16_t) (first < end ? first : INT16_MAX);
      map->end_in_row[y] = (int16_t) (first < end ? end : 0);
      for (int x = first; x < end; x++)
        {
          const int16_t here = row[x] ? line : INT16_MAX, behind = row[x] ? behind_line : 0;

          firsts[x] = firsts[x] < here ? firsts[x] : here;
          ends[x] = ends[x] > behind ? ends[x] : behind;
        }
    }
}

/* Returns the smallest box around the changes of lines `from` to `to`, which are rows or
 * columns. */
static ExportBox
tighten (const int16_t *firsts, const int16_t *ends, int from, int to, int upright)
{
  int16_t first = INT16_MAX, end = 0;

  while (from < to && ends[from] == 0)
    from++;
  while (to > from && ends[to - 1] == 0)
    to--;
  for (int i = from; i < to; i++)
    {
      first = firsts[i] < first ? firsts[i] : first;
      end = ends[i] > end ? ends[i] : end;
    }
  if (from >= to)
    return (ExportBox){ 0, 0, 0, 0 };
  return upright ? (ExportBox){ from, first, to, end } : (ExportBox){ first, from, end, to };
}

/* Cuts are tried every few lines: the best of all cuts is hardly better than the best of these. */
#define STEP 8

static void
try_cuts (Piece *piece, const int16_t *firsts, const int16_t *ends, int from, int to, int upright)
{
  for (int at = from + STEP; at < to; at += STEP)
    {
      const ExportBox one = tighten (firsts, ends, from, at, upright);
      const ExportBox other = tighten (firsts, ends, at, to, upright);
      const int64_t gain = area (piece->box) - area (one) - area (other);

      if (gain <= piece->gain || area (one) == 0 || area (other) == 0)
        continue;
      piece->gain = gain;
      piece->one = one;
      piece->other = other;
    }
}

static Piece
piece_of (Map *map, ExportBox box)
{
  Piece piece = { .box = box, .gain = LEAST_GAIN };

  measure_changed_box (map, box);
  try_cuts (&piece, map->first_in_row, map->end_in_row, box.top, box.bottom, 0);
  try_cuts (&piece, map->first_in_column, map->end_in_column, box.left, box.right, 1);
  return piece;
}

int
export_boxes_find (const uint8_t *changed,
                   int width,
                   ExportBox within,
                   int most,
                   int16_t *room,
                   ExportBox out_boxes[EXPORT_BOXES_MOST])
{
  const int height = within.bottom;
  Map map = { changed, width, room, room + height, room + 2 * height, room + 2 * height + width };
  Piece pieces[EXPORT_BOXES_MOST];
  ExportBox all;
  int n = 1;

  if (area (within) == 0)
    return 0;
  measure_changed_box (&map, within);
  all = tighten (map.first_in_row, map.end_in_row, within.top, height, 0);
  if (area (all) == 0)
    return 0;
  for (pieces[0] = piece_of (&map, all); n < most;)
    {
      int best = 0;
      Piece cut;

      for (int i = 1; i < n; i++)
        if (pieces[i].gain > pieces[best].gain)
          best = i;
      cut = pieces[best];
      if (cut.gain <= LEAST_GAIN)
        break;
      memmove (pieces + best + 2, pieces + best + 1, (size_t) (n - best - 1) * sizeof *pieces);
      pieces[best] = piece_of (&map, cut.one);
      pieces[best + 1] = piece_of (&map, cut.other);
      n++;
    }
  for (int i = 0; i < n; i++)
    out_boxes[i] = pieces[i].box;
  return n;
}

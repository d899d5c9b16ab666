#include "dance-problem.h"

#include "sudoku-cover.h"
#include "words-fill.h"
#include "words.h"

#include <string.h>

static void
clear (gpointer data)
{
  DanceProblem *self = data;

  if (self->let_go == NULL)
    {
      cover_problem_free ((CoverProblem *) self->problem);
      board_free ((Board *) self->board);
    }
  if (self->own_links)
    cover_links_free ((CoverLinks *) self->links);
  if (self->let_go != NULL)
    self->let_go (self->holder);
  g_strfreev (self->items);
  g_strfreev (self->options);
  g_strfreev (self->colours);
  g_strfreev (self->item_labels);
  g_strfreev (self->option_labels);
  g_free (self->givens);
}

DanceProblem *
dance_problem_ref (DanceProblem *self)
{
  return g_rc_box_acquire (self);
}

void
dance_problem_unref (DanceProblem *self)
{
  if (self != NULL)
    g_rc_box_release_full (self, clear);
}

static char *
take (BaseText *text)
{
  char *string = g_utf8_make_valid (base_text_string (text), -1);

  base_text_reset (text);
  return string;
}

typedef void (*AddName) (const WordsScene *scene, uint32_t index, BaseText *out);

static char **
name_each (const WordsScene *scene, uint32_t n, AddName add)
{
  char **names = g_new0 (char *, n + 1u);
  BaseText text = BASE_TEXT_EMPTY;

  for (uint32_t i = 0; i < n; i++)
    {
      add (scene, i, &text);
      names[i] = take (&text);
    }
  base_text_clear (&text);
  return names;
}

static void
add_colour (const WordsScene *scene, uint32_t colour, BaseText *out)
{
  words_add_harmless (out, cover_problem_colour_name (scene->problem, colour + 1, NULL));
}

static void
name_all (DanceProblem *self)
{
  WordsScene scene = { .problem = self->problem, .board = self->board, .symbols = self->symbols };
  uint32_t n_items = cover_problem_n_items (self->problem);
  uint32_t n_options = cover_problem_n_options (self->problem);

  self->items = name_each (&scene, n_items, words_add_item);
  self->options = name_each (&scene, n_options, words_add_option);
  self->colours = name_each (&scene, cover_problem_n_colours (self->problem), add_colour);
  self->item_labels = name_each (&scene, n_items, words_add_item_label);
  self->option_labels = name_each (&scene, n_options, words_add_option_label);
}

static DanceProblem *
finish (DanceProblem *self)
{
  CoverLinks *links = NULL;

  if (self->links == NULL)
    {
      if (cover_links_new (self->problem, NULL, &links) != BASE_OK)
        {
          dance_problem_unref (self);
          return NULL;
        }
      self->links = links;
      self->own_links = true;
    }
  name_all (self);
  return self;
}

static bool
drops_a_given (const DanceProblem *self, const uint8_t *dropped)
{
  for (uint32_t i = 0; i < self->n_givens && dropped != NULL; i++)
    if (dropped[self->givens[i]])
      return true;
  return false;
}

/* A search that starts tells whether the givens clash. */
static BaseStatus
take_whole (DanceProblem *self, SudokuCover *cover, const SudokuPuzzle *puzzle)
{
  const uint8_t *dropped = sudoku_cover_dropped (cover, puzzle);
  CoverSearch *search = NULL;
  CoverLinks *links = NULL;
  BaseStatus status;

  self->holder = cover;
  self->let_go = (GDestroyNotify) sudoku_cover_free;
  self->problem = sudoku_cover_problem (cover);
  self->board = sudoku_cover_board (cover);
  self->givens = g_new (uint32_t, sudoku_shape_n_cells (puzzle->shape));
  self->n_givens = sudoku_cover_givens (cover, puzzle, self->givens);
  if (self->board == NULL || drops_a_given (self, dropped))
    return BASE_BAD_INPUT;
  status = cover_links_new (self->problem, dropped, &links);
  self->links = links;
  self->own_links = true;
  if (status == BASE_OK)
    status = cover_search_new (self->links, &search);
  if (status == BASE_OK)
    status = cover_search_start (search, self->givens, self->n_givens);
  cover_search_free (search);
  return status;
}

DanceProblem *
dance_problem_of_sudoku (const SudokuPuzzle *puzzle, const char *symbols, bool whole)
{
  g_autoptr (DanceProblem) self = g_rc_box_new0 (DanceProblem);
  SudokuCover *cover = NULL;
  CoverProblem *problem = NULL;
  Board *board = NULL;
  BaseStatus status = sudoku_cover_new (puzzle->shape, &cover);

  g_strlcpy (self->symbols, symbols, sizeof self->symbols);
  if (status == BASE_OK && whole)
    return take_whole (self, cover, puzzle) == BASE_OK ? finish (g_steal_pointer (&self)) : NULL;
  if (status == BASE_OK)
    status = sudoku_cover_after_givens (cover, puzzle, &problem, &board);
  sudoku_cover_free (cover);
  self->problem = problem;
  self->board = board;
  return status == BASE_OK ? finish (g_steal_pointer (&self)) : NULL;
}

DanceProblem *
dance_problem_of_cover (CoverProblem *problem)
{
  g_autoptr (DanceProblem) self = g_rc_box_new0 (DanceProblem);

  Board *board = NULL;

  self->problem = problem;
  if (board_new_plain (problem, &board) != BASE_OK)
    return NULL;
  self->board = board;
  return finish (g_steal_pointer (&self));
}

DanceProblem *
dance_problem_of_classic (const Classic *classic, const ClassicsArguments *arguments)
{
  g_autoptr (DanceProblem) self = g_rc_box_new0 (DanceProblem);

  CoverProblem *problem = NULL;
  Board *board = NULL;

  if (classics_make (classic, arguments, &problem, &board) != BASE_OK)
    return NULL;
  self->problem = problem;
  self->board = board;
  return finish (g_steal_pointer (&self));
}

DanceProblem *
dance_problem_of_parts (const CoverProblem *problem,
                        const Board *board,
                        const CoverLinks *links,
                        const uint32_t *givens,
                        size_t n_givens,
                        const char *symbols,
                        gpointer holder,
                        GDestroyNotify let_go)
{
  DanceProblem *self = g_rc_box_new0 (DanceProblem);

  self->problem = problem;
  self->board = board;
  self->links = links;
  self->givens = g_memdup2 (givens, n_givens * sizeof *givens);
  self->n_givens = (uint32_t) n_givens;
  self->holder = holder;
  self->let_go = let_go;
  g_strlcpy (self->symbols, symbols, sizeof self->symbols);
  return finish (self);
}

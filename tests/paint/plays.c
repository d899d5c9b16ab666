#include "plays.h"

#include "base-memory.h"
#include "board.h"
#include "check.h"
#include "classics.h"
#include "cover-links.h"

#include <stdlib.h>
#include <string.h>

static void
add_item (const Play *self, uint32_t item, BaseText *out)
{
  size_t length;
  const char *name = cover_problem_item_name (self->problem, item, &length);

  base_text_add_bytes (out, name, length);
}

/* Its own name; its cell and value; or its items. */
static void
add_option (const Play *self, uint32_t option, BaseText *out)
{
  BoardOption what = board_option (self->board, option);
  uint32_t n_terms;
  const CoverTerm *terms = cover_problem_option (self->problem, option, &n_terms);

  if (what.name != NULL)
    base_text_add (out, what.name);
  else if (what.n_cells == 1)
    {
      BoardPlace place = board_cell (self->board, what.cells[0]);

      base_text_add_char (out, 'R');
      base_text_add_number (out, place.row + 1u);
      base_text_add_char (out, 'C');
      base_text_add_number (out, place.column + 1u);
      if (self->cover != NULL)
        {
          base_text_add_char (out, '=');
          base_text_add_number (out, what.value);
        }
    }
  else
    for (uint32_t i = 0; i < n_terms; i++)
      {
        if (i > 0)
          base_text_add_char (out, ' ');
        add_item (self, terms[i].item, out);
      }
}

static char **
make_names (const Play *self,
            uint32_t n,
            void (*add) (const Play *self, uint32_t index, BaseText *out))
{
  char **names = base_new_zeroed (char *, n);

  check_true (names != NULL);
  for (uint32_t i = 0; i < n; i++)
    {
      BaseText name = BASE_TEXT_EMPTY;

      add (self, i, &name);
      base_text_add_char (&name, '\0');
      check_equal_u64 (base_text_status (&name), BASE_OK);
      names[i] = base_copy (name.bytes, name.length, 1);
      check_true (names[i] != NULL);
      base_text_clear (&name);
    }
  return names;
}

static void
open_classic (Play *self, const char *what)
{
  const Classic *classic;
  ClassicsArguments arguments;

  check_equal_u64 (classics_parse (what, &classic, &arguments), BASE_OK);
  check_equal_u64 (classics_make (classic, &arguments, &self->problem, &self->board), BASE_OK);
}

static void
open_sudoku (Play *self, const char *line)
{
  size_t length = strlen (line);
  uint32_t side = length == 16 ? 2 : length == 81 ? 3 : 4, n_values = side * side;
  SudokuShape *shape;

  check_equal_u64 (sudoku_shape_new (side, side, SUDOKU_NO_RULES, &shape), BASE_OK);
  check_equal_u64 (sudoku_cover_new (shape, &self->cover), BASE_OK);
  sudoku_shape_unref (shape);
  self->problem = (CoverProblem *) sudoku_cover_problem (self->cover);
  self->board = (Board *) sudoku_cover_board (self->cover);
  check_true (self->board != NULL);
  for (uint32_t cell = 0; line[cell] != '\0'; cell++)
    if (line[cell] != '0')
      self->givens[self->n_givens++] = cell * n_values + (uint32_t) (line[cell] - '1');
}

Play *
play_new (const char *what, uint64_t n_nodes)
{
  Play *self = base_new_zeroed (Play, 1);
  const CoverLimits limits = { .nodes = n_nodes };
  PlayerRun run;
  CoverOutcome outcome;

  check_true (self != NULL);
  if (strspn (what, "0123456789") == strlen (what))
    open_sudoku (self, what);
  else
    open_classic (self, what);
  check_equal_u64 (cover_links_new (self->problem, NULL, &self->links), BASE_OK);
  self->item_names = make_names (self, cover_problem_n_items (self->problem), add_item);
  self->option_names = make_names (self, cover_problem_n_options (self->problem), add_option);
  self->colours = base_new (const char *, cover_problem_n_colours (self->problem) + 1);
  check_true (self->colours != NULL);
  for (uint32_t i = 0; i < cover_problem_n_colours (self->problem); i++)
    self->colours[i] = cover_problem_colour_name (self->problem, i + 1, NULL);
  self->paint = (Subject){
    .problem = self->problem,
    .links = self->links,
    .board = self->board,
    .givens = self->givens,
    .n_givens = self->n_givens,
    .symbols = "",
    .names = { .items = (const char *const *) self->item_names,
               .options = (const char *const *) self->option_names,
               .colours = self->colours,
               .n_colours = cover_problem_n_colours (self->problem) },
  };
  run = (PlayerRun){ .links = self->links, .givens = self->givens, .n_givens = self->n_givens };
  check_equal_u64 (player_new (&run, NULL, &self->player), BASE_OK);
  check_equal_u64 (player_explore (self->player, &limits, &outcome), BASE_OK);
  return self;
}

void
play_free (Play *self)
{
  for (uint32_t i = 0; i < self->links->n_items; i++)
    free (self->item_names[i]);
  for (uint32_t i = 0; i < self->links->n_options; i++)
    free (self->option_names[i]);
  free (self->item_names);
  free (self->option_names);
  free (self->colours);
  player_free (self->player);
  cover_links_free (self->links);
  if (self->cover == NULL)
    {
      cover_problem_free (self->problem);
      board_free (self->board);
    }
  sudoku_cover_free (self->cover);
  free (self);
}

const PlayerState *
play_seek (Play *self, uint64_t position)
{
  check_equal_u64 (player_seek (self->player, position), BASE_OK);
  return player_state (self->player);
}

const PlayerState *
play_go (Play *self, PlayerAim aim, unsigned times)
{
  check_equal_u64 (player_seek (self->player, 0), BASE_OK);
  for (unsigned i = 0; i < times; i++)
    player_move (self->player, (PlayerGoal){ .aim = aim }, PLAYER_FORWARD);
  return player_state (self->player);
}

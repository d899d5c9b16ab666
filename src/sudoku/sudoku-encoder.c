/* Rules state their items, ties and options one rule after the other.  The problem needs primary
 * items first, then secondary ones, then the options of cells with all their terms.  So the encoder
 * keeps all statements until the cover is made. */
#include "sudoku-encoder-private.h"

#include "base-memory.h"
#include "board.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  size_t name; /* where it starts in `names` */
  bool primary;
  uint32_t number; /* in the problem, once added */
} Item;

typedef struct
{
  uint32_t option;
  CoverTerm term; /* its item is an index of `items` */
} Tie;

typedef struct
{
  size_t name, first_term;
  uint32_t n_terms;
} Option;

struct SudokuEncoder
{
  SudokuShape *shape; /* borrowed from the cover */
  BaseStatus status;
  BaseText names; /* each with a NUL behind it */
  Item *items;
  size_t n_items, items_capacity;
  Tie *ties; /* sorted by option, once all are stated */
  size_t n_ties, ties_capacity, next_tie;
  Option *options;
  size_t n_options, options_capacity;
  CoverTerm *terms; /* of all options, one after the other */
  size_t n_terms, terms_capacity;
  uint32_t most_colour;
  uint8_t *forbidden; /* NULL until a value is forbidden */
};

/* Makes room for `n` more elements of an array. */
static bool
make_encoder_room (SudokuEncoder *self, void **array, size_t *capacity, size_t n, size_t size)
{
  if (self->status == BASE_OK)
    self->status = base_grow (array, capacity, n, size);
  return self->status == BASE_OK;
}

static size_t
keep_encoder_name (SudokuEncoder *self, const char *name)
{
  const size_t start = self->names.length;

  base_text_add (&self->names, name);
  base_text_add_char (&self->names, '\0');
  if (self->status == BASE_OK)
    self->status = base_text_status (&self->names);
  return start;
}

static void
note_term (SudokuEncoder *self, CoverTerm term)
{
  assert (term.item < self->n_items && term.colour < SUDOKU_MAX_CELLS);
  assert (term.colour == 0 || !self->items[term.item].primary);
  if (term.colour > self->most_colour)
    self->most_colour = term.colour;
}

static uint32_t
find_cell_option (const SudokuEncoder *self, uint32_t cell, uint32_t value)
{
  const uint32_t n_values = sudoku_shape_n_values (self->shape);

  assert (cell < sudoku_shape_n_cells (self->shape) && value >= 1 && value <= n_values);
  return cell * n_values + value - 1;
}

const SudokuShape *
sudoku_encoder_shape (const SudokuEncoder *self)
{
  return self->shape;
}

uint32_t
sudoku_encoder_add_item (SudokuEncoder *self, bool primary, const char *name)
{
  void *items = self->items;

  if (!make_encoder_room (self, &items, &self->items_capacity, self->n_items + 1, sizeof (Item)))
    return 0;
  self->items = items;
  self->items[self->n_items] = (Item){ .name = keep_encoder_name (self, name), .primary = primary };
  return (uint32_t) self->n_items++;
}

void
sudoku_encoder_tie (SudokuEncoder *self, uint32_t cell, uint32_t value, CoverTerm term)
{
  void *ties = self->ties;

  if (!make_encoder_room (self, &ties, &self->ties_capacity, self->n_ties + 1, sizeof (Tie)))
    return;
  note_term (self, term);
  self->ties = ties;
  self->ties[self->n_ties++] = (Tie){ find_cell_option (self, cell, value), term };
}

void
sudoku_encoder_forbid (SudokuEncoder *self, uint32_t cell, uint32_t value)
{
  const size_t n =
      (size_t) sudoku_shape_n_cells (self->shape) * sudoku_shape_n_values (self->shape);

  if (self->status == BASE_OK && self->forbidden == NULL)
    {
      self->forbidden = base_new_zeroed (uint8_t, n);
      self->status = self->forbidden != NULL ? BASE_OK : BASE_NO_MEMORY;
    }
  if (self->status == BASE_OK)
    self->forbidden[find_cell_option (self, cell, value)] = 1;
}

void
sudoku_encoder_add_option (SudokuEncoder *self,
                           const char *name,
                           const CoverTerm *terms,
                           uint32_t n_terms)
{
  void *options = self->options, *kept = self->terms;

  if (!make_encoder_room (self, &options, &self->options_capacity, self->n_options + 1,
                          sizeof (Option)))
    return;
  self->options = options;
  if (!make_encoder_room (self, &kept, &self->terms_capacity, self->n_terms + n_terms,
                          sizeof (CoverTerm)))
    return;
  self->terms = kept;
  self->options[self->n_options++] = (Option){ .name = keep_encoder_name (self, name),
                                               .first_term = self->n_terms,
                                               .n_terms = n_terms };
  for (uint32_t i = 0; i < n_terms; i++)
    {
      note_term (self, terms[i]);
      self->terms[self->n_terms++] = terms[i];
    }
}

static int
compare_ties (const void *a, const void *b)
{
  const Tie *one = a, *other = b;

  if (one->option != other->option)
    return one->option < other->option ? -1 : 1;
  return (one->term.item > other->term.item) - (one->term.item < other->term.item);
}

BaseStatus
sudoku_encoder_new (SudokuShape *shape, SudokuEncoder **out_encoder)
{
  const SudokuRules rules = sudoku_shape_rules (shape);
  SudokuEncoder *self;
  BaseStatus status;

  *out_encoder = NULL;
  if (sudoku_shape_is_all_groups (shape))
    return BASE_OK;
  self = base_new_zeroed (SudokuEncoder, 1);
  if (self == NULL)
    return BASE_NO_MEMORY;
  self->shape = shape;
  for (uint32_t i = 0; i < rules.n; i++)
    if (rules.all[i].kind->encode != NULL)
      rules.all[i].kind->encode (self, &rules.all[i]);
  status = self->status;
  if (status != BASE_OK)
    {
      sudoku_encoder_free (self);
      return status;
    }
  if (self->n_ties > 0)
    qsort (self->ties, self->n_ties, sizeof (Tie), compare_ties);
  *out_encoder = self;
  return BASE_OK;
}

void
sudoku_encoder_free (SudokuEncoder *self)
{
  if (self == NULL)
    return;
  base_text_clear (&self->names);
  free (self->items);
  free (self->ties);
  free (self->options);
  free (self->terms);
  free (self->forbidden);
  free (self);
}

BaseStatus
sudoku_encoder_add_items (SudokuEncoder *self, bool primary, CoverProblem *problem)
{
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < self->n_items && status == BASE_OK; i++)
    if (self->items[i].primary == primary)
      {
        const char *name = self->names.bytes + self->items[i].name;

        status =
            cover_problem_add_item (problem, name, strlen (name), primary, &self->items[i].number);
      }
  return status;
}

static CoverTerm
number_term (const SudokuEncoder *self, CoverTerm term)
{
  return (CoverTerm){ .item = self->items[term.item].number, .colour = term.colour };
}

BaseStatus
sudoku_encoder_add_colours (const SudokuEncoder *self, CoverProblem *problem)
{
  BaseText name = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  for (uint32_t colour = 1; colour <= self->most_colour && status == BASE_OK; colour++)
    {
      uint32_t number;

      base_text_reset (&name);
      base_text_add_number (&name, colour);
      status = base_text_status (&name);
      if (status == BASE_OK)
        status = cover_problem_add_colour (problem, name.bytes, name.length, &number);
    }
  base_text_clear (&name);
  return status;
}

uint32_t
sudoku_encoder_append_ties (SudokuEncoder *self,
                            uint32_t option,
                            CoverTerm *terms,
                            uint32_t n_terms)
{
  for (; self->next_tie < self->n_ties && self->ties[self->next_tie].option == option;
       self->next_tie++)
    terms[n_terms++] = number_term (self, self->ties[self->next_tie].term);
  return n_terms;
}

uint32_t
sudoku_encoder_most_ties (const SudokuEncoder *self)
{
  uint32_t most = 0, n = 0;

  for (size_t i = 0; i < self->n_ties; i++)
    {
      n = i > 0 && self->ties[i - 1].option == self->ties[i].option ? n + 1 : 1;
      most = n > most ? n : most;
    }
  return most;
}

BaseStatus
sudoku_encoder_add_options (const SudokuEncoder *self, CoverProblem *problem)
{
  CoverTerm *terms = base_new (CoverTerm, self->n_terms + 1);
  BaseStatus status = terms != NULL ? BASE_OK : BASE_NO_MEMORY;
  uint32_t number;

  for (size_t i = 0; i < self->n_terms && status == BASE_OK; i++)
    terms[i] = number_term (self, self->terms[i]);
  for (size_t i = 0; i < self->n_options && status == BASE_OK; i++)
    status = cover_problem_add_option (problem, terms + self->options[i].first_term,
                                       self->options[i].n_terms, &number);
  free (terms);
  return status;
}

const uint8_t *
sudoku_encoder_forbidden (const SudokuEncoder *self)
{
  return self->forbidden;
}

BaseStatus
sudoku_encoder_describe_items (const SudokuEncoder *self, bool primary, Board *board)
{
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < self->n_items && status == BASE_OK; i++)
    if (self->items[i].primary == primary)
      status = board_add_item (board, (BoardItem){ .kind = BOARD_ITEM_NAMED });
  return status;
}

BaseStatus
sudoku_encoder_describe_options (const SudokuEncoder *self, Board *board)
{
  BaseStatus status = BASE_OK;

  for (size_t i = 0; i < self->n_options && status == BASE_OK; i++)
    status = board_add_option (board,
                               (BoardOption){ .name = self->names.bytes + self->options[i].name });
  return status;
}

/* How the rules of rules.h become items and options, and what they demand of a grid. */
#include "rules.h"

#include "sudoku-encoder-private.h"

#include <stdio.h>

/* Names an item: the kind, the rule's first cell, and two numbers. */
static const char *
name_item (char name[64], const char *kind, const SudokuRule *rule, uint32_t a, uint32_t b)
{
  snprintf (name, 64, "%s%u:%u:%u", kind, rule->cells[0], a, b);
  return name;
}

/* A secondary item for a cell, whose colour is the digit. */
static uint32_t
add_digit (SudokuEncoder *encoder, const char *kind, const SudokuRule *rule, uint32_t i)
{
  char name[64];
  const uint32_t item =
      sudoku_encoder_add_item (encoder, false, name_item (name, kind, rule, i, 9));

  for (uint32_t value = 1; value <= 4; value++)
    sudoku_encoder_tie (encoder, rule->cells[i], value, (CoverTerm){ item, value });
  return item;
}

/* ---- set: distinct digits of a sum ---- */

static void
encode_cage (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t cage, digits[5];
  char name[64];

  cage = sudoku_encoder_add_item (encoder, true, name_item (name, "cage", rule, 0, 0));
  for (uint32_t value = 1; value <= 4; value++)
    {
      digits[value] =
          sudoku_encoder_add_item (encoder, true, name_item (name, "cage", rule, value, 0));
      for (uint32_t i = 0; i < rule->n_cells; i++)
        sudoku_encoder_tie (encoder, rule->cells[i], value, (CoverTerm){ digits[value], 0 });
    }
  for (uint32_t set = 0; set < 16; set++)
    {
      CoverTerm terms[5] = { { cage, 0 } };
      uint32_t sum = 0, n = 0, n_terms = 1;

      for (uint32_t value = 1; value <= 4; value++)
        if (set >> (value - 1) & 1)
          {
            sum += value;
            n++;
          }
        else
          terms[n_terms++] = (CoverTerm){ digits[value], 0 };
      if (n == rule->n_cells && sum == rule->number)
        sudoku_encoder_add_option (encoder, "a set", terms, n_terms);
    }
}

static bool
keeps_cage (const SudokuRule *rule, const uint8_t *values)
{
  uint32_t sum = 0, seen = 0;

  for (uint32_t i = 0; i < rule->n_cells; i++)
    {
      sum += values[rule->cells[i]];
      if (seen >> values[rule->cells[i]] & 1)
        return false;
      seen |= 1u << values[rule->cells[i]];
    }
  return sum == rule->number;
}

const SudokuRuleKind rules_cage = { .id = "cage", .encode = encode_cage };

/* ---- table: digits go up ---- */

static void
encode_rise (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t table, digits[3];
  char name[64];

  table = sudoku_encoder_add_item (encoder, true, name_item (name, "rise", rule, 0, 0));
  for (uint32_t i = 0; i < 3; i++)
    digits[i] = add_digit (encoder, "rise", rule, i);
  for (uint32_t a = 1; a <= 4; a++)
    for (uint32_t b = a + 1; b <= 4; b++)
      for (uint32_t c = b + 1; c <= 4; c++)
        {
          const CoverTerm terms[] = {
            { table, 0 }, { digits[0], a }, { digits[1], b }, { digits[2], c }
          };

          sudoku_encoder_add_option (encoder, "a tuple", terms, 4);
        }
}

static bool
keeps_rise (const SudokuRule *rule, const uint8_t *values)
{
  return values[rule->cells[0]] < values[rule->cells[1]]
         && values[rule->cells[1]] < values[rule->cells[2]];
}

const SudokuRuleKind rules_rise = { .id = "rise", .encode = encode_rise };

/* ---- automaton: a sum along a line, where digits may come again ---- */

static void
encode_sum (SudokuEncoder *encoder, const SudokuRule *rule)
{
  uint32_t before = 0;
  char name[64];

  for (uint32_t i = 0; i < rule->n_cells; i++)
    {
      const bool first = i == 0, last = i + 1 == rule->n_cells;
      const uint32_t digit = add_digit (encoder, "sum", rule, i);
      const uint32_t step =
          sudoku_encoder_add_item (encoder, true, name_item (name, "sum", rule, i, 0));
      const uint32_t behind =
          last ? 0 : sudoku_encoder_add_item (encoder, false, name_item (name, "sum", rule, i, 1));

      for (uint32_t so_far = first ? 0 : 1; so_far <= (first ? 0 : rule->number); so_far++)
        for (uint32_t value = 1; value <= 4 && so_far + value <= rule->number; value++)
          {
            CoverTerm terms[4] = { { step, 0 }, { digit, value } };
            uint32_t n_terms = 2;

            if (last && so_far + value != rule->number)
              continue;
            if (!first)
              terms[n_terms++] = (CoverTerm){ before, so_far };
            if (!last)
              terms[n_terms++] = (CoverTerm){ behind, so_far + value };
            sudoku_encoder_add_option (encoder, "a step", terms, n_terms);
          }
      before = behind;
    }
}

static bool
keeps_sum (const SudokuRule *rule, const uint8_t *values)
{
  uint32_t sum = 0;

  for (uint32_t i = 0; i < rule->n_cells; i++)
    sum += values[rule->cells[i]];
  return sum == rule->number;
}

const SudokuRuleKind rules_sum = { .id = "sum", .encode = encode_sum };

/* ---- share: neighbours that are not consecutive; even digits ---- */

static void
encode_apart (SudokuEncoder *encoder, const SudokuRule *rule)
{
  char name[64];

  for (uint32_t a = 1; a <= 4; a++)
    for (uint32_t b = 1; b <= 4; b++)
      if (a + 1 == b || b + 1 == a)
        {
          const uint32_t item =
              sudoku_encoder_add_item (encoder, false, name_item (name, "apart", rule, a, b));

          sudoku_encoder_tie (encoder, rule->cells[0], a, (CoverTerm){ item, 0 });
          sudoku_encoder_tie (encoder, rule->cells[1], b, (CoverTerm){ item, 0 });
        }
}

static bool
keeps_apart (const SudokuRule *rule, const uint8_t *values)
{
  const int difference = values[rule->cells[0]] - values[rule->cells[1]];

  return difference != 1 && difference != -1;
}

const SudokuRuleKind rules_apart = { .id = "apart", .encode = encode_apart };

static void
encode_even (SudokuEncoder *encoder, const SudokuRule *rule)
{
  for (uint32_t i = 0; i < rule->n_cells; i++)
    for (uint32_t value = 1; value <= sudoku_shape_n_values (sudoku_encoder_shape (encoder));
         value += 2)
      sudoku_encoder_forbid (encoder, rule->cells[i], value);
}

static bool
keeps_even (const SudokuRule *rule, const uint8_t *values)
{
  for (uint32_t i = 0; i < rule->n_cells; i++)
    if (values[rule->cells[i]] % 2 != 0)
      return false;
  return true;
}

const SudokuRuleKind rules_even = { .id = "even", .encode = encode_even };

bool
rules_keep (const SudokuRule *rule, const uint8_t *values)
{
  static const struct
  {
    const SudokuRuleKind *kind;
    bool (*keeps) (const SudokuRule *rule, const uint8_t *values);
  } kinds[] = {
    { &rules_cage, keeps_cage },   { &rules_rise, keeps_rise }, { &rules_sum, keeps_sum },
    { &rules_apart, keeps_apart }, { &rules_even, keeps_even },
  };

  for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
    if (kinds[k].kind == rule->kind)
      return kinds[k].keeps (rule, values);
  return true;
}

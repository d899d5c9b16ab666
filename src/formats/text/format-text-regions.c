#include "format-text-regions-private.h"

void
format_text_regions_add (FormatsRegions *self, char symbol)
{
  uint16_t *number = &self->number[(unsigned char) symbol];

  if (*number == 0)
    {
      self->symbol[self->n] = symbol;
      *number = (uint16_t) ++self->n;
    }
  self->of[self->n_cells++] = *number - 1u;
  self->size[*number - 1]++;
}

bool
format_text_regions_are_even (const FormatsRegions *self, uint32_t n_values)
{
  if (self->n_cells != n_values * n_values || self->n != n_values)
    return false;
  for (uint32_t i = 0; i < self->n; i++)
    if (self->size[i] != n_values)
      return false;
  return true;
}

bool
format_text_regions_hang_together (const FormatsRegions *self, uint32_t n_values)
{
  FormatsParts parts;

  format_text_parts_begin (&parts, self->n_cells);
  for (uint32_t i = 0; i < self->n_cells; i++)
    {
      if (i % n_values > 0 && self->of[i - 1] == self->of[i])
        format_text_parts_join (&parts, i, i - 1);
      if (i >= n_values && self->of[i - n_values] == self->of[i])
        format_text_parts_join (&parts, i, i - n_values);
    }
  return parts.n == self->n;
}

void
format_text_parts_begin (FormatsParts *self, uint32_t n_cells)
{
  self->n = self->n_cells = n_cells;
  for (uint32_t i = 0; i < n_cells; i++)
    self->parent[i] = (uint16_t) i;
}

uint32_t
format_text_parts_of (FormatsParts *self, uint32_t cell)
{
  while (self->parent[cell] != cell)
    {
      self->parent[cell] = self->parent[self->parent[cell]];
      cell = self->parent[cell];
    }
  return cell;
}

void
format_text_parts_join (FormatsParts *self, uint32_t cell, uint32_t other)
{
  uint32_t a = format_text_parts_of (self, cell), b = format_text_parts_of (self, other);

  if (a == b)
    return;
  self->parent[a] = (uint16_t) b;
  self->n--;
}

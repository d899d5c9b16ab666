/* What the tables of other rooms call things.
 *
 * Those rooms lie below the words or know nothing of them, so their tables are in English; the catalogues learn
 * the same texts from here.  A test holds them together. */
#include "words-gettext.h"
#include "words.h"

#include <string.h>

static const char *const names[] = {
  N_ ("0/1 matrix"),
  N_ ("Grid of rows"),
  N_ ("Grid of numbers"),
  N_ ("One puzzle a line"),
  N_ ("Exact cover by items and options"),
  N_ ("Candidates on one line"),
  N_ ("SadMan collection"),
  N_ ("NumPy array"),
  N_ ("HoDoKu library"),
  N_ ("SadMan Sudoku"),
  N_ ("Table with a puzzle a line"),
  N_ ("Table of cells"),
  N_ ("Clues and regions"),
  N_ ("Set partitioning (OR-Library)"),
  N_ ("Simple Sudoku"),
  N_ ("Candidates as a grid"),
  N_ ("f-puzzles"),
  N_ ("f-puzzles link"),
  N_ ("Game ID of Solo"),
  N_ ("GNOME Sudoku save"),
  N_ ("KSudoku"),
  N_ ("OpenSudoku"),

  N_ ("bit by bit, many 9x9 puzzles at once"),
  N_ ("cell by cell, values in order"),
  N_ ("Knuth's Dancing Links"),
  N_ ("learns from its dead ends, for large grids"),
  N_ ("counts parts once, and remembers them"),
  N_ ("sets of options bit by bit, and symmetries"),
  N_ ("Algorithm X on a plain matrix"),

  N_ ("The sets N, O, P and E"),
  N_ ("Knuth's six options"),
  N_ ("Knuth's example with colours"),
  N_ ("Dominoes"),
  N_ ("Dominoes on a mutilated chessboard"),
  N_ ("Queens"),
  N_ ("Latin squares"),
  N_ ("Langford pairs"),
  N_ ("Pentominoes"),

  N_ ("rows"),
  N_ ("columns"),
  N_ ("size"),
  N_ ("numbers"),
  N_ ("board"),
};

const char *
words_name (const char *english)
{
  return _ (english);
}

bool
words_has_name (const char *english)
{
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp (names[i], english) == 0)
      return true;
  return false;
}

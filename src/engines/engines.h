/* engines.h - every way to solve, behind one table. */
#ifndef ENGINES_H
#define ENGINES_H

#include "engine.h"

/* The table: the reference first. */
extern const unsigned engines_n;
const Engine         *engines_get (unsigned index);
const Engine         *engines_find (const char *id); /* NULL when there is none; "auto" is not in
                                                        the table: see below */
const Engine         *engines_reference (void);

/* The fastest engine for the puzzles of a shape, or for a problem. */
const Engine *engines_auto_sudoku (const SudokuShape *shape, const EngineRequest *request);
const Engine *engines_auto_cover (const CoverProblem *problem, const EngineRequest *request);

/* An engine with its tables for Sudokus of one shape.  For one thread at a time. */
typedef struct EngineSudoku EngineSudoku;

/* BASE_BAD_INPUT: the engine cannot solve that shape. */
BaseStatus engines_sudoku_new (const Engine *engine, SudokuShape *shape, EngineSudoku **out_sudoku);
void       engines_sudoku_free (EngineSudoku *self); /* accepts NULL */

/* The same; BASE_STOPPED when the flag (or NULL) is raised meanwhile. */
BaseStatus engines_sudoku_new_until (const Engine   *engine,
                                     SudokuShape    *shape,
                                     const BaseStop *stop,
                                     EngineSudoku  **out_sudoku);

SudokuShape  *engines_sudoku_shape (const EngineSudoku *self);
const Engine *engines_sudoku_engine (const EngineSudoku *self);

/* Solves one puzzle of that shape.  Givens that clash are no error: there is no solution, and no
 * node. */
BaseStatus engines_sudoku_solve (EngineSudoku        *self,
                                 const SudokuPuzzle  *puzzle,
                                 const EngineRequest *request,
                                 EngineAnswer        *out_answer);

/* Solves `n` puzzles of that shape, and writes the answer and status of each.  Some engines work on
 * many at once: then solutions of different puzzles are reported in any order.  Those of one
 * puzzle, and its answer, are the same as if it were alone. */
void engines_sudoku_solve_batch (EngineSudoku *self, EngineJob **jobs, size_t n);

/* BASE_BAD_INPUT: the engine cannot solve that problem. */
BaseStatus engines_cover_solve (const Engine        *engine,
                                const CoverProblem  *problem,
                                const EngineRequest *request,
                                EngineAnswer        *out_answer);

#endif

/* cli-answer.h - solving a puzzle with an engine, and writing the solutions. */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include "cli-stream.h"

/* Makes a request from the settings. */
EngineRequest cli_request (const CliSettings *settings);

/* Solves the task's puzzle and copies the counters into the task.  BASE_BAD_INPUT: the engine
 * cannot solve it. */
BaseStatus cli_ask (CliTask             *task,
                    CliWorker           *worker,
                    const EngineRequest *request,
                    EngineAnswer        *out_answer);

/* The engine for a Sudoku of that shape. */
const Engine *cli_engine_for (const CliSettings   *settings,
                              SudokuShape         *shape,
                              const EngineRequest *request);

/* Whether solving the task's puzzle together with others is faster, for that number of
 * solutions. */
bool cli_can_ask_many (const CliTask *task, uint64_t solutions);

/* Begins, solves and ends each task; puzzles of one shape are solved side by side where possible.
 * Counters are copied into the task; a job's status is BASE_BAD_INPUT where the engine cannot solve
 * it. */
void cli_ask_many (CliTask *tasks, size_t n, const CliAsking *asking, CliWorker *worker);

/* Adds a solution as one line of symbols or numbers; of a cover problem, as one line per option. */
void cli_add_solution (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out);

/* The same as a JSON value: a string of symbols; or an array of options, each an array of items. */
void cli_add_solution_json (const FormatsPuzzle  *puzzle,
                            const EngineSolution *solution,
                            BaseText             *out);

#endif

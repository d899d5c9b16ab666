/* cli-answer.h - asking an engine about one puzzle, and writing what it found. */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include "cli-stream.h"

/* A request as the settings have it. */
EngineRequest cli_request (const CliSettings *settings);

/* Solves the task's puzzle; counters are noted in the task.  BASE_BAD_INPUT: the engine cannot. */
BaseStatus cli_ask (CliTask             *task,
                    CliWorker           *worker,
                    const EngineRequest *request,
                    EngineAnswer        *out_answer);

/* The engine for a Sudoku of that shape. */
const Engine *cli_engine_for (const CliSettings   *settings,
                              SudokuShape         *shape,
                              const EngineRequest *request);

/* Whether the task's puzzle is solved faster in company, when so many solutions are asked for. */
bool cli_can_ask_many (const CliTask *task, uint64_t solutions);

/* Begins, solves and ends each task: those side by side that can be, of one shape.  Counters are noted in the task;
 * a job's status is BASE_BAD_INPUT where the engine cannot. */
void cli_ask_many (CliTask *tasks, size_t n, const CliAsking *asking, CliWorker *worker);

/* A solution in one line of symbols, or of numbers; a cover problem's as a line for each option. */
void cli_add_solution (const FormatsPuzzle *puzzle, const EngineSolution *solution, BaseText *out);

/* The same as a JSON value: a string of symbols; or an array of options, each an array of items. */
void cli_add_solution_json (const FormatsPuzzle  *puzzle,
                            const EngineSolution *solution,
                            BaseText             *out);

#endif

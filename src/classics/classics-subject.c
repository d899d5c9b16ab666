#include "classics.h"

BaseStatus
classics_subject_new (const Classic *classic,
                      const ClassicsArguments *arguments,
                      Subject **out_subject)
{
  CoverProblem *problem = NULL;
  Board *board = NULL;
  BaseStatus status = classics_make (classic, arguments, &problem, &board);

  if (status != BASE_OK)
    return status;
  return subject_new (&(SubjectParts){ .problem = problem, .board = board }, out_subject);
}

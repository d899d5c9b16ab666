/* base-status.h - one status for everything below the window and the command line.
 *
 * A status shows whose fault a failure is, so that a caller can react without reading a
 * sentence. */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

typedef enum
{
  BASE_OK,
  BASE_NO_MEMORY,
  BASE_BAD_INPUT, /* the caller's data is wrong; never a bug of ours */
  BASE_STOPPED,   /* the stop flag was raised; partial results are valid */
  BASE_IO,        /* reading or writing failed; see errno */
} BaseStatus;

#endif

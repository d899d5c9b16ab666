/* links-private.h - what the files of the engine `links` share. */
#ifndef LINKS_PRIVATE_H
#define LINKS_PRIVATE_H

#include "cover-search.h"
#include "links.h"

/* Runs to the limit, one solution at a time where there is a listener; call it again to continue.
 * `options` has room for one solution. */
void links_run_cover (CoverSearch         *search,
                      const EngineRequest *request,
                      uint32_t            *options,
                      EngineAnswer        *answer);

#endif

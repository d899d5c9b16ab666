/* auto.h - the choice between engines for a cover problem. */
#ifndef AUTO_H
#define AUTO_H

#include "engine.h"

extern const Engine auto_engine;

#endif

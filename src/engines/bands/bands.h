/* bands.h - 9x9 grids side by side in vector registers. */
#ifndef BANDS_H
#define BANDS_H

#include "engine.h"

extern const Engine bands_engine;

#endif

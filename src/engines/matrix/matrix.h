/* matrix.h - a matrix of bits, one row an option. */
#ifndef MATRIX_H
#define MATRIX_H

#include "engine.h"

extern const Engine matrix_engine;

#endif

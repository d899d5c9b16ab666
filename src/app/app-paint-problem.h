/* app-paint-problem.h - the problem of a show, as painters read it. */
#ifndef APP_PAINT_PROBLEM_H
#define APP_PAINT_PROBLEM_H

#include "dance-show.h"
#include "paint-stage.h"

G_BEGIN_DECLS

/* Borrows from the show. */
Subject app_paint_problem (DanceShow *show);

G_END_DECLS

#endif

/* ui-canvas-words.h - the texts inside the pictures of the dance, in the user's language. */
#ifndef UI_CANVAS_WORDS_H
#define UI_CANVAS_WORDS_H

#include "paint-picture.h"

/* Valid until the language changes. */
PaintPictureWords ui_canvas_words (void);

#endif

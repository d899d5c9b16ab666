#include "ui-canvas-words.h"

#include "export-chip.h"
#include "export-tree.h"
#include "words-fill.h"
#include "words-gettext.h"

static const char *
name_matrix_group (const PaintMatrixGroup *group, BoardLook look)
{
  switch (group->kind)
    {
    case BOARD_ITEM_CELL:
      return look == BOARD_LOOK_SLOTS ? _ ("Slots") : _ ("Cells");
    case BOARD_ITEM_PLACE:
      return _ (group->group->items);
    case BOARD_ITEM_VALUE:
      return look == BOARD_LOOK_SLOTS ? _ ("Pairs") : _ ("Pieces");
    default:
      return group->secondary ? _ ("At most once") : _ ("Items");
    }
}

static void
write_links_note (const PaintPictureShare *share, BaseText *out)
{
  words_fill (out, _ ("What happens now: %1 of %2 items, %3 of %4 options"),
              WORDS_WITH (WORDS_NUMBER (share->n_items), WORDS_NUMBER (share->n_all_items),
                          WORDS_NUMBER (share->n_options), WORDS_NUMBER (share->n_all_options)));
}

PaintPictureWords
ui_canvas_words (void)
{
  return (PaintPictureWords){
    .tree = export_tree_words (),
    .name_group = name_matrix_group,
    .write_note = write_links_note,
    .write_chip = export_chip_write,
  };
}

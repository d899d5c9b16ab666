#include "ui-widgets-help.h"

#include "ui-widgets-dialog.h"
#include "words-gettext.h"

struct _UiWidgetsHelp
{
  UiWidgetsDialog parent_instance;

  GtkBox *page;
};

#define UI_TYPE_WIDGETS_HELP (ui_widgets_help_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsHelp, ui_widgets_help, UI, WIDGETS_HELP, UiWidgetsDialog)
G_DEFINE_FINAL_TYPE (UiWidgetsHelp, ui_widgets_help, UI_TYPE_WIDGETS_DIALOG)

#define MOST_PARAGRAPHS 10

/* The most frequent questions come first. */
static const struct
{
  const char *title;
  const char *paragraphs[MOST_PARAGRAPHS];
} sections[] = {
  { N_ ("Put a puzzle on the board"),
    { N_ ("Type it cell by cell, with the arrow keys between, or in a row as it is printed: on an "
          "empty board the second symbol goes into the next cell, and so do all that follow; 0, a "
          "point or the space bar leaves a cell empty. Enter ends such a row, and begins one "
          "anywhere."),
      N_ ("Paste it with Ctrl+V, from a web page, an e-mail or a spreadsheet; lines and grids of "
          "digits are both understood. Drop a file or a text on the window. Or open a file with "
          "Ctrl+O."),
      N_ ("Ctrl+N makes a new puzzle, or a sheet of them, of any size, kind and difficulty. Ctrl+T "
          "offers three hundred that come along. To type one of your own, Ctrl+Shift+G makes an "
          "empty grid of any size, and Ctrl+G a jigsaw whose regions you paint.") } },
  { N_ ("What the line above the board says"),
    { N_ ("While you set a puzzle up, every change is checked. A proper puzzle has exactly one "
          "solution. If yours has several, “Show Where They Differ” marks the cells; if it has "
          "none, the line names what is in the way, and the board marks it."),
      N_ ("A check that takes long never holds you up. Esc stops it.") } },
  { N_ ("Solve it"),
    { N_ ("Ctrl+Enter solves, and stops a search that is under way. Alt+Right and Alt+Left go "
          "through the solutions of a puzzle that has several; Ctrl+Shift+N counts them all."),
      N_ ("What the solver wrote is slanted and never mixes with what you wrote: an entry that is "
          "wrong stays, struck through, with the right digit beside it. Ctrl+D takes the solution "
          "away again, and so does undo."),
      N_ ("Ctrl+Shift+Enter solves only the cell that you are in.") } },
  { N_ ("Play it yourself"),
    { N_ ("“Play”, or Ctrl+L, locks the givens, and what you type from then on is yours. “Edit "
          "Givens”, "
          "or Ctrl+L once more, goes back to them."),
      N_ ("Ctrl and a digit pencils a candidate in or out, Ctrl+M does so for every digit you "
          "type, and Ctrl+J fills all candidates in. A digit hides the candidates that it rules "
          "out; they come back when you take it away."),
      N_ ("Shift and the arrow keys, or the pointer, select a rectangle of cells, Ctrl with either "
          "adds single cells, and a double click or Ctrl+Shift+A selects all cells with the same "
          "digit. What you type goes into all of them."),
      N_ ("The digit at the cursor is marked wherever it stands, and so are its candidates. "
          "Ctrl+Shift+M marks the cells with two candidates. Ctrl+Shift+D puts the digit first: a "
          "digit that you type is locked, and goes into each cell that you click, or where you "
          "press the space bar."),
      N_ ("An entry that clashes with another digit of its row, column or box is marked at once, "
          "unless the preferences say otherwise. Whether entries are right is checked when you "
          "ask, with Ctrl+K, or at once or never, as the preferences say. Ctrl+H gives a hint: "
          "first where to look, and when you ask again, what and why."),
      N_ ("F6 starts a trial: the entries that follow have dots above them, and Shift+F6 drops "
          "them "
          "all, with the marks that came and went. Ctrl+F6 keeps them."),
      N_ ("The clock runs while you play and this window is in front; F8 pauses it and hides "
          "the board, and the View menu hides the clock. Each puzzle keeps its time, and a restart "
          "begins it anew."),
      N_ ("Ctrl+Z undoes, without end, everything that you did, puzzles that you opened "
          "included.") } },
  { N_ ("Mark and colour"),
    { N_ ("Shift and a digit writes a corner mark, a second kind of mark; the candidates of such a "
          "cell "
          "stand in one line in its middle. F2 makes every digit a corner mark. On a keyboard "
          "whose "
          "digits need Shift, Ctrl and Shift with the digit does the same."),
      N_ ("F3 is for colours: 1 to 8 colour the selected cells, and the same key takes the colour "
          "away. "
          "Ctrl and Alt with a digit colour at any time. With Shift+F3 candidates are coloured: "
          "choose a "
          "colour, then type a digit or click a candidate. Each colour has a shape, too."),
      N_ ("F4 is for lines: drag from a candidate or a cell to another one, or go to both ends and "
          "type "
          "the digit, or press the space bar for the whole cell. The same line again takes it "
          "away; "
          "Shift+F4 draws weak lines, in dashes. Ctrl+Shift+F3 clears all colours and lines."),
      N_ ("The menu key, Shift+F10, a secondary click or a long touch opens a keypad at the cell."),
      N_ ("Ctrl+B adds a bookmark of the position, and Ctrl+Shift+B lists them: going back to one "
          "is one "
          "step, which undo takes back."),
      N_ ("The Puzzle menu has statistics of your times, for each difficulty. They stay on this "
          "computer. "
          "Hints that you took are counted, and so are steps of the path that you looked at.") } },
  { N_ ("Ask why"),
    { N_ ("For a proper puzzle the line above the board also says how difficult it is: an estimate "
          "of what Sudoku Explainer says."),
      N_ ("The menu key, Shift+F10 or a secondary click on a cell asks why a candidate is out: "
          "“Why not 5?”. The smallest reason that is found is drawn, and the arrow in the line "
          "shows all of it in words. The solution is not used for that: where no reason is found, "
          "the digit may be right."),
      N_ ("Ctrl+Shift+H lists the path: all steps from the givens to the solution. The arrow keys "
          "walk it on the board, forward and back, and Esc gives your board back as it was. All "
          "steps can be copied, saved and printed."),
      N_ ("Marks in every open cell are read as candidates. While some cells have no marks, a few "
          "marks in a cell are notes: they rule nothing out, and no hint calls them wrong."),
      N_ ("In the dance, W or the menu key says why the option that you point at is out, in any "
          "problem.") } },
  { N_ ("Watch it being solved"),
    { N_ ("Alt+2 shows the dance: every change that the search makes, forward and back. The arrow "
          "keys "
          "step, Space plays, + and - change the speed, and the strip below goes anywhere. Up and "
          "Down "
          "go out of a level and into a finer step."),
      N_ ("S and D lead to the next solution and dead end, Page Down to the next key moment. Point "
          "at anything, and its counterparts light up in every picture."),
      N_ ("Ctrl+Shift and the arrow keys point as well: at the items, down their lists, along the "
          "options; what a thing is, and who hid it, is shown and said. Ctrl+Plus, or Ctrl and the "
          "wheel, enlarges a picture, and the matrix becomes the links. “Only What Is Open”, in "
          "the "
          "menu beside the rule, leaves out of it what is settled."),
      N_ ("The algorithm stands beside the picture, and the board too where there is room for "
          "both; "
          "C puts one in place of the other. The line that it is at is lit, and what its variables "
          "hold is below."),
      N_ ("More than 8 steps a second are a summary: pictures and counters follow, but sentences, "
          "code and transcript wait until it is slower or pauses."),
      N_ ("B sets a breakpoint at the option or item that you point at, and Shift+B lists all: the "
          "dance also stops where a level is reached or a size becomes 0. Ctrl+B goes on to the "
          "next one. M sets a bookmark."),
      N_ ("Ctrl+Shift+T offers other problems: queens, pentominoes, Langford pairs. A .dlx file or "
          "a "
          "matrix of 0 and 1 can be opened too."),
      N_ ("Ctrl+Shift+E opens a window to write such a problem in, or to change the one on the "
          "stage: the items on the first line, behind a “|” those that need not be covered, and "
          "an option on each line below. A click in the picture beside the text changes the text, "
          "and Ctrl+Enter lets it dance. What you write there is kept too."),
      N_ ("P predicts: the dance stops before each choice and asks which item comes next. Point at "
          "it in any picture, or take it from the row; a wrong answer is told why, Enter reveals, "
          "and your right answers are counted. V puts it to a class instead, which votes."),
      N_ ("F5 shows the picture in large, for a class, and C the algorithm beside it: Ctrl+Plus "
          "and "
          "Ctrl+Minus change the letters, B blanks the screen, and Esc ends that.") } },
  { N_ ("Learn how it works"),
    { N_ ("Alt+3 teaches the algorithm in eight lessons and a lecture. Page Down and Page Up, or a "
          "presenter's clicker, go through the steps; the arrow keys move the dance below."),
      N_ ("Questions are put to you, and right answers are counted, or to a class; V switches. A "
          "class votes on a few answers; Page Down reveals the right one, and nothing is "
          "counted.") } },
  { N_ ("Files"),
    { N_ ("Ctrl+S saves the puzzle in the layout it came in, and a new one as a .quadrille file, "
          "which keeps everything: entries, marks, colours, lines, bookmarks, the time. Where "
          "another kind of file cannot keep everything, the window says what would be lost before "
          "it is, and offers a .quadrille file instead."),
      N_ ("Ctrl+E exports what you see: the puzzle, its solution, a step of the dance or all of "
          "it, "
          "and the puzzles of a file as a book. Choose on the form, look at the page beside it; a "
          "picture, an animation or a text comes of it."),
      N_ ("A file of several puzzles opens in the collection pane, F9, however long it is. Each "
          "puzzle keeps your entries while you look at others. Saving never replaces such a file "
          "by one of its puzzles: the puzzle is saved in its place, or all puzzles and your games "
          "go into a .quadrille file. Save As writes a copy of one puzzle."),
      N_ ("Ctrl+Alt+N opens one more window, with a puzzle and a list of its own. Ctrl+Shift+W "
          "brings back the one that was closed last."),
      N_ ("Everything you do is kept as you work. After a crash or a power cut the window comes "
          "back as it was, with all its undo steps.") } },
  { N_ ("Print it, copy it, drag it out"),
    { N_ ("Ctrl+P prints the puzzle, the board as it stands, the picture that is shown, or the "
          "whole collection: the page “Puzzles” of the dialog asks which, how many to a page, and "
          "where the solutions go. Ctrl+Shift+P shows the pages first."),
      N_ ("Ctrl+Shift+C copies what is shown: a drawing program gets a drawing, a letter a "
          "picture, an editor a text. The Edit menu copies text, LaTeX, or a link with the puzzle "
          "in it."),
      N_ ("Drag the board by its edge, where the rows and columns are named, onto a folder or into "
          "another program. A picture of the dance can be dragged from anywhere with Ctrl held "
          "down.") } },
  { N_ ("See it, hear it, reach it"),
    { N_ ("Ctrl+Plus and Ctrl+Minus change the size of the board, Ctrl+0 fits it to the window, "
          "F11 fills the screen. The style follows the system or your preferences, Ctrl+Comma."),
      N_ ("A narrow window has the views, the list of a collection and Solve in a bar at its "
          "foot."),
      N_ ("Nothing is told by colour alone: givens are bold, your entries regular, the solver's "
          "digits slanted, and what clashes is marked by shape."),
      N_ ("Every cell has a name that screen readers say, such as “Row 2, column 5, given 7”. "
          "Ctrl+? lists all keys.") } },
};

static GtkWidget *
make_help_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_label_set_selectable (GTK_LABEL (label), class == NULL);
  gtk_widget_set_focusable (label, FALSE);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

static void
ui_widgets_help_class_init (UiWidgetsHelpClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/help.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsHelp, page);
}

static void
ui_widgets_help_init (UiWidgetsHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_widgets_help_present (GtkWindow *parent)
{
  UiWidgetsHelp *self = g_object_new (UI_TYPE_WIDGETS_HELP, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      gtk_box_append (self->page, make_help_label (_ (sections[i].title), "group"));
      for (unsigned k = 0; k < MOST_PARAGRAPHS && sections[i].paragraphs[k] != NULL; k++)
        gtk_box_append (self->page, make_help_label (_ (sections[i].paragraphs[k]), NULL));
    }
  ui_widgets_dialog_present (UI_WIDGETS_DIALOG (self), parent);
}

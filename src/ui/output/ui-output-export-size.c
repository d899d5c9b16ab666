#include "ui-output-export-size.h"

#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>

/* Returns NULL for paper, which has no pixels. */
static const ExportFormat *
format_of_pixels (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way) ? NULL : export_choices_format (choices);
}

void
ui_output_export_size_show (const ExportChoices *choices,
                            GtkSpinButton *width,
                            GtkSpinButton *height)
{
  const ExportFormat *format = export_choices_format (choices);
  const ExportPage page = export_choices_page (choices, format);
  const bool dots = choices->unit == EXPORT_UNIT_DOTS;
  const double unit = export_choices_unit (choices, choices->unit, format);
  const double sides[] = { page.width / unit, page.height / unit };
  GtkSpinButton *const controls[] = { width, height };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      gtk_spin_button_set_digits (controls[i], dots ? 0 : 1);
      gtk_spin_button_set_increments (controls[i], dots ? 10 : 1, 100);
      gtk_spin_button_set_range (controls[i], dots ? 16 : ceil (160 / unit) / 10,
                                 dots ? EXPORT_MOST_PIXELS : floor (8000 / unit));
      gtk_spin_button_set_value (controls[i], sides[i]);
    }
}

void
ui_output_export_size_take (ExportChoices *choices, GtkSpinButton *width, GtkSpinButton *height)
{
  BaseText text = BASE_TEXT_EMPTY;

  export_size_add (gtk_spin_button_get_value (width), gtk_spin_button_get_value (height),
                   choices->unit, &text);
  export_choices_set (choices, "size", base_text_string (&text));
  base_text_clear (&text);
}

/* Margins of a paper are in millimetres; all others are in the unit of width and height. */
static unsigned
margin_unit (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way) ? EXPORT_UNIT_MM : choices->unit;
}

static gboolean
show_usual (GtkSpinButton *control)
{
  if (gtk_spin_button_get_value (control) >= 0)
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (control), _ ("Default"));
  return TRUE;
}

static int
read_usual (GtkSpinButton *control, double *out_number)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (control)), _ ("Default")))
    return FALSE;
  *out_number = -1;
  return TRUE;
}

void
ui_output_export_size_make_margin (GtkSpinButton *control)
{
  gtk_spin_button_set_numeric (control, FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (control), (int) g_utf8_strlen (_ ("Default"), -1));
  g_signal_connect (control, "output", G_CALLBACK (show_usual), NULL);
  g_signal_connect (control, "input", G_CALLBACK (read_usual), NULL);
}

/* Nobody cuts paper more exactly than a tenth of a millimetre. */
static guint
digits_of (unsigned unit)
{
  const double units = export_units[unit].units;

  return unit == EXPORT_UNIT_DOTS ? 0 : units < 10 ? 1 : 2;
}

/* Wider margins would leave no room. */
static double
most_margin (const ExportChoices *choices, const ExportFormat *format)
{
  const ExportBookOptions book = export_choices_book (choices);
  ExportPage page;

  if (export_way_is_paper (choices->way))
    return export_book_most_margin (&book);
  page = export_choices_page (choices, format);
  return export_page_most_margin (page.width, page.height);
}

void
ui_output_export_size_show_margin (const ExportChoices *choices,
                                   GtkSpinButton *control,
                                   GtkLabel *label)
{
  const ExportFormat *format = format_of_pixels (choices);
  const unsigned unit = margin_unit (choices);
  const double units = export_choices_unit (choices, unit, format);
  const guint digits = digits_of (unit);
  const double fine = pow (10, digits);
  BaseText name = BASE_TEXT_EMPTY;

  words_fill (&name, _ ("Mar_gin in %1"), WORDS_WITH (WORDS_TEXT (_ (export_units[unit].name))));
  gtk_label_set_text_with_mnemonic (label, base_text_string (&name));
  base_text_clear (&name);
  gtk_spin_button_set_digits (control, digits);
  gtk_spin_button_set_increments (control, digits < 2 ? 1 : 0.1, digits < 2 ? 10 : 1);
  gtk_spin_button_set_range (control, -1,
                             floor (most_margin (choices, format) / units * fine) / fine);
  if (choices->margin < 0)
    gtk_spin_button_set_value (control, -1);
  else
    gtk_spin_button_set_value (
        control,
        choices->margin * export_choices_unit (choices, choices->margin_unit, format) / units);
}

void
ui_output_export_size_take_margin (ExportChoices *choices, GtkSpinButton *control)
{
  const double number = gtk_spin_button_get_value (control);

  choices->margin = number < 0 ? EXPORT_OWN_MARGIN : number;
  choices->margin_unit = margin_unit (choices);
}

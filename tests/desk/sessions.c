#include "sessions.h"

DeskDocument *
sessions_document (DeskSession *session, guint index)
{
  g_autoptr (DeskDocument) document = g_list_model_get_item (G_LIST_MODEL (session), index);

  check_true (document != NULL);
  return document;
}

guint
sessions_n_documents (DeskSession *session)
{
  return g_list_model_get_n_items (G_LIST_MODEL (session));
}

/* Does random actions in a session, the same for the same random numbers. */
void
sessions_act (DeskSession *session, BaseRandom *random)
{
  DeskDocument *document =
      sessions_document (session, base_random_below (random, sessions_n_documents (session)));
  uint32_t what = base_random_below (random, 10);

  if (what < 2)
    desk_document_undo (document);
  else if (what < 3)
    desk_document_redo (document);
  else if (what < 4)
    desk_document_set_saved (document,
                             &(DeskFile){ .uri = "file:///saved", .size = 9, .date = -1 });
  else
    desks_act_at_random (document, random);
}

void
sessions_fill (DeskSession *session)
{
  g_autoptr (DeskDocument) first = desks_document ("boxes:3x3", EASY);
  g_autoptr (DeskDocument) second = desks_document ("boxes:2x2", "1...............");

  desk_session_add (session, first);
  desk_session_add (session, second);
}

/* Everything that has to come back. */
char *
sessions_picture (DeskSession *session)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < sessions_n_documents (session); i++)
    {
      DeskDocument *document = sessions_document (session, i);
      DeskFile file = desk_document_get_file (document);
      g_autofree char *one = desks_picture (document);

      g_string_append_printf (
          all, "%s\n%s %d %d %d %d\n", one, file.uri != NULL ? file.uri : "nowhere",
          desk_document_is_modified (document), (int) desk_document_undoes (document),
          (int) desk_document_redoes (document), desk_session_get_current (session) == document);
    }
  return g_string_free (all, FALSE);
}

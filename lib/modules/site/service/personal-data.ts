import type { PersonalDataPart } from '@/lib/db/personal-data';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { deleteOldMessages, deleteQuestionsOf } from '@/lib/modules/site/data/site-messages';
import { daysBefore, KEPT_DAYS } from '@/lib/modules/site/rules/site-message';

/**
 * What people wrote to the platform. No client is told of it, since it was not written to them; a person who is erased is
 * forgotten here, too. D46, ADR 0172.
 */
export const sitePersonalData: PersonalDataPart = {
  name: 'site',
  columns: ['site_messages.name', 'site_messages.email', 'site_messages.message', 'site_messages.note'],
  find: async () => [],
  erase: async (_context, { email }) =>
    email === null ? 0 : withDirectoryOnce((tx) => deleteQuestionsOf(tx, email)),
};

/** Deletes messages that are no longer kept. Returns how many. D46, ADR 0172. */
export async function clearSiteMessages(at: Date): Promise<number> {
  const before = { question: daysBefore(at, KEPT_DAYS.question), data: daysBefore(at, KEPT_DAYS.data) };
  return withDirectoryOnce((tx) => deleteOldMessages(tx, before));
}

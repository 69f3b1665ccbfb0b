import type { Locale } from '@/lib/kernel/locales';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/audit/record-platform';
import { setUserLanguage } from '@/lib/modules/accounts/data/users';

/** Stores the language that a user chose and returns it (S4, S7). */
export async function setLanguage(userId: string, lang: Locale): Promise<Locale> {
  await withDirectory(async (tx) => {
    await setUserLanguage(tx, userId, lang);
    await recordPlatform(tx, {
      action: 'auth.language_set',
      actorUserId: userId,
      subject: userId,
      data: { lang },
    });
  });
  return lang;
}

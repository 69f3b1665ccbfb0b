import { AppError } from '@/lib/kernel/app-error';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import { isTranslated } from '@/lib/switches/is-on';
import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/audit/record-platform';
import { setUserLanguage } from '@/lib/modules/accounts/data/users';

/**
 * Stores the language that a user chose and returns it (S4, S7). Throws `translation_off` for any but English while translation is
 * off. S2.2-286.
 */
export async function setLanguage(userId: string, lang: Locale): Promise<Locale> {
  if (lang !== DEFAULT_LOCALE && !(await isTranslated())) throw new AppError('translation_off');
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

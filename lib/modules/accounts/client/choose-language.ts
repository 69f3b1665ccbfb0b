import { ApiError } from '@/lib/client/api-error';
import type { Locale } from '@/lib/kernel/locales';
import { changeLanguage } from './change-language';
import { readSessionUser } from './session-user';

/** Changes to the language that a visitor chose; false if the server could not store it. S4-23 */
export async function chooseLanguage(lang: Locale): Promise<boolean> {
  try {
    await changeLanguage(lang, (await readSessionUser()) !== null);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

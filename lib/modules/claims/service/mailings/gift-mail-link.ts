import { appEnv } from '@/lib/env/app';
import type { Locale } from '@/lib/kernel/locales';
import { readSealedName, sealName, type Named } from '@/lib/links/sealed-name';
import { stopGiftMailsCall } from '@/lib/modules/claims/contract/paths';

/** The links of one address to the end of a client's gift mails. */
interface UnsubscribeLinks {
  /** The page with the button, for readers. */
  page: string;
  /** What mail programs post to (RFC 8058). */
  post: string;
}

/** The links of a named address, in a language. D40-16. */
export function unsubscribeLinks(named: Named, lang: Locale): UnsubscribeLinks {
  const token = sealName('gift-mails', named);
  const urlOf = (path: string) => new URL(`${path}?lang=${lang}`, appEnv().PUBLIC_URL).toString();
  return {
    page: urlOf(`/unsubscribe/${token}`),
    post: urlOf(stopGiftMailsCall.path.replace('{token}', token)),
  };
}

/** The named address of a token; null for an invalid token. */
export const readGiftMailToken = (token: string): Named | null => readSealedName('gift-mails', token);

import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import type { Transaction } from '@/lib/db/transaction';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';

/** Tells a person that their second factor is on or off: whoever did not do it learns so. */
export function mailAboutTwoFactor(
  tx: Transaction,
  { id, email, lang }: { id: string; email: string; lang: string | null },
  kind: 'two_factor_on' | 'two_factor_off',
): Promise<void> {
  return requestMail(tx, {
    kind,
    email,
    lang: isLocale(lang) ? lang : DEFAULT_LOCALE,
    userId: id,
    fingerprint: Buffer.from(randomBytes(32)),
  });
}

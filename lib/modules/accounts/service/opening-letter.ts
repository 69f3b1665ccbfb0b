import type { Transaction } from '@/lib/db/transaction';
import type { WaitingMail } from '@/lib/modules/accounts/service/statements/account-mails';
import { findOpeningTold } from '@/lib/modules/accounts/service/statements/openings';
import type { Letter } from './lay-mail-link';

/** Tells a client's admin that staff have opened the client: who, when, and why. Null once that is forgotten. D43-3. */
export async function writeOpeningLetter(
  tx: Transaction,
  mail: WaitingMail,
  letter: Letter,
): Promise<Letter | null> {
  const told = mail.openingId ? await findOpeningTold(tx, mail.openingId) : undefined;
  if (!told) return null;
  const { staff, openedAt: from, endsAt: until, reason: quote } = told;
  return { ...letter, staff, opened: { from, until }, quote };
}

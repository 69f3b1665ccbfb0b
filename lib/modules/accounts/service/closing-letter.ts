import type { Transaction } from '@/lib/db/transaction';
import { findClosingReason } from '@/lib/modules/accounts/service/statements/closings';
import type { Letter } from './lay-mail-link';

/** Tells a client's admin that staff have closed the client, and why. Null once it is open again. S2.2-198. */
export async function writeClosingLetter(
  tx: Transaction,
  tenantId: string | null,
  letter: Letter,
): Promise<Letter | null> {
  const quote = tenantId === null ? undefined : await findClosingReason(tx, tenantId);
  return quote === undefined ? null : { ...letter, quote };
}

import { and, eq, sql } from 'drizzle-orm';
import { submissions } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import type { AddressAnswer } from '@/lib/modules/fulfilment/rules/parts/address-told';

interface SubmissionKey {
  tenantId: string;
  id: string;
}
/** One correction of an address, as the printer of one submission is told it. */
interface AddressKey extends SubmissionKey {
  sequence: number;
}

const is = ({ tenantId, id }: SubmissionKey) =>
  and(eq(submissions.tenantId, tenantId), eq(submissions.id, id));

/** A newer correction is another sequence, of which an answer to the one before says nothing. */
const isWaiting = (key: AddressKey) =>
  and(is(key), eq(submissions.addressState, 'waiting'), eq(submissions.addressSequence, key.sequence));

/**
 * The printer is to be told the order's address, which was corrected at this moment. `former`: the lines of the address that it has.
 * S5-71, S5-75.
 */
export async function askAddress(
  tx: Transaction,
  key: SubmissionKey,
  { at, former }: { at: Date; former: readonly string[] },
): Promise<void> {
  await tx
    .update(submissions)
    .set({
      addressState: 'waiting',
      addressFormer: [...former],
      addressSequence: sql`${submissions.addressSequence} + 1`,
      addressTries: 0,
      addressAskedAt: at,
    })
    .where(is(key));
}

/** What the printer said to an address counts no more, or nobody waits for it. S5-71. */
export async function forgetAddress(tx: Transaction, key: SubmissionKey): Promise<void> {
  await tx.update(submissions).set({ addressState: null, addressFormer: null }).where(is(key));
}

/** Stores what the printer said; false where that is stored, or the address was corrected again. S5-71. */
export async function settleAddress(tx: Transaction, key: AddressKey, said: AddressAnswer): Promise<boolean> {
  const agreed = said === 'accepted' ? { addressFormer: null } : {};
  const set = tx
    .update(submissions)
    .set({ addressState: said, ...agreed })
    .where(isWaiting(key));
  return (await set.returning({ id: submissions.id })).length === 1;
}

/** Counts a try without an answer; false as `settleAddress`. S5-71. */
export async function noteAddressTry(tx: Transaction, key: AddressKey, tries: number): Promise<boolean> {
  const set = tx.update(submissions).set({ addressTries: tries }).where(isWaiting(key));
  return (await set.returning({ id: submissions.id })).length === 1;
}

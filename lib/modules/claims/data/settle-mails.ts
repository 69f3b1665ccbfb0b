import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { claimable, deadReason, REFUSES_MAILS } from './mail-conditions';

interface BatchKey {
  tenantId: string;
  batchId: string;
}

/** Mails `w` of a batch with the code `c` and batch `b` that they depend on. */
const OF_BATCH = ({
  tenantId,
  batchId,
}: BatchKey) => sql`w.tenant_id = ${tenantId} and w.batch_id = ${batchId}
  and c.tenant_id = w.tenant_id and c.id = w.code_id and b.tenant_id = w.tenant_id and b.id = w.batch_id`;

/**
 * Says of each mail that waits for a code that was revoked, used or replaced, or is over, why it isn't sent; and of those to
 * whoever has unsubscribed. What waits for somebody who has no address any more goes. D40-16, D40-17.
 */
export async function settleDeadMails(tx: Transaction, key: BatchKey, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update code_mails w set state = 'not_needed', reason = ${deadReason(now)}, settled_at = ${now}
    from promo_codes c, code_batches b
    where ${OF_BATCH(key)} and w.state = 'waiting' and ${deadReason(now)} is not null`);
  await tx.execute(sql`
    update code_mails w set state = 'unsubscribed', settled_at = ${now} from code_persons p
    where w.tenant_id = ${key.tenantId} and w.batch_id = ${key.batchId} and w.state = 'waiting'
      and p.tenant_id = w.tenant_id and p.code_id = w.code_id and ${REFUSES_MAILS}`);
  await tx.execute(sql`
    delete from code_mails w where w.tenant_id = ${key.tenantId} and w.batch_id = ${key.batchId} and w.state = 'waiting'
      and not exists (select from code_persons p
        where p.tenant_id = w.tenant_id and p.code_id = w.code_id and p.email is not null)`);
}

/**
 * Whether a mail `w` wasn't needed for a while, since its code was over or used, and is again: the code was extended, or the
 * claim was cancelled. The search for them and for the batch's next moment must agree.
 */
export const neededAgain = (key: BatchKey, at: Date) => sql`${OF_BATCH(key)} and w.state = 'not_needed'
  and ${claimable(sql`${at.toISOString()}::timestamptz`)}`;

/** Lets mails that are needed again be sent: those that were asked for by themselves, and of others whatever is due. */
export async function reviveMails(tx: Transaction, key: BatchKey, at: Date): Promise<void> {
  const needed = neededAgain(key, at);
  await tx.execute(sql`
    update code_mails w set state = 'waiting', reason = null, settled_at = null, attempts = 0,
      due_at = greatest(w.due_at, ${at.toISOString()}::timestamptz)
    from promo_codes c, code_batches b where ${needed} and w.asked`);
  await tx.execute(
    sql`delete from code_mails w using promo_codes c, code_batches b where ${needed} and not w.asked`,
  );
}

import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import { countMade, lockBatchWork, markBatch } from '@/lib/modules/claims/data/write-batches';
import { newCode } from '@/lib/modules/claims/rules/new-code';

type Job = JobPayloads['make-codes'];

/** So many codes are written by one transaction; after each the page sees how far it is. */
const CHUNK = 5_000;
const ATTEMPTS = 6;

/** A tenant's batches are made one after another, those of two at the same time. */
export const makeCodesOptions = (tenantId: string) => ({ queue: `codes:${tenantId}`, maxAttempts: ATTEMPTS });

/** Makes some of a batch's codes; false once none are left to be made, and for a batch that was revoked meanwhile. */
async function makeSome(context: TenantContext, batchId: string): Promise<boolean> {
  const key = { tenantId: context.tenantId, id: batchId };
  return withTenant(context, async (tx) => {
    const work = await lockBatchWork(tx, key);
    if (!work || work.isRevoked || work.left === 0) return false;
    const { eventId, prefix, left } = work;
    const wanted = Array.from({ length: Math.min(CHUNK, left) }, () => ({
      id: newId('promoCode'),
      code: newCode(prefix),
      maxUses: 1,
    }));
    // What another code of the event could be taken for is left out here, and made again by the next round.
    const written = await insertCodes(tx, { ...key, eventId, batchId, at: now() }, wanted);
    await countMade(tx, key, written.size);
    return written.size < left;
  });
}

/**
 * Makes the single codes of a batch, some thousand a transaction: a killed worker's successor goes on where it stopped. A
 * last attempt that does not get to the end leaves the batch as failed, to be retried. D40-1, D40-2.
 */
export async function makeCodes({ tenantId, batchId }: Job, attempt: { last: boolean }): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  if (attempt.last) {
    // It is said before the attempt, since a killed worker says nothing; once all codes are there it no longer holds.
    const at = now();
    await withTenant(context, (tx) => markBatch(tx, { tenantId, id: batchId }, { failed_at: at }, at));
  }
  while (await makeSome(context, batchId));
}

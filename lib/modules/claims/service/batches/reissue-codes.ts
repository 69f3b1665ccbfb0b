import { audit, auditAll } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { movePersons } from '@/lib/modules/claims/data/code-mailings';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import { lockLiveCodes, replaceCodes } from '@/lib/modules/claims/data/replace-codes';
import { lockBatchWork } from '@/lib/modules/claims/data/write-batches';
import { newCode } from '@/lib/modules/claims/rules/new-code';
import { enqueueMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { presentBatch, requireBatch, writableBatchPlace } from './batch-place';
import { makeCodesOptions } from './make-codes';

type Job = JobPayloads['reissue-codes'];

/** So many codes are replaced by one transaction. */
const CHUNK = 2_000;

/**
 * Lets a job put a new code in the place of each of a batch's codes that can still be used, with its audit row. Throws 404,
 * `event_locked`, and 409 for a revoked batch and one whose codes are still being made. D40-5.
 */
export async function reissueBatch(
  context: TenantContext,
  { slug, batch }: { slug: string; batch: string },
): Promise<CodeBatch> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireBatch(tx, place, batch, true);
    if (row.state === 'revoked' || row.made < row.size) throw new AppError('conflict');
    const before = place.filter.at.toISOString();
    await enqueue(tx, 'reissue-codes', { tenantId, batchId: batch, before }, makeCodesOptions(tenantId));
    const subject = { subjectType: 'event', subjectId: place.event.id } as const;
    await audit(tx, context, { action: 'code_batch.reissued', ...subject, data: { batch, name: row.name } });
    return presentBatch(row);
  });
}

/** Replaces some codes; false once there are none left from before the request. What clashes is made again next time. */
async function replaceSome(context: TenantContext, { tenantId, batchId, before }: Job): Promise<boolean> {
  return withTenant(context, async (tx) => {
    const work = await lockBatchWork(tx, { tenantId, id: batchId });
    if (!work || work.isRevoked) return false;
    const { eventId, prefix } = work;
    const live = await lockLiveCodes(tx, { tenantId, batchId, before, limit: CHUNK });
    if (live.length === 0) return false;
    const at = now();
    const wanted = live.map((old) => ({
      from: old,
      id: newId('promoCode'),
      code: newCode(prefix),
      maxUses: old.maxUses - old.uses,
    }));
    const written = await insertCodes(tx, { tenantId, eventId, batchId, at }, wanted);
    const done = wanted.filter(({ id }) => written.has(id));
    const moves = done.map(({ from, id }) => ({ from: from.id, to: id }));
    await replaceCodes(tx, tenantId, moves, at);
    await movePersons(tx, tenantId, moves, at);
    const entries = done.map(({ from, id }) => ({
      action: 'promo_code.reissued' as const,
      subjectType: 'event' as const,
      subjectId: eventId,
      data: { code: from.id, text: from.code, new_code: id, batch: batchId },
    }));
    await auditAll(tx, context, entries);
    return true;
  });
}

/**
 * Puts new codes in the place of those that a batch had when it was asked for, some thousand a transaction: a killed
 * worker's successor goes on with those that are left. Then their persons are mailed, where the batch is. D40-4, D40-5.
 */
export async function reissueCodes(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  while (await replaceSome(context, job));
  await withTenant(context, (tx) => enqueueMails(tx, { tenantId: job.tenantId, batchId: job.batchId }));
}

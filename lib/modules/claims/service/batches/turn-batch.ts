import { audit } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { BatchRow } from '@/lib/modules/claims/data/code-batches';
import { settleDeadMails } from '@/lib/modules/claims/data/settle-mails';
import { markBatch, moveBatchEnd } from '@/lib/modules/claims/data/write-batches';
import { wakeMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { dayProblems } from './batch-columns';
import { presentBatch, requireBatch, writableBatchPlace } from './batch-place';
import { makeCodesOptions } from './make-codes';

/** What a call does to a batch, and when there is nothing to do. */
interface Turn {
  action: LoggedAction;
  isDone(row: BatchRow): boolean;
  mark(at: Date): Parameters<typeof markBatch>[2];
}

const BATCH_TURNS = {
  pause: {
    action: 'code_batch.paused',
    isDone: ({ isPaused }) => isPaused,
    mark: (at) => ({ paused_at: at }),
  },
  resume: {
    action: 'code_batch.resumed',
    isDone: ({ isPaused }) => !isPaused,
    mark: () => ({ paused_at: null }),
  },
  retry: {
    action: 'code_batch.retried',
    isDone: ({ state }) => state !== 'failed',
    mark: () => ({ failed_at: null }),
  },
  revoke: {
    action: 'code_batch.revoked',
    isDone: ({ state }) => state === 'revoked',
    mark: (at) => ({ revoked_at: at }),
  },
} as const satisfies Record<string, Turn>;

interface BatchAddress {
  slug: string;
  batch: string;
}

/**
 * Pauses, resumes, retries or revokes a batch, with its audit row; the same again changes nothing. A batch whose codes
 * could not all be made goes on with them when it is retried, and stays paused if it is. Throws 404, `event_locked`, and
 * 409 for a revoked batch that is to be anything but revoked. D40-5.
 */
export async function turnBatch(
  context: TenantContext,
  { slug, batch }: BatchAddress,
  verb: keyof typeof BATCH_TURNS,
): Promise<CodeBatch> {
  const { action, isDone, mark }: Turn = BATCH_TURNS[verb];
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireBatch(tx, place, batch, true);
    if (row.state === 'revoked' && verb !== 'revoke') throw new AppError('conflict');
    if (isDone(row)) return presentBatch(row);
    const { at } = place.filter;
    await markBatch(tx, { tenantId, id: batch }, mark(at), at);
    if (verb === 'retry') {
      await enqueue(tx, 'make-codes', { tenantId, batchId: batch }, makeCodesOptions(tenantId));
    }
    // What waited for the end of a pause is mailed now.
    if (verb === 'resume') await wakeMails(tx, { tenantId, batchId: batch });
    // Its job has nothing to look at any more.
    if (verb === 'revoke') await settleDeadMails(tx, { tenantId, batchId: batch }, at);
    const subject = { subjectType: 'event', subjectId: place.event.id } as const;
    await audit(tx, context, { action, ...subject, data: { batch, name: row.name } });
    return presentBatch(await requireBatch(tx, place, batch));
  });
}

/**
 * Gives a batch another last day, today or later, or none, with its audit row. Throws 404, `event_locked`, 409 for a
 * revoked batch, and 422 for a day that is over or before the first. D40-5.
 */
export async function extendBatch(
  context: TenantContext,
  { slug, batch }: BatchAddress,
  endsOn: string | null,
): Promise<CodeBatch> {
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireBatch(tx, place, batch, true);
    if (row.state === 'revoked') throw new AppError('conflict');
    const fields = dayProblems(place, { starts_on: row.startsOn, ends_on: endsOn });
    if (Object.keys(fields).length > 0) throw invalid(fields);
    if (!(await moveBatchEnd(tx, { ...place.filter, id: batch }, endsOn))) return presentBatch(row);
    // Its reminder comes before the new end.
    await wakeMails(tx, { tenantId: context.tenantId, batchId: batch });
    await audit(tx, context, {
      action: 'code_batch.extended',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch, name: row.name, from: row.endsOn, to: endsOn },
    });
    return presentBatch(await requireBatch(tx, place, batch));
  });
}

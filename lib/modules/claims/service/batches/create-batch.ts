import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { invalid } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { BatchBody, CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import { countMade, insertBatch } from '@/lib/modules/claims/data/write-batches';
import { batchColumns } from './batch-columns';
import { presentBatch, requireBatch, writableBatchPlace, type BatchPlace } from './batch-place';
import { makeCodesOptions } from './make-codes';

/** The one code of a shared batch. Throws 422 `promo_code_taken` where another code of the event could be meant by it. */
async function insertShared(
  tx: Transaction,
  { filter }: BatchPlace,
  batchId: string,
  { code, max_uses: maxUses }: BatchBody,
): Promise<void> {
  const row = { id: newId('promoCode'), code: code?.toUpperCase() ?? '', maxUses: maxUses ?? 1 };
  const written = await insertCodes(tx, { ...filter, batchId }, [row]);
  if (written.size === 0) throw invalid({ code: ['promo_code_taken'] });
  await countMade(tx, { tenantId: filter.tenantId, id: batchId }, 1);
}

/**
 * Makes a batch with its audit row: a shared code at once, single codes by a job, none where they come in a file. Throws 404, `event_locked`, and 422 with
 * the wrong fields. D40-1 to D40-3.
 */
export async function createBatch(context: TenantContext, slug: string, body: BatchBody): Promise<CodeBatch> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug, true);
    const columns = await batchColumns(tx, place, body);
    const id = newId('codeBatch');
    await insertBatch(tx, { ...place.filter, id }, columns);
    if (columns.kind === 'shared') await insertShared(tx, place, id, body);
    else if (columns.size > 0)
      await enqueue(tx, 'make-codes', { tenantId, batchId: id }, makeCodesOptions(tenantId));
    await audit(tx, context, {
      action: 'code_batch.created',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch: id, name: columns.name, kind: columns.kind, size: columns.size },
    });
    return presentBatch(await requireBatch(tx, place, id));
  });
}

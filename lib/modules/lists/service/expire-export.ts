import { now } from '@/lib/kernel/clock';
import { enqueue, type ListJob } from '@/lib/db/enqueue';
import { fileStore } from '@/lib/files/store';
import type { TenantContext } from '@/lib/db/with-tenant';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import * as rows from '@/lib/modules/lists/data/exports';
import { announce } from './announce';
import { inJob } from './job-scope';

const ROW_LIFE_MS = 30 * 86_400_000;

const systemOf = ({ tenantId }: ListJob): TenantContext | null =>
  tenantId === null ? null : { tenantId, actor: 'system' };

/**
 * Deletes the file of an export seven days after it was made, and the row thirty days later. An export that is still open
 * by then was given up with its worker, and is closed. D48-3.
 */
export async function expireExport(job: ListJob): Promise<void> {
  const row = await inJob(job, (tx) => rows.findExport(tx, job, job.id));
  if (!row) return;
  if (row.status === 'expired' || row.status === 'failed') {
    await inJob(job, (tx) => rows.removeExport(tx, job, job.id));
    return;
  }
  // The file first: a row without a file would leave it there for good.
  if (row.storageKey !== null) await fileStore().remove(row.storageKey);
  await inJob(job, async (tx) => {
    const at = now();
    await rows.storeFailure(tx, job, { id: job.id, problem: 'fault', at });
    if (await rows.storeExpired(tx, job, job.id)) {
      await appendScopedAudit(
        tx,
        { tenant: systemOf(job), userId: job.ownerId },
        { action: 'export.expired', subjectType: 'list_export', subjectId: job.id, data: { list: row.list } },
      );
    }
    await enqueue(tx, 'expire-export', job, {
      jobKey: `forget:${job.id}`,
      runAt: new Date(at.getTime() + ROW_LIFE_MS),
    });
  });
  await announce(job, 'export.changed');
}

import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { now } from '@/lib/kernel/clock';
import { expireSheetRow, readSheetWork, removeSheet } from '@/lib/modules/claims/data/code-sheets';
import { sheetKey } from './sheet-key';

const ROW_LIFE_MS = 30 * 86_400_000;

/**
 * Deletes the files of a sheet seven days after it was ready, and its row thirty days later. One that is still open by then
 * was given up with its worker, and ends. D40-10.
 */
export async function expireSheet(job: JobPayloads['expire-code-sheet']): Promise<void> {
  const { tenantId, sheetId: id } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const row = await withTenant(context, (tx) => readSheetWork(tx, { tenantId, id }));
  if (!row) return;
  if (row.status === 'expired') {
    await withTenant(context, (tx) => removeSheet(tx, { tenantId, id }));
    return;
  }
  // The files first, and the one that a killed worker may have left behind them: without a row they would stay for good.
  for (let file = row.files + 1; file > 0; file -= 1) await fileStore().remove(sheetKey(tenantId, id, file));
  await withTenant(context, async (tx) => {
    await expireSheetRow(tx, { tenantId, id });
    await audit(tx, context, {
      action: 'code_sheet.expired',
      subjectType: 'event',
      subjectId: row.eventId,
      data: { batch: row.batchId, name: row.batchName },
    });
    const runAt = new Date(now().getTime() + ROW_LIFE_MS);
    await enqueue(tx, 'expire-code-sheet', job, { jobKey: `forget:${id}`, runAt });
  });
}

import { audit } from '@/lib/audit/append-audit';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { listPromoCodes } from '@/lib/modules/claims/data/list-promo-codes';
import { MOST_CODES } from '@/lib/modules/claims/rules/batch-states';
import { CODE_COLUMNS, codeCells, codesOfBatch } from '@/lib/modules/claims/service/codes-list';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import { batchPlace, requireBatch } from './batch-place';

/**
 * The codes of a batch as CSV in the person's language, ids beside, with an audit row: whoever has a code has a gift. Its page
 * exports large batches by a job instead (D40-11). D48-3. Throws 404.
 */
export async function exportCodes(
  context: TenantContext,
  { slug, batch: id }: { slug: string; batch: string },
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const rows = await withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const batch = await requireBatch(tx, place, id);
    const { tenantId } = context;
    const filter = codesOfBatch({ tenantId, eventId: place.event.id, batchId: id });
    const found = await listPromoCodes(tx, filter, { descending: false, after: null, limit: MOST_CODES });
    await audit(tx, context, {
      action: 'code_batch.exported',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch: id, name: batch.name, rows: found.length },
    });
    return found;
  });
  const csv = { columns: CODE_COLUMNS, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const cells = rows.map((row) => codeCells(slug, row));
  const file = new Blob([csvHeader(csv), csvRows(cells, csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `${slug}-codes-${day}.csv`, bytes: file.size, stream: file.stream() };
}

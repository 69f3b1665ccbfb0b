import { audit } from '@/lib/audit/append-audit';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { printedCode } from '@/lib/modules/checkout/rules/promo-code';
import { listPromoCodes, type CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import { MOST_CODES, type CodeState } from '@/lib/modules/claims/rules/batch-states';
import { codeLink } from '@/lib/modules/claims/service/code-link';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import { batchPlace, requireBatch } from './batch-place';

const COLUMNS = [
  { id: 'code', type: 'text', header: 'codes.file.code' },
  { id: 'name', type: 'text', header: 'codes.file.name' },
  { id: 'email', type: 'text', header: 'codes.file.email' },
  { id: 'text', type: 'text', header: 'codes.file.text' },
  { id: 'link', type: 'text', header: 'codes.file.link' },
  {
    id: 'state',
    type: 'text',
    header: 'codes.file.state',
    label: (state: string) => `codes.codeStates.${state as CodeState}` as const,
  },
  { id: 'uses', type: 'number', header: 'codes.file.uses' },
  { id: 'max_uses', type: 'number', header: 'codes.file.maxUses' },
  { id: 'code_id', type: 'text', header: 'codes.file.id' },
] as const;

const cellsOf = (slug: string, row: CodeRow) => ({
  code: printedCode(row.code),
  name: row.person?.name ?? '',
  email: row.person?.email ?? '',
  text: row.person?.text ?? '',
  link: codeLink(slug, row.code),
  state: row.state,
  uses: String(row.uses),
  max_uses: String(row.maxUses),
  code_id: row.id,
});

/**
 * The codes of a batch as CSV in the person's language, ids beside, with an audit row: whoever has a code has a gift. Codes that
 * have another in their place are left out, so that a batch never has more than fit in and the file can come back.
 * D48-3. Throws 404.
 */
export async function exportCodes(
  context: TenantContext,
  { slug, batch: id }: { slug: string; batch: string },
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const rows = await withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const batch = await requireBatch(tx, place, id);
    const filter = {
      ...place.filter,
      state: null,
      batchId: id,
      search: null,
      id: null,
      withoutReplaced: true,
    };
    const found = await listPromoCodes(tx, filter, { descending: false, after: null, limit: MOST_CODES });
    await audit(tx, context, {
      action: 'code_batch.exported',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch: id, name: batch.name, rows: found.length },
    });
    return found;
  });
  const csv = { columns: COLUMNS, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const cells = rows.map((row) => cellsOf(slug, row));
  const file = new Blob([csvHeader(csv), csvRows(cells, csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `${slug}-codes-${day}.csv`, bytes: file.size, stream: file.stream() };
}

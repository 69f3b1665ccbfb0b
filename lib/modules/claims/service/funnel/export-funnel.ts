import type { TenantContext } from '@/lib/db/with-tenant';
import { localCountryName } from '@/lib/address/country-names';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { Locale } from '@/lib/kernel/locales';
import type { Funnel, FunnelQuery, FunnelRow } from '@/lib/modules/claims/contract/funnel';
import { FUNNEL_STEPS } from '@/lib/modules/claims/rules/funnel';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import { readFunnel } from './read-funnel';

function nameOf({ key, name }: FunnelRow, by: Funnel['by'], texts: Messages, locale: Locale): string {
  if (key === null) return texts(`claimFunnel.none.${by === 'country' ? 'country' : 'batch'}`);
  if (by === 'country') return localCountryName(key, locale);
  return by === 'day' ? key : (name ?? texts('claimFunnel.none.gone'));
}

/**
 * The funnel as CSV with headers in the person's language, ids beside: the rows of `readFunnel`, and no others. Cells that a
 * spreadsheet would run are guarded, as a client names its batches. D40-13, D48-3. Throws 404.
 */
export async function exportFunnel(
  context: TenantContext,
  slug: string,
  query: FunnelQuery,
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { rows, by, to } = await readFunnel(context, slug, query);
  const texts = messageFor(locale);
  const columns = [
    {
      id: 'group',
      type: by === 'day' ? ('date' as const) : ('text' as const),
      header: `claimFunnel.by.${by}` as const,
    },
    ...(by === 'day' ? [] : [{ id: 'key', type: 'text' as const, header: 'claimFunnel.key' as const }]),
    ...FUNNEL_STEPS.map((id) => ({
      id,
      type: 'number' as const,
      header: `claimFunnel.steps.${id}` as const,
    })),
  ];
  const cells = rows.map((row) => ({
    group: nameOf(row, by, texts, locale),
    key: row.key ?? '',
    ...Object.fromEntries(FUNNEL_STEPS.map((step) => [step, String(row[step])])),
  }));
  const csv = { columns, texts, delimiter: delimiterFor(locale) };
  const file = new Blob([csvHeader(csv), csvRows(cells, csv)]);
  return { fileName: `${slug}-claims-by-${by}-${to}.csv`, bytes: file.size, stream: file.stream() };
}

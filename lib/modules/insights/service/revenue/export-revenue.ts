import type { z } from 'zod';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { MessageKey } from '@/lib/intl/message-files';
import type { StaffContext } from '@/lib/db/with-staff';
import type { Locale } from '@/lib/kernel/locales';
import type { EventType } from '@/lib/modules/events/rules/event-types';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import type { ColumnType } from '@/lib/modules/lists/rules/guard-cell';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import type { ListCells } from '@/lib/modules/lists/service/list-definition';
import type { clientRevenueFile, ClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import type { RevenueFile } from '@/lib/modules/insights/rules/revenue-views';
import { readRevenue } from './read-revenue';

type FileQuery = Omit<z.output<typeof clientRevenueFile.query>, 'lang'>;

/** More rows than there are clients or products; a file is no export job. */
const MOST_ROWS = 20_000;

const AMOUNTS: readonly string[] = ['revenue', 'platform', 'margin', 'revenue_before'];
const NUMBERS: readonly string[] = ['orders', 'units'];
const MONEY = ['orders', 'revenue', 'platform', 'margin', 'revenue_before'];

const COLUMNS: Record<RevenueFile, readonly string[]> = {
  client: ['currency', 'name', 'id', ...MONEY],
  event: ['currency', 'name', 'id', 'client', 'type', ...MONEY],
  type: ['currency', 'type', ...MONEY],
  product: ['currency', 'name', 'id', 'client', 'units', 'revenue', 'revenue_before'],
  day: ['currency', 'day', ...MONEY],
};

function typeOf(id: string): ColumnType {
  if (AMOUNTS.includes(id)) return 'amount';
  if (NUMBERS.includes(id)) return 'number';
  return id === 'day' ? 'date' : 'text';
}

/** Heads of columns that only these files have; the others are the dashboard's. */
const OWN: Partial<Record<string, MessageKey>> = {
  name: 'clientRevenue.name',
  client: 'clientRevenue.client',
  type: 'clientRevenue.type',
  platform: 'clientRevenue.platform',
};

const columnsOf = (by: RevenueFile) =>
  COLUMNS[by].map((id) => ({
    id,
    type: typeOf(id),
    header: OWN[id] ?? (`dashboard.columns.${id}` as MessageKey),
  }));

const cells = (row: Record<string, string | number | null>): ListCells =>
  Object.fromEntries(Object.entries(row).map(([id, value]) => [id, value === null ? null : String(value)]));

const TYPE_TEXTS = {
  Store: 'dashboard.stores.type.store',
  Promo: 'dashboard.stores.type.promo',
  Products: 'dashboard.stores.type.products',
  Bulk: 'dashboard.stores.type.bulk',
} as const satisfies Record<EventType, MessageKey>;

function rowsOf(by: RevenueFile, { currency, series, rows }: ClientRevenue, texts: Messages): ListCells[] {
  if (by === 'day') {
    return series.map(({ key, before, ...totals }) =>
      cells({ currency, day: key, ...totals, revenue_before: before?.revenue ?? null }),
    );
  }
  return rows.map(({ key, name, tenant, event, type, ...figures }) =>
    cells({
      currency,
      name,
      id: event ?? key.split('/').at(-1) ?? key,
      client: tenant?.name ?? null,
      type: type && texts(TYPE_TEXTS[type]),
      ...figures,
    }),
  );
}

/**
 * The rows of every page, or the days of the chart, as CSV with headers in the person's language: the numbers of
 * `readRevenue`, and no others. D48-3, S2.2-192. Throws as it does.
 */
export async function exportRevenue(
  context: StaffContext,
  query: FileQuery,
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { by } = query;
  const asked = { ...query, by: by === 'day' ? ('client' as const) : by, limit: 100 };
  const revenue = await readRevenue(context, asked, { unit: 'day', limit: by === 'day' ? 1 : MOST_ROWS });
  const texts = messageFor(locale);
  const csv = { columns: columnsOf(by), texts, delimiter: delimiterFor(locale) };
  const file = new Blob([csvHeader(csv), csvRows(rowsOf(by, revenue, texts), csv)]);
  const { from, to, currency } = revenue;
  const fileName = `client-revenue-${by}-${currency.toLowerCase()}-${from}-${to}.csv`;
  return { fileName, bytes: file.size, stream: file.stream() };
}

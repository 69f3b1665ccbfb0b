import { localCountryName } from '@/lib/address/country-names';
import type { MessageKey } from '@/lib/intl/message-files';
import type { Messages } from '@/lib/intl/message-for';
import type { Locale } from '@/lib/kernel/locales';
import type { ColumnType } from '@/lib/modules/lists/rules/guard-cell';
import type { ListCells } from '@/lib/modules/lists/service/list-definition';
import type { CurrencyFigures, DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import type { Block } from '@/lib/modules/insights/rules/blocks';
import { OTHER_SOURCES } from '@/lib/modules/orders/rules/visit-source';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';

interface Words {
  texts: Messages;
  locale: Locale;
}

type BlockColumn =
  | 'currency'
  | 'day'
  | 'revenue'
  | 'orders'
  | 'payments'
  | 'charged'
  | 'revenue_before'
  | 'orders_before'
  | 'net'
  | 'cost'
  | 'fee'
  | 'margin'
  | 'given'
  | 'status'
  | 'on_hold'
  | 'claims'
  | 'claims_before'
  | 'name'
  | 'id'
  | 'units'
  | 'sales'
  | 'country'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'problem'
  | 'count';

const TYPES: Partial<Record<BlockColumn, ColumnType>> = {
  day: 'date',
  ...Object.fromEntries(
    ['revenue', 'charged', 'revenue_before', 'net', 'cost', 'fee', 'margin', 'given', 'sales'].map((id) => [
      id,
      'amount',
    ]),
  ),
  ...Object.fromEntries(
    ['orders', 'payments', 'orders_before', 'claims', 'claims_before', 'units', 'count'].map((id) => [
      id,
      'number',
    ]),
  ),
};

const COLUMNS: Record<Block, readonly BlockColumn[]> = {
  sales: ['currency', 'day', 'revenue', 'orders', 'payments', 'charged', 'revenue_before', 'orders_before'],
  margin: ['currency', 'day', 'net', 'cost', 'fee', 'margin', 'given'],
  statuses: ['currency', 'status', 'id', 'on_hold', 'orders'],
  claims: ['currency', 'day', 'claims', 'claims_before'],
  products: ['currency', 'name', 'id', 'units', 'sales'],
  countries: ['currency', 'country', 'id', 'orders', 'units', 'revenue'],
  sources: ['currency', 'source', 'medium', 'campaign', 'orders', 'units', 'revenue'],
  problems: ['problem', 'id', 'count'],
};

/** The columns of a part's file, with their headers and what they hold. */
export const columnsOf = (block: Block) =>
  COLUMNS[block].map((id) => ({
    id,
    type: TYPES[id] ?? ('text' as const),
    header: `dashboard.columns.${id}` as MessageKey,
  }));

type Rows = (figures: CurrencyFigures, words: Words) => Record<string, string | number | null>[];

const ROWS: Record<Exclude<Block, 'problems'>, Rows> = {
  sales: ({ series }) =>
    series.map(({ key, revenue, orders, payments, charged, before }) => ({
      day: key,
      revenue,
      orders,
      payments,
      charged,
      revenue_before: before?.revenue ?? null,
      orders_before: before?.orders ?? null,
    })),
  margin: ({ series }) => series.map(({ key, margin }) => ({ day: key, ...margin })),
  statuses: ({ by_status: statuses }, { texts }) =>
    statuses.map(({ status, held, orders }) => ({
      status: isOrderStatus(status) ? texts(`orders.status.${status}`) : status,
      id: status,
      on_hold: texts(held ? 'dashboard.yes' : 'dashboard.no'),
      orders,
    })),
  claims: ({ series }) =>
    series.map(({ key, claims, before }) => ({ day: key, claims, claims_before: before?.claims ?? null })),
  products: ({ products }) => products.map((row) => ({ ...row })),
  countries: ({ countries }, { texts, locale }) =>
    countries.map(({ country, ...row }) => ({
      country: country ? localCountryName(country, locale) : texts('dashboard.countries.rest'),
      id: country,
      ...row,
    })),
  sources: ({ sources }, { texts }) =>
    sources.map(({ key, source, ...row }) => ({
      ...row,
      source:
        key === null
          ? texts('dashboard.sources.direct')
          : key === OTHER_SOURCES
            ? texts('dashboard.sources.other')
            : source,
    })),
};

const cellsOf = (row: Record<string, string | number | null>): ListCells =>
  Object.fromEntries(Object.entries(row).map(([id, value]) => [id, value === null ? null : String(value)]));

/** The rows of a part's file: those of its chart and its table. S2.2-86. */
export function rowsOf(block: Block, figures: DashboardFigures, words: Words): ListCells[] {
  if (block === 'problems')
    return figures.problems.map(({ problem, count }) =>
      cellsOf({ problem: words.texts(`dashboard.problems.${problem}`), id: problem, count }),
    );
  return figures.currencies.flatMap((one) =>
    ROWS[block](one, words).map((row) => cellsOf({ currency: one.currency, ...row })),
  );
}

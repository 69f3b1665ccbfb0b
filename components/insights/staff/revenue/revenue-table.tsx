import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { formatValue, type ValueFormat } from '@/components/admin/chart/value-format';
import { listHref, type ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { fromWire } from '@/lib/kernel/money';
import type { ClientRevenue, RevenueRow } from '@/lib/modules/insights/contract/client-revenue';
import type { RevenueView } from '@/lib/modules/insights/rules/revenue-views';
import { TYPE_TEXT } from './type-text';

interface RevenueTableProps {
  list: ListState;
  revenue: ClientRevenue;
  by: RevenueView;
}

/** What a press on a row narrows to; null where there is nothing finer. */
function finer({ key, event, type }: RevenueRow, by: RevenueView): Record<string, string> | null {
  if (by === 'client') return { tenant: key, by: 'event' };
  if (by === 'event') return event === null ? null : { event, by: 'product' };
  return by === 'type' && type !== null ? { type, by: 'client' } : null;
}

function NameCell({ row, list, by }: Pick<RevenueTableProps, 'list' | 'by'> & { row: RevenueRow }) {
  const types = useTranslations('dashboard.stores.type');
  const name = by === 'type' ? (row.type ? types(TYPE_TEXT[row.type]) : '–') : row.name;
  const narrower = finer(row, by);
  const hasOwner = by === 'event' || by === 'product';
  return (
    <Cell>
      <span className="block max-w-[24rem] min-w-40 [overflow-wrap:anywhere]">
        {narrower ? (
          <Link
            href={listHref(list, narrower)}
            prefetch={false}
            className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {hasOwner && row.tenant ? (
          <span className="block text-[0.9375rem] text-muted">{row.tenant.name}</span>
        ) : null}
      </span>
    </Cell>
  );
}

/** The heads, of products without what is an order's. */
function Heads({ list, by }: Pick<RevenueTableProps, 'list' | 'by'>) {
  const t = useTranslations('clientRevenue');
  const columns = useTranslations('dashboard.columns');
  const isProduct = by === 'product';
  return (
    <TableHead>
      <HeaderCell>{t(by)}</HeaderCell>
      {isProduct ? (
        <HeaderCell align="end">{columns('units')}</HeaderCell>
      ) : (
        <SortCell {...sortProps(list, 'orders')} align="end">
          {columns('orders')}
        </SortCell>
      )}
      <SortCell {...sortProps(list, 'revenue')} align="end">
        {columns(isProduct ? 'sales' : 'revenue')}
      </SortCell>
      <HeaderCell align="end">{columns('revenue_before')}</HeaderCell>
      {isProduct ? null : (
        <>
          <SortCell {...sortProps(list, 'platform')} align="end">
            {t('platform')}
          </SortCell>
          <SortCell {...sortProps(list, 'margin')} align="end">
            {columns('margin')}
          </SortCell>
        </>
      )}
    </TableHead>
  );
}

/** The rows of a split, each a way into it, and what all pages of them come to. S2.2-192. */
export function RevenueTable({ list, revenue, by }: RevenueTableProps) {
  const t = useTranslations('clientRevenue');
  const locale = useLocale();
  const { rows, listed, totals, currency } = revenue;
  const format: ValueFormat = { kind: 'money', currency };
  const money = (wire: string | null) => (wire === null ? '–' : formatValue(fromWire(wire), format, locale));
  const count = (value: number | null) =>
    value === null ? '–' : formatValue(value, { kind: 'count' }, locale);
  const isProduct = by === 'product';
  return (
    <Table caption={t('table')}>
      <Heads list={list} by={by} />
      <TableBody>
        {rows.map((row) => (
          <tr key={row.key}>
            <NameCell row={row} list={list} by={by} />
            <Cell align="end">{count(isProduct ? row.units : row.orders)}</Cell>
            <Cell align="end">{money(row.revenue)}</Cell>
            <Cell align="end">{money(row.revenue_before)}</Cell>
            {isProduct ? null : (
              <>
                <Cell align="end">{money(row.platform)}</Cell>
                <Cell align="end">{money(row.margin)}</Cell>
              </>
            )}
          </tr>
        ))}
        <tr className="font-semibold">
          <Cell>{t('all')}</Cell>
          <Cell align="end">{count(isProduct ? listed.units : listed.orders)}</Cell>
          <Cell align="end">{money(listed.revenue)}</Cell>
          <Cell align="end">{isProduct ? '–' : money(revenue.before?.revenue ?? null)}</Cell>
          {isProduct ? null : (
            <>
              <Cell align="end">{money(totals.platform)}</Cell>
              <Cell align="end">{money(totals.margin)}</Cell>
            </>
          )}
        </tr>
      </TableBody>
    </Table>
  );
}

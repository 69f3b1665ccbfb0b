import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { formatValue } from '@/components/admin/chart/value-format';
import { dayText } from '@/components/admin/day';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { localCountryName } from '@/lib/address/country-names';
import type { Funnel, FunnelRow } from '@/lib/modules/claims/contract/funnel';
import { FUNNEL_STEPS, type FunnelCounts } from '@/lib/modules/claims/rules/funnel';

function RowName({ row: { key, name }, by, slug }: { row: FunnelRow; by: Funnel['by']; slug: string }) {
  const t = useTranslations('claimFunnel.none');
  const locale = useLocale();
  if (key === null) return t(by === 'country' ? 'country' : 'batch');
  if (by === 'day') return dayText(`${key}T00:00:00Z`, locale);
  if (by === 'country') return localCountryName(key, locale);
  if (name === null) return t('gone');
  return (
    <Link
      href={`/events/${encodeURIComponent(slug)}/codes/${encodeURIComponent(key)}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] text-accent underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}

function Counts({ of }: { of: FunnelCounts }) {
  const locale = useLocale();
  return FUNNEL_STEPS.map((step) => (
    <Cell key={step} align="end">
      {formatValue(of[step], { kind: 'count' }, locale)}
    </Cell>
  ));
}

/** A row for each day, batch or country, and their sums, which are those of the chart. Days: the newest first. D40-13. */
export function FunnelTable({ funnel, slug }: { funnel: Funnel; slug: string }) {
  const t = useTranslations('claimFunnel');
  const { by, totals } = funnel;
  const rows = by === 'day' ? funnel.rows.toReversed() : funnel.rows;
  return (
    <Table caption={t(`tables.${by}`)} className="max-h-[36rem]">
      <TableHead>
        <HeaderCell>{t(`by.${by}`)}</HeaderCell>
        {FUNNEL_STEPS.map((step) => (
          <HeaderCell key={step} align="end">
            {t(`steps.${step}`)}
          </HeaderCell>
        ))}
      </TableHead>
      <TableBody>
        <tr className="[&>td]:font-semibold">
          <Cell>{t('total')}</Cell>
          <Counts of={totals} />
        </tr>
        {rows.map((row) => (
          <tr key={row.key ?? ''}>
            <Cell>
              <RowName row={row} by={by} slug={slug} />
            </Cell>
            <Counts of={row} />
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

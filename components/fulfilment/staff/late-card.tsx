import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { LateFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { lateOrdersPath } from '@/lib/modules/fulfilment/rules/fulfillers/late-notices';

/** The late orders of each fulfiller, those with most first; each figure leads to its list. S2.2-175. */
export function LateCard({ late }: { late: LateFulfillers }) {
  const t = useTranslations('lateCard');
  const { orders_late: count, fulfillers, more } = late;
  const all = (
    <Link
      href={lateOrdersPath()}
      prefetch={false}
      className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('all')}
    </Link>
  );
  if (count === 0)
    return (
      <Panel id="late-orders" title={t('title')}>
        <p className="text-muted">{t('none')}</p>
      </Panel>
    );
  return (
    <Panel id="late-orders" title={t('title')} aside={all}>
      <p className="mb-4 text-lg font-semibold tabular-nums">{t('total', { count })}</p>
      <Table caption={t('caption')}>
        <TableHead>
          <HeaderCell>{t('printer')}</HeaderCell>
          <HeaderCell align="end">{t('orders')}</HeaderCell>
          <HeaderCell align="end" className="max-sm:hidden">
            {t('longest')}
          </HeaderCell>
        </TableHead>
        <TableBody>
          {fulfillers.map((fulfiller) => (
            <LateRow key={fulfiller.id} fulfiller={fulfiller} />
          ))}
        </TableBody>
      </Table>
      {more > 0 ? <p className="mt-4 text-muted">{t('more', { count: more })}</p> : null}
    </Panel>
  );
}

function LateRow({ fulfiller }: { fulfiller: LateFulfillers['fulfillers'][number] }) {
  const t = useTranslations('lateCard');
  const { id, name, orders_late: count, most_days_late: days } = fulfiller;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <Link
          href={`/fulfillers/${id}`}
          prefetch={false}
          className="inline-block min-h-6 max-w-[24rem] font-semibold break-words text-accent underline underline-offset-2 hover:text-accent-dark"
        >
          {name}
        </Link>
      </Cell>
      <Cell align="end">
        <Link
          href={lateOrdersPath(id)}
          prefetch={false}
          className="inline-block min-h-6 text-accent underline underline-offset-2 hover:text-accent-dark"
        >
          {t('total', { count })}
        </Link>
      </Cell>
      <Cell align="end" className="max-sm:hidden">
        {t('days', { days })}
      </Cell>
    </tr>
  );
}

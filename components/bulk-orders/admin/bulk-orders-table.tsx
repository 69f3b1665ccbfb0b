import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { BulkStatePill } from './bulk-state-pill';

interface BulkOrdersTableProps {
  slug: string;
  orders: readonly BulkOrder[];
}

/** The Bulk orders of an event, the newest first; on phones the rest stands below the reference. D4-14. */
export function BulkOrdersTable({ slug, orders }: BulkOrdersTableProps) {
  const t = useTranslations('bulkOrder.list');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('order')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('placed')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('items')}
        </HeaderCell>
        <HeaderCell align="end">{t('cost')}</HeaderCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <tr key={order.id} className="max-lg:[&>td]:px-3">
            <Cell>
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Link
                  href={`/events/${slug}/bulk-order/${order.id}`}
                  prefetch={false}
                  className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-2"
                >
                  {order.ref}
                </Link>
                <BulkStatePill state={order.state} />
                {order.is_sample ? <Badge>{t('sample')}</Badge> : null}
              </span>
              <span className="mt-1 block text-[0.9375rem] text-muted md:hidden">
                <Moment at={order.placed_at} currency={order.currency} />
                {' · '}
                {t('sum', { items: order.items, addresses: order.addresses })}
              </span>
            </Cell>
            <Cell className="max-md:hidden">
              <Moment at={order.placed_at} currency={order.currency} />
              {order.placed_by === null ? null : (
                <span className="block text-[0.9375rem] text-muted">{order.placed_by}</span>
              )}
            </Cell>
            <Cell align="end" className="max-md:hidden">
              {t('sum', { items: order.items, addresses: order.addresses })}
            </Cell>
            <Cell align="end">
              <Money amount={order.due} currency={order.currency} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

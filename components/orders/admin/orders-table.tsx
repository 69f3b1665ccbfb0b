import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { Moment } from '@/components/admin/moment';
import { orderHref } from './order-href';
import { OrderStatusPill } from './order-status-pill';

interface OrdersTableProps {
  orders: readonly OrderSummary[];
  list: ListState;
  isStaff: boolean;
  /** Ids of orders that are new or have just changed. */
  marked: ReadonlySet<string>;
}

/** Table of orders; on phones the less important columns move below the customer's name. */
export function OrdersTable({ orders, list, isStaff, marked }: OrdersTableProps) {
  const t = useTranslations('ordersPage');
  return (
    <Table caption={t('caption')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.order')}</HeaderCell>
        <SortCell {...sortProps(list, 'created_at')} className="max-md:hidden">
          {t('columns.placed')}
        </SortCell>
        <HeaderCell className="max-md:hidden">{t('columns.customer')}</HeaderCell>
        {isStaff ? <HeaderCell className="max-lg:hidden">{t('columns.client')}</HeaderCell> : null}
        <HeaderCell className="max-xl:hidden">{t('columns.store')}</HeaderCell>
        <HeaderCell align="end" className="max-lg:hidden">
          {t('columns.items')}
        </HeaderCell>
        <SortCell {...sortProps(list, 'total')} align="end" className="max-md:hidden">
          {t('columns.total')}
        </SortCell>
        <HeaderCell className="max-md:text-end">{t('columns.status')}</HeaderCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} isStaff={isStaff} marked={marked.has(order.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

interface OrderRowProps {
  order: OrderSummary;
  isStaff: boolean;
  marked: boolean;
}

function OrderRow({ order, isStaff, marked }: OrderRowProps) {
  const { created_at: at, currency } = order;
  const moment = <Moment at={at} currency={currency} ofPlatform={isStaff} className="whitespace-nowrap" />;
  return (
    <tr
      data-order={order.id}
      data-marked={marked || undefined}
      className={clsx(
        '[&>td]:py-2.5 max-lg:[&>td]:px-3 [&>td]:transition-colors [&>td]:duration-700',
        marked && '[&>td]:bg-accent-soft',
      )}
    >
      <Cell className="max-md:wrap-anywhere">
        <Link
          href={orderHref(order, isStaff)}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-accent underline-offset-2 hover:underline"
        >
          {order.order_ref}
        </Link>
        <span className="block text-[0.9375rem] text-muted md:hidden">
          {order.customer_name}
          <br />
          {moment}
        </span>
      </Cell>
      <Cell className="text-muted max-md:hidden">{moment}</Cell>
      <Cell className="wrap-anywhere max-md:hidden">
        {order.customer_name}
        {isStaff ? null : <span className="text-muted max-lg:hidden"> {order.customer_country}</span>}
      </Cell>
      {isStaff ? <Cell className="max-lg:hidden">{order.tenant_name}</Cell> : null}
      <Cell className="max-xl:hidden">{order.event_name}</Cell>
      <Cell align="end" className="max-lg:hidden">
        {order.item_count}
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <Total order={order} />
      </Cell>
      <Cell className="max-md:text-end">
        <OrderStatusPill status={order.status} paymentStatus={order.payment_status} />
        <span className="mt-1.5 block md:hidden">
          <Total order={order} />
        </span>
      </Cell>
    </tr>
  );
}

function Total({ order }: { order: OrderSummary }) {
  const t = useTranslations('ordersPage');
  if (order.kind === 'claim') return <Badge tone="neutral">{t('gift')}</Badge>;
  return <Money amount={order.total_store_price} currency={order.currency} />;
}

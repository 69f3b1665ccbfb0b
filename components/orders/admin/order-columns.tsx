import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import type { ListColumn } from '@/components/admin/list/table/list-column';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { useMoreColumns } from './more-columns';
import { orderHref } from './order-href';
import { LateNote } from './late-note';
import { OrderStatusPill } from './order-status-pill';
import { WaitsFor } from './waits-for';

interface PartProps {
  order: OrderSummary;
  isStaff: boolean;
}

function Placed({ order, isStaff }: PartProps) {
  const { created_at: at, currency } = order;
  return <Moment at={at} currency={currency} ofPlatform={isStaff} className="whitespace-nowrap" />;
}

/** The order's link; on phones with customer and time, which have no column there. */
function Reference({ order, isStaff, event }: PartProps & { event: string | undefined }) {
  return (
    <>
      <Link
        href={orderHref(order, isStaff, event)}
        prefetch={false}
        className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-accent underline-offset-2 hover:underline"
      >
        {order.order_ref}
      </Link>
      <span className="block text-[0.9375rem] text-muted md:hidden">
        <Name order={order} />
        <br />
        <Placed order={order} isStaff={isStaff} />
      </span>
    </>
  );
}

/** The recipient's name, or that it was erased (D46). */
function Name({ order }: { order: OrderSummary }) {
  const t = useTranslations('ordersPage');
  return order.customer_name || <span className="text-muted italic">{t('erased')}</span>;
}

function Customer({ order, isStaff }: PartProps) {
  return (
    <>
      <Name order={order} />
      {isStaff ? null : <span className="text-muted max-lg:hidden"> {order.customer_country}</span>}
    </>
  );
}

function Total({ order }: { order: OrderSummary }) {
  const t = useTranslations('ordersPage');
  if (order.kind === 'claim') return <Badge tone="neutral">{t('gift')}</Badge>;
  if (order.kind === 'bulk') return <Badge tone="neutral">{t('bulk')}</Badge>;
  if (order.kind === 'replacement') return <Badge tone="neutral">{t('replacement')}</Badge>;
  if (order.kind === 'shop') return <Badge tone="neutral">{t('shop')}</Badge>;
  return <Money amount={order.total_store_price} currency={order.currency} />;
}

function Status({ order }: { order: OrderRow }) {
  return (
    <>
      <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
      <LateNote order={order} />
      <span className="mt-1.5 block md:hidden">
        <Total order={order} />
      </span>
    </>
  );
}

type Column = ListColumn<OrderRow>;
type Headers = ReturnType<typeof useTranslations<'ordersPage.columns'>>;

/** What every order says of itself. */
const whatColumns = (t: Headers, isStaff: boolean, event: string | undefined): Column[] => [
  {
    id: 'order_ref',
    header: t('order'),
    cell: (order) => <Reference order={order} isStaff={isStaff} event={event} />,
    cellClassName: 'max-md:wrap-anywhere',
    always: true,
  },
  {
    id: 'created_at',
    header: t('placed'),
    cell: (order) => <Placed order={order} isStaff={isStaff} />,
    sort: 'created_at',
    className: 'max-md:hidden',
    cellClassName: 'text-muted',
  },
  {
    id: 'customer_name',
    header: t('customer'),
    cell: (order) => <Customer order={order} isStaff={isStaff} />,
    className: 'max-md:hidden',
    cellClassName: 'wrap-anywhere',
  },
];

const clientColumn = (t: Headers): Column => ({
  id: 'tenant_name',
  header: t('client'),
  cell: (order) => order.tenant_name,
  className: 'max-lg:hidden',
});

const stateColumns = (t: Headers, isStaff: boolean): Column[] => [
  {
    id: 'event_name',
    header: t('store'),
    cell: (order) => order.event_name,
    className: 'max-xl:hidden',
    cellClassName: 'min-w-36',
  },
  {
    id: 'item_count',
    header: t('items'),
    cell: (order) => order.item_count,
    align: 'end',
    className: 'max-lg:hidden',
  },
  {
    id: 'total_store_price',
    header: t('total'),
    cell: (order) => <Total order={order} />,
    sort: 'total',
    align: 'end',
    className: 'max-md:hidden',
  },
  {
    id: 'status',
    header: t('status'),
    cell: (order) => <Status order={order} />,
    className: 'max-md:text-end',
  },
  {
    id: 'acts',
    header: t('waits'),
    cell: (order) => <WaitsFor order={order} isStaff={isStaff} />,
    sort: 'waiting',
    className: 'max-lg:hidden',
    cellClassName: 'text-muted',
  },
];

/** The columns of the order list, or of one event's; staff also see whose order it is. */
export function useOrderColumns(isStaff: boolean, event?: string): readonly Column[] {
  const t = useTranslations('ordersPage.columns');
  const more = useMoreColumns();
  return useMemo(() => {
    const whose = isStaff ? [clientColumn(t)] : [];
    return [...whatColumns(t, isStaff, event), ...whose, ...stateColumns(t, isStaff), ...more];
  }, [t, isStaff, event, more]);
}

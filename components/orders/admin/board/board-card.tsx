import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LateNote } from '@/components/orders/admin/late-note';
import { MoveMenu } from '@/components/orders/admin/move/move-menu';
import { orderHref } from '@/components/orders/admin/order-href';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { WaitsLine } from '@/components/orders/admin/waits-for';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';

interface BoardCardProps {
  order: OrderRow;
  isStaff: boolean;
  /** It is new here, or has just changed. */
  marked: boolean;
  /** It was moved by hand. */
  onMoved: () => void;
}

/** An order on the board. S2.2-162. */
export function BoardCard({ order, isStaff, marked, onMoved }: BoardCardProps) {
  const t = useTranslations('ordersPage.detail');
  return (
    <li
      data-row={order.id}
      className={clsx(
        'grid gap-1.5 rounded-control border p-3 text-[0.9375rem] wrap-anywhere',
        marked ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          href={orderHref(order, isStaff)}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-accent underline-offset-2 hover:underline"
        >
          {order.order_ref}
        </Link>
        <span className="flex items-center gap-2 text-muted">
          {t('pieces', { count: order.item_count })}
          <MoveMenu small order={order} onMoved={onMoved} />
        </span>
      </div>
      <p>
        {order.event_name}
        {isStaff ? <span className="block text-muted">{order.tenant_name}</span> : null}
      </p>
      <div>
        <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
        <LateNote order={order} />
      </div>
      {order.acts === null ? null : (
        <p className="text-muted">
          <WaitsLine order={order} isStaff={isStaff} />
        </p>
      )}
    </li>
  );
}

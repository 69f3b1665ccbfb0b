import Link from 'next/link';
import { Money } from '@/components/ui/money';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { Moment } from '@/components/admin/moment';
import { orderHref } from '@/components/orders/admin/order-href';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { isPaidByShopper } from '@/lib/modules/orders/rules/kinds';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** For staff: shows each order's tenant, and adds it to the link. */
  isStaff: boolean;
}

/** A few orders, newest first. */
export function OrderList({ orders, isStaff }: OrderListProps) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.id} className="relative grid grid-cols-1 gap-1 px-4 py-3 hover:bg-paper sm:px-5">
          <div className="flex items-center justify-between gap-4">
            <Link
              href={orderHref(order, isStaff)}
              prefetch={false}
              className="font-semibold whitespace-nowrap text-accent underline-offset-2 after:absolute after:inset-0 hover:underline"
            >
              {order.order_ref}
            </Link>
            <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
          </div>
          <div className="flex items-baseline justify-between gap-4 text-[0.9375rem] text-muted">
            <span className="truncate">
              {[order.customer_name, isStaff ? order.tenant_name : order.event_name].join(' · ')}
            </span>
            {!isPaidByShopper(order.kind) ? (
              <Moment
                at={order.created_at}
                currency={order.currency}
                ofPlatform={isStaff}
                className="shrink-0"
              />
            ) : (
              <Money amount={order.total_store_price} currency={order.currency} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

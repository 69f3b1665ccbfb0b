import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { orderHref } from '@/components/orders/admin/order-href';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { Money } from '@/components/ui/money';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { CLIENT_LINK } from './client-link';

function Problems({ id, problems }: Pick<ClientDetail, 'id' | 'problems'>) {
  const t = useTranslations('clients.page');
  const names = useTranslations('ordersPage.filters.problems');
  if (problems.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="text-[0.9375rem] text-muted">{t('problems')}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {problems.map(({ problem, count }) => (
          <li key={problem}>
            <Link href={`/orders?${new URLSearchParams({ tenant: id, problem })}`} className={CLIENT_LINK}>
              {`${names(problem)}: ${count > COUNTED_TO ? `${COUNTED_TO}+` : count}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A client's latest orders, and how many wait for somebody. S2.2-194. */
export function OrdersPanel({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients.page');
  return (
    <Panel
      id="client-orders"
      title={t('orders')}
      aside={
        <Link href={`/orders?${new URLSearchParams({ tenant: client.id })}`} className={CLIENT_LINK}>
          {t('allOrders')}
        </Link>
      }
    >
      <Problems id={client.id} problems={client.problems} />
      {client.orders.length === 0 ? <p className="text-muted">{t('noOrders')}</p> : null}
      <ul className="grid gap-3" aria-label={t('ordersTable', { name: client.name })}>
        {client.orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <Link href={orderHref(order, true)} className={CLIENT_LINK}>
                {order.order_ref}
              </Link>
              <span className="block text-[0.9375rem] wrap-anywhere text-muted">
                {order.event_name} · <Moment at={order.created_at} currency={order.currency} />
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <Money amount={order.total_store_price} currency={order.currency} />
              <OrderStatusPill status={order.status} paymentStatus={order.payment_status} held={order.held} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { Money } from '@/components/ui/money';
import { fromWire } from '@/lib/kernel/money';
import type { BulkOrderDetail } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { isWaiting } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { BulkPart } from './bulk-part';
import { CardNotice } from './card-notice';

interface DetailProps {
  order: BulkOrderDetail;
  /** Where an address's order is read. */
  orderHref: (id: string) => string;
  /** Where it is paid by card, and whether this person may. */
  payHref: string;
  mayPay: boolean;
}

/** A Bulk order: what it cost, and each address with its status and parcel. D4-14. */
export function BulkOrderView({ order, orderHref, payHref, mayPay }: DetailProps) {
  const t = useTranslations('bulkOrder.detail');
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-5">
        {isWaiting(order.state) ? (
          <Alert tone="warn" title={t('waitsTitle')}>
            {t(order.state === 'over_budget' ? 'waitsForBudget' : 'waits')}
          </Alert>
        ) : null}
        {order.card ? <CardNotice order={order} card={order.card} mayPay={mayPay} payHref={payHref} /> : null}
        <Panel
          id="bulk-parts"
          title={t('addresses', { count: order.addresses })}
          aside={
            <span className="text-muted">
              {t('shipped', { shipped: order.shipped, count: order.addresses })}
            </span>
          }
          flush
        >
          <ul className="divide-y divide-line">
            {order.parts.map((part) => (
              <BulkPart
                key={part.order_id}
                part={part}
                currency={order.currency}
                href={orderHref(part.order_id)}
              />
            ))}
          </ul>
        </Panel>
      </div>
      <Costs order={order} />
    </div>
  );
}

function Costs({ order }: { order: BulkOrderDetail }) {
  const t = useTranslations('bulkOrder.detail');
  const methods = useTranslations('shipping.method');
  const cancelled = fromWire(order.cancelled);
  const rows = [
    { label: t('production', { count: order.items }), amount: fromWire(order.production) },
    { label: t('shipping', { method: methods(order.shipping_method) }), amount: fromWire(order.shipping) },
    { label: t('tax'), amount: fromWire(order.tax) },
    ...(cancelled > 0 ? [{ label: t('cancelled'), amount: -cancelled }] : []),
  ];
  return (
    <Panel id="bulk-costs" title={t('costs')}>
      <dl className="grid gap-1.5 tabular-nums">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Money amount={amount} currency={order.currency} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-6 border-t border-line pt-2.5 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd>
            <Money amount={order.due} currency={order.currency} />
          </dd>
        </div>
        {order.card && fromWire(order.card.refunded) > 0 ? (
          <div className="flex justify-between gap-6">
            <dt className="text-ink-soft">{t('refunded')}</dt>
            <dd>
              <Money amount={order.card.refunded} currency={order.currency} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">
        {order.payment === 'card' ? t('paidByCard') : t('paidBy')}{' '}
        <Moment at={order.placed_at} currency={order.currency} />
        {order.placed_by === null ? null : ` · ${order.placed_by}`}
      </p>
    </Panel>
  );
}

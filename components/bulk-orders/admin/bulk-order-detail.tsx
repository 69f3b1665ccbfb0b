import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { OrderStatusPill } from '@/components/orders/admin/order-status-pill';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { Money } from '@/components/ui/money';
import { fromWire } from '@/lib/kernel/money';
import type { BulkOrderPart } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { BulkOrderDetail } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { isWaiting } from '@/lib/modules/bulk-orders/rules/bulk-state';

interface DetailProps {
  order: BulkOrderDetail;
  /** Where an address's order is read. */
  orderHref: (id: string) => string;
}

/** A Bulk order: what it cost, and each address with its status and parcel. D4-14. */
export function BulkOrderView({ order, orderHref }: DetailProps) {
  const t = useTranslations('bulkOrder.detail');
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-5">
        {isWaiting(order.state) ? (
          <Alert tone="warn" title={t('waitsTitle')}>
            {t(order.state === 'over_budget' ? 'waitsForBudget' : 'waits')}
          </Alert>
        ) : null}
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
              <Part
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
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">
        {t('paidBy')} <Moment at={order.placed_at} currency={order.currency} />
        {order.placed_by === null ? null : ` · ${order.placed_by}`}
      </p>
    </Panel>
  );
}

interface PartProps {
  part: BulkOrderPart;
  currency: BulkOrderDetail['currency'];
  href: string;
}

function Part({ part, currency, href }: PartProps) {
  const t = useTranslations('bulkOrder.detail');
  const { tracking } = part;
  const lines = part.lines.map(
    ({ quantity, name, colour, size }) => `${quantity} × ${name} ${colour} ${sizeLabel(size)}`,
  );
  return (
    <li className="grid gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{part.name}</span>
          <span className="text-muted"> · {[part.address_city, part.address_country].join(', ')}</span>
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-muted">{lines.join(', ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
          >
            {part.order_ref}
          </Link>
          <Parcel tracking={tracking} none={t('noParcel')} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:flex-col sm:items-end">
        <OrderStatusPill status={part.status} paymentStatus="not_needed" held={false} />
        <Money amount={part.cost} currency={currency} />
      </div>
    </li>
  );
}

function Parcel({ tracking, none }: { tracking: BulkOrderPart['tracking']; none: string }) {
  if (!tracking) return <span className="text-[0.9375rem] text-muted">{none}</span>;
  const text = `${tracking.carrier} ${tracking.number}`;
  if (tracking.url === null) return <span>{text}</span>;
  return (
    <a
      href={tracking.url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
    >
      {text}
    </a>
  );
}

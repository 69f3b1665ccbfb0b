'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Moment, dayText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { disputeReason } from '@/lib/modules/orders/rules/dispute-reasons';

/** Refunds and disputes of an order, the newest first; nothing for an order without any (D32-8). */
export function MoneyBackPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.money');
  if (order.refunds.length + order.disputes.length === 0) return null;
  return (
    <Panel id="money" title={t('title')}>
      <ul className="grid gap-3.5">
        {order.disputes.toReversed().map((dispute) => (
          <DisputeEntry key={dispute.id} order={order} dispute={dispute} />
        ))}
        {order.refunds.toReversed().map((refund) => (
          <RefundEntry key={refund.id} order={order} refund={refund} />
        ))}
      </ul>
    </Panel>
  );
}

const SMALL = 'text-[0.9375rem] text-muted';

function RefundEntry({ order, refund }: { order: OrderDetail; refund: OrderDetail['refunds'][number] }) {
  const t = useTranslations('ordersPage.money');
  const by = refund.for_edit
    ? t('byEdit')
    : refund.made_by === 'us'
      ? t('byUs', { brand: BRAND.name })
      : t('byProvider');
  return (
    <li>
      <p className="font-semibold">
        {t(`refund.${refund.state}`, { amount: formatMoney(refund.amount, order.currency) })}
      </p>
      {refund.state === 'succeeded' ? null : <p>{t(`${refund.state}Text`)}</p>}
      <p className={SMALL}>
        <Moment at={refund.made_at} currency={order.currency} />
        {` · ${by}`}
      </p>
    </li>
  );
}

function DisputeEntry({ order, dispute }: { order: OrderDetail; dispute: OrderDetail['disputes'][number] }) {
  const t = useTranslations('ordersPage.money');
  const locale = useLocale();
  const isOpen = dispute.state === 'open' || dispute.state === 'inquiry';
  return (
    <li>
      <p className="font-semibold">
        {t(`dispute.${dispute.state}`, { amount: formatMoney(dispute.amount, order.currency) })}
      </p>
      <p>{t(`reason.${disputeReason(dispute.reason)}`)}</p>
      {isOpen && dispute.evidence_due !== null ? (
        <p>{t('due', { date: dayText(dispute.evidence_due, order.currency, locale) })}</p>
      ) : null}
      <p className={SMALL}>
        <Moment at={dispute.closed_at ?? dispute.opened_at} currency={order.currency} />
      </p>
    </li>
  );
}

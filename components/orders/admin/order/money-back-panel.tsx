'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Moment, dayText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import { BRAND } from '@/lib/kernel/brand';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { disputeReason } from '@/lib/modules/orders/rules/dispute-reasons';
import { SettleRefund } from './settle-refund';

/** Refunds and disputes of an order, the newest first; nothing for an order without any (D32-8). */
export function MoneyBackPanel({ order, refresh }: { order: OrderDetail; refresh: () => void }) {
  const t = useTranslations('ordersPage.money');
  // One that is made is told with the refund it became.
  const open = order.asked_refunds.filter(({ refund }) => refund === null);
  if (order.refunds.length + order.disputes.length + open.length === 0) return null;
  return (
    <Panel id="money" title={t('title')}>
      <ul className="grid gap-3.5">
        {order.disputes.toReversed().map((dispute) => (
          <DisputeEntry key={dispute.id} order={order} dispute={dispute} />
        ))}
        {open.toReversed().map((asked) => (
          <AskedEntry key={asked.id} order={order} asked={asked} refresh={refresh} />
        ))}
        {order.refunds.toReversed().map((refund) => (
          <RefundEntry key={refund.id} order={order} refund={refund} refresh={refresh} />
        ))}
      </ul>
    </Panel>
  );
}

const SMALL = 'text-[0.9375rem] text-muted';

type Asked = OrderDetail['asked_refunds'][number];

/** Who asked for a refund, why, and whether the platform bears it; without a name for somebody whom the reader can't see. */
function useWhy() {
  const t = useTranslations('ordersPage');
  return ({ asked_by: name, reason, words, bearer }: Asked): string => {
    const why = reason === 'other' ? words : t(`refund.reasons.${reason}`);
    const told = name === null ? why : t('money.asked.by', { name, why });
    return bearer === 'client' ? told : `${told} · ${t('money.atPlatformCost', { brand: BRAND.name })}`;
  };
}

const MAKERS = { us: 'byUs', provider: 'byProvider', otherwise: 'byOtherwise' } as const;

interface EntryProps {
  order: OrderDetail;
  refresh: () => void;
}

function AskedEntry({ order, asked, refresh }: EntryProps & { asked: Asked }) {
  const t = useTranslations('ordersPage.money.asked');
  const why = useWhy();
  const amount = formatMoney(asked.amount, order.currency);
  return (
    <li>
      <p className="font-semibold">{t(asked.state === 'refused' ? 'refused' : 'waiting', { amount })}</p>
      {asked.state === 'refused' ? <p>{t('refusedText')}</p> : null}
      <p className={SMALL}>
        <Moment at={asked.asked_at} currency={order.currency} />
        {` · ${why(asked)}`}
      </p>
      {asked.owed === null ? null : (
        <SettleRefund order={order} failed={asked.id} owed={asked.owed} refresh={refresh} />
      )}
    </li>
  );
}

function RefundEntry({ order, refund, refresh }: EntryProps & { refund: OrderDetail['refunds'][number] }) {
  const t = useTranslations('ordersPage.money');
  const why = useWhy();
  const asked = order.asked_refunds.find((one) => one.refund === refund.id);
  const maker = t(MAKERS[refund.made_by], { brand: BRAND.name });
  const about = asked ? why(asked) : refund.for_edit ? t('byEdit') : maker;
  const by = asked && refund.made_by === 'otherwise' ? `${maker} · ${about}` : about;
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
      {refund.owed === null ? null : (
        <SettleRefund order={order} failed={refund.id} owed={refund.owed} refresh={refresh} />
      )}
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

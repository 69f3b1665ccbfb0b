import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import type { Closing } from '@/lib/modules/tenants/contract/close-client';

const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';

/** What must be done before a client can be closed, each with the way to it. S2.2-198. */
export function InTheWay({ tenant, closing }: { tenant: string; closing: Closing }) {
  const t = useTranslations('clients.closing');
  const { open_orders: open, unpaid_orders: unpaid, reserved } = closing;
  const orders = (more: Record<string, string>) => `/orders?${new URLSearchParams({ tenant, ...more })}`;
  return (
    <Alert tone="warn" title={t('blocked')}>
      <ul className="list-disc pl-5">
        {open > 0 ? (
          <li>
            <Link href={orders({})} className={LINK}>
              {t('openOrders', { count: open })}
            </Link>
          </li>
        ) : null}
        {unpaid > 0 ? (
          <li>
            <Link href={orders({ unpaid: '1' })} className={LINK}>
              {t('unpaidOrders', { count: unpaid })}
            </Link>
          </li>
        ) : null}
        {reserved.map(({ currency, amount }) => (
          <li key={currency}>
            <Link href={`/clients/${encodeURIComponent(tenant)}/credit`} className={LINK}>
              {t('reserved', { amount: formatMoney(amount, currency) })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What closing a client ends, and what stays. S2.2-198. */
export function WhatItDoes({ closing }: { closing: Closing }) {
  const t = useTranslations('clients.closing');
  const regions = useTranslations('clients.regions');
  const { live_events: events, people, tokens, webhooks, balances, payouts } = closing;
  const money = closing.refunds + closing.disputes;
  const lines = [
    t('events', { count: events }),
    t('people', { count: people }),
    tokens > 0 ? t('tokens', { count: tokens }) : '',
    webhooks > 0 ? t('webhooks', { count: webhooks }) : '',
    closing.shop_connected ? t('shop') : '',
    money > 0 ? t('money', { count: money }) : '',
    payouts.length > 0 ? t('payouts', { regions: payouts.map((region) => regions(region)).join(', ') }) : '',
    ...balances.map(({ currency, amount }) => {
      const owes = amount.startsWith('-');
      const sum = formatMoney(owes ? amount.slice(1) : amount, currency);
      return t(owes ? 'owed' : 'balance', { amount: sum });
    }),
    t('kept'),
  ].filter((line) => line !== '');
  return (
    <section>
      <h3 className="font-semibold">{t('does')}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

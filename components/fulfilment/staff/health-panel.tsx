import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { FulfillerState } from './fulfiller-state';
import { MomentOrNever } from './fulfillers-table';

/** How a fulfiller stands: its status and why, its orders, its pace, and when it was last heard of. S2.2-105, S2.2-173. */
export function HealthPanel({ fulfiller }: { fulfiller: Fulfiller }) {
  const t = useTranslations('fulfillers');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const { on_time_percent: onTime } = fulfiller;
  const { state, state_reason: reason, paused_until: until } = fulfiller;
  const facts = [
    { name: t('inHand'), value: <span className="tabular-nums">{fulfiller.orders_in_hand}</span> },
    { name: t('late'), value: <span className="tabular-nums">{fulfiller.orders_late}</span> },
    { name: t('onTime'), value: onTime === null ? t('never') : percent.format(onTime / 100) },
    { name: t('lastMessage'), value: <MomentOrNever at={fulfiller.last_message_at} /> },
    { name: t('lastFailure'), value: <MomentOrNever at={fulfiller.last_failure_at} /> },
  ];
  const { orders_parked: parked, silent_since: silent } = fulfiller;
  return (
    <Panel id="health" title={t('health')} aside={<FulfillerState state={state} />}>
      {reason ? <p className="mb-4 wrap-anywhere">{reason}</p> : null}
      {until ? <p className="mb-4">{t('pausedUntil', { day: dayText(until, locale) })}</p> : null}
      {silent ? (
        <p className="mb-4">
          {t('silentSince')} <MomentOrNever at={silent} />
        </p>
      ) : null}
      {parked > 0 ? (
        <p className="mb-4">
          <Link href="/orders?problem=printer" className="text-accent underline">
            {t('parked', { count: parked })}
          </Link>
        </p>
      ) : null}
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-[0.9375rem] text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

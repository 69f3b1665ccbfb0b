import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { takesPayment } from '@/lib/modules/events/rules/event-types';

function Figure({ label, value, detail }: { label: ReactNode; value: ReactNode; detail: ReactNode }) {
  return (
    <div className="grid grow basis-[calc(50%-0.375rem)] content-start gap-1 rounded-card border border-line bg-surface px-4 py-4 sm:basis-52 sm:px-5">
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="font-heading text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
        {value}
      </dd>
      <dd className="text-[0.9375rem] text-muted">{detail}</dd>
    </div>
  );
}

/** An event's results: orders, and what was paid, claimed or answered, depending on its type. */
export function EventFigures({ overview }: { overview: EventOverview }) {
  const t = useTranslations('events.overview.figures');
  const { event, figures, invitees } = overview;
  const { type } = event.event_type;
  const { claim_cap: cap } = figures;
  return (
    <dl className="mt-5 flex flex-wrap gap-3 sm:gap-4">
      <Figure
        label={t('orders')}
        value={figures.orders}
        detail={t('lately', { count: figures.orders_30_days })}
      />
      {takesPayment(type) ? (
        <Figure
          label={t('revenue')}
          value={<Money amount={figures.revenue} currency={event.currency} />}
          detail={t.rich('revenueLately', {
            amount: () => <Money amount={figures.revenue_30_days} currency={event.currency} />,
          })}
        />
      ) : null}
      {type === 'Promo' ? (
        <Figure
          label={t('claims')}
          value={figures.claims}
          detail={cap === null ? t('noCap') : t('cap', { cap, left: cap - figures.claims })}
        />
      ) : null}
      {invitees ? (
        <Figure
          label={t('answers')}
          value={invitees.answered}
          detail={t('invited', { count: invitees.invited })}
        />
      ) : null}
      <Figure
        label={t('products')}
        value={event.product_count}
        detail={t('onSale', { count: event.product_count })}
      />
    </dl>
  );
}

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { takesPayment } from '@/lib/modules/events/rules/event-types';
import type { Region } from '@/lib/kernel/regions';

interface PayoutsAlertProps {
  events: readonly Pick<EventSummary, 'event_type' | 'region'>[];
  /** Regions in which the client already receives payouts. */
  paidRegions: readonly Region[];
  /** Whether this person's role may set payouts up (D3). */
  maySetUp: boolean;
  className?: string;
}

/** Says that stores cannot take payments because no payout account is set up, with a link to the setup. */
export function PayoutsAlert({ events, paidRegions, maySetUp, className = '' }: PayoutsAlertProps) {
  const t = useTranslations('dashboard.payouts');
  const unpaid = events.filter(
    ({ event_type: { type }, region }) => takesPayment(type) && !paidRegions.includes(region),
  );
  if (unpaid.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={t('title', { count: unpaid.length })}
      className={className}
      actions={
        maySetUp ? (
          <LinkButton href="/settings/billing-account" prefetch={false} size="sm">
            {t('setUp')}
          </LinkButton>
        ) : null
      }
    >
      {maySetUp ? t('text') : t('byAdmin')}
    </Alert>
  );
}

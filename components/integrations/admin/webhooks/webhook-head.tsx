'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { Alert } from '@/components/ui/alert';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import { WebhookActs } from './webhook-acts';
import { WebhookState } from './webhook-state';

interface WebhookHeadProps {
  tenant: string;
  webhook: Webhook;
}

/** What an endpoint gets and how it stands, with the acts on it. D47-7. */
export function WebhookHead({ tenant, webhook }: WebhookHeadProps) {
  const t = useTranslations('webhooks');
  const locale = useLocale();
  const { state, failing_since: failing, parked, old_secret_until: until } = webhook;
  const moment = (at: string) => momentText(at, 'GBP', locale);
  return (
    <section
      aria-label={t('endpoint')}
      className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <WebhookState webhook={webhook} />
          <p className="mt-2 text-[0.9375rem] break-words text-muted">{webhook.event_types.join(', ')}</p>
        </div>
        <WebhookActs tenant={tenant} webhook={webhook} />
      </div>
      {state === 'paused' ? <Alert tone="info">{t('pausedText')}</Alert> : null}
      {state === 'failing' && failing ? (
        <Alert tone="warn">{t('failingText', { time: moment(failing) })}</Alert>
      ) : null}
      {parked > 0 ? <Alert tone="danger">{t('parkedText', { count: parked })}</Alert> : null}
      {until ? <Alert tone="info">{t('overlapText', { time: moment(until) })}</Alert> : null}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import useSWRImmutable from 'swr/immutable';
import { AskedPayment } from '@/components/payments/admin/asked-payment';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { LinkButton } from '@/components/ui/link-button';
import type { ApiError } from '@/lib/client/api-error';
import { settleBulkPayment, type BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { SettledBulkPayment } from '@/lib/modules/bulk-orders/contract/pay-bulk-order';

interface BulkPaymentResultProps {
  place: BulkPlace;
  order: string;
  /** Shows the card again; null where it can't be paid. */
  onAgain: (() => void) | null;
}

const TONES = { paid: 'ok', processing: 'info', open: 'warn', cancelled: 'warn', refused: 'warn' } as const;

/** What has become of a Bulk order's payment, as the provider says; also after a reload. */
export function BulkPaymentResult({ place, order, onAgain }: BulkPaymentResultProps) {
  const t = useTranslations('bulkOrder.pay');
  const asked = useSWRImmutable<SettledBulkPayment, ApiError>(
    ['bulk-payment-result', place.tenant, place.slug, order],
    () => settleBulkPayment(place, order),
    { shouldRetryOnError: false },
  );
  const texts = { asking: t('asking'), unknownTitle: t('unknownTitle'), askAgain: t('askAgain') };
  const view = (
    <LinkButton href={`/events/${place.slug}/bulk-order/${order}`} prefetch={false}>
      {t('view')}
    </LinkButton>
  );
  return (
    <AskedPayment asked={asked} texts={texts}>
      {({ state, ref, amount, currency }, ask) => {
        const values = { ref, amount: formatMoney(amount, currency) };
        return (
          <Alert
            tone={TONES[state]}
            announce="status"
            title={t(`result.${state}.title`, values)}
            actions={
              <>
                {state === 'open' && onAgain ? <Button onClick={onAgain}>{t('again')}</Button> : view}
                {state === 'processing' ? ask : null}
              </>
            }
          >
            {t(`result.${state}.text`, values)}
          </Alert>
        );
      }}
    </AskedPayment>
  );
}

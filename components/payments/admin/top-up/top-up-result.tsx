'use client';

import { useTranslations } from 'next-intl';
import useSWRImmutable from 'swr/immutable';
import { AskedPayment } from '@/components/payments/admin/asked-payment';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { LinkButton } from '@/components/ui/link-button';
import type { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { settleTopUpCall } from '@/lib/modules/payments/contract/paths';
import type { SettledTopUp, settleTopUp } from '@/lib/modules/payments/contract/top-up';

interface TopUpResultProps {
  tenant: string;
  topUp: string;
  /** Begins another one. */
  onAgain: () => void;
}

const TONES = { paid: 'ok', processing: 'info', open: 'warn', cancelled: 'warn' } as const;

/** What has become of a payment, as the provider says; also after a reload. */
export function TopUpResult({ tenant, topUp, onAgain }: TopUpResultProps) {
  const t = useTranslations('topUp');
  const asked = useSWRImmutable<SettledTopUp, ApiError>(
    ['top-up', tenant, topUp],
    () => browserCall<typeof settleTopUp>(settleTopUpCall, { params: { tenant, topUp }, body: {} }),
    { shouldRetryOnError: false },
  );
  const texts = { asking: t('asking'), unknownTitle: t('unknownTitle'), askAgain: t('askAgain') };
  const back = (
    <LinkButton href="/settings/billing-account" prefetch={false}>
      {t('toAccount')}
    </LinkButton>
  );
  const again = <Button onClick={onAgain}>{t('again')}</Button>;
  return (
    <AskedPayment asked={asked} texts={texts}>
      {({ state, amount, currency }, ask) => (
        <Alert
          tone={TONES[state]}
          announce="status"
          title={t(`result.${state}.title`, { amount: formatMoney(amount, currency) })}
          actions={
            <>
              {state === 'paid' ? back : state === 'processing' ? ask : again}
              {state === 'processing' ? back : null}
            </>
          }
        >
          {t(`result.${state}.text`)}
        </Alert>
      )}
    </AskedPayment>
  );
}

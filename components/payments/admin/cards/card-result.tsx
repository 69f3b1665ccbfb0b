'use client';

import { useTranslations } from 'next-intl';
import useSWRImmutable from 'swr/immutable';
import { AskedPayment } from '@/components/payments/admin/asked-payment';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { settleCardCall } from '@/lib/modules/payments/contract/paths';
import type { SettledCard, settleCard } from '@/lib/modules/payments/contract/cards';
import { useCardTexts } from './card-name';

interface CardResultProps {
  tenant: string;
  card: string;
  /** Begins another one. */
  onAgain: () => void;
}

const TONES = { saved: 'ok', processing: 'info', open: 'warn', failed: 'warn' } as const;

/** What has become of a card, as the provider says; also after a reload. */
export function CardResult({ tenant, card: id, onAgain }: CardResultProps) {
  const t = useTranslations('cards');
  const names = useCardTexts();
  const asked = useSWRImmutable<SettledCard, ApiError>(
    ['card', tenant, id],
    () => browserCall<typeof settleCard>(settleCardCall, { params: { tenant, card: id }, body: {} }),
    { shouldRetryOnError: false },
  );
  const texts = { asking: t('asking'), unknownTitle: t('unknownTitle'), askAgain: t('askAgain') };
  const back = (
    <LinkButton href="/settings/billing-account" prefetch={false}>
      {t('backToAccount')}
    </LinkButton>
  );
  const again = <Button onClick={onAgain}>{t('again')}</Button>;
  return (
    <AskedPayment asked={asked} texts={texts}>
      {({ state, card }, ask) => (
        <Alert
          tone={TONES[state]}
          announce="status"
          title={t(`result.${state}.title`, { name: card ? names.name(card) : '' })}
          actions={
            <>
              {state === 'saved' ? back : state === 'processing' ? ask : again}
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

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
import type { CardPlace } from './card-place';

interface CardResultProps {
  tenant: string;
  card: string;
  place: CardPlace;
  /** Begins another one. */
  onAgain: () => void;
}

const TONES = { saved: 'ok', processing: 'info', open: 'warn', failed: 'warn' } as const;

/** What has become of a card, as the provider says; also after a reload. */
export function CardResult({ tenant, card: id, place, onAgain }: CardResultProps) {
  const t = useTranslations('cards');
  const names = useCardTexts();
  const forOrders = place.purpose === 'orders';
  const asked = useSWRImmutable<SettledCard, ApiError>(
    ['card', tenant, id],
    () => browserCall<typeof settleCard>(settleCardCall, { params: { tenant, card: id }, body: {} }),
    { shouldRetryOnError: false },
  );
  const texts = { asking: t('asking'), unknownTitle: t('unknownTitle'), askAgain: t('askAgain') };
  const back = (
    <LinkButton href={place.back} prefetch={false}>
      {t(forOrders ? 'goOn' : 'backToAccount')}
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
          {t(forOrders && state === 'saved' ? 'savedForOrders' : `result.${state}.text`)}
        </Alert>
      )}
    </AskedPayment>
  );
}

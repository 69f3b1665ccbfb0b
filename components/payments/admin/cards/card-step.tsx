'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { confirmOnboardingStep } from '@/lib/modules/shop-platform/client/install';
import type { SavedCard as Card } from '@/lib/modules/payments/contract/cards';
import { CARD_STEP_PATH } from './card-place';
import { SavedCard } from './saved-card';

/** The card that pays for a merchant's orders: to enter, or one that is saved already. S4-47. */
export function CardStep({ tenant, card }: { tenant: string; card: Card | null }) {
  const t = useTranslations('shopSteps');
  if (card === null || card.state === 'expired') {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-soft">{t('cardLead')}</p>
        {card ? <SavedCard card={card} /> : null}
        <LinkButton href={CARD_STEP_PATH}>{t('cardAdd')}</LinkButton>
      </div>
    );
  }
  return <KnownCard tenant={tenant} card={card} />;
}

function KnownCard({ tenant, card }: { tenant: string; card: Card }) {
  const t = useTranslations('shopSteps');
  const { busy, error, run } = useAct();
  const use = () => run(() => confirmOnboardingStep(tenant, 'connect_payment'));
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{t('cardThere')}</p>
      <SavedCard card={card} />
      <FormAlert error={busy ? undefined : error} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyText={t('cardUse')} onClick={() => void use()}>
          {t('cardUse')}
        </Button>
        <LinkButton href={CARD_STEP_PATH} variant="secondary">
          {t('cardOther')}
        </LinkButton>
      </div>
    </div>
  );
}

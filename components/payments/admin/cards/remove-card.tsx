'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import { useCardTexts } from './card-name';

// Loaded when it is opened.
const RemoveDialog = dynamic(() => import('./remove-dialog').then((module) => module.RemoveDialog), {
  ssr: false,
});

/** Removes a saved card, once asked. D37-10. */
export function RemoveCard({ tenant, card }: { tenant: string; card: SavedCard }) {
  const t = useTranslations('cards');
  const texts = useCardTexts();
  const name = texts.name(card);
  return (
    <ActButton label={t('remove')} accessibleName={t('removeNamed', { name })} variant="quiet">
      {(close) => <RemoveDialog tenant={tenant} card={card.id} name={name} onClose={close} />}
    </ActButton>
  );
}

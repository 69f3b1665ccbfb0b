'use client';

import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/radio-card';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import { useCardTexts } from './card-name';

interface CardChoiceProps {
  saved: SavedCard;
  /** Null: another card is typed. */
  chosen: SavedCard | null;
  onChoose: (card: SavedCard | null) => void;
}

/** Which card pays: the saved one, or another. */
export function CardChoice({ saved, chosen, onChoose }: CardChoiceProps) {
  const t = useTranslations('cards');
  const texts = useCardTexts();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('choice')}</legend>
      <RadioCard
        name="card"
        value={saved.id}
        checked={chosen !== null}
        onChange={() => onChoose(saved)}
        title={texts.name(saved)}
        text={t('expires', { month: texts.ends(saved) })}
      />
      <RadioCard
        name="card"
        value="other"
        checked={chosen === null}
        onChange={() => onChoose(null)}
        title={t('another')}
        text={t('anotherText')}
      />
    </fieldset>
  );
}

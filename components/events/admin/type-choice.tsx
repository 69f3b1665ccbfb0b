'use client';

import { ClipboardList, Gift, Package, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { EVENT_TYPES, type EventType } from '@/lib/modules/events/rules/event-types';
import { TYPE_KEYS } from './event-keys';

const ICONS: Record<EventType, typeof Store> = {
  Store,
  Promo: Gift,
  Products: ClipboardList,
  Bulk: Package,
};

interface TypeChoiceProps {
  chosen: EventType;
  onChoose(type: EventType): void;
}

/** The event types to choose from, each with an explanation (S1; D4). */
export function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  const t = useTranslations('events');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('typeLabel')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {EVENT_TYPES.map((type) => (
          <RadioCard
            key={type}
            name="type"
            value={type}
            checked={chosen === type}
            onChange={() => onChoose(type)}
            icon={ICONS[type]}
            title={t(`types.${TYPE_KEYS[type]}.name`)}
            text={t(`types.${TYPE_KEYS[type]}.text`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

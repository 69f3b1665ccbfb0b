'use client';

import { ClipboardList, Gift, Package, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
        {EVENT_TYPES.map((type) => {
          const Icon = ICONS[type];
          return (
            <label
              key={type}
              className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="type"
                value={type}
                checked={chosen === type}
                onChange={() => onChoose(type)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="flex items-center gap-2 font-semibold">
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  {t(`types.${TYPE_KEYS[type]}.name`)}
                </span>
                <span className="mt-0.5 block text-[0.9375rem] text-ink-soft">
                  {t(`types.${TYPE_KEYS[type]}.text`)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

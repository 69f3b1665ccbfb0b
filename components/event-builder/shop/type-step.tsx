'use client';

import { Gift, ListChecks, PackageCheck, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EVENT_TYPES } from '@/lib/modules/event-builder/rules/limits';
import { useBuilder } from './builder-context';
import { ChoiceCard } from './choice-card';
import { StepHeading } from './step-heading';

const ICONS = { Store, Promo: Gift, Products: ListChecks, Bulk: PackageCheck } as const;

/** The step for the event type: the four types of S1, described by purpose. */
export function TypeStep() {
  const t = useTranslations('eventBuilder');
  const { built } = useBuilder();
  return (
    <>
      <StepHeading title={t('type.title')} lead={t('type.lead')} />
      <fieldset className="mt-6">
        <legend className="sr-only">{t('type.title')}</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {EVENT_TYPES.map((type) => {
            const Icon = ICONS[type];
            return (
              <ChoiceCard
                key={type}
                name="event-type"
                checked={built.store.type === type}
                onChoose={() => built.keeper.change((store) => ({ ...store, type }))}
                title={t(`type.${type}.title`)}
                icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />}
              >
                {t(`type.${type}.text`)}
              </ChoiceCard>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import { withRegion } from '@/lib/modules/event-builder/client/change-store';
import { useBuilder } from './builder-context';
import { ChoiceCard } from './choice-card';
import { StepHeading } from './step-heading';

/** The step for the region, which decides currency and delivery; for the US it explains how a store goes live. */
export function RegionStep() {
  const t = useTranslations('eventBuilder');
  const { built, known } = useBuilder();
  const { region: chosen } = built.store;
  return (
    <>
      <StepHeading title={t('region.title')} lead={t('region.lead')} />
      <fieldset className="mt-6">
        <legend className="sr-only">{t('region.title')}</legend>
        <div className="grid gap-3">
          {REGIONS.map((region) => (
            <ChoiceCard
              key={region}
              name="event-region"
              checked={chosen === region}
              onChoose={() => built.keeper.change(withRegion(known, region))}
              title={t(`region.${region}.title`)}
              icon={
                <span className="rounded-full bg-paper-deep px-2.5 py-0.5 text-[0.9375rem] font-semibold tabular-nums">
                  {REGION_FACTS[region].currency}
                </span>
              }
            >
              {t(`region.${region}.text`)}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      {chosen === 'US' ? (
        <Alert tone="info" title={t('region.usTitle')} announce="status" className="mt-4">
          {t('region.usText')}
        </Alert>
      ) : null}
    </>
  );
}

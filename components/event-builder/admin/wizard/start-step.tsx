'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { TypeChoice } from '@/components/events/admin/type-choice';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { StepHeading } from '@/components/event-builder/shop/step-heading';
import { StartChoice } from '../start-choice';
import { TemplateContents } from '../template-contents';
import { useWizard } from './wizard-context';

// Loaded when a copy is chosen.
const CloneFields = dynamic(() => import('./clone-fields').then((module) => module.CloneFields), {
  loading: () => null,
});

/** The step for type and start: blank, a copy of an own store, or one of six templates. S2.2-26. */
export function StartStep() {
  const t = useTranslations('eventWizard.start');
  const { plan, startFrom } = useWizard();
  const { built } = useBuilder();
  const { type, products } = built.store;
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid gap-7">
        <StartChoice chosen={plan.start} onChoose={startFrom} />
        {plan.start === 'blank' ? (
          <TypeChoice
            chosen={type}
            onChoose={(chosen) => built.keeper.change((store) => ({ ...store, type: chosen }))}
          />
        ) : null}
        {plan.start === 'clone' ? <CloneFields /> : <TemplateContents products={products} />}
      </div>
    </>
  );
}

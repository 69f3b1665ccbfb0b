'use client';

import { ArrowLeft, Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { SaveState } from '@/components/event-builder/shop/save-state';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useWizard } from './wizard-context';

/** Sticky bar: the step before, the state of saving, the store where there is no room beside the form, and what is next. */
export function WizardFoot({ form, store }: { form: string; store: ReactNode }) {
  const t = useTranslations('eventWizard');
  const builder = useTranslations('eventBuilder');
  const { steps, step, busy, failure } = useWizard();
  const [open, setOpen] = useState(false);
  const before = steps[steps.indexOf(step) - 1];
  return (
    <section
      aria-label={t('title')}
      data-save-bar=""
      className="low-static sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-paper/95 px-4 py-2.5 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <FormAlert error={busy ? undefined : failure} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {before ? (
          <StepLink step={before} className={buttonClasses('secondary', 'md')}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            <span>{builder('back')}</span>
          </StepLink>
        ) : null}
        <SaveState className="order-last w-full text-center sm:order-none sm:w-auto sm:text-start" />
        <div className="ms-auto flex gap-2">
          <Button
            variant="quiet"
            className="xl:hidden"
            icon={<Eye aria-hidden="true" className="size-4.5" />}
            onClick={() => setOpen(true)}
          >
            {builder('see')}
          </Button>
          <SubmitButton form={form} busy={busy}>
            {step === 'store' ? t('review.create') : builder('next')}
          </SubmitButton>
        </div>
      </div>
      <SidePanel
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title={t('preview.title')}
        closeLabel={t('preview.close')}
      >
        {store}
      </SidePanel>
    </section>
  );
}

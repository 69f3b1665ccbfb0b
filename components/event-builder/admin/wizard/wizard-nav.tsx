'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { useWizard } from './wizard-context';

/** The steps as links; on phones the numbers and the current step's name. */
export function WizardNav() {
  const t = useTranslations('eventWizard.steps');
  const { steps, step: current } = useWizard();
  const { store } = useBuilder().built;
  const at = steps.indexOf(current);
  return (
    <nav aria-label={t('label')}>
      <ol className="flex scroll-row gap-1 border-b border-line">
        {steps.map((step, index) => {
          const isDone = index < at && (step !== 'page' || store.page.name !== '');
          return (
            <li key={step} className="grow sm:grow-0">
              <StepLink
                step={step}
                aria-current={step === current ? 'step' : undefined}
                className={clsx(
                  'flex min-h-12 items-center justify-center gap-2 border-b-3 px-2 font-semibold no-underline sm:px-3',
                  step === current
                    ? 'border-accent text-ink'
                    : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-7 shrink-0 place-items-center rounded-full border text-[0.875rem] font-bold tabular-nums',
                    step === current && 'border-transparent bg-accent text-white',
                    step !== current &&
                      (isDone ? 'border-transparent bg-ok text-white' : 'border-line-strong/60'),
                  )}
                >
                  {isDone ? <Check className="size-4" /> : index + 1}
                </span>
                <span className={clsx('whitespace-nowrap', step !== current && 'max-md:sr-only')}>
                  {t(step)}
                  {isDone ? <span className="sr-only"> {t('done')}</span> : null}
                </span>
              </StepLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { BUILDER_STEPS, type BuilderStep } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';
import { StepLink } from './step-link';

/** Whether the user has entered something in a step; the first two have defaults. */
function isDone(step: BuilderStep, store: TemporaryStore, current: BuilderStep): boolean {
  if (step === 'products') return store.products.length > 0;
  if (step === 'page') return store.page.name !== '';
  return step !== 'store' && BUILDER_STEPS.indexOf(step) < BUILDER_STEPS.indexOf(current);
}

/** The six steps as links; on phones a progress bar, the numbers and the current step's name. */
export function StepNav() {
  const t = useTranslations('eventBuilder');
  const { step: current, built } = useBuilder();
  return (
    <nav aria-label={t('steps.label')} className="border-y border-line bg-surface">
      <ol className="mx-auto flex w-full max-w-page scroll-row gap-1 px-2 sm:px-6">
        {BUILDER_STEPS.map((step, index) => {
          const done = step !== current && isDone(step, built.store, current);
          return (
            <li key={step} className="relative grow">
              <StepLink
                step={step}
                aria-current={step === current ? 'step' : undefined}
                className={clsx(
                  'flex min-h-13 items-center justify-center gap-2 border-b-3 px-2 font-semibold no-underline',
                  step === current
                    ? 'border-accent text-ink'
                    : // Forced colours would draw a transparent border too, and no step would be the current one.
                      'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-7 shrink-0 place-items-center rounded-full border text-[0.875rem] font-bold tabular-nums',
                    step === current && 'border-transparent bg-accent text-white',
                    step !== current &&
                      (done ? 'border-transparent bg-ok text-white' : 'border-line-strong/60'),
                  )}
                >
                  {done ? <Check className="size-4" /> : index + 1}
                </span>
                <span className={clsx('whitespace-nowrap', step !== current && 'max-md:sr-only')}>
                  {t(`steps.${step}`)}
                  {done ? <span className="sr-only"> {t('steps.done')}</span> : null}
                </span>
              </StepLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

'use client';

import { ArrowLeft, ArrowRight, Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/use-hydrated';
import { buttonClasses } from '@/components/ui/button-classes';
import { neighbour } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';
import { SaveState } from './save-state';
import { StepLink } from './step-link';

/** Sticky bar with previous step, next step and save state. */
export function BuilderFoot() {
  const t = useTranslations('eventBuilder');
  const { step } = useBuilder();
  // A press before hydration would load the next page, and what was just typed would be lost with this one.
  const waits = !useHydrated() && step === 'page';
  const [before, after] = [neighbour(step, -1), neighbour(step, 1)];
  return (
    <section
      aria-label={t('live.label')}
      data-save-bar=""
      className="low-static sticky bottom-0 z-20 border-t border-line bg-paper/95 backdrop-blur-sm"
    >
      <div
        inert={waits}
        className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-8"
      >
        {before ? (
          <StepLink step={before} className={buttonClasses('secondary', 'md')}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            <span>{t('back')}</span>
          </StepLink>
        ) : null}
        <SaveState className="order-last w-full text-center sm:order-none sm:w-auto sm:text-start" />
        <div className="ms-auto flex gap-2">
          {after && after !== 'store' ? (
            <StepLink step="store" className={buttonClasses('quiet', 'md', 'lg:hidden')}>
              <Eye aria-hidden="true" className="size-4.5" />
              <span>{t('see')}</span>
            </StepLink>
          ) : null}
          {after ? (
            <StepLink step={after} className={buttonClasses('primary', 'md')}>
              <span>{after === 'store' ? t('seeStore') : t('next')}</span>
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </StepLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { clsx } from 'clsx';
import { Stepper, type Step } from '@/components/ui/stepper';
import type { OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { BRAND } from '@/lib/kernel/brand';
import { openStep } from '@/lib/modules/shop-platform/rules/steps';

interface OnboardingStepsProps {
  onboarding: OnboardingState;
  className?: string;
}

/** The four shop-platform steps with their state; the open one shows what to do. S4-5. */
export function OnboardingSteps({ onboarding, className }: OnboardingStepsProps) {
  const t = useTranslations('onboarding.steps');
  const open = openStep(onboarding.steps);
  const done = onboarding.steps.filter((step) => step.complete).length;
  const steps = onboarding.steps.map((step): Step => {
    const state = step.complete ? 'done' : step.name === open ? 'current' : 'todo';
    return {
      id: step.name,
      title: t(`${step.name}.title`),
      detail: t(state === 'current' ? `${step.name}.next` : `${step.name}.meaning`, { brand: BRAND.name }),
      state,
    };
  });
  return (
    <section
      aria-labelledby="onboarding-steps"
      className={clsx('rounded-card border border-line bg-surface p-5 sm:p-6', className)}
    >
      <h2 id="onboarding-steps" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t('progress', { done, all: steps.length })}</p>
      <Stepper steps={steps} doneText={t('done')} label={t('title')} direction="column" />
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import type { WizardStep } from '@/lib/modules/event-builder/rules/draft-plan';
import { useWizard } from './wizard-context';

/** The step that a field of the draft is on. */
function stepOfField(field: string): WizardStep {
  if (field.startsWith('plan.s') && field !== 'plan.slug') return 'type';
  if (field.startsWith('plan.parts')) return 'type';
  if (field.startsWith('products')) return 'products';
  return field.startsWith('theme') || field === 'img_id' ? 'look' : 'page';
}

/** Why the event could not be made: each problem leads to its step. Takes the focus when it comes up. */
export function ReviewProblems() {
  const t = useTranslations('eventWizard');
  const text = useErrorText();
  const { problems } = useWizard();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus();
  }, [problems]);
  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="mt-5 outline-none">
      <Alert tone="danger" title={t('review.problems')}>
        <ul className="grid gap-1">
          {entries.map(([field, [code]]) => (
            <li key={field}>
              <StepLink step={stepOfField(field)} className="font-semibold underline underline-offset-2">
                {t(`steps.${stepOfField(field)}`)}
              </StepLink>
              : {text.field(code)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

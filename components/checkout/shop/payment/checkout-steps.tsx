'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Stepper } from '@/components/ui/stepper';
import type { StepName } from './reachable-step';

const ORDER = ['address', 'shipping', 'payment'] as const;

/** The checkout's steps with the current one; each new step takes the focus, so that it is announced. */
export function CheckoutSteps({ current }: { current: StepName }) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    place.current?.focus();
  }, [current]);
  const at = ORDER.indexOf(current === 'tax' ? 'payment' : current === 'done' ? 'payment' : current);
  const steps = ORDER.map((id, index) => ({
    id,
    title: t(`step.${id}`),
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('todo' as const),
  }));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Stepper steps={steps} label={t('steps')} doneText={ui('stepDone')} />
    </div>
  );
}

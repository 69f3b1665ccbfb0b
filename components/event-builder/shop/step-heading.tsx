'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useBuilder } from './builder-context';

/** Kept between steps: the first heading of the page does not take the focus. */
let former: string | null = null;

/** A step's title. On a change of step it takes the focus, and the step's number is read out. */
export function StepHeading({ title, lead }: { title: string; lead: string }) {
  const t = useTranslations('eventBuilder');
  const { step, steps } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (former !== null && former !== step) heading.current?.focus({ preventScroll: true });
    former = step;
  }, [step]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        <span className="sr-only">
          {t('steps.progress', { step: steps.indexOf(step) + 1, all: steps.length })}{' '}
        </span>
        {title}
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-ink-soft">{lead}</p>
    </div>
  );
}

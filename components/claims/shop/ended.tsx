'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ShutTimes } from './claim-store';

interface EndedProps {
  kind: 'closed' | 'exhausted' | 'sold_out';
  contactEmail: string;
  /** A sample event: no codes, so the text does not mention any. */
  sample: boolean;
  /** Opening or closing time, if it was known when the page was rendered. */
  shut: ShutTimes | null;
  /** Set if the event ended while the form was filled in: returns to the form. */
  onBack?: () => void;
}

/** `ahead`: known at render time; `meanwhile`: found out on submit. */
const SHUT = { title: 'closedTitle', ahead: 'closedAhead', meanwhile: 'closedText' } as const;
const TIMED = {
  before: { ...SHUT, title: 'opensTitle', ahead: 'opensAhead' },
  after: { ...SHUT, ahead: 'overAhead' },
} as const;
const GIFTS = {
  closed: SHUT,
  exhausted: { title: 'exhaustedTitle', ahead: 'exhaustedAhead', meanwhile: 'exhaustedText' },
  sold_out: { title: 'soldOutTitle', ahead: 'soldOutCode', meanwhile: 'soldOutCode' },
} as const;
const SAMPLES = {
  closed: SHUT,
  exhausted: { title: 'samplesGoneTitle', ahead: 'samplesGoneAhead', meanwhile: 'samplesGoneText' },
  sold_out: { title: 'samplesGoneTitle', ahead: 'soldOutAhead', meanwhile: 'soldOutAhead' },
} as const;

/**
 * Shown in place of the form when the event takes no claims: the reason and whom to ask. A form being filled in stays
 * mounted behind it.
 */
export function Ended({ kind, contactEmail, sample, shut, onBack }: EndedProps) {
  const t = useTranslations('claim');
  const heading = useRef<HTMLHeadingElement>(null);
  const timed = kind === 'closed' && !onBack ? shut : null;
  const words = timed ? TIMED[timed.phase] : (sample ? SAMPLES : GIFTS)[kind];
  const wasOpen = onBack !== undefined;
  useEffect(() => {
    if (wasOpen) heading.current?.focus();
  }, [wasOpen]);
  return (
    <section className="mx-auto grid max-w-prose justify-items-center gap-4 rounded-card bg-accent-soft px-6 py-14 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {t(words.title)}
      </h2>
      <p className="text-lg text-ink-soft">
        {t(onBack ? words.meanwhile : words.ahead, { date: timed?.date ?? '' })}
      </p>
      <a
        href={`mailto:${contactEmail}`}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {t('ask', { email: contactEmail })}
      </a>
      {onBack ? (
        <Button variant="secondary" onClick={onBack}>
          {t('backToForm')}
        </Button>
      ) : null}
    </section>
  );
}

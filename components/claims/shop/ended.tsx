'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ShutTimes } from './claim-store';

interface EndedProps {
  kind: 'closed' | 'exhausted' | 'sold_out';
  contactEmail: string;
  /** Its gifts ask for no code, and none is spoken of. */
  sample: boolean;
  /** When a closed one opens or closed, where that was known before anything was typed. */
  shut: ShutTimes | null;
  /** Set when it ended under somebody's hands: the way back to what they typed. */
  onBack?: () => void;
}

/** `ahead`: known before anything was typed; `meanwhile`: found out when it was sent. */
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
 * The event takes no claims: what happened and whom to ask, in place of the form, which is kept behind it when it was
 * being filled in.
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

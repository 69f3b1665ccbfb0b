'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface EndedProps {
  kind: 'closed' | 'exhausted' | 'sold_out';
  contactEmail: string;
  /** Set when it ended under somebody's hands: the way back to what they typed. */
  onBack?: () => void;
}

const TITLES = { closed: 'closedTitle', exhausted: 'exhaustedTitle', sold_out: 'soldOutTitle' } as const;
const AHEAD = { closed: 'closedAhead', exhausted: 'exhaustedAhead', sold_out: 'soldOutAhead' } as const;
const MEANWHILE = { closed: 'closedText', exhausted: 'exhaustedText', sold_out: 'soldOutAhead' } as const;

/**
 * The event takes no claims: what happened and whom to ask, in place of the form, which is kept behind it when it was
 * being filled in.
 */
export function Ended({ kind, contactEmail, onBack }: EndedProps) {
  const t = useTranslations('claim');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = onBack !== undefined;
  useEffect(() => {
    if (wasOpen) heading.current?.focus();
  }, [wasOpen]);
  return (
    <section className="mx-auto grid max-w-prose justify-items-center gap-4 rounded-card bg-accent-soft px-6 py-14 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {t(TITLES[kind])}
      </h2>
      <p className="text-lg text-ink-soft">{t(onBack ? MEANWHILE[kind] : AHEAD[kind])}</p>
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

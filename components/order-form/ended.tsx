'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface EndedProps {
  kind: 'event_closed' | 'event_exhausted';
  onBack(): void;
}

/** The event takes no more claims: it says so in place of the form, which is kept behind it. */
export function Ended({ kind, onBack }: EndedProps) {
  const t = useTranslations('claim');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const exhausted = kind === 'event_exhausted';
  return (
    <section className="mx-auto grid max-w-prose justify-items-center gap-4 rounded-card bg-accent-soft px-6 py-14 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {exhausted ? t('exhaustedTitle') : t('closedTitle')}
      </h2>
      <p className="text-lg text-ink-soft">{exhausted ? t('exhaustedText') : t('closedText')}</p>
      <Button variant="secondary" onClick={onBack}>
        {t('backToForm')}
      </Button>
    </section>
  );
}

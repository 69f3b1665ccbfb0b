'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { AnswerProps } from './answer-dialog';

// The form and its checks are loaded when it is opened.
const AnswerDialog = dynamic(() => import('./answer-dialog').then((module) => module.AnswerDialog), {
  ssr: false,
});

/** The button that marks a message as answered. S2.2-265. */
export function AnswerAct(props: AnswerProps) {
  const t = useTranslations('siteMessages.answer');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t('name', { name: props.name })}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {open ? <AnswerDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

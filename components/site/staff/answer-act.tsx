'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { AnswerProps } from './answer-dialog';

// The form and its checks are loaded when it is opened.
const AnswerDialog = dynamic(() => import('./answer-dialog').then((module) => module.AnswerDialog), {
  ssr: false,
});

/** The button that marks a message as answered. S2.2-265. */
export function AnswerAct(props: AnswerProps) {
  const t = useTranslations('siteMessages.answer');
  return (
    <ActButton label={t('button')} accessibleName={t('name', { name: props.name })}>
      {(close) => <AnswerDialog {...props} onClose={close} />}
    </ActButton>
  );
}

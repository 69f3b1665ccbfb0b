'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { NoteProps } from './note-form';

// The form and its checks are loaded when it is opened.
const NoteDialog = dynamic(() => import('./note-form').then((module) => module.NoteDialog), { ssr: false });

/** Corrects a statement by a credit note. D39-2. */
export function IssueNote(props: NoteProps) {
  const t = useTranslations('credit.note');
  const name = `${t('button')}: ${props.number}`;
  return (
    <ActButton label={t('button')} accessibleName={name} variant="quiet">
      {(close) => <NoteDialog {...props} onClose={close} />}
    </ActButton>
  );
}

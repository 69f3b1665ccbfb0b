'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { CorrectProps } from './correct-form';

// The form and its checks are loaded when it is opened.
const CorrectDialog = dynamic(() => import('./correct-form').then((module) => module.CorrectDialog), {
  ssr: false,
});

/** Corrects a client's balance, with a reason. D37-3. */
export function CorrectBalance(props: CorrectProps) {
  const t = useTranslations('credit.correct');
  return <ActButton label={t('button')}>{(close) => <CorrectDialog {...props} onClose={close} />}</ActButton>;
}

'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { TermsProps } from './terms-form';

// The form and its checks are loaded when it is opened.
const TermsDialog = dynamic(() => import('./terms-form').then((module) => module.TermsDialog), {
  ssr: false,
});

/** Activates a client's credit account with its terms, or changes them. D37-2. */
export function SetTerms(props: TermsProps) {
  const t = useTranslations('credit.staff');
  const { active } = props.account;
  return (
    <ActButton label={t(active ? 'change' : 'activate')} variant={active ? 'secondary' : 'primary'}>
      {(close) => <TermsDialog {...props} onClose={close} />}
    </ActButton>
  );
}

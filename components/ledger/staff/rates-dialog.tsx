'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { RatesProps } from './rates-form';

// The form and its checks are loaded when it is opened.
const RatesDialog = dynamic(() => import('./rates-form').then((module) => module.RatesDialog), {
  ssr: false,
});

/** Sets the platform's percentage and tax rate for a client. D35-4, D36-2. */
export function SetRates(props: RatesProps) {
  const t = useTranslations('credit.rates');
  return <ActButton label={t('change')}>{(close) => <RatesDialog {...props} onClose={close} />}</ActButton>;
}

'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { RequestCreditProps } from './request-form';

// The form and its checks are loaded when it is opened.
const RequestDialog = dynamic(() => import('./request-form').then((module) => module.RequestDialog), {
  ssr: false,
});

/** Asks staff for a limit and discounts. D37-2. */
export function RequestCredit(props: RequestCreditProps) {
  const t = useTranslations('credit.request');
  return (
    <ActButton
      label={t(props.request ? 'change' : 'button')}
      variant={props.isNeeded && !props.request ? 'primary' : 'secondary'}
    >
      {(close) => <RequestDialog {...props} onClose={close} />}
    </ActButton>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';

// The forms and their checks are loaded when they are opened.
const CloseDialog = dynamic(() => import('./close-dialog').then((module) => module.CloseDialog), {
  ssr: false,
});
const ReopenDialog = dynamic(() => import('./reopen-dialog').then((module) => module.ReopenDialog), {
  ssr: false,
});

interface CloseActProps {
  id: string;
  name: string;
  closed: boolean;
}

/** Closes a client, or opens a closed one again. S2.2-198. */
export function CloseAct({ id, name, closed }: CloseActProps) {
  const t = useTranslations('clients.closing');
  const ActDialog = closed ? ReopenDialog : CloseDialog;
  return (
    <ActButton label={t(closed ? 'reopen' : 'act')} variant={closed ? 'primary' : 'secondary'} size="md">
      {(close) => <ActDialog id={id} name={name} onClose={close} />}
    </ActButton>
  );
}

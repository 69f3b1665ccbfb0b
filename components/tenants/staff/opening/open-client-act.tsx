'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';

// The form and its checks are loaded when it is opened.
const OpenClientDialog = dynamic(
  () => import('./open-client-dialog').then((module) => module.OpenClientDialog),
  { ssr: false },
);

interface OpenClientActProps {
  id: string;
  name: string;
  /** In a list, where the button says which client to those who only hear it. */
  small?: boolean;
  /** Where its time has just run out. */
  again?: boolean;
}

/** Opens a client for changes of what is its own. D43-2. */
export function OpenClientAct({ id, name, small = false, again = false }: OpenClientActProps) {
  const t = useTranslations('admin.opening');
  return (
    <ActButton
      label={t(again ? 'again' : 'act')}
      accessibleName={small ? `${t('act')} ${name}` : undefined}
      size={small || again ? 'sm' : 'md'}
    >
      {(close) => <OpenClientDialog id={id} name={name} onClose={close} />}
    </ActButton>
  );
}

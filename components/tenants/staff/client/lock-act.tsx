'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import { turnClientLock } from '@/lib/modules/tenants/client/client-acts';

// The form and its checks are loaded when it is opened.
const LockDialog = dynamic(
  () => import('@/components/events/admin/acts/lock-dialog').then((module) => module.LockDialog),
  { ssr: false },
);

interface LockActProps {
  id: string;
  name: string;
  locked: boolean;
}

/** Locks a client for its own people with a reason, or unlocks it. D43-8. */
export function LockAct({ id, name, locked }: LockActProps) {
  const t = useTranslations('events.acts');
  return (
    <ActButton label={t(locked ? 'unlock' : 'lock')} variant={locked ? 'primary' : 'secondary'} size="md">
      {(close) => (
        <LockDialog
          name={name}
          locked={locked}
          turn={(body) => turnClientLock(id, !locked, body)}
          onClose={close}
        />
      )}
    </ActButton>
  );
}

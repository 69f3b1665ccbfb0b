'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
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
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button variant={locked ? 'primary' : 'secondary'} disabled={!ready} onClick={() => setOpen(true)}>
        {t(locked ? 'unlock' : 'lock')}
      </Button>
      {open ? (
        <LockDialog
          name={name}
          locked={locked}
          turn={(body) => turnClientLock(id, !locked, body)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

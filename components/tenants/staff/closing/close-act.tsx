'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

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
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const ActDialog = closed ? ReopenDialog : CloseDialog;
  return (
    <>
      <Button variant={closed ? 'primary' : 'secondary'} disabled={!ready} onClick={() => setOpen(true)}>
        {t(closed ? 'reopen' : 'act')}
      </Button>
      {open ? <ActDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

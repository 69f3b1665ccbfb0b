'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

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
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size={small || again ? 'sm' : 'md'}
        disabled={!ready}
        onClick={() => setOpen(true)}
      >
        {t(again ? 'again' : 'act')}
        {small ? <span className="sr-only"> {name}</span> : null}
      </Button>
      {open ? <OpenClientDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SwitchActProps } from './switch-dialog';

const SwitchDialog = dynamic(() => import('./switch-dialog').then((module) => module.SwitchDialog), {
  ssr: false,
});

/** The button that turns a part of the platform off or on. S2.2-284. */
export function SwitchAct(props: SwitchActProps) {
  const t = useTranslations('platformSwitches');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const act = props.isOn ? 'turnOff' : 'turnOn';
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t(`${act}.name`, { name: t(`names.${props.name}`) })}
        onClick={() => setOpen(true)}
      >
        {t(`${act}.button`)}
      </Button>
      {open ? <SwitchDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

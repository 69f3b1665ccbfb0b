'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { SwitchActProps } from './switch-dialog';

const SwitchDialog = dynamic(() => import('./switch-dialog').then((module) => module.SwitchDialog), {
  ssr: false,
});

/** The button that turns a part of the platform off or on. S2.2-284. */
export function SwitchAct(props: SwitchActProps) {
  const t = useTranslations('platformSwitches');
  const act = props.isOn ? 'turnOff' : 'turnOn';
  return (
    <ActButton
      label={t(`${act}.button`)}
      accessibleName={t(`${act}.name`, { name: t(`names.${props.name}`) })}
    >
      {(close) => <SwitchDialog {...props} onClose={close} />}
    </ActButton>
  );
}

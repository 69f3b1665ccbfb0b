'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { turnSwitch } from '@/lib/modules/site/client/set-switch';
import type { SwitchName } from '@/lib/modules/site/rules/switches';

export interface SwitchActProps {
  name: SwitchName;
  isOn: boolean;
}

/** Asks once more before a part of the platform is turned off or on for everybody. S2.2-284. */
export function SwitchDialog({ name, isOn, onClose }: SwitchActProps & { onClose: () => void }) {
  const t = useTranslations('platformSwitches');
  const kit = useTranslations('adminKit');
  const { busy, error, run } = useAct();
  const act = isOn ? 'turnOff' : 'turnOn';
  async function confirm() {
    if (await run(() => turnSwitch(name, !isOn), { said: t(`${act}.done`, { name: t(`names.${name}`) }) }))
      onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t(`${act}.name`, { name: t(`names.${name}`) })}
      description={isOn ? t(`hints.${name}`) : t('turnOn.text')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button variant={isOn ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {t(`${act}.button`)}
          </Button>
        </>
      }
    >
      <FormAlert error={error} />
    </Dialog>
  );
}

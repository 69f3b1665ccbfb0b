'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { takeBackShipping } from '@/lib/modules/pricing/client/shipping-tables';
import type { ShippingTables, ShippingVersion } from '@/lib/modules/pricing/contract/shipping-tables';

interface RemoveDialogProps {
  table: ShippingTables;
  version: ShippingVersion;
  onClose: () => void;
}

/** Asks once more before prices are taken back. S2.2-305. */
export function RemoveDialog({ table, version, onClose }: RemoveDialogProps) {
  const t = useTranslations('shippingTables');
  const kit = useTranslations('adminKit');
  const locale = useLocale();
  const { busy, error, run } = useAct();
  const names = {
    region: t(`regions.${table.region}`),
    day: dayText(version.from_day, locale),
  };
  async function confirm() {
    if (await run(() => takeBackShipping(table, version.version), { said: t('remove.done') })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('remove.name', names)}
      description={t('remove.text')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {t('remove.button')}
          </Button>
        </>
      }
    >
      <FormAlert error={error} />
    </Dialog>
  );
}

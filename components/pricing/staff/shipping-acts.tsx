'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { dayText } from '@/components/admin/day';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ShippingTables, ShippingVersion } from '@/lib/modules/pricing/contract/shipping-tables';

const ShippingDialog = dynamic(() => import('./shipping-dialog').then((module) => module.ShippingDialog), {
  ssr: false,
});
const RemoveDialog = dynamic(() => import('./remove-dialog').then((module) => module.RemoveDialog), {
  ssr: false,
});

/** The button that opens the form of a table's prices. S2.2-305. */
export function ShippingAct({ table }: { table: ShippingTables }) {
  const t = useTranslations('shippingTables');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const names = { region: t(`regions.${table.region}`), kind: table.kind };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t('changeName', names)}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      {open ? <ShippingDialog table={table} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The button that takes back prices before their day. S2.2-305. */
export function ShippingRemove({ table, version }: { table: ShippingTables; version: ShippingVersion }) {
  const t = useTranslations('shippingTables');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const ready = useHydrated();
  const names = {
    region: t(`regions.${table.region}`),
    day: dayText(version.from_day, locale),
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={!ready}
        aria-label={t('remove.name', names)}
        onClick={() => setOpen(true)}
      >
        {t('remove.button')}
      </Button>
      {open ? <RemoveDialog table={table} version={version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import { EditPanel } from './edit-panel';

/** Loaded when it is opened. */
const AddressForm = dynamic(() => import('./address-form').then((module) => module.AddressForm), {
  loading: () => null,
});

/** Edits name, phone and address in place, within the edit window (D18-5). */
export function EditAddress({ linked, token }: { linked: LinkedOrder; token: string }) {
  const t = useTranslations('orderPage');
  return (
    <EditPanel linked={linked} token={token} label={t('editAddress')}>
      {(panel) => <AddressForm panel={panel} linked={linked} token={token} />}
    </EditPanel>
  );
}

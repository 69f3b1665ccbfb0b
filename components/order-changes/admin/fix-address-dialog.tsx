'use client';

import { useTranslations } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import type { readAddress } from '@/lib/modules/order-changes/contract/fix-address';
import { readAddressCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FixDialog } from './fix-dialog';
import { FixAddressForm } from './fix-address-form';

interface FixAddressDialogProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

/** Reads the address as it is, with the places it may be changed to, and shows its form. D3-24. */
export function FixAddressDialog({ order, refresh, onClose }: FixAddressDialogProps) {
  const t = useTranslations('ordersPage.address');
  const params = { tenant: order.tenant_id, order: order.id };
  return (
    <FixDialog
      name="address"
      params={params}
      read={() => browserCall<typeof readAddress>(readAddressCall, { params, progress: false })}
      texts={{
        title: t('title', { ref: order.order_ref }),
        text: t('text'),
        keep: t('keep'),
        save: t('save'),
        loading: t('loading'),
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {(form) => <FixAddressForm {...form} order={order} />}
    </FixDialog>
  );
}

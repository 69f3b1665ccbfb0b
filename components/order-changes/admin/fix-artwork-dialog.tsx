'use client';

import { useTranslations } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import type { readArtwork } from '@/lib/modules/order-changes/contract/fix-artwork';
import { readArtworkCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FixArtworkForm } from './fix-artwork-form';
import { FixDialog } from './fix-dialog';

interface FixArtworkDialogProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

/** Reads the texts and pictures as they are, with the print check's answers, and shows the form. D3-52. */
export function FixArtworkDialog({ order, refresh, onClose }: FixArtworkDialogProps) {
  const t = useTranslations('ordersPage.artwork');
  const params = { tenant: order.tenant_id, order: order.id };
  return (
    <FixDialog
      name="artwork"
      params={params}
      read={() => browserCall<typeof readArtwork>(readArtworkCall, { params, progress: false })}
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
      {(form) => <FixArtworkForm {...form} order={order} />}
    </FixDialog>
  );
}

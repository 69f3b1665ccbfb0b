'use client';

import { useTranslations } from 'next-intl';
import { browserCall } from '@/lib/client/browser';
import type { readLineChoices } from '@/lib/modules/order-changes/contract/fix-line';
import { readLineChoicesCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FixDialog } from './fix-dialog';
import { FixLineForm } from './fix-line-form';

interface FixLineDialogProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

/** Reads what the lines can be changed to, and shows the form. D3-37. */
export function FixLineDialog({ order, refresh, onClose }: FixLineDialogProps) {
  const t = useTranslations('ordersPage.line');
  const params = { tenant: order.tenant_id, order: order.id };
  return (
    <FixDialog
      name="line-choices"
      params={params}
      read={() => browserCall<typeof readLineChoices>(readLineChoicesCall, { params, progress: false })}
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
      {(form) => <FixLineForm {...form} order={order} />}
    </FixDialog>
  );
}

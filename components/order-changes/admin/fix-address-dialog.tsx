'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import useSWR from 'swr';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { browserCall } from '@/lib/client/browser';
import type { FixableAddress, readAddress } from '@/lib/modules/order-changes/contract/fix-address';
import { readAddressCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { FixAddressForm } from './fix-address-form';

interface FixAddressDialogProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

/** Reads the address as it is, with the places it may be changed to, and shows its form. D3-24. */
export function FixAddressDialog({ order, refresh, onClose }: FixAddressDialogProps) {
  const t = useTranslations('ordersPage.address');
  const errors = useErrorText();
  const formId = useId();
  const params = { tenant: order.tenant_id, order: order.id };
  const read = () => browserCall<typeof readAddress>(readAddressCall, { params, progress: false });
  const { data, error, mutate } = useSWR<FixableAddress, Error>(['address', params], read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { ref: order.order_ref })}
      description={t('text')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} disabled={!data}>
            {t('save')}
          </Button>
        </>
      }
    >
      {data ? (
        <FixAddressForm
          id={formId}
          order={order}
          from={data}
          reread={() => mutate()}
          onDone={() => {
            refresh();
            onClose();
          }}
        />
      ) : null}
      {data || error ? null : (
        <p className="flex items-center gap-2.5">
          <Spinner />
          {t('loading')}
        </p>
      )}
      <FormAlert error={error && !data ? errors.call(error) : undefined} />
    </Dialog>
  );
}

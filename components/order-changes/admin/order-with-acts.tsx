'use client';

import type { ComponentProps } from 'react';
import { OrderScreen } from '@/components/orders/admin/order/order-screen';
import { RefundButton } from '@/components/payments/admin/refund/refund-button';
import { FixAddressButton } from './fix-address-button';

/** One order in full, with the acts of modules that orders know nothing of. */
export function OrderWithActs(props: Omit<ComponentProps<typeof OrderScreen>, 'acts'>) {
  return (
    <OrderScreen
      {...props}
      acts={(order, refresh) => (
        <>
          <FixAddressButton order={order} refresh={refresh} />
          <RefundButton order={order} refresh={refresh} />
        </>
      )}
    />
  );
}

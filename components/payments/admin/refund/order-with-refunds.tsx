'use client';

import type { ComponentProps } from 'react';
import { OrderScreen } from '@/components/orders/admin/order/order-screen';
import { RefundButton } from './refund-button';

/** One order in full, with what gives its money back: orders know nothing of payments. */
export function OrderWithRefunds(props: Omit<ComponentProps<typeof OrderScreen>, 'acts'>) {
  return (
    <OrderScreen {...props} acts={(order, refresh) => <RefundButton order={order} refresh={refresh} />} />
  );
}

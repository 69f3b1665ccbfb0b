'use client';

import type { ComponentProps } from 'react';
import { RoutingPanel } from '@/components/fulfilment/admin/routing-panel';
import { OrderScreen } from '@/components/orders/admin/order/order-screen';
import { RefundButton } from '@/components/payments/admin/refund/refund-button';
import { CasesPanel } from '@/components/returns/admin/cases-panel';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { OrderCases } from '@/lib/modules/returns/contract/cases';
import { FixAddressButton } from './fix-address-button';
import { FixLineButton } from './fix-line-button';

type OrderWithActsProps = Omit<ComponentProps<typeof OrderScreen>, 'acts' | 'parts'> & {
  firstCases: OrderCases;
  firstRouting: OrderRouting;
};

/** One order in full, with the acts of modules that orders know nothing of. */
export function OrderWithActs({ firstCases, firstRouting, ...props }: OrderWithActsProps) {
  return (
    <OrderScreen
      {...props}
      acts={(order, refresh) => (
        <>
          <FixAddressButton order={order} refresh={refresh} />
          <FixLineButton order={order} refresh={refresh} />
          <RefundButton order={order} refresh={refresh} />
        </>
      )}
      parts={(order, live) => (
        <>
          <CasesPanel order={order} first={firstCases} live={live} />
          <RoutingPanel order={order} first={firstRouting} live={live} isStaff={props.isStaff} />
        </>
      )}
    />
  );
}

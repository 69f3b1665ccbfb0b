'use client';

import type { ComponentProps } from 'react';
import { AddressBanner } from '@/components/fulfilment/admin/address-banner';
import { LatePanel } from '@/components/fulfilment/admin/late-panel';
import { RoutingPanel } from '@/components/fulfilment/admin/routing-panel';
import { MoveMenu } from '@/components/orders/admin/move/move-menu';
import { OrderScreen } from '@/components/orders/admin/order/order-screen';
import { RefundButton } from '@/components/payments/admin/refund/refund-button';
import { AskReplacementButton } from '@/components/returns/admin/replace/ask-replacement-button';
import { ReplaceLink } from '@/components/returns/admin/replace/replace-link';
import { CasesPanel } from '@/components/returns/admin/cases-panel';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { AcceptIssueButton } from './accept-issue-button';
import { FixAddressButton } from './fix-address-button';
import { FixArtworkButton } from './fix-artwork-button';
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
          <FixArtworkButton order={order} refresh={refresh} />
          <AcceptIssueButton order={order} refresh={refresh} />
          <FixLineButton order={order} refresh={refresh} />
          <RefundButton order={order} refresh={refresh} />
          <AskReplacementButton order={order} first={firstCases} refresh={refresh} />
          <ReplaceLink order={order} />
          <MoveMenu order={order} onMoved={refresh} />
        </>
      )}
      parts={(order, live) => (
        <>
          <AddressBanner order={order} first={firstRouting} live={live} isStaff={props.isStaff} />
          <CasesPanel order={order} first={firstCases} isStaff={props.isStaff} live={live} />
          <LatePanel order={order} first={firstRouting} live={live} />
          <RoutingPanel order={order} first={firstRouting} live={live} isStaff={props.isStaff} />
        </>
      )}
    />
  );
}

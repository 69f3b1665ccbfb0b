'use client';

import type { FollowedCases } from '@/lib/modules/returns/client/use-linked-cases';
import type { CaseOrder } from './case-order';
import { ComplaintPanel } from './complaint-panel';
import { ToldCases } from './told-cases';
import { WithdrawalPanel } from './withdrawal-panel';

interface OrderCasesProps {
  order: CaseOrder;
  token: string;
  followed: FollowedCases;
}

/** Withdrawals and complaints of an order, for the holder of its link. D53-1, D53-7. */
export function OrderCases(props: OrderCasesProps) {
  return (
    <>
      <ToldCases order={props.order} cases={props.followed.cases.cases} />
      <ComplaintPanel {...props} />
      <WithdrawalPanel {...props} />
    </>
  );
}

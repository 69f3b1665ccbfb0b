import { resumeOrder } from '@/lib/modules/orders/contract/resume-order';
import { continueOrder } from '@/lib/modules/orders/service/continue-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const resumeOrderHandler = defineHandler(resumeOrder, ({ tenant, user, params, query }) =>
  continueOrder(tenant, user, params.order, query.seen),
);

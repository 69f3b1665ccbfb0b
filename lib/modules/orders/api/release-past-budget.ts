import { releasePastBudget } from '@/lib/modules/orders/contract/release-past-budget';
import { releasePastBudget as release } from '@/lib/modules/orders/service/release-past-budget';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const releasePastBudgetHandler = defineHandler(releasePastBudget, ({ tenant, user, params }) =>
  release(tenant, user, params.order),
);

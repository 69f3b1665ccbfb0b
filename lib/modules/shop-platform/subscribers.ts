import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { enqueue } from '@/lib/db/enqueue';
import { onboardingRegion } from './data/shop-onboarding';
import { hasCompany } from './data/step-facts';
import { listWaitingShopOrders } from './data/waiting-orders';
import { completeStep } from './service/statements/complete-step';

/** What this module does with other modules' events, in their transaction. S4-45, S4-47, D36-17. */
export const inTransaction = {
  async 'company.saved'(tx, { context }) {
    if (await hasCompany(tx, context.tenantId)) await completeStep(tx, context, 'become_customer');
  },
  async 'card.saved'(tx, { context, region }) {
    if ((await onboardingRegion(tx, context.tenantId)) === region)
      await completeStep(tx, context, 'connect_payment');
    const { tenantId } = context;
    for (const orderId of await listWaitingShopOrders(tx, { tenantId, region }))
      await enqueue(tx, 'charge-shop-order', { tenantId, orderId }, { jobKey: `charge-shop:${orderId}` });
  },
} satisfies TransactionSubscribers;

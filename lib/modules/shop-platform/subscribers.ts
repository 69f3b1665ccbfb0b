import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { onboardingRegion } from './data/shop-onboarding';
import { hasCompany } from './data/step-facts';
import { completeStep } from './service/statements/complete-step';

/** What this module does with other modules' events, in their transaction. S4-45, S4-47. */
export const inTransaction = {
  async 'company.saved'(tx, { context }) {
    if (await hasCompany(tx, context.tenantId)) await completeStep(tx, context, 'become_customer');
  },
  async 'card.saved'(tx, { context, region }) {
    if ((await onboardingRegion(tx, context.tenantId)) === region)
      await completeStep(tx, context, 'connect_payment');
  },
} satisfies TransactionSubscribers;

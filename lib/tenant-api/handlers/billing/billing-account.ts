import { beginOnboarding as beginContract } from '@/lib/contracts/billing/begin-onboarding';
import { readBillingAccount as readContract } from '@/lib/contracts/billing/read-billing-account';
import { beginOnboarding } from '@/lib/services/billing/begin-onboarding';
import { readBillingAccount } from '@/lib/services/billing/read-billing-account';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readBillingAccountHandler = defineHandler(readContract, ({ tenant }) =>
  readBillingAccount(tenant),
);

export const beginOnboardingHandler = defineHandler(beginContract, ({ tenant, body }) =>
  beginOnboarding(tenant, body.region),
);

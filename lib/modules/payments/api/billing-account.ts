import { beginOnboarding as beginContract } from '@/lib/modules/payments/contract/begin-onboarding';
import { readBillingAccount as readContract } from '@/lib/modules/payments/contract/read-billing-account';
import { beginOnboarding } from '@/lib/modules/payments/service/begin-onboarding';
import { readBillingAccount } from '@/lib/modules/payments/service/read-billing-account';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readBillingAccountHandler = defineHandler(readContract, ({ tenant }) =>
  readBillingAccount(tenant),
);

export const beginOnboardingHandler = defineHandler(beginContract, ({ tenant, body }) =>
  beginOnboarding(tenant, body.region),
);

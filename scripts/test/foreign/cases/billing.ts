import type { Case } from '../case';
import { tenants } from '../shapes';

export const BILLING_CASES: Record<string, Case[]> = {
  'billing.read-account': [tenants([])],
  'billing.begin-onboarding': [tenants([], () => ({ body: { region: 'UK' } }))],
};

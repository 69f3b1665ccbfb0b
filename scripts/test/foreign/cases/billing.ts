import type { Case } from '../case';
import { at, tenants } from '../shapes';

export const BILLING_CASES: Record<string, Case[]> = {
  'billing.read-account': [tenants([])],
  'billing.begin-top-up': [
    tenants([at('body.card', 'card')], () => ({ body: { currency: 'GBP', amount: '25.00' } })),
  ],
  'billing.settle-top-up': [
    tenants([at('params.topUp', 'topUp')], () => ({ params: { topUp: 'top_of_ten_fjord' }, body: {} })),
  ],
  'billing.list-cards': [tenants([])],
  'billing.begin-card': [tenants([], () => ({ body: { currency: 'GBP' } }))],
  'billing.settle-card': [
    tenants([at('params.card', 'card')], () => ({ params: { card: 'crd_of_ten_fjord' }, body: {} })),
  ],
  'billing.remove-card': [
    tenants([at('params.card', 'card')], () => ({ params: { card: 'crd_of_ten_fjord' }, body: {} })),
  ],
  'billing.begin-onboarding': [tenants([], () => ({ body: { region: 'UK' } }))],
};

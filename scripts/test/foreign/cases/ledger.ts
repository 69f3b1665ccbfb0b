import type { Case } from '../case';
import { inPath, narrowed, staffOnly, store, tenants } from '../shapes';

const GBP = { currency: 'GBP' };
const TERMS = {
  ...GBP,
  limit: '10.00',
  discount_amount: '0.00',
  shipping_discount_amount: '0.00',
  version: 1,
};
const RATES = { fee_percent: '5.00', tax_percent: null };
const ON_FJORD = { params: { tenant: 'ten_fjord' } };

export const LEDGER_CASES: Record<string, Case[]> = {
  'ledger.read': [tenants([])],
  'ledger.rows': [tenants([narrowed('cursor', 'ledgerCursor')])],
  'ledger.request': [
    tenants([], () => ({ body: { ...GBP, limit: '500.00', discounts: true, note: 'Two fairs' } })),
  ],
  'ledger.set-budget': [store([], () => ({ body: { budget: '250.00' } }))],
  'ledger.activate': [staffOnly(inPath('tenant'), { ...ON_FJORD, body: TERMS })],
  'ledger.set-terms': [staffOnly(inPath('tenant'), { ...ON_FJORD, body: TERMS })],
  'ledger.set-rates': [
    staffOnly(inPath('tenant'), { ...ON_FJORD, body: { ...RATES, seen: RATES, reason: 'Agreed' } }),
  ],
  'ledger.correct': [
    staffOnly(inPath('tenant'), {
      ...ON_FJORD,
      body: { ...GBP, direction: 'add', amount: '1.00', reason: 'A slip' },
    }),
  ],
  'ledger.statements': [tenants([])],
  'ledger.statement-file': [
    tenants(inPath('statement'), () => ({ params: { statement: 'stm_of_ten_fjord' } })),
  ],
  'ledger.issue-note': [
    staffOnly(inPath('tenant', 'statement'), {
      params: { ...ON_FJORD.params, statement: 'stm_of_ten_fjord' },
      body: { amount: '1.00', reason: 'A slip' },
    }),
  ],
};

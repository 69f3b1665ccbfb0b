import { z } from 'zod';
import { route } from '@/lib/contract/route';
import {
  amount,
  currency,
  eventParams,
  none,
  requiredText,
  tenantParams,
  text,
} from '@/lib/contract/primitives';
import { CORRECTION_REASON_LENGTH, REQUEST_NOTE_LENGTH } from '@/lib/modules/ledger/rules/text-lengths';
import { amountAboveZero, signedAmount } from './amounts';
import {
  activateCreditCall,
  correctCreditCall,
  requestCreditCall,
  setBudgetCall,
  setTermsCall,
} from './paths';

/** What staff grant. Amounts are money per order (D35-5). */
const terms = z.object({
  currency,
  limit: amount,
  discount_amount: amount,
  shipping_discount_amount: amount,
  /** Of the account that they have seen. */
  version: z.int32().min(1).max(1_000_000_000),
});

const TERMS = {
  currency: 'EUR',
  limit: '10000.00',
  discount_amount: '0.50',
  shipping_discount_amount: '2.00',
  version: 1,
};
const PARAMS = { tenant: 'ten_lumen' };
const termsSet = z.object({ version: z.int32() });

/** S3.9, D37-2: credit account activated. 409 where it is active, or was changed since that version. */
export const activateCredit = route({
  id: 'ledger.activate',
  ...activateCreditCall,
  summary: 'Activate a client’s credit account',
  access: 'staff',
  permission: 'ledger.write',
  params: tenantParams,
  query: none,
  body: terms,
  response: termsSet,
  errors: ['conflict'],
  idempotent: true,
  example: { params: PARAMS, request: TERMS, response: { version: 2 } },
});

/** S3.9, D37-2. 409 where the account is not active, or was changed since that version. */
export const setTerms = route({
  id: 'ledger.set-terms',
  ...setTermsCall,
  summary: 'Set limit and discounts of a client’s credit account',
  access: 'staff',
  permission: 'ledger.write',
  params: tenantParams,
  query: none,
  body: terms,
  response: termsSet,
  errors: ['conflict'],
  idempotent: true,
  example: { params: PARAMS, request: { ...TERMS, version: 2 }, response: { version: 3 } },
});

const correction = z.object({
  currency,
  direction: z.enum(['add', 'deduct']),
  amount: amountAboveZero,
  /** The client reads it. */
  reason: requiredText(CORRECTION_REASON_LENGTH),
});

/** D37-3: a correction is a row of the ledger with its reason. */
export const correctCredit = route({
  id: 'ledger.correct',
  ...correctCreditCall,
  summary: 'Correct the balance of a client’s credit account',
  access: 'staff',
  permission: 'ledger.write',
  params: tenantParams,
  query: none,
  body: correction,
  response: z.object({ balance: signedAmount }),
  idempotent: true,
  example: {
    params: PARAMS,
    request: { currency: 'EUR', direction: 'add', amount: '25.00', reason: 'Parcel lost by the carrier' },
    response: { balance: '-387.50' },
  },
});

const creditRequestBody = z.object({
  currency,
  limit: amountAboveZero,
  discounts: z.boolean(),
  note: text(REQUEST_NOTE_LENGTH),
});

/** S3.9, D37-2: credit account requested. To ask again replaces what was asked; staff answer by setting terms. */
export const requestCredit = route({
  id: 'ledger.request',
  ...requestCreditCall,
  summary: 'Ask for a credit limit and discounts',
  access: 'tenant',
  permission: 'ledger.request',
  params: tenantParams,
  query: none,
  body: creditRequestBody,
  response: z.object({ requested: z.literal(true) }),
  idempotent: true,
  example: {
    params: PARAMS,
    request: { currency: 'EUR', limit: '10000.00', discounts: true, note: 'Two summits this year' },
    response: { requested: true },
  },
});

const budget = z.object({
  /** Null: no limit. */
  budget: amount.nullable(),
});

/** D37-5. Orders beyond it wait; what has been used so far counts. */
export const setBudget = route({
  id: 'ledger.set-budget',
  ...setBudgetCall,
  summary: 'Set what an event may cost its client',
  access: 'tenant',
  permission: 'ledger.set_budget',
  params: eventParams,
  query: none,
  body: budget,
  response: budget,
  errors: ['event_locked'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit' },
    request: { budget: '2500.00' },
    response: { budget: '2500.00' },
  },
});

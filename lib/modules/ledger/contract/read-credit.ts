import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, instantText, none, tenantParams } from '@/lib/contract/primitives';
import { percent, signedAmount } from './amounts';
import { readCreditCall } from './paths';
import { agreedRates } from './set-rates';

/** What a client asks staff for. */
const creditRequest = z.object({
  limit: amount,
  /** Whether it asks for discounts, too. */
  discounts: z.boolean(),
  note: z.string(),
  at: instantText,
});

/** What staff have granted, and what is left of it. */
const creditTerms = z.object({
  limit: amount,
  reserved: amount,
  /** Balance + limit − reserved; negative once a limit was lowered under what is in use. */
  available: signedAmount,
  /** Off the production cost of each order. */
  discount_amount: amount,
  /** Off the fulfilment shipping of each order. */
  shipping_discount_amount: amount,
  /** Open until staff set terms. */
  request: creditRequest.nullable(),
  /** For the next change of terms; it is refused when someone else has changed them in between. */
  version: z.int32(),
});
export type CreditTerms = z.output<typeof creditTerms>;

const creditAccount = z.object({
  currency,
  /** Whether staff have activated it; money can be paid in either way. */
  active: z.boolean(),
  /** Negative: the client owes it. */
  balance: signedAmount,
  /** Null for people who may not see billing. */
  terms: creditTerms.nullable(),
});
export type CreditAccount = z.output<typeof creditAccount>;

const eventBudget = z.object({
  slug: z.string(),
  name: z.string(),
  currency,
  /** Null: no limit. */
  budget: amount.nullable(),
  /** Reserved and captured for its orders. */
  used: amount,
});
export type EventBudget = z.output<typeof eventBudget>;

const rates = agreedRates.extend({
  /** Who is taxed; null for what its company details don't say. The country is the VAT number's, in two letters. */
  company: z.object({
    legal_name: z.string().nullable(),
    vat_number: z.string().nullable(),
    country: z.string().nullable(),
  }),
  /** What each account's orders are taxed with: the rate that was agreed, none on reverse charge, or the seller's. */
  taxes: z.array(
    z.object({
      currency,
      percent,
      reverse_charge: z.boolean(),
      /** Who sells to the client in this currency. */
      seller: z.object({ name: z.string(), country: z.string(), tax_number: z.string() }),
      /** What statements say: that the client accounts for the tax, that the seller's is charged, or neither. */
      said: z.enum(['reverse_charge', 'taxed', 'untaxed']),
    }),
  ),
});
export type Rates = z.output<typeof rates>;

const credit = z.object({
  company: z.string(),
  /** The account of the client's own currency first; others where something is or may be in them. */
  accounts: z.array(creditAccount),
  /** Events that their client pays for, or that have a budget; newest first, at most 200. */
  budgets: z.array(eventBudget),
  /** What the platform charges (D35-4, D36-2). Null for people who may not see billing. */
  rates: rates.nullable(),
});
export type Credit = z.output<typeof credit>;

const creditExample: Credit = {
  company: 'Lumen Robotics',
  accounts: [
    {
      currency: 'EUR',
      active: true,
      balance: '-412.50',
      terms: {
        limit: '10000.00',
        reserved: '96.20',
        available: '9491.30',
        discount_amount: '0.50',
        shipping_discount_amount: '2.00',
        request: null,
        version: 2,
      },
    },
  ],
  budgets: [
    { slug: 'lumen-summit', name: 'Lumen Summit', currency: 'EUR', budget: '2500.00', used: '508.70' },
  ],
  rates: {
    fee_percent: '5.00',
    tax_percent: null,
    company: { legal_name: 'Lumen Robotics GmbH', vat_number: 'DE136695976', country: 'DE' },
    taxes: [
      {
        currency: 'EUR',
        percent: '0.00',
        reverse_charge: true,
        seller: { name: 'Example Prints B.V.', country: 'NL', tax_number: 'NL999999990B01' },
        said: 'reverse_charge',
      },
    ],
  },
};

/** D37-1. Terms are for who may see a client's billing (D3). */
export const readCredit = route({
  id: 'ledger.read',
  ...readCreditCall,
  summary: 'A client’s credit accounts, and what its events may cost',
  access: 'tenant',
  permission: 'ledger.read',
  params: tenantParams,
  query: none,
  response: credit,
  example: { params: { tenant: 'ten_lumen' }, response: creditExample },
});

import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, none, objectId, tenantId, tenantParams } from '@/lib/contract/primitives';
import { fromWire, isWireAmount } from '@/lib/kernel/money';
import { TOP_UP_LEAST, TOP_UP_MOST } from '@/lib/modules/payments/rules/top-up';
import { beginTopUpCall, settleTopUpCall } from './paths';

const refused = (code: string) => ({ params: { code } });

/** A top-up's amount: from 10.00 to 50,000.00. What is no amount has its error already, and is not measured. */
const topUpAmount = amount
  .refine((given) => !isWireAmount(given) || fromWire(given) >= TOP_UP_LEAST, refused('too_small'))
  .refine((given) => !isWireAmount(given) || fromWire(given) <= TOP_UP_MOST, refused('too_large'));

const begun = z.object({
  id: objectId,
  /** For the provider's form in the browser; never stored. */
  client_secret: z.string(),
  publishable_key: z.string(),
});
export type BegunTopUp = z.output<typeof begun>;

/** D37-1: always open, whether the account is activated or not. */
export const beginTopUp = route({
  id: 'billing.begin-top-up',
  ...beginTopUpCall,
  summary: 'Begin to pay money into a credit account by card',
  access: 'tenant',
  permission: 'ledger.top_up',
  verifiedOnly: true,
  params: tenantParams,
  query: none,
  body: z.object({
    currency,
    amount: topUpAmount,
    /** A saved card, which the browser then confirms the payment with; without it the card is typed there. */
    card: objectId.nullish().meta({ description: 'Id of a saved card' }),
  }),
  response: begun,
  errors: [
    'email_unverified',
    'payments_unavailable',
    'payment_provider_failed',
    'rate_limited',
    'unavailable',
  ],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { currency: 'GBP', amount: '250.00' },
    response: {
      id: 'top_3f8k2m9q4w7x1z5t6r0p',
      client_secret: 'pi_3QxVq0Lk9RtB2nMe_secret_4kTzUq5aHs',
      publishable_key: 'pk_test_51QxVq0Lk9RtB2nMe',
    },
  },
});

const settled = z.object({
  /** `processing`: the bank has not answered yet. Only `paid` is in the account. */
  state: z.enum(['open', 'processing', 'paid', 'cancelled']),
  currency,
  amount,
});
export type SettledTopUp = z.output<typeof settled>;

/** Asks the provider what has become of it; one that is paid is in the account by the answer. Safe to repeat. D37-1. */
export const settleTopUp = route({
  id: 'billing.settle-top-up',
  ...settleTopUpCall,
  summary: 'Find out whether a payment into a credit account has arrived',
  access: 'tenant',
  permission: 'ledger.top_up',
  params: z.object({ tenant: tenantId, topUp: objectId.meta({ description: 'Id of a top-up' }) }),
  query: none,
  body: none,
  response: settled,
  errors: ['payments_unavailable', 'payment_provider_failed', 'unavailable'],
  example: {
    params: { tenant: 'ten_fjord', topUp: 'top_3f8k2m9q4w7x1z5t6r0p' },
    request: {},
    response: { state: 'paid', currency: 'GBP', amount: '250.00' },
  },
});

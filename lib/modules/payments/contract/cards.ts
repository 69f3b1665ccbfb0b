import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { currency, instantText, none, objectId, tenantId, tenantParams } from '@/lib/contract/primitives';
import { beginCardCall, listCardsCall, removeCardCall, settleCardCall } from './paths';

/** What is shown of a card; its number is the provider's alone. */
const savedCard = z.object({
  id: objectId,
  /** Of the credit account that it tops up. */
  currency,
  /** The provider's word, such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  expires_month: z.number().int(),
  expires_year: z.number().int(),
  /** `expiring`: it ends within 45 days; `expired`: nothing can be paid with it. */
  state: z.enum(['valid', 'expiring', 'expired']),
  saved_at: instantText,
});
export type SavedCard = z.output<typeof savedCard>;

const cardParams = z.object({ tenant: tenantId, card: objectId });
const AT = { tenant: 'ten_fjord' };
const AT_ONE = { ...AT, card: 'crd_3f8k2m9q4w7x1z5t6r0p' };
const OWN = { access: 'tenant', permission: 'ledger.top_up', query: none } as const;

const example: SavedCard = {
  id: AT_ONE.card,
  currency: 'GBP',
  brand: 'visa',
  last4: '4242',
  expires_month: 11,
  expires_year: 2030,
  state: 'valid',
  saved_at: '2026-11-20T09:05:00.000Z',
};

const cardList = z.object({ cards: z.array(savedCard) });

/** D37-10. */
export const listCards = route({
  id: 'billing.list-cards',
  ...listCardsCall,
  ...OWN,
  summary: 'The cards that a client has saved for its top-ups, at most one a currency',
  params: tenantParams,
  response: cardList,
  example: { params: AT, response: { cards: [example] } },
});

const begunCard = z.object({
  id: objectId,
  /** For the provider's form in the browser; never stored. */
  client_secret: z.string(),
  publishable_key: z.string(),
});
export type BegunCard = z.output<typeof begunCard>;

/** A card that is saved already stays until the bank has agreed to the new one. D37-10. */
export const beginCard = route({
  id: 'billing.begin-card',
  ...beginCardCall,
  ...OWN,
  summary: 'Begin to save, or to replace, the card for top-ups in a currency',
  verifiedOnly: true,
  params: tenantParams,
  body: z.object({
    currency,
    for_orders: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the orders of the client’s own shop are paid with it, too' }),
  }),
  response: begunCard,
  errors: [
    'email_unverified',
    'payments_unavailable',
    'payment_provider_failed',
    'rate_limited',
    'unavailable',
  ],
  example: {
    params: AT,
    request: { currency: 'GBP' },
    response: {
      id: AT_ONE.card,
      client_secret: 'seti_1QxVq0Lk9RtB2nMe_secret_Rk4TzUq5aHsW1',
      publishable_key: 'pk_test_51QxVq0Lk9RtB2nMe',
    },
  },
});

const settledCard = z.object({
  /** `open`: the bank has not agreed yet; `processing`: it has not answered; `failed`: begin again. */
  state: z.enum(['open', 'processing', 'saved', 'failed']),
  card: savedCard.nullable(),
});
export type SettledCard = z.output<typeof settledCard>;

/** Safe to repeat. D37-10. */
export const settleCard = route({
  id: 'billing.settle-card',
  ...settleCardCall,
  ...OWN,
  summary: 'Find out whether a card has been saved',
  params: cardParams,
  body: none,
  response: settledCard,
  errors: ['payments_unavailable', 'payment_provider_failed', 'unavailable'],
  example: { params: AT_ONE, request: {}, response: { state: 'saved', card: example } },
});

/** Payments that were made with it stand. Safe to repeat. D37-10. */
export const removeCard = route({
  id: 'billing.remove-card',
  ...removeCardCall,
  ...OWN,
  summary: 'Remove a saved card, here and at the payment provider',
  params: cardParams,
  body: none,
  response: z.object({ removed: z.literal(true) }),
  example: { params: AT_ONE, request: {}, response: { removed: true } },
});

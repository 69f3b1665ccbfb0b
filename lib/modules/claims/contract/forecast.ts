import { z } from 'zod';
import { amount, currency, eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { readForecastCall } from './paths';

const reach = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('lasts') }),
    z.object({ state: z.literal('later') }),
    z.object({ state: z.literal('reached'), on: z.iso.date() }),
  ])
  .nullable();

/** What the claims to come cost their client; amounts ex VAT with platform tax, as they are reserved. */
const money = z.object({
  currency,
  /** What a claim costs on average so far. */
  each: amount.nullable(),
  /** What the claims to come will cost; null without an end. */
  spend: amount.nullable(),
  /** Null: no limit. */
  budget: z.object({ most: amount, used: amount }).nullable(),
  budget_reach: reach,
  /** Of all that can still be reserved, if only this event used it; null where the caller may not see that. */
  credit_reach: reach,
});

const forecast = z.discriminatedUnion('state', [
  z.object({ state: z.literal('over'), reason: z.enum(['closed', 'ended', 'none_left']) }),
  z.object({ state: z.literal('too_few') }),
  z.object({
    state: z.literal('running'),
    /** Claims a day, to a tenth. */
    per_day: z.number().min(0),
    /** The last day with a claim, in the store's time zone; null where no end is in sight. */
    until: z.iso.date().nullable(),
    bound: z.enum(['last_day', 'none_left']).nullable(),
    /** Further claims until then. */
    claims: z.number().int().min(0).nullable(),
    /** Null for people who may not see what things cost their client. */
    money: money.nullable(),
  }),
]);
export type ClaimForecast = z.output<typeof forecast>;

const example: ClaimForecast = {
  state: 'running',
  per_day: 12.4,
  until: '2026-12-11',
  bound: 'last_day',
  claims: 186,
  money: {
    currency: 'EUR',
    each: '24.10',
    spend: '4482.60',
    budget: { most: '2500.00', used: '508.70' },
    budget_reach: { state: 'reached', on: '2026-12-03' },
    credit_reach: { state: 'lasts' },
  },
};

/** D40-14. */
export const readForecast = route({
  id: 'claim.forecast',
  ...readForecastCall,
  summary: 'How many further gifts will be claimed, what they cost, and whether budget and credit last',
  access: 'tenant',
  permission: 'claims.read',
  params: eventParams,
  query: none,
  response: forecast,
  example: { params: { tenant: 'ten_lumen', slug: 'lumen-summit' }, response: example },
});

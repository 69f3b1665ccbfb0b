import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';

/** What the provider's names are made of; anything else would be no key of ours, or none that Postgres keeps. */
const name = z.string().regex(/^[\w.-]{1,255}$/);

/** Not everything has an id, and some people choose their own. */
const anything = z.looseObject({
  object: z.string().optional(),
  id: z.unknown().transform((given) => name.safeParse(given).data ?? null),
});

/** The fields of an intent that are read, by their kinds. */
const intent = z.looseObject({
  id: name,
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: name,
  status: name,
  // Whoever else takes payments on the account writes into it what they like: what is no name of ours is none.
  metadata: z.record(z.string(), z.unknown()).transform((given) => ({
    order_id: name.safeParse(given['order_id']).data,
    tenant_id: name.safeParse(given['tenant_id']).data,
  })),
});

const event = z.looseObject({
  id: name,
  type: name,
  account: name.nullish(),
  livemode: z.boolean(),
  data: z.looseObject({ object: anything }),
});

/**
 * A signed message that has what is read of it. Throws `bad_request` for one that has not: a signature says who wrote a
 * body, not that it is one.
 */
export function checkEvent(given: Stripe.Event): Stripe.Event {
  const known = event.safeParse(given);
  if (!known.success) throw new AppError('bad_request', { cause: known.error });
  const { object } = known.data.data;
  const read =
    object.object === 'payment_intent' ? intent.safeParse(object) : { success: true, data: object };
  if (!read.success) throw new AppError('bad_request');
  return { ...given, data: { ...given.data, object: read.data } } as unknown as Stripe.Event;
}

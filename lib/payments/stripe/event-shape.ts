import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';

/** The form of the provider's ids; anything else is not one of ours, or cannot be stored in Postgres. */
const name = z.string().regex(/^[\w.-]{1,255}$/);

/** Not every object has an id, and some accounts choose their own. */
const anything = z.looseObject({
  object: z.string().optional(),
  id: z
    .unknown()
    .optional()
    .transform((given) => name.safeParse(given).data ?? null),
});

/** The fields of an intent that are read, with their types. */
const intent = z.looseObject({
  id: name,
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: name,
  status: name,
  // Other software on the same account may write any metadata: values that are not ours are dropped.
  metadata: z.record(z.string(), z.unknown()).transform((given) => ({
    order_id: name.safeParse(given['order_id']).data,
    tenant_id: name.safeParse(given['tenant_id']).data,
    top_up_id: name.safeParse(given['top_up_id']).data,
    bulk_order_id: name.safeParse(given['bulk_order_id']).data,
  })),
});

const event = z.looseObject({
  id: name,
  type: name,
  account: name.nullish(),
  livemode: z.boolean(),
  api_version: name.nullish(),
  data: z.looseObject({ object: anything }),
});

/**
 * Validates a signed event. Throws `bad_request` for one without the fields we read: a signature proves the sender, not
 * the content.
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

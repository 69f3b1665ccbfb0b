import { ApiError } from '@/lib/client/api-error';
import type { WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { ClaimBody } from './send-claim';

/** A claim's body with its basket whole (SPEC 3.2), which the server reads in part. */
export type SentClaim = ClaimBody & { products: WireBasketItem[] };

/** What became an order, as it was sent: the form's data and the basket apart. SPEC 7. */
export function submittedEvent(
  { products, ...data }: { products: WireBasketItem[] } & object,
  { order_ref }: { order_ref: string },
): OrderFormEvent {
  const fields = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    type: 'submitted',
    data: Object.fromEntries(fields),
    basket: products,
    order_ref,
  };
}

/** What was refused: a stable code, and words in the person's language. SPEC 8. */
export function refusedEvent(error: unknown): OrderFormEvent {
  const code = error instanceof ApiError ? error.code : 'internal';
  return { type: 'error', code, message: error instanceof Error ? error.message : '' };
}

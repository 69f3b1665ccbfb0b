import { ApiError } from '@/lib/client/api-error';
import type { WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';

/** Event for a placed order: the form's data and the basket, separately. S7. */
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

/** Event for a refusal: a stable code, and a message in the user's language. S8. */
export function refusedEvent(error: unknown): OrderFormEvent {
  const code = error instanceof ApiError ? error.code : 'internal';
  return { type: 'error', code, message: error instanceof Error ? error.message : '' };
}

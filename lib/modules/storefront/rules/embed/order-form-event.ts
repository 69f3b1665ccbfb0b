import type { WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';

/** Events that an order form sends to the page that embeds it. S7: its data with the basket; S8: an error event. */
export type OrderFormEvent =
  | {
      type: 'submitted';
      /** The form's fields under the wire's names (S3.1), and `lang`. */
      data: Readonly<Record<string, string>>;
      basket: readonly WireBasketItem[];
      order_ref: string;
    }
  | { type: 'error'; code: string; message: string };

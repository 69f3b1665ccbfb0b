import type { WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';

/** What an order form tells the site that frames it. SPEC 7: its data together with the basket; SPEC 8: an error event. */
export type OrderFormEvent =
  | {
      type: 'submitted';
      /** The form's fields under the wire's names (SPEC 3.1), and `lang`. */
      data: Readonly<Record<string, string>>;
      basket: readonly WireBasketItem[];
      order_ref: string;
    }
  | { type: 'error'; code: string; message: string };

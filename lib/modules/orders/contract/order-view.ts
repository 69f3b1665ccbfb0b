import { z } from 'zod';
import { amount, currency, dayMonthYear, instantText, shippingMethod } from '@/lib/contract/primitives';

/** The order customer of S3.7. */
const orderCustomer = z.object({
  name: z.string(),
  email: z.string(),
  address_first_line: z.string(),
  address_second_line: z.string(),
  address_city: z.string(),
  address_country: z.string(),
  address_postcode: z.string(),
  address_county: z.string(),
  address_state: z.string(),
});

export const orderProductView = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  price: amount,
  /** The personalisation's part of `price`, including VAT; absent if it is free. */
  personalisation_price: amount.optional(),
  image: z.string().nullable(),
  personalisation: z.record(z.string(), z.record(z.string(), z.string())),
});

/** An order as its shopper sees it after paying: S2.9 step 4, S3.7. */
export const orderView = z.object({
  id: z.string(),
  order_ref: z.string(),
  /** The path of the order's own page, which anybody with the link may open (D2-7, D8). */
  order_link: z.string(),
  payment_status: z.string(),
  currency,
  total_store_price_excluding_vat: amount,
  total_store_vat: amount,
  total_store_price: amount,
  items_total: amount,
  discount_amount: amount,
  waived_amount: amount,
  shipping_method: shippingMethod,
  total_shipping_price: amount,
  customer: orderCustomer,
  products: z.array(orderProductView),
  estimatedDeliveryDateX: dayMonthYear,
  estimatedDeliveryDateY: dayMonthYear,
  /** It waits until its client has room for what it costs: the delivery dates follow by mail (D37-5). */
  awaits_release: z.boolean(),
  /** End of the edit window; null if the event has none (D18-9). */
  edit_until: instantText.nullable(),
});
export type OrderView = z.output<typeof orderView>;

export const orderViewExample: OrderView = {
  id: 'ord_7k2m9x4c1v8b3n5q6w0z',
  order_ref: 'M7QK-3FXW',
  order_link: '/order/q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt',
  payment_status: 'paid',
  currency: 'GBP',
  total_store_price_excluding_vat: '55.45',
  total_store_vat: '8.29',
  total_store_price: '63.74',
  items_total: '57.20',
  discount_amount: '0.00',
  waived_amount: '0.00',
  shipping_method: 'standard',
  total_shipping_price: '6.54',
  customer: {
    name: 'Ada Fern',
    email: 'ada@shopper.example',
    address_first_line: '12 Harbour Street',
    address_second_line: '',
    address_city: 'Leith',
    address_country: 'United Kingdom',
    address_postcode: 'EH6 6JN',
    address_county: '',
    address_state: '',
  },
  products: [
    {
      product_id: 'ff-crew-tee',
      variant_id: 'ff-crew-tee-black-m',
      name: 'Crew Tee',
      colour: 'Black',
      size: 'M',
      quantity: 2,
      price: '21.60',
      image: null,
      personalisation: {},
    },
  ],
  estimatedDeliveryDateX: '26-11-2026',
  estimatedDeliveryDateY: '30-11-2026',
  awaits_release: false,
  edit_until: '2026-11-20T13:00:10.000Z',
};

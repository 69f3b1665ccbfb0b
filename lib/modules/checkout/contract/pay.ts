import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { orderProducts } from '@/lib/modules/checkout/contract/order-product';
import { orderView } from '@/lib/modules/orders/contract/order-view';
import {
  amount,
  eventParams,
  guestToken,
  none,
  objectId,
  shippingMethod,
  text,
} from '@/lib/contract/primitives';
import { payCall } from './paths';

const payBody = z.object({
  /** The total after discount: VAT-inclusive, or before tax in the US (D13-3). */
  amount,
  discount_code: text(64).default(''),
  products: orderProducts,
  customer_id: objectId,
  shipping_method: shippingMethod,
  /** VAT-inclusive. */
  total_shipping_price: amount,
  /** Token of the draft order's link that led here; what it does not name or can't be paid is an order like any other. */
  draft: guestToken.optional(),
});

const basketTaxBreakdown = z.object({ subtotal: amount, tax_amount: amount, grand_total: amount });

/** The server's figures for the order; the 422 for differing figures contains the same. */
const payFigures = z.object({
  items_total: amount,
  total_shipping_price: amount,
  discount_amount: amount,
  waived_amount: amount,
  total_store_price_excluding_vat: amount,
  total_store_vat: amount,
  total_store_price: amount,
  amount,
});

const payResponse = z.object({
  order_id: z.string(),
  order_ref: z.string(),
  client_secret: z.string().nullable(),
  tenant_stripe_connect_account_id: z.string().nullable(),
  publishable_key: z.string().nullable(),
  basket_tax_breakdown: basketTaxBreakdown.nullable(),
  order_fully_paid_by_voucher: z.boolean(),
  order: orderView.nullable(),
  figures: payFigures,
});
export type PayResponse = z.output<typeof payResponse>;

export const pay = route({
  id: 'checkout.pay',
  ...payCall,
  summary: 'Freeze the order, reserve voucher and stock, and create the payment intent',
  access: 'public',
  params: eventParams,
  query: none,
  body: payBody,
  response: payResponse,
  idempotent: true,
  errors: [
    'already_paid',
    'conflict',
    'event_not_open',
    'event_closed',
    'out_of_stock',
    'stock_held',
    'too_many_unpaid',
    'cards_refused',
    'payments_unavailable',
    'rate_limited',
    'unavailable',
    'payment_provider_failed',
  ],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      amount: '63.74',
      discount_code: '',
      products: [
        { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 },
        { product_id: 'ff-kids-tee', variant_id: 'ff-kids-tee-oat-3-4yr', quantity: 1 },
      ],
      customer_id: 'cus_7k2m9x4c1v8b3n5q6w0z',
      shipping_method: 'standard',
      total_shipping_price: '6.54',
    },
    response: {
      order_id: 'ord_7k2m9x4c1v8b3n5q6w0z',
      order_ref: 'M7QK-3FXW',
      client_secret: 'pi_3Q0_secret_9f2',
      tenant_stripe_connect_account_id: 'acct_fjord',
      publishable_key: 'pk_test_uk',
      basket_tax_breakdown: null,
      order_fully_paid_by_voucher: false,
      order: null,
      figures: {
        items_total: '57.20',
        total_shipping_price: '6.54',
        discount_amount: '0.00',
        waived_amount: '0.00',
        total_store_price_excluding_vat: '55.45',
        total_store_vat: '8.29',
        total_store_price: '63.74',
        amount: '63.74',
      },
    },
  },
});

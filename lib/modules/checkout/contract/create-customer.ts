import { z } from 'zod';
import { VOUCHER_PROBLEMS } from '@/lib/modules/checkout/rules/voucher';
import { route } from '@/lib/contract/route';
import { consumerForm, consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { visitSource } from '@/lib/modules/orders/contract/visit-source';
import { orderProducts } from '@/lib/modules/checkout/contract/order-product';
import { amount, currency, eventParams, locale, none, objectId, text } from '@/lib/contract/primitives';
import { createCustomerCall } from './paths';

const createCustomerBody = consumerForm.extend({
  /** May be empty for countries without postcodes; required and checked for all others. */
  address_postcode: text(20).default(''),
  lang: locale.default('en'),
  products: orderProducts,
  /** The basket's existing customer, so that tabs share one open order (D16-7). */
  customer_id: objectId.optional(),
  /** A code from the link (`?code=`), listed even if it is not public (D25-1). */
  code: text(64).optional(),
  source: visitSource,
});

/** S3.7; prices ex VAT after the three retail shipping settings (D13-3). */
const shippingPrices = z.object({
  standard: amount,
  standard_tracked: amount,
  express: amount,
  additional_item_price: amount,
});

/**
 * The fields of S3.7 and the voucher's kind, so that the browser can calculate the server's figures for every shipping
 * method.
 */
const eventVoucher = z.object({
  code: z.string(),
  /** Its discount on this basket with the first shipping method. */
  discount_amount: amount,
  kind: z.enum(['amount', 'percent']),
  /** An amount, or per cent with two places. */
  value: amount,
  /** The only products that it counts for; null for all. */
  products: z.array(z.string()).nullable(),
});

export const createCustomer = route({
  id: 'checkout.create-customer',
  ...createCustomerCall,
  summary: 'Keep who the order goes to; answers shipping prices and vouchers',
  access: 'public',
  params: eventParams,
  query: none,
  body: createCustomerBody,
  response: z.object({
    customer_id: z.string(),
    country_iso2: z.string(),
    state_abbreviation: z.string(),
    shipping_prices: shippingPrices,
    event_vouchers: z.array(eventVoucher),
    has_voucher_opportunity: z.boolean(),
    /** Why the `code` that was asked about cannot be used; null without a code, and for one that can. */
    code_refused: z.enum(VOUCHER_PROBLEMS).nullable(),
    /** The amounts where that is `voucher_minimum`: of the items, VAT included, and what is missing to it. D41-3. */
    code_minimum: z.object({ minimum_spend: amount, missing: amount, currency }).nullable(),
  }),
  errors: ['event_not_open', 'event_closed', 'conflict'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      ...consumerFormExample,
      lang: 'en',
      products: [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 2 }],
    },
    response: {
      customer_id: 'cus_7k2m9x4c1v8b3n5q6w0z',
      country_iso2: 'GB',
      state_abbreviation: '',
      shipping_prices: {
        standard: '3.95',
        standard_tracked: '5.45',
        express: '9.95',
        additional_item_price: '0.75',
      },
      event_vouchers: [
        { code: 'SAVE5', discount_amount: '5.00', kind: 'amount', value: '5.00', products: null },
      ],
      has_voucher_opportunity: true,
      code_refused: null,
      code_minimum: null,
    },
  },
});

import { draftToken } from '@/lib/modules/draft-orders/service/draft-link';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { ADA } from '@/scripts/test/shopper';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import type { Call, Case } from '../case';
import type { OwnThings } from '../own-things';
import { BY_COLOUR, INVALID, LINE, at, signedBy, store } from '../shapes';

const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const TEE_BY_COLOUR = {
  product_id: 'ff-crew-tee',
  quantity: 1,
  products: { store: { identifier: 'tee-black', size: 'M' } },
};
const PAY = { amount: '26.34', shipping_method: 'standard', total_shipping_price: '4.74' };
let events = 0;

/** A payment success event from the provider, each with a new id. */
function paidEvent(own: OwnThings): Partial<Call> {
  events += 1;
  const object = {
    id: own.intent,
    object: 'payment_intent',
    status: 'succeeded',
    currency: 'gbp',
    amount: 2634,
    amount_received: 2634,
    last_payment_error: null,
    metadata: { order_id: own.order, tenant_id: 'ten_fjord' },
  };
  return {
    query: { region: 'UK' },
    body: {
      id: `evt_foreign_${events}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      livemode: false,
      account: 'acct_sandbox_uk_fjord',
      data: { object },
    },
  };
}

/** The link of an order of the caller that can still be edited. */
async function openOrder(own: OwnThings) {
  const token = orderToken({ tenantId: 'ten_fjord', orderId: own.coveredOrder });
  const { version, products } = await readOrderPage(token, 'req_walk');
  return { token, version, line: products[0]?.id ?? '' };
}

export const CHECKOUT_CASES: Record<string, Case[]> = {
  'checkout.stripe-webhook': [
    {
      home: 'ten_fjord',
      call: paidEvent,
      seal: signedBy(sandboxKeys('UK').webhookSecret, 'stripe-signature'),
      slots: [
        at('body.account', 'account', 'ignored'),
        at('body.data.object.id', 'intent', 'ignored'),
        at('body.data.object.metadata.order_id', 'order', 'ignored'),
        at('body.data.object.metadata.tenant_id', 'tenant', 'ignored'),
      ],
    },
  ],
  'order-page.read': [
    {
      home: 'ten_fjord',
      call: (own) => ({ params: { token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }) } }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.invoice': [
    {
      home: 'ten_fjord',
      call: (own) => ({ params: { token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }) } }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.cancel': [
    {
      home: 'ten_fjord',
      good: 409,
      call: (own) => ({
        params: { token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }) },
        body: { version: '2026-11-20T09:00:00.000Z' },
      }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.edit-options': [
    {
      home: 'ten_fjord',
      call: (own) => ({ params: { token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }) } }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.edit-address': [
    {
      home: 'ten_fjord',
      call: async (own) => {
        const { token, version } = await openOrder(own);
        const { email: _, ...address } = { ...ADA, address_first_line: '14 Harbour Street' };
        return { params: { token }, body: { ...address, version } };
      },
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.edit-line': [
    {
      home: 'ten_fjord',
      call: async (own) => {
        const { token, version, line } = await openOrder(own);
        return { params: { token, line }, body: { version, variant_id: 'ff-crew-tee-black-l' } };
      },
      slots: [
        at('params.token', 'orderToken'),
        at('params.line', 'line'),
        at('body.variant_id', 'variant', INVALID),
      ],
    },
  ],
  'checkout.create-customer': [
    store(
      [...LINE, at('body.customer_id', 'customer'), at('body.code', 'code', 'ignored')],
      ({ customer }) => ({ body: { ...ADA, products: [TEE], customer_id: customer, code: 'SAVE5' } }),
    ),
    store([BY_COLOUR], () => ({ body: { ...ADA, products: [TEE_BY_COLOUR] } })),
  ],
  'checkout.pay': [
    store(
      [...LINE, at('body.customer_id', 'customer'), at('body.discount_code', 'code', INVALID)],
      ({ customer, sentDraft }) => ({
        body: {
          ...PAY,
          customer_id: customer,
          products: [TEE],
          discount_code: '',
          draft: draftToken({ tenantId: 'ten_fjord', draftId: sentDraft }),
        },
      }),
    ),
    store([BY_COLOUR], ({ customer }) => ({
      body: { ...PAY, customer_id: customer, products: [TEE_BY_COLOUR] },
    })),
  ],
  'checkout.payment-success': [
    store([at('body.payment_intent', 'intent'), at('body.order_id', 'order', 'ignored')], (own) => ({
      body: { payment_intent: own.intent, order_id: own.order },
    })),
    store([at('body.order_id', 'order')], (own) => ({
      body: { no_payment_needed: true, order_id: own.coveredOrder },
    })),
  ],
};

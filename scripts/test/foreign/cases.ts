import { isPrintSignature, printFileUrl } from '@/lib/services/fulfilment/print-file-url';
import { orderToken } from '@/lib/services/order-page/order-link';
import { drawSharePicture } from '@/lib/services/storefront/draw-share-picture';
import { linePreviewUrl } from '@/lib/services/orders/line-preview-url';
import { previewToken } from '@/lib/services/storefront/preview-token';
import { signatureHeader } from '@/sandbox/shared/sign';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { recipient } from '@/scripts/test/claim-world';
import { ADA } from '@/scripts/test/shopper';
import type { Kind } from './ids';
import type { OwnThings } from './own-things';

/** One call, filled in. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** A field that names something, by its place in the call, and what an id that nobody has gets there. */
export interface Slot {
  at: `${'params' | 'query' | 'body'}.${string}`;
  kind: Kind;
  /** Status and code of the refusal; `ignored`: the call goes on as if nothing had been named. */
  answer: [number, string] | 'ignored';
  /** The refusal leaves a note in the caller's own tenant. */
  noted?: true;
}

/** How a contract is asked: a good call of one tenant, and every field of it that could name another's thing. */
export interface Case {
  home: 'ten_fjord' | 'ten_lumen';
  /** Who asks beside nobody; the home's admin unless said. */
  person?: string;
  /** Another status than 200 for the good call. */
  good?: number;
  call: (own: OwnThings) => Partial<Call> | Promise<Partial<Call>>;
  /** Signs the call as the right sender would: what it holds now. */
  seal?: (call: Call) => Call;
  slots: Slot[];
  /** It names what anybody may know of every tenant, and nothing else; a test of its own holds it to that. */
  ofAllTenants?: true;
}

const NOT_FOUND: [number, string] = [404, 'not_found'];
const INVALID: [number, string] = [422, 'invalid'];

const inPath = (...kinds: Kind[]): Slot[] =>
  kinds.map((kind) => ({ at: `params.${kind}`, kind, answer: NOT_FOUND }));
const at = (place: Slot['at'], kind: Kind, answer: Slot['answer'] = NOT_FOUND): Slot => ({
  at: place,
  kind,
  answer,
});
/** A list narrowed to something that is not there is empty, and a cursor is only a place. */
const narrowed = (name: string, kind: Kind): Slot => at(`query.${name}`, kind, 'ignored');
const LINE = [
  at('body.products.0.product_id', 'product', INVALID),
  at('body.products.0.variant_id', 'variant', INVALID),
];
const BY_COLOUR = at('body.products.0.products.store.identifier', 'colour', INVALID);

const FJORD = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const TEE_BY_COLOUR = {
  product_id: 'ff-crew-tee',
  quantity: 1,
  products: { store: { identifier: 'tee-black', size: 'M' } },
};
const PAY = { amount: '26.34', shipping_method: 'standard', total_shipping_price: '4.74' };
const GIFT = { product_id: 'lu-summit-hoodie', quantity: 1, personalisation: { front: { name: 'ADA' } } };
const SUMMIT = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const NAVY = { store: { identifier: 'hoodie-navy', size: 'M' } };

export const FULFILLER_SECRET = 'a-shared-secret-of-the-test';

function signedBy(secret: string, header: string) {
  return (call: Call): Call => {
    const body = JSON.stringify(call.body);
    return { ...call, headers: { ...call.headers, [header]: signatureHeader(body, secret) } };
  };
}

const signatureIn = (url: string) => new URL(url, 'http://x').searchParams.get('signature') ?? '';

function sealedLine(call: Call): Call {
  const { tenant = '', line = '' } = call.params;
  const signature = signatureIn(linePreviewUrl({ tenantId: tenant, lineId: line, side: 'front' }));
  return { ...call, query: { signature } };
}

function sealedPrint(call: Call): Call {
  const { tenant = '', key = '' } = call.params;
  const signature = signatureIn(printFileUrl(tenant, key));
  if (!isPrintSignature(tenant, key, signature)) throw new Error('the seal does not fit');
  return { ...call, query: { signature } };
}

let events = 0;

/** A success as the provider tells it; each event has an id of its own. */
function paidEvent(own: OwnThings): Partial<Call> {
  events += 1;
  const object = {
    ...{ id: own.intent, object: 'payment_intent', status: 'succeeded', currency: 'gbp' },
    ...{ amount: 2634, amount_received: 2634, last_payment_error: null },
    metadata: { order_id: own.order, tenant_id: 'ten_fjord' },
  };
  return {
    query: { region: 'UK' },
    body: {
      ...{ id: `evt_foreign_${events}`, object: 'event', type: 'payment_intent.succeeded', created: 1 },
      ...{ livemode: false, account: 'acct_sandbox_uk_fjord', data: { object } },
    },
  };
}

const staffOnly = (slots: Slot[], call: Partial<Call> = {}): Case => ({
  home: 'ten_fjord',
  good: 404,
  call: () => call,
  slots: slots.map((slot) => ({ ...slot, answer: NOT_FOUND })),
});
const open = (call: Partial<Call> = {}): Case => ({ home: 'ten_fjord', call: () => call, slots: [] });
const store = (slots: Slot[], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_fjord',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { ...FJORD, ...call.params } };
  },
  slots: [...inPath('tenant', 'slug'), ...slots],
});
const tenants = (slots: Slot[], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_fjord',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { tenant: 'ten_fjord', ...call.params } };
  },
  slots: [...inPath('tenant'), ...slots],
});

const ORDER_LIST = [
  narrowed('event', 'slug'),
  narrowed('search', 'person'),
  narrowed('cursor', 'orderCursor'),
];

/** Contract id → how it is asked. The test fails for a contract, or a field that names something, which is not here. */
export const CASES: Record<string, Case[]> = {
  'auth.csrf-cookie': [open()],
  'auth.login': [
    {
      ...{ home: 'ten_fjord', good: 401 },
      call: () => ({ body: { email: 'nobody@fjord-fern.example', password: 'not theirs' } }),
      slots: [at('body.email', 'email', [401, 'bad_credentials'])],
    },
  ],
  'auth.logout': [{ ...open(), person: 'service@fjord-fern.example' }],
  'auth.user': [open()],
  'locale.get-lang': [open()],
  'locale.set-lang': [open({ body: { lang: 'en' } })],
  'realtime.broadcasting-auth': [
    {
      ...open({ body: { socket_id: '1.2', channel_name: 'private-tenant.ten_fjord' } }),
      slots: [at('body.channel_name', 'channel')],
    },
    {
      home: 'ten_fjord',
      call: (own) => ({
        body: {
          ...{ socket_id: '1.2', channel_name: `private-order.${own.order}` },
          order_token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }),
        },
      }),
      slots: [at('body.channel_name', 'channel'), at('body.order_token', 'orderToken')],
    },
  ],
  'platform.font-library': [open()],
  'platform.public-config': [open()],
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
  'dashboard.read-all': [staffOnly([])],
  'events.list-all': [staffOnly([narrowed('cursor', 'eventCursor')])],
  'orders.list-all': [staffOnly([...ORDER_LIST, narrowed('tenant', 'tenant')])],
  'audit.list': [staffOnly([narrowed('tenant', 'tenant'), narrowed('cursor', 'orderCursor')])],
  'onboarding.shop-platform': [tenants([])],
  'onboarding.reset': [tenants([])],
  'storefront.list': [{ ...open(), ofAllTenants: true }],
  'storefront.read': [open({ params: { slug: 'fjord-fern' } })],
  'storefront.preview': [{ ...open({ params: { slug: 'fjord-fern-summer' } }), slots: inPath('slug') }],
  'storefront.shared-preview': [
    {
      home: 'ten_fjord',
      call: () => {
        const event = { tenantId: 'ten_fjord', slug: 'fjord-fern-summer' };
        return { params: { slug: event.slug }, query: { preview: previewToken(event).token } };
      },
      slots: inPath('slug'),
    },
  ],
  'storefront.locked-to-country': [store([])],
  'storefront.contact': [
    store([], () => ({
      body: { name: 'Ada', email: 'ada@shopper.example', message: 'Do you ship to Orkney?' },
    })),
  ],
  'storefront.share-picture': [
    {
      ...store([at('query.product', 'product')]),
      call: async () => {
        await drawSharePicture({ tenantId: FJORD.tenant, slug: FJORD.slug, productId: 'ff-crew-tee' });
        return { params: FJORD, query: { product: 'ff-crew-tee' } };
      },
    },
  ],
  'product.read': [store(inPath('product'), () => ({ params: { product: 'ff-crew-tee' } }))],
  'product.preview': [
    store(inPath('product', 'colour'), () => ({
      params: { product: 'ff-crew-tee', colour: 'tee-black', side: 'front' },
    })),
  ],
  'orders.line-preview': [
    {
      ...tenants(inPath('line'), (own) => ({ params: { line: own.line, side: 'front' } })),
      seal: sealedLine,
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
      ...{ home: 'ten_fjord', good: 409 },
      call: (own) => ({
        params: { token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }) },
        body: { version: '2026-11-20T09:00:00.000Z' },
      }),
      slots: [at('params.token', 'orderToken')],
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
      ({ customer }) => ({ body: { ...PAY, customer_id: customer, products: [TEE], discount_code: '' } }),
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
  'claim.claim': [
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({
        params: SUMMIT,
        body: recipient({
          promo_code: promoCode,
          products: [{ ...GIFT, variant_id: 'lu-summit-hoodie-navy-m' }],
        }),
      }),
      slots: [
        ...inPath('tenant', 'slug'),
        ...LINE,
        { ...at('body.promo_code', 'code', INVALID), noted: true },
      ],
    },
    {
      home: 'ten_lumen',
      call: ({ promoCode }) => ({
        params: SUMMIT,
        body: recipient({ promo_code: promoCode, products: [{ ...GIFT, products: NAVY }] }),
      }),
      slots: [BY_COLOUR],
    },
  ],
  'claim.list-flagged': [tenants([narrowed('event', 'slug'), narrowed('cursor', 'orderCursor')])],
  'claim.release-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
  'claim.refuse-flagged': [tenants(inPath('order'), (own) => ({ params: { order: own.flaggedOrder } }))],
  'fulfilment.callback': [
    {
      ...tenants(
        [
          ...inPath('order'),
          at('body.order_ref', 'orderRef'),
          { ...at('body.id', 'message', 'ignored'), noted: true },
        ],
        (own) => ({
          params: { order: own.order },
          body: { id: 'msg_fjord_own', order_ref: own.orderRef, status: 'picked' },
        }),
      ),
      seal: signedBy(FULFILLER_SECRET, 'x-fulfiller-signature'),
    },
  ],
  'fulfilment.print-file': [
    {
      ...tenants([at('params.key', 'printKey')], (own) => ({ params: { key: own.printKey } })),
      seal: sealedPrint,
    },
  ],
  'events.read-any': [staffOnly(inPath('slug'), { params: { slug: 'fjord-fern' } })],
  'dashboard.read': [tenants([])],
  'events.list': [tenants([narrowed('cursor', 'eventCursor')])],
  'events.read': [store([])],
  'orders.list': [tenants(ORDER_LIST)],
  'orders.read': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
  'orders.release': [tenants(inPath('order'), (own) => ({ params: { order: own.newOrder } }))],
  'store-configuration.read': [store([])],
  'store-configuration.update': [
    store(
      [
        at('body.storeConfig.colourSet.id', 'colourSet', INVALID),
        at('body.storeConfig.fontSet.id', 'fontSet', INVALID),
      ],
      () => ({
        body: {
          storeConfig: { colourSet: { id: 'col_fjord_moss' }, fontSet: { id: 'fon_fjord_lora' } },
        },
      }),
    ),
  ],
  'files.read': [tenants(inPath('file'), (own) => ({ params: { file: own.file } }))],
};

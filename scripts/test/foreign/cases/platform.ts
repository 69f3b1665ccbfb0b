import { DEFAULT_SHOPIFY_APP } from '@/sandbox/shopify/app';
import { bodySignature } from '@/sandbox/shopify/sign';
import { encodeCursor } from '@/lib/db/cursor';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import type { Case } from '../case';
import { at, narrowed, open, staffOnly, tenants } from '../shapes';

/** A message of no shop that anybody has connected; the body names nothing that is read. */
const SHOP_MESSAGE = {
  'x-shopify-topic': 'shop/update',
  'x-shopify-shop-domain': 'nobody.myshopify.com',
  'x-shopify-api-version': '2026-07',
  'x-shopify-webhook-id': 'a-delivery',
  'x-shopify-event-id': 'an-event',
} as const;

/** Before the first product. */
const SHOP_PRODUCTS = encodeCursor('shop-products', {
  value: '2099-01-01T00:00:00.000000Z',
  id: 'prd_a0',
  tenantId: 'ten_fjord',
});

const NO_TEXTS = { lang: 'en', texts: [] };
const SHOP_LOG = encodeCursor('shop-log', {
  value: '2099-01-01T00:00:00.000000Z',
  id: 'shl_a0',
  tenantId: 'ten_fjord',
});
const SHIPPING = {
  latest: 1,
  from_day: '2098-01-01',
  standard: '4.00',
  standard_tracked: '5.00',
  express: '9.00',
  additional_item_price: '1.00',
};

const PALETTE = {
  names: { en: 'Pine' },
  primary: '#1f4d3b',
  secondary: '#f2ead9',
  tertiary: '#b5532a',
};

const NOTICE = {
  kind: 'notice',
  starts_at: '2098-01-01T00:00:00.000Z',
  ends_at: '2099-01-01T00:00:00.000Z',
  texts: { en: 'Closed.' },
};

export const PLATFORM_CASES: Record<string, Case[]> = {
  'auth.csrf-cookie': [open()],
  'auth.login': [
    {
      home: 'ten_fjord',
      good: 401,
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
          socket_id: '1.2',
          channel_name: `private-order.${own.order}`,
          order_token: orderToken({ tenantId: 'ten_fjord', orderId: own.order }),
        },
      }),
      slots: [at('body.channel_name', 'channel'), at('body.order_token', 'orderToken')],
    },
  ],
  'realtime.broadcasting-user': [
    { ...open({ body: { socket_id: '1.2' } }), person: 'service@fjord-fern.example' },
  ],
  'platform.font-library': [open()],
  'platform.public-config': [open()],
  'site.write': [
    open({
      body: {
        name: 'Ada Fern',
        email: 'ada@shopper.example',
        subject: 'store',
        message: 'One store for two teams?',
      },
    }),
  ],
  // They belong to no tenant.
  'site-messages.list': [staffOnly([])],
  'site-messages.waiting': [staffOnly([])],
  'site-messages.answer': [
    staffOnly([], { params: { message: 'msg_of_nobody' }, body: { note: 'Told them.' } }),
  ],
  // Nor does the queue.
  'background-jobs.list': [staffOnly([])],
  'background-jobs.counts': [staffOnly([])],
  'background-jobs.retry': [staffOnly([], { params: { job: '999999999' }, body: {} })],
  'background-jobs.cancel': [staffOnly([], { params: { job: '999999999' }, body: {} })],
  // Nor does what is turned off for everybody.
  'mail-texts.list': [staffOnly([])],
  'mail-texts.read': [
    staffOnly([], { params: { platform_mail: 'accountMail.reset' }, query: { lang: 'en' } }),
  ],
  'mail-texts.save': [staffOnly([], { params: { platform_mail: 'accountMail.reset' }, body: NO_TEXTS })],
  'mail-texts.preview': [staffOnly([], { params: { platform_mail: 'accountMail.reset' }, body: NO_TEXTS })],
  'mail-texts.test': [
    staffOnly([], { params: { platform_mail: 'accountMail.reset' }, body: { lang: 'en' } }),
  ],
  'fonts.list': [staffOnly([])],
  'fonts.offer': [staffOnly([], { params: { family: 'Bangers' }, body: { is_offered: false } })],
  'fonts.order': [staffOnly([], { body: { was: ['Inter'], families: ['Inter'] } })],
  'palettes.use': [staffOnly([])],
  'palettes.list': [staffOnly([])],
  'palettes.add': [staffOnly([], { body: PALETTE })],
  'palettes.order': [staffOnly([], { body: { was: ['moss'], ids: ['moss'] } })],
  'palettes.offer': [staffOnly([], { params: { palette: 'moss' }, body: { is_offered: false } })],
  'palettes.rename': [
    staffOnly([], { params: { palette: 'moss' }, body: { was: null, names: { en: 'Forest' } } }),
  ],
  'shipping-tables.list': [staffOnly([])],
  'shipping-tables.set': [staffOnly([], { params: { payer: 'retail', region: 'UK' }, body: SHIPPING })],
  'shipping-tables.remove': [
    staffOnly([], { params: { payer: 'retail', region: 'UK', version: '1' }, body: {} }),
  ],
  'holidays.list': [staffOnly([])],
  'holidays.add': [staffOnly([], { body: { country: 'GB', day: '2026-12-25', name: 'Christmas Day' } })],
  'holidays.count-national': [staffOnly([], { params: { nation: 'ZZ' }, body: {} })],
  'holidays.set': [staffOnly([], { params: { nation: 'GB', day: '2027-12-25' }, body: { counts: true } })],
  'platform-switches.list': [staffOnly([])],
  'platform-switches.set': [staffOnly([], { params: { switch: 'chat' }, body: { is_on: true } })],
  // Nor does what staff tell everybody.
  'platform-notices.list': [staffOnly([])],
  'platform-notices.create': [staffOnly([], { body: NOTICE })],
  'platform-notices.change': [
    staffOnly([], { params: { notice: 'ntc_of_nobody' }, body: { ...NOTICE, revision: 1 } }),
  ],
  'platform-notices.end': [staffOnly([], { params: { notice: 'ntc_of_nobody' }, body: {} })],
  'onboarding.shop-platform': [tenants([])],
  'onboarding.reset': [tenants([])],
  'shop-platform.read': [tenants([])],
  // A client that is not from a shop platform has nothing to install.
  'shop-platform.begin-install': [
    { ...tenants([], () => ({ body: { shopifyUrl: 'harbour.myshopify.com' } })), good: 404 },
  ],
  'shop-platform.launch': [{ ...tenants([], () => ({ body: { answer: {} } })), good: 422 }],
  'shop-platform.complete-install': [{ ...tenants([], () => ({ body: { answer: {} } })), good: 422 }],
  'shop-platform.disconnect': [{ ...tenants([], () => ({ body: {} })), good: 404 }],
  'shop-platform.webhook': [
    {
      ...open({ body: { id: 1 }, headers: { ...SHOP_MESSAGE } }),
      seal: (call) => {
        const signature = bodySignature(DEFAULT_SHOPIFY_APP.apiSecret, JSON.stringify(call.body));
        return { ...call, headers: { ...call.headers, 'x-shopify-hmac-sha256': signature } };
      },
    },
  ],
  'shop-platform.confirm-step': [
    { ...tenants([], () => ({ body: { step: 'become_customer' } })), good: 404 },
  ],
  'shop-platform.products': [
    tenants([narrowed('cursor', 'shopProductCursor')], () => ({ query: { cursor: SHOP_PRODUCTS } })),
  ],
  // No shop is connected.
  'shop-platform.push-products': [
    {
      ...tenants([at('body.products.0', 'product')], () => ({ body: { products: ['ff-crew-tee'] } })),
      good: 409,
    },
  ],
  'shop-platform.log': [
    tenants([narrowed('cursor', 'shopLogCursor')], () => ({ query: { cursor: SHOP_LOG } })),
  ],
  // No shop is connected, so that nothing can be done again.
  'shop-platform.replay': [
    {
      ...tenants([at('params.shopEntry', 'shopEntry')], () => ({
        params: { shopEntry: 'shl_of_ten_fjord' },
        body: {},
      })),
      good: 409,
    },
  ],
  'shop-platform.update': [tenants([], () => ({ body: { shopifyUrl: 'harbour.myshopify.com' } }))],
};

import { linePreviewUrl } from '@/lib/modules/orders/service/line-preview-url';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { readLineChoices } from '@/lib/modules/order-changes/service/read-line-choices';
import type { Call, Case } from '../case';
import {
  at,
  FJORD,
  INVALID,
  inPath,
  narrowed,
  open,
  signatureIn,
  staffOnly,
  store,
  tenants,
} from '../shapes';

function sealedLine(call: Call): Call {
  const { tenant = '', line = '' } = call.params;
  const signature = signatureIn(linePreviewUrl({ tenantId: tenant, lineId: line, side: 'front' }));
  return { ...call, query: { signature } };
}

const ORDER_LIST = [
  narrowed('event', 'slug'),
  narrowed('product', 'product'),
  narrowed('search', 'person'),
  narrowed('cursor', 'orderCursor'),
];

const ORDER_COUNTS = ORDER_LIST.slice(0, -1);

export const ORDERS_CASES: Record<string, Case[]> = {
  'dashboard.read-all': [staffOnly([])],
  'dashboard.figures-all': [staffOnly([])],
  'client-revenue.read': [
    staffOnly([narrowed('tenant', 'tenant'), narrowed('event', 'slug'), narrowed('cursor', 'clientCursor')]),
  ],
  'client-revenue.file': [staffOnly([narrowed('tenant', 'tenant'), narrowed('event', 'slug')])],
  'dashboard.file-all': [staffOnly([], { query: { block: 'sales' } })],
  'events.list-all': [staffOnly([narrowed('search', 'slug'), narrowed('cursor', 'eventCursor')])],
  'orders.list-all': [staffOnly([...ORDER_LIST, narrowed('tenant', 'tenant')])],
  'orders.count-all': [staffOnly([...ORDER_COUNTS, narrowed('tenant', 'tenant')])],
  'search.all': [staffOnly([narrowed('q', 'person'), narrowed('tenant', 'tenant')])],
  'search.tenant': [tenants([narrowed('q', 'person')]), tenants([narrowed('q', 'slug')])],
  'audit.list-platform': [staffOnly([narrowed('cursor', 'orderCursor')])],
  'audit.list': [staffOnly([narrowed('tenant', 'tenant'), narrowed('cursor', 'orderCursor')])],
  'audit.list-own': [tenants([narrowed('cursor', 'refusalCursor')])],
  'orders.line-preview': [
    {
      ...tenants(inPath('line'), (own) => ({ params: { line: own.line, side: 'front' } })),
      seal: sealedLine,
    },
  ],
  'events.read-any': [staffOnly(inPath('slug'), { params: { slug: 'fjord-fern' } })],
  'dashboard.read': [tenants([])],
  'dashboard.figures': [
    tenants([]),
    tenants([at('query.event', 'slug')], () => ({ query: { event: FJORD.slug } })),
  ],
  'dashboard.file': [
    tenants([at('query.event', 'slug')], () => ({ query: { event: FJORD.slug, block: 'sales' } })),
  ],
  'events.insights': [store([])],
  'events.list': [tenants([narrowed('search', 'slug'), narrowed('cursor', 'eventCursor')])],
  'events.read': [store([])],
  'orders.list': [tenants(ORDER_LIST)],
  'orders.count': [tenants(ORDER_COUNTS)],
  'address.suggest': [
    open({
      body: {
        address_first_line: 'Torstraße 12',
        address_second_line: '',
        address_city: 'Berlni',
        address_postcode: '10119',
        address_county: '',
        address_state: '',
        address_country: 'Germany',
        countries: ['DE'],
        states: [],
      },
    }),
  ],
  'orders.read': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
  'orders.release': [tenants(inPath('order'), (own) => ({ params: { order: own.newOrder } }))],
  'orders.release-past-budget': [
    tenants(inPath('order'), (own) => ({ params: { order: own.overBudgetOrder } })),
  ],
  'orders.cancel': [
    tenants(inPath('order'), (own) => ({
      params: { order: own.cancelledOrder },
      body: { reason: 'duplicate' },
    })),
  ],
  'orders.read-refund': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
  'orders.refund': [
    tenants([...inPath('order'), at('body.lines.0.line', 'line', INVALID)], (own) => ({
      params: { order: own.order },
      body: {
        of: 'lines',
        lines: [{ line: own.line, quantity: 1 }],
        left: own.leftOfOrder,
        reason: 'damaged',
      },
    })),
  ],
  'orders.settle-refund': [
    tenants([...inPath('order'), at('params.refund', 'failedRefund')], (own) => ({
      params: { order: own.order, refund: own.failedRefund },
      body: { how: 'otherwise', amount: '1.00', words: 'Bank transfer' },
    })),
  ],
  'orders.read-address': [tenants(inPath('order'), (own) => ({ params: { order: own.newOrder } }))],
  'orders.fix-address': [
    {
      ...tenants(inPath('order')),
      call: async ({ newOrder }) => {
        const { address, version } = await readAddress({ tenantId: 'ten_fjord', actor: 'client' }, newOrder);
        return { params: { tenant: 'ten_fjord', order: newOrder }, body: { ...address, version } };
      },
    },
  ],
  'orders.read-line-choices': [tenants(inPath('order'), (own) => ({ params: { order: own.newOrder } }))],
  'orders.fix-line': [
    {
      ...tenants([...inPath('order'), at('params.line', 'line'), at('body.variant_id', 'variant', INVALID)]),
      call: async ({ newOrder }) => {
        const { lines, version } = await readLineChoices(
          { tenantId: 'ten_fjord', actor: 'client' },
          newOrder,
        );
        const [first] = lines;
        const params = { tenant: 'ten_fjord', order: newOrder, line: first?.line ?? '' };
        return { params, body: { version, variant_id: first?.variant_id ?? '' } };
      },
    },
  ],
  'orders.add-note': [
    tenants(inPath('order'), (own) => ({ params: { order: own.newOrder }, body: { message: 'Called.' } })),
  ],
  'orders.list-colleagues': [tenants([])],
  'orders.resend-mail': [
    tenants([...inPath('order'), at('params.mail', 'mail')], (own) => ({
      params: { order: own.newOrder, mail: own.sentMail },
    })),
  ],
  'orders.send-fix-link': [tenants(inPath('order'), (own) => ({ params: { order: own.addressIssueOrder } }))],
  'orders.resume': [tenants(inPath('order'), (own) => ({ params: { order: own.heldOrder } }))],
  'orders.undo': [tenants(inPath('order'), (own) => ({ params: { order: own.heldOrder } }))],
};

import { orderToken } from '@/lib/modules/orders/service/order-link';
import type { Case } from '../case';
import type { OwnThings } from '../own-things';
import { at, INVALID, inPath, narrowed, staffOnly, tenants } from '../shapes';

const tokenOf = ({ order }: OwnThings) => ({
  token: orderToken({ tenantId: 'ten_fjord', orderId: order }),
});
let forms = 0;
/** Another form at each call. */
const key = () => `form-${(forms += 1)}-foreign`;
const LINE = at('body.lines.0.line', 'line', INVALID);
const list = [narrowed('cursor', 'caseCursor')];
const act = (body: object, of: 'complaint' | 'withdrawal' = 'complaint'): Case =>
  tenants(inPath('case'), (own) => ({ params: { case: own[of] }, body: { version: 1, ...body } }));

/** A verb on a tenant's own order that only staff have: its client is refused before anything is looked up. */
const staffAct = (more: (own: OwnThings) => object, slots: Case['slots'] = []): Case => ({
  ...tenants(
    [...inPath('order'), ...slots].map((slot) => ({
      ...slot,
      answer: [403, 'forbidden'] as [number, string],
    })),
    (own) => ({ params: { order: own.order }, ...more(own) }),
  ),
  good: 403,
});
const NAMED_BY_REPLACE = [
  at('body.lines.0.line', 'line'),
  at('body.photos.0', 'uploadToken'),
  at('body.complaint.id', 'case'),
];

export const RETURNS_CASES: Record<string, Case[]> = {
  'order-page.read-cases': [
    {
      home: 'ten_fjord',
      call: (own) => ({ params: tokenOf(own) }),
      slots: [at('params.token', 'orderToken')],
    },
  ],
  'order-page.withdraw': [
    {
      home: 'ten_fjord',
      call: (own) => ({
        params: tokenOf(own),
        body: {
          key: key(),
          name: 'A buyer',
          email: 'buyer@example.com',
          lines: [{ line: own.caseLine, quantity: 1 }],
        },
      }),
      slots: [at('params.token', 'orderToken'), LINE],
    },
  ],
  'order-page.complain': [
    {
      home: 'ten_fjord',
      call: (own) => ({
        params: tokenOf(own),
        body: {
          key: key(),
          kind: 'damaged',
          lines: [{ line: own.caseLine, quantity: 1 }],
          photos: [own.casePhoto],
        },
      }),
      slots: [at('params.token', 'orderToken'), LINE, at('body.photos.0', 'uploadToken', INVALID)],
    },
  ],
  'returns.list': [tenants(list)],
  'returns.list-all': [staffOnly([...list, narrowed('tenant', 'tenant')])],
  'returns.of-order': [tenants(inPath('order'), (own) => ({ params: { order: own.order } }))],
  'returns.ask-replacement': [
    tenants([...inPath('order'), LINE, at('body.photos.0', 'uploadToken', INVALID)], (own) => ({
      params: { order: own.order },
      body: {
        key: key(),
        reason: 'lost',
        words: 'It never came.',
        lines: [{ line: own.caseLine, quantity: 1 }],
        photos: [own.casePhoto],
      },
    })),
  ],
  'returns.read-replaceable': [staffAct(() => ({}))],
  'returns.replace': [
    staffAct(
      (own) => ({
        body: {
          key: key(),
          reason: 'lost',
          words: '',
          lines: [{ line: own.caseLine, quantity: 1 }],
          photos: [own.casePhoto],
          borne_by: 'platform',
          cost: '1.00',
          complaint: { id: own.complaint, version: 1 },
        },
      }),
      NAMED_BY_REPLACE,
    ),
  ],
  'returns.refund': [act({ items: false, amount: '0.01' })],
  'returns.refuse': [act({ reason: 'It was in the other parcel.' })],
  'returns.request-replacement': [act({})],
  'returns.mark': [act({ mark: 'goods', done: true }, 'withdrawal')],
};

import { draftToken } from '@/lib/modules/draft-orders/service/draft-link';
import type { Case } from '../case';
import type { OwnThings } from '../own-things';
import { at, INVALID, inPath, LINE, narrowed, store, tenants } from '../shapes';

let forms = 0;
const CONTENT = {
  products: [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }],
  name: 'Somebody',
  email: 'somebody@example.com',
  lang: 'en',
};
const VARIANTS = [
  at('body.products.0.product_id', 'product', INVALID),
  at('body.products.0.variant_id', 'variant', INVALID),
];
const act = (body: object): Case =>
  tenants(inPath('draftOrder'), ({ draftOrder }) => ({ params: { draftOrder }, body }));

export const DRAFT_ORDER_CASES: Record<string, Case[]> = {
  'draft-orders.list': [tenants([narrowed('cursor', 'draftOrderCursor')])],
  'draft-orders.read': [tenants(inPath('draftOrder'), ({ draftOrder }) => ({ params: { draftOrder } }))],
  'draft-orders.create': [
    tenants([at('body.event', 'slug'), ...VARIANTS], () => ({
      // Another form at each call.
      body: { ...CONTENT, event: 'fjord-fern', key: `form-${(forms += 1)}-foreign` },
    })),
  ],
  'draft-orders.update': [
    tenants([...inPath('draftOrder'), ...VARIANTS], ({ draftOrder }) => ({
      params: { draftOrder },
      body: { ...CONTENT, version: 1 },
    })),
  ],
  'draft-orders.send': [act({ version: 1, sends: 0 })],
  'draft-orders.withdraw': [act({ version: 1 })],
  'draft-orders.products': [store([])],
  'draft-orders.quote': [store(LINE, () => ({ body: { products: CONTENT.products } }))],
  'draft-orders.read-linked': [
    {
      home: 'ten_fjord',
      call: ({ sentDraft }: OwnThings) => ({
        params: { draftToken: draftToken({ tenantId: 'ten_fjord', draftId: sentDraft }) },
      }),
      slots: [at('params.draftToken', 'draftToken')],
    },
  ],
};

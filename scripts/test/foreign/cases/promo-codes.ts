import { encodeCursor } from '@/lib/db/cursor';
import type { Case } from '../case';
import { at, narrowed, store } from '../shapes';

/** The caller's own code, and a cursor before it in its list. */
const OWN = {
  batch: 'bat_of_ten_fjord',
  search: 'GVEFJXRDPR',
  cursor: encodeCursor('created_at', {
    value: '2020-01-01T00:00:00.000000Z',
    id: 'cod_of_ten_fjord',
    tenantId: 'ten_fjord',
  }),
};

export const PROMO_CODE_CASES: Record<string, Case[]> = {
  'promo-codes.list': [
    store([narrowed('search', 'code'), narrowed('cursor', 'codeCursor'), narrowed('batch', 'batch')], () => ({
      query: OWN,
    })),
  ],
  'promo-codes.qr': [
    store([at('params.code', 'promoCode')], () => ({ params: { code: 'cod_of_ten_fjord' } })),
  ],
  // The sheet contains only the codes that the query finds.
  'promo-codes.qr-sheet': [
    store([at('query.search', 'code'), at('query.cursor', 'codeCursor'), at('query.batch', 'batch')], () => ({
      query: OWN,
    })),
  ],
};

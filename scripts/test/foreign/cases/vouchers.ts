import { encodeCursor } from '@/lib/db/cursor';
import type { Case } from '../case';
import type { OwnThings } from '../own-things';
import { at, INVALID, narrowed, store } from '../shapes';

/** A cursor before the caller's own vouchers in its list. */
const CURSOR = encodeCursor('-created_at', {
  value: '2100-01-01T00:00:00.000000Z',
  id: 'vou_of_ten_fjord',
  tenantId: 'ten_fjord',
});

const BODY = {
  code: 'OWN WISH',
  kind: 'amount',
  value: '5.00',
  public: false,
  starts_on: null,
  ends_on: null,
  max_uses: null,
  uses_per_person: null,
  minimum_spend: null,
  products: ['ff-mug'],
};
const WRITTEN = [at('body.products.0', 'product', INVALID)];

const ofVoucher = (slots: Case['slots'], body?: (own: OwnThings) => unknown): Case =>
  store([at('params.voucher', 'voucher'), ...slots], (own) => ({
    params: { voucher: own.voucher },
    ...(body ? { body: body(own) } : {}),
  }));

const ofImport = (): Case =>
  store([at('params.import', 'voucherImport')], () => ({ params: { import: 'vim_of_ten_fjord' } }));

export const VOUCHER_CASES: Record<string, Case[]> = {
  'vouchers.list': [
    store([narrowed('search', 'code'), narrowed('cursor', 'voucherCursor')], () => ({
      query: { cursor: CURSOR },
    })),
  ],
  'vouchers.examples': [
    store([at('query.products', 'product', 'ignored')], () => ({ query: { kind: 'amount', value: '5.00' } })),
  ],
  'vouchers.file': [store([], () => ({}))],
  'vouchers.start-import': [store([], () => ({}))],
  'vouchers.latest-import': [store([], () => ({}))],
  'vouchers.read-import': [ofImport()],
  'vouchers.apply-import': [ofImport()],
  'vouchers.create': [store(WRITTEN, () => ({ body: BODY }))],
  'vouchers.read': [ofVoucher([])],
  'vouchers.update': [ofVoucher(WRITTEN, ({ voucherAt }) => ({ ...BODY, updated_at: voucherAt }))],
  'vouchers.pause': [ofVoucher([], () => ({}))],
  'vouchers.resume': [ofVoucher([], () => ({}))],
  'vouchers.delete': [ofVoucher([], () => ({}))],
  'vouchers.restore': [ofVoucher([], () => ({}))],
};

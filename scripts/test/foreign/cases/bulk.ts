import { inviteToken } from '@/lib/modules/size-collection/service/invite-link';
import { encodeCursor } from '@/lib/db/cursor';
import type { Call, Case, Slot } from '../case';
import type { OwnThings } from '../own-things';
import { at, BY_COLOUR, INVALID, inPath, LINE, narrowed } from '../shapes';

const OFFSITE = { tenant: 'ten_lumen', slug: 'lumen-offsite' };
const JACKET = { product_id: 'lu-offsite-jacket', quantity: 1 };

const ofEvent = (slots: Slot[], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_lumen',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { ...OFFSITE, ...call.params } };
  },
  slots: [...inPath('tenant', 'slug'), ...slots],
});

const invited = (slots: Slot[], body?: object): Case => ({
  home: 'ten_lumen',
  call: ({ invitee }) => ({
    params: { token: inviteToken({ tenantId: 'ten_lumen', inviteeId: invitee }) },
    ...(body ? { body: { version: 0, name: 'A guest', ...body } } : {}),
  }),
  slots,
});
const TOKEN = at('params.token', 'inviteToken');
const ADDRESS = {
  name: 'Lumen Office',
  email: 'office@guest.example',
  phone: '+31 30 123 4567',
  address_first_line: 'Stationsplein 12',
  address_city: 'Utrecht',
  address_postcode: '3511 ED',
  address_country: 'Netherlands',
};
const PLACED = {
  shipping_method: 'standard',
  shipments: [{ ...ADDRESS, lines: [{ ...JACKET, variant_id: 'lu-offsite-jacket-navy-m' }] }],
  proof_approved: true,
  total: '42.94',
};
const oneBulkOrder = ofEvent([at('params.order', 'bulkOrder')], ({ bulkOrder }) => ({
  params: { order: bulkOrder },
}));
const unpaid = ofEvent([at('params.order', 'bulkOrder')], ({ unpaidBulkOrder }) => ({
  params: { order: unpaidBulkOrder },
}));
const oneInvitee = ofEvent(inPath('invitee'), ({ invitee }) => ({ params: { invitee } }));

export const BULK_CASES: Record<string, Case[]> = {
  'bulk.read-invitation': [invited([TOKEN])],
  'bulk.stop-mails': [invited([TOKEN])],
  'bulk.answer-invitation': [
    invited([TOKEN, ...LINE], { products: [{ ...JACKET, variant_id: 'lu-offsite-jacket-navy-m' }] }),
    invited([BY_COLOUR], {
      products: [{ ...JACKET, products: { store: { identifier: 'jacket-navy', size: 'M' } } }],
    }),
  ],
  'bulk.invite-people': [
    ofEvent([], () => ({ body: { invitees: [{ name: 'Ada', email: 'ada@guest.example' }] } })),
  ],
  'bulk.list-invitees': [
    ofEvent([narrowed('search', 'person'), narrowed('cursor', 'inviteeCursor')], ({ invitee: id }) => {
      const place = { value: '2100-01-01T00:00:00.000000Z', id, tenantId: 'ten_lumen' };
      return { query: { search: 'guest', cursor: encodeCursor('-invited_at', place) } };
    }),
  ],
  'bulk-orders.ground': [ofEvent([])],
  'bulk-orders.place': [
    ofEvent(
      [
        at('body.shipments.0.lines.0.product_id', 'product', INVALID),
        at('body.shipments.0.lines.0.variant_id', 'variant', INVALID),
      ],
      () => ({ body: PLACED }),
    ),
  ],
  'bulk-orders.list': [
    ofEvent([narrowed('cursor', 'bulkOrderCursor')], () => {
      const place = { value: '2100-01-01T00:00:00.000000Z', id: 'blk_offsite', tenantId: 'ten_lumen' };
      return { query: { cursor: encodeCursor('-placed_at', place) } };
    }),
  ],
  'bulk-orders.read': [oneBulkOrder],
  'bulk-orders.cancel': [oneBulkOrder],
  'bulk-orders.release': [oneBulkOrder],
  'bulk-orders.pay': [unpaid],
  'bulk-orders.settle-payment': [unpaid],
  'bulk.read-sizes': [ofEvent([])],
  'bulk.remind-invitees': [ofEvent([])],
  'bulk.resend-invitation': [oneInvitee],
  'bulk.remove-invitee': [oneInvitee],
};

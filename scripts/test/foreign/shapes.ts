import { encodeCursor } from '@/lib/db/cursor';
import { signatureHeader } from '@/sandbox/shared/sign';
import type { Call, Case, Slot } from './case';
import type { Kind } from './ids';
import type { OwnThings } from './own-things';

const NOT_FOUND: [number, string] = [404, 'not_found'];
export const INVALID: [number, string] = [422, 'invalid'];

export const inPath = (...kinds: Kind[]): Slot[] =>
  kinds.map((kind) => ({ at: `params.${kind}`, kind, answer: NOT_FOUND }));
export const at = (place: Slot['at'], kind: Kind, answer: Slot['answer'] = NOT_FOUND): Slot => ({
  at: place,
  kind,
  answer,
});
/** A list filtered by an unknown id is empty, and a cursor is only a position. */
export const narrowed = (name: string, kind: Kind): Slot => at(`query.${name}`, kind, 'ignored');
export const LINE = [
  at('body.products.0.product_id', 'product', INVALID),
  at('body.products.0.variant_id', 'variant', INVALID),
];
export const BY_COLOUR = at('body.products.0.products.store.identifier', 'colour', INVALID);

export const FJORD = { tenant: 'ten_fjord', slug: 'fjord-fern' };
export function signedBy(secret: string, header: string) {
  return (call: Call): Call => {
    const body = JSON.stringify(call.body);
    return { ...call, headers: { ...call.headers, [header]: signatureHeader(body, secret) } };
  };
}

export const signatureIn = (url: string) => new URL(url, 'http://x').searchParams.get('signature') ?? '';

export const staffOnly = (slots: Slot[], call: Partial<Call> = {}): Case => ({
  home: 'ten_fjord',
  good: 404,
  call: () => call,
  slots: slots.map((slot) => ({ ...slot, answer: NOT_FOUND })),
});
export const open = (call: Partial<Call> = {}): Case => ({ home: 'ten_fjord', call: () => call, slots: [] });
export const store = (slots: Slot[], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_fjord',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { ...FJORD, ...call.params } };
  },
  slots: [...inPath('tenant', 'slug'), ...slots],
});
/** A verb on a tenant's own event that only staff have: its client is refused before anything is looked up. */
export const staffVerb = (slots: Slot[], more: (own: OwnThings) => Partial<Call>): Case => {
  const { call, slots: all } = store(slots, more);
  const refused = (slot: Slot): Slot =>
    slot.at === 'params.tenant' ? slot : { ...slot, answer: [403, 'forbidden'] };
  return { home: 'ten_fjord', good: 403, call, slots: all.map(refused) };
};
export const tenants = (slots: Slot[], more: (own: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_fjord',
  call: (own) => {
    const call = more(own);
    return { ...call, params: { tenant: 'ten_fjord', ...call.params } };
  },
  slots: [...inPath('tenant'), ...slots],
});

/** A cursor before the first item of the store. */
export const START = encodeCursor('position', { value: '0', id: 'evp_a0', tenantId: 'ten_fjord' });

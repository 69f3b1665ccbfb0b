import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, region } from '@/lib/contract/primitives';
import { personalisation } from '@/lib/modules/design/contract/personalisation';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { editedAddress, orderAddress } from '@/lib/modules/orders/contract/order-address';
import { FIX_LINK_STATES, FIXABLE_KINDS } from '@/lib/modules/orders/rules/fixable-issues';
import { artworkCheck, artworkCheckExample, orderArtwork } from './artwork';
import { fixTokenParam } from './fix-token';
import {
  acceptByLinkCall,
  checkArtworkByLinkCall,
  fixAddressByLinkCall,
  fixArtworkByLinkCall,
  readFixPageCall,
} from './paths';

/** What a shopper's link to fix an order shows. Of the order there is nothing but its reference unless it is `open`. */
const fixPage = z.object({
  state: z.enum(FIX_LINK_STATES),
  kind: z.enum(FIXABLE_KINDS),
  order_ref: z.string(),
  tenant_id: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  region,
  lang: z.string(),
  link_until: instantText,
  /** The reason that was noted: the print check's code, `postcode`, or the printer's own words; null for none. */
  reason: z.string().nullable(),
  address: z
    .object({
      version: instantText,
      email: z.string(),
      now: editedAddress,
      /** What it may have been meant to be; null where nothing can be guessed. */
      suggestion: editedAddress.nullable(),
      /** ISO2 codes; an empty list means every country. */
      countries: z.array(z.string()),
      /** Names or abbreviations of US states; an empty list means all. */
      states: z.array(z.string()),
    })
    .nullable(),
  artwork: orderArtwork.nullable(),
  /** Items that their printer has already, so that a corrected address may come too late: while it is `open`, and in the answer that fixes it. */
  too_late: z.array(z.object({ name: z.string(), quantity: z.int().min(1) })),
});
export type FixPage = z.output<typeof fixPage>;

const TOKEN = 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL2lzc183azJt';
const LINE = 'oli_7k2m9x4c1v8b3n5q6w0z';
const VERSION = '2026-11-20T09:01:00.000Z';
const OWN = { front: { name: 'ASTRID' } };
const { email, ...address } = consumerFormExample;

export const fixPageExample: FixPage = {
  state: 'open',
  kind: 'address',
  order_ref: 'M7QK-3FXW',
  tenant_id: 'ten_fjord',
  store: { slug: 'fjord-fern', name: 'Fjord & Fern' },
  region: 'UK',
  lang: 'en',
  link_until: '2026-11-27T09:00:00.000Z',
  reason: 'postcode',
  address: {
    version: VERSION,
    email,
    now: address,
    suggestion: null,
    countries: ['GB', 'IE'],
    states: [],
  },
  artwork: null,
  too_late: [],
};
const solved: FixPage = { ...fixPageExample, state: 'solved', reason: null, address: null };
const params = z.object({ token: fixTokenParam });
const ofLine = params.extend({ line: objectId });
const shared = { access: 'signed', query: none } as const;

/** D32-30. */
export const readFixPage = route({
  ...shared,
  id: 'fix-order.read',
  ...readFixPageCall,
  summary: 'What stops an order, for the holder of the link to fix it',
  params,
  response: fixPage,
  example: { params: { token: TOKEN }, response: fixPageExample },
});

/** D32-31: the order goes on where it was. */
export const fixAddressByLink = route({
  ...shared,
  id: 'fix-order.address',
  ...fixAddressByLinkCall,
  summary: 'Correct who a stopped order goes to and where, by its link',
  params,
  body: orderAddress.extend({ version: instantText }),
  response: fixPage,
  errors: ['conflict', 'already_ordered', 'payments_unavailable', 'payment_provider_failed', 'rate_limited'],
  example: {
    params: { token: TOKEN },
    request: { ...address, address_first_line: '14 Harbour Street', version: VERSION },
    response: solved,
  },
});

/** D32-32. */
export const acceptByLink = route({
  ...shared,
  id: 'fix-order.accept',
  ...acceptByLinkCall,
  summary: 'Use a stopped order’s address or artwork as it is, by its link',
  params,
  body: z.object({ version: instantText }),
  response: fixPage,
  errors: ['conflict', 'rate_limited'],
  example: { params: { token: TOKEN }, request: { version: VERSION }, response: solved },
});

/** D3-53: saves nothing. */
export const checkArtworkByLink = route({
  ...shared,
  id: 'fix-order.check-artwork',
  ...checkArtworkByLinkCall,
  summary: 'Check another text or picture for a line of a stopped order, and draw it, without saving it',
  params: ofLine,
  body: z.object({ personalisation }),
  response: artworkCheck,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: { token: TOKEN, line: LINE },
    request: { personalisation: OWN },
    response: artworkCheckExample,
  },
});

/** D32-31: the order goes on once all its lines can be printed. */
export const fixArtworkByLink = route({
  ...shared,
  id: 'fix-order.artwork',
  ...fixArtworkByLinkCall,
  summary: 'Put another text or picture on a line of a stopped order, by its link',
  params: ofLine,
  body: z.object({ version: instantText, personalisation }),
  response: fixPage,
  errors: ['conflict', 'rate_limited'],
  example: {
    params: { token: TOKEN, line: LINE },
    request: { version: VERSION, personalisation: OWN },
    response: solved,
  },
});

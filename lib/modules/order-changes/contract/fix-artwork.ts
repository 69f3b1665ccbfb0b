import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, tenantId } from '@/lib/contract/primitives';
import { personalisation } from '@/lib/modules/design/contract/personalisation';
import { orderDetail, orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { artworkCheck, artworkCheckExample, artworkLineExample, orderArtwork } from './artwork';
import {
  acceptAddressCall,
  acceptArtworkCall,
  checkArtworkCall,
  fixArtworkCall,
  readArtworkCall,
} from './paths';

const ofOrder = z.object({ tenant: tenantId, order: objectId });
const ofLine = ofOrder.extend({ line: objectId });
const EXAMPLE = { tenant: 'ten_fjord', order: 'ord_7k2m9x4c1v8b3n5q6w0z' };
const LINE = { ...EXAMPLE, line: 'oli_7k2m9x4c1v8b3n5q6w0z' };
const VERSION = '2026-11-20T09:01:00.000Z';
const OWN = { front: { name: 'ASTRID' } };
const accepted = z.object({ version: instantText });

/** D3-53. */
export const readArtwork = route({
  id: 'orders.read-artwork',
  ...readArtworkCall,
  summary: 'An order’s texts and pictures, and what the print check says of them',
  access: 'tenant',
  permission: 'orders.fix_artwork',
  params: ofOrder,
  query: none,
  response: orderArtwork,
  example: {
    params: EXAMPLE,
    response: {
      version: VERSION,
      event_slug: 'fjord-fern',
      can_accept: false,
      lines: [artworkLineExample],
    },
  },
});

/** D3-53: saves nothing. */
export const checkArtwork = route({
  id: 'orders.check-artwork',
  ...checkArtworkCall,
  summary: 'Check another text or picture for an ordered line, and draw it, without saving it',
  access: 'tenant',
  permission: 'orders.fix_artwork',
  params: ofLine,
  query: none,
  body: z.object({ personalisation }),
  response: artworkCheck,
  example: { params: LINE, request: { personalisation: OWN }, response: artworkCheckExample },
});

/** D3-52: until the order is sent to the fulfiller, and while an artwork issue stops it. */
export const fixArtwork = route({
  id: 'orders.fix-artwork',
  ...fixArtworkCall,
  summary:
    'Correct the texts or pictures of an ordered line, until it is sent to the fulfiller or while it is stopped',
  access: 'tenant',
  permission: 'orders.fix_artwork',
  params: ofLine,
  query: none,
  body: z.object({ version: instantText, personalisation }),
  response: orderDetail,
  errors: ['conflict'],
  example: {
    params: LINE,
    request: { version: VERSION, personalisation: OWN },
    response: orderDetailExample,
  },
});

/** D32-32: the print check's warnings are accepted; what it blocks is a 422. */
export const acceptArtwork = route({
  id: 'orders.accept-artwork',
  ...acceptArtworkCall,
  summary: 'Have an order printed as it is that an artwork issue has stopped',
  access: 'tenant',
  permission: 'orders.fix_artwork',
  params: ofOrder,
  query: none,
  body: accepted,
  response: orderDetail,
  errors: ['conflict'],
  example: { params: EXAMPLE, request: { version: VERSION }, response: orderDetailExample },
});

/** D32-32. */
export const acceptAddress = route({
  id: 'orders.accept-address',
  ...acceptAddressCall,
  summary: 'Use an order’s address as it was typed, which an address issue has stopped',
  access: 'tenant',
  permission: 'orders.fix_address',
  params: ofOrder,
  query: none,
  body: accepted,
  response: orderDetail,
  errors: ['conflict'],
  example: { params: EXAMPLE, request: { version: VERSION }, response: orderDetailExample },
});

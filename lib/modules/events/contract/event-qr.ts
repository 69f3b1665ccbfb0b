import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams } from '@/lib/contract/primitives';
import { eventQrCall } from './paths';

/** A picture, not JSON: the QR code of the event's public address, with its quiet zone, error correction M. */
export const eventQr = route({
  id: 'events.qr',
  ...eventQrCall,
  summary: 'The QR code of an event’s public page, for posters and cards',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: z.object({ format: z.enum(['svg', 'png']).default('svg') }),
  response: z.string().meta({ contentType: ['image/svg+xml', 'image/png'] }),
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    query: { format: 'png' },
    response: '',
  },
});

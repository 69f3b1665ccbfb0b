import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, objectId } from '@/lib/contract/primitives';
import { promoCodeQrCall } from './paths';

/** A picture, not JSON: the QR code of the code's link, with its quiet zone, error correction M. */
export const promoCodeQr = route({
  id: 'promo-codes.qr',
  ...promoCodeQrCall,
  summary: 'The QR code of a promotion code: a link to the event’s page with the code filled in',
  access: 'tenant',
  permission: 'promo_codes.read',
  params: eventParams.extend({ code: objectId }),
  query: z.object({ format: z.enum(['svg', 'png']).default('svg') }),
  response: z.string().meta({ contentType: ['image/svg+xml', 'image/png'] }),
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-summit', code: 'cod_ls_0001' },
    query: { format: 'png' },
    response: '',
  },
});

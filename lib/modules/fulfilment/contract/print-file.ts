import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { tenantId } from '@/lib/contract/primitives';
import { printFileCall } from './paths';

/** Downloaded by the fulfiller; the signature is valid for this file only. */
export const printFile = route({
  id: 'fulfilment.print-file',
  ...printFileCall,
  summary: 'A print file, by the hash of what it draws',
  access: 'signed',
  params: z.object({ tenant: tenantId, key: z.string().regex(/^[0-9a-f]{64}$/) }),
  query: z.object({ signature: z.string().max(128) }),
  response: z.string().meta({ contentType: 'image/png' }),
  example: {
    params: { tenant: 'ten_fjord', key: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184' },
    query: { signature: 'b1946ac92492d2347c6235b4d2611184' },
    response: 'PNG',
  },
});

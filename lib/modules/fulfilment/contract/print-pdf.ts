import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { tenantId } from '@/lib/contract/primitives';
import { printPdfCall } from './paths';

/** The same print as vectors, for presses that use PDF; it has the print file's signature. */
export const printPdf = route({
  id: 'fulfilment.print-pdf',
  ...printPdfCall,
  summary: 'A print file as a PDF, by the hash of what it draws',
  access: 'signed',
  params: z.object({ tenant: tenantId, key: z.string().regex(/^[0-9a-f]{64}$/) }),
  query: z.object({ signature: z.string().max(128) }),
  response: z.string().meta({ contentType: 'application/pdf' }),
  example: {
    params: { tenant: 'ten_fjord', key: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184' },
    query: { signature: 'b1946ac92492d2347c6235b4d2611184' },
    response: 'PDF',
  },
});

import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { orderInvoiceCall } from './paths';

export const orderInvoice = route({
  id: 'order-page.invoice',
  ...orderInvoiceCall,
  summary: 'The invoice of a paid order as a PDF, for the holder of its signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  response: z.string().meta({ contentType: 'application/pdf' }),
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    response: 'PDF',
  },
});

import { z } from 'zod';
import { instantText, none, requiredText } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { THANKS_LENGTH } from '@/lib/modules/claims/rules/thanks';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { thankSenderCall } from './paths';

/** A recipient thanks whoever gave them their gift. D40-15. */
export const thankSender = route({
  id: 'claim.thank',
  ...thankSenderCall,
  summary: 'Thank the sender of a claimed gift, once, for the holder of the order’s signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  body: z.object({
    message: requiredText(THANKS_LENGTH).meta({ description: 'Plain text, shown as it is' }),
  }),
  response: z.object({ message: z.string(), written_at: instantText }),
  errors: ['conflict', 'rate_limited'],
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    request: { message: 'Thank you, the hoodie is lovely!' },
    response: { message: 'Thank you, the hoodie is lovely!', written_at: '2026-11-20T12:02:00.000Z' },
  },
});

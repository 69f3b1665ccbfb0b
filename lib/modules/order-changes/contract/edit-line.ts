import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { personalisation } from '@/lib/modules/design/contract/personalisation';
import { instantText, none, objectId } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-page';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { editLineCall } from './paths';

export const editLine = route({
  id: 'order-page.edit-line',
  ...editLineCall,
  summary:
    'OrderEdit colour, size or personal text of an ordered line within the edit window, for the holder of the order’s signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam, line: objectId }),
  query: none,
  /**
   * The complete line in its new state; `version` is the order page's, an outdated one is a 409 with the current order.
   */
  body: z.object({
    version: instantText,
    variant_id: objectId,
    personalisation: personalisation.default({}),
  }),
  response: orderPage,
  errors: ['conflict', 'out_of_stock', 'payments_unavailable', 'payment_provider_failed'],
  example: {
    params: {
      token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt',
      line: 'oli_7k2m9x4c1v8b3n5q6w0z',
    },
    request: {
      version: '2026-11-20T09:01:00.000Z',
      variant_id: 'ff-crew-tee-black-l',
      personalisation: {},
    },
    response: orderPageExample,
  },
});

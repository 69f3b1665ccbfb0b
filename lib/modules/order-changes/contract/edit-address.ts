import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { orderAddress } from '@/lib/modules/orders/contract/order-address';
import { instantText, none } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-page';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { editAddressCall } from './paths';

const { email: _, ...addressExample } = consumerFormExample;

export const editAddress = route({
  id: 'order-page.edit-address',
  ...editAddressCall,
  summary:
    'OrderEdit who an order goes to and where, within its edit window, for the holder of its signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  /** `version` is the order page's; an outdated one is a 409 with the current order. */
  body: orderAddress.extend({ version: instantText }),
  response: orderPage,
  errors: ['conflict', 'already_ordered', 'payments_unavailable', 'payment_provider_failed'],
  example: {
    params: { token: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    request: {
      ...addressExample,
      address_first_line: '14 Harbour Street',
      version: '2026-11-20T09:01:00.000Z',
    },
    response: {
      ...orderPageExample,
      customer: { ...orderPageExample.customer, address_first_line: '14 Harbour Street' },
    },
  },
});

import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { consumerForm, consumerFormExample } from '@/lib/modules/orders/contract/consumer-form';
import { instantText, none, text } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-page';
import { orderTokenParam } from '@/lib/modules/orders/contract/order-token';
import { editAddressCall } from './paths';

/** SPEC 3.1 without the e-mail, which stays: the order's mails and its link went there. */
const orderAddress = consumerForm.omit({ email: true }).extend({
  /** May be empty for countries that have no postcodes; required and checked everywhere else. */
  address_postcode: text(20).default(''),
});

const { email: _, ...addressExample } = consumerFormExample;

export const editAddress = route({
  id: 'order-page.edit-address',
  ...editAddressCall,
  summary: 'Mend who an order goes to and where, within its edit window, for the holder of its signed link',
  access: 'signed',
  params: z.object({ token: orderTokenParam }),
  query: none,
  /** `version` as the order page told it; another is a 409 that carries the order as it stands. */
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

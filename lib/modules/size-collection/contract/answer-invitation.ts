import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { consumerForm } from '@/lib/modules/orders/contract/consumer-form';
import { orderProduct } from '@/lib/modules/checkout/contract/order-product';
import { none } from '@/lib/contract/primitives';
import { INVITE_TOKEN_EXAMPLE, invitation, invitationExample, inviteTokenParam } from './invitation';
import { answerInvitationCall } from './paths';

const optional = consumerForm.shape.address_second_line;

/**
 * One answer: a piece, its texts, and the address of S3.1 where the event collects addresses. `version` is the
 * invitation's; an outdated one is a 409 with the current invitation. D4-5. A picture is named by its upload token, or
 * by its file id if the stored answer already has it (docs/decisions/0028).
 */
const answerBody = z.object({
  version: z.int32().min(0),
  name: consumerForm.shape.name,
  phone: optional,
  address_first_line: optional,
  address_second_line: optional,
  address_city: optional,
  address_county: optional,
  address_postcode: optional,
  address_country: optional,
  address_state: optional,
  products: z.array(orderProduct).length(1),
});

export const answerInvitation = route({
  id: 'bulk.answer-invitation',
  ...answerInvitationCall,
  summary: 'Give or change an invitee’s one answer until the event closes; nothing to pay',
  access: 'signed',
  params: z.object({ token: inviteTokenParam }),
  query: none,
  body: answerBody,
  response: invitation,
  errors: ['conflict', 'event_not_open', 'event_closed'],
  example: {
    params: { token: INVITE_TOKEN_EXAMPLE },
    request: {
      version: 0,
      name: 'Femke Dijkstra',
      products: [{ product_id: 'lu-offsite-jacket', variant_id: 'lu-offsite-jacket-navy-m', quantity: 1 }],
    },
    response: invitationExample,
  },
});

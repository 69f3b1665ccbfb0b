import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { eventProductDetail, eventProductDetailExample, eventProductParams } from './event-product';
import { readEventProductCall } from './paths';

export const readEventProduct = route({
  id: 'products.read',
  ...readEventProductCall,
  summary: 'One product of an event with its design, and what the print check says of it',
  access: 'tenant',
  permission: 'products.read',
  params: eventProductParams,
  query: none,
  response: eventProductDetail,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    response: eventProductDetailExample,
  },
});

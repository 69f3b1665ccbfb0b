import { lockBody, lockState } from '@/lib/modules/events/contract/lock-event';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { eventProductParams } from './event-product';
import { lockEventProductCall, unlockEventProductCall } from './paths';

const params = { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' };
const reason = 'The drawing on the back belongs to someone else. Please replace it.';

export const lockEventProduct = route({
  id: 'products.lock',
  ...lockEventProductCall,
  summary: 'Makes a product read-only for its client, in every event that sells it; selling goes on',
  access: 'tenant',
  permission: 'products.lock',
  params: eventProductParams,
  query: none,
  body: lockBody,
  response: lockState,
  example: { params, request: { reason }, response: { locked: true, lock_reason: reason } },
});

export const unlockEventProduct = route({
  id: 'products.unlock',
  ...unlockEventProductCall,
  summary: 'Gives a locked product back to its client',
  access: 'tenant',
  permission: 'products.lock',
  params: eventProductParams,
  query: none,
  body: lockBody,
  response: lockState,
  example: {
    params,
    request: { reason: 'The drawing has been replaced.' },
    response: { locked: false, lock_reason: null },
  },
});

import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText } from '@/lib/contract/primitives';
import { lockEventCall, unlockEventCall } from './paths';

/** A lock as its call answers it. */
export const lockState = z.object({
  locked: z.boolean(),
  /** What the client reads; null while unlocked. */
  lock_reason: z.string().nullable(),
});
export type LockState = z.output<typeof lockState>;

/** Why: shown to the client with a lock, and kept in the log with both. */
export const lockBody = z.strictObject({ reason: requiredText(300) });

const params = { tenant: 'ten_fjord', slug: 'fjord-fern-summer' };
const reason = 'The logo on two products belongs to someone else. Please send us the licence.';

export const lockEvent = route({
  id: 'events.lock',
  ...lockEventCall,
  summary: 'Makes an event read-only for its client; selling goes on',
  access: 'tenant',
  permission: 'events.lock',
  params: eventParams,
  query: none,
  body: lockBody,
  response: lockState,
  example: { params, request: { reason }, response: { locked: true, lock_reason: reason } },
});

export const unlockEvent = route({
  id: 'events.unlock',
  ...unlockEventCall,
  summary: 'Gives a locked event back to its client',
  access: 'tenant',
  permission: 'events.lock',
  params: eventParams,
  query: none,
  body: lockBody,
  response: lockState,
  example: {
    params,
    request: { reason: 'The licence has arrived.' },
    response: { locked: false, lock_reason: null },
  },
});

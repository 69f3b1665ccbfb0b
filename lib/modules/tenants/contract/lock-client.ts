import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, requiredText, tenantParams } from '@/lib/contract/primitives';
import { lockClientCall, unlockClientCall } from './paths';

/** A client's lock as its calls answer it. */
const clientLock = z.object({
  locked: z.boolean(),
  /** What the client's people read; null while unlocked. */
  lock_reason: z.string().nullable(),
});
export type ClientLock = z.output<typeof clientLock>;

/** Why: shown to the client's people with a lock, and kept in both logs with both. */
const clientLockForm = z.strictObject({ reason: requiredText(300) });

const params = { tenant: 'ten_fjord' };
const reason = 'Someone says that your logo is theirs. Please write to us before you change your stores.';

/** D43-8. */
export const lockClient = route({
  id: 'clients.lock',
  ...lockClientCall,
  summary: 'Keep a client’s own people from changing anything, with a reason; its stores go on selling',
  access: 'staff',
  permission: 'clients.write',
  params: tenantParams,
  query: none,
  body: clientLockForm,
  response: clientLock,
  example: { params, request: { reason }, response: { locked: true, lock_reason: reason } },
});

/** D43-8. */
export const unlockClient = route({
  id: 'clients.unlock',
  ...unlockClientCall,
  summary: 'Let a locked client’s people change things again',
  access: 'staff',
  permission: 'clients.write',
  params: tenantParams,
  query: none,
  body: clientLockForm,
  response: clientLock,
  example: {
    params,
    request: { reason: 'The rights are cleared.' },
    response: { locked: false, lock_reason: null },
  },
});

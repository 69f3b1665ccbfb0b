import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText } from '@/lib/contract/primitives';
import { ACCESS_MODES, ENTRY_PASSWORD, MOST_DOMAINS } from '@/lib/modules/events/rules/access';
import { readAccessCall, updateAccessCall } from './paths';

/** Whom a store lets in (S3.5-11). */
const eventAccess = z.object({
  mode: z.enum(ACCESS_MODES),
  /** A password is stored; nobody is shown it. */
  has_password: z.boolean(),
  /** Whose addresses may enter, in punycode. */
  domains: z.array(z.string()),
  /** How many addresses are on the invited list. */
  invited: z.number().int(),
  locked: z.boolean(),
  /** Sent back with an update; every save is the next and ends the entries made before. */
  version: z.int32(),
});
export type EventAccess = z.output<typeof eventAccess>;

const example: EventAccess = {
  mode: 'domains',
  has_password: false,
  domains: ['lumen-robotics.example'],
  invited: 0,
  locked: false,
  version: 2,
};
const exampleParams = { tenant: 'ten_lumen', slug: 'lumen-crew' };

export const readAccess = route({
  id: 'events.read-access',
  ...readAccessCall,
  summary: 'Whom a store lets in: everybody, or those with a password or an address',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: eventAccess,
  example: { params: exampleParams, response: example },
});

const accessUpdate = z.strictObject({
  version: z.int().min(0),
  mode: z.enum(ACCESS_MODES),
  /** Left out: the stored one stays. Never trimmed, since it is compared as typed. */
  password: z.string().min(ENTRY_PASSWORD.least).max(ENTRY_PASSWORD.most).optional(),
  domains: z.array(requiredText(260)).max(MOST_DOMAINS).optional(),
});
export type AccessUpdate = z.output<typeof accessUpdate>;

export const updateAccess = route({
  id: 'events.update-access',
  ...updateAccessCall,
  summary: 'Makes a store private or public; whoever came in before enters again',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: accessUpdate,
  response: eventAccess,
  errors: ['conflict', 'event_locked'],
  example: {
    params: exampleParams,
    request: { version: 1, mode: 'domains', domains: ['lumen-robotics.example'] },
    response: example,
  },
});

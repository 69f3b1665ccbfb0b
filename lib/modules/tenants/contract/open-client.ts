import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, tenantParams, text } from '@/lib/contract/primitives';
import { endOpeningCall, openClientCall } from './paths';

const REASON = { shortest: 3, longest: 500 };

/** Why: kept in the client's log and in the platform's, and mailed to the client's admins. */
const openClientForm = z.strictObject({
  reason: text(REASON.longest).min(REASON.shortest),
});

/** A client that staff have open. */
const clientOpening = z.object({ tenant_id: z.string(), client: z.string(), ends_at: instantText });
export type ClientOpening = z.output<typeof clientOpening>;

const params = { tenant: 'ten_fjord' };

/**
 * D43-2. For half an hour, in this session alone; opening another client ends it. Opening the same client again begins the half
 * hour anew. `conflict`: opened twice at one moment.
 */
export const openClient = route({
  id: 'clients.open',
  ...openClientCall,
  summary: 'Open a client for half an hour, to change what is its own',
  access: 'staff',
  permission: 'clients.open',
  params: tenantParams,
  query: none,
  body: openClientForm,
  response: clientOpening,
  errors: ['conflict', 'client_closed'],
  example: {
    params,
    request: { reason: 'Isla asked us on the phone to put the spring colours into her store.' },
    response: { tenant_id: 'ten_fjord', client: 'Fjord & Fern Coffee', ends_at: '2026-11-29T10:30:00.000Z' },
  },
});

/** D43-2. The same again changes nothing. */
export const endOpening = route({
  id: 'clients.end-opening',
  ...endOpeningCall,
  summary: 'Close a client that was opened, before its half hour is over',
  access: 'staff',
  permission: 'clients.open',
  params: tenantParams,
  query: none,
  response: z.object({ closed: z.boolean() }),
  example: { params, response: { closed: true } },
});

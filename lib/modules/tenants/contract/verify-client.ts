import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, requiredText, tenantParams } from '@/lib/contract/primitives';
import { verifyClientCall } from './paths';

/** Lets a client's stores take money and give gifts. The client's name must be typed to confirm. */
export const verifyClient = route({
  id: 'clients.verify',
  ...verifyClientCall,
  summary: 'Verify a client',
  access: 'staff',
  permission: 'clients.verify',
  params: tenantParams,
  query: none,
  body: z.object({ name: requiredText(200) }),
  response: z.object({ verified_at: instantText }),
  errors: ['email_unverified'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { name: 'Fjord & Fern Coffee' },
    response: { verified_at: '2026-11-20T09:00:00.000Z' },
  },
});

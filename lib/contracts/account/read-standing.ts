import { z } from 'zod';
import { route } from '../route';
import { none, region, tenantParams } from '../shared/primitives';

/** Until staff have verified a client its stores take no money and give no gifts. */
export const readStanding = route({
  id: 'account.read-standing',
  method: 'get',
  path: '/api/{tenant}/standing',
  summary: 'Whether staff have verified a client, and where it sells',
  access: 'tenant',
  permission: 'settings.read',
  params: tenantParams,
  query: none,
  response: z.object({ verified: z.boolean(), region }),
  example: { params: { tenant: 'ten_fjord' }, response: { verified: true, region: 'UK' } },
});

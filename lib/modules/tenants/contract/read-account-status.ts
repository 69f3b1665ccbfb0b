import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region, tenantParams } from '@/lib/contract/primitives';
import { readAccountStatusCall } from './paths';

/**
 * A client's stores take no money and give no gifts until staff have verified the client. Stores of regions missing in
 * `paid_regions` take no money either.
 */
export const readAccountStatus = route({
  id: 'account.read-standing',
  ...readAccountStatusCall,
  summary: 'Whether staff have verified a client, where it sells, and where it can be paid',
  access: 'tenant',
  permission: 'settings.read',
  params: tenantParams,
  query: none,
  response: z.object({ verified: z.boolean(), region, paid_regions: z.array(region) }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: { verified: true, region: 'UK', paid_regions: ['UK'] },
  },
});

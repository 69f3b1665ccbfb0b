import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region, tenantParams } from '@/lib/contract/primitives';
import { SETUP_STEPS } from '@/lib/modules/tenants/rules/open-steps';
import { readAccountStatusCall } from './paths';

/**
 * A client's stores take no money and give no gifts until staff have verified the client. Stores of regions missing in
 * `paid_regions` take no money either. `open_steps` is the setup banner's: independent of a shop platform's steps.
 */
export const readAccountStatus = route({
  id: 'account.read-standing',
  ...readAccountStatusCall,
  summary: 'Whether staff have verified a client, where it sells and can be paid, and what is open',
  access: 'tenant',
  permission: 'settings.read',
  params: tenantParams,
  query: none,
  response: z.object({
    name: z.string(),
    verified: z.boolean(),
    region,
    paid_regions: z.array(region),
    open_steps: z.array(z.enum(SETUP_STEPS)),
    /** Why staff keep its people from changing anything; null while they don't. D43-8. */
    lock_reason: z.string().nullable(),
  }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: {
      name: 'Fjord & Fern Coffee',
      verified: true,
      region: 'UK',
      paid_regions: ['UK'],
      open_steps: [],
      lock_reason: null,
    },
  },
});

import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region, tenantParams } from '@/lib/contract/primitives';
import { readAccountStatusCall } from './paths';

/** What a client has still to do or to wait for before its stores can sell. D52-1. */
const setupStep = z.enum(['verification', 'company', 'payouts', 'credit']);

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
    open_steps: z.array(setupStep),
  }),
  example: {
    params: { tenant: 'ten_fjord' },
    response: {
      name: 'Fjord & Fern Coffee',
      verified: true,
      region: 'UK',
      paid_regions: ['UK'],
      open_steps: [],
    },
  },
});

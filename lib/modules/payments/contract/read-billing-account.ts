import { z } from 'zod';
import { DUE_TOPICS, PAYOUT_STATES } from '@/lib/modules/payments/rules/payout-account';
import { route } from '@/lib/contract/route';
import { instantText, none, region, tenantParams } from '@/lib/contract/primitives';
import { readBillingAccountCall } from './paths';

/** The account that is paid for a client's stores of one region. */
const regionAccount = z.object({
  region,
  state: z.enum(PAYOUT_STATES),
  /** How many stores of this region take payments. */
  stores: z.number().int(),
  /** As the provider says now; of one that does not answer, what it said last. */
  charges_enabled: z.boolean(),
  /** False where the provider has not said otherwise. */
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** What the provider wants, and whether a part of it is late. */
  requirements: z.array(z.object({ topic: z.enum(DUE_TOPICS), late: z.boolean() })),
  /** By when. */
  deadline: instantText.nullable(),
});
export type RegionAccount = z.output<typeof regionAccount>;

const billingAccount = z.object({
  company: z.string(),
  /** Whether staff have verified the client: until then its stores take no money even so. */
  verified: z.boolean(),
  /** The client's own region, and the others in which it has stores or an account; those with stores first. */
  accounts: z.array(regionAccount),
});
export type BillingAccount = z.output<typeof billingAccount>;

/** SPEC 2.2 `/settings/billing-account`; of the client's people for its admin alone (DECISIONS 3). */
export const readBillingAccount = route({
  id: 'billing.read-account',
  ...readBillingAccountCall,
  summary: 'How a client is paid, region by region, as the payment provider says now',
  access: 'tenant',
  permission: 'billing.read',
  params: tenantParams,
  query: none,
  response: billingAccount,
  example: {
    params: { tenant: 'ten_fjord' },
    response: {
      company: 'Fjord & Fern Coffee',
      verified: true,
      accounts: [
        {
          region: 'UK',
          state: 'restricted',
          stores: 3,
          charges_enabled: true,
          payouts_enabled: false,
          details_submitted: true,
          requirements: [{ topic: 'bank_account', late: true }],
          deadline: null,
        },
      ],
    },
  },
});

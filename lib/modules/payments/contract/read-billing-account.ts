import { z } from 'zod';
import { DUE_TOPICS, PAYOUT_STATES } from '@/lib/modules/payments/rules/payout-account';
import { route } from '@/lib/contract/route';
import { instantText, none, region, tenantParams } from '@/lib/contract/primitives';
import { readBillingAccountCall } from './paths';

/** The payment account for a client's stores of one region. */
const regionAccount = z.object({
  region,
  state: z.enum(PAYOUT_STATES),
  /** Number of stores of this region that take payments. */
  stores: z.number().int(),
  /** The provider's current answer; its last known one if it does not answer. */
  charges_enabled: z.boolean(),
  /** False if the provider has not said otherwise. */
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** What the provider requires, and whether part of it is overdue. */
  requirements: z.array(z.object({ topic: z.enum(DUE_TOPICS), late: z.boolean() })),
  /** Deadline for the requirements. */
  deadline: instantText.nullable(),
  /** Whether sales tax is set up at the provider; null where it needn't be, and while the provider hasn't said. */
  sales_tax: z.object({ active: z.boolean(), registrations: z.number().int() }).nullable(),
});
export type RegionAccount = z.output<typeof regionAccount>;

const billingAccount = z.object({
  company: z.string(),
  /** Whether staff have verified the client; before that its stores take no money in any case. */
  verified: z.boolean(),
  /** The client's own region, and others in which it has stores or an account; those with stores first. */
  accounts: z.array(regionAccount),
});
export type BillingAccount = z.output<typeof billingAccount>;

/** S2.2-11 `/settings/billing-account`; of the client's users only for its admin (D3). */
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
          sales_tax: null,
        },
      ],
    },
  },
});

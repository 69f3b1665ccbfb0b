import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, requiredText, tenantParams } from '@/lib/contract/primitives';
import { percent } from './amounts';
import { setRatesCall } from './paths';

/** The platform's percentage of a client's sales, and the rate of its tax that was agreed; null: the seller's own. */
export const agreedRates = z.object({ fee_percent: percent, tax_percent: percent.nullable() });
export type AgreedRates = z.output<typeof agreedRates>;

const EXAMPLE: AgreedRates = { fee_percent: '4.50', tax_percent: null };

/** D35-4, D36-2. New orders take them; those placed keep theirs. 409 where the rates are no longer those that were seen. */
export const setRates = route({
  id: 'ledger.set-rates',
  ...setRatesCall,
  summary: 'Set the platform’s percentage and tax rate for a client',
  access: 'staff',
  permission: 'ledger.write',
  params: tenantParams,
  query: none,
  body: agreedRates.extend({ seen: agreedRates, reason: requiredText(300) }),
  response: agreedRates,
  errors: ['conflict'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_lumen' },
    request: {
      ...EXAMPLE,
      seen: { fee_percent: '5.00', tax_percent: null },
      reason: 'Agreed for the second year.',
    },
    response: EXAMPLE,
  },
});

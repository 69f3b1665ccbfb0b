import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import { CHECK_RESULTS } from '@/lib/modules/fulfilment/rules/fulfillers/check-results';
import { checkFulfillerCall } from '../paths';
import { exampleFulfiller, fulfillerParams } from './shapes';

const checked = z.object({
  result: z.enum(CHECK_RESULTS),
  /** Whether the platform’s common address was called, as it has none of its own. */
  common: z.boolean(),
  checked_at: instantText,
});
export type Checked = z.output<typeof checked>;

export const exampleChecked: Checked = {
  result: 'ready',
  common: false,
  checked_at: '2026-11-20T09:05:00.000Z',
};

/** S2.2-177. */
export const checkFulfiller = route({
  id: 'fulfillers.check',
  ...checkFulfillerCall,
  summary: 'Call a fulfiller’s address now, signed, without ordering anything, and say what came of it',
  access: 'staff',
  permission: 'fulfillers.write',
  params: fulfillerParams,
  query: none,
  response: checked,
  errors: ['rate_limited'],
  example: { params: { fulfiller: exampleFulfiller.id }, response: exampleChecked },
});

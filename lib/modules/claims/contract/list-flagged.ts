import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { slug, tenantParams } from '@/lib/contract/primitives';
import { flaggedClaim, flaggedClaimExample, flagState } from './flagged-claim';
import { listFlaggedCall } from './paths';

/** Which of the flagged claims; those that wait, unless said. */
export const flaggedFilters = z.object({
  state: flagState.default('waiting'),
  event: slug.optional(),
});

/** D28-1: newest first. */
const flaggedQuery = flaggedFilters.extend({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type FlaggedQuery = z.output<typeof flaggedQuery>;

export const flaggedPage = z.object({
  claims: z.array(flaggedClaim),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});
export type FlaggedPage = z.output<typeof flaggedPage>;

/** The client's list of flagged claims. D24-2. */
export const listFlagged = route({
  id: 'claim.list-flagged',
  ...listFlaggedCall,
  summary: 'Claims that wait for a decision, or were decided: those to approve, and repeat claims',
  access: 'tenant',
  permission: 'claims.read',
  params: tenantParams,
  query: flaggedQuery,
  response: flaggedPage,
  example: {
    params: { tenant: 'ten_lumen' },
    response: { claims: [flaggedClaimExample], next_cursor: null, total: 1 },
  },
});

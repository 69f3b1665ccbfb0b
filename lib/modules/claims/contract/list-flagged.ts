import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { slug, tenantParams } from '@/lib/contract/primitives';
import { flaggedClaim, flaggedClaimExample, flagState } from './flagged-claim';
import { listFlaggedCall } from './paths';

/** D28-1: newest first. */
const flaggedQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  state: flagState.default('waiting'),
  event: slug.optional(),
});
export type FlaggedQuery = z.output<typeof flaggedQuery>;

export const flaggedPage = z.object({
  claims: z.array(flaggedClaim),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});

/** The client's list of flagged claims. D24-2. */
export const listFlagged = route({
  id: 'claim.list-flagged',
  ...listFlaggedCall,
  summary: 'Claims that match an earlier one and wait for a decision, or were decided',
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

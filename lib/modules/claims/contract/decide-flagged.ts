import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, objectId, tenantId } from '@/lib/contract/primitives';
import { flaggedClaim, flaggedClaimExample } from './flagged-claim';
import { refuseFlaggedCall, releaseFlaggedCall } from './paths';

const decision = {
  access: 'tenant' as const,
  permission: 'claims.decide' as const,
  params: z.object({ tenant: tenantId, order: objectId }),
  query: none,
  response: flaggedClaim,
  errors: ['conflict' as const],
};
const params = { tenant: 'ten_lumen', order: flaggedClaimExample.order_id };
const decided = { decided_at: '2026-11-20T13:00:00.000Z', decided_by: 'Sanne de Lichte' };

/** D24-2: releases a flagged claim for production. */
export const releaseFlagged = route({
  ...decision,
  id: 'claim.release-flagged',
  ...releaseFlaggedCall,
  summary: 'Let a flagged claim go on its way',
  example: { params, response: { ...flaggedClaimExample, ...decided, state: 'released' } },
});

/** D24-2: cancels a flagged claim and gives back what it took. */
export const refuseFlagged = route({
  ...decision,
  id: 'claim.refuse-flagged',
  ...refuseFlaggedCall,
  summary: 'Cancel a flagged claim; its code, place and stock are given back',
  example: {
    params,
    response: { ...flaggedClaimExample, ...decided, state: 'refused', status: 'cancelled' },
  },
});

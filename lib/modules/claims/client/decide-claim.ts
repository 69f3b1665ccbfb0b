import { browserCall } from '@/lib/client/browser';
import type { refuseFlagged, releaseFlagged } from '@/lib/modules/claims/contract/decide-flagged';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { refuseFlaggedCall, releaseFlaggedCall } from '@/lib/modules/claims/contract/paths';

export type ClaimDecision = 'approve' | 'deny';

/** Lets a waiting claim go on its way, or cancels it. Throws an ApiError; `conflict` if it no longer waits. */
export function decideClaim(tenant: string, order: string, decision: ClaimDecision): Promise<FlaggedClaim> {
  const asked = { params: { tenant, order } };
  return decision === 'approve'
    ? browserCall<typeof releaseFlagged>(releaseFlaggedCall, asked)
    : browserCall<typeof refuseFlagged>(refuseFlaggedCall, asked);
}

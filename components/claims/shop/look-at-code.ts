import { anonymousCall } from '@/lib/client/anonymous';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { checkCode, UsableCode } from '@/lib/modules/claims/contract/check-code';
import type { ClaimStore } from './claim-store';
import { checkCodeCall } from '@/lib/modules/claims/contract/paths';

/** What is known about a link's code in advance; `unknown` if the check failed, since the claim itself decides. */
export type CodeOutlook = 'usable' | 'refused' | 'closed' | 'exhausted' | 'unknown';

/** What a good code is for; null for everything. D40-3. */
export type CodeTerms = Pick<UsableCode, 'products' | 'countries'>;

/** A code as it was looked at; only a good one has terms. */
export interface LookedAt {
  outlook: CodeOutlook;
  terms: CodeTerms | null;
  /** What the sender says to its holder. */
  notes: readonly string[];
}

function outlookOf(error: unknown): CodeOutlook {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === 'event_closed') return 'closed';
  if (error.code === 'event_exhausted') return 'exhausted';
  return error.codes['promo_code'] ? 'refused' : 'unknown';
}

/** Asks whether a code can be used now, and for what. It reserves nothing and blocks nothing. D22, D27. */
export async function lookAtCode(
  { tenantId, slug, framed }: Pick<ClaimStore, 'tenantId' | 'slug' | 'framed'>,
  { code, fromLink }: { code: string; fromLink: boolean },
  signal: AbortSignal,
): Promise<LookedAt> {
  const call = framed ? anonymousCall<typeof checkCode> : browserCall<typeof checkCode>;
  try {
    const body = { promo_code: code, ...(fromLink ? { from_link: true } : {}) };
    const { notes, ...terms } = await call(checkCodeCall, {
      params: { tenant: tenantId, slug },
      body,
      signal,
      progress: false,
    });
    return { outlook: 'usable', terms, notes };
  } catch (error) {
    return { outlook: outlookOf(error), terms: null, notes: [] };
  }
}

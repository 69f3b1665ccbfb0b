import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

export interface LinkedDraftKey {
  tenantId: string;
  draftId: string;
}

/** The token of a draft's payment link. It is computed, never stored. S2.2-91. */
export function draftToken({ tenantId, draftId }: LinkedDraftKey): string {
  return sealName('draft-order', { tenantId, id: draftId });
}

/** The payment link as a full URL. S2.2-91. */
export function draftUrl(slug: string, draft: LinkedDraftKey): string {
  return new URL(`/${slug}/draft/${draftToken(draft)}`, appEnv().PUBLIC_URL).toString();
}

/** The draft of a token; null for an invalid one. Compared in constant time. */
export function readDraftToken(token: string): LinkedDraftKey | null {
  const named = readSealedName('draft-order', token);
  return named && { tenantId: named.tenantId, draftId: named.id };
}

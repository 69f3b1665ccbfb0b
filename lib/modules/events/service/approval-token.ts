import { readSealedName, sealName } from '@/lib/links/sealed-name';

/** A link that shows one version of an event's look for approval. */
export interface ApprovalLink {
  tenantId: string;
  approvalId: string;
}

/** The token of its link. It is computed, never stored. S3.6-15. */
export function approvalToken({ tenantId, approvalId }: ApprovalLink): string {
  return sealName('store-approval', { tenantId, id: approvalId });
}

/** What a token stands for; null for any other token. Compared in constant time. */
export function readApprovalToken(token: string): ApprovalLink | null {
  const named = readSealedName('store-approval', token);
  return named && { tenantId: named.tenantId, approvalId: named.id };
}

import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

export interface LinkedIssue {
  tenantId: string;
  issueId: string;
}

/** The token of the link by which a shopper fixes one issue of an order; it is computed, never stored, and opens nothing else. D32-30. */
export function fixToken({ tenantId, issueId }: LinkedIssue): string {
  return sealName('order-fix', { tenantId, id: issueId });
}

/** The link as a full URL, for mails. D32-30. */
export function fixUrl(issue: LinkedIssue): string {
  return new URL(`/fix-order/${fixToken(issue)}`, appEnv().PUBLIC_URL).toString();
}

/** The issue of a token; null for an invalid one. Compared in constant time. D32-30. */
export function readFixToken(token: string): LinkedIssue | null {
  const named = readSealedName('order-fix', token);
  return named && { tenantId: named.tenantId, issueId: named.id };
}

import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { readApprovalToken } from './approval-token';
import { mayPreview, type PreviewedEvent } from './preview-token';
import { findApproval, type ApprovalRow } from './statements/find-approval';

/**
 * The open link for approval that a token is of; null for any other token, and for another event's. Throws `gone` for one
 * that has expired or was revoked, so that both read the same. S3.6-15.
 */
export async function openApproval(
  { tenantId, slug }: PreviewedEvent,
  token: string | undefined,
): Promise<ApprovalRow | null> {
  const named = token === undefined ? null : readApprovalToken(token);
  if (named?.tenantId !== tenantId) return null;
  const { approvalId } = named;
  const found = await withTenantOnce({ tenantId, actor: 'shopper' }, (tx) =>
    findApproval(tx, { tenantId, slug, approvalId }),
  );
  if (!found) return null;
  const { link, deletedAt } = found;
  if (deletedAt !== null || link.revokedAt !== null || link.expiresAt <= now()) throw new AppError('gone');
  return link;
}

/**
 * Whether the holder of a token may look at an event in any status: by a preview link (D5-2), or by one for approval,
 * which is asked for in the database. Throws `gone` for a link for approval that has ended.
 */
export async function mayLook(event: PreviewedEvent, token: string | undefined): Promise<boolean> {
  return mayPreview(event, token) || (await openApproval(event, token)) !== null;
}

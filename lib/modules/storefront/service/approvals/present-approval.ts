import { now } from '@/lib/kernel/clock';
import { approvalToken } from '@/lib/modules/events/service/approval-token';
import type { Approval, ApprovalView } from '@/lib/modules/storefront/contract/approvals';
import type { ApprovalLinkRow } from '@/lib/modules/storefront/data/approvals';

function presentAnswer({ verdict, answeredBy, note, answeredAt }: ApprovalLinkRow): Approval['answer'] {
  if (verdict === null || answeredAt === null) return null;
  return { verdict, name: answeredBy ?? '', note: note ?? '', answered_at: answeredAt.toISOString() };
}

function stateOf({ revokedAt, expiresAt }: ApprovalLinkRow): Approval['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now() ? 'expired' : 'open';
}

/** A link for its store's people; the link itself only while it is open. S3.6-15. */
export function presentApproval(row: ApprovalLinkRow, slug: string, madeBy: Approval['made_by']): Approval {
  const { tenantId, id, version, createdAt, expiresAt } = row;
  const state = stateOf(row);
  const token = approvalToken({ tenantId, approvalId: id });
  return {
    id,
    version,
    state,
    path: state === 'open' ? `/site-preview/${slug}?preview=${token}` : null,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    made_by: madeBy,
    answer: presentAnswer(row),
  };
}

/** The same for the link's holder. */
export function presentApprovalView(row: ApprovalLinkRow): ApprovalView {
  return { version: row.version, expires_at: row.expiresAt.toISOString(), answer: presentAnswer(row) };
}

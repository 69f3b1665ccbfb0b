import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { readApprovalToken } from '@/lib/modules/events/service/approval-token';
import { openApproval } from '@/lib/modules/events/service/may-look';
import type { ApprovalAnswer, ApprovalView } from '@/lib/modules/storefront/contract/approvals';
import { findApprovalById, keepAnswer } from '@/lib/modules/storefront/data/approvals';
import { presentApprovalView } from './present-approval';

interface Answering {
  slug: string;
  token: string;
  /** The IP address. */
  visitor: string;
  requestId: string;
}

const HOUR = 3600;

/** Counts one new answer: 20 an hour per link, 60 per address. Throws `rate_limited`. D27. */
async function countAnswer(approvalId: string, visitor: string): Promise<void> {
  for (const limit of [
    { bucket: bucketOf('approval', approvalId), limit: 20, windowSeconds: HOUR },
    { bucket: bucketOf('approval-visitor', visitor), limit: 60, windowSeconds: HOUR },
  ]) {
    const { allowed, retryAfter } = await consume(limit);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}

/**
 * Keeps what the holder of a link answers, in place of an earlier answer, with an audit row and the mail to who made the
 * link in the same transaction. The same answer again changes and counts nothing. Throws 404 for an invalid token, `gone`
 * for a link that has ended, `rate_limited`. S3.6-15.
 */
export async function answerApproval(
  { slug, token, visitor, requestId }: Answering,
  { verdict, name, note }: ApprovalAnswer,
): Promise<ApprovalView> {
  const tenantId = readApprovalToken(token)?.tenantId;
  const link = tenantId === undefined ? null : await openApproval({ tenantId, slug }, token);
  if (!link) throw notFound();
  if (link.verdict === verdict && link.answeredBy === name && link.note === note)
    return presentApprovalView(link);
  await countAnswer(link.id, visitor);
  const context: TenantContext = { tenantId: link.tenantId, actor: 'shopper', requestId };
  return withTenant(context, async (tx) => {
    const at = now();
    const kept = await keepAnswer(tx, link, { verdict, name, note }, at);
    if (!kept) {
      // A double submit was quicker, or the link has ended since it was read.
      const present = await findApprovalById(tx, link);
      if (!present || present.revokedAt !== null || present.expiresAt <= at) throw new AppError('gone');
      return presentApprovalView(present);
    }
    const subject = { subjectType: 'event', subjectId: kept.eventId } as const;
    const data = { approval: kept.id, version: kept.version, verdict };
    await audit(tx, context, { action: 'store.approval_answered', ...subject, data });
    const job = { tenantId: link.tenantId, approvalId: kept.id };
    await enqueue(tx, 'send-approval-mail', job, { jobKey: `approval:${kept.id}` });
    return presentApprovalView(kept);
  });
}

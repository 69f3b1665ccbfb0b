import { and, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { approvalLinks } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

interface ApprovalOf {
  tenantId: string;
  /** The event that the link is used for: a link of another one is none. */
  slug: string;
  approvalId: string;
}

/** A link for approval with its answer; undefined for none of this event. One statement. S3.6-15. */
export async function findApproval(tx: Transaction, { tenantId, slug, approvalId }: ApprovalOf) {
  const [found] = await tx
    .select({ link: approvalLinks, deletedAt: events.deletedAt })
    .from(approvalLinks)
    .innerJoin(events, and(eq(events.tenantId, approvalLinks.tenantId), eq(events.id, approvalLinks.eventId)))
    .where(
      and(eq(approvalLinks.tenantId, tenantId), eq(approvalLinks.id, approvalId), eq(events.slug, slug)),
    );
  return found;
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>['link'];

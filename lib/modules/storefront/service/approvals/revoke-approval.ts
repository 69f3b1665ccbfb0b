import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';
import { lockApproval, revokeApproval as revokeRow } from '@/lib/modules/storefront/data/approvals';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { saversOf } from '../versions/savers-of';
import { presentApproval } from './present-approval';

/**
 * Ends a link for approval at once, with its audit row; one that has ended already stays as it is, and its answer is
 * kept. Throws 404 for another tenant's store and another store's link. S3.6-15.
 */
export async function revokeApproval(
  context: TenantContext,
  slug: string,
  approvalId: string,
): Promise<Approval> {
  const { tenantId } = context;
  const link = await withTenant(context, async (tx) => {
    const row = await readConfiguration(tx, tenantId, slug);
    if (!row) throw notFound();
    const eventId = row.event.id;
    const found = await lockApproval(tx, { tenantId, eventId, approvalId });
    if (!found) throw notFound();
    const at = now();
    if (found.revokedAt !== null || found.expiresAt <= at) return found;
    await revokeRow(tx, found, at);
    await audit(tx, context, {
      action: 'store.approval_revoked',
      subjectType: 'event',
      subjectId: eventId,
      data: { approval: approvalId, version: found.version },
    });
    return { ...found, revokedAt: at };
  });
  const makerOf = await saversOf(context, [link.madeByUserId]);
  return presentApproval(link, slug, makerOf(link.madeByUserId));
}

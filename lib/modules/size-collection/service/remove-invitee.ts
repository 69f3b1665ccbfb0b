import { notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { deleteInvitee } from '@/lib/modules/size-collection/data/change-invitee';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { requireCollecting, requireUnlocked } from './collecting-event';

/**
 * Removes an invitee and their answer; their link no longer works. D4-5. Throws 404 for a person who is not invited to
 * this tenant's event, and `event_locked`.
 */
export async function removeInvitee(
  context: TenantContext,
  { slug, inviteeId }: { slug: string; inviteeId: string },
): Promise<{ removed: true }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    requireUnlocked(event, context);
    if (!(await deleteInvitee(tx, { tenantId, eventId: event.id, inviteeId }))) throw notFound();
    await audit(tx, context, {
      action: 'bulk.invitee_removed',
      subjectType: 'event',
      subjectId: event.id,
      data: { invitee: inviteeId },
    });
    return { removed: true };
  });
}

import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { askForMail } from '@/lib/modules/size-collection/data/change-invitee';
import { listInvitees } from '@/lib/modules/size-collection/data/list-invitees';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { requireCollecting, requireInviting, requireUnlocked } from './collecting-event';
import { presentInvitee } from './present-invitee';

/** Repeated requests within this time send one mail. */
const ONE_MAIL_MS = 60_000;

/**
 * Mails an invitee their link again, with audit row and job in the same transaction. D4-5. Somebody who wants no mails
 * gets none, and their `mail.state` says so (D4-11). Throws 404 for a person who is not invited to this tenant's event,
 * `event_locked` and `event_closed`.
 */
export async function resendInvitation(
  context: TenantContext,
  viewer: SessionUser,
  place: { slug: string; inviteeId: string },
): Promise<Invitee> {
  const { tenantId } = context;
  const { slug, inviteeId } = place;
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    requireUnlocked(event, context);
    requireInviting(event);
    const at = now();
    const key = { tenantId, eventId: event.id, inviteeId };
    const since = new Date(at.getTime() - ONE_MAIL_MS);
    if (await askForMail(tx, key, { at, since })) {
      const subject = { subjectType: 'event', subjectId: event.id } as const;
      await audit(tx, context, {
        action: 'bulk.invitation_resent',
        ...subject,
        data: { invitee: inviteeId },
      });
      const job = { tenantId, inviteeId };
      await enqueue(tx, 'send-invitation-mail', job, { jobKey: `invitation:${inviteeId}` });
    }
    const filter = { tenantId, eventId: event.id, answered: null, search: null, id: inviteeId };
    const sort = { column: 'invited_at', descending: true } as const;
    const [row] = await listInvitees(tx, filter, { sort, after: null, limit: 1 });
    if (!row) throw notFound();
    return presentInvitee({ tenantId, slug, viewer }, row);
  });
}

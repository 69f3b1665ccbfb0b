import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueueAll, jobSpec } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { askForMails } from '@/lib/modules/size-collection/data/change-invitee';
import { requireCollecting, requireInviting, requireUnlocked } from './collecting-event';

/** Nobody is reminded more often, however often somebody asks for it. */
const ONE_DAY_MS = 86_400_000;

/**
 * Mails everyone who has not answered their link again: those who got a mail within a day, or want none, are left out. One
 * audit row says how many; each mail is a job. D4-18. Throws 404, `event_locked` and `event_closed`.
 */
export async function remindInvitees(context: TenantContext, slug: string): Promise<{ reminded: number }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    requireUnlocked(event, context);
    requireInviting(event);
    const at = now();
    const times = { at, since: new Date(at.getTime() - ONE_DAY_MS) };
    const ids = await askForMails(tx, { tenantId, eventId: event.id }, times);
    if (ids.length > 0) {
      const subject = { subjectType: 'event', subjectId: event.id } as const;
      await audit(tx, context, {
        action: 'bulk.invitation_resent',
        ...subject,
        data: { count: ids.length },
      });
      const jobs = ids.map((inviteeId) =>
        jobSpec('send-invitation-mail', { tenantId, inviteeId }, { jobKey: `invitation:${inviteeId}` }),
      );
      await enqueueAll(tx, jobs);
    }
    return { reminded: ids.length };
  });
}

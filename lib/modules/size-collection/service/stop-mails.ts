import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withTenant } from '@/lib/db/with-tenant';
import { refuseMails } from '@/lib/modules/size-collection/data/refuse-mails';
import { inviteHolder } from './read-invitation';

/**
 * Ends all invitations and reminders of this client to the holder of a signed link, for this event and any other. The
 * link goes on working: they can still answer. Repeating it changes nothing. D4-11. Throws 404 as `readInvitation` does
 * for a forged link or a removed invitee.
 */
export async function stopMails(token: string, requestId: string): Promise<{ mails_stopped: true }> {
  const { context, key } = inviteHolder(token, requestId);
  await withTenant(context, async (tx) => {
    const refused = await refuseMails(tx, { ...key, at: now() });
    if (!refused) throw notFound();
    if (!refused.first) return;
    await audit(tx, context, {
      action: 'bulk.mails_stopped',
      subjectType: 'event',
      subjectId: refused.eventId,
      data: { invitee: key.inviteeId },
    });
  });
  return { mails_stopped: true };
}

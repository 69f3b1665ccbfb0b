import { withAccount } from '@/lib/db/with-account';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { resumeWebhooks } from '@/lib/modules/integrations/service/webhooks/resume-webhooks';
import type { ClientState } from '@/lib/modules/tenants/contract/close-client';
import * as closing from '@/lib/modules/tenants/data/client-closing';
import { logOfClient, logOfPlatform, type Staff } from './log-closing';

/**
 * Opens a closed client again: the events that closing put on hold are live as they were, its people can log in, its programs
 * are let in, and what its webhooks missed is sent. Rows, both logs, purge and mails in one transaction. The same again changes
 * nothing. S2.2-198, D45. Throws 404 for an unknown client.
 */
export async function reopenClient(staff: Staff, { reason }: { reason: string }): Promise<ClientState> {
  const { tenantId } = staff;
  return withAccount(staff, async (tx, doors) => {
    const client = await closing.holdClient(tx, tenantId);
    if (!client) throw notFound();
    const answer = { closed: false, reason: null };
    if (!client.closedAt) return answer;
    const events = await closing.releaseEvents(tx, tenantId, client.closedEvents ?? [], now());
    await closing.saveClosing(tx, tenantId, null);
    await resumeWebhooks(tx, tenantId);
    const told = { closed: false, name: client.name, reason, events };
    await logOfClient(tx, staff, told);
    await doors.directory();
    await closing.unlockDoors(tx, tenantId);
    await logOfPlatform(tx, staff, told);
    return answer;
  });
}

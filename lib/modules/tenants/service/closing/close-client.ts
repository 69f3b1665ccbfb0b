import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { endSessionsOfClient } from '@/lib/modules/accounts/service/statements/closings';
import { isSameName } from '@/lib/modules/events/rules/deletion';
import type { ClientState } from '@/lib/modules/tenants/contract/close-client';
import * as closing from '@/lib/modules/tenants/data/client-closing';
import { logOfClient, logOfPlatform, type Staff } from './log-closing';
import { isDone, openMatters } from './open-matters';

/** Nobody gets in any more: its people's sessions end, and what staff have open of it. Ends under the directory's role. */
async function shut(
  tx: Transaction,
  doors: AccountDoors,
  staff: Staff,
  { at, reason, name }: { at: Date; reason: string; name: string },
): Promise<void> {
  const { tenantId } = staff;
  await doors.directory();
  await closing.shutDoors(tx, tenantId, reason);
  await endSessionsOfClient(tx, tenantId, at);
  const opened = await closing.endOpeningsOf(tx, tenantId, at);
  await doors.tenant();
  for (const userId of opened) {
    const action = 'tenant.opening_ended' as const;
    const subject = { subjectType: 'tenant' as const, subjectId: tenantId, subjectLabel: name };
    await audit(
      tx,
      { ...staff, userId, onBehalfOf: tenantId },
      { action, ...subject, data: { by: 'closing' } },
    );
  }
  await doors.directory();
}

/**
 * Closes a client: its live events are put on hold, its people and programs are let in no more, and its admins get a mail;
 * figures, statements and all else stay. Rows, both logs, purge and mails in one transaction, which holds the client's row, so
 * that an order that is placed at the same time is counted or refused. The same again changes nothing. S2.2-198, D45, ADR 0178.
 * Throws 404 for an unknown client, 422 for a name that is not the client's, and `client_not_done` with what is still under way.
 */
export async function closeClient(
  staff: Staff,
  { name, reason }: { name: string; reason: string },
): Promise<ClientState> {
  const { tenantId, userId: by } = staff;
  return withAccount(staff, async (tx, doors) => {
    const client = await closing.holdClient(tx, tenantId);
    if (!client) throw notFound();
    if (client.closedAt) return { closed: true, reason: client.closeReason };
    if (!isSameName(name, client.name)) throw invalid({ name: ['invalid'] });
    const matters = await openMatters(tx, tenantId);
    if (!isDone(matters)) throw new AppError('client_not_done', { data: { ...matters } });
    const at = now();
    const events = await closing.holdEvents(tx, tenantId, at);
    await closing.saveClosing(tx, tenantId, { reason, at, by, events: events.map(({ id }) => id) });
    const told = { closed: true, name: client.name, reason, events };
    await logOfClient(tx, staff, told);
    await shut(tx, doors, staff, { at, reason, name: client.name });
    await logOfPlatform(tx, staff, told);
    return { closed: true, reason };
  });
}

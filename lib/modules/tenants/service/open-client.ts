import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount } from '@/lib/db/with-account';
import { withDirectory } from '@/lib/db/with-directory';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';
import * as openings from '@/lib/modules/accounts/service/statements/openings';
import type { ClientOpening } from '@/lib/modules/tenants/contract/open-client';
import { listAdmins } from '@/lib/modules/tenants/data/client-lock';
import { shareClient } from '@/lib/modules/tenants/data/client-closing';
import { endDueOpening } from './opening/end-due-opening';
import { logOpening, type Staff } from './opening/log-opening';

/** How long staff have a client open: D43. */
const OPEN_MS = 30 * 60_000;

/** Mails each of the client's admins who opened it, when and why. In a directory transaction. D43-3. */
async function tellAdmins(tx: Transaction, tenantId: string, openingId: string): Promise<void> {
  for (const { id: userId, email, lang } of await listAdmins(tx, tenantId)) {
    const fingerprint = Buffer.from(randomBytes(32));
    const wanted = { kind: 'client_opened' as const, email, userId, fingerprint, openingId };
    await requestMail(tx, { ...wanted, lang: lang ?? DEFAULT_LOCALE });
  }
}

/** What this person still has open elsewhere ends first: one client at a time. */
async function endOthers(staff: Staff): Promise<void> {
  const found = await withDirectory((tx) => openings.findOpening(tx, staff.userId));
  if (!found) return;
  if (found.endsAt <= now()) await endDueOpening(found.id);
  else await endClientOpening({ ...staff, tenantId: found.tenantId });
}

/**
 * Opens a client to a member of staff in one session for half an hour, so that they may change what is its own: the row, its
 * rows in the client's log and in the platform's, and a mail to each of its admins in one transaction. What they had open ends.
 * Throws 404 for an unknown client, `client_closed` for one that is closed, and `conflict` when they open another at the same moment. D43-2, D43-3.
 */
export async function openClient(
  staff: Staff,
  { reason, sessionId }: { reason: string; sessionId: string },
): Promise<ClientOpening> {
  const { tenantId, userId: staffId } = staff;
  await endOthers(staff);
  return withAccount(staff, async (tx, doors) => {
    const known = await shareClient(tx, tenantId);
    if (!known) throw notFound();
    if (known.closedAt) throw new AppError('client_closed');
    const openedAt = now();
    const endsAt = new Date(openedAt.getTime() + OPEN_MS);
    const [id, client] = [newId('clientOpening'), known.name];
    await doors.directory();
    const row = { id, staffId, sessionId, tenantId, client, reason, openedAt, endsAt };
    if (!(await openings.addOpening(tx, row))) throw new AppError('conflict');
    const data = { reason, until: endsAt.toISOString() };
    await logOpening(tx, doors, staff, { action: 'tenant.opened', client, data });
    // It ends by itself even where nobody ends it, and the log says so.
    await enqueue(tx, 'end-client-opening', { openingId: id }, { runAt: endsAt, jobKey: `opening:${id}` });
    await tellAdmins(tx, tenantId, id);
    return { tenant_id: tenantId, client, ends_at: endsAt.toISOString() };
  });
}

/**
 * Ends what a member of staff has open of a client, in whatever session, with its rows in both logs. False when there was
 * nothing to end. D43-2, D43-3.
 */
export async function endClientOpening(staff: Staff): Promise<{ closed: boolean }> {
  return withAccount(staff, async (tx, doors) => {
    await doors.directory();
    const found = await openings.findOpening(tx, staff.userId);
    if (found?.tenantId !== staff.tenantId) return { closed: false };
    if (!(await openings.endOpening(tx, found.id, now()))) return { closed: false };
    await logOpening(tx, doors, staff, { action: 'tenant.opening_ended', client: found.client, data: {} });
    return { closed: true };
  });
}

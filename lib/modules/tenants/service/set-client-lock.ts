import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';
import type { ClientLock } from '@/lib/modules/tenants/contract/lock-client';
import { holdLock, listAdmins, setLock } from '@/lib/modules/tenants/data/client-lock';

/** Mails each of the client's admins; the reason is on every page of theirs. In a directory transaction. */
async function tellAdmins(tx: Transaction, tenantId: string, locked: boolean): Promise<void> {
  const kind = locked ? ('tenant_locked' as const) : ('tenant_unlocked' as const);
  for (const { id: userId, email, lang } of await listAdmins(tx, tenantId)) {
    const fingerprint = Buffer.from(randomBytes(32));
    await requestMail(tx, { kind, email, userId, fingerprint, lang: lang ?? DEFAULT_LOCALE });
  }
}

/**
 * Locks a client for its own people with a reason, or unlocks it; a locked one can be locked again with another reason, which
 * mails nobody again. The row, its rows in the client's log and in the platform's, and the mails in one transaction. The same
 * again changes nothing. Its stores go on selling, so that no page is purged. Throws 404 for an unknown client. D43-8, D43-9.
 */
export async function setClientLock(
  context: TenantContext & { userId: string },
  { locked, reason }: { locked: boolean; reason: string },
): Promise<ClientLock> {
  const { tenantId, userId } = context;
  return withAccount(context, async (tx, doors) => {
    const client = await holdLock(tx, tenantId);
    if (!client) throw notFound();
    const next = locked ? reason : null;
    const answer = { locked, lock_reason: next };
    if (client.lockReason === next) return answer;
    await setLock(tx, tenantId, locked ? { reason, at: now(), by: userId } : null);
    const wasLocked = client.lockReason !== null;
    const action = locked ? ('tenant.locked' as const) : ('tenant.unlocked' as const);
    const data = { locked: { from: wasLocked, to: locked }, reason };
    const changes = changesOf({ lock: client.lockReason }, { lock: next });
    const told = { action, subjectLabel: client.name, data, ...(changes ? { changes } : {}) };
    await audit(tx, context, { ...told, subjectType: 'tenant', subjectId: tenantId });
    await doors.directory();
    await recordPlatform(tx, { ...told, actorUserId: userId, subject: tenantId });
    if (wasLocked !== locked) await tellAdmins(tx, tenantId, locked);
    return answer;
  });
}

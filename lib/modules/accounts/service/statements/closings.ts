import { and, eq, isNull } from 'drizzle-orm';
import { sessions, users } from '@/lib/db/schema/accounts';
import { closedClients } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';

/** Why a client is closed; undefined for one that is open. Needs the directory's role. S2.2-198. */
export async function findClosingReason(tx: Transaction, tenantId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ reason: closedClients.reason })
    .from(closedClients)
    .where(eq(closedClients.tenantId, tenantId));
  return found?.reason;
}

/** Ends the sessions of all people of a client. Needs the directory's role. S2.2-198. */
export async function endSessionsOfClient(tx: Transaction, tenantId: string, at: Date): Promise<void> {
  const people = await tx
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.tenantId, tenantId), isNull(sessions.revokedAt)));
  for (const { id } of people) await revokeSessionsOf(tx, id, at);
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { clientNotes, tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** A client as staff see it. Needs a staff transaction. */
export async function findClient(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({
      id: tenants.id,
      name: tenants.name,
      region: tenants.region,
      shopPlatform: tenants.shopPlatform,
      companyDetails: tenants.companyDetails,
      verifiedAt: tenants.verifiedAt,
      createdAt: tenants.createdAt,
      lockReason: tenants.lockReason,
      lockedAt: tenants.lockedAt,
      lockedBy: tenants.lockedBy,
      closeReason: tenants.closeReason,
      closedAt: tenants.closedAt,
      closedBy: tenants.closedBy,
    })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return found;
}
export type ClientDetailRow = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** What staff have written of a client, the newest first. Needs a staff transaction. */
export async function listNotes(tx: Transaction, tenantId: string, limit: number) {
  return tx
    .select({
      id: clientNotes.id,
      authorId: clientNotes.authorId,
      message: clientNotes.message,
      writtenAt: clientNotes.writtenAt,
    })
    .from(clientNotes)
    .where(eq(clientNotes.tenantId, tenantId))
    .orderBy(desc(clientNotes.writtenAt), desc(clientNotes.id))
    .limit(limit);
}

/** Names of people by id; those forgotten are missing. Needs a directory transaction. */
export async function findNames(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Stores a note; false where there is one of that id already. Needs a staff transaction. */
export async function insertNote(tx: Transaction, note: typeof clientNotes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(clientNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: clientNotes.id });
  return made.length === 1;
}

/** What a note says. Needs a staff transaction. */
export async function findNote(tx: Transaction, tenantId: string, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ message: clientNotes.message })
    .from(clientNotes)
    .where(and(eq(clientNotes.tenantId, tenantId), eq(clientNotes.id, id)));
  return found?.message;
}

import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { apiTokens } from '@/lib/db/schema/integrations';
import type { Transaction } from '@/lib/db/transaction';

// Tokens are read before a tenant is known: everything here needs the directory's role.

const ROW = {
  id: apiTokens.id,
  tenantId: apiTokens.tenantId,
  createdBy: apiTokens.createdBy,
  name: apiTokens.name,
  hint: apiTokens.hint,
  permissions: apiTokens.permissions,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  revokedAt: apiTokens.revokedAt,
  maker: users.name,
  makerRole: users.role,
  makerTenant: users.tenantId,
  makerAlive: sql<boolean>`${users.disabledAt} is null and not ${users.superadmin}`,
};

const rows = (tx: Transaction) =>
  tx.select(ROW).from(apiTokens).innerJoin(users, eq(users.id, apiTokens.createdBy));
export type TokenRow = Awaited<ReturnType<typeof rows>>[number];

const isLive = (at: Date) => and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, at));

/** A tenant's tokens, the newest first, at most `limit`. D47-6. */
export async function listRows(tx: Transaction, tenantId: string, limit: number): Promise<TokenRow[]> {
  return rows(tx)
    .where(eq(apiTokens.tenantId, tenantId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(limit);
}

/** One of a tenant's tokens; undefined for anybody else's. */
export async function findRow(tx: Transaction, tenantId: string, id: string): Promise<TokenRow | undefined> {
  const [found] = await rows(tx).where(and(eq(apiTokens.tenantId, tenantId), eq(apiTokens.id, id)));
  return found;
}

/** The token of a hash that this person has made already. */
export async function findByHash(
  tx: Transaction,
  tokenHash: Buffer,
  createdBy: string,
): Promise<TokenRow | undefined> {
  const [found] = await rows(tx).where(
    and(eq(apiTokens.tokenHash, tokenHash), eq(apiTokens.createdBy, createdBy)),
  );
  return found;
}

/** What a call with a token needs of it; undefined for one that is unknown, expired or revoked. D47-1. */
export async function findLive(tx: Transaction, tokenHash: Buffer, at: Date) {
  const { id, tenantId, createdBy, permissions, lastUsedAt } = apiTokens;
  const [found] = await tx
    .select({ id, tenantId, createdBy, permissions, lastUsedAt })
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, tokenHash), isLive(at)));
  return found;
}

/** How many of a tenant's tokens have not ended; until the transaction ends nobody else can add one. D47-1. */
export async function countLive(tx: Transaction, tenantId: string, at: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-tokens:${tenantId}`}, 0))`);
  return tx.$count(apiTokens, and(eq(apiTokens.tenantId, tenantId), isLive(at)));
}

export async function insertRow(tx: Transaction, row: typeof apiTokens.$inferInsert): Promise<void> {
  await tx.insert(apiTokens).values(row);
}

/** Notes a use, unless another call has noted one since `before`. */
export async function noteUse(tx: Transaction, id: string, at: Date, before: Date): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: at })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))));
}

/** Ends a token of a tenant; false where it was revoked already. */
export async function revokeRow(tx: Transaction, tenantId: string, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(apiTokens)
    .set({ revokedAt: at })
    .where(and(eq(apiTokens.tenantId, tenantId), eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return ended.length === 1;
}

/** Deletes up to `limit` tokens that ended before `before`; returns how many. */
export async function deleteEnded(tx: Transaction, before: Date, limit: number): Promise<number> {
  const { rows: gone } =
    await tx.execute(sql`delete from ${apiTokens} where id in (select id from ${apiTokens}
    where coalesce(revoked_at, expires_at) < ${before}::timestamptz order by id limit ${limit} for update skip locked)
    returning id`);
  return gone.length;
}

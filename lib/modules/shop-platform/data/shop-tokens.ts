import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { shopConnections } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';

type Row = typeof shopConnections.$inferInsert;

/** Stores a new pair of tokens of a connection that is locked. */
export async function storeTokens(
  tx: Transaction,
  tenantId: string,
  pair: Pick<Row, 'accessToken' | 'accessUntil' | 'refreshToken' | 'refreshUntil'>,
): Promise<void> {
  await tx.update(shopConnections).set(pair).where(eq(shopConnections.tenantId, tenantId));
}

/** The shop takes our tokens no more: they are worth nothing, and go. */
export async function dropTokens(
  tx: Transaction,
  tenantId: string,
  told: { lastError: string; lastErrorAt: Date },
): Promise<void> {
  const none = { accessToken: null, accessUntil: null, refreshToken: null, refreshUntil: null };
  await tx
    .update(shopConnections)
    .set({ ...none, ...told, status: 'needs_reauth' })
    .where(eq(shopConnections.tenantId, tenantId));
}

/** Notes that the shop answered; seldom, unless it failed before. */
export async function noteAnswer(tx: Transaction, tenantId: string, at: Date, since: Date): Promise<void> {
  const { lastOkAt, lastErrorAt } = shopConnections;
  await tx
    .update(shopConnections)
    .set({ lastOkAt: at, lastError: null, lastErrorAt: null })
    .where(
      and(
        eq(shopConnections.tenantId, tenantId),
        eq(shopConnections.status, 'connected'),
        or(isNull(lastOkAt), lt(lastOkAt, since), lt(lastErrorAt, at)),
      ),
    );
}

/** Notes why the shop last did not answer, by our own code. */
export async function noteFailure(
  tx: Transaction,
  tenantId: string,
  told: { lastError: string; lastErrorAt: Date },
): Promise<void> {
  await tx.update(shopConnections).set(told).where(eq(shopConnections.tenantId, tenantId));
}

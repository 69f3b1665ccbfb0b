import { and, eq, isNull, sql } from 'drizzle-orm';
import { shopSyncLog } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';
import {
  KEPT_DAYS,
  KEPT_OF_A_KIND,
  type SyncKind,
  type SyncOutcome,
} from '@/lib/modules/shop-platform/rules/sync-log';

export interface SyncNote {
  shop: string;
  kind: SyncKind;
  /** A product, a fulfilment order, an order or a topic; empty for the whole shop. */
  subject: string;
  /** As the merchant knows it. */
  label?: string;
  outcome: SyncOutcome;
  /** By code; always set for `failed`. */
  reason?: string | null;
  /** In the merchant's language, or the shop's own words. */
  said?: string | null;
  /** How many orders or variants it was about. */
  count?: number;
}

export interface SyncRow extends Record<string, unknown> {
  id: string;
  at: string;
  firstAt: string;
  times: number;
  kind: SyncKind;
  subject: string;
  label: string;
  outcome: SyncOutcome;
  reason: string | null;
  said: string | null;
  count: number | null;
  replayedAt: string | null;
  /** The same has gone well since. */
  isOver: boolean;
}

const instantOf = (column: string) =>
  sql.raw(`to_char(l.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);
const FIELDS = sql`l.id, ${instantOf('at')} as at, ${instantOf('first_at')} as "firstAt", l.times, l.kind, l.subject, l.label, l.outcome,
  l.reason, l.said, l.count, ${instantOf('replayed_at')} as "replayedAt",
  exists (select from shop_sync_log later where later.tenant_id = l.tenant_id and later.kind = l.kind and later.subject = l.subject
    and later.at > l.at and later.shop = l.shop and later.outcome = 'done') as "isOver"`;

/**
 * Writes down what was said between us and a connected shop; nothing of any other one. A look that finds nothing, and a failure that repeats
 * itself, only count up the row before, for a day. Then what is too old, or too much of its kind, goes. S4-91, S4-92.
 */
export async function addSync(
  tx: Transaction,
  tenantId: string,
  { id, at, ...note }: SyncNote & { id: string; at: Date },
): Promise<void> {
  const { shop, kind, subject, label = '', outcome, reason = null, said = null, count = null } = note;
  const [about, called, when] = [subject.slice(0, 120), label.slice(0, 200), at.toISOString()];
  const mayFold = (outcome === 'failed' || kind === 'pull') && (count ?? 0) === 0;
  await tx.execute(sql`
    with newest as (select n.id, n.outcome, n.reason, n.count, n.replayed_at, n.first_at from shop_sync_log n
        where n.tenant_id = ${tenantId} and n.shop = ${shop} and n.kind = ${kind} and n.subject = ${about}
        order by n.at desc, n.id desc limit 1),
      folded as (update shop_sync_log l set at = ${when}::timestamptz, times = l.times + 1, said = ${said} from newest n
        where l.tenant_id = ${tenantId} and l.id = n.id and ${mayFold}::boolean and n.outcome = ${outcome} and n.reason is not distinct from ${reason}
          and coalesce(n.count, 0) = 0 and n.replayed_at is null and n.first_at > ${when}::timestamptz - interval '1 day'
        returning l.id)
    insert into shop_sync_log (tenant_id, id, shop, at, first_at, kind, subject, label, outcome, reason, said, count)
    select ${tenantId}, ${id}, c.shop, ${when}::timestamptz, ${when}::timestamptz, ${kind}, ${about}, ${called}, ${outcome}, ${reason},
      ${said?.slice(0, 1000) ?? null}, ${count}::integer
    from shop_connections c where c.tenant_id = ${tenantId} and c.shop = ${shop} and not exists (select from folded)`);
  await tx.execute(sql`
    delete from shop_sync_log where tenant_id = ${tenantId} and (at < ${when}::timestamptz - ${KEPT_DAYS} * interval '1 day'
      or id in (select o.id from shop_sync_log o where o.tenant_id = ${tenantId} and o.kind = ${kind}
        order by o.at desc, o.id desc offset ${KEPT_OF_A_KIND}))`);
}

interface Page {
  shop: string;
  isFailed: boolean;
  after: { value: string; id: string } | null;
  since: Date;
  limit: number;
}

/** One page of what a shop and we have told each other, the latest first. S4-91. */
export async function listSync(
  tx: Transaction,
  tenantId: string,
  { shop, isFailed, after, since, limit }: Page,
): Promise<SyncRow[]> {
  const beyond = after ? sql`(l.at, l.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const shown = isFailed ? sql`l.outcome in ('failed', 'rejected')` : sql`true`;
  const { rows } = await tx.execute<SyncRow>(sql`select ${FIELDS} from shop_sync_log l
    where l.tenant_id = ${tenantId} and l.shop = ${shop} and l.at >= ${since.toISOString()}::timestamptz and ${shown} and ${beyond}
    order by l.at desc, l.id desc limit ${limit}`);
  return rows;
}

/** A row of a client's log, locked, with its shop. */
export async function lockSync(
  tx: Transaction,
  tenantId: string,
  id: string,
): Promise<(SyncRow & { shop: string }) | undefined> {
  const { rows } = await tx.execute<SyncRow & { shop: string }>(
    sql`select ${FIELDS}, l.shop from shop_sync_log l where l.tenant_id = ${tenantId} and l.id = ${id} for update of l`,
  );
  return rows[0];
}

/** Notes that a row's work is done again. */
export async function markReplayed(tx: Transaction, tenantId: string, id: string, at: Date): Promise<void> {
  const l = shopSyncLog;
  await tx
    .update(l)
    .set({ replayedAt: at })
    .where(and(eq(l.tenantId, tenantId), eq(l.id, id), isNull(l.replayedAt)));
}

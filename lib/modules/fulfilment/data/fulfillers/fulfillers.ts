import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Region } from '@/lib/kernel/regions';
import { fulfillerClosures, fulfillerConnections, fulfillers } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import { IS_LATE } from '@/lib/modules/orders/service/statements/late-orders';
import type { FulfillerState } from '@/lib/modules/fulfilment/rules/fulfillers/states';

export type FulfillerRow = typeof fulfillers.$inferSelect;

/** What is seen of a fulfiller from outside: its orders in hand, and when it was last heard of. */
export interface Health {
  inHand: number;
  parked: number;
  silentSince: string | null;
  /** Of those, past their step's promised days. */
  late: number;
  /** Of the steps that it finished in 30 days, how many were in time, in whole per cent; null where it finished none. */
  onTimePercent: number | null;
  lastMessageAt: string | null;
  lastFailureAt: string | null;
  url: string | null;
  checkedAt: string | null;
}

/** So far back a fulfiller's pace is looked at. */
export const HEALTH_DAYS = 30;

const HAS_IN_HAND =
  sql.raw(`('submitting_to_fulfiller', 'submitted_to_fulfiller', 'picked', 'in_production', 'awaiting_packing',
  'packaged', 'ready_to_ship')`);
/** An order in parts is that of the printer it waits for; others have their part of it in hand, too. D32-59. */
const IN_HAND = sql`((select count(*)::integer from orders o where o.fulfiller_id = f.id and o.status in ${HAS_IN_HAND})
  + (select count(distinct (s.tenant_id, s.order_id))::integer from submissions s
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where s.fulfiller_id = f.id and s.line_ids is not null and s.part_status in ${HAS_IN_HAND} and s.state <> 'rejected'
      and s.given_up_at is null and s.redo_at is null and o.fulfiller_id is distinct from f.id and o.status <> 'cancelled'))`;
const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);
const isoOf = (moment: SQL) => sql`to_char((${moment}) at time zone 'UTC', ${ISO})`;

/** The health of each of these, by id. Needs a staff transaction: the orders are those of all clients. S2.2-105. */
export async function readHealth(tx: Transaction, ids: readonly string[]): Promise<Map<string, Health>> {
  const since = new Date(now().getTime() - HEALTH_DAYS * 86_400_000).toISOString();
  const { rows } = await tx.execute<Health & Record<string, unknown> & { id: string }>(sql`
    select f.id, ${IN_HAND} as "inHand",
      (select count(*)::integer from submissions s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        where s.fulfiller_id = f.id and s.parked_at is not null and o.status = 'fulfiller_submission_error') as parked,
      ${isoOf(sql`select l.opened_at from fulfiller_lines l where l.fulfiller_id = f.id`)} as "silentSince",
      (select count(distinct (k.tenant_id, k.order_id))::integer from order_clocks k where k.fulfiller_id = f.id and ${IS_LATE}) as late,
      (select floor(100.0 * count(*) filter (where not s.late) / nullif(count(*), 0))::integer from finished_steps s
        where s.fulfiller_id = f.id and s.ended_at > ${since}::timestamptz) as "onTimePercent",
      ${isoOf(sql`select max(m.received_at) from fulfiller_messages m where m.fulfiller_id = f.id`)} as "lastMessageAt",
      ${isoOf(sql`select max(s.created_at) from submissions s where s.fulfiller_id = f.id and s.state = 'rejected'`)} as "lastFailureAt",
      c.url, ${isoOf(sql`c.checked_at`)} as "checkedAt"
    from fulfillers f left join fulfiller_connections c on c.fulfiller_id = f.id
    where f.id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

interface FulfillerFilter {
  search: string | null;
  region: Region | null;
  state: FulfillerState | null;
}

const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** As `isPaused` says. */
const paused = (at: Date) => sql`(f.paused_at is not null and (f.paused_until is null
  or (${at.toISOString()}::timestamptz at time zone f.time_zone)::date <= f.paused_until))`;

const STATES: Record<FulfillerState, (at: Date) => SQL> = {
  open: (at) => sql`f.status = 'open' and not ${paused(at)}`,
  paused: (at) => sql`f.status = 'open' and ${paused(at)}`,
  draining: () => sql`f.status = 'closed' and ${IN_HAND} > 0`,
  closed: () => sql`f.status = 'closed' and ${IN_HAND} = 0`,
};

/** Ids of one page of fulfillers, the newest first, each with its place: the time of its registration in microseconds. */
export async function findFulfillerIds(
  tx: Transaction,
  { search, region, state }: FulfillerFilter,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<{ id: string; place: string }[]> {
  const { after, limit } = page;
  const { rows } = await tx.execute<{ id: string; place: string }>(sql`
    select f.id, to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from fulfillers f
    where ${search === null ? sql`true` : sql`f.name ilike ${anywhere(search)}`}
      and ${region === null ? sql`true` : sql`${region} = any(f.regions)`}
      and ${state === null ? sql`true` : STATES[state](now())}
      and ${after ? sql`(f.created_at, f.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`}
    order by f.created_at desc, f.id desc limit ${limit}`);
  return rows;
}

/** These fulfillers, by id. */
export async function readFulfillers(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, FulfillerRow>> {
  const rows = await tx
    .select()
    .from(fulfillers)
    .where(sql`${fulfillers.id} = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All fulfillers of a region, by name. */
export async function fulfillersOfRegion(tx: Transaction, region: Region): Promise<FulfillerRow[]> {
  return tx
    .select()
    .from(fulfillers)
    .where(sql`${region} = any(${fulfillers.regions})`)
    .orderBy(asc(fulfillers.name), asc(fulfillers.id));
}

/**
 * One fulfiller, which nobody else changes until the transaction ends. Orders can name it meanwhile: one that has taken its stock
 * must not wait for a file of stock that waits for it.
 */
export async function lockFulfiller(tx: Transaction, id: string): Promise<FulfillerRow | undefined> {
  const [found] = await tx.select().from(fulfillers).where(eq(fulfillers.id, id)).for('no key update');
  return found;
}

export async function insertFulfiller(tx: Transaction, row: typeof fulfillers.$inferInsert): Promise<void> {
  await tx.insert(fulfillers).values(row);
}

/** Changes a locked fulfiller, and counts its version up. */
export async function saveFulfiller(
  tx: Transaction,
  id: string,
  change: Partial<Omit<FulfillerRow, 'id' | 'version' | 'createdAt'>>,
): Promise<void> {
  await tx
    .update(fulfillers)
    .set({ ...change, version: sql`${fulfillers.version} + 1` })
    .where(eq(fulfillers.id, id));
}

export type ConnectionRow = typeof fulfillerConnections.$inferSelect;

/** Where a fulfiller of its own is reached; undefined for the common address. Needs directory or staff. */
export async function findConnection(tx: Transaction, id: string): Promise<ConnectionRow | undefined> {
  const [found] = await tx
    .select()
    .from(fulfillerConnections)
    .where(eq(fulfillerConnections.fulfillerId, id));
  return found;
}

/** The address has answered a test call, if it is still the fulfiller's. Needs staff. S2.2-177. */
export async function noteChecked(tx: Transaction, id: string, url: string, at: Date): Promise<void> {
  await tx
    .update(fulfillerConnections)
    .set({ checkedAt: at })
    .where(and(eq(fulfillerConnections.fulfillerId, id), eq(fulfillerConnections.url, url)));
}

/** Sets or, with null, removes a fulfiller's own address. */
export async function saveConnection(
  tx: Transaction,
  id: string,
  row: Omit<ConnectionRow, 'fulfillerId'> | null,
): Promise<void> {
  await tx.delete(fulfillerConnections).where(eq(fulfillerConnections.fulfillerId, id));
  if (row) await tx.insert(fulfillerConnections).values({ ...row, fulfillerId: id });
}

type ClosureRow = Pick<typeof fulfillerClosures.$inferSelect, 'firstDay' | 'lastDay' | 'reason'>;

/** Closures that have not ended before a day, the next first. */
export async function listClosures(tx: Transaction, id: string, from: string): Promise<ClosureRow[]> {
  const { firstDay, lastDay, reason } = fulfillerClosures;
  return tx
    .select({ firstDay, lastDay, reason })
    .from(fulfillerClosures)
    .where(and(eq(fulfillerClosures.fulfillerId, id), gte(lastDay, from)))
    .orderBy(asc(firstDay));
}

/** Adds a closure, or replaces the one that begins on its first day. */
export async function putClosure(tx: Transaction, fulfillerId: string, row: ClosureRow): Promise<void> {
  const { lastDay, reason } = row;
  await tx
    .insert(fulfillerClosures)
    .values({ ...row, fulfillerId })
    .onConflictDoUpdate({
      target: [fulfillerClosures.fulfillerId, fulfillerClosures.firstDay],
      set: { lastDay, reason },
    });
}

/** Removes a closure; the row, or undefined where there was none. */
export async function dropClosure(
  tx: Transaction,
  fulfillerId: string,
  firstDay: string,
): Promise<ClosureRow | undefined> {
  const [gone] = await tx
    .delete(fulfillerClosures)
    .where(and(eq(fulfillerClosures.fulfillerId, fulfillerId), eq(fulfillerClosures.firstDay, firstDay)))
    .returning();
  return gone;
}

import { sql, type SQL } from 'drizzle-orm';
import type { JobSpec } from '@/lib/db/enqueue';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import { auditLog } from '@/lib/db/schema/operations';
import { customers, orderHistory, orderLines, orders, type claimKeys } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { codeIsOpen, wantedCode } from './usable-code';

export type ClaimKeyKind = (typeof claimKeys.$inferSelect)['kind'];

/** A person's or household's key as it is stored: `hash` is hexadecimal. */
export interface ClaimKey {
  kind: ClaimKeyKind;
  hash: string;
}

/** A claim with all that it takes: one piece of one variant. */
export interface ClaimPlacement {
  customer: typeof customers.$inferInsert;
  /** Its code is filled in by the statement. */
  order: typeof orders.$inferInsert;
  line: typeof orderLines.$inferInsert;
  history: typeof orderHistory.$inferInsert & { moved: boolean };
  audits: (typeof auditLog.$inferInsert)[];
  jobs: JobSpec[];
  /** The folded codes that the typed text may mean, best first; null when the event asks for none. */
  codes: readonly string[] | null;
  keys: readonly ClaimKey[];
  at: Date;
}

/** What of it could be had; unless all, the caller must roll back. */
export interface ClaimOutcome {
  codeTaken: boolean;
  seated: boolean;
  /** This claim took the last place of the event's cap. */
  lastSeat: boolean;
  /** Keys that were somebody's already. */
  known: ClaimKeyKind[];
  inStock: boolean;
}

interface Values extends Record<string, unknown> {
  /** JSON of the claim's own rows, its keys and jobs. */
  given: string;
  tenant: string;
  event: string;
  order: string;
  variant: string;
  codes: readonly string[] | null;
  at: string;
}

interface Answer extends Record<string, unknown> {
  code: boolean;
  seat: boolean;
  last: boolean | null;
  keys: ClaimKeyKind[];
  stock: boolean;
}

const value = (name: keyof Values) => sql`${sql.placeholder(String(name))}`;
const tenant = value('tenant');
const event = value('event');
const codes = value('codes');
const part = (name: string) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;

const KEYS = sql`insert into claim_keys (tenant_id, event_id, kind, key_hash, order_id)
  select ${tenant}, ${event}, k.kind, decode(k.hash, 'hex'), ${value('order')}
  from jsonb_to_recordset(${part('keys')}) as k(kind text, hash text) order by k.kind
  on conflict do nothing
  returning kind`;

/**
 * Takes one use of the wanted code. Unknown, used, expired and another event's come to no row by this one statement
 * (DECISIONS 22).
 */
const CODE = sql`update promo_codes set uses = uses + 1
  where tenant_id = ${tenant} and id = (select id from wanted)
    and ${codeIsOpen(value('at'))}
  returning id`;

const SEAT = sql`update events set claims_used = claims_used + 1
  where tenant_id = ${tenant} and id = ${event} and (claim_cap is null or claims_used < claim_cap)
    and (${codes}::text[] is null or exists (select from code))
  returning claims_used = claim_cap as last`;

const STOCK = sql`update variants set stock = stock - 1
  where tenant_id = ${tenant} and id = ${value('variant')} and stock > 0 and exists (select from seat)
  returning id`;

/**
 * Postgres runs a write when the answer first reads of it, so the answer names what all claims of an event compete for
 * last: the code, then the event's count, then the stock. They stay locked for as short as can be, and always in the
 * same order, so that no two claims wait for each other.
 */
const placing = (more: SQL) =>
  sql`with given as (select ${value('given')}::jsonb as list),
    wanted as (${wantedCode(tenant, event, codes)}),
    new_customer as (${insertJson(customers, part('customers'))} returning 1),
    new_order as (${insertJson(orders, part('orders'), { promo_code_id: sql`(select id from wanted)` })} returning 1),
    new_line as (${insertJson(orderLines, part('lines'))} returning 1),
    new_history as (${insertJson(orderHistory, part('history'))} returning 1),
    new_audits as (${insertJson(auditLog, part('audits'))} returning 1),
    keys as (${KEYS}), code as (${CODE}), seat as (${SEAT}), stock as (${STOCK})
  select (select count(*) from new_customer) + (select count(*) from new_order) + (select count(*) from new_line)
      + (select count(*) from new_history) + (select count(*) from new_audits) as own,
    enqueue_jobs(${part('jobs')}::json) as jobs,
    (select coalesce(jsonb_agg(kind), '[]') from keys) as keys,
    exists (select from code) as code, exists (select from seat) as seat, (select last from seat) as last,
    exists (select from stock) as stock ${more}`;

const place = prepared<Values, Answer>('place_claim', () => placing(sql.empty()));

/** Whether all of it could be had and nothing remains to be done: no key was somebody's, and it was not the last place. */
const WHOLE = sql`(${codes}::text[] is null or exists (select from code))
  and (select not coalesce(last, false) from seat) and exists (select from stock)
  and (select count(*) from keys) = jsonb_array_length(${part('keys')})`;

/** Divides by none unless it is whole, which fails the statement and with it the commit that travels behind. */
const placeWhole = prepared<Values, Answer>('place_whole_claim', () =>
  placing(sql`, 1 / coalesce((${WHOLE})::int, 0) as whole`),
);
const DIVIDED_BY_NONE = '22012';

function valuesOf(placement: ClaimPlacement): Values {
  const { tenantId, id, eventId } = placement.order;
  const given = {
    customers: [jsonRow(customers, placement.customer)],
    orders: [jsonRow(orders, placement.order)],
    lines: [jsonRow(orderLines, { short: false, ...placement.line })],
    history: [jsonRow(orderHistory, placement.history)],
    audits: placement.audits.map((row) => jsonRow(auditLog, row)),
    keys: placement.keys,
    jobs: placement.jobs,
  };
  return {
    given: JSON.stringify(given),
    tenant: tenantId,
    event: eventId,
    order: id,
    variant: placement.line.variantId,
    codes: placement.codes,
    at: placement.at.toISOString(),
  };
}

/** Writes a claim's order and takes code, count, keys and stock for it: one round trip. */
export async function placeClaim(tx: Transaction, placement: ClaimPlacement): Promise<ClaimOutcome> {
  const [row] = await place(tx, valuesOf(placement));
  return {
    codeTaken: placement.codes === null || row?.code === true,
    seated: row?.seat === true,
    lastSeat: row?.last === true,
    known: placement.keys.map(({ kind }) => kind).filter((kind) => !row?.keys.includes(kind)),
    inStock: row?.stock === true,
  };
}

/**
 * The same as the last statement of a transaction that ends with it (`withTenantToLast`). False where anything could not be
 * had, a key is somebody's already, or it would be the last place of the cap; nothing of it is there then.
 */
export async function placeWholeClaim(tx: Transaction, placement: ClaimPlacement): Promise<boolean> {
  try {
    await placeWhole(tx, valuesOf(placement));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === DIVIDED_BY_NONE) return false;
    throw error;
  }
}

import { sql } from 'drizzle-orm';
import type { JobSpec } from '@/lib/db/enqueue';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import { takePiece } from '@/lib/modules/orders/service/statements/reservation';
import { takePlace } from '@/lib/modules/events/service/statements/take-place';
import {
  RESERVE_OUTCOME,
  reserveCredit,
  type ReserveOutcome,
} from '@/lib/modules/ledger/service/statements/reserve-credit';
import { insertOrder } from '@/lib/modules/orders/service/statements/insert-order';
import { auditLog } from '@/lib/db/schema/audit';
import { customers } from '@/lib/db/schema/checkout';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { insertKeys, type ClaimKey, type ClaimKeyKind } from './take-keys';
import { takeCode, wantedCode } from './usable-code';

/** A claim with all that it takes: one piece of one variant. */
export interface ClaimPlacement {
  customer: typeof customers.$inferInsert;
  /** The statement fills in its code. */
  order: typeof orders.$inferInsert;
  line: typeof orderLines.$inferInsert;
  history: typeof orderHistory.$inferInsert & { moved: boolean };
  audits: (typeof auditLog.$inferInsert)[];
  jobs: JobSpec[];
  /** Added too when this claim takes the last place under the event's cap. */
  jobsWhenFull: JobSpec[];
  /** The folded codes that the typed text may mean, best first; null when the event needs none. */
  codes: readonly string[] | null;
  keys: readonly ClaimKey[];
  at: Date;
}

/** What could be taken. */
export interface ClaimOutcome {
  codeTaken: boolean;
  seated: boolean;
  /** Keys that another claim has already. */
  known: ClaimKeyKind[];
  inStock: boolean;
  /** What became of what it costs its client; null where that is nothing, or the claim lacks something else. */
  credit: ReserveOutcome | null;
}

interface Values extends Record<string, unknown> {
  /** JSON of the claim's own rows, its keys and jobs. */
  given: string;
  /** The claim cannot be committed unless all of it could be had. */
  whole: boolean;
  tenant: string;
  event: string;
  order: string;
  variant: string;
  currency: string;
  /** What it costs its client, in minor units. */
  credit: number;
  codes: readonly string[] | null;
  at: string;
}

interface Answer extends Record<string, unknown> {
  code: boolean;
  seat: boolean;
  keys: ClaimKeyKind[];
  stock: boolean;
  credit: ReserveOutcome | null;
}

const value = (name: keyof Values) => sql`${sql.placeholder(String(name))}`;
const tenant = value('tenant');
const event = value('event');
const codes = value('codes');
const part = (name: string) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;

const HAS_CODE = sql`(${codes}::text[] is null or exists (select from code))`;

/** Of a client's claims all reserve on one account, so it is asked for last, and only for a claim that lacks nothing else. */
const CREDIT = reserveCredit({
  tenant,
  currency: value('currency'),
  order: value('order'),
  event,
  amount: value('credit'),
  at: value('at'),
  allowed: sql`${value('credit')}::bigint > 0 and ${HAS_CODE} and exists (select from stock)`,
});

const IS_WHOLE = sql`${HAS_CODE} and exists (select from seat) and exists (select from stock)
  and (select count(*) from keys) = jsonb_array_length(${part('keys')})
  and coalesce(${RESERVE_OUTCOME}, 'reserved') = 'reserved'`;

/** Flags a claim that lacks something, which makes its commit fail. */
const REFUSED = sql`insert into claim_flags (tenant_id, order_id, event_id, state, decided_at)
  select ${tenant}, ${value('order')}, ${event}, 'refused', ${value('at')}::timestamptz
  where ${value('whole')}::boolean and not (${IS_WHOLE})`;

/**
 * One statement of the modules' parts: keys, code, the event's count, stock and order. It always returns one row, which
 * says what could be had; a refusal is such a row too, and its transaction rolls back.
 * Postgres runs a write when the answer first reads it. The answer therefore reads last what all claims of an event
 * compete for: the code, then the count, then the stock, then the client's credit. They stay locked for as short as
 * possible, and always in this order, so that two claims cannot deadlock. ADR 0066, ADR 0084.
 */
const place = prepared<Values, Answer>(
  'place_claim',
  () => sql`with given as (select ${value('given')}::jsonb as list),
    wanted as (${wantedCode(tenant, event, codes)}),
    new_customer as (${insertJson(customers, part('customers'))} returning 1),
    ${insertOrder(part, { promo_code_id: sql`(select id from wanted)` })},
    keys as (${insertKeys({ tenant, event, order: value('order'), keys: part('keys') })}),
    code as (${takeCode(tenant, sql`(select id from wanted)`, value('at'))}),
    seat as (${takePlace(tenant, event, HAS_CODE)}),
    stock as (${takePiece(tenant, value('variant'), sql`exists (select from seat)`)}),
    ${CREDIT},
    refused as (${REFUSED})
  select (select count(*) from new_customer) + (select count(*) from new_order) + (select count(*) from new_lines)
      + (select count(*) from new_history) + (select count(*) from new_audits) as own,
    enqueue_jobs(${part('jobs')}::json) as jobs,
    (select coalesce(jsonb_agg(kind), '[]') from keys) as keys,
    exists (select from code) as code, exists (select from seat) as seat, exists (select from stock) as stock,
    ${RESERVE_OUTCOME} as credit,
    case when (select last from seat) then enqueue_jobs(${part('whenFull')}::json) end as told`,
);

function valuesOf(placement: ClaimPlacement, whole: boolean): Values {
  const { tenantId, id, eventId } = placement.order;
  const given = {
    customers: [jsonRow(customers, placement.customer)],
    orders: [jsonRow(orders, placement.order)],
    lines: [jsonRow(orderLines, { short: false, leftOut: 0, ...placement.line })],
    history: [jsonRow(orderHistory, placement.history)],
    audits: placement.audits.map((row) => jsonRow(auditLog, row)),
    keys: placement.keys,
    jobs: placement.jobs,
    whenFull: placement.jobsWhenFull,
  };
  return {
    given: JSON.stringify(given),
    whole,
    tenant: tenantId,
    event: eventId,
    order: id,
    variant: placement.line.variantId,
    currency: placement.order.currency,
    credit: placement.order.creditMinor ?? 0,
    codes: placement.codes,
    at: placement.at.toISOString(),
  };
}

/** `whole`: a claim that lacks something cannot be committed. */
async function takeAll(tx: Transaction, placement: ClaimPlacement, whole: boolean): Promise<ClaimOutcome> {
  const [row] = await place(tx, valuesOf(placement, whole));
  return {
    codeTaken: placement.codes === null || row?.code === true,
    seated: row?.seat === true,
    known: placement.keys.map(({ kind }) => kind).filter((kind) => !row?.keys.includes(kind)),
    inStock: row?.stock === true,
    credit: row?.credit ?? null,
  };
}

/**
 * Writes a claim's order, takes code, place, keys and stock for it, and reserves what it costs: one round trip. Answers what
 * of it could be had; unless all but the credit, the caller rolls the transaction back. Without the credit the claim stands
 * and its order has to wait. D22 to 24, D37-5.
 */
export async function placeClaim(tx: Transaction, placement: ClaimPlacement): Promise<ClaimOutcome> {
  return takeAll(tx, placement, false);
}

/**
 * The same as the last statement of `withTenantToLast`. Unless all could be had, credit too, and no key is another claim's,
 * the commit behind it fails with `MC001`; the caller must throw what the outcome says.
 */
export async function placeWholeClaim(tx: Transaction, placement: ClaimPlacement): Promise<ClaimOutcome> {
  return takeAll(tx, placement, true);
}

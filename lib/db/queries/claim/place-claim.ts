import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { idsFrom, stockWrites } from '@/lib/db/queries/checkout/reservation';
import { auditLog } from '@/lib/db/schema/operations';
import { type claimKeys, customers, orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import { together } from '@/lib/db/together';
import type { Transaction } from '@/lib/db/transaction';

export type ClaimKeyKind = (typeof claimKeys.$inferSelect)['kind'];

/** A person's or household's key as it is stored: `hash` is hexadecimal. */
export interface ClaimKey {
  kind: ClaimKeyKind;
  hash: string;
}

/** A claim with all that it takes. */
export interface ClaimPlacement {
  customer: typeof customers.$inferInsert;
  order: typeof orders.$inferInsert;
  line: typeof orderLines.$inferInsert;
  history: typeof orderHistory.$inferInsert;
  audits: (typeof auditLog.$inferInsert)[];
  /** The call that adds its jobs. */
  jobs: SQL;
  /** The folded codes that the typed text may mean, best first; null when the event asks for none. */
  codes: readonly string[] | null;
  keys: readonly ClaimKey[];
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

type Order = ClaimPlacement['order'];

/** The code of this event that a typed text means; no row for an unknown one and another event's. */
function wantedCode({ tenantId, eventId }: Order, codes: readonly string[]): SQL {
  const folded = sql`${sql.param([...codes])}::text[]`;
  return sql`select c.id from promo_codes c
    where c.tenant_id = ${tenantId} and c.event_id = ${eventId} and c.folded = any(${folded})
    order by array_position(${folded}, c.folded) limit 1`;
}

/**
 * Takes one use of the wanted code. Unknown, used, expired and another event's come to no row by this one statement
 * (DECISIONS 22).
 */
function takeCode({ tenantId }: Order): SQL {
  return sql`update promo_codes set uses = uses + 1
    where tenant_id = ${tenantId} and id = (select id from wanted)
      and uses < max_uses and (expires_at is null or expires_at > ${now().toISOString()})
    returning id`;
}

function takeSeat({ tenantId, eventId }: Order, gate: SQL): SQL {
  return sql`update events set claims_used = claims_used + 1
    where tenant_id = ${tenantId} and id = ${eventId} and (claim_cap is null or claims_used < claim_cap)
      and ${gate}
    returning id, claims_used = claim_cap as last`;
}

function takeKeys({ tenantId, eventId, id }: Order, keys: readonly ClaimKey[]): SQL {
  return sql`insert into claim_keys (tenant_id, event_id, kind, key_hash, order_id)
    select ${tenantId}, ${eventId}, k.kind, decode(k.hash, 'hex'), ${id}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(kind text, hash text) order by k.kind
    on conflict do nothing
    returning kind as id`;
}

/** The claim's own rows, which nobody else waits for. */
function rowWrites(tx: Transaction, placement: ClaimPlacement): Record<string, SQLWrapper> {
  const { customer, order, line, history, audits, codes } = placement;
  const promoCodeId = codes === null ? null : sql`(select id from wanted)`;
  return {
    ...(codes === null ? {} : { wanted: wantedCode(order, codes) }),
    new_customer: tx.insert(customers).values(customer).returning({ id: customers.id }),
    new_order: tx
      .insert(orders)
      .values({ ...order, promoCodeId })
      .returning({ id: orders.id }),
    new_line: tx.insert(orderLines).values(line).returning({ id: orderLines.id }),
    new_history: tx.insert(orderHistory).values(history).returning({ id: orderHistory.id }),
    new_audits: tx.insert(auditLog).values(audits).returning({ id: auditLog.id }),
    keys: takeKeys(order, placement.keys),
  };
}

const OWN_ROWS = ['new_customer', 'new_order', 'new_line', 'new_history', 'new_audits'] as const;

/** What all claims of an event compete for: the code, then the event's count, then the stock. */
function takes({ order, line, codes }: ClaimPlacement): Record<string, SQLWrapper> {
  const gift = [{ variantId: line.variantId, quantity: line.quantity }];
  return {
    ...(codes === null ? {} : { code: takeCode(order) }),
    seat: takeSeat(order, codes === null ? sql`true` : sql`exists (select from code)`),
    ...stockWrites(order.tenantId, gift, sql`exists (select from seat)`),
  };
}

type Answer = Record<'code' | 'seat' | 'keys' | 'stock', string[]> & { last: boolean | null };

/**
 * Writes a claim's order and takes code, count, keys and stock for it: one round trip. Postgres runs a write when the
 * answer first reads of it, so the answer names what others wait for last: it stays locked for as short as can be, and
 * always in the same order, so that no two claims wait for each other.
 */
export async function placeClaim(tx: Transaction, placement: ClaimPlacement): Promise<ClaimOutcome> {
  const { codes, keys, jobs } = placement;
  const writes = { ...rowWrites(tx, placement), ...takes(placement) };
  const code = codes === null ? sql`'[]'::jsonb` : idsFrom('code');
  const own = OWN_ROWS.map((name) => sql`(select count(*) from ${sql.identifier(name)})`);
  const answer = sql`select ${sql.join(own, sql` + `)} as own, ${jobs} as jobs, ${idsFrom('keys')} as keys,
    ${code} as code, ${idsFrom('seat')} as seat, (select last from seat) as last, ${idsFrom('stock')} as stock`;
  const [row] = await together<Answer>(tx, writes, answer);
  return {
    codeTaken: codes === null || row?.code.length === 1,
    seated: row?.seat.length === 1,
    lastSeat: row?.last === true,
    known: keys.map(({ kind }) => kind).filter((kind) => !row?.keys.includes(kind)),
    inStock: row?.stock.length === 1,
  };
}

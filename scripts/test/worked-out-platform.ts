import { sql } from 'drizzle-orm';
import { withStaff } from '@/lib/db/with-staff';

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  withStaff({ staffId: 'usr_super' }, async (tx) => (await tx.execute<Row>(query)).rows);

interface Costs extends Record<string, unknown> {
  tenant: string;
  id: string;
  paid: Date | null;
  untaxed: number;
  tax: number;
  charged: number;
  rate: number;
}
interface Movement extends Record<string, unknown> {
  tenant: string;
  id: string;
  amount: number;
  at: Date;
}
interface Back extends Movement {
  refund: string;
  /** The tax in it, where a statement has told of it. */
  told: number | null;
  /** When it came again. */
  again: Date | null;
}

const COSTS = sql`select tenant_id as tenant, id, paid_at as paid,
  coalesce(production_minor, 0) + coalesce(fulfilment_minor, 0) + coalesce(platform_fee_minor, 0) as untaxed,
  coalesce(platform_tax_minor, 0) as tax, coalesce(platform_tax_bp, 0) as rate,
  case when platform_fee_bp is null then 0 else coalesce(application_fee_minor, 0) end as charged from orders`;
const CAPTURES = sql`select tenant_id as tenant, order_id as id, (-balance_minor)::integer as amount, made_at as at
  from ledger_rows where kind = 'capture'`;
const BACKS = sql`select f.tenant_id as tenant, f.order_id as id, f.refund_id as refund, f.amount_minor as amount,
  f.made_at as at, f.came_again_at as again, (-i.tax_minor)::integer as told from fee_refunds f
  left join statement_items i on i.tenant_id = f.tenant_id and i.source = 'fee_refund' and i.source_id = f.refund_id`;

function byOrder<Row extends Movement>(rows: readonly Row[]): (order: Costs) => Row[] {
  const known = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.tenant} ${row.id}`;
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  return ({ tenant, id }) => known.get(`${tenant} ${id}`) ?? [];
}

/** A part of an amount, half up. */
const partOf = (amount: number, part: number, whole: number) =>
  Math.floor((2 * amount * part + whole) / (2 * whole));
const taxIn = (amount: number, { untaxed, tax }: Costs) =>
  untaxed + tax === 0 ? 0 : partOf(amount, tax, untaxed + tax);

/** Untold ones after those that a statement has told of; of each the earlier first. */
const inOrder = (one: Back, other: Back) =>
  Number(one.told === null) - Number(other.told === null) ||
  new Date(one.at).getTime() - new Date(other.at).getTime() ||
  (one.refund < other.refund ? -1 : 1);

function backsOf(order: Costs, backs: readonly Back[]) {
  const [whole, taxWhole] = [order.charged, taxIn(order.charged, order)];
  let [left, taxLeft] = [whole, taxWhole];
  return [...backs].sort(inOrder).flatMap(({ amount, at, told, again }) => {
    // One that is owed again is below 0, and out of what is missing.
    const [sign, size] = [amount < 0 ? -1 : 1, Math.abs(amount)];
    const [of, taxOf] = amount < 0 ? [whole - left, taxWhole - taxLeft] : [left, taxLeft];
    const most = Math.min(partOf(size, order.rate, 10_000 + order.rate), taxOf);
    const tax = told ?? sign * (size >= of ? taxOf : most);
    left -= amount;
    taxLeft -= tax;
    const gone = { untaxed: tax - amount, at };
    return again ? [gone, { untaxed: amount - tax, at: again }] : [gone];
  });
}

/**
 * Every amount that the platform has collected for an order or given back, without tax, with its instant: worked out from every
 * single row without the database's help.
 */
export async function workedOutPlatform(): Promise<
  { tenant: string; id: string; untaxed: number; at: Date }[]
> {
  const orders = await rowsOf<Costs>(COSTS);
  const captures = byOrder(await rowsOf<Movement>(CAPTURES));
  const backs = byOrder(await rowsOf<Back>(BACKS));
  return orders.flatMap((order) => {
    const { tenant, id, paid, untaxed, tax, charged } = order;
    const rest = untaxed + tax - charged;
    const collected = paid && charged > 0 ? [{ untaxed: charged - taxIn(charged, order), at: paid }] : [];
    const taken = captures(order).map(({ amount, at }) => ({
      untaxed: amount - (amount === rest ? tax - taxIn(charged, order) : taxIn(amount, order)),
      at,
    }));
    const given = backsOf(order, backs(order));
    return [...collected, ...taken, ...given].map((one) => ({ tenant, id, ...one }));
  });
}

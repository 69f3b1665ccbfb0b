import { sql } from 'drizzle-orm';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff } from '@/lib/db/with-staff';
import { workedOutPlatform } from './worked-out-platform';

export const asStaff = <T>(work: (tx: Transaction) => Promise<T>) =>
  withStaff({ staffId: 'usr_super' }, work);
export const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  asStaff(async (tx) => (await tx.execute<Row>(query)).rows);

export const dayIn = (region: Region, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: REGION_FACTS[region].timeZone }).format(new Date(at));

type Sums = Map<string, number[]>;
function put(sums: Sums, key: string, amounts: readonly number[]): void {
  const known = sums.get(key) ?? amounts.map(() => 0);
  sums.set(
    key,
    amounts.map((amount, at) => amount + (known[at] ?? 0)),
  );
}
/** Keys in order, without those of which nothing is left. */
const told = (sums: Sums) =>
  [...sums]
    .filter(([, amounts]) => amounts.some((amount) => amount !== 0))
    .map(([key, amounts]) => `${key} ${amounts.join(' ')}`)
    .sort();

interface Order extends Record<string, unknown> {
  tenant: string;
  id: string;
  event: string;
  region: Region;
  currency: string;
  status: string | null;
  held: boolean;
  created: Date;
  paid: Date | null;
  updated: Date;
  kind: string;
  destination: string;
  source: string | null;
  cost: number;
  fee: number;
  net: number;
  total: number;
}
interface Movement extends Record<string, unknown> {
  tenant: string;
  id: string;
  minor: number;
  paid: boolean;
  at: Date | null;
}
interface Line extends Record<string, unknown> {
  tenant: string;
  id: string;
  product: string;
  name: string;
  quantity: number;
  gross: number;
}

interface AllSums {
  figures: string[];
  parts: string[];
  stages: string[];
  products: string[];
}

/** An amount without tax, to the nearest minor unit. */
const netOf = (minor: number, { net, total }: Order) =>
  total > 0 ? Math.sign(minor) * Math.floor((2 * Math.abs(minor) * net + total) / (2 * total)) : minor;

const ORDERS = sql`select tenant_id as tenant, id, event_id as event, region, currency, status,
  hold_reason is not null as held, created_at as created, paid_at as paid, updated_at as updated, kind, destination, source,
  coalesce(production_minor, 0) + coalesce(fulfilment_minor, 0) as cost, coalesce(platform_fee_minor, 0) as fee,
  net_minor as net, total_minor as total from orders`;
const MOVEMENTS = sql`
  select i.tenant_id as tenant, i.order_id as id, amount_minor as minor, true as paid, o.paid_at as at
    from payment_intents i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id where state = 'succeeded'
  union all select tenant_id, order_id, -amount_minor, false, made_at from order_refunds where state <> 'failed'
  union all select tenant_id, order_id, -amount_minor, false, closed_at from order_disputes where state = 'lost'`;
const LINES = sql`select tenant_id as tenant, order_id as id, product_id as product, name, quantity, gross_minor as gross
  from order_lines`;

/** What the sums should be, worked out from every single row without the database's help. */
export async function workedOut(): Promise<AllSums> {
  const orders = await rowsOf<Order>(ORDERS);
  const sums = { figures: new Map(), parts: new Map(), stages: new Map(), products: new Map() };
  const { figures, parts, stages, products }: Record<keyof AllSums, Sums> = sums;
  const known = new Map(orders.map((order) => [`${order.tenant} ${order.id}`, order]));
  const dayKey = (o: Order, at: Date) =>
    [o.tenant, o.event, o.region, o.currency, dayIn(o.region, at)].join(' ');
  const putParts = (o: Order, key: string, amounts: number[]) => {
    put(parts, `${key} country ${o.destination} `, amounts);
    if (o.source !== null) put(parts, `${key} source ${o.source} `, amounts);
  };
  const accepted = ({ status, kind }: Order) =>
    status !== null && status !== 'cancelled' && kind !== 'replacement';
  for (const order of orders.filter(({ status }) => status !== null)) {
    const { status, held, kind, cost, fee } = order;
    const ended = status === 'shipped' || status === 'cancelled';
    const day = ended ? dayIn(order.region, order.updated) : 'infinity';
    put(stages, [order.tenant, order.event, order.region, status, held, day].join(' '), [1]);
    if (!accepted(order)) continue;
    const costs = kind === 'store' ? [cost, fee, 0] : [0, 0, cost];
    const key = dayKey(order, order.paid ?? order.created);
    put(figures, key, [1, 0, 0, kind === 'claim' ? 1 : 0, 0, 0, 0, ...costs, 0]);
    putParts(order, key, [1, 0, 0]);
  }
  for (const { tenant, id, minor, paid, at } of await rowsOf<Movement>(MOVEMENTS)) {
    const order = known.get(`${tenant} ${id}`);
    if (!order || !at) continue;
    const key = dayKey(order, at);
    put(figures, key, [0, 1, minor, 0, paid ? 1 : 0, paid ? minor : 0, netOf(minor, order), 0, 0, 0, 0]);
    putParts(order, key, [0, 0, minor]);
  }
  for (const { tenant, id, untaxed, at } of await workedOutPlatform()) {
    const order = known.get(`${tenant} ${id}`);
    if (order) put(figures, dayKey(order, at), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, untaxed]);
  }
  for (const { tenant, id, product, name, quantity, gross } of await rowsOf<Line>(LINES)) {
    const order = known.get(`${tenant} ${id}`);
    if (!order || !accepted(order)) continue;
    const key = dayKey(order, order.paid ?? order.created);
    put(parts, `${key} product ${product} ${name}`, [0, quantity, order.kind === 'store' ? gross : 0]);
    putParts(order, key, [0, quantity, 0]);
  }
  const entries = await rowsOf<{ key: string; gone: boolean }>(sql`
    select concat_ws(' ', e.tenant_id, e.event_id, p.status, p.locked::text) as key, p.deleted_at is not null as gone
    from event_products e join products p on p.tenant_id = e.tenant_id and p.id = e.product_id`);
  for (const { key, gone } of entries) put(products, key, [gone ? 0 : 1]);
  return toldAll({ figures, parts, stages, products });
}

const toldAll = ({ figures, parts, stages, products }: Record<keyof AllSums, Sums>): AllSums => ({
  figures: told(figures),
  parts: told(parts),
  stages: told(stages),
  products: told(products),
});

const KEPT: Record<keyof AllSums, ReturnType<typeof sql>> = {
  figures: sql`select concat_ws(' ', tenant_id, event_id, region, currency, day) as key, array[orders, movements, minor,
    claims, payments, charged, net, cost, fee, given, platform]::text[] as amounts from order_figures`,
  parts: sql`select concat_ws(' ', tenant_id, event_id, region, currency, day, part, key, label) as key,
    array[orders, units, minor]::text[] as amounts from order_parts`,
  stages: sql`select concat_ws(' ', tenant_id, event_id, region, status, held::text, ended_on) as key,
    array[orders]::text[] as amounts from order_stages`,
  products: sql`select concat_ws(' ', tenant_id, event_id, status, locked::text) as key, array[products]::text[] as amounts
    from event_product_counts`,
};

async function keptOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const sums: Sums = new Map();
  for (const { key, amounts } of await rowsOf<{ key: string; amounts: string[] }>(query))
    put(sums, key, amounts.map(Number));
  return told(sums);
}

export const kept = async (): Promise<AllSums> => ({
  figures: await keptOf(KEPT.figures),
  parts: await keptOf(KEPT.parts),
  stages: await keptOf(KEPT.stages),
  products: await keptOf(KEPT.products),
});

import {
  cancelBulkOrderHandler,
  listBulkOrdersHandler,
  placeBulkOrderHandler,
  readBulkGroundHandler,
  readBulkOrderHandler,
  releaseBulkOrderHandler,
} from '@/lib/modules/bulk-orders/api/bulk-orders';
import type { BulkOrder, BulkShipmentBody } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { startDemoWorld } from './demo-world';

export const BULK_ADMIN = 'admin@lumen-robotics.example';
export const OFFSITE = '/api/ten_lumen/events/lumen-offsite';
const JACKET = 'lu-offsite-jacket';

/** An address in the Netherlands. `changes`: fields that differ. */
export const office = (changes: object = {}) => ({
  name: 'Lumen Office Utrecht',
  email: 'office@lumen-robotics.example',
  phone: '+31 30 123 4567',
  address_first_line: 'Stationsplein 12',
  address_second_line: '',
  address_city: 'Utrecht',
  address_county: '',
  address_postcode: '3511 ED',
  address_country: 'Netherlands',
  address_state: '',
  ...changes,
});

/** So many jackets of one colour and size, to one address. */
export const jackets = (quantity: number, variant = 'navy-m', changes: object = {}): BulkShipmentBody => ({
  ...office(changes),
  lines: [{ product_id: JACKET, variant_id: `${JACKET}-${variant}`, quantity }],
});

/** Two addresses at 84.07 each. */
export const TWO_OFFICES = {
  shipments: [jackets(2), jackets(2, 'slate-m', { name: 'Lumen Ghent' })],
  total: '168.14',
};

type BulkKey = Pick<BulkOrder, 'id'>;
let keys = 0;

/** What is done to a Bulk order, and what has become of it. */
const standing = (world: Awaited<ReturnType<typeof startDemoWorld>>) => ({
  act: (verb: 'cancel' | 'release', { id }: BulkKey, person = BULK_ADMIN) =>
    world.post(`${OFFSITE}/bulk-orders/${id}/${verb}`, {}, person),
  stateOf: async ({ id }: BulkKey) =>
    (await world.get(`${OFFSITE}/bulk-orders/${id}`, BULK_ADMIN)).json.data['state'],
  /** Its orders and their shares of the reservation. */
  /** What the client's log says of it, oldest first. */
  async auditsOf({ id }: BulkKey): Promise<string[]> {
    const rows = await world.sql<{ action: string }>(
      `select action from audit_log where data ->> 'bulk_order' = $1 order by at, id`,
      [id],
    );
    return rows.map(({ action }) => action);
  },
  ordersOf: ({ id }: BulkKey) =>
    world.sql<{ id: string; status: string; reserved: boolean; held: string | null; state: string | null }>(
      `select o.id, o.status, o.reserved, r.held_minor as held, r.state from orders o
        left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id
        where o.bulk_order_id = $1 order by o.snapshot -> 'customer' ->> 'name'`,
      [id],
    ),
});

/** The demo world, and Lumen's Bulk event in it. */
export async function startBulkWorld(others: readonly ApiHandler[] = []) {
  const world = await startDemoWorld([
    readBulkGroundHandler,
    placeBulkOrderHandler,
    listBulkOrdersHandler,
    readBulkOrderHandler,
    cancelBulkOrderHandler,
    releaseBulkOrderHandler,
    ...others,
  ]);
  const place = (body: object, { person = BULK_ADMIN, key = `bulk-key-${(keys += 1)}` } = {}) =>
    world.ask(
      `${OFFSITE}/bulk-order`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ shipping_method: 'standard', proof_approved: true, ...body }),
      },
      person,
    );
  return {
    ...world,
    place,
    /** Places one that has to succeed. */
    async placed(body: object): Promise<BulkOrder> {
      const { status, text, json } = await place(body);
      if (status !== 200) throw new Error(`${status} ${text}`);
      return json.data as unknown as BulkOrder;
    },
    ...standing(world),
    /** Lumen's account in euros, the event's budget, and the books' differences. */
    async money() {
      const [row] = await world.sql<{ balance: string; reserved: string; used: string; rows: string }>(
        `select a.balance_minor as balance, a.reserved_minor as reserved, b.used_minor as used,
          (select count(*) from ledger_rows l where l.tenant_id = a.tenant_id and l.currency = 'EUR') as rows
        from credit_accounts a join event_budgets b on b.tenant_id = a.tenant_id and b.event_id = 'evt_lumen_offsite'
        where a.tenant_id = 'ten_lumen' and a.currency = 'EUR'`,
      );
      const { balance, reserved, used, rows } = row ?? { balance: 0, reserved: 0, used: 0, rows: 0 };
      return { balance: Number(balance), reserved: Number(reserved), used: Number(used), rows: Number(rows) };
    },
    async stock(variant = 'navy-m'): Promise<number> {
      const [row] = await world.sql<{ stock: number }>('select stock from variants where id = $1', [
        `${JACKET}-${variant}`,
      ]);
      return row?.stock ?? 0;
    },
    /** What is agreed on Lumen's account in euros, as staff set it. */
    setLimit: (minor: number) =>
      world.sql(
        `update credit_accounts set limit_minor = $1 where tenant_id = 'ten_lumen' and currency = 'EUR'`,
        [minor],
      ),
    setBudget: (minor: number | null) =>
      world.sql(
        `update event_budgets set budget_minor = used_minor + $1 where event_id = 'evt_lumen_offsite'`,
        [minor],
      ),
  };
}
export type BulkWorld = Awaited<ReturnType<typeof startBulkWorld>>;

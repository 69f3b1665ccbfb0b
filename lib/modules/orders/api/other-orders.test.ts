/** @jest-environment node */
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads } from '@/scripts/test/explained-reads';
import { readOrderHandler } from './read-order';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readOrderHandler]);
});
afterAll(() => world.close());

/** The newest orders of a tenant that were paid or free, with this address. */
async function give(tenant: string, emails: readonly string[]): Promise<string[]> {
  const found = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = $1 and payment_status in ('paid', 'not_needed') order by created_at desc, id
     limit $2`,
    [tenant, emails.length],
  );
  for (const [at, { id }] of found.entries()) {
    await world.sql(
      `update orders set snapshot = jsonb_set(snapshot, '{customer,email}', to_jsonb($2::text)) where id = $1`,
      [id, emails[at]],
    );
  }
  return found.map(({ id }) => id);
}

const othersOf = async (id: string): Promise<string[]> => {
  const { json } = await world.get(`/api/ten_fjord/orders/${id}`, ADMIN);
  return (json.data as unknown as OrderDetail).others.map((other) => other.id);
};

test('a person’s other orders, the newest first: however the address is written, and nobody else’s (D3-25)', async () => {
  const same = ['ada.fern@guest.example', 'Ada.Fern@Guest.example', 'ada.fern@guest.example'];
  // Search reads both of these as it reads hers.
  const ids = await give('ten_fjord', [...same, 'ada-fern@guest.example', 'ada@fern.guest.example']);
  await give('ten_lumen', ['ada.fern@guest.example']);
  const [first = '', second = '', third = '', fourth = ''] = ids;
  expect(await othersOf(first)).toEqual([second, third]);
  expect(await othersOf(third)).toEqual([first, second]);
  expect(await othersOf(fourth)).toEqual([]);
  await world.sql("update orders set payment_status = 'awaiting_payment', status = null where id = $1", [
    second,
  ]);
  expect(await othersOf(first)).toEqual([third]);
});

test('five at most, whoever orders often, and read by an index', async () => {
  const ids = await give('ten_fjord', Array<string>(8).fill('office@guest.example'));
  const { rows, whole } = await explainedReads(async () => {
    expect(await othersOf(ids[0] ?? '')).toHaveLength(5);
  });
  expect(whole).not.toContain('search_terms');
  expect(rows['search_terms']).toBeLessThanOrEqual(ids.length);
});

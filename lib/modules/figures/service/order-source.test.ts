/** @jest-environment node */
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const CLAIM = '/api/ten_lumen/lumen-summit/claim';
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([claimHandler, createCustomerHandler, payHandler]);
});
afterAll(() => world.close());

async function claimFrom(source: unknown): Promise<string | null> {
  const { status, json } = await world.post(CLAIM, recipient({ promo_code: 'SUMMIT', source }));
  expect([status, json]).toEqual([200, expect.anything()]);
  const ref = (json.data as unknown as { order_ref: string }).order_ref;
  const [row] = await world.sql<{ source: string | null }>('select source from orders where order_ref = $1', [
    ref,
  ]);
  return row?.source ?? null;
}

test('a claim keeps where its visitor came from, folded (S2.2-88)', async () => {
  expect(await claimFrom({ utm_source: ' News ', utm_medium: 'E-Mail', ref: 'x' })).toBe('news/e-mail');
  expect(await claimFrom(undefined)).toBeNull();
  expect(await claimFrom({ utm_source: 'ada@fern.example' })).toBeNull();
  const long = await world.post(CLAIM, recipient({ promo_code: 'SUMMIT', source: { ref: 'x'.repeat(201) } }));
  expect(long.status).toBe(422);
});

test('a customer keeps the source of the visit, also when a later step names none', async () => {
  const products = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }];
  const form = {
    ...recipient({ products }),
    address_city: 'Leith',
    address_postcode: 'EH6 6JN',
    address_country: 'United Kingdom',
  };
  const path = '/api/ten_fjord/fjord-fern/checkout/create-customer';
  const first = await world.post(path, { ...form, source: { utm_source: 'instagram' } });
  expect([first.status, first.json]).toEqual([200, expect.anything()]);
  const { customer_id: id } = first.json.data as unknown as { customer_id: string };
  const again = await world.post(path, { ...form, customer_id: id });
  expect((again.json.data as unknown as { customer_id: string }).customer_id).toBe(id);
  const [kept] = await world.sql('select source from customers where id = $1', [id]);
  expect(kept).toEqual({ source: 'instagram' });
});

test('strangers cannot fill the table: after fifty sources of a day the rest is one', async () => {
  const [before] = await world.sql<{ known: number }>(
    `select count(distinct key)::integer as known from order_parts where event_id = 'evt_lumen_summit' and part = 'source'
     and day = store_day(region, now())`,
  );
  await world.sql(
    `insert into orders select made.* from generate_series(1, $1::integer) n, (select o from orders o
       where event_id = 'evt_lumen_summit' limit 1) t(o), lateral jsonb_populate_record(t.o, jsonb_build_object(
       'id', 'ord_src_' || n, 'order_ref', 'SRC-' || n, 'status', 'new', 'created_at', now(), 'paid_at', now(),
       'source', 'made-up-' || n)) made`,
    [50 - (before?.known ?? 0)],
  );
  expect(await claimFrom({ utm_source: 'one more' })).toBe('other');
  expect(await claimFrom({ utm_source: 'made-up-1' })).toBe('made-up-1');
  const [after] = await world.sql(
    `select count(distinct key)::integer as keys from order_parts where event_id = 'evt_lumen_summit' and part = 'source'
     and day = store_day(region, now())`,
  );
  expect(after).toEqual({ keys: 51 });
});

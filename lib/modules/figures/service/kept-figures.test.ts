/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { closeDatabasePool } from '@/lib/db/pool';
import type { Transaction } from '@/lib/db/transaction';
import { createDemoDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { propertyRuns } from '@/scripts/test/property-runs';
import { asStaff, dayIn, kept, rowsOf, workedOut } from '@/scripts/test/worked-out-figures';
import { mergeRows } from '@/lib/modules/figures/data/merge-rows';
import { checkFigures } from './check-figures';
import { mergeFigures } from './merge-figures';

jest.setTimeout(600_000);

const OPERATIONS = 4000;
/** Several transactions at a time, as in a rush. */
const HANDS = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

/** A drawn number from 0 up to, not including, `below`; the same ones for the same seed. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Nights in which clocks change in Europe or America, a leap day, a year's end, and a plain day. */
const NIGHTS = [
  '2026-03-29T01:00Z',
  '2026-03-08T07:00Z',
  '2026-10-25T01:00Z',
  '2026-11-01T06:00Z',
  '2028-02-29T23:30Z',
  '2026-12-31T23:30Z',
  '2026-07-15T12:00Z',
].map((text) => Date.parse(text));
const HOUR_MS = 3_600_000;

type Draw = ReturnType<typeof drawing>;
const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)] as T;
/** An instant within two days of one of those nights, to the second. */
const moment = (draw: Draw) =>
  new Date(pick(draw, NIGHTS) + draw(96 * 3600) * 1000 - 48 * HOUR_MS).toISOString();

const TENANTS = ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater'];
const STATUSES = ['new', 'processing', 'in_production', 'address_issue', 'shipped', 'cancelled'];
let added = 0;

/** Any order of a tenant; nearly always the same few, so that changes meet. */
const some = (draw: Draw, table = 'orders') =>
  sql`(select tenant_id, ${sql.raw(table === 'orders' ? 'id' : 'order_id')} as order_id from ${sql.raw(table)}
    where tenant_id = ${pick(draw, TENANTS)} order by 2 offset ${draw(25)} limit 1)`;

const someProduct = (draw: Draw) =>
  sql`(select tenant_id, id from products where tenant_id = ${pick(draw, TENANTS)} order by 2 offset ${draw(6)} limit 1)`;

type Operation = (tx: Transaction, draw: Draw) => Promise<unknown>;

/** An order like another one, lines and all: waiting for its payment, or, for a claim, free and accepted. */
async function place(tx: Transaction, draw: Draw, free: boolean): Promise<unknown> {
  const id = `ord_0_${added++}`;
  await tx.execute(sql`
    with like_this as ${some(draw)}, new_order as (
      insert into orders select made.* from like_this join orders o on o.tenant_id = like_this.tenant_id
        and o.id = like_this.order_id, lateral jsonb_populate_record(o, jsonb_build_object('id', ${id}::text,
        'order_ref', ${id}::text, 'created_at', ${moment(draw)}::text, 'paid_at', null, 'hold_reason', null,
        'held_at', null, 'source', ${draw(3) === 0 ? null : `source-${draw(5)}`}::text,
        'snapshot', jsonb_set(o.snapshot, '{customer,country_iso2}', to_jsonb(${pick(draw, ['GB', 'NL', ''])}::text)),
        'status', case when ${free} then 'new' end, 'kind', case when ${free} then 'claim' else 'store' end,
        'payment_status', case when ${free} then 'not_needed' else 'awaiting_payment' end)) made
      returning tenant_id, id)
    insert into order_lines select made.* from new_order n, like_this join order_lines l on l.tenant_id = like_this.tenant_id
      and l.order_id = like_this.order_id, lateral jsonb_populate_record(l, jsonb_build_object(
        'id', ${id} || l.id, 'order_id', n.id)) made`);
  if (free) return;
  return tx.execute(sql`
    insert into payment_intents (tenant_id, order_id, account_id, region, amount_minor, currency, state, expires_at)
    select tenant_id, id, 'acct_x', region, ${1 + draw(90_000)}, currency, 'open', now() from orders where id = ${id}`);
}

const OPERATIONS_OF: Record<string, Operation> = {
  'an order': (tx, draw) => place(tx, draw, false),
  'a claim': (tx, draw) => place(tx, draw, true),
  'a payment, late or not, in one statement': (tx, draw) =>
    // The order first, as the product does it: a part that nothing reads would be carried out last, and two such
    // changes of one order would wait for each other.
    tx.execute(sql`with one as ${some(draw, 'payment_intents')},
      paid as (update orders o set paid_at = ${moment(draw)}::timestamptz, status = 'new', payment_status = 'paid'
        from one where o.tenant_id = one.tenant_id and o.id = one.order_id returning o.tenant_id, o.id)
      update payment_intents i set state = 'succeeded' from paid
        where i.tenant_id = paid.tenant_id and i.order_id = paid.id`),
  'an intent without its order': (tx, draw) =>
    tx.execute(sql`update payment_intents set state = ${pick(draw, ['open', 'succeeded', 'cancelled'])}
      where (tenant_id, order_id) in ${some(draw, 'payment_intents')}`),
  'another amount': (tx, draw) =>
    tx.execute(sql`update payment_intents set amount_minor = ${1 + draw(90_000)}
      where (tenant_id, order_id) in ${some(draw, 'payment_intents')}`),
  'an order without its intent': (tx, draw) =>
    tx.execute(sql`update orders set paid_at = ${draw(3) === 0 ? null : moment(draw)}::timestamptz
      where (tenant_id, id) in ${some(draw)}`),
  'a status': (tx, draw) =>
    tx.execute(sql`update orders set status = ${draw(8) === 0 ? null : pick(draw, STATUSES)},
      updated_at = ${moment(draw)}::timestamptz where (tenant_id, id) in ${some(draw)}`),
  'a line, or none of it': (tx, draw) =>
    draw(5) === 0
      ? tx.execute(
          sql`delete from order_lines where id like 'ord_0_%' and (tenant_id, order_id) in ${some(draw)}`,
        )
      : tx.execute(sql`update order_lines set quantity = one.pieces, gross_minor = unit_gross_minor * one.pieces,
          name = ${pick(draw, ['Tee', 'Crew tee'])} from (select ${1 + draw(9)}::integer as pieces) one
          where (tenant_id, order_id) in ${some(draw)}`),
  'what it costs, and what of it its charge bears': (tx, draw) =>
    tx.execute(sql`update orders set production_minor = one.made, fulfilment_minor = one.sent, platform_fee_minor = one.fee,
        platform_tax_minor = one.tax, application_fee_minor = one.charged,
        credit_minor = one.made + one.sent + one.fee + one.tax - one.charged, platform_fee_bp = one.bp, platform_tax_bp = 2000
      from (select ${draw(3000)}::integer as made, ${500 + draw(500)}::integer as sent, ${draw(300)}::integer as fee,
        ${draw(900)}::integer as tax, ${draw(3) === 0 ? 0 : draw(500)}::integer as charged,
        ${draw(9) === 0 ? null : 500}::integer as bp) one where (tenant_id, id) in ${some(draw)}`),
  'an amount taken from the account': (tx, draw) =>
    // All of it, the rest beside the charge, or some other amount.
    tx.execute(sql`insert into ledger_rows (tenant_id, id, currency, number, kind, balance_minor, reserved_minor,
        balance_after_minor, reserved_after_minor, order_id, made_at)
      select o.tenant_id, ${`led_0_${added}`}, o.currency, ${1_000_000 + added++}, 'capture', -one.taken, -one.taken, 0, 0,
        o.id, ${moment(draw)}::timestamptz
      from ${some(draw)} like_this join orders o on o.tenant_id = like_this.tenant_id and o.id = like_this.order_id,
        lateral (select greatest(1, case ${draw(3)}::integer when 0 then o.credit_minor when 1
          then o.credit_minor + o.application_fee_minor else ${draw(2000)}::integer end) as taken) one`),
  'a part of the fee given back': (tx, draw) =>
    tx.execute(sql`insert into fee_refunds (tenant_id, refund_id, order_id, amount_minor, fee_refund_id, made_at)
      select tenant_id, ${`re_fee_${added++}`}, order_id, ${1 + draw(draw(2) === 0 ? 100 : 600)}, 'fr_x',
        ${moment(draw)}::timestamptz from ${some(draw, draw(2) === 0 ? 'orders' : 'payment_intents')} one`),
  'a part of the fee owed again': (tx, draw) =>
    tx.execute(sql`insert into fee_refunds (tenant_id, refund_id, order_id, amount_minor, fee_refund_id, made_at, via)
      select tenant_id, ${`re_fee_${added++}`}, order_id, ${-1 - draw(300)}, 'fr_x', ${moment(draw)}::timestamptz,
        ${draw(2) === 0 ? 'credit' : 'provider'} from ${some(draw, 'fee_refunds')} one`),
  'a part that did not go back after all, or came again': async (tx, draw) => {
    // The order first, as where one of these is added: two such changes of one order would wait for each other.
    const { rows } = await tx.execute<{
      tenant: string;
      id: string;
    }>(sql`select tenant_id as tenant, id from orders
      where (tenant_id, id) in ${some(draw, 'fee_refunds')} for no key update`);
    const again = draw(3) === 0 ? null : moment(draw);
    const change =
      draw(2) === 0 ? sql`delete from fee_refunds` : sql`update fee_refunds set came_again_at = ${again}`;
    for (const { tenant, id } of rows)
      await tx.execute(sql`${change} where tenant_id = ${tenant} and refund_id =
        (select min(refund_id) from fee_refunds where tenant_id = ${tenant} and order_id = ${id})`);
  },
  'a hold, or its end': (tx, draw) => {
    const held = draw(2) === 0;
    return tx.execute(sql`update orders set hold_reason = ${held ? 'disputed' : null},
      held_at = ${held ? moment(draw) : null}::timestamptz where (tenant_id, id) in ${some(draw)}`);
  },
  'a refund': (tx, draw) =>
    tx.execute(sql`insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
      select tenant_id, ${`re_${added++}`}, order_id, ${1 + draw(5000)}, 'us',
        ${pick(draw, ['pending', 'succeeded', 'failed'])}, ${moment(draw)}::timestamptz from ${some(draw)} one`),
  'what became of a refund': (tx, draw) =>
    tx.execute(sql`update order_refunds set state = ${pick(draw, ['pending', 'succeeded', 'failed'])}
      where (tenant_id, order_id) in ${some(draw, 'order_refunds')}`),
  'a refund less': (tx, draw) =>
    tx.execute(sql`delete from order_refunds where (tenant_id, order_id) in ${some(draw, 'order_refunds')}`),
  'a dispute': (tx, draw) =>
    tx.execute(sql`insert into order_disputes (tenant_id, dispute_id, order_id, amount_minor, reason, state, opened_at)
      select tenant_id, ${`dp_${added++}`}, order_id, ${1 + draw(9000)}, 'fraudulent', 'open', now()
      from ${some(draw)} one`),
  'a product, shown or not': (tx, draw) =>
    tx.execute(sql`update products set status = ${pick(draw, ['draft', 'active'])}, locked = ${draw(4) === 0},
      deleted_at = ${draw(6) === 0 ? moment(draw) : null}::timestamptz where (tenant_id, id) in ${someProduct(draw)}`),
  'a product more or less': (tx, draw) =>
    draw(2) === 0
      ? tx.execute(sql`delete from event_products where (tenant_id, product_id) in ${someProduct(draw)}`)
      : tx.execute(sql`with one as ${someProduct(draw)},
          shown as (update products p set status = 'active', deleted_at = null from one
            where p.tenant_id = one.tenant_id and p.id = one.id)
        insert into event_products (tenant_id, id, event_id, product_id, store_selling_price_minor, counted_status,
          counted_locked)
        select e.tenant_id, ${`evp_${added++}`}, e.id, one.id, 100, 'active', true
        from one join events e on e.tenant_id = one.tenant_id on conflict do nothing`),
  'how a dispute ended': (tx, draw) => {
    const state = pick(draw, ['open', 'won', 'lost', 'lost']);
    return tx.execute(sql`update order_disputes set state = ${state},
      closed_at = ${state === 'open' ? null : moment(draw)}::timestamptz
      where (tenant_id, order_id) in ${some(draw, 'order_disputes')}`);
  },
};

async function operate(draw: Draw, operations: number): Promise<void> {
  const names = Object.keys(OPERATIONS_OF);
  for (let done = 0; done < operations; done += 1) {
    if (draw(100) === 0) await mergeFigures();
    const operation = OPERATIONS_OF[pick(draw, names)];
    if (operation) await asStaff((tx) => operation(tx, draw));
  }
}

test('a day is the store’s own day, as everywhere else', async () => {
  const draw = drawing(7);
  for (const region of ['UK', 'EU', 'US'] as const) {
    const moments = Array.from({ length: 200 }, () => moment(draw));
    const [row] = await rowsOf<{ days: string[] }>(
      sql`select array(select store_day(${region}, at)::text
        from unnest(${sql.param(moments)}::timestamptz[]) with ordinality one(at, n) order by n) as days`,
    );
    expect(row?.days).toEqual(moments.map((at) => dayIn(region, new Date(at))));
  }
});

test('after thousands of changes, made side by side, the sums are the orders’ to the cent (D38-35)', async () => {
  expect(await kept()).toEqual(await workedOut());
  const share = propertyRuns(OPERATIONS) / HANDS;
  await Promise.all(Array.from({ length: HANDS }, (_, hand) => operate(drawing(hand + 1), share)));
  const [counts] = await rowsOf<{
    orders: number;
    refunds: number;
    lost: number;
    taken: number;
    backs: number;
  }>(sql`
    select (select count(*)::integer from ledger_rows where id like 'led_0_%') as taken,
      (select count(*)::integer from fee_refunds) as backs, (select count(*)::integer from orders where id like 'ord_0_%') as orders,
      (select count(*)::integer from order_refunds) as refunds,
      (select count(*)::integer from order_disputes where state = 'lost') as lost`);
  expect(counts?.orders).toBeGreaterThan(100);
  expect(counts?.refunds).toBeGreaterThan(20);
  expect(counts?.lost).toBeGreaterThan(0);
  expect(counts?.taken).toBeGreaterThan(20);
  expect(counts?.backs).toBeGreaterThan(20);
  const truth = await workedOut();
  expect(truth.figures.length).toBeGreaterThan(100);
  expect(await kept()).toEqual(truth);
  await mergeFigures();
  expect(await kept()).toEqual(truth);
  const [rows] = await rowsOf<{ rows: number }>(
    sql`select ((select count(*) from order_figures) + (select count(*) from order_stages)
      + (select count(*) from order_parts) + (select count(*) from event_product_counts))::integer as rows`,
  );
  expect(rows?.rows).toBe(Object.values(truth).flat().length);
  expect(await checkFigures({ repair: false })).toEqual([]);
});

test('two that merge at once leave one row of a key', async () => {
  const stages = () =>
    rowsOf<{
      rows: number;
    }>(sql`select count(*)::integer as rows from order_stages where tenant_id = 'ten_tidewater'
      and status = 'new' and merged group by event_id, region, status, held, ended_on having count(*) > 1`);
  const place = (id: string) =>
    asStaff((tx) =>
      tx.execute(sql`insert into orders select made.* from orders o, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', ${id}::text, 'order_ref', ${id}::text, 'status', 'new', 'hold_reason', null, 'held_at', null)) made
        where o.tenant_id = 'ten_tidewater' and o.id = (select min(id) from orders where tenant_id = 'ten_tidewater')`),
    );
  await place('ord_merge_1');
  await asStaff(async (first) => {
    await mergeRows(first, 'ten_tidewater');
    await place('ord_merge_2');
    expect(await mergeFigures()).toMatchObject({ failed: 0 });
  });
  await mergeFigures();
  expect(await stages()).toEqual([]);
  expect(await kept()).toEqual(await workedOut());
});

test('what is wrong is named, and repaired (D38-36)', async () => {
  await mergeFigures();
  const truth = await workedOut();
  await asStaff(async (tx) => {
    await tx.execute(sql`update order_figures set minor = minor + 1 where tenant_id = 'ten_fjord'
      and day = (select min(day) from order_figures where tenant_id = 'ten_fjord')`);
    await tx.execute(sql`update order_parts set units = units + 3 where tenant_id = 'ten_lumen' and part = 'country'
      and key <> '' and day = (select max(day) from order_parts where tenant_id = 'ten_lumen' and part = 'country'
        and key <> '')`);
    await tx.execute(sql`delete from order_stages where tenant_id = 'ten_lumen' and status = 'shipped'`);
    await tx.execute(sql`update order_figures set platform = platform + 7 where tenant_id = 'ten_prairie'
      and day = (select min(day) from order_figures where tenant_id = 'ten_prairie')`);
    await tx.execute(
      sql`update fee_refunds set counted_minor = counted_minor - 5 where tenant_id = 'ten_fjord'`,
    );
    await tx.execute(sql`update payment_intents set counted_on = '2020-01-01' where tenant_id = 'ten_fjord'
      and counted_on = (select min(counted_on) from payment_intents where tenant_id = 'ten_fjord')`);
  });
  const problems = await checkFigures({ repair: true });
  expect(problems).toContainEqual(expect.stringMatching(/^ten_fjord evt_\S+ \S+ GBP: orders 0 amount -1 /));
  expect(problems).toContainEqual(
    expect.stringMatching(/^ten_lumen evt_\S+ \S+ country \S+ \S+ orders 0 items -3 /),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^ten_prairie evt_\S+ \S+ USD: .* platform -7$/));
  expect(problems).toContainEqual(expect.stringMatching(/^ten_lumen evt_\S+ shipped \S+: orders [1-9]/));
  expect(await checkFigures({ repair: false })).toEqual([]);
  expect(await kept()).toEqual(truth);
});

test('an order stays with its store and its currency', async () => {
  const moved = asStaff((tx) =>
    tx.execute(sql`update orders set currency = 'CHF' where tenant_id = 'ten_fjord'`),
  );
  await expect(moved).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('keeps its event') }),
  });
});

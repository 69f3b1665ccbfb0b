/** @jest-environment node */
import type { SubmittedOrder } from '@/lib/fulfillers';
import { setClock } from '@/lib/kernel/clock';
import { withStaff } from '@/lib/db/with-staff';
import { withTenant } from '@/lib/db/with-tenant';
import { readHealth } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { listLatePrinters } from '@/lib/modules/fulfilment/data/fulfillers/late-notices';
import { listLateness } from '@/lib/modules/fulfilment/data/order-clocks';
import { markLate } from '@/lib/modules/fulfilment/service/mark-late';
import { readRouting } from '@/lib/modules/fulfilment/service/read-routing';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { PartsWorld } from '@/scripts/test/parts-world';

jest.setTimeout(180_000);

jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async ({ reference }: SubmittedOrder) => ({ kind: 'accepted', externalId: `ext_${reference}` }),
  }),
}));

let w: PartsWorld;
beforeAll(async () => {
  w = await PartsWorld.start();
});
afterAll(() => w.close());
let restore = () => {};
beforeEach(async () => {
  await w.order();
  await w.owner(`update fulfillers set accept_days = 1, print_days = 5, ship_days = 1`);
});
afterEach(() => restore());

const clocks = async () =>
  Object.fromEntries(
    (
      await w.sql<{ printer: string; step: string }>(
        'select fulfiller_id as printer, step from order_clocks where order_id = $1',
        [w.at.orderId],
      )
    ).map(({ printer, step }) => [printer, step]),
  );
const finished = async () =>
  (
    await w.sql<{ text: string }>(
      `select fulfiller_id || ' ' || step as text from finished_steps where order_id = $1 order by 1`,
      [w.at.orderId],
    )
  ).map(({ text }) => text);

/** So many days on, every clock is looked at. */
async function daysOn(days: number): Promise<void> {
  const to = new Date(Date.now() + days * 86_400_000);
  restore = setClock(() => to);
  await markLate();
}
const late = async () =>
  (await withTenant(CLIENT, (tx) => listLateness(tx, w.at.key))).map(
    ({ fulfiller, step }) => `${fulfiller} ${step}`,
  );
const health = async () => {
  const found = await withStaff({ staffId: 'usr_super' }, (tx) => readHealth(tx, ['ful_mug', 'ful_tee']));
  return [found.get('ful_mug')?.late, found.get('ful_tee')?.late];
};
const printers = () => withStaff({ staffId: 'usr_super' }, (tx) => listLatePrinters(tx, 9));

test('each part has its own clock, from its own acceptance to its own parcel (S2.2-290)', async () => {
  await w.submit();
  expect(await clocks()).toEqual({ ful_mug: 'accept', ful_tee: 'accept' });
  await w.tell('ful_tee', 'in_production');
  expect(await clocks()).toEqual({ ful_mug: 'accept', ful_tee: 'print' });
  await w.tell('ful_tee', 'shipped');
  expect(await clocks()).toEqual({ ful_mug: 'accept' });
  expect(await finished()).toEqual(['ful_tee accept', 'ful_tee print']);
  await w.tell('ful_mug', 'in_production');
  await w.tell('ful_mug', 'shipped');
  expect(await clocks()).toEqual({});
  expect(await w.status()).toBe('shipped');
});

test('one is late and the other in time; list, counts and page agree (S2.2-290, S2.2-291)', async () => {
  await w.submit();
  await w.tell('ful_tee', 'in_production');
  await daysOn(4);
  expect(await late()).toEqual(['ful_mug accept']);
  expect(await health()).toEqual([1, 0]);
  const staff = { ...ISLA, superadmin: true } as const;
  const { parts } = await readRouting(CLIENT, staff, w.at.orderId);
  expect(parts.map(({ fulfiller, late: is }) => [fulfiller, is?.step ?? null])).toContainEqual([
    'ful_mug',
    'accept',
  ]);
  expect((await readRouting(CLIENT, ISLA, w.at.orderId)).parts.map(({ late: is }) => is)).toEqual([
    null,
    null,
  ]);
  await daysOn(20);
  expect(await health()).toEqual([1, 1]);
  // Late at two printers, it is one late order.
  expect(await printers()).toMatchObject({ orders: 1, count: 2 });
  const listed = await w.sql<{ days: number }>(
    'select max(late_days) as days from order_clocks where order_id = $1 group by order_id',
    [w.at.orderId],
  );
  expect(listed).toHaveLength(1);
});

test('a part that an issue stops has no clock, and a cancelled order has none at all (S2.2-290)', async () => {
  await w.submit();
  await w.tell('ful_mug', 'artwork_issue');
  expect(Object.keys(await clocks())).not.toContain('ful_mug');
  await w.at.setStatus('cancelled');
  expect(await clocks()).toEqual({});
});

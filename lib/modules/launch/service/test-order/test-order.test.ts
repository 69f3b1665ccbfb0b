/** @jest-environment node */
import { handlers as checkout } from '@/lib/modules/checkout/api';
import { renameEventHandler } from '@/lib/modules/events/api/event-life';
import { placeTestOrderHandler } from '@/lib/modules/launch/api/test-order';
import { placeTestOrder, type TestOrder } from '@/lib/modules/launch/contract/test-order';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { fingerprint } from '@/scripts/test/foreign/traces';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { ADA } from '@/scripts/test/shopper';
import type { JobPayloads } from '@/lib/db/enqueue';
import { sendTestOrderMail } from './send-test-order-mail';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STORE = '/api/ten_fjord/events/fjord-fern';
const SUMMER = '/api/ten_fjord/events/fjord-fern-summer';
const SUMMIT = '/api/ten_lumen/events/lumen-summit';
const OF_SUMMER = "id in (select product_id from event_products where event_id = 'evt_fjord_fern_summer')";

let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;
beforeAll(async () => {
  world = await startDemoWorld([...checkout, renameEventHandler, placeTestOrderHandler]);
  ({ caught: taken, close } = await catchMails());
  await openFor(world, 'super@merchloom.example', 'ten_fjord');
});
beforeEach(async () => {
  taken.length = 0;
  await world.asOwner('delete from rate_limits');
});
afterAll(async () => {
  await world.close();
  await close();
});

const place = (path = STORE, person = ADMIN) => world.post(`${path}/test-order`, {}, person);

async function placed(path = STORE, person = ADMIN): Promise<TestOrder> {
  const answer = await place(path, person);
  check(placeTestOrder, answer);
  return answer.json.data as unknown as TestOrder;
}

async function orderOf(path?: string, person?: string) {
  const { order } = await placed(path, person);
  if (!order) throw new Error('nothing was ordered');
  return order;
}

test('it is what `pay` asks of a shopper for the same item (S2.2-70)', async () => {
  const order = await orderOf();
  const [item] = order.items;
  const products = [
    { product_id: item?.product_id, quantity: 1, products: { store: { identifier: '', size: '' } } },
  ];
  const [variant] = await world.sql<{ id: string }>(
    'select id from variants where product_id = $1 and stock > 0 order by colour_identifier, size limit 1',
    [item?.product_id],
  );
  const lines = [{ product_id: products[0]?.product_id, variant_id: variant?.id, quantity: 1 }];
  const path = '/api/ten_fjord/fjord-fern/checkout';
  const { json } = await world.post(`${path}/create-customer`, { ...ADA, products: lines });
  const wrong = {
    amount: '0.01',
    shipping_method: 'standard',
    total_shipping_price: '0.01',
    discount_code: '',
  };
  const body = { ...wrong, customer_id: json.data['customer_id'], products: lines };
  const refused = await world.post(`${path}/pay`, body);
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    data: {
      figures: {
        items_total: order.items_total,
        total_shipping_price: order.shipping_total,
        total_store_price_excluding_vat: order.total_excluding_vat,
        total_store_vat: order.total_vat,
        total_store_price: order.total,
      },
    },
  });
});

/** The tables whose rows a test order has changed, by tenant. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await fingerprint(world);
  await work();
  const after = await fingerprint(world);
  return [...after].flatMap(([tenant, rows]) =>
    Object.keys(rows).flatMap((name) =>
      rows[name] === before.get(tenant)?.[name] ? [] : [`${tenant} ${name}`],
    ),
  );
}

/** The payload of the last job that mails a test order. */
async function lastJob(): Promise<JobPayloads['send-test-order-mail']> {
  const [job] = await world.asOwner<{ payload: JobPayloads['send-test-order-mail'] }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-test-order-mail' order by j.id desc limit 1`,
  );
  if (!job) throw new Error('no job was added');
  return job.payload;
}

test.each([
  ['a store', STORE, ADMIN, 'ten_fjord'],
  ['a draft', SUMMER, ADMIN, 'ten_fjord'],
  ['a gift with its codes', SUMMIT, LUMEN, 'ten_lumen'],
  ['a form of products', '/api/ten_lumen/events/lumen-crew', LUMEN, 'ten_lumen'],
])(
  'of %s nothing is kept but an audit row and the job of the mail (S2.2-71)',
  async (_, path, person, tenant) => {
    const changed = await changedBy(async () => {
      const { order, mail } = await placed(path, person);
      expect(order?.prints.length).toBeGreaterThan(0);
      expect(order?.prints.filter(({ file }) => file === null)).toEqual([]);
      expect(mail).toMatchObject({ to: person, subject: expect.stringMatching(/^TEST: /) });
    });
    expect(changed.sort()).toEqual([`${tenant} audit_log`, `${tenant} jobs`]);
    const job = await lastJob();
    expect(await changedBy(() => sendTestOrderMail(job))).toEqual([]);
    expect(taken).toHaveLength(1);
    const [row] = await world.sql(
      'select action, subject_id, data from audit_log order by at desc, id desc limit 1',
    );
    expect(row).toEqual({ action: 'event.test_ordered', subject_id: job.eventId, data: {} });
  },
);

test('the job holds ids and a language, and nothing of a person (S2.2-71)', async () => {
  await placed();
  const { mailId, ...job } = await lastJob();
  expect(mailId).toMatch(/^mai_/);
  expect(job).toEqual({
    tenantId: 'ten_fjord',
    eventId: 'evt_fjord_fern',
    userId: 'usr_fjord_admin',
    lang: 'en',
  });
});

test('the mail goes to whoever asked, is marked as a test, and leads to the preview (S2.2-72)', async () => {
  const { order, mail } = await placed();
  const job = await lastJob();
  await sendTestOrderMail(job);
  await sendTestOrderMail(job);
  expect(taken.map(({ to }) => to)).toEqual([[ADMIN], [ADMIN]]);
  const [first, again] = taken;
  const read = first?.read;
  expect(read?.subject).toBe(mail?.subject);
  expect(read?.subject).toMatch(/^TEST: .*TEST-ORDER/);
  expect(read?.text).toContain('This is a test order. Nothing was charged or printed');
  expect(read?.text).toContain('/site-preview/fjord-fern?preview=');
  expect(read?.text).not.toContain('/order/');
  expect(read?.attachments).toHaveLength(1);
  // After a crash mail programs show one.
  expect(again?.read.messageId).toBe(read?.messageId);
  // The worker has drawn what the answer names.
  for (const { file } of order?.prints ?? []) {
    expect(read?.text).toContain(`print file drawn at ${file?.width_px} × ${file?.height_px} px`);
  }
});

test('the mail is in the language of whoever asked, and an event that is renamed meanwhile still has it (S2.2-72)', async () => {
  await placed();
  const job = await lastJob();
  expect((await world.post(`${STORE}/rename`, { slug: 'fjord-two' }, ADMIN)).status).toBe(200);
  await sendTestOrderMail({ ...job, lang: 'de' });
  const back = await world.post('/api/ten_fjord/events/fjord-two/rename', { slug: 'fjord-fern' }, ADMIN);
  expect(back.status).toBe(200);
  expect(taken[0]?.read.text).toContain('Das ist eine Testbestellung.');
  expect(taken[0]?.read.text).toContain('/site-preview/fjord-two?preview=');
});

test('nothing is mailed once its event or whoever asked is gone (S2.2-72)', async () => {
  await placed();
  const job = await lastJob();
  await world.sql(
    "update events set status = 'Draft', deleted_at = now(), purge_due_at = now() + interval '30 days' where id = 'evt_fjord_fern'",
  );
  await sendTestOrderMail(job);
  await world.sql(
    "update events set status = 'Active', deleted_at = null, purge_due_at = null where id = 'evt_fjord_fern'",
  );
  await world.asOwner("update users set disabled_at = now() where id = 'usr_fjord_admin'");
  await sendTestOrderMail(job);
  await world.asOwner("update users set disabled_at = null where id = 'usr_fjord_admin'");
  expect(taken).toEqual([]);
});

test('a picture that is gone stops the print, in the answer and in the mail (S2.2-73)', async () => {
  const { items } = await orderOf();
  const id = items[0]?.product_id;
  const [product] = await world.sql<{ scene_front: object }>(
    'select scene_front from products where id = $1',
    [id],
  );
  const gone = {
    type: 'image',
    id: 'gone',
    src: 'fil_gone',
    location: 'file',
    customisable: false,
    angle: 0,
    scale: 1,
    position: { x: 30, y: 30 },
    widthMm: 20,
    heightMm: 20,
  };
  const set = (scene: unknown) =>
    world.sql('update products set scene_front = $2 where id = $1', [id, JSON.stringify(scene)]);
  await set({ ...product?.scene_front, layers: [gone] });
  const { ready, problems, order } = await placed();
  await sendTestOrderMail(await lastJob());
  await set(product?.scene_front);
  expect(order?.prints).toContainEqual({ side: 'front', file: null });
  expect([ready, problems.map((line) => line.id)]).toEqual([false, ['artwork']]);
  expect(taken[0]?.read.text).toContain('Front: the print file couldn’t be drawn.');
});

test('a draft has one; a gift costs nothing; a US order is before tax; a Bulk event has none (S2.2-70)', async () => {
  expect((await orderOf(SUMMER)).kind).toBe('store');
  const gift = await orderOf(SUMMIT, LUMEN);
  expect([gift.kind, gift.total, gift.shipping_total]).toEqual(['claim', '0.00', '0.00']);
  expect(gift.address.at(-1)).toBe('Netherlands');
  const us = await orderOf('/api/ten_prairie/events/prairie-run', 'admin@prairie-run.example');
  expect([us.currency, us.total_vat]).toEqual(['USD', '0.00']);
  expect((await place('/api/ten_lumen/events/lumen-offsite', LUMEN)).status).toBe(404);
});

test('what stands in its way are lines of the launch check (S2.2-73)', async () => {
  await world.sql(`update products set status = 'draft' where ${OF_SUMMER}`);
  const none = await placed(SUMMER);
  await world.sql(`update products set status = 'active' where ${OF_SUMMER}`);
  expect([none.ready, none.order, none.mail]).toEqual([false, null, null]);
  expect(none.problems.map(({ id }) => id)).toEqual(['products']);
  await world.sql("update tenants set verified_at = null where id = 'ten_fjord'");
  const unverified = await placed();
  await world.sql("update tenants set verified_at = now() where id = 'ten_fjord'");
  expect([unverified.ready, unverified.problems.map(({ id }) => id)]).toEqual([false, ['verification']]);
  expect(unverified.order).not.toBeNull();
});

test('nobody claims a gift without a code (S2.2-73)', async () => {
  await world.sql("update promo_codes set event_id = 'evt_lumen_sample' where event_id = 'evt_lumen_summit'");
  const { ready, problems, order } = await placed(SUMMIT, LUMEN);
  await world.sql("update promo_codes set event_id = 'evt_lumen_summit' where event_id = 'evt_lumen_sample'");
  expect([ready, problems.map(({ id, severity }) => [id, severity])]).toEqual([
    false,
    [['codes', 'blocking']],
  ]);
  expect(order).not.toBeNull();
});

test('where there is nothing to order, nothing is written or mailed (S2.2-71)', async () => {
  await world.sql(`update products set status = 'draft' where ${OF_SUMMER}`);
  const changed = await changedBy(() => placed(SUMMER));
  await world.sql(`update products set status = 'active' where ${OF_SUMMER}`);
  expect(changed).toEqual([]);
});

test('for who may edit the event, staff too; 404 for another tenant’s; at most 20 an hour (S2.2-70)', async () => {
  expect((await place(STORE, 'service@fjord-fern.example')).status).toBe(403);
  expect((await place(STORE, 'manager@fjord-fern.example')).status).toBe(200);
  expect((await place(STORE, LUMEN)).status).toBe(404);
  expect((await place('/api/ten_lumen/events/fjord-fern', LUMEN)).status).toBe(404);
  expect((await place(STORE, 'super@merchloom.example')).status).toBe(200);
  await world.asOwner('update rate_limits set hits = 20');
  expect((await place()).status).toBe(200);
  await world.asOwner('update rate_limits set hits = 20');
  expect((await place()).status).toBe(429);
});

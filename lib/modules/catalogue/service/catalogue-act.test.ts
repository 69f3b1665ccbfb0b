/** @jest-environment node */
import {
  createCatalogueAct,
  readCatalogueAct,
  undoCatalogueAct,
  type CatalogueAct,
} from '@/lib/modules/catalogue/contract/catalogue-act';
import {
  createCatalogueActHandler,
  readCatalogueActHandler,
  undoCatalogueActHandler,
} from '@/lib/modules/catalogue/api/catalogue-acts';
import { check } from '@/scripts/test/demo-world';
import {
  ADMIN,
  MANAGER,
  SUPER,
  startProductWorld,
  wordOn,
  type ProductWorld,
} from '@/scripts/test/product-world';
import { runCatalogueAct } from './run-catalogue-act';

jest.setTimeout(120_000);

const ACTS = '/api/ten_fjord/events/fjord-fern/catalogue/acts';
const SERVICE = 'service@fjord-fern.example';
const STRANGER = 'admin@lumen-robotics.example';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([
    ...[createCatalogueActHandler, readCatalogueActHandler, undoCatalogueActHandler],
  ]);
});
afterAll(() => world.close());

const work = (id: string) => runCatalogueAct({ tenantId: 'ten_fjord', actId: id }, { last: true });
const read = async (id: string, person = ADMIN): Promise<CatalogueAct> => {
  const answer = await world.get(`${ACTS}/${id}`, person);
  check(readCatalogueAct, answer);
  return answer.json.data as unknown as CatalogueAct;
};
const send = (body: object, person = ADMIN) => world.post(ACTS, body, person);
/** Asks for an act, lets the job do it, and reads how it went. */
async function act(body: object, person = ADMIN): Promise<CatalogueAct> {
  const answer = await send(body, person);
  check(createCatalogueAct, answer);
  const { id } = answer.json.data as unknown as CatalogueAct;
  await work(id);
  return read(id, person);
}
async function undo(id: string): Promise<CatalogueAct> {
  const answer = await world.post(`${ACTS}/${id}/undo`, {}, ADMIN);
  check(undoCatalogueAct, answer);
  const made = answer.json.data as unknown as CatalogueAct;
  await work(made.id);
  return read(made.id);
}
const mugs = async (count: number, input: object = {}): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await world.add(input)).product_id);
  return ids;
};
const prices = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await world.read(id)).store_selling_price));

test('prices are raised by a percentage, half a penny rounded up, with an audit row each; the undo takes it back', async () => {
  const ids = await mugs(2, { price: '10.50' });
  await world.purged();
  const done = await act({ change: { kind: 'raise', percent: 10 }, ids });
  expect(done).toMatchObject({ kind: 'raise', status: 'done', total: 2, done: 2, refused: [] });
  expect(await prices(ids)).toEqual(['11.55', '11.55']);
  expect(await world.purged()).toEqual(['fjord-fern']);
  expect((await world.log(ids[0] ?? '')).at(-1)).toEqual({
    action: 'product.updated',
    data: { fields: ['price'], act: done.id, price: { from: 1050, to: 1155 } },
  });
  // A second attempt of the job raises nothing twice.
  await world.sql("update catalogue_acts set status = 'running', position = 0, done = 0 where id = $1", [
    done.id,
  ]);
  await work(done.id);
  expect(await prices(ids)).toEqual(['11.55', '11.55']);
  expect(await undo(done.id)).toMatchObject({ kind: 'undo', done: 2, refused: [] });
  expect(await prices(ids)).toEqual(['10.50', '10.50']);
});

test('a product that somebody has changed since stays as they left it', async () => {
  const [one = '', two = ''] = await mugs(2);
  const done = await act({ change: { kind: 'price', store_selling_price: '12.00' }, ids: [one, two] });
  const theirs = await world.read(one);
  await world.change(one, { updated_at: theirs.updated_at, name: 'Theirs' }, MANAGER);
  expect(await undo(done.id)).toMatchObject({
    done: 1,
    refused: [{ code: 'conflict', count: 1, ids: [one] }],
  });
  expect(await prices([one, two])).toEqual(['12.00', '9.50']);
});

test('all that match but some get another category, and the others stay', async () => {
  const ids = await mugs(3, { name: 'Harbour mug' });
  const [kept = '', ...others] = ids;
  const done = await act({
    change: { kind: 'category', category: 'Harbour' },
    query: { search: 'Harbour mug' },
    except: [kept],
  });
  expect([done.total, done.done]).toEqual([2, 2]);
  const categories = await Promise.all(ids.map(async (id) => (await world.read(id)).category));
  expect(categories.filter((category) => category === 'Harbour')).toHaveLength(2);
  expect((await world.read(kept)).category).not.toBe('Harbour');
  await undo(done.id);
  expect((await world.read(others[0] ?? '')).category).not.toBe('Harbour');
});

test('only what can be printed is put on sale; the rest is told by its reason', async () => {
  const bare = await world.add();
  const drawn = await world.add();
  await world.draw(drawn, wordOn('mug'));
  const ids = [bare.product_id, drawn.product_id];
  const done = await act({ change: { kind: 'status', status: 'active' }, ids });
  expect(done).toMatchObject({ done: 1, refused: [{ code: 'no_design', count: 1, ids: [bare.product_id] }] });
  expect((await world.read(drawn.product_id)).status).toBe('active');
  await undo(done.id);
  expect((await world.read(drawn.product_id)).status).toBe('draft');
});

test('the VAT flag is set, and a price beyond what a product may cost is refused', async () => {
  const [one = ''] = await mugs(1, { price: '90000.00' });
  const before = (await world.read(one)).store_default_vat;
  const done = await act({ change: { kind: 'vat', store_default_vat: before === 1 ? 0 : 1 }, ids: [one] });
  expect((await world.read(one)).store_default_vat).not.toBe(before);
  await undo(done.id);
  expect((await world.read(one)).store_default_vat).toBe(before);
  const raised = await act({ change: { kind: 'raise', percent: 50 }, ids: [one] });
  expect(raised.refused).toEqual([{ code: 'too_large', count: 1, ids: [one] }]);
  expect(await prices([one])).toEqual(['90000.00']);
});

test('products are deleted and restored; only who may delete may', async () => {
  const ids = await mugs(2);
  expect((await send({ change: { kind: 'delete' }, ids }, SERVICE)).status).toBe(403);
  const done = await act({ change: { kind: 'delete' }, ids });
  expect(done).toMatchObject({ done: 2, refused: [] });
  expect((await world.get(`/api/ten_fjord/events/fjord-fern/products/${ids[0]}`, ADMIN)).status).toBe(404);
  expect(await undo(done.id)).toMatchObject({ done: 2, refused: [] });
  expect(await prices(ids)).toEqual(['9.50', '9.50']);
});

test('what staff have locked stays as it is, and a person who has lost the right changes nothing', async () => {
  const [one = '', two = ''] = await mugs(2);
  await world.sql('update products set locked = true where id = $1', [one]);
  const change = { kind: 'price', store_selling_price: '13.00' };
  expect(await act({ change, ids: [one, two] })).toMatchObject({
    done: 1,
    refused: [{ code: 'product_locked', count: 1, ids: [one] }],
  });
  expect(await act({ change, ids: [one] }, SUPER)).toMatchObject({ done: 1 });
  const late = (await send({ change: { ...change, store_selling_price: '14.00' }, ids: [two] }, MANAGER)).json
    .data as unknown as CatalogueAct;
  await world.asOwner(`update users set role = 'customer_service' where email = '${MANAGER}'`);
  await work(late.id);
  await world.asOwner(`update users set role = 'account_manager' where email = '${MANAGER}'`);
  expect(await read(late.id)).toMatchObject({ status: 'failed', problem: 'not_allowed', done: 0 });
  expect(await prices([two])).toEqual(['13.00']);
});

test.each([
  [{ kind: 'price', store_selling_price: '-1.00' }],
  [{ kind: 'price', store_selling_price: '1.005' }],
  [{ kind: 'raise', percent: -91 }],
  [{ kind: 'raise', percent: 0.005 }],
  [{ kind: 'status', status: 'sold' }],
])('refuses %j', async (change) => {
  expect((await send({ change, ids: ['ff-mug'] })).status).toBe(422);
});

test('takes no other event’s product, and is nobody else’s', async () => {
  const change = { kind: 'vat', store_default_vat: 1 };
  expect((await send({ change, ids: ['lu-summit-hoodie'] })).status).toBe(404);
  expect((await send({ change, ids: ['ff-mug'] }, STRANGER)).status).toBe(404);
  const done = await act({ change, ids: ['ff-mug'] });
  expect((await world.get(`${ACTS}/${done.id}`, STRANGER)).status).toBe(404);
  const elsewhere = ACTS.replace('fjord-fern/', 'fjord-fern-summer/');
  expect((await world.get(`${elsewhere}/${done.id}`, ADMIN)).status).toBe(404);
  expect((await world.post(`${elsewhere}/${done.id}/undo`, {}, ADMIN)).status).toBe(404);
});

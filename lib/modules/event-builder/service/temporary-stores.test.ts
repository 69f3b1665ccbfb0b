/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { temporaryStoreExample } from '@/lib/modules/event-builder/contract/temporary-store';
import { takeTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { placeLogo } from '@/lib/modules/event-builder/rules/place-logo';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import {
  makeTemporaryStoreHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
} from '@/lib/modules/event-builder/api/temporary-stores';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { withinOneWindow } from '@/scripts/test/limit-window';
import { clearTemporaryStores } from './clear-temporary-stores';
import { findKeptStore } from './read-temporary-store';
import { unusedSince } from './store-life';
import { storeToken } from './store-token';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
const MAKE = '/api/temporary-stores';
const LOGO = { id: 'fil_0123456789abcdefghjk', widthPx: 1200, heightPx: 700 };

let world: DemoWorld;
let resetClock = () => {};
beforeAll(async () => {
  world = await startDemoWorld([
    makeTemporaryStoreHandler,
    readTemporaryStoreHandler,
    saveTemporaryStoreHandler,
  ]);
});
afterAll(() => world.close());
afterEach(() => resetClock());

const named = (name: string): TemporaryStore => ({
  ...temporaryStoreExample,
  page: { ...temporaryStoreExample.page, name },
});
const at = (token: string) => `${MAKE}/${token}`;

async function made(store: TemporaryStore = temporaryStoreExample): Promise<KeptStore> {
  const { status, json } = await world.post(MAKE, { store });
  expect(status).toBe(200);
  return json.data as unknown as KeptStore;
}

const later = (days: number) => {
  const now = Date.now() + days * DAY_MS;
  resetClock = setClock(() => new Date(now));
};

/** Adds a picture to a store, in the state the worker leaves it in. */
async function addPicture(storeId: string): Promise<void> {
  await world.asOwner(
    `insert into temporary_uploads (store_id, id, token_hash, name, bytes, state, file_id, content_type, file_bytes,
       sha256, width_px, height_px, colour_mode)
     values ('${storeId}', '${newId('upload')}', decode(md5(random()::text), 'hex'), 'logo.png', 10, 'ready',
       '${LOGO.id}', 'image/png', 10, '\\x00', ${LOGO.widthPx}, ${LOGO.heightPx}, 'srgb')`,
  );
}

function withLogo(): TemporaryStore {
  const design = designToWire('tee', placeLogo('tee', {}, LOGO, 'front'));
  const products = temporaryStoreExample.products.map((product) => ({ ...product, design }));
  return { ...temporaryStoreExample, img_id: LOGO.id, products } as TemporaryStore;
}

describe('a store without an account (S3.5-4)', () => {
  test('is made, read and saved by who holds its token', async () => {
    const kept = await made();
    expect(kept).toMatchObject({ version: 1, store: temporaryStoreExample, pictures: [] });
    const saved = await world.post(at(kept.token), { store: named('Second'), version: 1 });
    expect(saved.json.data).toMatchObject({ version: 2, token: kept.token });
    const read = await world.ask(at(kept.token), { method: 'GET' });
    expect(read.json.data).toMatchObject({ version: 2, store: named('Second') });
  });

  test('a save over a version that is no longer the latest is told so, and changes nothing', async () => {
    const { token } = await made();
    await world.post(at(token), { store: named('Mine'), version: 1 });
    const late = await world.post(at(token), { store: named('Theirs'), version: 1 });
    expect([late.status, late.json.code, late.json.data]).toEqual([409, 'conflict', { version: 2 }]);
    expect((await findKeptStore(token))?.store.page.name).toBe('Mine');
  });

  test('of two saves at once one is told', async () => {
    const { token } = await made();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => world.post(at(token), { store: named(name), version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the same save again, whose answer was lost, is no conflict', async () => {
    const { token } = await made();
    const save = () => world.post(at(token), { store: named('Once'), version: 1 });
    expect([(await save()).status, (await save()).status]).toEqual([200, 200]);
    expect((await findKeptStore(token))?.version).toBe(2);
  });

  test('a forged token, another’s signature, and one that is gone are the same 404', async () => {
    const { id, token } = await made();
    const other = storeToken(newId('temporaryStore'));
    const forged = [
      other,
      other.slice(0, 43) + token.slice(43),
      `${token.slice(0, -1)}A`,
      'x'.repeat(80),
      Buffer.from(id).toString('base64url').padEnd(70, 'A'),
    ];
    for (const wrong of forged) {
      const read = await world.ask(at(wrong), { method: 'GET' });
      const save = await world.post(at(wrong), { store: temporaryStoreExample, version: 1 });
      expect([wrong, read.status, save.status]).toEqual([wrong, 404, 404]);
    }
  });
});

describe('what is not there is refused at its field, and nothing is stored', () => {
  const refused = async (store: unknown) => {
    const { status, json } = await world.post(MAKE, { store });
    return [status, Object.keys(json.codes ?? {})];
  };
  const tee = temporaryStoreExample.products[0];

  test.each([
    ['a colour it is not made in', { colours: ['tee-beige'] }, 'store.products.0.colours.0'],
    ['a blank there is not', { blank: 'gown' }, 'store.products.0.blank'],
    ['a price of another form', { price: '18' }, 'store.products.0.price'],
    ['no name', { name: ' ' }, 'store.products.0.name'],
    ['an unknown key', { tenant_id: 'ten_fjord' }, 'store.products.0.tenant_id'],
  ])('%s', async (_, change, path) => {
    const products = [{ ...tee, ...change }];
    expect(await refused({ ...temporaryStoreExample, products })).toEqual([422, [path]]);
  });

  test.each([
    ['a font outside the library', { theme: { ...temporaryStoreExample.theme, font_set: 'comic' } }],
    ['script for a colour', { theme: { ...temporaryStoreExample.theme, primary: 'red;}</style>' } }],
    ['a region there is not', { region: 'MARS' }],
    ['a hundred products', { products: Array.from({ length: 100 }, () => tee) }],
  ])('%s', async (_, change) => {
    expect((await refused({ ...temporaryStoreExample, ...change }))[0]).toBe(422);
  });

  test('another store’s picture, as a logo and in a design; its own is taken', async () => {
    const [one, two] = [await made(), await made()];
    await addPicture(one.id);
    const theirs = await world.post(at(two.token), { store: withLogo(), version: 1 });
    expect([theirs.status, Object.keys(theirs.json.codes ?? {}).sort()]).toEqual([
      422,
      ['store.img_id', 'store.products.0.design.front.images.0.src'],
    ]);
    const own = await world.post(at(one.token), { store: withLogo(), version: 1 });
    expect(own.status).toBe(200);
    expect(own.json.data['pictures']).toMatchObject([
      { id: LOGO.id, width_px: 1200, content_type: 'image/png' },
    ]);
  });

  test('a print area that is not the blank’s', async () => {
    const { token } = await made();
    const store = structuredClone(withLogo());
    const front = store.products[0]?.design?.front;
    if (front) front.items.mm.width += 1;
    const answer = await world.post(at(token), { store, version: 1 });
    expect(Object.keys(answer.json.codes ?? {})).toContain('store.products.0.design.front.items.mm');
  });
});

describe('how long it lives, and for whom', () => {
  test('30 days after it was last opened it is gone, and cleared away; one that is opened goes on', async () => {
    const [left, used] = [await made(), await made()];
    later(20);
    expect(await findKeptStore(used.token)).not.toBeNull();
    later(31);
    expect(await findKeptStore(left.token)).toBeNull();
    expect(await findKeptStore(used.token)).not.toBeNull();
    expect(await clearTemporaryStores()).toBeGreaterThan(0);
    const rows = await world.asOwner<{ id: string }>(
      `select id from temporary_stores where id in ('${left.id}', '${used.id}')`,
    );
    expect(rows).toEqual([{ id: used.id }]);
  });

  test('who takes it first has it, and it is gone for everybody else', async () => {
    const { id, token } = await made();
    const take = () => withDirectory((tx) => takeTemporaryStore(tx, { id, since: unusedSince() }));
    const taken = await Promise.all([take(), take()]);
    expect(taken.filter((row) => row !== null)).toHaveLength(1);
    expect(await findKeptStore(token)).toBeNull();
    const save = await world.post(at(token), { store: temporaryStoreExample, version: 1 });
    expect(save.status).toBe(404);
  });

  test('one address makes so many an hour and no more', () =>
    withinOneWindow(async () => {
      const visitor = { 'x-merchloom-peer': '203.0.113.77', 'content-type': 'application/json' };
      const body = JSON.stringify({ store: temporaryStoreExample });
      const ask = () => world.ask(MAKE, { method: 'POST', headers: visitor, body });
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) statuses.push((await ask()).status);
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
    }));
});

/** @jest-environment node */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { now } from '@/lib/kernel/clock';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { moveAsset } from '@/lib/modules/event-builder/contract/move-asset';
import { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import {
  temporaryStoreExample,
  type TemporaryStore,
} from '@/lib/modules/event-builder/contract/temporary-store';
import { addTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { fileStore } from '@/lib/files/store';
import { storeToken } from './store-token';
import { pictureKey, screenKey } from '@/lib/modules/uploads/service/file-names';
import { moveAssetHandler } from '@/lib/modules/event-builder/api/move-asset';
import { createEventHandler } from '@/lib/modules/event-builder/api/create-event';
import { readConfigurationHandler } from '@/lib/modules/storefront/api/read-configuration';
import { readFileHandler } from '@/lib/modules/uploads/api/read-file';
import { readPreviewHandler } from '@/lib/modules/storefront/api/preview';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(90_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const CREATE = '/api/ten_fjord/events/create';
const MOVE = '/api/ten_fjord/assets/move';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[createEventHandler, moveAssetHandler, readConfigurationHandler, readFileHandler, readPreviewHandler],
  ]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

const FIRST_STORE: TemporaryStore = { ...temporaryStoreExample, products: [] };
const { img_id: _, ...parts } = FIRST_STORE;
const input = (name: string, change: object = {}) => ({
  ...parts,
  image_id: null,
  page: { name, heading: '', subheading: '' },
  ...change,
});
const slugOf = (answer: DemoAnswer) => (answer.json.data as { slug?: string }).slug ?? '';
const event = async (slug: string) =>
  (await world.sql<Record<string, unknown>>('select * from events where slug = $1', [slug]))[0] ?? {};

let stores = 0;
async function kept(change: Partial<TemporaryStore> = {}) {
  stores += 1;
  const id = `tst_${String(stores).padStart(20, '0')}`;
  const store = { ...FIRST_STORE, page: { name: `Kept ${stores}`, heading: '', subheading: '' }, ...change };
  await withDirectory((tx) => addTemporaryStore(tx, { id, store, at: now() }));
  return { id, token: storeToken(id), store };
}

/** Uploads a picture for a temporary store, in the state the worker leaves it in. */
async function putUp(storeId: string): Promise<string> {
  const fileId = `fil_${storeId.slice(4)}`;
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b5532a' } })
    .png()
    .toBuffer();
  const scope = { kind: 'temporary', storeId } as const;
  await fileStore().put(pictureKey(scope, fileId, 'image/png'), bytes);
  await fileStore().put(screenKey({ kind: 'temporary' }, fileId), bytes);
  const sha = createHash('sha256').update(bytes).digest('hex');
  await world.asOwner(`insert into temporary_uploads (store_id, id, token_hash, name, bytes, state, file_id, content_type,
    file_bytes, sha256, width_px, height_px, colour_mode) values ('${storeId}', 'upl_${storeId.slice(4)}', '\\x${sha}${storeId.slice(-2)}',
    'logo.png', ${bytes.length}, 'ready', '${fileId}', 'image/png', ${bytes.length}, '\\x${sha}', 1200, 900, 'srgb')`);
  return fileId;
}

function tee(text: string, image?: string) {
  const scene = sceneOf(
    textOf(text, { id: 'word', fontSizeMm: 60, position: { x: 140, y: 120 }, fill: '#ffffff' }),
  );
  const layers = image
    ? [
        {
          type: 'image' as const,
          id: 'logo',
          src: image,
          location: 'file' as const,
          widthMm: 100,
          heightMm: 75,
          angle: 0,
          scale: 1,
          position: { x: 140, y: 220 },
          customisable: false,
        },
      ]
    : [];
  const front = { ...scene, area: printArea('tee', 'front'), layers: [...scene.layers, ...layers] };
  return {
    blank: 'tee' as const,
    name: 'Choir Tee',
    price: '18.00',
    colours: ['tee-black', 'tee-navy'],
    design: designToWire('tee', { front }) as TemporaryStore['products'][number]['design'],
  };
}

describe('an event of one’s own (S7 events/create)', () => {
  test('is a draft with the defaults of its type, region and company, its look and its audit row', async () => {
    const theme = { ...parts.theme, layout: 'compact' };
    const answer = await world.post(CREATE, input('Harbour Choir', { type: 'Promo', theme }), MANAGER);
    check(createEvent, answer);
    expect(answer.json.data).toEqual({ slug: 'harbour-choir' });
    expect(await event('harbour-choir')).toMatchObject({
      tenant_id: 'ten_fjord',
      name: 'Harbour Choir',
      type: 'Promo',
      status: 'Draft',
      currency: 'GBP',
      region: 'UK',
      vat_rate_bp: 2000,
      not_vat_registered: false,
      household_mode: 'per_household',
      edit_window_minutes: 60,
      countries: ['GB'],
      free_retail_shipping: true,
      claims_used: 0,
    });
    const { data } = (await world.get('/api/ten_fjord/store-admin/harbour-choir/configuration', ADMIN)).json;
    expect(data).toMatchObject({
      store_colour_set: { name: 'Moss', primary: '#1f4d3a' },
      store_page_content: { layout: 'compact', store_name: 'Harbour Choir', home_heading: 'Harbour Choir' },
    });
    const log = await world.sql("select actor_user_id from audit_log where action = 'event.created'");
    expect(log).toContainEqual({ actor_user_id: 'usr_fjord_manager' });
  });

  test('two of one name have two addresses, and none is a word of the platform’s or another’s', async () => {
    const slugs = [];
    for (const name of ['Reading Club', 'Reading Club', 'Dashboard', 'Lumen Crew']) {
      slugs.push(slugOf(await world.post(CREATE, input(name), ADMIN)));
    }
    expect(slugs).toEqual(['reading-club', 'reading-club-2', 'dashboard-store', 'lumen-crew-2']);
  });

  test('the same key is the same event', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-form-sent-twice' };
    const init = { method: 'POST', headers, body: JSON.stringify(input('Once Only')) };
    const answers = await Promise.all([world.ask(CREATE, init, ADMIN), world.ask(CREATE, init, ADMIN)]);
    answers.push(await world.ask(CREATE, init, ADMIN));
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200]));
    expect(await world.sql("select slug from events where name = 'Once Only'")).toEqual([
      { slug: 'once-only' },
    ]);
  });

  test.each([
    ['no name', input(''), 'page.name', 'required'],
    [
      'a colour no tee is made in',
      input('X1', { products: [{ ...tee('A'), colours: ['tee-gold'] }] }),
      'products.0.colours.0',
      'unknown',
    ],
    [
      'a picture that is nobody’s',
      input('X2', { products: [tee('A', 'fil_nobody')] }),
      'products.0.design.front.images.0.src',
      'unknown',
    ],
    ['a logo that is nobody’s', input('X3', { image_id: 'fil_nobody' }), 'image_id', 'unknown'],
    [
      '21 products',
      input('X4', { products: Array.from({ length: 21 }, () => tee('A')) }),
      'products',
      'too_many',
    ],
  ])('%s is refused at its field, and nothing is left', async (_name, body, field, code) => {
    const before = await world.sql('select count(*) from events');
    const slugs = await world.asOwner('select count(*) from slug_directory');
    const { status, json } = await world.post(CREATE, body, ADMIN);
    expect([status, json.codes?.[field]]).toEqual([422, [code]]);
    expect(await world.sql('select count(*) from events')).toEqual(before);
    expect(await world.asOwner('select count(*) from slug_directory')).toEqual(slugs);
  });

  test('not by customer service, nor by staff who have not opened the client (D43), not in another company, not sixty-one times an hour', async () => {
    expect((await world.post(CREATE, input('Y1'), 'service@fjord-fern.example')).status).toBe(403);
    expect((await world.post(CREATE, input('Y2'), LUMEN)).status).toBe(404);
    expect((await world.post(CREATE, input('Y3'))).status).toBe(401);
    const byStaff = await world.post(CREATE, input('By Staff'), STAFF);
    expect([byStaff.status, byStaff.json.code]).toEqual([403, 'client_not_opened']);
    expect((await world.post(CREATE, input('By a client'), ADMIN)).status).toBe(200);
    await world.asOwner("update rate_limits set hits = 60 where bucket like 'event-create%'");
    expect((await world.post(CREATE, input('Y4'), ADMIN)).status).toBe(429);
  });
});

describe('the move of a temporary store (S4-18)', () => {
  test('its logo, its designs’ pictures and its products come with it; what prints is on sale, the rest a draft', async () => {
    const { id, token, store } = await kept();
    const picture = await putUp(id);
    const move = () => world.post(MOVE, { img_id: picture, temporary_store: token }, ADMIN);
    const moved = await move();
    check(moveAsset, moved);
    expect((await move()).json).toEqual(moved.json);
    const logo = String(moved.json.data);
    const { img_id: __, ...own } = store;
    const plain = { ...tee('B'), name: 'Plain', design: null };
    const products = [tee('ALTO', picture), plain, { ...tee('SOLO'), colours: ['tee-white'] }];
    const body = { ...own, products, image_id: logo, temporary_store: token };
    const answer = await world.post(CREATE, body, ADMIN);
    check(createEvent, answer);
    const slug = slugOf(answer);
    const rows = await world.sql(
      `select p.name, p.status, ep.store_selling_price_minor as price, ep.position, (select count(*)::int from variants v
        where v.product_id = p.id) as variants from event_products ep join products p on p.id = ep.product_id
        join events e on e.id = ep.event_id where e.slug = $1 order by ep.position`,
      [slug],
    );
    expect(rows).toEqual([
      { name: 'Choir Tee', status: 'active', price: 1800, position: 0, variants: 14 },
      { name: 'Plain', status: 'draft', price: 1800, position: 1, variants: 14 },
      { name: 'Choir Tee', status: 'draft', price: 1800, position: 2, variants: 7 },
    ]);
    expect((await world.get(`/api/ten_fjord/files/${logo}`)).status).toBe(200);
    const files = await world.sql('select kind, width_px from files where id = $1', [picture]);
    expect(files).toEqual([{ kind: 'artwork', width_px: 1200 }]);
    const log = await world.sql<{ action: string; n: number }>(
      `select action, count(*)::int as n from audit_log where at > now() - interval '1 minute'
        and (data ->> 'temporary_store' = $1 or subject_id = (select id from events where slug = $2)) group by 1 order by 1`,
      [id, slug],
    );
    expect(log).toEqual([
      { action: 'event.created', n: 1 },
      // Its logo, and the picture of its designs.
      { action: 'event_file.added', n: 2 },
      { action: 'event_product.added', n: 3 },
      { action: 'file.added', n: 1 },
      { action: 'temporary_store.moved', n: 1 },
    ]);
    expect((await world.get(`/api/storefront/${slug}/preview`, ADMIN)).status).toBe(200);
  });

  test('two at once, and once more, make one event, and each is told which', async () => {
    const { token, store } = await kept();
    const { img_id: __, ...own } = store;
    const body = { ...own, image_id: null, temporary_store: token };
    const post = () => world.post(CREATE, body, ADMIN);
    const answers = [...(await Promise.all([post(), post()])), await post()];
    const slugs = new Set(answers.map(slugOf));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(slugs.size).toBe(1);
    expect(await world.sql('select slug from events where name = $1', [store.page.name])).toHaveLength(1);
  });

  test('nobody’s but the holder’s: a forged token, a store that is another’s by now, and staff with a client’s', async () => {
    const { id, token, store } = await kept();
    const picture = await putUp(id);
    const { img_id: __, ...own } = store;
    const body = { ...own, image_id: null, temporary_store: token };
    const forged = storeToken('tst_00000000000000000999').replace(/^./, (first) =>
      first === 'A' ? 'B' : 'A',
    );
    expect((await world.post(CREATE, { ...body, temporary_store: forged }, ADMIN)).status).toBe(404);
    expect((await world.post(CREATE, body, STAFF)).status).toBe(403);
    const other = await kept();
    const theirs = { img_id: picture, temporary_store: other.token };
    expect((await world.post(MOVE, theirs, ADMIN)).status).toBe(404);
    expect((await world.post(MOVE, { ...theirs, img_id: 'fil_nobody' }, ADMIN)).status).toBe(404);
    expect((await world.post('/api/ten_lumen/events/create', body, LUMEN)).status).toBe(200);
    expect((await world.post(CREATE, body, ADMIN)).status).toBe(404);
    expect((await world.post(MOVE, { img_id: picture, temporary_store: token }, ADMIN)).status).toBe(404);
  });

  test('a logo of another company is no logo here', async () => {
    const { id, token } = await kept();
    const picture = await putUp(id);
    const moved = await world.post(
      '/api/ten_lumen/assets/move',
      { img_id: picture, temporary_store: token },
      LUMEN,
    );
    const { status, json } = await world.post(CREATE, input('Z', { image_id: moved.json.data }), ADMIN);
    expect([status, json.codes]).toEqual([422, { image_id: ['unknown'] }]);
  });

  test('a store without a name bears the company’s', async () => {
    const { token, store } = await kept({ page: { name: '', heading: '', subheading: '' } });
    const { img_id: __, ...own } = store;
    const answer = await world.post(CREATE, { ...own, image_id: null, temporary_store: token }, ADMIN);
    expect(slugOf(answer)).toBe('fjord-and-fern-coffee');
  });
});

test('staff make an event for the client that they have open, in its log on its behalf, and for no other (D43-13)', async () => {
  await openFor(world, STAFF, 'ten_fjord');
  const made = await world.post(CREATE, input('Made for them'), STAFF);
  check(createEvent, made);
  const rows = await world.sql(
    "select on_behalf_of from audit_log where action = 'event.created' and on_behalf_of is not null",
  );
  expect(rows).toEqual([{ on_behalf_of: 'ten_fjord' }]);
  const other = await world.post('/api/ten_lumen/events/create', input('Of another'), STAFF);
  expect([other.status, other.json.code]).toEqual([403, 'client_not_opened']);
});

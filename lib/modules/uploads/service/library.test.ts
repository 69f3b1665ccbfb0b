/** @jest-environment node */
import sharp from 'sharp';
import { setClock } from '@/lib/kernel/clock';
import * as library from '@/lib/modules/uploads/api/library';
import { deleteFile, renameFile, replaceFile, restoreFile } from '@/lib/modules/uploads/contract/change-file';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { listFiles, readLibraryFile, type FileDetail } from '@/lib/modules/uploads/contract/list-files';
import { check } from '@/scripts/test/demo-world';
import { flat } from '@/scripts/test/hostile-pictures';
import { startUploadWorld, type UploadWorld } from '@/scripts/test/upload-world';
import { clearUploads } from './clear-uploads';
import { restoreFile as restoreByService } from './delete-file';
import { purgeFiles } from './purge-files';

jest.setTimeout(120_000);

const FILES = '/api/ten_fjord/files';
const STORE = '/api/ten_fjord/fjord-fern/uploads';
const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const SUPER = 'super@merchloom.example';
const DAY_MS = 86_400_000;

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld(Object.values(library));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner('delete from rate_limits');
  await world.sql('delete from uploads');
});

const png = (width = 1200, height = 900) => flat(width, height).png().toBuffer();

/** Without a person it is a shopper's. */
async function added(bytes: Buffer, person: string | null = ADMIN): Promise<string> {
  const { picture } = await world.upload(STORE, bytes, person ?? undefined);
  if (!picture) throw new Error('no picture was made');
  return picture.id;
}

async function list(query = '', person = ADMIN): Promise<LibraryFile[]> {
  const answer = await world.get(`${FILES}?limit=100&${query}`, person);
  check(listFiles, answer);
  return (answer.json.data as unknown as { files: LibraryFile[] }).files;
}
const idsOf = (files: readonly LibraryFile[]) => files.map(({ id }) => id);

async function detail(id: string): Promise<FileDetail> {
  const answer = await world.get(`${FILES}/${id}/uses`, ADMIN);
  check(readLibraryFile, answer);
  return answer.json.data as unknown as FileDetail;
}
async function file(id: string): Promise<LibraryFile> {
  return (await detail(id)).file;
}
const act = (id: string, verb: string, body: object = {}, person = ADMIN) =>
  world.post(`${FILES}/${id}/${verb}`, body, person);

/** A draft mug of the store that shows a picture, printed 60 mm wide. */
async function mugWith(id: string, status = 'draft'): Promise<string> {
  const product = `prd_with_${id.slice(-8)}`;
  const scene = {
    version: 1,
    side: 'front',
    area: { xMm: 0, yMm: 0, widthMm: 200, heightMm: 80 },
    layers: [
      { type: 'image', id: 'logo', src: id, location: 'file', customisable: false, angle: 0, scale: 1,
        position: { x: 60, y: 40 }, widthMm: 60, heightMm: 45, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } },
    ],
  }; // prettier-ignore
  await world.sql(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'name', 'A mug',
       'status', $3::text, 'scene_front', $2::jsonb, 'scene_back', null))).*
     from products p where p.tenant_id = 'ten_fjord' and p.id = 'ff-mug'`,
    [product, JSON.stringify(scene), status],
  );
  await world.sql(
    `insert into event_products select (jsonb_populate_record(ep, jsonb_build_object('id', 'evp_' || $1::text,
       'product_id', $1::text))).* from event_products ep
     where ep.tenant_id = 'ten_fjord' and ep.product_id = 'ff-mug' and ep.event_id = 'evt_fjord_fern'`,
    [product],
  );
  return product;
}

const layersOf = async (product: string) =>
  (
    await world.sql<{ layers: { src: string; crop?: object }[]; at: Date }>(
      "select scene_front -> 'layers' as layers, updated_at as at from products where id = $1",
      [product],
    )
  )[0];

const actions = (id: string) =>
  world
    .sql<{ action: string }>(
      `select action from audit_log where subject_id = $1 or data ->> 'file' = $1 order by at, id`,
      [id],
    )
    .then((rows) => rows.map(({ action }) => action).toSorted());

describe('the library (S3.4-63)', () => {
  test('has what the client’s people added, with facts, and nothing that a shopper sent', async () => {
    const [own, sent] = [await added(await png()), await added(await png(700, 500), null)];
    const found = await list();
    expect(idsOf(found)).toContain(own);
    expect(idsOf(found)).not.toContain(sent);
    expect(found[0]).toMatchObject({
      id: own,
      name: 'a picture.png',
      kind: 'artwork',
      content_type: 'image/png',
      width_px: 1200,
      height_px: 900,
      url: `/api/ten_fjord/files/${own}?size=screen`,
      added_by: expect.any(String),
      event: { slug: 'fjord-fern' },
      uses: 0,
      restorable_until: null,
    });
    expect((await world.get(`${FILES}/${sent}/uses`, ADMIN)).status).toBe(404);
    expect(await actions(own)).toEqual(['event_file.added', 'file.added']);
  });

  test('is narrowed by name, kind, use and store, and sorted by size', async () => {
    const [small, large] = [await added(await png(40, 30)), await added(await noise())];
    await act(large, 'rename', { name: '100 % Noise', updated_at: (await file(large)).updated_at });
    await mugWith(small);
    expect(idsOf(await list(`search=${encodeURIComponent('% noi')}`))).toEqual([large]);
    expect(idsOf(await list('use=used'))).toEqual([small]);
    expect(idsOf(await list('use=unused'))).not.toContain(small);
    expect(await list('kind=logo')).toEqual([]);
    expect(idsOf(await list('event=fjord-fern'))).toContain(small);
    expect(await list('event=fjord-fern-summer')).toEqual([]);
    expect((await list('sort=-bytes'))[0]?.id).toBe(large);
  });

  test('keeps an unused picture of the client, where one of a shopper goes after a week', async () => {
    const [own, sent] = [await added(await png()), await added(await png(60, 50), null)];
    const restore = setClock(() => new Date(Date.now() + 9 * DAY_MS));
    try {
      await clearUploads();
    } finally {
      restore();
    }
    const left = await world.sql<{ id: string }>('select id from files where id = any($1)', [[own, sent]]);
    expect(left).toEqual([{ id: own }]);
  });

  test('is another tenant’s no more than any other thing: 404; service and staff only read it', async () => {
    const id = await added(await png());
    const seen = { updated_at: (await file(id)).updated_at };
    expect((await world.get(`${FILES}/${id}/uses`, LUMEN)).status).toBe(404);
    expect((await world.get(`/api/ten_lumen/files/${id}/uses`, LUMEN)).status).toBe(404);
    for (const person of [SERVICE, SUPER]) {
      expect(idsOf(await list('', person))).toContain(id);
      for (const [verb, body] of Object.entries({
        rename: { name: 'Mine', ...seen },
        replace: { picture: id, ...seen },
        delete: {},
        restore: {},
      })) {
        expect([person, verb, (await act(id, verb, body, person)).status]).toEqual([person, verb, 403]);
      }
    }
    expect((await act(id, 'delete', {}, MANAGER)).status).toBe(403);
  });
});

async function noise(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#888' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();
}

describe('a new name', () => {
  test('is kept, found and told; the same twice changes nothing, and somebody else’s change is seen', async () => {
    const id = await added(await png());
    const before = await file(id);
    const body = { name: 'Zebra logo', updated_at: before.updated_at };
    const answer = await act(id, 'rename', body);
    check(renameFile, answer);
    expect((await act(id, 'rename', body)).status).toBe(200);
    expect((await act(id, 'rename', { ...body, name: 'Another' })).json.code).toBe('conflict');
    const terms = await world.sql("select term from search_terms where kind = 'file' and subject_id = $1", [
      id,
    ]);
    expect(terms).toEqual(expect.arrayContaining([{ term: 'zebra logo' }, { term: 'logo' }]));
    expect((await actions(id)).filter((action) => action === 'file.renamed')).toHaveLength(1);
    expect((await act(id, 'rename', { ...body, name: ' ' })).json.codes).toEqual({ name: ['required'] });
  });
});

describe('deleting (D45-26)', () => {
  test('is refused where a product shows it, and says where', async () => {
    const id = await added(await png());
    const product = await mugWith(id);
    const answer = await act(id, 'delete');
    expect([answer.status, answer.json.code]).toEqual([409, 'file_in_use']);
    expect(answer.json.data).toMatchObject({
      uses: [{ place: 'product', name: 'A mug', product_id: product, slug: 'fjord-fern' }],
    });
    expect((await detail(id)).uses).toHaveLength(1);
    await world.sql('update products set scene_front = null where id = $1', [product]);
    expect((await detail(id)).uses).toEqual([]);
  });

  test('is undone within 30 days, then the bytes go; audited with the closed types', async () => {
    const id = await added(await png());
    const deleted = await act(id, 'delete');
    check(deleteFile, deleted);
    expect((await act(id, 'delete')).status).toBe(200);
    expect(idsOf(await list())).not.toContain(id);
    expect(idsOf(await list('use=deleted'))).toContain(id);
    const restored = await act(id, 'restore');
    check(restoreFile, restored);
    expect(idsOf(await list())).toContain(id);
    await act(id, 'delete');
    const restore = setClock(() => new Date(Date.now() + 31 * DAY_MS));
    try {
      await expect(restoreByService({ tenantId: 'ten_fjord', actor: 'client' }, id)).rejects.toMatchObject({
        code: 'not_found',
      });
      expect(await purgeFiles()).toBe(1);
    } finally {
      restore();
    }
    expect(await world.sql('select id from files where id = $1', [id])).toEqual([]);
    expect(await actions(id)).toEqual([
      ...['event_file.added', 'event_file.deleted', 'event_file.deleted', 'file.added', 'file.deleted'],
      ...['file.deleted', 'file.restored'],
    ]);
  });

  test('a picture that an order names stays stored when its 30 days are over', async () => {
    const id = await added(await png());
    await world.sql(
      `update order_lines set scene_front = jsonb_build_object('layers', jsonb_build_array(jsonb_build_object('src', $1::text)))
       where id = (select id from order_lines where tenant_id = 'ten_fjord' order by id limit 1)`,
      [id],
    );
    await act(id, 'delete');
    const restore = setClock(() => new Date(Date.now() + 31 * DAY_MS));
    try {
      expect(await purgeFiles()).toBe(0);
    } finally {
      restore();
    }
    expect(await world.sql('select in_library, deleted_at from files where id = $1', [id])).toEqual([
      { in_library: false, deleted_at: null },
    ]);
  });

  test('a deleted picture that a design shows again is back in the library', async () => {
    const id = await added(await png());
    await act(id, 'delete');
    await mugWith(id);
    expect((await file(id)).restorable_until).toBeNull();
  });
});

describe('replacing (S3.4-65)', () => {
  const seenOf = async (id: string) => ({ updated_at: (await file(id)).updated_at });

  test('changes designs and looks, purges their stores, keeps the order’s own, and can be taken back', async () => {
    const [before, after] = [await added(await png()), await added(await png(1600, 800))];
    await act(before, 'rename', { name: 'Our logo', ...(await seenOf(before)) });
    const product = await mugWith(before);
    const line = await soldWith(before);
    await world.sql(
      `update store_configurations set content = jsonb_set(content, '{customLogo,url}', to_jsonb($1::text))
       where event_id = 'evt_fjord_fern'`,
      [`/api/ten_fjord/files/${before}`],
    );
    const answer = await act(before, 'replace', { picture: after, ...(await seenOf(before)) });
    check(replaceFile, answer);
    expect(answer.json.data).toMatchObject({ id: after, name: 'Our logo', uses: 2 });
    expect((await layersOf(product))?.layers).toEqual([
      expect.not.objectContaining({ crop: expect.anything() }),
    ]);
    expect((await layersOf(product))?.layers[0]?.src).toBe(after);
    const logo = `select content -> 'customLogo' ->> 'url' as url from store_configurations where event_id = 'evt_fjord_fern'`;
    expect(await world.sql(logo)).toEqual([{ url: `/api/ten_fjord/files/${after}?size=screen` }]);
    expect(await world.sql('select scene_front::text like $2 as own from order_lines where id = $1', [line, `%${before}%`])).toEqual([{ own: true }]); // prettier-ignore
    // The version before keeps the picture that it had.
    expect((await detail(before)).uses).toEqual([expect.objectContaining({ place: 'version', versions: 1 })]);
    const purges = await world.asOwner(
      `select 1 from graphile_worker._private_jobs j where j.payload::text like '%fjord-fern%'`,
    );
    expect(purges.length).toBeGreaterThan(0);

    const back = await act(after, 'replace', { picture: before, ...(await seenOf(after)) });
    expect(back.status).toBe(200);
    expect((await layersOf(product))?.layers[0]?.src).toBe(before);
    expect(await file(before)).toMatchObject({ name: 'Our logo', restorable_until: null });
  });

  test('is refused for a picture too small to print on what is on sale, and nothing changes', async () => {
    const [before, tiny] = [await added(await png()), await added(await png(40, 30))];
    const product = await mugWith(before, 'active');
    const answer = await act(before, 'replace', { picture: tiny, ...(await seenOf(before)) });
    expect([answer.status, answer.json.codes]).toEqual([422, { picture: ['picture_too_small'] }]);
    expect(answer.json.data).toMatchObject({ issue: { product: { name: 'A mug' } } });
    expect((await layersOf(product))?.layers[0]?.src).toBe(before);
  });

  test('by an older picture, whose size isn’t kept, measures it first', async () => {
    const [before, older] = [await added(await png()), await added(await png())];
    const product = await mugWith(before, 'active');
    await world.sql('update files set width_px = null, height_px = null, colour_mode = null where id = $1', [
      older,
    ]);
    const answer = await act(before, 'replace', { picture: older, ...(await seenOf(before)) });
    expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
    expect((await layersOf(product))?.layers[0]?.src).toBe(older);
  });

  test('is refused for what staff have locked, another’s picture, a shopper’s, itself, and after another change', async () => {
    const [id, other] = [await added(await png()), await added(await png())];
    const sent = await added(await png(), null);
    const seen = await seenOf(id);
    for (const picture of [sent, 'fil_nobody', id]) {
      expect([picture, (await act(id, 'replace', { picture, ...seen })).status]).toEqual([picture, 422]);
    }
    const product = await mugWith(id);
    await world.sql("update products set locked = true, lock_reason = 'A claim' where id = $1", [product]);
    const locked = await act(id, 'replace', { picture: other, ...seen });
    expect([locked.json.code, locked.json.data]).toEqual(['product_locked', { reason: 'A claim' }]);
    await world.sql('update products set locked = false, lock_reason = null where id = $1', [product]);
    const stale = await act(id, 'replace', { picture: other, updated_at: '2026-01-01T00:00:00.000Z' });
    expect(stale.json.code).toBe('conflict');
  });

  async function soldWith(id: string): Promise<string> {
    const [line] = await world.sql<{ id: string }>(
      `update order_lines set scene_front = jsonb_build_object('layers', jsonb_build_array(jsonb_build_object('src', $1::text)))
       where id = (select id from order_lines where tenant_id = 'ten_fjord' order by id desc limit 1) returning id`,
      [id],
    );
    return line?.id ?? '';
  }
});

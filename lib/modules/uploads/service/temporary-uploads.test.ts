/** @jest-environment node */
import {
  temporaryStoreExample,
  type TemporaryStore,
} from '@/lib/modules/event-builder/contract/temporary-store';
import { findTemporaryPictures } from '@/lib/modules/uploads/service/statements/pictures';
import { withDirectory } from '@/lib/db/with-directory';
import { fileStore } from '@/lib/files/store';
import { setClock } from '@/lib/kernel/clock';
import { takeTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { flat } from '@/scripts/test/hostile-pictures';
import { startUploadWorld, type UploadWorld } from '@/scripts/test/upload-world';
import { clearUploads } from './clear-uploads';
import { picturesOf } from './pictures-of';

jest.setTimeout(120_000);

let world: UploadWorld;
beforeAll(async () => {
  world = await startUploadWorld();
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

const picturesOfStore = async (storeId: string) => {
  const found = await withDirectory((tx) => findTemporaryPictures(tx, storeId));
  return found.map(({ id }) => id);
};
const logo = () => flat(200, 100, '#c81e1e').png().toBuffer();
const WEEK_AND_A_DAY = 8 * 86_400_000;

async function afterAWeek<T>(work: () => Promise<T>): Promise<T> {
  const at = new Date(Date.now() + WEEK_AND_A_DAY);
  const restore = setClock(() => at);
  try {
    return await work();
  } finally {
    restore();
  }
}

const wearing = (img_id: string): Partial<TemporaryStore> => ({ ...temporaryStoreExample, img_id });

describe('a visitor of the event builder', () => {
  test('sends a picture for a store that nobody owns, and it is served', async () => {
    const { id, base } = await world.builderStore();
    const { picture } = await world.upload(base, await logo());
    expect(picture).toMatchObject({ width_px: 200, height_px: 100 });
    expect(picture?.url).toBe(`/api/event-builder/files/${picture?.id}?size=screen`);
    const shown = await world.get(picture?.url ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await picturesOfStore(id)).toEqual([picture?.id]);
    expect(await world.sql('select 1 from files where id = $1', [picture?.id])).toEqual([]);
    expect((await world.get(`/api/ten_fjord/files/${picture?.id}`)).status).toBe(404);
  });

  test('a token opens its own store’s uploads only; a forged or forgotten one nothing', async () => {
    const [mine, theirs] = [await world.builderStore(), await world.builderStore()];
    const bytes = await logo();
    const { token } = await world.begun(mine.base, bytes);
    expect((await world.get(`${theirs.base}/${token}`)).status).toBe(404);
    expect((await world.put(theirs.base, token, 1, bytes)).status).toBe(404);
    const last = mine.base.endsWith('x') ? 'y' : 'x';
    expect((await world.begin(mine.base.slice(0, -1) + last, { bytes: 10 })).status).toBe(404);
    await withDirectory((tx) => takeTemporaryStore(tx, { id: mine.id, since: new Date(0) }));
    expect((await world.begin(mine.base, { bytes: 10 })).status).toBe(404);
  });

  test('its flat background goes; that of another store’s picture does not', async () => {
    const [mine, theirs] = [await world.builderStore(), await world.builderStore()];
    const bytes = await flat(60, 60, '#ffffff')
      .composite([{ input: await flat(20, 20, '#000000').png().toBuffer(), left: 20, top: 20 }])
      .png()
      .toBuffer();
    const { picture } = await world.upload(mine.base, bytes);
    expect((await world.post(`${theirs.base}/cut-out`, { picture: picture?.id })).status).toBe(404);
    const asked = await world.post(`${mine.base}/cut-out`, { picture: picture?.id });
    await world.work();
    const made = await world.read(mine.base, String(asked.json.data['token']));
    expect(made.state).toBe('ready');
    expect(await picturesOfStore(mine.id)).toHaveLength(2);
  });
});

describe('after a week', () => {
  const STORE = '/api/ten_fjord/fjord-fern/uploads';
  const kept = async (key: string) => (await fileStore().get(key)) !== null;

  test('pictures that nothing names go, with an audit row; those that designs and orders name stay', async () => {
    const [unused, designed, ordered] = [
      (await world.upload(STORE, await logo())).picture?.id ?? '',
      (await world.upload(STORE, await logo())).picture?.id ?? '',
      (await world.upload(STORE, await logo())).picture?.id ?? '',
    ];
    const layer = (src: string) => JSON.stringify({ layers: [{ type: 'image', src, location: 'file' }] });
    await world.sql(
      `update products set scene_back = $1 where tenant_id = 'ten_fjord' and id = 'ff-crew-tee'`,
      [layer(designed)],
    );
    await world.sql(
      `update order_lines set scene_front = $1 where tenant_id = 'ten_fjord'
       and id = (select min(id) from order_lines where tenant_id = 'ten_fjord')`,
      [layer(ordered)],
    );
    const { token: begun } = await world.begun(STORE, await logo());
    await world.put(STORE, begun, 1, await logo());
    const { id: begunId } = await world.read(STORE, begun);
    expect(await clearUploads()).toBe(0);
    expect(await afterAWeek(() => clearUploads())).toBeGreaterThanOrEqual(2);
    const left = Object.keys(await picturesOf('ten_fjord', [unused, designed, ordered])).sort();
    expect(left).toEqual([designed, ordered].sort());
    expect(await kept(`ten_fjord/${unused}.png`)).toBe(false);
    expect(await kept(`ten_fjord/${unused}-screen.webp`)).toBe(false);
    expect(await kept(`ten_fjord/${designed}.png`)).toBe(true);
    expect(await kept(`ten_fjord/${begunId}-1.part`)).toBe(false);
    expect((await world.get(`${STORE}/${begun}`)).status).toBe(404);
    const logged = await world.sql(
      `select action, actor from audit_log where (subject_id = $1 or data ->> 'file' = $1) and action like '%deleted'
       order by action`,
      [unused],
    );
    expect(logged).toEqual([
      { action: 'event_file.deleted', actor: 'system' },
      { action: 'file.deleted', actor: 'system' },
    ]);
    // No longer used: it is checked again a week after the last check.
    await world.sql(
      `update products set scene_back = null where tenant_id = 'ten_fjord' and id = 'ff-crew-tee'`,
    );
    await afterAWeek(() => clearUploads());
    expect(await kept(`ten_fjord/${designed}.png`)).toBe(true);
    await world.sql(`update uploads set checked_at = checked_at - interval '9 days'`);
    await afterAWeek(() => clearUploads());
    expect(await kept(`ten_fjord/${designed}.png`)).toBe(false);
    expect(await kept(`ten_fjord/${ordered}.png`)).toBe(true);
  });

  test('a temporary store keeps what it names as long as it is there', async () => {
    const { id, base } = await world.builderStore();
    const named = (await world.upload(base, await logo())).picture?.id ?? '';
    const loose = (await world.upload(base, await logo())).picture?.id ?? '';
    await world.asOwner(
      `update temporary_stores set store = '${JSON.stringify(wearing(named))}' where id = '${id}'`,
    );
    await afterAWeek(() => clearUploads());
    expect(await picturesOfStore(id)).toEqual([named]);
    expect(await kept(`temporary/${loose}.png`)).toBe(false);
    await withDirectory((tx) => takeTemporaryStore(tx, { id, since: new Date(0) }));
    await world.asOwner(`update temporary_uploads set checked_at = null where store_id = '${id}'`);
    await afterAWeek(() => clearUploads());
    expect(await kept(`temporary/${named}.png`)).toBe(false);
    expect(await picturesOfStore(id)).toEqual([]);
  });
});
